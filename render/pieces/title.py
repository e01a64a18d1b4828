"""The title of a round: the game, the players, the round's number and what wins.

It stands on the felt until a tile is laid. Knows no game.
"""

from __future__ import annotations

from PIL import Image

from render.games import LOOKS
from render.layout.board import Board
from render.paint.grounds import felt
from render.paint.pen import tallest
from render.paint.theme import FELT_LIGHT, PAPER, mix
from render.pieces.art import fan
from render.pieces.badges import seat_badge
from render.pieces.card_parts import writing
from render.pieces.scene import Scene

_TITLES = (72, 60, 48, 40)
_ROUND = 30
_FAINT = mix(PAPER, FELT_LIGHT, 0.22)
_ACROSS = 4
"""The most players side by side."""
_BADGE, _TALL = 60, 92
"""Width of a badge, and the height of a row of players."""
_NAMES = (23, 20, 17)


def paint(canvas: Image.Image, felt: tuple[int, int], scene: Scene, board: Board) -> None:
    """Paint the title onto the felt: in its middle, or at its top if tiles already lie there."""
    width, height = felt
    middle = width // 2
    left = 0 if board.ends_column is None else board.ends_column.width
    middle += left // 2
    if board.tiles:
        heading(canvas, scene, middle, 76, width - left - 80)
        return
    rows = -(-len(scene.players) // _ACROSS)
    top = (height - 170 - rows * _TALL) // 2
    heading(canvas, scene, middle, top + 46, width - left - 80)
    people(canvas, scene, (left + 30, top + 170, width - 30))


def card(scene: Scene, size: tuple[int, int]) -> Image.Image:
    """Return a whole picture of a title: a fan of tiles, the game and what wins, and below it the players."""
    canvas = felt(*size)
    width, height = size
    first = [lesson.tiles[0] for lesson in LOOKS[scene.game].lessons]
    rows = -(-len(scene.players) // _ACROSS)
    top = (height - 420 - rows * _TALL) // 2
    fan(canvas, [(scene.game, (each.first, each.second)) for each in first], 74, (width // 2, top + 130))
    name, tall = tallest(scene.words["title"], width - 80, _TITLES)
    writing(name, tall, PAPER, "bold").middle(canvas, width // 2, top + 300)
    writing(scene.words["target"], _ROUND, _FAINT, "regular").middle(canvas, width // 2, top + 370)
    people(canvas, scene, (30, top + 420, width - 30))
    return canvas


def heading(canvas: Image.Image, scene: Scene, middle: int, y: int, width: int) -> None:
    """Write the game's name around ``middle``, and below it the round and the target."""
    name, tall = tallest(scene.words["title"], width, _TITLES)
    writing(name, tall, PAPER, "bold").middle(canvas, middle, y)
    subtitle = " · ".join(filter(None, (scene.words["round"], scene.words["target"])))
    writing(subtitle, _ROUND, _FAINT, "regular").middle(canvas, middle, y + 78)


def people(canvas: Image.Image, scene: Scene, box: tuple[int, int, int]) -> None:
    """Paint the players' badges and names, at most four a row.

    Args:
        box: left, top and right. The rows grow downwards from the top.
    """
    left, top, right = box
    seats = range(len(scene.players))
    rows = -(-len(seats) // _ACROSS)
    across = -(-len(seats) // rows)
    room = (right - left) // across - 20
    for row in range(rows):
        shown = seats[row * across : (row + 1) * across]
        names = [tallest(scene.name(seat), room - _BADGE - 14, _NAMES) for seat in shown]
        written = [writing(name, tall, PAPER, "bold", shaped=True) for name, tall in names]
        wide = [_BADGE + 14 + each.width for each in written]
        gap = min(56, (right - left - sum(wide)) // max(len(wide), 1))
        x = (left + right - sum(wide) - gap * (len(wide) - 1)) // 2
        middle = top + row * _TALL + _TALL // 2
        for seat, name, taken in zip(shown, written, wide, strict=True):
            seat_badge(scene.looks[seat], scene.initials[seat], _BADGE).onto(canvas, x, middle - _BADGE // 2)
            name.left(canvas, x + _BADGE + 14, middle)
            x += taken + gap
