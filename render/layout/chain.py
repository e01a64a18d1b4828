"""Chains as geometry: faces, ends, and the places a next tile might take. Knows no table around them.

Lengths are hundredths of a unit (the side of a tile half), x to the right, y down, the first tile
around the origin.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeAlias

from render.layout.cells import Rect

Way: TypeAlias = tuple[int, int]

GAP = 8
"""Between neighbours."""
SHIFT = 18
"""How far a corner tile slides outward."""
LABEL_AWAY = 62
LABEL_REACH = 58
"""Half of what a label needs around its centre, air included."""
COMPASS: Mapping[str, Way] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class Piece(NamedTuple):
    """A tile as the walker sees it."""

    arm: str
    """The end it joins; the first tile names no end that exists."""
    double: bool
    """Lies across its chain; as the first tile it stands upright, an ordinary one lies flat."""
    closes: bool = False
    """Nothing can follow on this arm."""
    opens: str = ""
    """Names of the arms it starts: compass letters at the sides of the first tile; later a double's, at the
    two sides its own chain leaves free, the upper or left one first."""
    straight: bool = False
    """Must go straight on: what the chain needs at both its sides is not yet there."""


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


def _clockwise(way: Way) -> Way:
    return -way[1], way[0]


def _against(way: Way) -> Way:
    return way[1], -way[0]


def straight(face: Face, piece: Piece, hand: int, index: int) -> Candidate:
    """A tile straight on: along its chain, or across it if it is a double."""
    way, side = face.way, _clockwise(face.way)
    back = _against(way)
    if piece.double:
        spot = Spot(face.box((GAP, GAP + 100), (-100, 100), side), side)
        sides = (face.at(GAP + 50, 100, side, side), face.at(GAP + 50, 100, back, back))
        return Candidate(spot, End(face.at(GAP + 100, 0, side, way), sides, hand, index))
    spot = Spot(face.box((GAP, GAP + 200), (-50, 50), side), way)
    sides = (face.at(GAP + 150, 50, side, side), face.at(GAP + 150, 50, back, back))
    return Candidate(spot, End(face.at(GAP + 200, 0, side, way), sides, hand, index))


def corner(face: Face, hand: int, index: int) -> Candidate:
    """An ordinary tile across the end, its joined half in line: the chain turns to ``hand``."""
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
    return straight(side, piece, _wish(end.face.way, hand), index)


def _turns(end: End, piece: Piece, hand: int, index: int) -> Iterator[Candidate]:
    if not piece.double:
        yield corner(end.face, hand, index)
    wanted = _clockwise(end.face.way) if hand > 0 else _against(end.face.way)
    for side in end.sides:
        if side.way == wanted:
            yield _turned(side, end, piece, index)


def candidates(end: End, piece: Piece, index: int, hand: int) -> Iterator[Candidate]:
    """The places for ``piece``, the best first; ``hand`` is the side with more room."""
    ahead = straight(end.face, piece, end.hand, index)
    if end.hand:
        yield from _turns(end, piece, end.hand, index)
        yield ahead
        yield from _turns(end, piece, -end.hand, index)
    else:
        yield ahead
        yield from _turns(end, piece, hand, index)
        yield from _turns(end, piece, -hand, index)
