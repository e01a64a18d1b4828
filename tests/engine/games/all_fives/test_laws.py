"""Laws of All Fives on random play with two to four seats and in pairs, checked by a second writing of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import pytest

from engine import Match
from engine.core import Event, Reason
from engine.games.all_fives import AllFives, FivesRound
from engine.games.all_fives.events import Blocked, Scored, WentOut
from engine.tiles.double_n import double_set
from tests.engine.games.all_fives.reference import Table, pair, pips
from tests.laws.examples import law

CHOICES: dict[str, tuple[Any, ...]] = {
    "opening_tile": ("free", "highest"),
    "next_start": ("winner", "highest"),
    "round_out": ("nearest", "down", "up"),
    "blocked_winner": ("fewest", "most"),
    "target": (15, 50, 100),
    "hand_size": ("usual", "5", "6", "7"),
}


def random_table(rng: Random) -> tuple[AllFives, int]:
    """Return a rule book with random options that a table might choose, and a number of seats."""
    seats, partners = rng.choice([(2, False), (3, False), (4, False), (4, True)])
    options = {name: rng.choice(values) for name, values in CHOICES.items()}
    return AllFives(**options, partners=partners), seats


def steps(round: FivesRound, rng: Random) -> Iterator[list[Event]]:
    """Yield the events of every move of a random round, after the move."""
    while round.waiting():
        (seat,) = round.waiting()
        legal = round.legal(seat)
        events: list[Event] = []
        round.apply(seat, legal[int(rng.random() * len(legal))], events.append)
        yield events


@law(examples=60)
def test_ends_count_moves_and_points_match_a_slow_referee(number: int) -> None:
    """G6, G11, G12, G13, C3, C4, C5: compare after every move with a table that counts from the lays."""
    rng = Random(number)
    game, seats = random_table(rng)
    round = game.deal(seats, rng)
    for events in steps(round, rng):
        view = round.view(None)
        table = Table()
        for tile, place, _ in view.laid:
            table.lay(*pair(tile), place)
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
    game, seats = random_table(rng)
    round = game.deal(seats, rng, totals=[5, -5] * (seats // 2) + [0] * (seats % 2))
    steps_left = True
    playing = steps(round, rng)
    while steps_left:
        for seat in (*range(seats), None):
            view = round.view(seat)
            world = game.determinize(view, rng)
            assert world.view(seat) == view
            laid = [tile for tile, _, _ in world.laid]
            assert sorted([*chain(*world.hands), *world.stock, *laid]) == sorted(double_set(6))
            for hidden in set(range(seats)) - {seat, *view.waiting} if seat is not None else set():
                assert not any(pip in tile for tile in world.hands[hidden] for pip in view.lacks[hidden])
            assert all(True for _ in steps(world, rng))
            assert world.outcome() is not None
        steps_left = next(playing, None) is not None


@law(examples=30)
def test_a_hand_lacks_what_the_view_says_it_lacks(number: int) -> None:
    """G8, C15: no hand has a pip that the view says it lacks, except on the tile that was just drawn."""
    rng = Random(number)
    game, seats = random_table(rng)
    round = game.deal(seats, rng)
    for events in steps(round, rng):
        drawer = events[0].seat if type(events[0]).__name__ == "Drew" else None
        for seat, lacking in enumerate(round.view(None).lacks):
            told = round.hands[seat][:-1] if seat == drawer else round.hands[seat]
            assert not any(pip in tile for tile in told for pip in lacking)


@law(examples=60)
def test_the_last_event_matches_the_finished_hands(number: int) -> None:
    """G15, G16, G17, C14, C22, C23: one event counts the hands, unless the target ended the round.

    The score is the sum of it and of what the lays made, and partners share it."""
    rng = Random(number)
    game, seats = random_table(rng)
    match = Match(game, seats, str(number))
    told: list[Event] = []
    while not match.rounds:
        [seat] = match.round.waiting()
        told += match.play(seat, rng.choice(match.round.legal(seat)).text)
    finished = match.finished
    assert finished is not None
    outcome, left = finished.outcome, list(map(pips, finished.hands))
    held = sum(left) - sum(left[seat] for seat in outcome.winners)
    bonus = [event for event in told if isinstance(event, WentOut | Blocked)]
    assert len(bonus) == (outcome.reason is not Reason.TARGET)
    for event in bonus:
        assert event.seat in outcome.winners
        if isinstance(event, WentOut):
            assert event.pips == held
            assert abs(event.points - held) <= 4
        else:
            assert (event.pips, event.rounded) == (tuple(left), held - held % 5)
            assert event.points == event.rounded - (sum(left) - held)
    earned = [0] * seats
    for event in (*bonus, *(event for event in told if isinstance(event, Scored))):
        for partner in game.side(event.seat, seats):
            earned[partner] += event.points
    assert finished.view.round_scores == outcome.scores == tuple(earned)


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
