"""What the shared pictures ask of a game: how its tiles look and where they lie.

A game answers with one :class:`Look`; the shared code never asks which game it draws.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.core import Seat
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


def one_group(tile: str) -> str:
    """For games whose hands are one row."""
    return ""


@dataclass(frozen=True)
class Look:
    """One game's answers. ``view`` is that game's own View throughout."""

    halves: Callable[[str], tuple[str, str]]
    """A tile in notation to its two halves, in the order written."""
    face: Callable[[Pen, Point, float, str], None]
    """Draws one half, upright: pen, centre, side of the half in pixels, the half in notation."""
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
    """Whether the status strip stands under the felt; else the board has its own signs, and all the room."""
    group: Callable[[str], str] = one_group
    """What a tile of the hand is grouped by: where that changes, the rack shows a space."""
    fresh: Callable[[Any], str] = no_fresh
    """The tile of the hand that was just drawn; empty for none."""
