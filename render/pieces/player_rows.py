"""What cards about players share: the card's header, column headings, and rows with a seat's badge and name.

Knows no rules and no card as a whole.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.core import Seat
from render.paint.cache import PAINTED
from render.paint.palette import palette_index
from render.paint.pen import CAPITALS, Pen, tallest
from render.paint.sprites import Sprite
from render.paint.text.lines import fitted
from render.paint.text.names import clean
from render.paint.theme import FELT, FELT_LIGHT, MUTED, NIGHT_DEEP, NIGHT_LIFT, PAPER, RING, Rgb, mix
from render.pieces.card_parts import panel, rank_sign, star, writing
from render.pieces.scene import Scene
from render.pieces.teams import seat_sign

WIDTH, TALLEST = 1100, 700
HEADER = 84
MARGIN = 14
HEADS = 30
"""Height of the line of column headings."""
TOTAL_RIGHT = WIDTH - MARGIN - 22


def by_rank(scene: Scene) -> list[Seat]:
    """Return the seats by total, the best first, and partners together."""
    places = scene.ranks(totals(scene))
    return sorted(range(len(places)), key=lambda seat: (places[seat], scene.team(seat) or 0))


def best(scene: Scene, points: Sequence[int]) -> list[bool]:
    """Return for each seat whether it leads by ``points``; ties all lead. All False if all have the same."""
    return [place == 1 for place in scene.ranks(points)]


def totals(scene: Scene) -> list[int]:
    """Return the players' totals, by seat."""
    return [player.total for player in scene.players]


def header(canvas: Image.Image, heading: str, aside: str, height: int) -> None:
    """Paint the header of a card: a heading at the left, and a note at the right if there is one.

    Args:
        height: of the note's capitals.
    """
    canvas.paste(palette_index(FELT), (0, 0, WIDTH, HEADER))
    canvas.paste(palette_index(FELT_LIGHT), (0, 0, WIDTH, 3))
    writing(heading, 26, PAPER).left(canvas, 30, HEADER // 2)
    if aside:
        writing(aside, height, mix(PAPER, FELT, 0.12), "regular").right(canvas, WIDTH - 30, HEADER // 2)


def match_header(canvas: Image.Image, scene: Scene) -> None:
    """Paint the header of a card about a match: game and round at the left, the target at the right."""
    header(canvas, f"{scene.words['title']} · {scene.words['round']}", scene.words["target"], 22)


def headings(canvas: Image.Image, words: Mapping[int, str], top: int = HEADER) -> None:
    """Write the column headings. ``words`` has each by the x of its right edge."""
    for right, word in words.items():
        writing(word, 15, MUTED, "bold").right(canvas, right, top + MARGIN + 10)


_NAME_TALL = (21, 18, 16)
"""Heights of a name's capitals. The first at which the whole name fits is used."""


ROBOT = "\N{ROBOT FACE}"
"""The sign at the end of a computer player's name. Such a name gets no icon beside it."""


def row_ground(canvas: Image.Image, box: tuple[int, int, int, int], *, lit: bool) -> None:
    """Paint the background of a seat's row. A ``lit`` row is highlighted."""
    if lit:
        x0, y0, x1, y1 = box
        panel(canvas, box, 14, RING)
        panel(canvas, (x0 + 3, y0 + 3, x1 - 3, y1 - 3), 11, mix(NIGHT_LIFT, RING, 0.12))
    else:
        panel(canvas, box, 14, mix(NIGHT_LIFT, NIGHT_DEEP, 0.35))


def seat_label(canvas: Image.Image, scene: Scene, seat: Seat, middle: int, *, won: bool, width: int) -> None:
    """Paint a seat's badge and name. The name takes at most ``width`` pixels.

    A crown marks a leader by totals. A star marks a seat that has ``won`` what the card shows. A robot marks
    a computer, unless its name ends with that sign.
    """
    size = 46
    seat_sign(canvas, scene.sign(seat), (34 + size // 2, middle), size, scene.team(seat))
    if scene.ranks(totals(scene))[seat] == 1:
        rank_sign(canvas, 1, (34, middle - size // 2, size))
    left = 94
    if won:
        star(13, RING).onto(canvas, left, middle - 13)
        left += 34
        width -= 34
    robot = scene.players[seat].computer and not scene.name(seat).endswith(ROBOT)
    if robot:
        width -= 36
    name, tall = tallest(scene.name(seat), width, _NAME_TALL)
    written = writing(name, tall, PAPER, "bold", shaped=True)
    written.left(canvas, left, middle)
    if robot:
        _robot(24).onto(canvas, left + written.width + 10, middle - 13)


def person_name(canvas: Image.Image, name: str, at: tuple[int, int], width: int, *, gone: str = "") -> None:
    """Write a person's name, cut where it is too long.

    Args:
        at: its left edge and the middle of its height.
        gone: a word behind the name of a person who is no longer there. The name is grey then.
    """
    left, middle = at
    size = 20
    word = writing(f"· {gone}", 15, MUTED, "regular") if gone else None
    room = width - (word.width + 8 if word else 0)
    written = writing(
        fitted(clean(name) or "…", room, round(size / CAPITALS)), size, MUTED if word else PAPER, shaped=True
    )
    written.left(canvas, left, middle)
    if word:
        word.left(canvas, left + written.width + 8, middle)


@PAINTED.keep
def bar(width: int, fill: Rgb, thousandths: int) -> Sprite:
    """Return a bar that is filled from the left by ``thousandths``, at most 1000."""
    pen = Pen(width, 18)
    pen.box((0, 0, width, 18), 9, NIGHT_DEEP)
    reach = round(width * min(thousandths, 1000) / 1000)
    if reach:
        pen.box((0, 0, max(reach, 18), 18), 9, fill)
    return Sprite(pen.done())


@PAINTED.keep
def _robot(size: int) -> Sprite:
    """Return the icon of a computer player: a head with an aerial."""
    pen = Pen(size, size)
    middle = size / 2
    pen.line((middle, 3), (middle, size * 0.3), 2.4, MUTED)
    pen.disc((middle, 3.2), 2.8, MUTED)
    pen.box((1, size * 0.28, size - 1, size - 1), size * 0.2, MUTED)
    for eye in (0.32, 0.68):
        pen.disc((size * eye, size * 0.55), size * 0.1, NIGHT_DEEP)
    pen.box((size * 0.3, size * 0.74, size * 0.7, size * 0.82), 1, NIGHT_DEEP)
    return Sprite(pen.done())
