"""Pictures of Domino 4: the grid as data, places to choose from, face-down tiles, goldens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from PIL import Image

from engine import GAMES, Move, Round
from engine.games.domino_four.grid import CORNERS, JOINTS
from engine.games.domino_four.view import FourView
from render import Ghost, Player, Scene, Spot, examples, hand, places, round_card, table
from render.cards.scores import Shown, paint_round
from render.games.domino_four import COUNTABLE, LOOK, board, close, face, felt_around, with_ghosts
from render.layout.board import Board
from render.layout.grid import LARGEST, grid
from render.paint.pen import Pen
from render.tables.examples import paint as paint_examples
from render.tables.ghosts import ghost
from render.tables.hand import paint as paint_hand
from render.tables.place_picker import CLOSE, GAP
from render.tables.place_picker import paint as paint_places
from render.tables.table import FELT, FELT_BESIDE
from render.tables.table import paint as paint_table
from tests.render.test_goldens import compare

GAME = "domino-4"
WORDS = {
    "title": "Domino 4",
    "round": "Round 2",
    "target": "first to win 3 rounds",
    "total": "Total",
    "points": "Points",
    "left": "Left",
    "arm-E": "E",
    "arm-W": "W",
    "last": "LAST",
}
NAMES = ("Astrid", "Benjamin", "Hana", "Zoë", "Igor", "Mia")


def scene(seats: int) -> Scene:
    players = tuple(Player(name, points, points == 2) for points, name in enumerate(NAMES[:seats]))
    return Scene(GAME, players, 2, 3, WORDS)


def played(seed: str, laid: int, seats: int = 4, **options: bool) -> Round:
    """Return a random round, in which tiles are laid more often than not, with ``laid`` tiles on the table.

    It has fewer only if it is over before.
    """
    rng = Random(seed)
    round_ = GAMES[GAME](**options).deal(seats, rng)
    while round_.outcome() is None and len(view_of(round_).laid) < laid:
        seat = round_.waiting()[0]
        # the order of legal moves is not guaranteed, and the goldens depend on it
        moves = sorted(round_.legal(seat))
        liked = [move for move in moves if move.verb in {"lay", "accept"}] or moves
        round_.apply(seat, rng.choice(liked if rng.random() < 0.8 else moves))
    return round_


def view_of(round_: Round, seat: int | None = None) -> FourView:
    return cast("FourView", round_.view(seat))


def games() -> Iterator[list[FourView]]:
    """Yield a spectator's views of some games, move by move."""
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


def test_tiles_and_signs_do_not_overlap_and_stay_on_the_felt() -> None:
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


def test_the_frame_only_grows_and_moves_by_at_most_half_a_cell() -> None:
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


def test_every_open_end_and_every_dead_end_has_a_sign() -> None:
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


def spots(view: FourView) -> list[Ghost]:
    """Return the places of the tile with the most places, each with a letter; at most eight."""
    moves = sorted(move for move in view.legal if move.verb == "lay" and move.tile != "J")
    best = max(moves, key=lambda move: sum(move.tile == other.tile for other in moves), default=None)
    own = [move for move in moves if best is not None and move.tile == best.tile]
    return [Ghost("ABCDEFGH"[index], spot_of(view, move), move) for index, move in enumerate(own[:8])]


def spot_of(view: FourView, move: Move) -> Spot:
    """Return the spot of a lay: a whole cell for a joker, else with the side to which the chain may turn."""
    cell, _, corner = move.place.partition(":")
    x, y = map(int, cell.split(","))
    entry = next((each.entry for each in view.openings if each.cell == cell), "")
    if corner not in CORNERS or not entry:
        return Spot(x, -y, corner if corner in CORNERS else "")
    return Spot(x, -y, "NESW"[JOINTS[CORNERS.index(corner)]["NESW".index(entry)].exits[1]])


