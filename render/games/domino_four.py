"""Domino 4: square tiles split by a diagonal, on a grid around the start joker.

A face is a tile and its orientation. ``r1-3:NW`` names the corner of the lower half (NW if it is missing).
``J`` is a joker, and ``J:blue`` adds the announced colour. ``?:blue`` is face down.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence, Set

from engine.core import Laid, Move, Seat
from engine.games.domino_four.tiles import FACES, JOKER, KINDS
from engine.games.domino_four.view import FourView
from render.games.look import Ghost, Lesson, Look, Places, Shard, Spot
from render.layout.board import Board, Label, PlacedGhost, PlacedLabel, PlacedTile
from render.layout.grid import Cell, Grid, around, grid, needed
from render.paint.pen import Pen, Point
from render.paint.shapes import SHAPES
from render.paint.theme import BADGE_INK, RACK, RACK_LIGHT, RING, SIGN, WHITE, Ink

_COLOURS = {"r": "red", "g": "green", "y": "yellow", "b": "blue"}
_TURNS = {"NW": (-1, -1), "NE": (1, -1), "SE": (1, 1), "SW": (-1, 1)}
"""Each corner as steps right and down."""

_QUARTERS = (("red", 135), ("blue", 225), ("green", 315), ("yellow", 45))
"""The colours of a joker, and the angle at which each quarter starts, clockwise from east."""

_REACH = 0.43
"""From the middle of a tile to the outer edge of its colour, as a share of its side."""
_SPLIT = 0.032
"""Half the width of the line between the halves, as a share of the side."""
_PIPS: Mapping[int, tuple[float, tuple[Point, ...]]] = {
    0: (0.13, ((0.25, 0.25),)),
    1: (0.155, ((0.255, 0.255),)),
    2: (0.115, ((0.155, 0.40), (0.40, 0.155))),
    3: (0.098, ((0.145, 0.145), (0.135, 0.455), (0.455, 0.135))),
    4: (0.088, ((0.125, 0.125), (0.365, 0.125), (0.125, 0.365), (0.345, 0.345))),
}
"""By number: the radius of a pip, and where the pips lie. Both are shares of the side; spots count from the
half's corner."""

COUNTABLE = 60
"""The least side in pixels at which pips can be counted. Smaller tiles show digits."""
_DIGIT = 0.245
"""Distance of a digit's middle from both edges of its half, as a share of the side."""
_MARKS = ((0.53, 0.11), (0.11, 0.53))
"""Where the colour's silhouettes stand beside a digit, as shares of the side."""


def halves(tile: str) -> tuple[str, str]:
    """Return the tile as its first half and an empty second half: a square tile has only one face."""
    return tile, ""


# -- faces -----------------------------------------------------------------------------------------


def face(pen: Pen, centre: Point, side: float, text: str) -> None:
    """Draw a whole tile.

    Args:
        text: the tile, or ``?`` face down; after a colon the corner of its lower half, or its colour.
    """
    tile, _, way = text.partition(":")
    if tile == "?":
        _back(pen, centre, side, way)
    elif tile == "J":
        _joker(pen, centre, side, way)
    else:
        _half(pen, centre, side, tile[:2], way or "NW")
        _half(pen, centre, side, tile[0] + tile[3], _opposite(way or "NW"))


def _opposite(corner: str) -> str:
    return corner.translate(str.maketrans("NESW", "SWNE"))


def _half(pen: Pen, centre: Point, side: float, half: str, corner: str) -> None:
    pips = int(half[1])
    ink = pen.theme.colours[_COLOURS[half[0]] if pips else "white"]
    right, down = _TURNS[corner]

    def at(across: float, along: float) -> Point:
        """Return a point by its distances from the half's own corner."""
        reach = _REACH * side
        return centre[0] + right * (reach - across), centre[1] + down * (reach - along)

    leg = (2 * _REACH - 2 * _SPLIT) * side
    edge = max(side * 0.012, 0.5)
    pen.polygon([at(0, 0), at(leg, 0), at(0, leg)], ink.outline, side * 0.03)
    inner = leg - 2.4 * edge
    pen.polygon([at(edge, edge), at(inner, edge), at(edge, inner)], ink.fill, side * 0.025)
    if pips and side < COUNTABLE:
        pen.text(str(pips), at(_DIGIT * side, _DIGIT * side), side * 0.3, ink.number)
        for across, along in _MARKS:
            SHAPES[ink.shape](pen, at(across * side, along * side), side * 0.075, ink.number)
        return
    reach, places = _PIPS[pips]
    for across, along in places:
        spot = at(across * side, along * side)
        if pips:
            SHAPES[ink.shape](pen, spot, reach * side, ink.number)
        else:
            pen.ring(spot, reach * side, side * 0.03, ink.outline)


