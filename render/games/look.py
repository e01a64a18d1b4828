"""What the shared pictures ask of a game: how its tiles look and where they lie.

A game answers with one :class:`Look`; the shared code never asks which game it draws.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.core import Move, Seat
from render.layout.board import Board
from render.pen import Pen, Point


def no_direction(view: Any) -> int:
    """The direction of games that never turn round: none is drawn."""
    return 0


def no_marks(view: Any) -> Mapping[Seat, str]:
    """The marks of games that have none."""
    return {}


def no_goal(view: Any) -> int:
    """The goal of games in which no points are made before the round is over."""
    return 0


def no_fresh(view: Any) -> str:
    """For games in which no tile of a hand stands out."""
    return ""


def nobodys(place: str) -> Seat | None:
    """For games whose ends are nobody's."""
    return None


def one_group(tile: str) -> str:
    """For games whose hands are one row."""
    return ""


def all_movable(view: Any) -> Collection[str]:
    """Every tile of the hand that a move names: for games in which no kind of move stands apart."""
    return {move.tile for move in view.legal if move.tile}


class Ghost(NamedTuple):
    """A lay that may be chosen, under a letter."""

    letter: str
    move: Move


@dataclass(frozen=True)
class Places:
    """How a game shows where a tile may go, for those in which words alone would not do."""

    spot: Callable[[Move], str]
    """What a ghost would cover: two of one spot are never drawn into the same table."""
    board: Callable[[Any, tuple[int, int], Sequence[Ghost]], Board]
    """The table of a view on a felt of that many pixels, with ghosts."""


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
    direction: Callable[[Any], int] = no_direction
    """1 clockwise, -1 against the clock, 0 where a game never changes it."""
    marks: Callable[[Any], Mapping[Seat, str]] = no_marks
    """Seats that carry a mark, and the key of the word in it."""
    lying: Callable[[Pen, Point, float, str], None] | None = None
    """As ``face``, on a tile that lies on its side; None where a half is upright whatever its tile does."""
    goal: Callable[[Any], int] = no_goal
    """Points that end the match, shown beside everybody's where a round may reach them; 0 for none."""
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
    least: int = 0
    """How many pixels high a felt has to be at least; 0 where any will do."""
    crowd: int = 0
    """From so many seats on the felt grows too small for phones: the open ends stand in a row below it. 0
    where it never does."""
    owner: Callable[[str], Seat | None] = nobodys
    """Whose an end is, by its place."""
    places: Places | None = None
    """How to choose a place from a picture; None where words do."""
