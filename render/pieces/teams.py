"""The plate under a player's badge that shows a team: round and light, square and dark, or round and dark.

Shape and brightness both tell the teams apart, so pictures work in grey. Knows no game.
"""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.paint.theme import NIGHT_DEEP, PAPER, RING
from render.pieces.badges import seat_badge
from render.pieces.card_parts import panel

EDGE: Final = 4
"""The width of a plate's rim in pixels."""
RIM: Final = 4
"""How far a plate reaches beyond the edge of a usual badge, and how much further in a badge on it ends."""


def seat_sign(
    canvas: Image.Image,
    who: tuple[int, str],
    middle: tuple[int, int],
    size: int,
    team: int | None,
    *,
    lit: bool = False,
) -> None:
    """Paint a seat's badge, in a game of teams on the plate of its team.

    Args:
        canvas: what to paint on.
        who: the seat's marker and its initial.
        middle: the centre of the badge.
        size: the width of a badge without a plate.
        team: the number of its team; None if it plays alone.
        lit: whether its seat is in turn.
    """
    if team is not None:
        plate(canvas, middle, size + 2 * RIM, team, lit=lit)
        size -= 2 * RIM
    seat_badge(*who, size).blend(canvas, middle[0] - size // 2, middle[1] - size // 2)


def plate(canvas: Image.Image, at: tuple[int, int], size: int, team: int, *, lit: bool = False) -> None:
    """Paint a plate.

    Args:
        canvas: what to paint on.
        at: the plate's centre.
        size: the side of the plate.
        team: 0 for the first team, 1 for the second, 2 for the third.
        lit: whether its seat is in turn.
    """
    x, y, half = at[0], at[1], size // 2
    round_corner, square_corner = half, size // 8
    corner = square_corner if team == 1 else round_corner
    if lit:
        glow = half + EDGE
        panel(canvas, (x - glow, y - glow, x + glow, y + glow), corner + EDGE, RING)
    panel(canvas, (x - half, y - half, x + half, y + half), corner, PAPER)
    if team:
        inner = half - EDGE
        panel(canvas, (x - inner, y - inner, x + inner, y + inner), max(corner - EDGE, 2), NIGHT_DEEP)
