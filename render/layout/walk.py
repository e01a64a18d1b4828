"""The walker: lays chains of tiles on a felt, one tile after another, and never moves a laid one.

Before a place is taken it checks that every open end still has a way out of the tangle, so that no
chain is ever walled in. Knows chains, doubles and proportions; no game, no pixels.

Lengths are hundredths of a unit (the side of a tile half), x to the right, y down, the first tile
around the origin.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
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
    eager: bool = False
    """Grow the frame before taking the second tier."""


LADDER = (
    Settings(),
    Settings(eager=True),
    Settings(height=13.5),
    Settings(height=13.5, eager=True),
    Settings(height=17.0, eager=True),
    Settings(height=17.0, tiers=((190, 360), (125, 240)), eager=True),
    Settings(height=21.0, eager=True),
    Settings(height=26.0, tiers=((190, 360), (125, 240)), eager=True),
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
    """By arm, the cells nobody else's way may use; those of the first tier that worked."""
    tier: int
    centre: tuple[float, float]
    """The middle of what is shown."""

    def frame(self, level: int | None = None) -> tuple[float, float]:
        """Width and height of what is shown, in hundredths."""
        height = self.settings.height * 100 * GROWTH ** (self.level if level is None else level)
        return height * self.aspect, height


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
        centre=(0.0, 0.0),
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


def _fits(state: State, shown: Rect, level: int) -> bool:
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


# -- ways out --------------------------------------------------------------------------------------


def _doors(end: End, radius: int) -> int:
    """The cells in which a way out of ``end`` may begin."""
    away = radius + 30
    result = 0
    for face in (end.face, *end.sides):
        result |= cell(face.x + face.way[0] * away, face.y + face.way[1] * away)
    return result


def _escape(state: State, arm: str, tier: int) -> Mapping[str, int] | None:
    """A way out for every end, no two of them close, after ``arm`` has changed; None if there is none."""
    if state.tier == tier and set(state.ways) >= set(state.ends) - {arm}:
        kept = {name: way for name, way in state.ways.items() if name != arm and name in state.ends}
        if all(_still(way, state, tier) for way in kept.values()):
            found = _route(state, [arm], tier, kept) if arm in state.ends else kept
            if found is not None:
                return found
    others = sorted(name for name in state.ends if name != arm)
    mine = [arm] if arm in state.ends else []
    for order in (mine + others, others + mine, others[::-1] + mine):
        found = _route(state, order, tier, {})
        if found is not None:
            return found
    return None


def _still(way: int, state: State, tier: int) -> bool:
    return not way & state.walls[tier]


def _route(state: State, order: list[str], tier: int, kept: Mapping[str, int]) -> dict[str, int] | None:
    radius, apart = state.settings.tiers[tier]
    goal = ~covered(state.extent.grown(radius))
    taken = 0
    for way in kept.values():
        taken |= thick(way, apart)
    ways = dict(kept)
    doors = {arm: _doors(state.ends[arm], radius) for arm in order}
    for place, arm in enumerate(order):
        later = 0
        for other in order[place + 1 :]:
            later |= thick(_front(state.ends[other], radius), apart)
        free = ~(state.walls[tier] | taken)
        way = path(doors[arm], free & ~later, goal & _FIELD) or path(doors[arm], free, goal & _FIELD)
        if not way:
            return None
        ways[arm] = way
        if place + 1 < len(order):
            taken |= thick(way, apart)
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
    index = len(state.spots)
    hand = _roomier(state, end)
    places = [
        place
        for place in candidates(end, piece, index, hand)
        if _clear(state, place.spot.box, end.last) and _inside(place.spot.box)
    ]
    if not places:
        raise StuckError
    for level, tier in _plan(state):
        fitting = _choose(state, piece, places, level, tier)
        if fitting is not None:
            return _watched(fitting)
    raise StuckError


def _watched(state: State) -> State:
    """The state with its frame moved, if anything would be cut off: then what is shown is centred."""
    shown = _shown(state, state.extent, state.ends)
    width, height = state.frame()
    (x, y), half_x, half_y = state.centre, width / 2, height / 2
    if (
        x - half_x <= shown.x0
        and shown.x1 <= x + half_x
        and y - half_y <= shown.y0
        and shown.y1 <= y + half_y
    ):
        return state
    return replace(state, centre=((shown.x0 + shown.x1) / 2, (shown.y0 + shown.y1) / 2))


def _inside(box: Rect) -> bool:
    limit_x, limit_y = (COLUMNS // 2 - 10) * CELL, (ROWS // 2 - 10) * CELL
    return -limit_x < box.x0 and box.x1 < limit_x and -limit_y < box.y0 and box.y1 < limit_y


def _plan(state: State) -> Iterator[tuple[int, int]]:
    """Frame and strictness, from best to worst; past the last tier only clearance counts."""
    here = state.level
    if state.settings.eager:
        order = [(here, 0), *((here + more, 0) for more in range(1, 4)), (here, 1)]
    else:
        order = [(here, 0), (here, 1), *((here + more, 0) for more in range(1, 4))]
    yield from order
    yield from ((here + more, 1) for more in range(1, 7))
    yield from ((here + more, 2) for more in range(7))


def _choose(state: State, piece: Piece, places: list[Candidate], level: int, tier: int) -> State | None:
    second: State | None = None
    for place in places:
        after = _laid(state, piece, place)
        if not _fits(after, _shown(after, place.spot.box, after.ends), level):
            continue
        if tier < len(state.settings.tiers):
            ways = _escape(after, piece.arm, tier)
            if ways is None:
                continue
            after = replace(after, ways=ways, tier=tier, level=level)
        else:
            after = replace(after, ways={}, tier=-1, level=level)
        if piece.arm not in after.ends or _next_fits(after, level, piece.arm):
            return after
        second = second or after
    return second


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
    width, height = state.frame()
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
