"""Pictures of Domino 4: the grid as data, places to choose from, what lies hidden, goldens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from random import Random
from typing import cast

import pytest
from PIL import Image

from engine import GAMES, Round
from engine.games.domino_four.view import FourView
from render import Ghost, Player, Scene, examples, hand, places, round_card, table
from render.examples import paint as paint_examples
from render.games.domino_four import LOOK, board, spot, with_ghosts
from render.hand import paint as paint_hand
from render.layout.board import Board
from render.layout.grid import LARGEST, grid
from render.places import _plan, _Shown, panel_size
from render.places import paint as paint_places
from render.scores import Shown, paint_round
from render.table import FELT, FELT_BESIDE
from render.table import paint as paint_table
from tests.render.test_goldens import compare

GAME = "domino-4"
WORDS = {
    "title": "Domino 4",
    "round": "Round 2",
    "target": "first to win 3 rounds",
    "total": "Total",
    "points": "Points",
    "arm-E": "E",
    "arm-W": "W",
    "last": "LAST",
}
NAMES = ("Astrid", "Benjamin", "Hana", "Zoë", "Igor", "Mia")


def scene(seats: int) -> Scene:
    players = tuple(Player(name, points, points == 2) for points, name in enumerate(NAMES[:seats]))
    return Scene(GAME, players, 2, 3, WORDS)


def played(seed: str, laid: int, seats: int = 4, **options: bool) -> Round:
    """A round on chance's moves, laying wherever it can, until so many tiles lie or it is over."""
    rng = Random(seed)
    round_ = GAMES[GAME](**options).deal(seats, rng)
    while round_.outcome() is None and len(view_of(round_).laid) < laid:
        seat = round_.waiting()[0]
        moves = sorted(round_.legal(seat))  # the order offered is no promise, and goldens hang on it
        liked = [move for move in moves if move.verb in {"lay", "accept"}] or moves
        round_.apply(seat, rng.choice(liked if rng.random() < 0.8 else moves))
    return round_


def view_of(round_: Round, seat: int | None = None) -> FourView:
    return cast("FourView", round_.view(seat))


def games() -> Iterator[list[FourView]]:
    """What a spectator sees of some games, move by move."""
    for seed in range(12):
        rng = Random(f"grid/{seed}")
        round_ = GAMES[GAME](hoeksteen=True, blufjoker=seed % 2 == 1).deal(2 + seed % 5, rng)
        views = [view_of(round_)]
        while round_.outcome() is None:
            seat = round_.waiting()[0]
            round_.apply(seat, rng.choice(round_.legal(seat)))
            views.append(view_of(round_))
        yield views


def boxes(shown: Board) -> list[tuple[int, int, int, int]]:
    return [(tile.x, tile.y, tile.x + shown.unit, tile.y + shown.unit) for tile in shown.tiles]


