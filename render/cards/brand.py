"""The bot's own pictures, for its page on Discord: an avatar and a banner.

``python -m render.cards.brand FOLDER`` writes both. Those in ``docs/brand`` were made with it.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

from render.paint.encode import png
from render.paint.grounds import felt
from render.paint.theme import PAPER
from render.pieces.art import fan, leaning
from render.pieces.card_parts import writing

NAME = "Boneyard"
AVATAR, BANNER = (1024, 1024), (1360, 480)
"""The avatar is twice as large as Discord asks for. The banner has the shape of Discord's."""
_TILES = (
    ("all-fives", ("6", "4")),
    ("uno-dominos", ("g7", "rS")),
    ("mexican-train", ("12", "9")),
)
_STREWN = (
    ("uno-dominos", ("b5", "y2"), 90, 480, -28),
    ("all-fives", ("5", "5"), 250, 120, 14),
    ("domino-4", ("r1-3:NW", ""), 300, 400, -8),
    ("mexican-train", ("12", "7"), 440, 250, 36),
    ("uno-dominos", ("W4", "W4"), 600, 420, -14),
    ("all-fives", ("3", "1"), 650, 60, 62),
    ("domino-4", ("J", ""), 830, 90, 9),
    ("uno-dominos", ("rD", "g9"), 1290, 90, 24),
    ("mexican-train", ("9", "4"), 1240, 420, -40),
)
"""Tiles of the banner: game, halves, x and y of the middle, and degrees of rotation."""


def avatar() -> Image.Image:
    """Return the bot's avatar: a fan of tiles from three games, inside the circle that Discord cuts out."""
    canvas = felt(*AVATAR)
    fan(canvas, _TILES, 268, (AVATAR[0] // 2, AVATAR[1] // 2 - 10))
    return canvas


def banner() -> Image.Image:
    """Return the bot's banner: its name among scattered tiles. The lower left is free for the avatar."""
    canvas = felt(*BANNER)
    for game, halves, x, y, degrees in _STREWN:
        turned = leaning(game, halves, 76 if halves[1] else 118, degrees)
        turned.blend(canvas, x - turned.width // 2, y - turned.height // 2)
    writing(NAME, 84, PAPER).middle(canvas, 980, 262)
    return canvas


def main() -> None:
    """Write both pictures into the folder named on the command line."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in (("avatar", avatar()), ("banner", banner())):
        (folder / f"{name}.png").write_bytes(png(picture))


if __name__ == "__main__":
    main()
