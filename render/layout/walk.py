"""The walker: lays chains of tiles on a felt, one tile after another, and never moves a laid one.

Before a place is taken it checks that every open end still has a way out of the tangle, so that no
chain is ever walled in. Knows chains, doubles and proportions; no game, no pixels.

Lengths are hundredths of a unit (the side of a tile half), x to the right, y down, the first tile
around the origin.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import permutations
from typing import NamedTuple, TypeAlias

from render.layout.cells import CELL, COLUMNS, ROWS, Rect, cell, covered, flood, path, thick

Way: TypeAlias = tuple[int, int]

GAP = 8
SHIFT = 18
CLEAR = 34
MARGIN = 45
LABEL_AWAY = 62
LABEL_REACH = 58
"""Half of what a label needs around its centre, air included."""
GROWTH = 1.1
CLOSEST = -6
"""The closest view, in half growths."""
LOOSEST = 2
"""The tier after the last that asks for ways out."""
FURTHEST, FAR_OUT = 7, 999
"""How often a frame may grow for one tile; more than that is out of the question."""
NEAR = 350
"""How far from a new tile an end may be and still be hurt by it."""
COMPASS: Mapping[str, Way] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class Piece(NamedTuple):
    """A tile as the walker sees it."""

    arm: str
    """The end it joins; the first tile names no end that exists."""
    double: bool
    """Lies across its chain (the first tile stands upright)."""
    closes: bool = False
    """Nothing can follow on this arm."""
    opens: str = ""
    """Compass letters of the sides at which it starts arms of those names."""


class Spot(NamedTuple):
    """Where a tile lies: its box, and the way from its joined half to its other half."""

    box: Rect
    run: Way


class Face(NamedTuple):
    """A side a tile can be joined to: its middle, and the way out of it."""

    x: int
    y: int
    way: Way

    def box(self, along: tuple[int, int], over: tuple[int, int], side: Way) -> Rect:
        """The box from ``along`` this way and ``over`` to ``side``."""
        (dx, dy), (sx, sy) = self.way, side
        xs = [self.x + dx * a + sx * b for a in along for b in over]
        ys = [self.y + dy * a + sy * b for a in along for b in over]
        return Rect(min(xs), min(ys), max(xs), max(ys))

    def at(self, along: int, over: int, side: Way, way: Way) -> Face:
        """The face ``along`` this way and ``over`` to ``side``, looking ``way``."""
        (dx, dy), (sx, sy) = self.way, side
        return Face(self.x + dx * along + sx * over, self.y + dy * along + sy * over, way)

    def label(self) -> Rect:
        """What a label in front of this face takes."""
        x, y = self.x + self.way[0] * LABEL_AWAY, self.y + self.way[1] * LABEL_AWAY
        return Rect(x, y, x, y).grown(LABEL_REACH)


class End(NamedTuple):
    """Where an arm goes on."""

    face: Face
    sides: tuple[Face, ...]
    """The other sides of the last half; none at the sides of a first tile."""
    hand: int
    """Which way a row that has just turned wants to turn again: 1 clockwise, -1 against, 0 no wish."""
    last: int
    """Index of the tile it belongs to."""


class Candidate(NamedTuple):
    """A place a tile might take, and what the arm looks like then."""

    spot: Spot
    end: End


class Settings(NamedTuple):
    """What may be tried differently when a game cannot be laid out: see :data:`LADDER`."""

    height: float = 11.0
    """Height of the first frame, in units."""
    tiers: tuple[tuple[int, int], ...] = ((160, 300), (125, 240))
    """Half the width of a way out and the distance between two, from generous to just enough."""


_WIDE = ((190, 360), (125, 240))
LADDER = (
    Settings(),
    Settings(height=13.5),
    Settings(height=13.5, tiers=_WIDE),
    Settings(height=17.0),
    Settings(height=17.0, tiers=_WIDE),
    Settings(height=21.0),
    Settings(height=21.0, tiers=_WIDE),
    Settings(height=26.0, tiers=_WIDE),
)


@dataclass(frozen=True)
class State:
    """A table after some tiles. States are never changed; each tile makes a new one."""

    settings: Settings
    aspect: float
    level: int
    """How often the frame has grown."""
    spots: tuple[Spot, ...]
    before: tuple[int, ...]
    """Index of the tile each tile was joined to; -1 for the first."""
    ends: Mapping[str, End]
    closed: Mapping[str, End]
    """Arms nothing can follow on, as they ended."""
    extent: Rect
    """The box around all tiles."""
    walls: tuple[int, ...]
    """By tier, the cells too near a tile for the middle of a way out."""
    ways: Mapping[str, int]
    """By arm, the cells along its way out."""
    tier: int
    """How strict those ways out are: an index into the settings' tiers; -1 where none were found."""
    trapped: frozenset[str]
    """Arms that had to give up their way out."""
    centre: tuple[float, float]
    """The middle of what is shown."""
    zoom: int
    """How far the view has moved back, in half growths of the frame."""

    def frame(self, level: float) -> tuple[float, float]:
        """Width and height of a frame that has grown ``level`` times."""
        height = self.settings.height * 100 * GROWTH**level
        return height * self.aspect, height

    @property
    def view(self) -> tuple[float, float]:
        """Width and height of what is shown."""
        return self.frame(self.zoom / 2)