def overlap(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_nothing_lies_on_anything_else_and_all_of_it_on_the_felt() -> None:
    for views in games():
        for view in views[::3]:
            shown = board(view, FELT_BESIDE)
            lying = boxes(shown)
            half = round(shown.unit * 0.46)
            signs = [
                (label.x - half, label.y - half, label.x + half, label.y + half)
                for label in shown.labels
                if label.label.kind != "closed"
            ]
            for index, box in enumerate(lying + signs):
                assert not any(overlap(box, other) for other in (lying + signs)[:index])
                assert 0 <= box[0] < box[2] <= FELT_BESIDE[0]
                assert 0 <= box[1] < box[3] <= FELT_BESIDE[1]


def test_the_frame_only_grows_and_moves_by_half_a_cell_at_most() -> None:
    for views in games():
        before = None
        for view in views:
            if before is not None and len(view.laid) == len(before.laid) + 1:
                one, other = board(before, FELT_BESIDE), board(view, FELT_BESIDE)
                assert other.unit <= one.unit
                if other.unit == one.unit:
                    moved = max(
                        abs(other.tiles[0].x - one.tiles[0].x), abs(other.tiles[0].y - one.tiles[0].y)
                    )
                    assert moved <= (one.unit / 0.95 + 2) / 2 + 2
            before = view


def test_every_opening_and_every_dead_end_is_marked() -> None:
    for views in games():
        for view in views[::5]:
            shown = {label.label.word: label.label for label in board(view, FELT_BESIDE).labels}
            assert shown.keys() == {"arm-E", "arm-W"}
            assert {
                word[-1]: label.asks for word, label in shown.items() if label.kind == "open"
            } == view.ends


@pytest.mark.parametrize(("cells", "pitch"), [(1, 130), (6, 130), (7, 118), (20, 48)])
def test_tiles_are_as_large_as_the_felt_allows(cells: int, pitch: int) -> None:
    assert grid([(x, 0) for x in range(cells)], FELT).pitch == pitch <= LARGEST


# -- places ----------------------------------------------------------------------------------------


def choices(seed: str = "places", laid: int = 12) -> tuple[FourView, list[Ghost]]:
    """Somebody who may choose among four or more places for one tile."""
    for count in range(200):
        round_ = played(f"{seed}/{count}", laid, 3, hoeksteen=True)
        for seat in round_.waiting():
            view = view_of(round_, seat)
            moves = sorted(move for move in view.legal if move.verb == "lay" and move.tile != "J")
            best = max(moves, key=lambda move: sum(move.tile == other.tile for other in moves), default=None)
            own = [move for move in moves if best is not None and move.tile == best.tile]
            if len(own) >= 4 and len(view.laid) == laid:
                return view, [Ghost("ABCDEFGH"[index], move) for index, move in enumerate(own[:8])]
    raise AssertionError("nobody ever has a choice")


def test_ghosts_lie_where_the_move_says_and_on_nothing() -> None:
    view, ghosts = choices()
    shown = with_ghosts(view, FELT, ghosts)
    lying = boxes(shown)
    for placed, ghost in zip(shown.ghosts, ghosts, strict=True):
        assert placed.letter == ghost.letter
        assert placed.face == f"{ghost.move.tile}:{ghost.move.place.partition(':')[2]}"
        box = (placed.x, placed.y, placed.x + shown.unit, placed.y + shown.unit)
        assert not any(overlap(box, other) for other in lying)
        assert 0 <= box[0] < box[2] <= FELT[0]
        assert 0 <= box[1] < box[3] <= FELT[1]
    assert shown.unit >= board(view, FELT_BESIDE).unit


def test_places_far_from_most_of_the_table_are_shown_larger() -> None:
    """What lies around each of them is in the picture, two cells and a free one to every side."""
    for seed in range(8):
        view, ghosts = choices(f"large/{seed}", 30)
        for ghost in ghosts:
            shown = with_ghosts(view, FELT, [ghost])
            (placed,) = shown.ghosts
            assert shown.unit >= board(view, FELT_BESIDE).unit
            assert shown.unit >= 75
            near = [
                tile
                for tile in shown.tiles
                if max(abs(tile.x - placed.x), abs(tile.y - placed.y)) <= 2.2 * shown.unit
            ]
            assert near
            assert all(tile.x >= 0 and tile.x + shown.unit <= FELT[0] for tile in near)
            assert all(tile.y >= 0 and tile.y + shown.unit <= FELT[1] for tile in near)


def covered_places() -> Iterator[tuple[FourView, list[Ghost]]]:
    """Whoever is on turn may lay a tile face down at both ends: one ghost for every cell."""
    for seed in range(12):
        round_ = played(f"far/{seed}", 16, 2, blufjoker=True)
        for seat in round_.waiting():
            view = view_of(round_, seat)
            spots = {spot(move): move for move in sorted(view.legal) if move.verb == "bluff"}
            if spots:
                yield view, [Ghost("ABCDEF"[index], move) for index, move in enumerate(spots.values())]


def test_spots_far_apart_get_panels_of_their_own_where_that_shows_more() -> None:
    assert LOOK.places is not None
    apart = 0
    for view, ghosts in covered_places():
        shown = _Shown(LOOK.places, view)
        plan = _plan(shown, ghosts)
        assert sorted(ghost for layer in plan.layers for ghost in layer) == sorted(ghosts)
        together = shown.unit(FELT, ghosts)
        each = [shown.unit(panel_size(plan.columns, plan.rows), layer) for layer in plan.layers]
        assert min(each) >= together
        apart += len(plan.layers) > 1
    assert apart


def test_ways_to_lie_in_one_spot_get_a_table_each() -> None:
    view, ghosts = choices()
    most = max(sum(spot(one.move) == spot(other.move) for other in ghosts) for one in ghosts)
    assert most >= 2
    picture = paint_places(view, scene(3), ghosts)
    one = paint_places(view, scene(3), [ghosts[0]])
    assert one.size == FELT
    assert picture.width == FELT[0]
    assert picture.tobytes() != one.tobytes()
    across, down = panel_size(2, 2)
    assert 2 * across <= picture.width
    assert 2 * down <= 700


def test_a_joker_is_a_ghost_without_a_colour() -> None:
    round_ = GAMES[GAME]().stacked([["J", "r1-1"], ["g1-1"]], [], lead=0)
    view = view_of(round_, 0)
    joker = next(move for move in view.legal if move.tile == "J")
    (placed,) = with_ghosts(view, FELT, [Ghost("A", joker)]).ghosts
    assert placed.face == "J"


def test_no_places_to_choose_is_a_mistake() -> None:
    view, _ = choices()
    with pytest.raises(ValueError, match="no places"):
        places(view, scene(3), [])


# -- what is hidden --------------------------------------------------------------------------------


def test_what_lies_face_down_looks_the_same_to_everybody() -> None:
    """B14: whatever it is, and also in the layer's own places."""
    pictures = set()
    for text in ("?r1-3@1,0:red", "?J@1,0:red"):
        game = GAMES[GAME](blufjoker=True)
        round_ = game.stacked([["r1-3", "J", "y4-4"], ["g4-4", "g1-1"]], [], lead=0)
        round_.apply(0, game.parse(text))
        pictures |= {table(round_.view(seat), scene(2)) for seat in (None, 0, 1)}
    assert len(pictures) == 1


def test_any_tile_may_lie_face_down_yet_only_what_fits_stands_out() -> None:
    round_ = GAMES[GAME](blufjoker=True).stacked([["r1-3", "J"], ["g4-4", "g1-1"]], [], lead=0)
    assert {move.tile for move in round_.legal(0) if move.tile} == {"r1-3", "J"}
    assert LOOK.movable(round_.view(0)) == {"r1-3"}


# -- weight and looks ------------------------------------------------------------------------------


def fullest(seats: int = 6) -> Round:
    rounds = (played(f"full/{seed}", 60, seats, hoeksteen=True) for seed in range(12))
    return max(rounds, key=lambda round_: len(view_of(round_).laid))


def left(round_: Round) -> list[Shown]:
    return [Shown(tuple(tiles), ()) for tiles in round_.hands]


MIDDLE = {"hoeksteen": True, "blufjoker": True}
KINDS: dict[str, tuple[Callable[[], bytes], int]] = {
    "start": (lambda: table(view_of(played("a", 1)), scene(4)), 45),
    "middle": (lambda: table(view_of(played("b", 24, **MIDDLE)), scene(4)), 75),
    "full": (lambda: table(view_of(fullest()), scene(6)), 90),
    "hand": (lambda: hand(view_of(played("c", 1, 2), 0), GAME), 40),
    "places": (lambda: places(choices()[0], scene(3), choices()[1]), 75),
    "examples": (lambda: examples(GAME, [view_of(played(f"e{n}", 5)) for n in range(4)], WORDS), 60),
}


@pytest.mark.parametrize("kind", KINDS)
def test_format_and_weight(kind: str) -> None:
    draw, most = KINDS[kind]
    data = draw()
    picture = Image.open(BytesIO(data))
    assert (picture.format, picture.mode, picture.width) == ("PNG", "P", 1100)
    assert picture.height <= 704
    assert len(data) <= most * 1000


def test_tiles_that_count_by_their_number_have_no_points_under_them() -> None:
    round_ = played("card", 60)
    rest = left(round_)
    assert [shown.sum for shown in rest] == [len(tiles) for tiles in round_.hands]
    outcome = round_.outcome()
    assert outcome is not None
    assert round_card(scene(4), rest, outcome)


def finished() -> tuple[Round, list[Shown]]:
    round_ = played("card", 60)
    return round_, left(round_)


def card() -> Image.Image:
    round_, rest = finished()
    outcome = round_.outcome()
    assert outcome is not None
    return paint_round(scene(4), rest, outcome)


PICTURES: dict[str, Callable[[], Image.Image]] = {
    "four-start": lambda: paint_table(view_of(played("a", 1, 2)), scene(2)),
    "four-early": lambda: paint_table(view_of(played("b", 7)), scene(4)),
    "four-middle": lambda: paint_table(view_of(played("b", 24, **MIDDLE)), scene(4)),
    "four-full": lambda: paint_table(view_of(fullest()), scene(6)),
    "four-hand": lambda: paint_hand(view_of(played("c", 1, 2), 0), GAME),
    "four-places": lambda: paint_places(choices()[0], scene(3), choices()[1]),
    "four-examples": lambda: paint_examples(GAME, [view_of(played(f"e{n}", 5)) for n in range(4)], WORDS),
    "four-card": card,
}


@pytest.mark.parametrize("name", PICTURES)
def test_looks_as_it_was_approved(name: str, tmp_path: Path) -> None:
    compare(name, PICTURES[name](), tmp_path)
