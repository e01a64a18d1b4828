"""Events that several games share.

The ``events`` module of each game names all events it uses, shared ones included, so that callers need not
know which are shared. An event whose fields differ between games is defined by each game, even if the name is
the same.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from engine.vocabulary import Event, Seat


@dataclass(frozen=True, slots=True)
class SecretTile(Event):
    """An event about a tile that only its seat may know."""

    seat: Seat
    tile: str
    """The tile in notation; empty in what other seats see."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Return the whole event for its own seat, and the event without the tile for all others."""
        return self if seat == self.seat else replace(self, tile="")


@dataclass(frozen=True, slots=True)
class LeadFound(SecretTile):
    """``seat`` begins: it holds the highest double, or the highest tile if there is no double in any hand."""


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """``seat`` laid a tile. ``tile`` and ``place`` are written as in the move."""

    seat: Seat
    tile: str
    place: str


@dataclass(frozen=True, slots=True)
class Drew(SecretTile):
    """``seat`` drew one tile from the stock."""


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """``seat`` can neither lay nor draw, so the turn passes."""

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
    """``seat`` takes back the ``tile`` it laid on ``place`` against the rules."""

    seat: Seat
    tile: str
    place: str


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    """No seat can move any more, so the round is over."""
