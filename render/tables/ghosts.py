"""Ghosts: cells that may be chosen, each with its letters and the directions its chain may turn to."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import ceil, dist

from PIL import Image

from render.paint.cache import PAINTED
from render.paint.pen import Pen, Point
from render.paint.sprites import Sprite
from render.paint.theme import AS_USUAL, BADGE, BADGE_INK, RING, WHITE, Style
from render.pieces.badges import write_in
from render.pieces.tiles import scale_of, tile

_GHOSTLY = 165
"""Alpha of a ghost on the felt, of 255."""
_DASHES = 7
"""Dashes along one side of a ghost."""


LETTER_LEAST = 40
"""Least width of a letter in pixels, unless the letters of a cell would then overlap. Phones show a third of
it."""
_APART = 1.04
"""The least distance between the middles of two letters in a cell, in widths of a letter."""


@PAINTED.keep
def ghost(
    game: str, face: str, marks: tuple[tuple[str, str], ...], side: int, style: Style = AS_USUAL
) -> Sprite:
    """Return a cell that may be chosen: a dashed box with a letter for each way the tile may lie.

    Its tile is shown half transparent if ``face`` is not empty.

    Args:
        marks: letters, each with the side or corner where it stands. A side gets an arrow that points there.
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
        if face or len(marks) > 1:  # in the tile's corner, to leave it visible; else beside the other letter
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
    """Return the width of each letter in a cell that is ``side`` wide and shows this many."""
    if letters > 2:
        return round(side * 0.34)
    return min(max(LETTER_LEAST, round(side * 0.36)), round(side * (0.8 if letters > 1 else 1)))


def _away(side: int, size: int, turns: Sequence[str]) -> float:
    """Return how far a letter is from the middle of its cell: near the edge, or more to avoid others.

    Args:
        side: the width of the cell.
        size: the width of a letter.
        turns: the direction of each letter.
    """
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
    """Draw a triangle over the edge of a box, pointing outwards. What is drawn later covers its foot.

    Args:
        side: the length of the box's side.
        turn: the direction, a key of ``_POINTS``.
    """
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
