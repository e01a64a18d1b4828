"""Where a note about a tile can stand without hiding anything. Knows boxes and pixels, no game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.layout.board import PlacedLabel, PlacedTile
from render.layout.cells import Rect

AIR = 4
"""Pixels between a note and what it must not touch."""

FURTHER = (0.0, 0.45, 0.9)
"""How much further away a note may go where it is crowded, in units."""
LEAST = 40
"""Height of the smallest note: still read where the picture is shown at a third of its size."""


def note_size(text: str, unit: int) -> tuple[int, int]:
    """Width and height of the little flag a note stands on."""
    height = max(LEAST, round(unit * 0.72))
    return round(height * (0.62 + 0.4 * len(text))), height


def box_of(tile: PlacedTile, unit: int) -> Rect:
    """The pixels a tile covers."""
    width, height = (unit, 2 * unit) if tile.upright else (2 * unit, unit)
    return Rect(tile.x, tile.y, tile.x + width, tile.y + height)


def beside(
    tiles: Sequence[PlacedTile],
    labels: Sequence[PlacedLabel],
    unit: int,
    size: tuple[int, int],
    felt: Rect,
) -> tuple[int, int]:
    """The middle of a note of ``size`` beside the last of ``tiles``; on its middle where no side is free.

    Args:
        labels: signs that stay in sight, each about a unit across.
    """
    own = box_of(tiles[-1], unit)
    taken = [box_of(tile, unit) for tile in tiles]
    taken += [Rect(label.x, label.y, label.x, label.y).grown(unit // 2) for label in labels]
    width, height = size
    for further in FURTHER:
        away = AIR + unit // 8 + round(unit * further)
        for x, y in _around(own, width // 2 + away, height // 2 + away):
            note = Rect(x - width // 2, y - height // 2, x + width // 2, y + height // 2)
            if felt.joined(note) == felt and not any(note.grown(AIR).hits(box) for box in taken):
                return x, y
    return (own.x0 + own.x1) // 2, (own.y0 + own.y1) // 2


def _around(box: Rect, across: int, down: int) -> Iterator[tuple[int, int]]:
    """Above, below, beside, then at the corners."""
    xs = (box.x0 - across, (box.x0 + box.x1) // 2, box.x1 + across)
    ys = (box.y0 - down, (box.y0 + box.y1) // 2, box.y1 + down)
    for column, row in ((1, 0), (1, 2), (2, 1), (0, 1), (2, 0), (0, 0), (2, 2), (0, 2)):
        yield xs[column], ys[row]
    for x in (box.x0, box.x1):
        yield from ((x, ys[0]), (x, ys[2]))