def choices(seed: str = "places", laid: int = 12) -> tuple[FourView, list[Ghost]]:
    """Return a view of a seat that can choose among at least four places for one tile, and those places."""
    for count in range(200):
        round_ = played(f"{seed}/{count}", laid, 3, hoeksteen=True)
        for seat in round_.waiting():
            view = view_of(round_, seat)
            if len(spots(view)) >= 4 and len(view.laid) == laid:
                return view, spots(view)
    raise AssertionError("nobody ever has a choice")


def shown_with(view: FourView, ghosts: list[Ghost]) -> tuple[Board, tuple[int, int]]:
    """Return the board with these ghosts, and the width and height of its felt."""
    size = felt_around(view, FELT, ghosts)
    return with_ghosts(view, size, ghosts), size


def test_ghosts_lie_where_their_moves_say_and_cover_no_tile() -> None:
    view, ghosts = choices()
    shown, size = shown_with(view, ghosts)
    lying = boxes(shown)
    assert sorted(letter for placed in shown.ghosts for letter, _ in placed.marks) == [
        ghost.letter for ghost in ghosts
    ]
    assert len(shown.ghosts) == len({ghost.spot[:2] for ghost in ghosts}), "a cell is shown once"
    for placed in shown.ghosts:
        box = (placed.x, placed.y, placed.x + shown.unit, placed.y + shown.unit)
        assert not any(overlap(box, other) for other in lying)
        assert 0 <= box[0] < box[2] <= size[0]
        assert 0 <= box[1] < box[3] <= size[1]
    assert shown.unit >= board(view, FELT_BESIDE).unit


@pytest.mark.parametrize("turns", ["NS", "EW", "NE", "NES", "NESW"])
def test_letters_in_a_cell_never_overlap_at_any_size(turns: str) -> None:
    """The picture is the same whichever letter is painted first."""
    marks = tuple(zip("ABCD", turns, strict=False))
    for side in range(14, LARGEST, 2):
        one, other = ghost(GAME, "", marks, side), ghost(GAME, "", marks[::-1], side)
        assert one.image.tobytes() == other.image.tobytes(), side


@pytest.mark.parametrize(("face", "turns"), [("", "N"), ("J", "N"), ("", "NS"), ("", "EW"), ("", "NE")])
def test_letters_in_a_cell_are_never_cut_off_at_any_size(face: str, turns: str) -> None:
    for side in range(14, LARGEST, 2):
        edge = ghost(GAME, face, tuple(zip("AB", turns, strict=False)), side).image.getchannel("A")
        edge.paste(0, (1, 1, edge.width - 1, edge.height - 1))
        assert edge.getextrema()[1] < 255, side


def test_a_ghost_shows_its_tile_only_if_one_move_is_possible() -> None:
    view, ghosts = choices()
    shown, _ = shown_with(view, ghosts[:1])
    (placed,) = shown.ghosts
    move = ghosts[0].move
    assert move is not None
    assert placed.face == f"{move.tile}:{move.place.partition(':')[2]}"
    several = Ghost("A", ghosts[0].spot, None)
    assert [placed.face for placed in shown_with(view, [several])[0].ghosts] == [""]
    twice = [several, Ghost("B", Spot(*ghosts[0].spot[:2], "NW"), move)]
    assert [placed.face for placed in shown_with(view, twice)[0].ghosts] == [""]


def test_the_surroundings_of_places_are_shown_as_large_as_possible() -> None:
    """Two cells to every side are shown, in one panel that is no higher than needed."""
    for seed in range(8):
        view, ghosts = choices(f"large/{seed}", 30)
        for chosen in (ghosts, ghosts[:1]):
            shown, size = shown_with(view, chosen)
            assert shown.unit >= board(view, FELT_BESIDE).unit
            assert size[0] == FELT[0]
            assert size[1] <= FELT[1]
            for placed in shown.ghosts:
                near = [
                    tile
                    for tile in shown.tiles
                    if max(abs(tile.x - placed.x), abs(tile.y - placed.y)) <= 2.2 * shown.unit
                ]
                assert near
                assert all(tile.x >= 0 and tile.x + shown.unit <= size[0] for tile in near)
                assert all(tile.y >= 0 and tile.y + shown.unit <= size[1] for tile in near)
        assert shown_with(view, ghosts[:1])[0].unit >= 75


