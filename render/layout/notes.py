"""Where notes and tags beside a tile go, so that they hide little. Knows boxes and pixels, no game."""

from __future__ import annotations

from collections.abc import Iterator

from render.layout.board import Board, PlacedTile
from render.layout.cells import Rect
from render.layout.seats import plates

AIR = 4
"""Pixels between a note and what it must not touch."""

FURTHER = (0.0, 0.45, 0.9)
"""How much further away a note may go if it is crowded, in units."""
LEAST = 40
"""Height of the smallest note: still readable if the picture is shown at a third of its size."""

TAG_SHARE, TAG_LEAST = 0.5, 32
"""Width of the tag that tells who laid a tile: a share of a half's side, and its least in pixels."""


def note_size(text: str, unit: int) -> tuple[int, int]:
    """Return the width and height of the flag that a note is written on, in pixels."""
    height = max(LEAST, round(unit * 0.72))
    return round(height * (0.62 + 0.4 * len(text))), height


def box_of(tile: PlacedTile, unit: int) -> Rect:
    """Return the box that a tile covers, in pixels."""
    long = 2 * unit if tile.second else unit
    width, height = (unit, long) if tile.upright else (long, unit)
    return Rect(tile.x, tile.y, tile.x + width, tile.y + height)


def beside(board: Board, size: tuple[int, int], felt: Rect) -> tuple[int, int]:
    """Return the middle of a note of ``size`` beside the last tile, where it covers no tile, sign or seat.

    If no side is free, the note stands on the middle of that tile.
    """
    unit, own = board.unit, box_of(board.tiles[-1], board.unit)
    taken = [box_of(tile, unit) for tile in board.tiles] + plates(board.around)
    taken += [Rect(label.x, label.y, label.x, label.y).grown(unit // 2) for label in board.labels]
    width, height = size
    for further in FURTHER:
        away = AIR + unit // 8 + round(unit * further)
        for x, y in _around(own, width // 2 + away, height // 2 + away):
            note = Rect(x - width // 2, y - height // 2, x + width // 2, y + height // 2)
            if felt.joined(note) == felt and not any(note.grown(AIR).hits(box) for box in taken):
                return x, y
    return (own.x0 + own.x1) // 2, (own.y0 + own.y1) // 2


def tag_size(unit: int) -> int:
    """Return the width of the tag at the tile laid last, in pixels."""
    return max(TAG_LEAST, round(unit * TAG_SHARE))


def at_corner(board: Board, felt: Rect) -> tuple[int, int]:
    """Return the middle of the tag at the corner of the tile laid last where it hides least."""
    unit, own = board.unit, box_of(board.tiles[board.last], board.unit)
    half, out = tag_size(unit) // 2, max(2, unit // 16)
    last, reach = board.tiles[board.last], 4 * unit
    near = (tile for tile in board.tiles if abs(tile.x - last.x) < reach and abs(tile.y - last.y) < reach)
    taken = [box_of(tile, unit) for tile in near if tile is not last]
    taken += [Rect(sign.x, sign.y, sign.x, sign.y).grown(unit // 2) for sign in board.labels]
    for note in board.notes:
        across, down = (side // 2 for side in note_size(note.text, unit))
        taken.append(Rect(note.x - across, note.y - down, note.x + across, note.y + down))

    def hidden(spot: tuple[int, int]) -> int:
        tag = Rect(*spot, *spot).grown(half)
        outside = tag.area - tag.shared(felt)
        return outside * 2 + sum(tag.shared(box) for box in taken)

    corners = [(x, y) for y in (own.y0 - out, own.y1 + out) for x in (own.x0 - out, own.x1 + out)]
    return min(corners, key=hidden)


def _around(box: Rect, across: int, down: int) -> Iterator[tuple[int, int]]:
    """Yield the spots around ``box``: above, below, beside, then at the corners."""
    xs = (box.x0 - across, (box.x0 + box.x1) // 2, box.x1 + across)
    ys = (box.y0 - down, (box.y0 + box.y1) // 2, box.y1 + down)
    for column, row in ((1, 0), (1, 2), (2, 1), (0, 1), (2, 0), (0, 0), (2, 2), (0, 2)):
        yield xs[column], ys[row]
    for x in (box.x0, box.x1):
        yield from ((x, ys[0]), (x, ys[2]))
