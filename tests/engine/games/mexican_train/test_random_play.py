"""Properties of Mexican Train alone on random play. The laws of every game are elsewhere."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from engine.core import Event, Move, Reason, Seat
from engine.games.mexican_train import MexicanTrain, TrainRound
from engine.games.mexican_train.events import (
    DoubleCovered,
    DoubleOpen,
    Drew,
    MarkerDown,
    MarkerUp,
    Passed,
    Stuck,
    TileLaid,
)

TABLES = [
    pytest.param(seats, options, id=f"{seats}-{'+'.join(options) or 'sheet'}")
    for seats, options in product(
        range(2, 9), ({}, {"chain_doubles": True}, {"open_hands": True}, {"short_game": True})
    )
    if seats <= 4 or "short_game" not in options
]
DEALS = 12


def halves(tile: str) -> tuple[str, str]:
    high, low = tile.split("-")
    return high, low


class Table:
    """A second, slow model of the table: it follows only the events and uses no bit masks."""

    def __init__(self, round: TrainRound) -> None:
        self.ends = {f"T{seat}": round.engine.split("-")[0] for seat in range(len(round.hands))}
        self.ends["M"] = self.ends["T0"]
        self.marked: set[Seat] = set()
        self.open: str | None = None
        self.count = 0

    def hear(self, event: Event) -> None:
        if isinstance(event, TileLaid):
            assert event.place in {f"T{event.seat}", "M", self.open, *(f"T{seat}" for seat in self.marked)}
            assert self.open in {None, event.place}  # M18
            high, low = halves(event.tile)
            assert self.ends[event.place] in {high, low}  # M5
            self.ends[event.place] = low if self.ends[event.place] == high else high
            self.count += 1
        elif isinstance(event, MarkerDown):
            assert event.seat not in self.marked
            self.marked.add(event.seat)
        elif isinstance(event, MarkerUp):
            self.marked.remove(event.seat)
        elif isinstance(event, DoubleOpen):
            assert self.open is None
            self.open = event.place
        elif isinstance(event, DoubleCovered):
            assert event.place == self.open
            self.open = None

    def agrees(self, round: TrainRound) -> None:
        view = round.view(None)
        assert (view.ends, set(view.markers), view.open_double) == (self.ends, self.marked, self.open)
        assert len(view.laid) == self.count


@cache
def dealt(game: MexicanTrain, seats: int, seed: int) -> tuple[TrainRound, list[Move]]:
    """Return a newly dealt round, and the moves of a random game of it. Computed once for all tests."""
    begun = game.deal(seats, Random(f"{seed}"), number=seed % len(game.engines))
    round, rng, made = begun.copy(), Random(seed), list[Move]()
    while round.waiting():
        seat = round.waiting()[0]
        made.append(rng.choice(round.legal(seat)))
        round.apply(seat, made[-1])
    return begun, made


def played(game: MexicanTrain, seats: int, seed: int) -> Any:
    """Yield every state of a random round with the events that led there."""
    begun, made = dealt(game, seats, seed)
    round = begun.copy()
    yield round, ()
    for move in made:
        events: list[Event] = []
        round.apply(round.waiting()[0], move, events.append)
        yield round, tuple(events)
    assert not round.waiting()


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_events_alone_rebuild_the_table(seats: int, options: dict[str, Any]) -> None:
    for seed in range(DEALS):
        table = None
        for round, events in played(MexicanTrain(**options), seats, seed):
            table = table or Table(round)
            for event in events:
                table.hear(event)
            table.agrees(round)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_tile_for_an_open_double_is_in_a_hand_or_the_stock(
    seats: int, options: dict[str, Any]
) -> None:  # E8, M20
    """Play can never get stuck at an open double, because someone has or draws the tile."""
    bound = 0
    for seed in range(DEALS):
        for round, _ in played(MexicanTrain(**options), seats, seed):
            view = round.view(None)
            if view.open_double:
                bound += 1
                number = view.ends[view.open_double]
                assert any(number in halves(tile) for pile in (*round.hands, round.stock) for tile in pile)
    assert bound


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_turn_has_at_most_one_double(seats: int) -> None:  # E2, E7
    most = 0
    for seed in range(DEALS):
        run = 0
        for _, events in played(MexicanTrain(), seats, seed):
            for event in events:
                if isinstance(event, TileLaid):
                    run = run + 1 if len(set(halves(event.tile))) == 1 else 0
                elif isinstance(event, (Passed, Stuck)):
                    run = 0
                most = max(most, run)
    assert most == 1


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_determinized_round_looks_the_same_and_plays_on_the_same(
    seats: int, options: dict[str, Any]
) -> None:
    game = MexicanTrain(**options)
    for round, _ in played(game, seats, 7):
        for seat in (None, *range(seats)):
            view = round.view(seat)
            world = game.determinize(view, Random(3))
            assert world.view(seat) == view
            assert world.doubles == round.doubles
        if round.waiting():
            seat = round.waiting()[0]
            world = game.determinize(round.view(seat), Random(5))
            lays = [move for move in round.legal(seat) if move.verb == "lay"]
            for move in lays[:1]:
                told: tuple[list[Event], list[Event]] = ([], [])
                for table, log in zip((round.copy(), world), told, strict=True):
                    table.apply(seat, move, log.append)
                assert told[0] == told[1]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_rounds_end_as_the_sheet_says(seats: int, options: dict[str, Any]) -> None:  # M23, M25, E15, E22
    for seed in range(DEALS):
        *_, (round, _) = played(MexicanTrain(**options), seats, seed)
        outcome = round.outcome()
        pips = [sum(int(half) for tile in hand for half in halves(tile)) for hand in round.hands]
        assert list(outcome.scores) == pips
        assert all(pips[seat] == min(pips) for seat in outcome.winners)
        if outcome.reason is Reason.BLOCKED:
            assert not round.stock
            assert not any(round.lays(seat) for seat in range(seats))
        else:
            assert [round.hands[seat] for seat in outcome.winners] == [[]]


def test_hidden_tiles_stay_hidden() -> None:
    drawn = 0
    for _, events in played(MexicanTrain(), 4, 1):
        for event in events:
            if isinstance(event, Drew):
                drawn += 1
                assert [seat for seat in (None, 0, 1, 2, 3) if event.seen_by(seat).tile] == [event.seat]
    assert drawn
