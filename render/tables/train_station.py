"""The station: all that surrounds trains in lanes. Labels, the rail with the engine, markers, signs.

Everything is told by shape as well as by colour. Knows no game: positions come from the layout, names and
words from the scene.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection

from PIL import Image

from render.layout.board import Board, Platform, Station
from render.layout.trains import sign
from render.paint.cache import PAINTED
from render.paint.palette import palette_index
from render.paint.pen import CAPITALS, Pen, tallest
from render.paint.sprites import Sprite, lying_on
from render.paint.text.lines import fitted
from render.paint.theme import (
    ALERT,
    AS_USUAL,
    BADGE_INK,
    FELT_DARK,
    GAIN,
    LANE,
    MUTED,
    PAPER,
    RACK,
    RACK_LIGHT,
    RING,
    SEAT_INK,
    SEATS,
    WHITE,
    Rgb,
    Style,
    mix,
    seat_look,
)
from render.pieces.badges import seat_badge
from render.pieces.card_parts import Box, mini, panel, pile, rank_sign, star, writing
from render.pieces.player_rows import totals
from render.pieces.scene import Scene
from render.pieces.tiles import tile

RAIL = 14
"""Width of the rail that the engine stands on."""
ROUNDING = 10
BADGE = 40
NARROW = 100
"""Labels with less room than this show only a badge."""


def paint(canvas: Image.Image, board: Board, scene: Scene, style: Style = AS_USUAL) -> None:
    """Paint the station of ``board`` without its tiles, which are painted afterwards.

    Does nothing if the board has no station.

    Raises:
        KeyError: a word of :func:`render.word_keys` is missing.
    """
    station = board.station
    if station is None:
        return
    if station.header:
        _header(canvas, station, f"{scene.words['title']} · {scene.words['round']}")
    for platform in station.platforms:
        _lane(canvas, station, platform, board.unit, style)
    _hub(canvas, station, scene.game, style)
    for platform in station.platforms:
        _label(canvas, station, platform, scene)
        _signs(canvas, board, platform, scene)


def _header(canvas: Image.Image, station: Station, title: str) -> None:
    middle = station.header // 2 + 2
    writing(title, 21, PAPER).left(canvas, 17, middle)
    stock = writing(str(station.stock), 21, PAPER)
    stock.right(canvas, canvas.width - 17, middle)
    pile(canvas, canvas.width - 55 - stock.width, middle - 18, 13, 3)


# -- lanes -----------------------------------------------------------------------------------------


def _lane(canvas: Image.Image, station: Station, platform: Platform, unit: int, style: Style) -> None:
    lane = platform.lane
    _, top, right, bottom = lane.box
    left = 4
    edge = ALERT if _ALERTING & {*platform.signs} else RING if platform.lit else None
    _ground(canvas, (left, top, right + 6, bottom), edge, style, lit=platform.lit)
    start = lane.box[0]
    for track in lane.tracks:
        across = max(14, unit // 2)
        _sleepers(right - start, across, style).onto(canvas, start, track.middle - across // 2)
    for above, below in zip(lane.tracks, lane.tracks[1:], strict=False):
        _turn().onto(canvas, min(above.end + 2, right - 16), above.middle - 8)
        _turn().onto(canvas, start - 18, below.middle - 8)
    if not lane.spots:
        _ghost(station.start, unit, style).onto(canvas, start, lane.tracks[0].middle - unit // 2)


def _ground(canvas: Image.Image, box: Box, edge: Rgb | None, style: Style, *, lit: bool) -> None:
    theme, (x0, y0, x1, y1) = style.theme, box
    if edge is not None:
        panel(canvas, box, ROUNDING, edge)
        panel(canvas, (x0 + 3, y0 + 3, x1 - 3, y1 - 3), ROUNDING - 2, theme.lane_lit if lit else theme.lane)
    else:
        panel(canvas, box, ROUNDING, theme.lane)


@PAINTED.keep
def _sleepers(width: int, height: int, style: Style) -> Sprite:
    """Return the track that a train runs on."""
    pen = Pen(width, height, 2)
    for x in range(6, width - 8, 22):
        pen.box((x, 0, x + 5, height), 1, style.theme.track)
    for y in (height * 0.2, height * 0.8 - 2):
        pen.box((0, y, width, y + 2), 0, style.theme.track)
    return Sprite(pen.done())


@PAINTED.keep
def _turn() -> Sprite:
    """Return the arrow that says that a row of tiles continues below, or comes from above."""
    pen = Pen(16, 16)
    pen.polygon([(3, 2), (13, 8), (3, 14)], mix(PAPER, LANE, 0.25))
    return Sprite(pen.done())


@PAINTED.keep
def _ghost(half: str, unit: int, style: Style) -> Sprite:
    """Return the outline of a train's first tile, with the half that it must have."""
    pen, theme = Pen(2 * unit, unit), style.theme
    ink = mix(PAPER, theme.lane, 0 if style.contrast else 0.45)
    pen.box((0, 0, 2 * unit, unit), unit * 0.15, ink)
    edge = max(1.5, unit * 0.04)
    pen.box((edge, edge, 2 * unit - edge, unit - edge), unit * 0.13, mix(theme.lane, theme.track, 0.5))
    pen.text(half, (unit / 2, unit / 2), unit * 0.42, ink)
    return Sprite(pen.done())