def test_the_hand_is_below_the_places_unless_they_are_drawn_alone() -> None:
    view, ghosts = choices()
    _, size = shown_with(view, ghosts)
    assert paint_places(view, scene(3), ghosts, alone=True).size == size
    whole = paint_places(view, scene(3), ghosts)
    assert whole.width == FELT[0]
    assert size[1] + 100 < whole.height < size[1] + 300


def test_letter_turn_and_tile_of_a_ghost_change_the_picture() -> None:
    view, ghosts = choices()
    one = Ghost("A", Spot(*ghosts[0].spot[:2], "N"))
    pictures = {
        paint_places(view, scene(3), [one._replace(**change)], alone=True).tobytes()
        for change in (
            {},
            {"letter": "B"},
            {"spot": one.spot._replace(turn="S")},
            {"spot": one.spot._replace(turn="")},
            {"move": ghosts[0].move},
        )
    }
    assert len(pictures) == 5


def test_the_ghost_of_a_joker_has_no_colour() -> None:
    round_ = GAMES[GAME]().stacked([["J", "r1-1"], ["g1-1"]], [], lead=0)
    view = view_of(round_, 0)
    joker = next(move for move in view.legal if move.tile == "J")
    (placed,) = with_ghosts(view, FELT, [Ghost("A", spot_of(view, joker), joker)]).ghosts
    assert placed.face == "J"


@pytest.mark.parametrize(("side", "digits"), [(COUNTABLE - 1, True), (COUNTABLE, False)])
def test_small_tiles_show_digits_instead_of_pips(side: int, digits: bool) -> None:
    """On a phone, pips of 3 and 4 look alike. Digits differ in more pixels."""
    said: list[str] = []

    class Listening(Pen):
        def text(self, text: str, *args: Any, **keywords: Any) -> float:
            said.append(text)
            return super().text(text, *args, **keywords)

    face(Listening(80, 80), (40, 40), side, "r2-3")
    assert said == (["2", "3"] if digits else [])


def either_half() -> tuple[FourView, list[Ghost]]:
    """Return a tile whose halves may both join the start joker, as four ways to lie in one cell."""
    view = cast("FourView", GAMES[GAME]().stacked([["r1-3", "g1-1"], ["b1-1"]], [], lead=0).view(0))
    moves = [move for move in view.legal if move.text.startswith("r1-3@1,0")]
    return view, [
        Ghost(letter, spot_of(view, move), move) for letter, move in zip("ABCD", moves, strict=True)
    ]


def test_ways_to_lie_in_one_cell_are_drawn_one_by_one_with_what_they_join() -> None:
    """A letter beside the tile's face tells which half joins; the hand makes room for that."""
    view, ghosts = either_half()
    (placed,) = with_ghosts(view, FELT, ghosts).ghosts
    assert (placed.face, [letter for letter, _ in placed.marks]) == ("", [*"ABCD"])
    assert len({turn for _, turn in placed.marks}) == 4, "no letter covers another"
    for one in ghosts:
        assert one.move is not None
        shown = close(view, (269, CLOSE), one)
        assert [tile.first for tile in shown.tiles] == ["J", f"r1-3:{one.move.place.partition(':')[2]}"]
        (frame,) = shown.ghosts
        assert (frame.x, frame.y) == (shown.tiles[1].x, shown.tiles[1].y)
        assert shown.tiles[1].x > shown.tiles[0].x + 50, "it lies east of the start joker"
    size = felt_around(view, FELT, ghosts)
    whole = paint_places(view, scene(2), ghosts)
    assert whole.size == (size[0], size[1] + GAP + CLOSE)
    assert paint_places(view, scene(2), ghosts, alone=True).size == whole.size, "large pictures need them too"
    several = [*ghosts, *(one._replace(spot=Spot(-1, 0, one.spot.turn)) for one in ghosts)]
    assert paint_places(view, scene(2), several).height > whole.height


