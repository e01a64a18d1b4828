"""Places that may be chosen: a cell, the letters by which to choose it, and where its chain may turn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import ceil, dist

from PIL import Image

from render.paint.cache import PAINTED
from render.paint.pen import Pen, Point
from render.paint.sprites import Sprite
from render.paint.theme import AS_USUAL, BADGE, BADGE_INK, RING, WHITE, Style
from render.pieces.tiles import scale_of, tile, write_in

_GHOSTLY = 165
"""How much of a ghost covers the felt, of 255."""
_DASHES = 7
"""Dashes along one side of a ghost."""


LETTER_LEAST = 40
"""The letter of a place is at least so many pixels across, where no other lies under it then: on a phone a
third of that."""
_APART = 1.04
"""From the middle of a letter to that of another in its cell at least, in letters."""


@PAINTED.keep
def ghost(
    game: str, face: str, marks: tuple[tuple[str, str], ...], side: int, style: Style = AS_USUAL
) -> Sprite:
    """A cell that may be chosen: dashed, its tile half transparent if known, a letter for every way to lie.

    Args:
        marks: letters, each with the side or corner where it stands; a side gets an arrow that points there.
            An empty letter leaves only the arrow.
    """
    size = _size(side, len(marks))
    away = max(0, (side - size) / 2 - 1) if face else _away(side, size, [turn for _, turn in marks])
    pad = max(2, round(side * 0.16))
    if len(marks) > 1:  # in a small cell letters stick out
        pad = max(pad, ceil(away + (size - side) / 2) + 1)
    veiled = Image.new("RGBA", (side + 2 * pad, side + 2 * pad), (0, 0, 0, 0))
    if face:
        veiled = tile(game, face, "", side, upright=True, style=style).image()
        veiled.putalpha(veiled.getchannel("A").point([alpha * _GHOSTLY // 255 for alpha in range(256)]))
    pen = Pen(side + 2 * pad, side + 2 * pad, scale_of(side))
    _dashes(pen, pad, side)
    middle = pad + side / 2
    for letter, turn in marks:
        step = _POINTS.get(turn, (0, 0))
        centre = (middle, middle)
        if face or len(marks) > 1:  # in the corner of a tile that is to be seen, else beside the other letter
            lean = (-1, -1) if face else step
            centre = (middle + lean[0] * away, middle + lean[1] * away)
        if turn in _SIDES:
            _arrow(pen, (middle, middle), side, turn)
        if letter:
            pen.disc(centre, size / 2, BADGE_INK)
            pen.disc(centre, size * 0.44, BADGE)
            write_in(pen, letter, centre, size * 0.47, BADGE_INK)
    veiled.alpha_composite(pen.done())
    return Sprite(veiled, pad)


def _size(side: int, letters: int) -> int:
    """Across a letter of a cell; the cell beside it may have as many."""
    if letters > 2:
        return round(side * 0.34)
    return min(max(LETTER_LEAST, round(side * 0.36)), round(side * (0.8 if letters > 1 else 1)))


def _away(side: int, size: int, turns: Sequence[str]) -> float:
    """From the middle of a cell to that of a letter: near its edge, and further where letters would touch."""
    pairs = combinations([_POINTS.get(turn, (0, 0)) for turn in turns], 2)
    nearest = min((dist(*pair) for pair in pairs), default=0)
    return max((side - size) / 2 - side * 0.03, size * _APART / nearest if nearest else 0)


def _dashes(pen: Pen, pad: int, side: int) -> None:
    width = max(2.0, side * 0.035)
    step = side / (2 * _DASHES - 1)
    for start in range(0, 2 * _DASHES - 1, 2):
        one, other = pad + start * step, pad + (start + 1) * step
        for edge in (pad, pad + side):
            pen.line((one, edge), (other, edge), width, WHITE)
            pen.line((edge, one), (edge, other), width, WHITE)


_POINTS = {
    "N": (0, -1),
    "E": (1, 0),
    "S": (0, 1),
    "W": (-1, 0),
    "NW": (-1, -1),
    "NE": (1, -1),
    "SE": (1, 1),
    "SW": (-1, 1),
}
_SIDES = frozenset("NESW")


def _arrow(pen: Pen, centre: Point, side: int, turn: str) -> None:
    """A triangle over a side of a box, pointing outwards; what lies before it covers its foot."""
    ahead = _POINTS[turn]
    across = (-ahead[1], ahead[0])
    for tip, foot, half, ink in ((0.66, 0.34, 0.36, BADGE_INK), (0.61, 0.36, 0.29, RING)):
        points = [(tip, 0.0), (foot, -half), (foot, half)]
        pen.polygon(
            [
                (
                    centre[0] + side * (ahead[0] * on + across[0] * off),
                    centre[1] + side * (ahead[1] * on + across[1] * off),
                )
                for on, off in points
            ],
            ink,
        )
