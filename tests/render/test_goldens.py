"""Sprites and scenes compared with approved pictures, block by block.

``REWRITE_GOLDENS=1 python -m pytest tests/render/test_goldens.py`` rewrites the goldens. Look at every one
before committing. A failed test saves the actual picture and the difference in its temporary folder.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from io import BytesIO
from math import sin
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from engine import GAMES
from render import Course, Invitation, LastRound, Mark, Scene, Victory
from render.cards.brand import avatar, banner
from render.cards.chances import paint as paint_chances
from render.cards.lobby import paint as paint_lobby
from render.cards.scores import paint_round, paint_sheet
from render.cards.shelf import ShelfGame
from render.cards.shelf import paint as paint_shelf
from render.cards.victory import paint as paint_victory
from render.paint.encode import png
from render.paint.grounds import felt, night
from render.paint.palette import palette_index
from render.paint.pen import CAPITALS
from render.paint.text.lines import fitted
from render.paint.text.names import clean, initials
from render.paint.theme import NIGHT, PAPER, RING
from render.pieces.badges import end_badge, seat_badge
from render.pieces.card_parts import writing
from render.pieces.tiles import Laid, lay_bodies, tile
from render.tables.hand import paint as paint_hand
from render.tables.table import paint as paint_table
from tests.render.conftest import GAME, HAND, WORDS, rounds, scene, shown, uno_view, won
from tests.render.fives import FIVES
from tests.render.trains import TRAINS, train_scene, train_view

GOLDENS = Path(__file__).parent / "goldens"
BLOCK, TOLERANCE = 12, 8
"""Blocks of 12 pixels may differ by 8 on average. Fonts and zlib differ a little; a wrong tile differs more.
"""
HALVES = [f"{colour}{symbol}" for colour in "rygb" for symbol in "123456789DSR"] + ["DE", "W", "W4"]


def faces(side: int) -> Image.Image:
    """Return all halves in pairs, upright and lying."""
    pairs = list(zip(HALVES, HALVES[1:] + HALVES[:1], strict=True))[::2]
    canvas = felt(13 * round(side * 2.3), 2 * round(side * 2.3)).copy()
    for index, (one, other) in enumerate(pairs):
        row, column = divmod(index, 13)
        x, y = round(side * (0.2 + column * 2.3)), round(side * (0.2 + row * 2.3))
        tile(GAME, one, other, side, upright=index % 2 == 0).onto(canvas, x, y)
    return canvas


def badges() -> Image.Image:
    """Return signs of ends, badges of seats, a ring and a dimmed tile."""
    canvas = night(640, 190).copy()
    for index, kind in enumerate(("open", "wild", "closed")):
        end_badge("NE"[: 1 + index % 2], kind, 60).onto(canvas, 16 + 76 * index, 16)
    for seat in range(8):
        seat_badge(seat, "AsBGHAnZ7X"[seat], 60).onto(canvas, 16 + 76 * seat, 100)
    lay_bodies(canvas, [Laid(tile(GAME, "r5", "gD", 60, upright=False), 270, 18, palette_index(NIGHT), RING)])
    tile(GAME, "b5", "yD", 60, upright=False, dimmed=True).onto(canvas, 430, 18)
    return canvas


PEOPLE = (
    *("Дмитрий", "Ελένη", "さくら", "王小明", "김민수", "محمد", "שרה", "สมชาย", "नमस्ते", "გიორგი"),
    *("Անի", "তানিয়া", "தமிழ்", "తెలుగు", "ស្ត្រី", "🦊🔥", "ꜱᴍᴀʟʟ", "Владо 99", "Nguyễn", "jean\u2011luc"),
    *("\U0001d531\U0001d525\U0001d526\U0001d530", "Łukasz", "z̸a̷l̶g̵o̴", "محمد Bob (2)", "Ann محمد (2)", "𓂀"),
)
"""Names in the scripts of Discord. No font has the last one."""


def names() -> Image.Image:
    """Return badges and names at the two heights at which pictures have them."""
    canvas = night(900, 560).copy()
    for place, name in enumerate(PEOPLE):
        x, y = 16 + place % 4 * 220, 16 + place // 4 * 78
        seat_badge(place % 8, initials([name])[0], 58).onto(canvas, x, y)
        for height, middle in ((21, 22), (13, 54)):
            shown = fitted(clean(name) or "1", 140, round(height / CAPITALS))
            writing(shown, height, PAPER, shaped=True).left(canvas, x + 70, y + middle)
    return canvas


CHEERS = ("Astrid: 3 wins in a row", "Hana: best round so far, 193 points")


def ended(count: int, seats: int = 4) -> tuple[Scene, list[list[int]], tuple[int, ...]]:
    """Return a match after ``count`` rounds: its scene, its rounds and its winners."""
    played = rounds(count, seats)
    totals = [sum(points) for points in zip(*played, strict=True)]
    people = zip(scene(seats).players, totals, strict=True)
    shown = replace(scene(seats), players=tuple(replace(player, total=total) for player, total in people))
    return shown, played, tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def course(seats: int, steps: int) -> Course:
    """Return the course of a match's chances for a diagram. They go up and down, and seat 1 wins."""
    labels = {share / 4: f"{25 * share} %" for share in range(5)}
    chances: list[tuple[int, tuple[float, ...]]] = [(0, (1 / seats,) * seats)]
    for step in range(3, steps, 3):
        weights = [
            1.2 + sin(step * (seat + 2) / 23 + seat) + (step / steps) * (seat == 1) for seat in range(seats)
        ]
        chances.append((step, tuple(weight / sum(weights) for weight in weights)))
    chances.append((steps, tuple(float(seat == 1) for seat in range(seats))))
    marks = (Mark(steps // 3, 1, good=True), Mark(steps * 2 // 3, 1, good=False))
    return Course("Chances to win", chances, range(steps // 4, steps + 1, steps // 4), labels, marks)


def timed(shown: Scene) -> Scene:
    """Return the scene with a bank of time: every person's clock."""
    left = ("4:45", "10:00", "0:15", "5:00", "9:59", "1:07", "0:31", "5:00")
    people = zip(shown.players, left, strict=False)
    return replace(
        shown,
        players=tuple(replace(player, clock="" if player.computer else clock) for player, clock in people),
    )


def lobby(game: str) -> Image.Image:
    """Return the lobby of a game, with a free seat if it takes more than two players, and its teams."""
    most = GAMES[game].seats[-1]
    people = scene(4).players[: max(2, most - 1)]
    words = {**WORDS, "title": game.title()}
    captions = ("Match the number or the colour", "Symbols act", "Two left? Shout!")
    notes = ("host", "Casual", "", "Expert", "Novice", "Strong", "Casual")
    chips = ("live, 5 minutes per turn", "rated, no hints", "Most rounds: 3")
    teams = ((0, 2), (1,)) if game == "partners" else ()
    about = Invitation(captions, f"2-{most} players", most, notes[: len(people)], chips, teams)
    return paint_lobby(Scene(game, people, 1, 500, words), about)


def shelf() -> Image.Image:
    """Return the shelf of all games."""
    return paint_shelf(
        [
            ShelfGame(game, game.title(), "What this game is like, in a few words.", "2-6 players")
            for game in GAMES
        ]
    )


FOUR, SIX = shown((5, 0, 9, 3)), shown((3, 17, 0, 4, 24, 6))
PICTURES: dict[str, Callable[[], Image.Image]] = {
    "faces-24": lambda: faces(24),
    "faces-62": lambda: faces(62),
    "badges": badges,
    "names": names,
    "table-start": lambda: paint_table(uno_view("start", 2), scene(2)),
    "table-title": lambda: paint_table(replace(uno_view("start", 6), laid=(), ends={}), scene(6)),
    "table-early": lambda: paint_table(uno_view("early"), scene()),
    "table-middle": lambda: paint_table(uno_view("middle", 6, direction=-1), scene(6)),
    "table-full": lambda: paint_table(uno_view("full"), scene()),
    "table-bank": lambda: paint_table(uno_view("early"), timed(scene())),
    "table-bank-crowd": lambda: paint_table(uno_view("middle", 6), timed(scene(6))),
    "trains-bank": lambda: paint_table(train_view(8, 50, "middle", markers=(0, 3)), timed(train_scene(8))),
    "hand": lambda: paint_hand(uno_view(hand=HAND), GAME),
    "round-card": lambda: paint_round(scene(), FOUR, won(1, FOUR)),
    "round-card-crowded": lambda: paint_round(scene(6), SIX, won(2, SIX)),
    "score-sheet": lambda: paint_sheet(scene(6), rounds(12, 6), (2,)),
    "victory": lambda: paint_victory(
        *ended(9), Victory("Astrid wins!", CHEERS, ("Rating 1,024 (+18)", "", "", ""))
    ),
    "victory-crowd": lambda: paint_victory(*ended(13, 6), Victory("Two win together!")),
    "victory-single": lambda: paint_victory(
        scene(), [won(1, FOUR).scores], (1,), Victory("Benjamin wins!"), LastRound(FOUR, won(1, FOUR))
    ),
    "chances": lambda: paint_chances(scene(2), course(2, 120)),
    "chances-crowd": lambda: paint_chances(scene(6), course(6, 800)),
    "shelf": shelf,
    **{f"lobby-{game}": partial(lobby, game) for game in GAMES},
    **FIVES,
    **TRAINS,
}


def worst(one: Image.Image, other: Image.Image) -> float:
    """Return the largest mean difference of a block, in any channel."""
    difference = ImageChops.difference(one, other)
    blocks = difference.reduce(BLOCK)
    return max(high for _, high in blocks.getextrema())


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_approved(name: str, tmp_path: Path) -> None:
    compare(name, PICTURES[name](), tmp_path)


def compare(name: str, picture: Image.Image, folder: Path) -> None:
    """Fail unless ``picture`` looks like the golden ``name``. ``REWRITE_GOLDENS`` writes it first."""
    data = png(picture)
    golden = GOLDENS / f"{name}.png"
    if os.environ.get("REWRITE_GOLDENS"):
        GOLDENS.mkdir(exist_ok=True)
        golden.write_bytes(data)
    actual = Image.open(BytesIO(data)).convert("RGB")
    expected = Image.open(golden).convert("RGB")
    assert actual.size == expected.size
    if worst(actual, expected) > TOLERANCE:
        actual.save(folder / f"{name}-actual.png")
        ImageChops.difference(actual, expected).point(lambda value: min(255, value * 4)).save(
            folder / f"{name}-difference.png"
        )
        pytest.fail(f"{name} differs; see {folder}")


@pytest.mark.parametrize(("name", "draw"), [("avatar", avatar), ("banner", banner)])
def test_the_committed_avatar_and_banner_are_what_the_script_draws(
    name: str, draw: Callable[[], Image.Image]
) -> None:
    kept = Image.open(Path(__file__).parents[2] / "docs" / "brand" / f"{name}.png")
    assert kept.size == draw().size
    assert worst(kept.convert("RGB"), draw().convert("RGB")) <= TOLERANCE


def test_the_comparison_detects_one_wrong_tile() -> None:
    right = paint_table(uno_view("full"), scene())
    wrong = right.copy()
    tile(GAME, "r6", "b1", 27, upright=False).onto(wrong, 500, 300)
    tile(GAME, "r8", "b1", 27, upright=False).onto(right, 500, 300)
    assert worst(right.convert("RGB"), wrong.convert("RGB")) > TOLERANCE
