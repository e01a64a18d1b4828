"""The square grid: cells, sides, and which half of a tile owns which side.

A cell is one whole number, so a neighbour is found by addition and a table of cells is a plain dict. A tile's
orientation is the corner of its lower half. That half owns the two sides of the corner, the other half the
other two. Knows no colours, no pips and no rules.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

SIDES = NORTH, EAST, SOUTH, WEST = range(4)
OPPOSITE = (SOUTH, WEST, NORTH, EAST)

REACH = 59
"""The greatest distance of a cell from the start joker, east or north: there are no more tiles to lay."""
_SPAN = 256
STEPS = (1, _SPAN, -1, -_SPAN)
"""What to add to a cell to get its neighbour to the north, east, south and west."""
BESIDE = frozenset(STEPS)
"""Differences between cells that share a side."""
AT_OR_BESIDE = BESIDE | {0}
START = 0
"""The cell of the start joker."""

CORNERS = ("NW", "NE", "SE", "SW")
"""Corners by number. The opposite of corner ``c`` is ``c ^ 2``."""
OWNED = ((NORTH, WEST), (NORTH, EAST), (SOUTH, EAST), (SOUTH, WEST))
"""The sides of the half that lies in each corner."""


def cell_at(x: int, y: int) -> int:
    """Return the cell ``x`` squares east and ``y`` squares north of the start joker."""
    return x * _SPAN + y


@cache
def spell(cell: int) -> str:
    """Return a cell in notation: ``x,y``."""
    x, y = divmod(cell + _SPAN // 2, _SPAN)
    return f"{x},{y - _SPAN // 2}"


class Joint(NamedTuple):
    """How a tile in a given corner lies after it joins by a given side."""

    lower_joins: bool
    """Whether the lower half touches the chain. If so the higher half is open, and vice versa."""
    exits: tuple[int, ...]
    """The sides of the open half: straight on first, then the side that makes a corner."""


def _joint(corner: int, entry: int) -> Joint:
    lower_joins = entry in OWNED[corner]
    sides = OWNED[corner ^ 2 if lower_joins else corner]
    straight = OPPOSITE[entry]
    return Joint(lower_joins, (straight, *(side for side in sides if side != straight)))


JOINTS = tuple(tuple(_joint(corner, entry) for entry in SIDES) for corner in range(4))
"""Indexed by corner, then by the side that joins."""


def _free_sides(entry: int) -> tuple[int, ...]:
    straight = OPPOSITE[entry]
    return (straight, *(side for side in SIDES if side not in (entry, straight)))


FREE_SIDES = tuple(map(_free_sides, SIDES))
"""By the side that joins, the other sides of an undivided tile, straight on first."""
