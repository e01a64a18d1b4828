"""Laws of Domino 4 in every position of random play, for all options and numbers of players.

The laws of every game are tested elsewhere. These examine what only this game has: face-down tiles, tiles
that all have seen in a rack, and what the mover itself learns.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

import pytest

from engine.core import Event, Move, Seat
from engine.games.domino_four import DominoFour, refusals
from engine.games.domino_four.fits import contacts, ways_to_corner, ways_to_join
from engine.games.domino_four.grid import BESIDE, OPPOSITE, OWNED, SIDES, STEPS
from engine.games.domino_four.notation import as_joker, cell_of, corner_of
from engine.games.domino_four.round import FourRound
from engine.games.domino_four.tiles import FACES, SET

KEYS = set(re.findall(r"^``([a-z-]+)``", str(refusals.__doc__), re.MULTILINE))
"""The keys that the module lists."""
OPTIONS = [
    {"hoeksteen": corners, "blufjoker": bluffs} for corners, bluffs in product((False, True), repeat=2)
]
WHOLE = Counter(SET)
TABLES = [(seats, options) for seats in range(2, 7) for options in OPTIONS]
every_table = pytest.mark.parametrize(
    ("seats", "options"),
    TABLES,
    ids=[f"{seats}-{'-'.join(k for k, v in o.items() if v) or 'base'}" for seats, o in TABLES],
)


@cache
def dealt(seats: int, corners: bool, bluffs: bool) -> tuple[FourRound, list[tuple[Seat, Move]]]:
    """Return a newly dealt round, and the moves of a random game of it. Computed once for all laws."""
    rng = Random(f"{seats} {corners} {bluffs}")
    begun = DominoFour(hoeksteen=corners, blufjoker=bluffs).deal(seats, rng)
    round, made = begun.copy(), list[tuple[Seat, Move]]()
    while round.waiting():
        seat = rng.choice([seat for seat in range(seats) if round.legal(seat)])
        moves = round.legal(seat)
        calm = [move for move in moves if move.verb != "bluff"]
        made.append((seat, rng.choice(calm if calm and rng.random() < 0.5 else moves)))
        round.apply(*made[-1])
    return begun, made


def positions(seats: int, options: dict[str, bool]) -> Iterator[tuple[FourRound, Seat, Move | None, Random]]:
    """Yield every position of a random round, with the seat and the move that comes next, and one random
    generator. At the end, the move is None."""
    begun, made = dealt(seats, options["hoeksteen"], options["blufjoker"])
    round, rng = begun.copy(), Random(f"{seats} {options}")
    for seat, move in made:
        yield round, seat, move, rng
        round.apply(seat, move)
    yield round, 0, None, rng


@every_table
def test_tiles_are_conserved_and_racks_sorted(seats, options):
    for round, *_ in positions(seats, options):
        tiles = [tile for hand in round.hands for tile in hand] + round.stock
        assert Counter(tiles + [move.tile for _, move in round.table.laid]) == WHOLE
        view = round.view(None)
        assert sum(view.hand_sizes) + view.stock_size + len(view.laid) == len(SET)
        assert all(hand == sorted(hand, key=SET.index) for hand in round.hands)


def shown_around(laid: list[tuple[Seat, Move]]) -> dict[int, dict[int, int | None]]:
    """Return the pips that its neighbours show each empty cell, by cell and side; None for a joker.

    Computed from the tiles laid.
    """
    around: dict[int, dict[int, int | None]] = {}
    for _, move in laid:
        for side in SIDES:
            lower = side in OWNED[corner_of(move)]
            face = None if as_joker(move) else FACES[move.tile]
            pips = face and (face.low if lower else face.high)
            around.setdefault(cell_of(move) + STEPS[side], {})[OPPOSITE[side]] = pips
    return {cell: sides for cell, sides in around.items() if cell not in {cell_of(move) for _, move in laid}}


@every_table
def test_the_updated_table_equals_a_recomputed_one(seats, options):
    for round, *_ in positions(seats, options):
        table = round.table
        around = shown_around(table.laid)
        assert table.taken == {cell_of(move) for _, move in table.laid}
        assert {cell: contacts(code) for cell, code in table.rim.items()} == around
        assert table.nooks == {
            cell: ways for cell, code in table.rim.items() if (ways := ways_to_corner(code))
        }
        for arm in table.arms:
            free = {cell for cell in around if len(around[cell]) == 1 and cell - arm.cell in BESIDE}
            assert {spot.cell for spot in arm.spots} <= free
            assert all(arm.cell == spot.cell + STEPS[spot.entry] for spot in arm.spots)
            assert all(spot.ways == ways_to_join(arm.need, spot.entry) for spot in arm.spots)


@every_table
def test_the_text_of_every_move_parses_to_the_move(seats, options):
    game = DominoFour(**options)
    for round, seat, _, _ in positions(seats, options):
        moves = round.legal(seat)
        assert len(set(moves)) == len(moves)
        assert all(game.parse(str(move)) is move for move in moves)


@every_table
def test_a_seat_is_waited_for_and_can_move_until_the_round_is_over(seats, options):
    for round, *_ in positions(seats, options):
        waiting = round.waiting()
        assert bool(waiting) == (round.outcome() is None)
        for seat in waiting:
            assert round.timeout_move(seat) in round.legal(seat)
            assert round.timeout_move(seat).verb not in ("bluff", "call", "accuse")
            assert len(DominoFour().heuristic(round, round.legal(seat))) == len(round.legal(seat))


@every_table
def test_a_determinized_round_looks_like_the_view(seats, options):
    game = DominoFour(**options)
    for round, _, _, rng in positions(seats, options):
        for seat in (*range(seats), None):
            view = round.view(seat)
            world = game.determinize(view, rng)
            assert world.view(seat) == view
            tiles = [tile for hand in world.hands for tile in hand] + world.stock
            assert Counter(tiles + [move.tile for _, move in world.table.laid]) == WHOLE
            assert (world.outcome() is None) == (round.outcome() is None)
            assert all(tile in world.hands[owner] for owner, tile in round.shown)


@every_table
def test_a_view_does_not_depend_on_hidden_tiles(seats, options):
    """Rearranging the racks of others, the stock and face-down tiles changes no view."""
    game = DominoFour(**options)
    for round, _, _, rng in positions(seats, options):
        for seat in (*range(seats), None):
            view = round.view(seat)
            world = game.determinize(view, rng)
            twin = round.copy()
            twin.hands, twin.stock, twin.table.laid = world.hands, world.stock, world.table.laid
            assert twin.view(seat) == view
        spectator = round.view(None)
        assert spectator.hand == ()
        assert spectator.legal == ()


@every_table
def test_an_event_names_no_hidden_tile(seats, options):
    """A seat's events name only tiles that it holds, that lie open, or that all have seen."""
    for round, actor, move, _ in positions(seats, options):
        if move is None:
            continue
        told: list[Event] = []
        twin = round.copy()
        twin.apply(actor, move, told.append)
        for seat in (*range(seats), None):
            before, after = round.view(seat), twin.view(seat)
            known = {*before.hand, *after.hand, *(laid.tile for laid in after.laid)}
            known |= {tile for _, tile in (*before.shown, *after.shown)}
            for event in told:
                assert getattr(event.seen_by(seat), "tile", "") in known | {""}


@every_table
def test_every_refusal_is_on_the_list(seats, options):
    game = DominoFour(**options)
    pool = [game.parse(text) for text in ("draw", "pass", "call", "accept", "accuse", "give:J", "give:r1-3")]
    for round, seat, move, rng in positions(seats, options):
        if move is not None:
            pool.append(move)
        illegal = [candidate for candidate in rng.sample(pool, 6) if candidate not in round.legal(seat)]
        assert all(round.refusal(seat, candidate).key in KEYS for candidate in illegal)
