"""What the shared pictures need to know of a game: how its tiles look and where they lie.

Each game provides one :class:`Look`. The shared code never checks which game it draws.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.core import Move, Seat
from render.layout.board import Board
from render.paint.pen import Pen, Point


def no_direction(view: Any) -> int:
    """Default of :attr:`Look.direction`: 0, so that no direction of play is drawn."""
    return 0


def no_marks(view: Any) -> Mapping[Seat, str]:
    """Default of :attr:`Look.marks`: no seat has a mark."""
    return {}


def no_fresh(view: Any) -> str:
    """Default of :attr:`Look.fresh`: no tile of a hand was just drawn."""
    return ""


def no_joins(view: Any, tile: str) -> Collection[int]:
    """Default of :attr:`Look.joins`: no single half is marked as joining."""
    return ()


def by_ends(halves: Callable[[str], tuple[str, str]]) -> Callable[[Any, str], Collection[int]]:
    """Return a function for :attr:`Look.joins`: a half joins if an end where its tile may lie shows it."""

    def joins(view: Any, tile: str) -> Collection[int]:
        open_at = {view.ends.get(move.place) for move in view.legal if move.tile == tile}
        return [index for index, half in enumerate(halves(tile)) if half in open_at]

    return joins


def no_owner(place: str) -> Seat | None:
    """Default of :attr:`Look.owner`: no end belongs to a seat."""
    return None


def one_group(tile: str) -> str:
    """Default of :attr:`Look.group`: the hand is one row without spaces."""
    return ""


def all_movable(view: Any) -> Collection[str]:
    """Default of :attr:`Look.movable`: every tile of the hand that a legal move names."""
    return {move.tile for move in view.legal if move.tile}


_TURNS = ("", "NW", "N", "NE", "W", "E", "SW", "S", "SE")


class Spot(NamedTuple):
    """Where a tile would lie, in a game whose places are cells."""

    x: int
    """Cells east of the first tile."""
    down: int
    """Cells south of the first tile."""
    turn: str = ""
    """Which of the ways to lie in that cell: the side towards which the chain may turn (``N E S W``), or the
    corner of the lower half if no chain continues. Empty for the cell as a whole."""

    @property
    def order(self) -> tuple[int, int, int]:
        """Sort key: by column from the left, then downwards, then by turn."""
        return self.x, self.down, _TURNS.index(self.turn)


class Ghost(NamedTuple):
    """A place that may be chosen, and its letter."""

    letter: str
    spot: Spot
    move: Move | None = None
    """The move, if only one is possible: its tile is shown. None if several tiles or ways are offered."""


class Shard(NamedTuple):
    """A tile of a small scene: its left top in units of a half's side, and its halves in reading order."""

    x: float
    y: float
    first: str
    second: str = ""
    upright: bool = False


class Lesson(NamedTuple):
    """A rule shown as a small scene: some tiles, and perhaps a sign after them."""

    tiles: tuple[Shard, ...]
    note: str = ""
    """Points or a word on a flag; empty for none."""
    marker: bool = False
    """Whether a player's train marker stands there."""


@dataclass(frozen=True)
class Places:
    """How a game shows the places for a tile, for games in which words alone do not suffice."""

    felt: Callable[[Any, tuple[int, int], Sequence[Ghost]], tuple[int, int]]
    """Return the size of the felt around the ghosts. The given size is the largest allowed, in pixels."""
    board: Callable[[Any, tuple[int, int], Sequence[Ghost]], Board]
    """Return the board around the ghosts, on a felt of the given size in pixels."""
    close: Callable[[Any, tuple[int, int], Ghost], Board]
    """Return the board of one ghost and the tiles that it joins, on a felt of the given size in pixels."""


@dataclass(frozen=True)
class Look:
    """How one game is drawn. ``view`` is always that game's own View."""

    halves: Callable[[str], tuple[str, str]]
    """Return the two halves of a tile in notation, in the order written; for a square tile its face and
    ``""``."""
    face: Callable[[Pen, Point, float, str], None]
    """Draw one half, or a whole square tile, upright: pen, centre, side in pixels, half or face."""
    board: Callable[[Any, tuple[int, int]], Board]
    """Return where everything lies on a felt of the given size in pixels."""
    words: tuple[str, ...]
    """Keys of the words its pictures need besides the common ones."""
    tiles: tuple[str, ...]
    """Every different tile of its set, in notation."""
    called: Callable[[str], str]
    """Return a tile's name in letters, digits and underscores, which a screen reader can say; at most 29
    characters."""
    emoji: Callable[[Pen, Point, float, str], None]
    """Draw a whole tile in a square, recognizable at twenty pixels: pen, centre, side, tile."""
    direction: Callable[[Any], int] = no_direction
    """Return 1 for clockwise play, -1 for counterclockwise, 0 if the game never changes it."""
    marks: Callable[[Any], Mapping[Seat, str]] = no_marks
    """Return the seats that carry a mark, each with the key of the word in it."""
    lying: Callable[[Pen, Point, float, str], None] | None = None
    """As ``face``, for a tile that lies on its side. None if halves stay upright on such a tile."""
    strip: bool = True
    """Whether a status strip stands under the felt. Without one the board has its own signs and all the room.
    """
    aside: bool = False
    """Whether that strip stands beside the felt, for games whose tiles spread as much down as across. Such a
    strip shows no direction."""
    group: Callable[[str], str] = one_group
    """Return the group of a tile of the hand. The rack shows a space between groups."""
    fresh: Callable[[Any], str] = no_fresh
    """Return the tile of the hand that was just drawn; empty for none."""
    length: int = 2
    """Length of a tile in widths: two halves, or one square."""
    sign: Callable[[Pen, Point, float, str], None] | None = None
    """Draw what an end accepts, for games whose labels say it: pen, centre, size in pixels,
    :attr:`Label.asks`."""
    movable: Callable[[Any], Collection[str]] = all_movable
    """Return the tiles of the hand that are highlighted as playable."""
    joins: Callable[[Any, str], Collection[int]] = no_joins
    """Return which halves of a tile of the hand can join an end now: 0 its first, 1 its second."""
    crowd: int = 0
    """The least number of seats at which the felt is too small for phones, so that a row below it shows the
    open ends. 0 if the felt never is."""
    owner: Callable[[str], Seat | None] = no_owner
    """Return the owner of an end, given its place; None if it has none."""
    lessons: tuple[Lesson, ...] = ()
    """Its three main rules, shown on a lobby's card."""
    places: Places | None = None
    """How to choose a place from a picture; None if words suffice."""
