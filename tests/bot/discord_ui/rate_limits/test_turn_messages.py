"""Which turns are follow-ups at which load: from when to when, and at which tables."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle

import pytest

from bot.discord_ui.rate_limits.request_budget import LIMIT, WINDOW, RequestBudget
from bot.discord_ui.rate_limits.turn_messages import Mode, TurnMessages


class Play:
    """Tables with a rate of turns, and the requests that showing them costs."""

    def __init__(self, mode: Mode = Mode.AUTO) -> None:
        self.now = 1000.0
        self.budget = RequestBudget(LIMIT, clock=lambda: self.now)
        self.turns = TurnMessages(mode, self.budget, clock=lambda: self.now)
        self.scarce: list[bool] = []
        self.followed: set[str] = set()

    def go_on(self, a_second: int, tables: Callable[[int], str] | None = None, seconds: int = 40) -> float:
        """Play `a_second` turns in each of `seconds` seconds. Return the requests in the rate limit's window.

        Args:
            tables: the id of the table that plays each turn of a second; by default 400 tables in turn.
        """
        names = cycle(f"t{number}" for number in range(400))
        self.scarce, self.followed = [], set()
        for _ in range(seconds):
            for number in range(a_second):
                self._turn(next(names) if tables is None else tables(number))
            self.now += 1
            self.scarce.append(self.turns.scarce)
        return self.budget.load * LIMIT

    def _turn(self, table: str) -> None:
        follows = self.turns.follows_up(table)
        self.turns.showed(table, followed_up=follows)
        if follows:
            self.followed.add(table)
        else:
            self.budget._note("/api/v10/channels/1/messages", "200")


def test_below_four_fifths_of_the_limit_nothing_is_saved() -> None:
    play = Play()
    assert play.go_on(38) == 38
    assert set(play.scarce) == {False}
    assert not play.followed


def test_above_four_fifths_only_as_many_turns_as_needed_are_follow_ups() -> None:
    """The load counts saved requests too, so saving them does not end the saving."""
    play = Play()
    sent = play.go_on(48, seconds=60)
    first = play.scarce.index(True)
    assert first <= WINDOW
    assert all(play.scarce[first:])
    assert 0.5 * LIMIT < sent <= 0.6 * LIMIT + 1


def test_requests_stay_scarce_until_the_load_is_clearly_lower() -> None:
    play = Play()
    play.go_on(48, seconds=60)
    play.go_on(35, seconds=60)  # seven tenths would not make them scarce
    assert set(play.scarce) == {True}
    play.go_on(29, seconds=60)
    assert not play.scarce[-1]


def test_the_busiest_tables_turns_are_follow_ups_first() -> None:
    play = Play()
    numbers = cycle(range(300))

    def tables(number: int) -> str:
        return f"busy{number}" if number < 20 else f"quiet{next(numbers)}"

    play.go_on(48, tables, seconds=60)
    assert play.scarce[-1]
    assert play.followed
    assert {name for name in play.followed if name.startswith("quiet")} == set()


def test_two_hundred_turns_a_second_stay_below_the_limit() -> None:
    play = Play()
    assert play.go_on(200, seconds=60) <= 0.65 * LIMIT


@pytest.mark.parametrize(("mode", "follows"), [(Mode.CHANNEL, False), (Mode.FOLLOW_UP, True)])
def test_the_operators_mode_applies_at_any_load(mode: Mode, follows: bool) -> None:
    play = Play(mode)
    assert play.turns.follows_up("t1") is follows
    play.go_on(60)
    assert play.turns.follows_up("t1") is follows


@pytest.mark.parametrize(("mode", "may"), [(Mode.CHANNEL, False), (Mode.AUTO, True), (Mode.FOLLOW_UP, True)])
def test_follow_ups_are_looked_for_in_every_mode_that_may_have_sent_one(mode: Mode, may: bool) -> None:
    """A process that ended may have sent them at a higher load."""
    assert Play(mode).turns.ever_follow_up is may


def test_an_idle_table_is_forgotten() -> None:
    play = Play()
    play.go_on(5)
    play.now += 1000
    assert not play.turns.scarce
    assert play.turns._turns == {}