class StuckError(Exception):
    """No place is left for a tile: the game must be laid out anew with other settings."""


def start(piece: Piece, aspect: float, settings: Settings) -> State:
    """The first tile, upright around the origin."""
    box = Rect(-50, -100, 50, 100)
    spot = Spot(box, (0, 1))
    return State(
        settings=settings,
        aspect=aspect,
        level=0,
        spots=(spot,),
        before=(-1,),
        ends=_opened(piece, box, 0),
        closed={},
        extent=box,
        walls=tuple(covered(box.grown(radius)) for radius, _ in settings.tiers),
        ways={},
        tier=-1,
        trapped=frozenset(),
        centre=(0.0, 0.0),
        zoom=CLOSEST,
    )


def _opened(piece: Piece, box: Rect, index: int) -> dict[str, End]:
    middle_x, middle_y = (box.x0 + box.x1) // 2, (box.y0 + box.y1) // 2
    half_x, half_y = (box.x1 - box.x0) // 2, (box.y1 - box.y0) // 2
    return {
        arm: End(
            Face(middle_x + half_x * COMPASS[arm][0], middle_y + half_y * COMPASS[arm][1], COMPASS[arm]),
            (),
            0,
            index,
        )
        for arm in piece.opens
    }


# -- candidates ------------------------------------------------------------------------------------


def _clockwise(way: Way) -> Way:
    return -way[1], way[0]


def _against(way: Way) -> Way:
    return way[1], -way[0]


def _straight(face: Face, piece: Piece, hand: int, index: int) -> Candidate:
    way, side = face.way, _clockwise(face.way)
    back = _against(way)
    if piece.double:
        spot = Spot(face.box((GAP, GAP + 100), (-100, 100), side), side)
        sides = (face.at(GAP + 50, 100, side, side), face.at(GAP + 50, 100, back, back))
        return Candidate(spot, End(face.at(GAP + 100, 0, side, way), sides, hand, index))
    spot = Spot(face.box((GAP, GAP + 200), (-50, 50), side), way)
    sides = (face.at(GAP + 150, 50, side, side), face.at(GAP + 150, 50, back, back))
    return Candidate(spot, End(face.at(GAP + 200, 0, side, way), sides, hand, index))


def _corner(face: Face, hand: int, index: int) -> Candidate:
    way = face.way
    side = _clockwise(way) if hand > 0 else _against(way)
    spot = Spot(face.box((GAP, GAP + 100), (SHIFT - 50, SHIFT + 150), side), side)
    outer = SHIFT + 100
    sides = (
        face.at(GAP + 100, outer, side, way),
        face.at(GAP, outer, side, (-way[0], -way[1])),
    )
    end = End(face.at(GAP + 50, SHIFT + 150, side, side), sides, _wish(way, hand), index)
    return Candidate(spot, end)


def _wish(way: Way, hand: int) -> int:
    return hand if way[1] == 0 else 0


