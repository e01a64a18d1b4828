"""The walker: lays chains of tiles on a felt, one tile after another, and never moves a laid tile.

It takes a place only after checking that every open end still has a way out. Knows chains, doubles and
proportions, but no game and no pixels.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import NamedTuple

from render.layout.cells import Rect, Rows, cell, covered, flood, thick
from render.layout.chain import Candidate, End, Piece, candidates, corner, straight
from render.layout.escape import escape, lasting
from render.layout.state import (
    CLOSEST,
    LADDER,
    MARGIN,
    State,
    alive,
    clear,
    fits,
    inside,
    laid,
    next_fits,
    shown,
    start,
)

LOOSEST = 2
"""The first tier that asks for no ways out."""
FURTHEST, FAR_OUT = 7, 999
"""How often the frame may grow for one tile, and the level that stands for more than that."""


class StuckError(Exception):
    """No place is left for a tile: the game must be laid out again with other settings."""


def step(state: State, piece: Piece) -> State:
    """Return the state after one more tile.

    Raises:
        StuckError: there is no place for it.
    """
    end = state.ends[piece.arm]
    tries = [
        _Try(laid(state, piece, place), piece.arm, place.spot.box)
        for place in _places(state, piece, end)
        if clear(state, place.spot.box, end.last) and inside(place.spot.box)
    ]
    for demand in _plan(state, piece.arm):
        chosen = _choose(tries, demand)
        if chosen is not None:
            return _watched(chosen)
    raise StuckError


def _places(state: State, piece: Piece, end: End) -> Iterator[Candidate]:
    index = len(state.spots)
    if piece.straight:
        yield straight(end.face, piece, end.hand, index)
    else:
        yield from candidates(end, piece, index, _roomier(state, end))


class _Demand(NamedTuple):
    """What a place must satisfy: how large the frame may be, and how free the ends must stay."""

    level: int
    tier: int
    trapped: frozenset[str] = frozenset()


class _Try:
    """A place under consideration. Costly facts about it are computed once, on demand."""

    def __init__(self, after: State, arm: str, box: Rect) -> None:
        self.after = after
        self.arm = arm
        self._box = box
        self._ways: dict[tuple[int, frozenset[str]], Mapping[str, int] | None] = {}
        seen = shown(after, box, after.ends)
        levels = range(after.level, after.level + FURTHEST + 1)
        self.level = next((level for level in levels if fits(after, seen, level)), FAR_OUT)
        """The smallest level at which everything fits the frame."""

    @cached_property
    def alive(self) -> bool:
        return alive(self.after, self._box)

    def ways(self, tier: int, trapped: frozenset[str]) -> Mapping[str, int] | None:
        if (tier, trapped) not in self._ways:
            ways = escape(self.after, self.arm, tier, trapped)
            if ways is not None and not lasting(self.after, ways, tier):
                ways = None
            self._ways[tier, trapped] = ways
        return self._ways[tier, trapped]

    def taken(self, demand: _Demand) -> State | None:
        """Return the state with the tile laid at this place, or None if that does not meet ``demand``."""
        level, tier, trapped = demand
        if self.level > level or (tier <= LOOSEST and not self.alive):
            return None
        if tier >= LOOSEST:
            return replace(self.after, ways={}, tier=-1, level=level)
        ways = self.ways(tier, trapped)
        if ways is None:
            return None
        return replace(self.after, ways=ways, tier=tier, level=level, trapped=trapped)


def _plan(state: State, arm: str) -> Iterator[_Demand]:
    """Yield what to demand of a tile's place, from the best to the least.

    First every end must keep a way out, then all others except this arm, then a next tile must have a place.
    At last only this tile must have one.
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
        if attempt.arm not in after.ends or next_fits(after, demand.level, attempt.arm):
            return after
        second = second or after
    return second


def _watched(state: State) -> State:
    """Return the state with its view updated: the closest view that cuts nothing off.

    Its centre moves only if it must.
    """
    seen = shown(state, state.extent, state.ends)
    zoom = next(zoom for zoom in range(CLOSEST, 2 * state.level + 1) if fits(state, seen, zoom / 2))
    width, height = state.frame(zoom / 2)
    (x, y), half_x, half_y = state.centre, width / 2, height / 2
    if x - half_x <= seen.x0 and seen.x1 <= x + half_x and y - half_y <= seen.y0 and seen.y1 <= y + half_y:
        return replace(state, zoom=zoom)
    return replace(state, zoom=zoom, centre=((seen.x0 + seen.x1) / 2, (seen.y0 + seen.y1) / 2))


def _roomier(state: State, end: End) -> int:
    """Return the direction with more free room: 1 clockwise, -1 counterclockwise.

    If the chain can go straight on inside the frame, return 1. Clockwise wins unless it has less than four
    fifths of the other's room.
    """
    ahead = straight(end.face, Piece("", double=False), 0, 0)
    if not end.hand and fits(state, shown(state, ahead.spot.box, {"": ahead.end}), state.level):
        return 1
    width, height = state.frame(state.level)
    middle_x, middle_y = (state.extent.x0 + state.extent.x1) // 2, (state.extent.y0 + state.extent.y1) // 2
    half_x, half_y = int(width / 2) - MARGIN - 50, int(height / 2) - MARGIN - 50
    window = Rect(middle_x - half_x, middle_y - half_y, middle_x + half_x, middle_y + half_y)
    rows = Rows.around(window)
    free = rows.cut(covered(window) & ~state.walls[-1])
    rooms = {}
    for hand in (1, -1):
        turn = corner(end.face, hand, 0).end.face
        door = cell(turn.x + turn.way[0] * 20, turn.y + turn.way[1] * 20)
        rooms[hand] = flood(thick(rows.cut(door), 150), free).bit_count()
    return 1 if rooms[1] * 5 >= rooms[-1] * 4 else -1


def cross(pieces: Sequence[Piece], aspect: float) -> State:
    """Return a layout with every arm in one straight line. Its tiles are tiny, but it cannot fail."""
    state = start(pieces[0], aspect, LADDER[0])
    for piece in pieces[1:]:
        end = state.ends[piece.arm]
        state = laid(state, piece, straight(end.face, piece, 0, len(state.spots)))
    seen = shown(state, state.extent, state.ends)
    while not fits(state, seen, state.level):
        state = replace(state, level=state.level + 1)
    return _watched(state)
