"""Chains as geometry: faces, ends, and the places a next tile might take. Knows only one chain at a time.

Lengths are hundredths of a unit (the side of a tile half). x goes right, y goes down. The first tile lies
around the origin.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeAlias

from render.layout.cells import Rect

Way: TypeAlias = tuple[int, int]

GAP = 8
"""The gap between neighbouring tiles of a chain."""
SHIFT = 18
"""How far a corner tile slides outward."""
LABEL_AWAY = 62
LABEL_REACH = 58
"""Half of the room that a label needs around its centre, margin included."""
COMPASS: Mapping[str, Way] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class Piece(NamedTuple):
    """A tile, reduced to what the walker needs."""

    arm: str
    """The arm it joins. The first tile joins none, and its arm is ignored."""
    double: bool
    """Lies across its chain. As the first tile it stands upright; an ordinary first tile lies flat."""
    closes: bool = False
    """Closes its arm: nothing can follow there."""
    opens: str = ""
    """The arms it starts, one letter each.

    At the first tile the letters are compass directions of its sides. At a later double the arms leave at the
    two sides that its own chain leaves free, the upper or left one first.
    """
    straight: bool = False
    """Must continue straight on, to leave room for tiles that will come at both its sides."""


class Spot(NamedTuple):
    """Where a tile lies: its box, and the direction from its joined half to its other half."""

    box: Rect
    run: Way


class Face(NamedTuple):
    """A side that a tile can be joined to: its middle and its outward direction."""

    x: int
    y: int
    way: Way

    def box(self, along: tuple[int, int], over: tuple[int, int], side: Way) -> Rect:
        """Return a box placed relative to this face.

        Args:
            along: its extent outwards.
            over: its extent towards ``side``.
        """
        (dx, dy), (sx, sy) = self.way, side
        xs = [self.x + dx * a + sx * b for a in along for b in over]
        ys = [self.y + dy * a + sy * b for a in along for b in over]
        return Rect(min(xs), min(ys), max(xs), max(ys))

    def at(self, along: int, over: int, side: Way, way: Way) -> Face:
        """Return a face that points ``way``, moved ``along`` outwards and ``over`` towards ``side``."""
        (dx, dy), (sx, sy) = self.way, side
        return Face(self.x + dx * along + sx * over, self.y + dy * along + sy * over, way)

    def label(self) -> Rect:
        """Return the box that a label in front of this face takes."""
        x, y = self.x + self.way[0] * LABEL_AWAY, self.y + self.way[1] * LABEL_AWAY
        return Rect(x, y, x, y).grown(LABEL_REACH)


class End(NamedTuple):
    """The open end of an arm."""

    face: Face
    sides: tuple[Face, ...]
    """The other sides of the last half; empty at an arm whose first tile is not laid."""
    hand: int
    """Where a row that has just turned prefers to turn next: 1 clockwise, -1 counterclockwise, 0 no
    preference."""
    last: int
    """Index of the tile it belongs to."""


class Candidate(NamedTuple):
    """A place that a tile might take, and the end its arm would then have."""

    spot: Spot
    end: End


def _clockwise(way: Way) -> Way:
    return -way[1], way[0]


def _against(way: Way) -> Way:
    return way[1], -way[0]


def straight(face: Face, piece: Piece, hand: int, index: int) -> Candidate:
    """Return the place straight ahead of ``face``: along the chain, or across it for a double.

    Args:
        hand: where the new end prefers to turn, as in :class:`End`.
        index: of the tile, for the new end.
    """
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
    """Return the place of an ordinary tile laid at a right angle to the end, so that the chain turns.

    The tile is moved :data:`SHIFT` outward, so its joined half is a little off the chain's line.

    Args:
        hand: positive turns clockwise, otherwise counterclockwise.
        index: of the tile, for the new end.
    """
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
    """Yield the places where ``piece``, the tile of this ``index``, may join, the best first. ``hand`` is the
    side with more room: positive is clockwise.
    """
    ahead = straight(end.face, piece, end.hand, index)
    if end.hand:
        yield from _turns(end, piece, end.hand, index)
        yield ahead
        yield from _turns(end, piece, -end.hand, index)
    else:
        yield ahead
        yield from _turns(end, piece, hand, index)
        yield from _turns(end, piece, -hand, index)