def _turned(side: Face, end: End, piece: Piece, index: int) -> Candidate:
    hand = 1 if _clockwise(end.face.way) == side.way else -1
    return _straight(side, piece, _wish(end.face.way, hand), index)


def _turns(end: End, piece: Piece, hand: int, index: int) -> Iterator[Candidate]:
    if not piece.double:
        yield _corner(end.face, hand, index)
    wanted = _clockwise(end.face.way) if hand > 0 else _against(end.face.way)
    for side in end.sides:
        if side.way == wanted:
            yield _turned(side, end, piece, index)


def candidates(end: End, piece: Piece, index: int, hand: int) -> Iterator[Candidate]:
    """The places for ``piece``, the best first; ``hand`` is the side with more room."""
    straight = _straight(end.face, piece, end.hand, index)
    if end.hand:
        yield from _turns(end, piece, end.hand, index)
        yield straight
        yield from _turns(end, piece, -end.hand, index)
    else:
        yield straight
        yield from _turns(end, piece, hand, index)
        yield from _turns(end, piece, -hand, index)


# -- filters ---------------------------------------------------------------------------------------


def _clear(state: State, box: Rect, before: int) -> bool:
    """Whether ``box`` keeps its distance from all but its neighbours, and overlaps none of those."""
    grown = box.grown(CLEAR)
    for index, spot in enumerate(state.spots):
        if grown.hits(spot.box):
            neighbour = index == before or (state.before[before] == -1 and state.before[index] == before)
            if not neighbour or box.hits(spot.box):
                return False
    return True


def _shown(state: State, extra: Rect, ends: Mapping[str, End]) -> Rect:
    """The box of all that must be seen: tiles with a margin, labels in front of the ends."""
    result = state.extent.joined(extra).grown(MARGIN)
    for end in ends.values():
        result = result.joined(end.face.label())
    return result


def _fits(state: State, shown: Rect, level: float) -> bool:
    width, height = state.frame(level)
    return shown.x1 - shown.x0 <= width and shown.y1 - shown.y0 <= height


def _next_fits(state: State, level: int, arm: str) -> bool:
    """Whether an ordinary tile could follow on ``arm`` inside the frame."""
    end = state.ends[arm]
    piece = Piece(arm, double=False)
    others = {name: other for name, other in state.ends.items() if name != arm}
    index = len(state.spots)
    for place in candidates(end, piece, index, 1):
        shown = _shown(state, place.spot.box, {**others, arm: place.end})
        if _fits(state, shown, level) and _clear(state, place.spot.box, end.last):
            return True
    return False


def _alive(state: State, box: Rect) -> bool:
    """Whether every end near ``box`` still has a place for an ordinary tile and for a double."""
    near = box.grown(NEAR)
    index = len(state.spots)
    for arm, end in state.ends.items():
        x, y = end.face.x, end.face.y
        if not near.hits(Rect(x - 1, y - 1, x + 1, y + 1)):
            continue
        for double in (False, True):
            piece = Piece(arm, double)
            if not any(_clear(state, place.spot.box, end.last) for place in candidates(end, piece, index, 1)):
                return False
    return True


# -- ways out --------------------------------------------------------------------------------------


def _doors(end: End, radius: int) -> int:
    """The cells in which a way out of ``end`` may begin."""
    away = radius + 30
    result = 0
    for face in (end.face, *end.sides):
        result |= cell(face.x + face.way[0] * away, face.y + face.way[1] * away)
    return result


def _escape(state: State, arm: str, tier: int, trapped: frozenset[str]) -> Mapping[str, int] | None:
    """A way out for every end but the ``trapped``, no two close, after a tile on ``arm``; None if none."""
    goal = _FIELD & ~covered(state.extent.grown(state.settings.tiers[tier][0]))
    asked = sorted(name for name in state.ends if name not in trapped)
    kept = {
        name: way
        for name, way in state.ways.items()
        if name in asked and name != arm and way & goal and not way & state.walls[tier]
    }
    if state.tier == tier and kept:
        found = _route(state, [name for name in asked if name not in kept], tier, kept)
        if found is not None:
            return found
    mine = [name for name in asked if name == arm]
    others = [name for name in asked if name != arm]
    for order in (mine + others, others + mine, others[::-1] + mine, *permutations(asked)):
        found = _route(state, order, tier, {})
        if found is not None:
            return found
    return None


