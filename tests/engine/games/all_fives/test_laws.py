"""Laws of All Fives on random play, checked by a slow referee that lays real tiles in a row."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine import Finished, Match
from engine.core import Event, Laid, Reason
from engine.games.all_fives import AllFives, FivesRound, scoring
from engine.games.all_fives.events import Blocked, WentOut
from engine.games.all_fives.layout import weight
from engine.tiles.double_n import double_set
from tests.laws.examples import law

CHOICES: dict[str, tuple[Any, ...]] = {
    "opening_tile": ("free", "highest"),
    "next_start": ("winner", "highest"),
    "round_out": ("nearest", "down", "up"),
    "blocked_winner": ("fewest", "most"),
    "target": (15, 50, 100),
}


def random_options(rng: Random) -> dict[str, Any]:
    """Return random options that a table might choose."""
    return {name: rng.choice(values) for name, values in CHOICES.items()}


def steps(round: FivesRound, rng: Random) -> Iterator[list[Event]]:
    """Yield the events of every move of a random round, after the move."""
    while round.waiting():
        (seat,) = round.waiting()
        legal = round.legal(seat)
        events: list[Event] = []
        round.apply(seat, legal[int(rng.random() * len(legal))], events.append)
        yield events


class Table:
    """Tiles in a row, each as it lies: (half towards the start of its arm, half away from it)."""

    def __init__(self, laid: tuple[Laid, ...]) -> None:
        self.line: list[tuple[int, int]] = []
        self.cross: dict[str, list[int]] = {"N": [], "S": []}
        self.spinner: tuple[int, int] | None = None
        for tile, place, _ in laid:
            self.lay(int(tile[0]), int(tile[2]), place)

    def lay(self, a: int, b: int, place: str) -> None:
        if place in self.cross:
            inner = self.cross[place][-1] % 10 if self.cross[place] else self.spinner[0]
            outer = b if a == inner else a
            self.cross[place].append(10 * (a == b) + outer)
        elif place == "E":
            inner = self.line[-1][1]
            self.line.append((a, b) if a == inner else (b, a))
        else:
            inner = self.line[0][0] if self.line else b
            self.line.insert(0, (a, b) if b == inner else (b, a))
        if a == b and self.spinner is None:
            self.spinner = (a, b)

    def ends(self) -> dict[str, str]:
        if not self.line:
            return {}
        ends = {"W": self.line[0][0], "E": self.line[-1][1]}
        if self.spinner and 0 < self.line.index(self.spinner) < len(self.line) - 1:
            ends |= {arm: tiles[-1] % 10 if tiles else self.spinner[0] for arm, tiles in self.cross.items()}
        return {arm: str(pip) for arm, pip in ends.items()}

    def count(self) -> int:
        """Counts both halves of a double at an end, a lone double once, and a cross arm from its first tile
        on."""
        if not self.line:
            return 0
        tips = [self.line[0][::-1], self.line[-1]] if len(self.line) > 1 else []
        total = sum(2 * pip if pip == inner else pip for inner, pip in tips) or (
            sum(self.line[0]) if len(self.line) == 1 else 0
        )
        return total + sum(
            tiles[-1] % 10 * (2 if tiles[-1] >= 10 else 1) for tiles in self.cross.values() if tiles
        )


@law(examples=60)
def test_ends_count_moves_and_points_match_a_slow_referee(number: int) -> None:
    """G6, G11, G12, G13, C3, C4, C5: compare after every move with :class:`Table`, which counts from the
    lays."""
    rng = Random(number)
    round = AllFives(**random_options(rng)).deal(2, rng)
    for events in steps(round, rng):
        view = round.view(None)
        table = Table(view.laid)
        assert view.ends == table.ends()
        assert view.count == table.count() == sum(view.worth.values())
        scored = [event for event in events if type(event).__name__ == "Scored"]
        lay = type(events[0]).__name__ == "TileLaid"
        assert bool(scored) == (lay and view.count > 0 and view.count % 5 == 0)
        for seat in round.waiting():
            fitting = {
                f"{t}@{arm}"
                for t in round.hands[seat]
                for arm, pip in view.ends.items()
                if pip in t.split("-")
            }
            forced = "draw" if round.stock else "pass"
            assert set(map(str, round.legal(seat))) == (fitting or {forced})


@law(examples=40)
def test_a_determinized_round_looks_like_the_view_and_fits_what_play_has_shown(number: int) -> None:
    """G8: a determinized round has all tiles once and the same view. No hidden hand has a tile that play has
    shown it to lack."""
    rng = Random(number)
    game = AllFives(**random_options(rng))
    round = game.deal(2, rng, totals=[5, -5])
    steps_left = True
    playing = steps(round, rng)
    while steps_left:
        for seat in (0, 1, None):
            view = round.view(seat)
            world = game.determinize(view, rng)
            assert world.view(seat) == view
            laid = [tile for tile, _, _ in world.laid]
            assert sorted([*world.hands[0], *world.hands[1], *world.stock, *laid]) == sorted(double_set(6))
            for hidden in {0, 1} - {seat, *view.waiting} if seat is not None else set():
                assert not any(pip in tile for tile in world.hands[hidden] for pip in view.lacks[hidden])
            assert all(True for _ in steps(world, rng))
            assert world.outcome() is not None
        steps_left = next(playing, None) is not None


@law(examples=30)
def test_a_hand_lacks_what_the_view_says_it_lacks(number: int) -> None:
    """G8, C15: no hand has a pip that the view says it lacks, except on the tile that was just drawn."""
    rng = Random(number)
    round = AllFives().deal(2, rng)
    for events in steps(round, rng):
        drawer = events[0].seat if type(events[0]).__name__ == "Drew" else None
        for seat, lacking in enumerate(round.view(None).lacks):
            told = round.hands[seat][:-1] if seat == drawer else round.hands[seat]
            assert not any(pip in tile for tile in told for pip in lacking)


def counted_out(finished: Finished) -> Event | None:
    """Return the event that counts out the hands of a finished round, or None if the target ended it."""
    outcome, view = finished.outcome, finished.view
    left, winner = list(map(weight, finished.hands)), outcome.winners[0]
    if outcome.reason is Reason.TARGET:
        return None
    if outcome.reason is Reason.OUT:
        return scoring.going_out(winner, left[1 - winner], view.options.round_out)
    tiles = list(map(len, finished.hands))
    return scoring.blocked(left, tiles, view.laid[-1].seat, view.options.blocked_winner)


@law(examples=60)
def test_the_last_event_matches_the_finished_hands(number: int) -> None:
    """G15, G16, G17, C14: the bonus at the end follows from the tiles left in hands. The scores are the sum
    of all points."""
    rng = Random(number)
    match = Match(AllFives(**random_options(rng)), 2, str(number))
    told: list[Event] = []
    while not match.rounds:
        [seat] = match.round.waiting()
        told += match.play(seat, rng.choice(match.round.legal(seat)).text)
    finished = match.finished
    bonus = [event for event in told if isinstance(event, WentOut | Blocked)]
    assert bonus == [event for event in [counted_out(finished)] if event]
    earned = [0, 0]
    for event in (*bonus, *(event for event in told if type(event).__name__ == "Scored")):
        earned[event.seat] += event.points
    assert finished.view.round_scores == finished.outcome.scores == tuple(earned)


@pytest.mark.parametrize("seed", range(5))
def test_every_illegal_move_is_refused_with_a_reason_and_changes_nothing(seed: int) -> None:
    rng = Random(seed)
    game = AllFives()
    round = game.deal(2, rng)
    lays = [game.parse(f"{tile}@{arm}") for tile in double_set(6) for arm in "CWENS"]
    keys = set()
    for _ in steps(round, rng):
        before = [round.view(seat) for seat in (0, 1, None)]
        for seat in (0, 1):
            legal = round.legal(seat)
            keys |= {
                round.refusal(seat, move).key
                for move in [*lays, game.parse("draw"), game.parse("pass")]
                if move not in legal
            }
        assert [round.view(seat) for seat in (0, 1, None)] == before
    assert keys >= {
        "not-your-turn",
        "tile-not-in-hand",
        "does-not-fit",
        "already-started",
        "must-lay",
        "round-over",
    }