def test_a_picture_without_places_raises_value_error() -> None:
    view, _ = choices()
    with pytest.raises(ValueError, match="no places"):
        places(view, scene(3), [])


# -- what is hidden --------------------------------------------------------------------------------


def test_a_face_down_tile_looks_the_same_to_every_seat() -> None:
    """B14: the picture does not depend on the hidden tile, and is the same for the seat that laid it."""
    pictures = set()
    for text in ("?r1-3@1,0:red", "?J@1,0:red"):
        game = GAMES[GAME](blufjoker=True)
        round_ = game.stacked([["r1-3", "J", "y4-4"], ["g4-4", "g1-1"]], [], lead=0)
        round_.apply(0, game.parse(text))
        pictures |= {table(round_.view(seat), scene(2)) for seat in (None, 0, 1)}
    assert len(pictures) == 1


def test_only_tiles_that_fit_are_highlighted_though_any_may_lie_face_down() -> None:
    round_ = GAMES[GAME](blufjoker=True).stacked([["r1-3", "J"], ["g4-4", "g1-1"]], [], lead=0)
    assert {move.tile for move in round_.legal(0) if move.tile} == {"r1-3", "J"}
    assert LOOK.movable(round_.view(0)) == {"r1-3", "J"}, "a true joker is no lie"
    round_ = GAMES[GAME](blufjoker=True).stacked(
        [["r1-3", "g1-1", "g2-2"], ["g4-4", "b1-1", "b2-2"]], [], lead=0
    )
    round_.apply(0, GAMES[GAME]().parse("r1-3@1,0:NW"))
    round_.apply(1, GAMES[GAME]().parse("g4-4@-1,0:NW"))
    assert {move.tile for move in round_.legal(0) if move.tile} == {"g1-1", "g2-2"}
    assert LOOK.movable(round_.view(0)) == set()


# -- weight and looks ------------------------------------------------------------------------------


def fullest(seats: int = 6) -> Round:
    rounds = (played(f"full/{seed}", 60, seats, hoeksteen=True) for seed in range(12))
    return max(rounds, key=lambda round_: len(view_of(round_).laid))


def left(round_: Round) -> list[Shown]:
    return [Shown(tuple(tiles), ()) for tiles in round_.hands]


MIDDLE = {"hoeksteen": True, "blufjoker": True}
KINDS: dict[str, tuple[Callable[[], bytes], int]] = {
    "start": (lambda: table(view_of(played("a", 1)), scene(4)), 55),
    "middle": (lambda: table(view_of(played("b", 24, **MIDDLE)), scene(4)), 75),
    "full": (lambda: table(view_of(fullest()), scene(6)), 90),
    "hand": (lambda: hand(view_of(played("c", 1, 2), 0), GAME), 40),
    "places": (lambda: places(choices()[0], scene(3), choices()[1]), 75),
    "examples": (lambda: examples(GAME, [view_of(played(f"e{n}", 5)) for n in range(4)], WORDS), 60),
}


@pytest.mark.parametrize("kind", KINDS)
def test_pictures_have_the_right_format_and_few_bytes(kind: str) -> None:
    draw, most = KINDS[kind]
    data = draw()
    picture = Image.open(BytesIO(data))
    assert (picture.format, picture.mode, picture.width) == ("PNG", "P", 1100)
    assert picture.height <= 850
    assert len(data) <= most * 1000


def test_a_hand_without_points_counts_its_tiles() -> None:
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
def test_a_picture_looks_as_approved(name: str, tmp_path: Path) -> None:
    compare(name, PICTURES[name](), tmp_path)