def _route(state: State, order: Sequence[str], tier: int, kept: Mapping[str, int]) -> dict[str, int] | None:
    """Shortest ways out in ``order``, each keeping away from those before it and from later doors."""
    radius, apart = state.settings.tiers[tier]
    goal = _FIELD & ~covered(state.extent.grown(radius))
    free = ~state.walls[tier]
    for way in kept.values():
        free &= ~thick(way, apart)
    ways = dict(kept)
    for place, arm in enumerate(order):
        doors = _doors(state.ends[arm], radius)
        later = 0
        for other in order[place + 1 :]:
            later |= thick(_front(state.ends[other], radius), apart)
        way = path(doors, free & ~later, goal) or (path(doors, free, goal) if later else 0)
        if not way:
            return None
        ways[arm] = way
        if place + 1 < len(order):
            free &= ~thick(way, apart)
    return ways


def _front(end: End, radius: int) -> int:
    face = end.face
    return cell(face.x + face.way[0] * (radius + 30), face.y + face.way[1] * (radius + 30))


_FIELD = covered(
    Rect(
        -(COLUMNS // 2 - 8) * CELL, -(ROWS // 2 - 8) * CELL, (COLUMNS // 2 - 8) * CELL, (ROWS // 2 - 8) * CELL
    )
)
"""The cells away from the field's sides."""


# -- a move ----------------------------------------------------------------------------------------


def step(state: State, piece: Piece) -> State:
    """The state after one more tile.

    Raises:
        StuckError: there is no place for it.
    """
    end = state.ends[piece.arm]
    tries = [
        _Try(_laid(state, piece, place), piece.arm, place.spot.box)
        for place in candidates(end, piece, len(state.spots), _roomier(state, end))
        if _clear(state, place.spot.box, end.last) and _inside(place.spot.box)
    ]
    for demand in _plan(state, piece.arm):
        chosen = _choose(tries, demand)
        if chosen is not None:
            return _watched(chosen)
    raise StuckError


class _Demand(NamedTuple):
    """What is asked of a place: how much of the frame it may take, and how free it must leave the ends."""

    level: int
    tier: int
    trapped: frozenset[str] = frozenset()


class _Try:
    """A place under consideration; what is costly to know about it is found out once, when asked."""

    def __init__(self, after: State, arm: str, box: Rect) -> None:
        self.after = after
        self.arm = arm
        self._box = box
        self._ways: dict[tuple[int, frozenset[str]], Mapping[str, int] | None] = {}
        shown = _shown(after, box, after.ends)
        levels = range(after.level, after.level + FURTHEST + 1)
        self.level = next((level for level in levels if _fits(after, shown, level)), FAR_OUT)
        """The least frame everything fits in."""

    @cached_property
    def alive(self) -> bool:
        return _alive(self.after, self._box)

    def ways(self, tier: int, trapped: frozenset[str]) -> Mapping[str, int] | None:
        if (tier, trapped) not in self._ways:
            self._ways[tier, trapped] = _escape(self.after, self.arm, tier, trapped)
        return self._ways[tier, trapped]

    def taken(self, demand: _Demand) -> State | None:
        """The state, if the place is good enough."""
        level, tier, trapped = demand
        if self.level > level or (tier <= LOOSEST and not self.alive):
            return None
        if tier >= LOOSEST:
            return replace(self.after, ways={}, tier=-1, level=level)
        ways = self.ways(tier, trapped)
        if ways is None:
            return None
        return replace(self.after, ways=ways, tier=tier, level=level, trapped=trapped)


def _inside(box: Rect) -> bool:
    limit_x, limit_y = (COLUMNS // 2 - 10) * CELL, (ROWS // 2 - 10) * CELL
    return -limit_x < box.x0 and box.x1 < limit_x and -limit_y < box.y0 and box.y1 < limit_y


def _plan(state: State, arm: str) -> Iterator[_Demand]:
    """What to ask for, from best to worst.

    First that every end keeps a way out; then that all others do; then only that a next tile has a
    place; and at the very last only that this one has.
    """
    here = state.level
    lost = state.trapped
    for trapped in dict.fromkeys((lost - {arm}, lost | {arm})):
        yield _Demand(here, 0, trapped)
        yield _Demand(here, 1, trapped)
        for tier in (0, 1):
            yield from (_Demand(here + more, tier, trapped) for more in range(1, FURTHEST))
    for tier in (LOOSEST, LOOSEST + 1):
        yield from (_Demand(here + more, tier) for more in range(FURTHEST))


def _choose(tries: list[_Try], demand: _Demand) -> State | None:
    second: State | None = None
    for attempt in tries:
        after = attempt.taken(demand)
        if after is None:
            continue
        if attempt.arm not in after.ends or _next_fits(after, demand.level, attempt.arm):
            return after
        second = second or after
    return second


def _watched(state: State) -> State:
    """The state with its view: the closest in which nothing is cut off, moved only if it must be."""
    shown = _shown(state, state.extent, state.ends)
    zoom = next(zoom for zoom in range(CLOSEST, 2 * state.level + 1) if _fits(state, shown, zoom / 2))
    width, height = state.frame(zoom / 2)
    (x, y), half_x, half_y = state.centre, width / 2, height / 2
    if (
        x - half_x <= shown.x0
        and shown.x1 <= x + half_x
        and y - half_y <= shown.y0
        and shown.y1 <= y + half_y
    ):
        return replace(state, zoom=zoom)
    return replace(state, zoom=zoom, centre=((shown.x0 + shown.x1) / 2, (shown.y0 + shown.y1) / 2))


def _laid(state: State, piece: Piece, place: Candidate) -> State:
    index = len(state.spots)
    ends = dict(state.ends)
    before = ends.pop(piece.arm).last
    closed = state.closed
    if piece.closes:
        closed = {**closed, piece.arm: place.end}
    else:
        ends[piece.arm] = place.end
    ends.update(_opened(piece, place.spot.box, index))
    box = place.spot.box
    walls = tuple(
        wall | covered(box.grown(radius))
        for wall, (radius, _) in zip(state.walls, state.settings.tiers, strict=True)
    )
    return replace(
        state,
        spots=(*state.spots, place.spot),
        before=(*state.before, before),
        ends=ends,
        closed=closed,
        extent=state.extent.joined(box),
        walls=walls,
    )


def _roomier(state: State, end: End) -> int:
    """The hand to which more free room can be reached: 1 clockwise, -1 against."""
    straight = _straight(end.face, Piece("", double=False), 0, 0)
    if not end.hand and _fits(state, _shown(state, straight.spot.box, {"": straight.end}), state.level):
        return 1
    width, height = state.frame(state.level)
    middle_x, middle_y = (state.extent.x0 + state.extent.x1) // 2, (state.extent.y0 + state.extent.y1) // 2
    half_x, half_y = int(width / 2) - MARGIN - 50, int(height / 2) - MARGIN - 50
    window = covered(Rect(middle_x - half_x, middle_y - half_y, middle_x + half_x, middle_y + half_y))
    free = window & ~state.walls[-1]
    rooms = {}
    for hand in (1, -1):
        corner = _corner(end.face, hand, 0).end.face
        door = cell(corner.x + corner.way[0] * 20, corner.y + corner.way[1] * 20)
        rooms[hand] = flood(thick(door, 150), free).bit_count()
    return 1 if rooms[1] * 5 >= rooms[-1] * 4 else -1


# -- the last resort -------------------------------------------------------------------------------


def cross(pieces: Sequence[Piece], aspect: float) -> State:
    """Every arm in one straight line: tiny, but it cannot fail."""
    state = start(pieces[0], aspect, LADDER[0])
    for piece in pieces[1:]:
        end = state.ends[piece.arm]
        state = _laid(state, piece, _straight(end.face, piece, 0, len(state.spots)))
    shown = _shown(state, state.extent, state.ends)
    while not _fits(state, shown, state.level):
        state = replace(state, level=state.level + 1)
    return _watched(state)
