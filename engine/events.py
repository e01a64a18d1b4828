"""The events that several games tell, written once.

A game's own ``events`` module names all it uses, these and its own, so that nobody needs to know which of
them are shared. An event whose fields differ between games is each game's own, though the name is the same.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from engine.vocabulary import Event, Seat


@dataclass(frozen=True, slots=True)
class SecretTile(Event):
    """An event about a tile that its seat alone may know."""

    seat: Seat
    tile: str
    """Known to the seat alone; empty for everybody else."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Return the event whole for its seat, without the tile for all others."""
        return self if seat == self.seat else replace(self, tile="")


@dataclass(frozen=True, slots=True)
class LeadFound(SecretTile):
    """``seat`` holds the highest double, or the highest tile where nobody has a double, and begins."""


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """``seat`` laid a tile: ``tile`` and ``place`` are spelt as in the move that laid it."""

    seat: Seat
    tile: str
    place: str


@dataclass(frozen=True, slots=True)
class Drew(SecretTile):
    """``seat`` drew one tile from the stock."""


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """``seat`` can neither lay nor draw; the turn passes."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Called(Event):
    """``seat`` announced its last tile in time."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """``seat`` loses its turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakenBack(Event):
    """``seat`` takes back the ``tile`` it laid on ``place``, for having laid it against the rules."""

    seat: Seat
    tile: str
    place: str


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    """Nobody can go on: the round is over."""
