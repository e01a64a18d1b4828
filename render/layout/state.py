"""The state of a layout: what lies where, which ends are open, and what fits beside the tiles.

States are immutable; each tile makes a new one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from render.layout.cells import CELL, COLUMNS, ROWS, Rect, covered
from render.layout.chain import COMPASS, Candidate, End, Face, Piece, Spot, candidates

CLEAR = 34
"""The least distance between tiles that are not neighbours."""
MARGIN = 45
"""The margin from a tile to the edge of the view."""
GROWTH = 1.1
CLOSEST = -14
"""The closest view, in half growths of the frame."""
NEAR = 350
"""How near to a new tile an end must be to be affected by it."""


class Settings(NamedTuple):
    """What the ladder varies if a game cannot be laid out: see :data:`LADDER`."""

    height: float = 11.0
    """Height of the first frame, in units."""
    tiers: tuple[tuple[int, int], ...] = ((160, 300), (125, 240))
    """By tier, half the width of a way out and the distance between two: first generous, then just enough."""


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
    """A layout after some tiles. Immutable: each tile makes a new one."""

    settings: Settings
    aspect: float
    level: int
    """How often the frame has grown."""
    spots: tuple[Spot, ...]
    before: tuple[int, ...]
    """For each tile, the index of the tile it was joined to; -1 for the first."""
    ends: Mapping[str, End]
    closed: Mapping[str, End]
    """Closed arms, with the ends they had."""
    extent: Rect
    """The box around all tiles."""
    walls: tuple[int, ...]
    """By tier, the cells too near a tile for the middle of a way out."""
    ways: Mapping[str, int]
    """By arm, the cells along its way out."""
    tier: int
    """The tier of those ways out, an index into the settings' tiers; -1 if none were found."""
    trapped: frozenset[str]
    """Arms that had to do without a way out."""
    centre: tuple[float, float]
    """The middle of the view."""
    zoom: int
    """How far the view has moved back, in half growths of the frame."""

    def frame(self, level: float) -> tuple[float, float]:
        """Return the width and height of a frame that has grown ``level`` times."""
        height = self.settings.height * 100 * GROWTH**level
        return height * self.aspect, height

    @property
    def view(self) -> tuple[float, float]:
        """Width and height of what is shown, in the unit of boxes."""
        return self.frame(self.zoom / 2)


def start(piece: Piece, aspect: float, settings: Settings) -> State:
    """Return the state of the first tile, around the origin: a double upright, an ordinary tile flat."""
    box = Rect(-50, -100, 50, 100) if piece.double else Rect(-100, -50, 100, 50)
    spot = Spot(box, (0, 1) if piece.double else (1, 0))
    return State(
        settings=settings,
        aspect=aspect,
        level=0,
        spots=(spot,),
        before=(-1,),
        ends=opened(piece, box, 0),
        closed={},
        extent=box,
        walls=tuple(covered(box.grown(radius)) for radius, _ in settings.tiers),
        ways={},
        tier=-1,
        trapped=frozenset(),
        centre=(0.0, 0.0),
        zoom=CLOSEST,
    )


def opened(piece: Piece, box: Rect, index: int) -> dict[str, End]:
    """Return the ends of the arms that a tile starts at its sides, by arm. ``index`` is that of the tile."""
    middle_x, middle_y = (box.x0 + box.x1) // 2, (box.y0 + box.y1) // 2
    half_x, half_y = (box.x1 - box.x0) // 2, (box.y1 - box.y0) // 2
    sides = piece.opens if index == 0 else "NS" if half_y > half_x else "WE"
    ways = {arm: COMPASS[side] for arm, side in zip(piece.opens, sides, strict=False)}
    return {
        arm: End(Face(middle_x + half_x * x, middle_y + half_y * y, (x, y)), (), 0, index)
        for arm, (x, y) in ways.items()
    }


def laid(state: State, piece: Piece, place: Candidate) -> State:
    """Return the state with ``piece`` at ``place``. Its view and ways out are not updated."""
    index = len(state.spots)
    ends = dict(state.ends)
    before = ends.pop(piece.arm).last
    closed = state.closed
    if piece.closes:
        closed = {**closed, piece.arm: place.end}
    else:  # if arms start at its sides, the chain itself cannot leave there
        ends[piece.arm] = place.end._replace(sides=()) if piece.opens else place.end
    ends.update(opened(piece, place.spot.box, index))
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


def clear(state: State, box: Rect, before: int) -> bool:
    """Return whether a tile with this ``box`` has room: away from others, and not over its neighbours.

    Args:
        before: index of the tile it would be joined to.
    """
    x0, y0, x1, y1 = box.grown(CLEAR)
    for index, (other, _) in enumerate(state.spots):
        # Rect.hits inlined, for speed
        if x0 < other[2] and other[0] < x1 and y0 < other[3] and other[1] < y1:
            neighbour = before in (index, state.before[index])
            if not neighbour or box.hits(other):
                return False
    return True


def shown(state: State, extra: Rect, ends: Mapping[str, End]) -> Rect:
    """Return the box of all that must be visible: tiles with a margin, and labels in front of the ends."""
    result = state.extent.joined(extra).grown(MARGIN)
    for end in ends.values():
        result = result.joined(end.face.label())
    return result


def fits(state: State, seen: Rect, level: float) -> bool:
    """Return whether ``seen`` fits into a frame that has grown ``level`` times."""
    width, height = state.frame(level)
    return seen.x1 - seen.x0 <= width and seen.y1 - seen.y0 <= height


def next_fits(state: State, level: int, arm: str) -> bool:
    """Return whether an ordinary tile could follow on ``arm`` inside the frame."""
    end = state.ends[arm]
    piece = Piece(arm, double=False)
    others = {name: other for name, other in state.ends.items() if name != arm}
    index = len(state.spots)
    for place in candidates(end, piece, index, 1):
        seen = shown(state, place.spot.box, {**others, arm: place.end})
        if fits(state, seen, level) and clear(state, place.spot.box, end.last):
            return True
    return False


def alive(state: State, box: Rect) -> bool:
    """Return whether every end near ``box`` has room for both an ordinary tile and a double."""
    near = box.grown(NEAR)
    index = len(state.spots)
    for arm, end in state.ends.items():
        x, y = end.face.x, end.face.y
        if not near.hits(Rect(x - 1, y - 1, x + 1, y + 1)):
            continue
        for double in (False, True):
            piece = Piece(arm, double)
            if not any(clear(state, place.spot.box, end.last) for place in candidates(end, piece, index, 1)):
                return False
    return True


def inside(box: Rect) -> bool:
    """Return whether ``box`` keeps away from the sides of the field of cells."""
    limit_x, limit_y = (COLUMNS // 2 - 10) * CELL, (ROWS // 2 - 10) * CELL
    return -limit_x < box.x0 and box.x1 < limit_x and -limit_y < box.y0 and box.y1 < limit_y
