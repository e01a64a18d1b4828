"""Pictures for players with low vision: high contrast measured, larger tiles, nothing told by brightness
alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image

from engine import GAMES, Move, View
from render import Ghost, Style
from render.games import LOOKS
from render.paint.palette import channels as palette
from render.paint.palette import indexed, plain
from render.paint.theme import BADGE, BADGE_INK, HIGH_CONTRAST, IVORY, RING, USUAL_THEME, WHITE, contrast
from render.pieces.scene import Scene
from render.pieces.tiles import tile
from render.tables.ends import HEIGHT as ENDS
from render.tables.ends import paint as paint_ends
from render.tables.hand import LARGE, TALLEST, WIDTH, rack_layout
from render.tables.hand import paint as paint_hand
from render.tables.place_picker import paint as paint_places
from render.tables.status_strip import HEIGHT as STRIP
from render.tables.table import FELT, FELT_BESIDE
from render.tables.table import LARGE as LARGE_TABLE
from render.tables.table import paint as paint_table
from tests.render.conftest import HAND, uno_view
from tests.render.conftest import scene as uno_scene
from tests.render.fives import CROSS, LATE, fives_scene, fives_view
from tests.render.fives import HAND as FIVES_HAND
from tests.render.games.test_domino_four import played, spot_of, view_of
from tests.render.games.test_domino_four import scene as four_scene
from tests.render.paint.test_theme import EYES, ciede2000, lab
from tests.render.test_goldens import compare
from tests.render.trains import train_hand, train_scene, train_view

STRONGLY, LARGELY, BOTH = Style(contrast=True), Style(large=True), Style(contrast=True, large=True)


def four_ghosts() -> Image.Image:
    round_ = played("ghosts", 9)
    view = view_of(round_, round_.waiting()[0])
    lays = [move for move in sorted(view.legal) if move.verb == "lay"][:4]
    ghosts = [Ghost(letter, spot_of(view, move), move) for letter, move in zip("ABCD", lays, strict=False)]
    return paint_places(view, four_scene(4), ghosts, STRONGLY)


FELTS = {"uno-dominos": FELT, "all-fives": FELT, "mexican-train": (WIDTH, 700), "domino-4": FELT_BESIDE}
LARGE_FELTS = dict.fromkeys(FELTS, (WIDTH, LARGE_TABLE - ENDS - STRIP)) | {
    "mexican-train": (WIDTH, LARGE_TABLE - ENDS)
}
TABLES: dict[str, Callable[[], tuple[str, View, Scene]]] = {
    **{
        f"uno {name}": partial(lambda name: ("uno-dominos", uno_view(name), uno_scene()), name)
        for name in ("start", "early", "middle", "full")
    },
    "fives, few": lambda: ("all-fives", fives_view(CROSS), fives_scene()),
    "fives, many": lambda: ("all-fives", fives_view(LATE), fives_scene()),
    "trains": lambda: ("mexican-train", train_view(8, 50, "middle"), train_scene(8)),
    "domino 4": lambda: ("domino-4", view_of(played("middle", 24)), four_scene(4)),
}

PICTURES: dict[str, Callable[[], Image.Image]] = {
    "strong-hand": lambda: paint_hand(uno_view(hand=HAND), "uno-dominos", STRONGLY),
    "large-hand": lambda: paint_hand(uno_view(hand=HAND), "uno-dominos", LARGELY),
    "both-hand-few": lambda: paint_hand(uno_view(hand=HAND[3:8]), "uno-dominos", BOTH),
    "both-hand-trains": lambda: paint_hand(train_hand(26), "mexican-train", BOTH),
    "both-hand-four": lambda: paint_hand(view_of(played("hand", 6), 0), "domino-4", BOTH),
    "strong-table": lambda: paint_table(uno_view("middle", 6), uno_scene(6), STRONGLY),
    "both-table": lambda: paint_table(uno_view("middle", 6, hand=HAND), uno_scene(6), BOTH),
    "large-table-fives": lambda: paint_table(fives_view(LATE, hand=FIVES_HAND), fives_scene(), LARGELY),
    "both-table-trains": lambda: paint_table(
        replace(train_view(8, 90, "ninety-6", markers=(1,)), legal=(Move("5-3@T1", "lay", "5-3", "T1"),)),
        train_scene(8),
        BOTH,
    ),
    "both-table-four": lambda: paint_table(view_of(played("four/middle", 12)), four_scene(4), BOTH),
    "strong-places": four_ghosts,
}


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_approved(name: str, tmp_path: Path) -> None:
    compare(name, PICTURES[name](), tmp_path)


@pytest.mark.parametrize(
    ("one", "other", "least"),
    [
        *((ink.number, ink.fill, 7) for ink in HIGH_CONTRAST.colours.values()),
        *((ink.outline, HIGH_CONTRAST.top, 7) for ink in HIGH_CONTRAST.colours.values()),
        *(
            (pip, HIGH_CONTRAST.bottom, 7)
            for pip in (*HIGH_CONTRAST.pips, HIGH_CONTRAST.pip, HIGH_CONTRAST.line)
        ),
        (HIGH_CONTRAST.top, BADGE_INK, 15),
        (RING, BADGE_INK, 7),
        (RING, HIGH_CONTRAST.lane, 7),
        (BADGE, BADGE_INK, 15),
    ],
)
def test_high_contrast_colours_are_readable(
    one: tuple[int, int, int], other: tuple[int, int, int], least: float
) -> None:
    assert contrast(one, other) >= least


def test_high_contrast_colours_are_in_the_palette() -> None:
    """Otherwise a picture would show a nearby colour, and the measurements here would mean nothing."""
    channels = palette()
    known = {tuple(channels[start : start + 3]) for start in range(0, len(channels), 3)}
    inks = {
        colour for ink in HIGH_CONTRAST.colours.values() for colour in (ink.fill, ink.number, ink.outline)
    }
    plain = {
        HIGH_CONTRAST.pip,
        HIGH_CONTRAST.top,
        HIGH_CONTRAST.line,
        HIGH_CONTRAST.ground,
        HIGH_CONTRAST.lane,
        HIGH_CONTRAST.lane_lit,
        RING,
        BADGE,
    }
    assert inks | plain <= known


@pytest.mark.parametrize(
    ("eye", "least"), [("normal", 30), ("protan", 18), ("deutan", 21), ("tritan", 25), ("grey", 8)]
)
def test_high_contrast_colours_differ_for_every_kind_of_colour_vision(eye: str, least: float) -> None:
    """The colours differ enough for each eye. Their silhouettes are the usual ones."""
    assert {name: ink.shape for name, ink in HIGH_CONTRAST.colours.items()} == {
        name: ink.shape for name, ink in USUAL_THEME.colours.items()
    }
    assert eye in EYES
    colours = [lab(ink.fill, eye) for ink in HIGH_CONTRAST.colours.values()]
    assert min(ciede2000(one, other) for one, other in combinations(colours, 2)) >= least


def test_high_contrast_does_not_dim_unplayable_tiles() -> None:
    """Usually tiles that cannot be played are dimmed. In high contrast no tile is."""
    hand = ("r1-r2", "g9-b1")
    view = replace(uno_view(hand=hand), drawn="")
    whites = {
        style: max(sample for _, sample in _light(paint_hand(view, "uno-dominos", style)))
        for style in (Style(), STRONGLY)
    }
    assert contrast(whites[Style()], BADGE_INK) < 7
    assert contrast(whites[STRONGLY], BADGE_INK) > 17


def _light(picture: Image.Image) -> list[tuple[int, tuple[int, int, int]]]:
    """Return the colours in the right half of an emoji, above its number, each with its pixel count."""
    part = picture.convert("RGB").crop((WIDTH // 2, 0, WIDTH, round(picture.height * 0.68)))
    found = part.getcolors(1 << 20) or []
    return [(count, colour) for count, colour in found if isinstance(colour, tuple)]


def test_high_contrast_frames_playable_tiles() -> None:
    view = replace(uno_view(hand=("r1-r2", "g9-b1")), drawn="")
    picture = paint_hand(view, "uno-dominos", STRONGLY).convert("RGB")
    left, right = (picture.crop((x, 0, x + WIDTH // 2, 250)) for x in (0, WIDTH // 2))
    assert RING in {colour for _, colour in left.getcolors(1 << 20) or []}
    assert RING not in {colour for _, colour in right.getcolors(1 << 20) or []}


@pytest.mark.parametrize("length", [1, 2])
@pytest.mark.parametrize("count", range(1, 41))
def test_large_tiles_are_larger_and_fit(count: int, length: int) -> None:
    usual, large = rack_layout(count, length), rack_layout(count, length, LARGE)
    assert large.side > usual.side
    assert large.height <= TALLEST
    assert large.columns * large.rows >= count
    assert large.columns * large.side <= WIDTH


@pytest.mark.parametrize("game", LOOKS)
def test_every_face_uses_the_colours_of_its_theme(game: str) -> None:
    """On a high-contrast tile no ivory is left."""
    tiles = sorted(set(GAMES[game]().tiles))
    for text in {tiles[0], tiles[len(tiles) // 2], tiles[-1]}:
        for style, wanted in ((Style(), False), (STRONGLY, True)):
            picture = (
                tile(game, *LOOKS[game].halves(text), 80, upright=True, style=style).image().convert("RGB")
            )
            colours = {colour for _, colour in picture.getcolors(1 << 20) or []}
            assert (WHITE in colours and IVORY not in colours) is wanted, text


def test_every_end_is_shown_large_and_framed_if_it_can_be_played() -> None:
    view = train_view(8, 50, "middle")
    usable = replace(view, legal=(Move("5-3@T1", "lay", "5-3", "T1"),))
    shown = plain(WIDTH, ENDS, BADGE_INK)
    shown_white = indexed(Image.new("RGB", (1, 1), WHITE)).convert("RGB").getpixel((0, 0))
    paint_ends(shown, (0, ENDS), usable, train_scene(8), BOTH)
    width = WIDTH // len(view.ends)
    for index, place in enumerate(view.ends):
        part = shown.convert("RGB").crop((index * width + 8, 0, (index + 1) * width - 8, ENDS))
        colours = {colour for _, colour in part.getcolors(1 << 20) or []}
        assert shown_white in colours
        assert (RING in colours) is (place == "T1")


def test_a_table_without_ends_is_shown_as_usual() -> None:
    bare = replace(uno_view("start"), ends={})
    assert paint_table(bare, uno_scene(), LARGELY).tobytes() == paint_table(bare, uno_scene()).tobytes()


@pytest.mark.parametrize("look", TABLES)
def test_tiles_are_larger_on_a_large_table(look: str) -> None:
    """Compares with the public picture, in which the table has less room."""
    game, view, people = TABLES[look]()
    usual = paint_table(view, people)
    large = paint_table(view, people, LARGELY)
    assert (usual.width, large.width) == (WIDTH, WIDTH)
    units = [LOOKS[game].board(view, felt).unit for felt in (FELTS[game], LARGE_FELTS[game])]
    assert units[0] < units[1], units


@pytest.mark.parametrize("place", "WENS")
def test_the_frame_of_each_of_four_ends_is_not_cut_off(place: str) -> None:
    view = replace(fives_view(LATE), legal=(Move(f"5-3@{place}", "lay", "5-3", place),))
    row = plain(WIDTH, ENDS, BADGE_INK)
    paint_ends(row, (0, ENDS), view, fives_scene(), LARGELY)
    edges = [row.crop(box).convert("RGB") for box in ((0, 0, 2, ENDS), (WIDTH - 2, 0, WIDTH, ENDS))]
    assert all(len(edge.getcolors(1 << 16) or []) == 1 for edge in edges)
