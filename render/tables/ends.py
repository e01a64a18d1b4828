"""The open ends of a table side by side, as large as possible: for players with low vision and for phones.

They stand between felt and status strip, or above a hand. Each end shows its sign and the half that is open
there. A frame marks the ends where the reader can lay now. Knows no game.
"""

from __future__ import annotations

from PIL import Image

from engine.core import View
from render.games import LOOKS
from render.paint.sprites import Sprite
from render.paint.theme import Style
from render.pieces.badges import asking_badge, end_badge, seat_badge
from render.pieces.scene import Scene
from render.pieces.tiles import half_tile, ring
from render.tables.train_station import shared_train_badge

HEIGHT = 214
WIDEST = 330
_LOW = 150
"""Rows at most this high leave less space around a half, so that its frame is smaller."""
_ENOUGH = 0.85
"""The least size of a half beside its sign, as a share of the row's room. A smaller half gets its sign above
it."""
_GAP = 16


def paint(canvas: Image.Image, span: tuple[int, int], view: View, scene: Scene, style: Style) -> None:
    """Paint the open ends of ``view`` in a row across the canvas, between the two heights in ``span``.

    Raises:
        KeyError: a word of :func:`render.word_keys` is missing.
    """
    top, room = span[0], span[1] - span[0]
    width = min(WIDEST, canvas.width // len(view.ends))
    left = (canvas.width - width * len(view.ends)) // 2
    usable = {move.place for move in view.legal}
    for index, (place, half) in enumerate(view.ends.items()):
        box = (left + index * width, top, width, room)
        _end(canvas, box, (place, half), scene, style, framed=place in usable)


def _end(
    canvas: Image.Image,
    box: tuple[int, int, int, int],
    end: tuple[str, str],
    scene: Scene,
    style: Style,
    *,
    framed: bool,
) -> None:
    x, y, width, room = box
    place, half = end
    if LOOKS[scene.game].sign is not None:
        size = min(width, room) - 2 * _GAP
        sign = asking_badge(scene.game, half, scene.words[f"arm-{place}"], size, style)
        sign.onto(canvas, x + (width - size) // 2, y + (room - size) // 2)
        return
    badge, side = round(room * 0.4), room - 2 * _GAP - 8
    air = 3 * _GAP if room > _LOW else 2 * _GAP
    beside = badge + round(side * _ENOUGH) <= width - air  # the sign stands beside the half, or above it
    side = min(side, width - air - badge) if beside else side
    if not beside:
        badge = round(room * 0.3)
        side = min(width - 2 * _GAP + 4, room - badge - 2 * _GAP)
    if beside:
        start = x + (width - badge - _GAP - side) // 2
        at, spot = (start, y + (room - badge) // 2), (start + badge + _GAP, y + (room - side) // 2)
    else:
        upper = y + (room - badge - _GAP - side) // 2
        at, spot = (x + (width - badge) // 2, upper), (x + (width - side) // 2, upper + badge + _GAP)
    _sign(place, badge, scene).blend(canvas, *at)  # the previous end's glow may reach here
    if framed:
        ring(side, side, round(side * 0.7)).blend(canvas, *spot)
    half_tile(scene.game, half, side, style).onto(canvas, spot[0] - 2, spot[1] - 2)


def _sign(place: str, size: int, scene: Scene) -> Sprite:
    owner = LOOKS[scene.game].owner(place)
    if owner is not None:
        return seat_badge(scene.looks[owner], scene.initials[owner], size)
    word = scene.words.get(f"arm-{place}")
    return shared_train_badge(size) if word is None else end_badge(word, "open", size)
