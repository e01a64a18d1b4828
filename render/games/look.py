"""What the shared pictures ask of a game: how its tiles look and where they lie.

A game answers with one :class:`Look`; the shared code never asks which game it draws.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.core import Move, Seat
from render.layout.board import Board
from render.paint.pen import Pen, Point


def no_direction(view: Any) -> int:
    """The direction of games that never turn round: none is drawn."""
    return 0


def no_marks(view: Any) -> Mapping[Seat, str]:
    """The marks of games that have none."""
    return {}


def no_fresh(view: Any) -> str:
    """For games in which no tile of a hand stands out."""
    return ""


def no_joins(view: Any, tile: str) -> Collection[int]:
    """For games whose tiles are told by more than one of their halves."""
    return ()


def by_ends(halves: Callable[[str], tuple[str, str]]) -> Callable[[Any, str], Collection[int]]:
    """For games in which a half joins where the same half is open."""

    def joins(view: Any, tile: str) -> Collection[int]:
        open_at = {view.ends.get(move.place) for move in view.legal if move.tile == tile}
        return [index for index, half in enumerate(halves(tile)) if half in open_at]

    return joins


def nobodys(place: str) -> Seat | None:
    """For games whose ends are nobody's."""
    return None


def one_group(tile: str) -> str:
    """For games whose hands are one row."""
    return ""


def all_movable(view: Any) -> Collection[str]:
    """Every tile of the hand that a move names: for games in which no kind of move stands apart."""
    return {move.tile for move in view.legal if move.tile}


_TURNS = ("", "NW", "N", "NE", "W", "E", "SW", "S", "SE")


class Spot(NamedTuple):
    """Where a lay would lie, in a game whose places are cells."""

    x: int
    """Cells east of the first tile."""
    down: int
    """Cells south of it."""
    turn: str = ""
    """What tells the ways to lie in that cell apart: the side towards which the chain may turn (``N E S
    W``), or the corner of the lower half where no chain goes on; empty for the cell as a whole."""

    @property
    def order(self) -> tuple[int, int, int]:
        """By what spots are sorted: as they are read, from the left."""
        return self.x, self.down, _TURNS.index(self.turn)


class Ghost(NamedTuple):
    """A spot that may be chosen, under a letter."""

    letter: str
    spot: Spot
    move: Move | None = None
    """The lay, where there is but one: its tile is shown. None where several tiles, or ways, are offered."""


class Shard(NamedTuple):
    """A tile of a little scene: its left top in sides of a half, and its halves in reading order."""

    x: float
    y: float
    first: str
    second: str = ""
    upright: bool = False


class Lesson(NamedTuple):
    """A rule as a little scene: some tiles, and perhaps a sign after them."""

    tiles: tuple[Shard, ...]
    note: str = ""
    """Points or a word on a flag; empty for none."""
    marker: bool = False
    """Whether somebody's little engine stands there."""


@dataclass(frozen=True)
class Places:
    """How a game shows where a tile may go, for those in which words alone would not do."""

    felt: Callable[[Any, tuple[int, int], Sequence[Ghost]], tuple[int, int]]
    """How much of a felt of at most that many pixels the surroundings of the ghosts take."""
    board: Callable[[Any, tuple[int, int], Sequence[Ghost]], Board]
    """The table of a view on a felt of that many pixels, with ghosts."""
    close: Callable[[Any, tuple[int, int], Ghost], Board]
    """One ghost and the tile that it joins, on a felt of that many pixels."""


@dataclass(frozen=True)
class Look:
    """One game's answers. ``view`` is that game's own View throughout."""

    halves: Callable[[str], tuple[str, str]]
    """A tile in notation to its two halves, in the order written; a square tile to its face and ``""``."""
    face: Callable[[Pen, Point, float, str], None]
    """Draws one half or a whole square tile, upright: pen, centre, side in pixels, the half or face."""
    board: Callable[[Any, tuple[int, int]], Board]
    """Where everything lies on a felt of that many pixels."""
    words: tuple[str, ...]
    """Keys of the words its pictures need besides the common ones."""
    tiles: tuple[str, ...]
    """Every different tile of its set, in notation."""
    called: Callable[[str], str]
    """A tile's name in letters, digits and underscores, as a screen reader can say it; 29 at most."""
    emoji: Callable[[Pen, Point, float, str], None]
    """Draws a whole tile in a square, to be told at twenty pixels: pen, centre, side, the tile."""
    direction: Callable[[Any], int] = no_direction
    """1 clockwise, -1 against the clock, 0 where a game never changes it."""
    marks: Callable[[Any], Mapping[Seat, str]] = no_marks
    """Seats that carry a mark, and the key of the word in it."""
    lying: Callable[[Pen, Point, float, str], None] | None = None
    """As ``face``, on a tile that lies on its side; None where a half is upright whatever its tile does."""
    strip: bool = True
    """Whether there is a status strip under the felt; else the board has its own signs, and all the room."""
    aside: bool = False
    """Whether that strip stands beside the felt, where tiles spread as much up and down as across; such a
    strip shows no direction."""
    group: Callable[[str], str] = one_group
    """What a tile of the hand is grouped by: where that changes, the rack shows a space."""
    fresh: Callable[[Any], str] = no_fresh
    """The tile of the hand that was just drawn; empty for none."""
    length: int = 2
    """How many times its width a tile is long: two halves, or one square."""
    sign: Callable[[Pen, Point, float, str], None] | None = None
    """Draws what an end asks for, where labels say it: pen, centre, size in pixels, what is asked."""
    movable: Callable[[Any], Collection[str]] = all_movable
    """The tiles of the hand that stand out as playable."""
    joins: Callable[[Any, str], Collection[int]] = no_joins
    """Which halves of a tile of the hand join at an end now, 0 its first and 1 its second."""
    crowd: int = 0
    """From so many seats on the felt grows too small for phones: the open ends stand in a row below it. 0
    where it never does."""
    owner: Callable[[str], Seat | None] = nobodys
    """Whose an end is, by its place."""
    lessons: tuple[Lesson, ...] = ()
    """Its three main rules, as a lobby's card shows them."""
    places: Places | None = None
    """How to choose a place from a picture; None where words do."""