def _joker(pen: Pen, centre: Point, side: float, colour: str) -> None:
    x, y = centre
    reach = _REACH * side
    pen.box((x - reach, y - reach, x + reach, y + reach), side * 0.06, SIGN.fill)
    for name, turn in _QUARTERS:
        way = math.radians(turn + 45)
        ahead, across = (math.cos(way), math.sin(way)), (-math.sin(way), math.cos(way))
        near, far, wide = side * _SPLIT * 1.4, reach - side * 0.03, reach - side * (_SPLIT + 0.03)
        corners = ((near, 0), (far, -wide), (far, wide))
        pen.polygon(
            [
                (x + ahead[0] * on + across[0] * off, y + ahead[1] * on + across[1] * off)
                for on, off in corners
            ],
            pen.theme.colours[name].fill,
        )
    if colour:
        _announced(pen, centre, side, colour)
    else:
        pen.disc(centre, side * 0.2, SIGN.fill)
        SHAPES["star"](pen, centre, side * 0.15, RING)


def _back(pen: Pen, centre: Point, side: float, colour: str) -> None:
    x, y = centre
    reach = _REACH * side
    pen.box((x - reach, y - reach, x + reach, y + reach), side * 0.06, RACK)
    inner = reach - side * 0.05
    width = max(side * 0.016, 0.6)
    for step in (-0.5, 0, 0.5):
        away = step * 2 * inner
        short = inner - abs(away) / 2
        for hand in (-1, 1):
            middle = (x + away / 2, y - hand * away / 2)
            pen.line(
                (middle[0] - short, middle[1] - hand * short),
                (middle[0] + short, middle[1] + hand * short),
                width,
                RACK_LIGHT,
            )
    if colour:
        _announced(pen, centre, side, colour)


def _announced(pen: Pen, centre: Point, side: float, colour: str) -> None:
    """Draw the announced colour on a disc, so that its silhouette stands out."""
    ink = pen.theme.colours[colour]
    pen.disc(centre, side * 0.285, BADGE_INK)
    pen.disc(centre, side * 0.26, WHITE)
    _shape(pen, centre, side * 0.185, ink)


def _shape(pen: Pen, centre: Point, reach: float, ink: Ink) -> None:
    SHAPES[ink.shape](pen, centre, reach, ink.outline)
    SHAPES[ink.shape](pen, centre, reach * 0.92, ink.fill)


# -- emojis ----------------------------------------------------------------------------------------


def called(tile: str) -> str:
    """Return the emoji name of a tile: ``red1_3`` for ``r1-3``."""
    if tile == JOKER:
        return "joker"
    letter, low, high = FACES[tile]
    return f"{_COLOURS[letter]}{low}_{high}"


def emoji(pen: Pen, centre: Point, side: float, tile: str) -> None:
    """Draw the colour's silhouette, large, and both numbers beside it. A joker is drawn as its face.

    A coloured ground would be no silhouette.
    """
    if tile == JOKER:
        face(pen, centre, side * 1.02, tile)
        return
    x, y = centre
    letter, *numbers = FACES[tile]
    ink = pen.theme.colours[_COLOURS[letter]]
    spot, reach = (x - side * 0.2, y), side * 0.26
    SHAPES[ink.shape](pen, spot, reach, ink.outline)
    SHAPES[ink.shape](pen, spot, reach - 0.8, ink.fill)
    for number, level in zip(numbers, (-0.235, 0.235), strict=True):
        pen.text(str(number), (x + side * 0.255, y + side * level), side * 0.36, BADGE_INK)


# -- ends ------------------------------------------------------------------------------------------


