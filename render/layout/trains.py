"""Trains in lanes, one below the other. Each wraps inside its lane, and all share the largest tiles that fit.

A layout is a pure function of the trains and the room. All lengths are pixels. Knows no game.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

Point: TypeAlias = tuple[int, int]
Box: TypeAlias = tuple[int, int, int, int]

UNITS = (64, 60, 56, 52, 48, 45, 42, 40, 38, 36, 34, 33, 32, 31, 30, 29, 28, 27, 26, 25, 24, 22, 20, 18, 16)
"""The possible sides of a half: few enough that tables share their sprites."""
APART = 5
"""The gap between lanes."""
PAD = 5
"""The padding from a lane's edge to its tiles."""
ROW_APART = 5
"""The gap between the rows of a lane."""
READABLE = 28
TIGHT = 0.86
"""Empty lanes are lowered to this share of their height before halves get smaller than :data:`READABLE`."""
SIGN_LEAST = 36
"""The least width of a sign at the end of a train, however small the tiles."""
TURN = 16
"""Room kept free at the end of a row that continues below."""
REMEMBERED = 1024
"""How many trains are remembered with their rows. Most trains stay the same from move to move."""


class Train(NamedTuple):
    """A train, reduced to what the layout needs."""

    across: tuple[bool, ...]
    """For each tile from the engine on, whether it lies across the train."""
    signs: int
    """How many signs stand behind its last tile."""


class Spot(NamedTuple):
    """The left and top of a tile, and whether it lies across the train."""

    x: int
    y: int
    across: bool


class Track(NamedTuple):
    """A row of a lane: the y of its middle line and the x where its tiles end."""

    middle: int
    end: int


class Lane(NamedTuple):
    """A train laid out in its lane."""

    box: Box
    tracks: tuple[Track, ...]
    spots: tuple[Spot, ...]
    signs: tuple[Point, ...]
    """The middles of its signs."""


class _Row(NamedTuple):
    across: tuple[bool, ...]

    def height(self, unit: int) -> int:
        return 2 * unit if any(self.across) else unit


def gap(unit: int) -> int:
    """Return the gap between the tiles of a train."""
    return max(2, round(unit * 0.06))


def sign(unit: int) -> int:
    """Return the width of a sign at the end of a train."""
    return max(SIGN_LEAST, round(unit * 0.9))


def lay(trains: Sequence[Train], room: Box, least: int) -> tuple[int, list[Lane]]:
    """Return the side of a tile's half in pixels, and every train's lane.

    Args:
        trains: from top to bottom.
        room: the box for all lanes. Tiles start at its left edge.
        least: height of an empty lane. It is lowered if tiles would otherwise be too small to read.
    """
    width, height = room[2] - room[0], room[3] - room[1] - APART * (len(trains) - 1)
    unit, rows, needs = _largest(trains, (width, height), least)
    lanes = []
    top = room[1]
    for train, own, tall in zip(trains, rows, _shared(needs, height), strict=True):
        lanes.append(_lane(train, own, (room[0], top, room[2], top + tall), unit))
        top += tall + APART
    return unit, lanes


def _largest(
    trains: Sequence[Train], size: tuple[int, int], least: int
) -> tuple[int, list[tuple[_Row, ...]], list[int]]:
    """Return the largest side of a half at which all fits, every train's rows, and their heights.

    If nothing fits, the side is the smallest of :data:`UNITS`.
    """
    for unit in UNITS:
        rows = [_rows(train, size[0], unit) for train in trains]
        low = least if unit >= READABLE else round(least * TIGHT)
        needs = [max(low, _need(own, unit)) for own in rows]
        if sum(needs) <= size[1]:
            break
    return unit, rows, needs


@lru_cache(maxsize=REMEMBERED)
def _rows(train: Train, width: int, unit: int) -> tuple[_Row, ...]:
    """Return the train cut into rows. Its signs stay with its last tile."""
    apart, signs, last = gap(unit), train.signs * (sign(unit) + gap(unit)), len(train.across) - 1
    rows: list[list[bool]] = [[]]
    x = 0
    for place, across in enumerate(train.across):
        long = unit if across else 2 * unit
        if rows[-1] and x + long + (signs if place == last else TURN) > width:
            rows.append([])
            x = 0
        rows[-1].append(across)
        x += long + apart
    return tuple(_Row(tuple(row)) for row in rows)


def _need(rows: Sequence[_Row], unit: int) -> int:
    return sum(row.height(unit) for row in rows) + ROW_APART * (len(rows) - 1) + 2 * PAD


def _shared(needs: Sequence[int], height: int) -> list[int]:
    """Return the heights of the lanes: spare height goes to the lowest ones first, to even them out."""
    tall = list(needs)
    spare = height - sum(tall)
    while spare > 0:
        low = min(tall)
        lowest = [place for place, value in enumerate(tall) if value == low]
        above = min((value for value in tall if value > low), default=low + spare)
        step = min(above - low, max(1, spare // len(lowest)))
        for place in lowest[:spare]:
            tall[place] += step
            spare -= step
    return tall


def _lane(train: Train, rows: Sequence[_Row], box: Box, unit: int) -> Lane:
    left, top, _, bottom = box
    inner = sum(row.height(unit) for row in rows) + ROW_APART * (len(rows) - 1)
    y = top + (bottom - top - inner) // 2
    spots: list[Spot] = []
    tracks: list[Track] = []
    for row in rows:
        middle = y + row.height(unit) // 2
        x = left
        for across in row.across:
            spots.append(Spot(x, middle - (unit if across else unit // 2), across))
            x += (unit if across else 2 * unit) + gap(unit)
        tracks.append(Track(middle, x - gap(unit) if row.across else left))
        y += row.height(unit) + ROW_APART
    start = tracks[-1].end + gap(unit) + (0 if spots else 2 * unit)
    pitch = sign(unit) + gap(unit)
    signs = tuple((start + place * pitch + pitch // 2, tracks[-1].middle) for place in range(train.signs))
    return Lane(box, tuple(tracks), tuple(spots), signs)
