"""Where seats stand round the tiles in games of teams: partners opposite each other. Knows no game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat, View
from render.layout.board import PlacedSeat
from render.layout.cells import Rect

SIDE, ABOVE = 92, 92
"""Pixels that a seat takes from the width of the felt, and from its height."""
LOWEST = 400
"""On felts of fewer pixels in height, as in examples, no seats stand round the tiles."""
REACH = 36
"""Half the width of a seat's plate."""


def shown(view: View, felt: Rect) -> bool:
    """Return whether seats stand round the tiles: only if there are teams, and room."""
    return bool(view.teams) and felt.y1 - felt.y0 >= LOWEST


def at_four_sides(view: View, felt: Rect) -> tuple[Rect, tuple[PlacedSeat, ...]]:
    """Return the room left for tiles, and four seats at the middle of the sides, counterclockwise from below.

    For a line of tiles, which needs little height. If no seats are :func:`shown`, return the whole felt and
    no seat.
    """
    if not shown(view, felt):
        return felt, ()
    x0, y0, x1, y1 = felt
    across, down = (x0 + x1) // 2, (y0 + y1) // 2
    spots = (
        (across, y1 - ABOVE // 2),
        (x1 - SIDE // 2, down),
        (across, y0 + ABOVE // 2),
        (x0 + SIDE // 2, down),
    )
    return Rect(x0 + SIDE, y0 + ABOVE, x1 - SIDE, y1 - ABOVE), _placed(view, spots)


def at_two_sides(view: View, felt: Rect) -> tuple[Rect, tuple[PlacedSeat, ...]]:
    """Return the room left for tiles, and the seats at the left and the right, clockwise from below left.

    For tiles that spread in all directions: their size depends on the height. If no seats are :func:`shown`,
    return the whole felt and no seat.
    """
    if not shown(view, felt):
        return felt, ()
    x0, y0, x1, y1 = felt
    half = len(view.hand_sizes) // 2
    levels = [y1 - (y1 - y0) * (2 * row + 1) // (2 * half) for row in range(half)]
    left, right = x0 + SIDE // 2, x1 - SIDE // 2
    spots = [*((left, y) for y in levels), *((right, y) for y in reversed(levels))]
    return Rect(x0 + SIDE, y0, x1 - SIDE, y1), _placed(view, spots)


def plates(seats: Sequence[PlacedSeat]) -> list[Rect]:
    """Return the boxes that the plates of seats cover."""
    return [Rect(seat.x, seat.y, seat.x, seat.y).grown(REACH) for seat in seats]


def _placed(view: View, spots: Sequence[tuple[int, int]]) -> tuple[PlacedSeat, ...]:
    return tuple(
        PlacedSeat(x, y, seat, _team(view, seat), lit=seat in view.waiting)
        for seat, (x, y) in enumerate(spots)
    )


def _team(view: View, seat: Seat) -> int:
    return next(number for number, team in enumerate(view.teams or ()) if seat in team)