def sign(pen: Pen, centre: Point, size: float, asks: str) -> None:
    """Draw what an end accepts: ``r3``, ``white``, ``joker:blue``, or ``joker`` if any colour may begin."""
    pen.disc(centre, size / 2, BADGE_INK)
    pen.disc(centre, size * 0.46, WHITE)
    if asks == "joker":
        _joker_sign(pen, centre, size)
        return
    if asks == "white":
        pen.ring(centre, size * 0.3, size * 0.06, pen.theme.colours["white"].outline)
        pen.text("0", centre, size * 0.3, BADGE_INK)
        return
    wanted = asks.removeprefix("joker:")
    ink = pen.theme.colours[wanted if wanted in pen.theme.colours else _COLOURS[asks[0]]]
    _shape(pen, centre, size * 0.37, ink)
    if wanted == asks:
        pen.text(asks[1], centre, size * 0.3, ink.number)


def _joker_sign(pen: Pen, centre: Point, size: float) -> None:
    for name, start in _QUARTERS:
        pen.pie(centre, size * 0.4, start + 4, start + 86, pen.theme.colours[name].fill)


# -- the table -------------------------------------------------------------------------------------


def board(view: FourView, felt: tuple[int, int]) -> Board:
    """Return the grid with a sign at both ends. A dead end gets a closed sign."""
    return _board(view, felt, ())


def with_ghosts(view: FourView, felt: tuple[int, int], ghosts: Sequence[Ghost]) -> Board:
    """Return the board around the places to choose from. Signs on cells of such places are left out."""
    return _board(view, felt, ghosts)


def felt_around(view: FourView, most: tuple[int, int], ghosts: Sequence[Ghost]) -> tuple[int, int]:
    """Return the size of the felt around the places to choose from: as wide as ``most``, at most as high."""
    return most[0], needed(_shown(view, ghosts), most, free=0, border=AROUND)


def close(view: FourView, felt: tuple[int, int], ghost: Ghost) -> Board:
    """Return the board of one way to lie and the tiles that it joins.

    These are the ends of the arms that continue there, or all tiles beside the place.
    """
    place = _cell(ghost.spot)
    arms = [opening.arm for opening in view.openings if cell_of(opening.cell) == place]
    ends = [cell_of(view.tips[arm]) for arm in arms] or _beside(place)
    near = [laid for laid in view.laid if cell_of(laid.place) in ends]
    lines = grid([place, *(cell_of(laid.place) for laid in near)], felt, free=0, border=CLOSE)
    assert ghost.move is not None, "a way to lie is one lay"
    chosen = PlacedTile(*lines.corner(place), upright=True, first=_ghostly(ghost.move), second="")
    frame = PlacedGhost(*lines.corner(place), "", (("", ghost.spot.turn),))
    return Board(lines.side, (*_tiles(near, lines), chosen), (), -1, ghosts=(frame,))


def _beside(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]


def _tiles(laid: Sequence[Laid], lines: Grid) -> tuple[PlacedTile, ...]:
    return tuple(
        PlacedTile(*lines.corner(cell_of(each.place)), upright=True, first=_lying(each), second="")
        for each in laid
    )


def _board(view: FourView, felt: tuple[int, int], ghosts: Sequence[Ghost]) -> Board:
    lines = _lines(view, felt, ghosts)
    tiles = _tiles(view.laid, lines)
    covered = {_cell(ghost.spot) for ghost in ghosts}
    last = len(tiles) - 1 if len(tiles) > 1 else -1
    return Board(lines.side, tiles, _labels(view, lines, covered), last, ghosts=_placed(ghosts, lines))


def _lines(view: FourView, felt: tuple[int, int], ghosts: Sequence[Ghost]) -> Grid:
    """Return the grid that shows the whole table, or the surroundings of the ghosts, as large as possible."""
    if not ghosts:
        return grid([cell_of(laid.place) for laid in view.laid], felt)
    return grid(_shown(view, ghosts), felt, free=0, border=AROUND)


def _shown(view: FourView, ghosts: Sequence[Ghost]) -> Collection[Cell]:
    """Return the cells that the picture must include for a player who chooses a place."""
    cells, places = [cell_of(laid.place) for laid in view.laid], [_cell(ghost.spot) for ghost in ghosts]
    return (*around(cells, places), *places)


