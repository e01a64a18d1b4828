"""The events of a round of Mexican Train. Each seat sees only what it may know.

Shared with other games: ``TileLaid`` (on a train: M9), ``Passed`` (nothing to lay and nothing to draw: M21),
``Blocked`` (a full circle of passes, and no player can lay: M23, E15).

Events are frozen, so equal ones are shared: the lower-case names at the end build each one once.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Self

from engine import events as shared
from engine.core import Event, Seat
from engine.events import Blocked, Passed, TileLaid

__all__ = [
    "Blocked",
    "DoubleCovered",
    "DoubleDead",
    "DoubleOpen",
    "Drew",
    "EngineSet",
    "ExtraOwed",
    "Knocked",
    "MarkerDown",
    "MarkerUp",
    "Passed",
    "Starts",
    "Stuck",
    "TileLaid",
]


@dataclass(frozen=True, slots=True)
class EngineSet(Event):
    """The engine lies in the centre, before any player has tiles (M2, M24)."""

    tile: str


@dataclass(frozen=True, slots=True)
class Starts(Event):
    """``seat`` begins the round (M8, E1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Drew(shared.Drew):
    """``seat`` drew a tile from the stock (M11, M17)."""

    shown: bool
    """Whether hands are open, so that everybody sees the tile (M27)."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Return the whole event for its own seat, and for everybody if hands are open. Hide the tile from
        the others.
        """
        return self if self.shown else shared.Drew.seen_by(self, seat)


@dataclass(frozen=True, slots=True)
class Stuck(Event):
    """``seat`` cannot lay the tile it drew and keeps it; the turn passes (M12, M17, M19)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MarkerDown(Event):
    """``seat`` put its marker on its own train, which is now open to all (M12, M17, M19, M21)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MarkerUp(Event):
    """``seat`` laid on its own train, so its marker came off (M14, E10)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ExtraOwed(Event):
    """``seat`` laid the double ``tile`` on ``place`` and owes one more tile (M15)."""

    seat: Seat
    tile: str
    place: str


@dataclass(frozen=True, slots=True)
class DoubleOpen(Event):
    """The double ``tile`` on ``place`` was left uncovered: all lays must now cover it (M18)."""

    tile: str
    place: str


@dataclass(frozen=True, slots=True)
class DoubleCovered(Event):
    """``seat`` covered the open double ``tile`` on ``place`` (M18, E6)."""

    seat: Seat
    tile: str
    place: str


@dataclass(frozen=True, slots=True)
class DoubleDead(Event):
    """No tile is left that could cover the double ``tile`` on ``place``, so it binds no player (M20, E9)."""

    tile: str
    place: str


@dataclass(frozen=True, slots=True)
class Knocked(Event):
    """``seat`` has one tile left and knocks on the table (M22, E14)."""

    seat: Seat


tile_laid = cache(TileLaid)
drew = cache(Drew)
stuck = cache(Stuck)
passed = cache(Passed)
marker_down = cache(MarkerDown)
marker_up = cache(MarkerUp)
extra_owed = cache(ExtraOwed)
double_open = cache(DoubleOpen)
double_covered = cache(DoubleCovered)
double_dead = cache(DoubleDead)
knocked = cache(Knocked)
