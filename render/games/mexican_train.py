"""Mexican Train: pips in twelve hues, numerals instead of small pips, and a lane for every train."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.core import Seat
from engine.games.mexican_train.view import TrainView
from engine.tiles.double_n import double_set
from render.games.look import Lesson, Look, Shard, by_ends
from render.layout import trains
from render.layout.board import Board, PlacedTile, Platform, Station
from render.layout.trains import Lane, Train
from render.paint.pen import Pen, Point
from render.paint.pips import SPOTS, pips

COUNTABLE = 40
"""Halves of fewer pixels show a numeral instead of pips."""
DENSE = 7
"""The least number of pips that get a numeral beside them."""
UNDERLINED = ("6", "9")
COMMON = "M"
"""The Mexican Train, which every player may use."""


def halves(tile: str) -> tuple[str, str]:
    """Return the halves of a tile: ``12`` and ``5`` for ``12-5``."""
    high, _, low = tile.partition("-")
    return high, low


def group(tile: str) -> str:
    """Return the higher half, by which a rack groups its tiles."""
    return halves(tile)[0]


# -- halves ----------------------------------------------------------------------------------------


def face(pen: Pen, centre: Point, side: float, half: str) -> None:
    """Draw one half of an upright tile: pips, many pips with a numeral beside them, or a numeral alone."""
    _face(pen, centre, side, half, lying=False)


def lying(pen: Pen, centre: Point, side: float, half: str) -> None:
    """Draw one half of a tile on its side. Few pips turn with it; numerals stay upright."""
    _face(pen, centre, side, half, lying=True)


def _face(pen: Pen, centre: Point, side: float, half: str, *, lying: bool) -> None:
    number = int(half)
    if side < COUNTABLE:
        _numeral(pen, centre, side * (0.5 if number < 10 else 0.44), half)
    elif number < DENSE:
        pips(pen, centre, side, number, pen.theme.pips[number], lying=lying)
    else:
        _dense(pen, centre, side, number)


def _dense(pen: Pen, centre: Point, side: float, number: int) -> None:
    x, y = centre
    for across, down in SPOTS[number]:
        spot = (x + side * (across * 0.135 - 0.245), y + side * down * 0.3)
        pen.disc(spot, side * 0.06, pen.theme.pips[number])
    _numeral(pen, (x + side * 0.21, y), side * (0.34 if number < 10 else 0.27), str(number))


def _numeral(pen: Pen, centre: Point, tall: float, half: str) -> None:
    x, y = centre
    underlined = half in UNDERLINED
    rise = tall * 0.12 if underlined else 0
    ink = pen.theme.pips[int(half)]
    width = pen.text(half, (x, y - rise), tall, ink)
    if underlined:
        line = y - rise + tall * 0.74
        thick = max(tall * 0.07, 0.7)
        pen.box((x - width / 2, line - thick, x + width / 2, line + thick), 0, ink)


# -- emojis ----------------------------------------------------------------------------------------


def called(tile: str) -> str:
    """Return the emoji name of a tile: ``12_5`` for ``12-5``."""
    return tile.replace("-", "_")


def emoji(pen: Pen, centre: Point, side: float, tile: str) -> None:
    """Draw both numbers of a tile, one above the other."""
    x, y = centre
    for half, level in zip(halves(tile), (-0.245, 0.245), strict=True):
        _numeral(pen, (x, y + side * level), side * 0.36, half)
    pen.box((x - side * 0.4, y - side * 0.02, x + side * 0.4, y + side * 0.02), 0, pen.theme.line)


# -- the table -------------------------------------------------------------------------------------

SMALL = 600
"""On a felt narrower than this, in pixels, labels are badges only and there is no header."""


class _Plan(NamedTuple):
    """How a felt is divided, in pixels."""

    margin: int
    header: int
    above: int
    """Room above the lanes: for the header, or for the number of an example."""
    label: int
    hub: int
    lane: int
    """The least height of a lane."""
    engine: int
    """The side of one half of the engine."""


_WIDE = _Plan(margin=8, header=46, above=46, label=182, hub=44, lane=60, engine=36)
_NARROW = _Plan(margin=4, header=0, above=50, label=46, hub=40, lane=40, engine=28)


def board(view: TrainView, felt: tuple[int, int]) -> Board:
    """Return the board: a lane for every train, and before them a rail with the engine."""
    width, height = felt
    plan = _NARROW if width < SMALL else _WIDE
    hub = plan.margin + plan.label
    room = (hub + plan.hub, plan.above + plan.margin, width - plan.margin - 6, height - plan.margin)
    laid = {place: _laid(view, place) for place in view.ends}
    signs = {place: _signs(view, place) for place in view.ends}
    shapes = [
        Train(tuple(one == other for one, other in own), len(signs[place])) for place, own in laid.items()
    ]
    unit, found = trains.lay(shapes, room, plan.lane)
    lanes = dict(zip(view.ends, found, strict=True))
    placed = _tiles(view, lanes, laid)
    start, other = halves(view.engine)
    at = (hub + (plan.hub - plan.engine) // 2, (room[1] + room[3]) // 2 - plan.engine)
    station = Station(
        header=plan.header,
        hub=hub,
        engine=PlacedTile(*at, upright=True, first=start, second=other),
        engine_unit=plan.engine,
        stock=view.stock_size,
        platforms=tuple(_platform(view, place, lane, signs[place]) for place, lane in lanes.items()),
        start=start,
    )
    return Board(unit, placed, (), len(placed) - 1, station=station)


def _laid(view: TrainView, place: str) -> list[tuple[str, str]]:
    """Return the halves of each tile of a train from the engine on, the joined half first."""
    end = halves(view.engine)[0]
    found = []
    for laid in view.laid:
        if laid.place == place:
            high, low = halves(laid.tile)
            joined, end = (high, low) if high == end else (low, high)
            found.append((joined, end))
    return found


def _signs(view: TrainView, place: str) -> tuple[str, ...]:
    marked = ("marker",) if owner_of(place) in view.markers else ()
    if view.extra_owed == place:
        return ("extra", *marked)
    return ("cover", *marked) if view.open_double == place else marked


def owner_of(place: str) -> Seat | None:
    """Return the seat that owns a train; None for the Mexican Train."""
    return None if place == COMMON else int(place[1:])


def _tiles(
    view: TrainView, lanes: Mapping[str, Lane], laid: Mapping[str, Sequence[tuple[str, str]]]
) -> tuple[PlacedTile, ...]:
    """Return every laid tile with its place in pixels, in the order laid."""
    count = dict.fromkeys(lanes, 0)
    placed = []
    for _, place, _ in view.laid:
        spot = lanes[place].spots[count[place]]
        placed.append(PlacedTile(spot.x, spot.y, spot.across, *laid[place][count[place]]))
        count[place] += 1
    return tuple(placed)


def _platform(view: TrainView, place: str, lane: Lane, signs: tuple[str, ...]) -> Platform:
    seat = owner_of(place)
    return Platform(
        lane=lane,
        owner=seat,
        word="train-mexican" if seat is None else "",
        held=0 if seat is None else view.hand_sizes[seat],
        lit=seat in view.waiting,
        open=seat is None or seat in view.markers,
        signs=signs,
    )


def fresh(view: TrainView) -> str:
    """Return the tile just drawn, which must be laid (E20)."""
    return view.drawn


LESSONS = (
    Lesson((Shard(0, 0, "12", "4"), Shard(2.08, 0, "4", "9"))),
    Lesson((Shard(0, 0, "12", "7"),), marker=True),
    Lesson((Shard(0, 0.5, "3", "8"), Shard(2.08, 0, "8", "8", upright=True)), note="!"),
)
"""Each player has a train. A marker opens a train to all. A double must be covered."""


LOOK = Look(
    lessons=LESSONS,
    halves=halves,
    face=face,
    board=board,
    tiles=double_set(12),
    called=called,
    emoji=emoji,
    joins=by_ends(halves),
    words=("train-mexican",),
    lying=lying,
    strip=False,
    group=group,
    fresh=fresh,
    crowd=5,
    owner=owner_of,
)
