"""How turns are shown at each load: what is saved, from when to when, and at which tables."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle

import pytest

from bot.discord_ui.rate_limits.request_budget import LIMIT, WINDOW, RequestBudget
from bot.discord_ui.rate_limits.turn_messages import Economy, Mode, TurnMessages


class Play:
    """Tables with a rate of turns, and the requests that showing them costs."""

    def __init__(self, mode: Mode = Mode.AUTO) -> None:
        self.now = 1000.0
        self.budget = RequestBudget(LIMIT, clock=lambda: self.now)
        self.turns = TurnMessages(mode, self.budget, clock=lambda: self.now)
        self.levels: list[Economy] = []
        self.followed: set[str] = set()

    def go_on(self, a_second: int, tables: Callable[[int], str] | None = None, seconds: int = 40) -> float:
        """Play `a_second` turns in each of `seconds` seconds. Return the requests in the rate limit's window.

        Args:
            tables: the id of the table that plays each turn of a second; by default 400 tables in turn.
        """
        names = cycle(f"t{number}" for number in range(400))
        self.levels, self.followed = [], set()
        for _ in range(seconds):
            for number in range(a_second):
                self._turn(next(names) if tables is None else tables(number))
            self.now += 1
            self.levels.append(self.turns.level)
        return self.budget.load * LIMIT

    def _turn(self, table: str) -> None:
        follows = self.turns.follows_up(table)
        self.turns.showed(table, followed_up=follows)
        if follows:
            self.followed.add(table)
            return
        self.budget._note("/api/v10/channels/1/messages", "200")
        if self.turns.tidy():
            self.budget._note("/api/v10/channels/1/messages/2", "204")
            self.turns.spent()
        else:
            self.turns.saved()


def test_below_half_of_the_limit_nothing_is_saved() -> None:
    play = Play()
    assert play.go_on(12) == 24
    assert set(play.levels) == {Economy.NOTHING}


def test_above_half_of_the_limit_cosmetic_requests_stop_and_stay_stopped() -> None:
    """Without cosmetic requests the load falls below half. They restart only at a still lower load."""
    play = Play()
    assert play.go_on(15) == 15
    first = play.levels.index(Economy.COSMETICS)
    assert first <= WINDOW
    assert set(play.levels[first:]) == {Economy.COSMETICS}
    play.go_on(11)  # 22 requests with everything: still more than four tenths
    assert set(play.levels) == {Economy.COSMETICS}
    assert play.go_on(9) == 18
    assert play.levels[-1] is Economy.NOTHING


def test_above_four_fifths_only_as_many_turns_as_needed_are_follow_ups() -> None:
    play = Play()
    play.go_on(35, seconds=60)
    assert play.levels[-1] is Economy.COSMETICS
    sent = play.go_on(48, seconds=60)
    assert play.levels[-1] is Economy.MESSAGES
    assert 0.5 * LIMIT < sent <= 0.6 * LIMIT + 1
    play.go_on(20, seconds=60)
    assert play.levels[-1] is Economy.COSMETICS


def test_the_busiest_tables_turns_are_follow_ups_first() -> None:
    play = Play()
    numbers = cycle(range(300))

    def tables(number: int) -> str:
        return f"busy{number}" if number < 20 else f"quiet{next(numbers)}"

    play.go_on(48, tables, seconds=60)
    assert play.levels[-1] is Economy.MESSAGES
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


def test_an_idle_table_is_forgotten() -> None:
    play = Play()
    play.go_on(5)
    play.now += 1000
    play.turns.tidy()
    assert play.turns._turns == {}