# -- the hub ---------------------------------------------------------------------------------------


def _hub(canvas: Image.Image, station: Station, game: str, style: Style) -> None:
    top = station.platforms[0].lane.box[1]
    bottom = station.platforms[-1].lane.box[3]
    engine, side = station.engine, station.engine_unit
    x = engine.x + (side - RAIL) // 2
    _rail(RAIL, bottom - top).blend(canvas, x, top)  # cached from lane to lane
    shown = tile(game, engine.first, engine.second, side, upright=True, style=style)
    shown.shadow().blend(canvas, engine.x, engine.y)
    shown.body_onto(canvas, engine.x, engine.y, palette_index(style.theme.lane))


@PAINTED.keep
def _rail(width: int, height: int) -> Sprite:
    pen = Pen(width, height, 3)
    pen.box((0, 0, width, height), 5, FELT_DARK)
    pen.box((1, 1, width - 1, height - 1), 5, RACK)
    pen.box((1, 2, width * 0.42, height - 2), 3, RACK_LIGHT)
    return Sprite(pen.done())


# -- labels ----------------------------------------------------------------------------------------


def _label(canvas: Image.Image, station: Station, platform: Platform, scene: Scene) -> None:
    _, top, _, bottom = platform.lane.box
    middle = (top + bottom) // 2
    narrow = station.hub < NARROW
    size = min(BADGE, bottom - top - 12) if narrow else BADGE
    owner = platform.owner
    if owner is None:
        badge, name = shared_train_badge(size), scene.words[platform.word]
    else:
        badge = seat_badge(scene.looks[owner], scene.initials[owner], size)
        name = scene.name(owner)
    x = 8 if narrow else 12
    badge.onto(canvas, x, middle - size // 2)
    if narrow:
        return
    left = x + size + 9
    width = station.hub - left - 6
    if owner is None:
        _title(name, width).onto(canvas, left, middle - 28)
        return
    points = totals(scene)
    rank_sign(canvas, scene.ranks(points)[owner], (x, middle - size // 2, size))
    clock = writing(scene.players[owner].clock, CLOCK, RING)
    if scene.players[owner].clock and bottom - top >= THREE_LINES:
        clock.left(canvas, left, middle + 28)
        middle -= 12  # the three lines together stand in the middle
    elif scene.players[owner].clock:
        clock.left(canvas, left + width - clock.width, middle - 14)
        width -= clock.width + 8
    name, tall = tallest(name, width, NAMES)
    writing(name, tall, PAPER, "bold", shaped=True).left(canvas, left - 1, middle - 14)
    mini(canvas, left + 1, middle + 1, 12)
    writing(str(platform.held), 18, PAPER).left(canvas, left + 19, middle + 13)
    _lock(platform.open).onto(canvas, left + 48, middle - 2)
    star(9, GAIN).onto(canvas, left + 73, middle + 4)
    writing(str(points[owner]), 15, PAPER).left(canvas, left + 91, middle + 13)


NAME = 17
"""Height of the capitals of a name."""
CLOCK = 16
"""Height of what is left of a bank of time. In a low label it stands beside the name instead of below all."""
THREE_LINES = 90
"""The least height of a label with three lines."""
NAMES = (NAME, 15, 13)
"""Heights for names that do not fit."""


def _letters() -> int:
    return round(NAME / CAPITALS)


@PAINTED.keep
def _title(name: str, width: int) -> Sprite:
    """Return the name of a train without an owner, on two lines if needed."""
    pen = Pen(width, 56, 3)
    head, _, tail = (name, "", "") if fitted(name, width, _letters()) == name else name.rpartition(" ")
    lines = [fitted(line, width, _letters()) for line in (head, tail) if line]
    for line, y in zip(lines, (28,) if len(lines) == 1 else (15, 41), strict=True):
        pen.text(line, (0, y), NAME, PAPER, align=0)
    return Sprite(pen.done())


@PAINTED.keep
def _lock(open_: bool) -> Sprite:  # noqa: FBT001
    """Return a padlock: its shackle is open if others may lay there."""
    pen, y = Pen(30, 30, 3), 4.0
    ink = RING if open_ else MUTED
    lift = 3.5 if open_ else 0.0
    middle = 10 + (9.0 if open_ else 0.0)
    pen.arc((middle, y + 9 - lift), 7.5, (180, 360), 3.4, ink)
    pen.box((middle - 7.5, y + 8 - lift, middle - 4.1, y + 12), 0, ink)
    if not open_:
        pen.box((middle + 4.1, y + 8, middle + 7.5, y + 12), 0, ink)
    pen.box((0, y + 10, 20, y + 24), 3, ink)
    pen.disc((10, y + 16), 2.6, LANE)
    pen.box((8.9, y + 16, 11.1, y + 20.5), 0, LANE)
    return Sprite(pen.done())


@PAINTED.keep
def shared_train_badge(size: int) -> Sprite:
    """Return the sign of a train without an owner: a wheel with all seats' colours."""
    pad = 4
    pen = Pen(size + 2 * pad, size + 2 * pad)
    centre = (pad + size / 2, pad + size / 2)
    step = 360 // len(SEATS)
    for seat, look in enumerate(SEATS):
        pen.pie(centre, size / 2, seat * step - 90, (seat + 1) * step - 90, look.fill)
    pen.disc(centre, size * 0.37, BADGE_INK)
    pen.text("M", centre, size * 0.34, WHITE)
    return Sprite(pen.done(), pad)


# -- signs -----------------------------------------------------------------------------------------


def _signs(canvas: Image.Image, board: Board, platform: Platform, scene: Scene) -> None:
    unit, lane = board.unit, platform.lane
    size = sign(unit)
    for kind, (x, y) in zip(platform.signs, lane.signs, strict=True):
        if kind == "marker":
            assert platform.owner is not None
            drawn = marker(scene.looks[platform.owner], size)
        else:
            drawn = _alert("!" if kind == "cover" else "+1", size)
        drawn.onto(canvas, x - size // 2, y - size // 2)


def grounds(canvas: Image.Image, board: Board) -> list[int]:
    """Return the colour under each laid tile, as a palette index: its lane's colour, ignoring the track.

    Empty if the board has no lanes.
    """
    if board.station is None:
        return []
    lanes = [platform.lane.box for platform in board.station.platforms]
    found = [lying_on(canvas, left, top + 5) for left, top, _, _ in lanes]
    edges = [bottom for _, _, _, bottom in lanes]
    return [found[min(bisect_right(edges, placed.y), len(found) - 1)] for placed in board.tiles]


def alerted(board: Board) -> Collection[tuple[int, int]]:
    """Return the ``x``, ``y`` of the doubles that need attention first: those at the end of a train."""
    if board.station is None:
        return ()
    alert = [platform.lane.spots[-1] for platform in board.station.platforms if _ALERTING & {*platform.signs}]
    return {(spot.x, spot.y) for spot in alert}


_ALERTING = {"cover", "extra"}


@PAINTED.keep
def _alert(text: str, size: int) -> Sprite:
    pad = 2
    pen = Pen(size + 2 * pad, size + 2 * pad)
    middle = pad + size / 2
    pen.polygon(
        [(middle, pad), (pad + size, middle), (middle, pad + size), (pad, middle)], BADGE_INK, size * 0.1
    )
    inset = size * 0.1
    pen.polygon(
        [
            (middle, pad + inset),
            (pad + size - inset, middle),
            (middle, pad + size - inset),
            (pad + inset, middle),
        ],
        ALERT,
        size * 0.08,
    )
    pen.text(text, (middle, middle), size * (0.46 if len(text) == 1 else 0.3), BADGE_INK)
    return Sprite(pen.done(), pad)


@PAINTED.keep
def marker(look: int, size: int) -> Sprite:
    """Return a small engine in its owner's colour, the marker of a train that is open to all."""
    pad = 3
    pen = Pen(size + 2 * pad, size + 2 * pad)
    fill, edge = seat_look(look).fill, SEAT_INK
    for ink, grow in ((edge, max(1.4, size * 0.05)), (fill, 0.0)):
        _engine(pen, pad, size, ink, grow)
    for x in (0.27, 0.72):
        pen.disc((pad + size * x, pad + size * 0.8), size * 0.14, edge)
        pen.disc((pad + size * x, pad + size * 0.8), size * 0.07, fill)
    pen.box((pad + size * 0.16, pad + size * 0.24, pad + size * 0.36, pad + size * 0.42), 1, edge)
    return Sprite(pen.done(), pad)


def _engine(pen: Pen, pad: int, size: int, ink: Rgb, grow: float) -> None:
    def part(x0: float, y0: float, x1: float, y1: float) -> None:
        pen.box(
            (
                pad + size * x0 - grow,
                pad + size * y0 - grow,
                pad + size * x1 + grow,
                pad + size * y1 + grow,
            ),
            size * 0.05,
            ink,
        )

    part(0.06, 0.14, 0.46, 0.72)
    part(0.46, 0.4, 0.92, 0.72)
    part(0.68, 0.14, 0.84, 0.42)
    part(0.02, 0.66, 0.98, 0.76)