AROUND = 0.35
"""Felt around the surroundings of places to choose from, in cells."""
CLOSE = 0.2
"""Felt around a single place and the tiles that it joins, in cells."""


def _placed(ghosts: Sequence[Ghost], lines: Grid) -> tuple[PlacedGhost, ...]:
    """Return each cell that may be chosen once, in pixels, with the letters of the ways to lie there."""
    cells: dict[Cell, list[Ghost]] = {}
    for ghost in ghosts:
        cells.setdefault(_cell(ghost.spot), []).append(ghost)
    return tuple(
        PlacedGhost(
            *lines.corner(cell),
            _ghostly(own[0].move) if len(own) == 1 and own[0].move is not None else "",
            _marks(own),
        )
        for cell, own in cells.items()
    )


def _marks(own: Sequence[Ghost]) -> tuple[tuple[str, str], ...]:
    """Return the letters of a cell, each at the side where its chain may turn.

    If two letters share a side, all stand in the corners.
    """
    turns = [ghost.spot.turn for ghost in own]
    where = turns if len({*turns}) == len(turns) else ("NW", "NE", "SW", "SE")
    return tuple((ghost.letter, turn) for ghost, turn in zip(own, where, strict=False))


def cell_of(place: str) -> Cell:
    """Return the cell of ``1,0:NW`` or ``1,0``."""
    x, _, y = place.partition(":")[0].partition(",")
    return int(x), int(y)


def _lying(laid: Laid) -> str:
    _, turned, way = laid.place.partition(":")
    return f"{laid.tile}{turned}{way}"


def _ghostly(move: Move) -> str:
    """Return what :func:`face` draws for a possible lay. For a joker, no colour: the buttons name it."""
    if move.verb == "bluff":
        return "?"
    return move.tile if move.tile == "J" else f"{move.tile}:{move.place.partition(':')[2]}"


def _cell(spot: Spot) -> Cell:
    return spot.x, -spot.down


def _labels(view: FourView, lines: Grid, covered: Set[Cell]) -> tuple[PlacedLabel, ...]:
    labels = []
    for arm in "EW":
        openings = [opening for opening in view.openings if opening.arm == arm]
        if not openings:
            labels.append(PlacedLabel(*lines.centre(cell_of(view.tips[arm])), Label(f"arm-{arm}", "closed")))
        elif not covered & {cell_of(opening.cell) for opening in openings}:
            spot = lines.centre(cell_of(openings[0].cell))
            labels.append(PlacedLabel(*spot, Label(f"arm-{arm}", "open", view.ends[arm])))
    return tuple(labels)


# -- the rest --------------------------------------------------------------------------------------


def marks(view: FourView) -> Mapping[Seat, str]:
    """Return the mark ``last`` for each seat with a single tile, except for those that kept silent about it.

    A silent seat gets the mark after the turn that it misses.
    """
    silent = {*view.must_call, *view.to_skip}
    return {seat: "last" for seat, size in enumerate(view.hand_sizes) if size == 1 and seat not in silent}


def movable(view: FourView) -> Collection[str]:
    """Return the tiles that may be laid open, and a true joker.

    Bluffs are left out, since any tile may lie face down (D24).
    """
    return {move.tile for move in view.legal if move.tile and (move.verb != "bluff" or move.tile == JOKER)}


LESSONS = (
    Lesson((Shard(0, 0, "r1-3:NW", upright=True), Shard(1.05, 0, "r2-3:SE", upright=True))),
    Lesson((Shard(0, 0, "J:blue", upright=True), Shard(1.05, 0, "b2-4:SW", upright=True))),
    Lesson(
        (
            Shard(0, 0, "g2-4:NW", upright=True),
            Shard(1.05, 0, "g1-4:SE", upright=True),
            Shard(1.05, 1.05, "g1-1:NE", upright=True),
        )
    ),
)
"""Equal corners meet. A joker names a colour. Chains turn."""


LOOK = Look(
    lessons=LESSONS,
    halves=halves,
    face=face,
    board=board,
    words=("arm-E", "arm-W", "last"),
    marks=marks,
    tiles=KINDS,
    called=called,
    emoji=emoji,
    length=1,
    aside=True,
    sign=sign,
    movable=movable,
    places=Places(felt_around, with_ghosts, close),
)
