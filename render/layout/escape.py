"""Ways out: a corridor from every open end to the outside of all tiles, no two of them close.

The walker takes a place only if all ends keep a way out. That is why a chain is not walled in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations

from render.layout.cells import CELL, COLUMNS, ROWS, Rect, Rows, cell, covered, path, thick
from render.layout.chain import End, Face, Piece, candidates
from render.layout.state import State, clear, laid

_DOORSTEP = 30
"""How far in front of an end its way out begins, in addition to half the corridor's width."""


def _door(face: Face, radius: int) -> int:
    """Return the cell, as a bit, in front of a face in which a way out may begin."""
    away = radius + _DOORSTEP
    return cell(face.x + face.way[0] * away, face.y + face.way[1] * away)


def _doors(end: End, radius: int) -> int:
    """Return the cells, as bits, in which a way out of ``end`` may begin."""
    result = 0
    for face in (end.face, *end.sides):
        result |= _door(face, radius)
    return result


def escape(state: State, arm: str, tier: int, trapped: frozenset[str]) -> Mapping[str, int] | None:
    """Return a way out, as cells, for every end except the ``trapped`` ones; None if that is impossible.

    No two ways are close. Ways of ``state`` that are still valid are reused first.

    Args:
        arm: the arm that has just got a tile.
        tier: which of the settings' tiers gives the corridor's width and distance.
    """
    goal = _FIELD & ~covered(state.extent.grown(state.settings.tiers[tier][0]))
    arms = sorted(name for name in state.ends if name not in trapped)
    kept = {
        name: way
        for name, way in state.ways.items()
        if name in arms and name != arm and way & goal and not way & state.walls[tier]
    }
    if state.tier == tier and kept:
        found = _route(state, [name for name in arms if name not in kept], tier, kept)
        if found is not None:
            return found
    own = [name for name in arms if name == arm]
    others = [name for name in arms if name != arm]
    orders = [own + others, others + own, others[::-1] + own]
    for order in [*orders, *permutations(arms)] if tier else orders:
        found = _route(state, order, tier, {})
        if found is not None:
            return found
    return None


def lasting(state: State, ways: Mapping[str, int], tier: int) -> bool:
    """Return whether every end with a new way out keeps one after one more tile, ordinary or double.

    Arms without a tile are left out: the first tile always has room there.

    Args:
        ways: the way out of each end, by arm.
    """
    for arm, way in ways.items():
        if state.ways.get(arm) == way or not state.ends[arm].sides:
            continue
        others = {name: other for name, other in ways.items() if name != arm}
        if not all(_continues(state, Piece(arm, double), others, tier) for double in (False, True)):
            return False
    return True


def _continues(state: State, piece: Piece, others: Mapping[str, int], tier: int) -> bool:
    end = state.ends[piece.arm]
    for place in candidates(end, piece, len(state.spots), 1):
        if not clear(state, place.spot.box, end.last):
            continue
        after = laid(state, piece, place)
        blocked = any(way & after.walls[tier] for way in others.values())
        if not blocked and _route(after, [piece.arm], tier, others):
            return True
    return False


def _route(state: State, order: Sequence[str], tier: int, kept: Mapping[str, int]) -> dict[str, int] | None:
    """Return the shortest ways out, searched in ``order``; None if an end has none.

    Each way keeps away from the ways before it and, if possible, from the doors of the ends after it.
    """
    radius, apart = state.settings.tiers[tier]
    outside = state.extent.grown(radius)
    rows = Rows.around(outside)
    goal = rows.cut(_FIELD & ~covered(outside))
    free = rows.cut(~state.walls[tier])
    for way in kept.values():
        free &= ~thick(rows.cut(way), apart)
    ways = dict(kept)
    for place, arm in enumerate(order):
        doors = rows.cut(_doors(state.ends[arm], radius))
        later = 0
        for other in order[place + 1 :]:
            later |= thick(rows.cut(_door(state.ends[other].face, radius)), apart)
        way = path(doors, free & ~later, goal) or (path(doors, free, goal) if later else 0)
        if not way:
            return None
        ways[arm] = rows.restored(way)
        if place + 1 < len(order):
            free &= ~thick(way, apart)
    return ways


_FIELD = covered(
    Rect(
        -(COLUMNS // 2 - 8) * CELL, -(ROWS // 2 - 8) * CELL, (COLUMNS // 2 - 8) * CELL, (ROWS // 2 - 8) * CELL
    )
)
"""The cells away from the field's sides."""
