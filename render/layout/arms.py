"""Lays chains out in pixels: runs the walker, remembers its results, and falls back to a cross if it is
stuck.

A layout is a pure function of the tiles laid and the felt's proportions. The memory only saves time: a table
that is shown after every move pays for one new tile, not for all of them.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TypeAlias

from render.layout.board import Board, Label, PlacedLabel, PlacedTile
from render.layout.cells import Rect
from render.layout.chain import LABEL_AWAY, Face, Piece, Spot
from render.layout.state import LADDER, State, start
from render.layout.walk import StuckError, cross, step

EFFORT = 160
"""How many tiles a new layout may place before it falls back to the cross: about 100 ms.

Two rungs of the ladder are always tried. Of 200 tangles of 81 tiles none needed a third.
"""
REMEMBERED = 512
STOP_AWAY = 12
"""Distance from a closed arm's last tile to its sign, in hundredths of a unit."""

Key: TypeAlias = tuple[tuple[Piece, ...], float, int]


class Memory:
    """Layout states by the tiles that led to them. Drops the least recently used. Safe between threads."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._lock = threading.Lock()
        self._states: OrderedDict[Key, State | None] = OrderedDict()

    def find(self, pieces: tuple[Piece, ...], aspect: float, rung: int) -> tuple[int, State | None]:
        """Return the length of the longest remembered beginning of ``pieces``, and the state after it.

        The length is 0 if none is remembered. The state is None if the last of these tiles found no place.
        """
        with self._lock:
            for length in range(len(pieces), 0, -1):
                key = (pieces[:length], aspect, rung)
                if key in self._states:
                    self._states.move_to_end(key)
                    return length, self._states[key]
        return 0, None

    def keep(self, pieces: tuple[Piece, ...], aspect: float, rung: int, state: State | None) -> None:
        """Remember the state after ``pieces``. None says that the last of them found no place."""
        with self._lock:
            self._states[pieces, aspect, rung] = state
            while len(self._states) > self._size:
                self._states.popitem(last=False)

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._states.clear()


MEMORY = Memory(REMEMBERED)


def lay(pieces: Sequence[Piece], aspect: float) -> tuple[State, int]:
    """Return the layout of the tiles, and the index in :data:`LADDER` of the first settings that worked.

    If none works, return a cross, and the length of the ladder as its index.

    Args:
        pieces: the tiles in the order laid, at least one.
        aspect: width of the felt divided by its height.
    """
    known = tuple(pieces)
    for rung in range(min(len(LADDER), max(2, EFFORT // len(known)))):
        state = _climb(known, aspect, rung)
        if state is not None:
            return state, rung
    return cross(known, aspect), len(LADDER)


def _climb(pieces: tuple[Piece, ...], aspect: float, rung: int) -> State | None:
    """Return the state after ``pieces`` with the settings ``LADDER[rung]``, or None if they get stuck. Reuse
    the states in :data:`MEMORY`, and add new ones.
    """
    length, state = MEMORY.find(pieces, aspect, rung)
    if length == 0:
        length, state = 1, start(pieces[0], aspect, LADDER[rung])
    for count in range(length, len(pieces)):
        if state is None:
            return None
        try:
            state = step(state, pieces[count])
        except StuckError:
            state = None
        MEMORY.keep(pieces[: count + 1], aspect, rung, state)
    return state


def board(
    pieces: Sequence[Piece],
    faces: Sequence[tuple[str, str]],
    felt: tuple[int, int],
    label: Callable[[str], Label | None],
    at: tuple[int, int] = (0, 0),
) -> Board:
    """Return the chains in pixels; an empty board if no tile is laid.

    Args:
        pieces: the tiles in the order laid.
        faces: the two halves of each tile, the joined one first.
        felt: width and height in pixels.
        label: returns the sign at an arm's end, or None if it has none yet.
        at: the felt's left top corner in the picture.
    """
    if not pieces:
        return Board(0, (), (), -1)
    state, _ = lay(pieces, felt[0] / felt[1])
    _, height = state.view
    unit = round(felt[1] * 100 / height)
    centre_x, centre_y = state.centre
    left, top = felt[0] / 2 - centre_x * unit / 100, felt[1] / 2 - centre_y * unit / 100

    def placed(x: int, y: int) -> tuple[int, int]:
        """Return a point of the layout in pixels of the picture."""
        return at[0] + round(left + x * unit / 100), at[1] + round(top + y * unit / 100)

    tiles = tuple(
        _tile(spot, halves, placed(spot.box.x0, spot.box.y0))
        for spot, halves in zip(state.spots, faces, strict=True)
    )
    labels = tuple(
        PlacedLabel(*placed(x, y), sign)
        for arm, (x, y) in label_spots(state).items()
        if (sign := label(arm)) is not None
    )
    return Board(unit, tiles, labels, len(tiles) - 1)


def _tile(spot: Spot, halves: tuple[str, str], corner: tuple[int, int]) -> PlacedTile:
    box, (run_x, run_y) = spot
    joined, other = halves
    first, second = (joined, other) if run_x + run_y > 0 else (other, joined)
    return PlacedTile(*corner, box.y1 - box.y0 > box.x1 - box.x0, first, second)


def label_spots(state: State) -> dict[str, tuple[int, int]]:
    """Return the middle of the sign of each arm, open or closed, by arm.

    The sign of an open end stands in front of it. If something lies there, it stands at a free side of the
    last half.
    """
    spots = {
        arm: (end.face.x + end.face.way[0] * STOP_AWAY, end.face.y + end.face.way[1] * STOP_AWAY)
        for arm, end in state.closed.items()
    }
    taken: list[Rect] = []
    for arm, end in state.ends.items():
        options = [_sign(face) for face in (end.face, *end.sides)]
        free = [box for box in options if not _busy(box, state, taken)]
        chosen = (free or options)[0]
        taken.append(chosen)
        spots[arm] = ((chosen.x0 + chosen.x1) // 2, (chosen.y0 + chosen.y1) // 2)
    return spots


def _sign(face: Face) -> Rect:
    x, y = face.x + face.way[0] * LABEL_AWAY, face.y + face.way[1] * LABEL_AWAY
    return Rect(x, y, x, y).grown(48)


def _busy(box: Rect, state: State, taken: list[Rect]) -> bool:
    return any(box.hits(spot.box) for spot in state.spots) or any(box.hits(other) for other in taken)
