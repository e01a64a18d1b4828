"""What can happen in a round of Mexican Train, told so that each seat hears only what it may know.

The events are frozen, so equal ones are shared: the lower-case names at the end build each one once.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Self

from engine.core import Event, Seat


@dataclass(frozen=True, slots=True)
class EngineSet(Event):
    """The engine lies in the centre, before anybody has a tile (M2, M24)."""

    tile: str


@dataclass(frozen=True, slots=True)
class Starts(Event):
    """``seat`` begins the round (M8, E1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """``seat`` laid a tile on a train (M9)."""

    seat: Seat
    tile: str
    place: str


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """``seat`` drew a tile from the stock (M11, M17)."""

    seat: Seat
    tile: str
    """Known to the seat alone, unless hands are open; empty for everybody else."""
    shown: bool
    """Hands are open: everybody sees the tile (M27)."""

    def seen_by(self, seat: Seat | None) -> Self:
        """The tile for the seat that drew it; only that it drew for the others (M27 aside)."""
        return self if self.shown or seat == self.seat else replace(self, tile="")


@dataclass(frozen=True, slots=True)
class Stuck(Event):
    """``seat`` cannot lay the tile it drew and keeps it; the turn passes (M12, M17, M19)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """``seat`` can neither lay nor draw; the turn passes (M21)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MarkerDown(Event):
    """``seat`` put its marker on its own train, which is now open to all (M12, M17, M19, M21)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MarkerUp(Event):
    """``seat`` laid on its own train, and its marker came off (M14, E10)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ExtraOwed(Event):
    """``seat`` laid the double ``tile`` on ``place`` and owes one tile more (M15)."""

    seat: Seat
    tile: str
    place: str


@dataclass(frozen=True, slots=True)
class DoubleOpen(Event):
    """The double ``tile`` on ``place`` was left uncovered: nobody may lay elsewhere now (M18)."""

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
    """No tile is left that could cover the double ``tile`` on ``place``: it binds nobody (M20, E9)."""

    tile: str
    place: str


@dataclass(frozen=True, slots=True)
class Knocked(Event):
    """``seat`` has one tile left and knocks on the table (M22, E14)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    """The stock is empty and nobody can lay any more: the round is over (M23, E15)."""


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
