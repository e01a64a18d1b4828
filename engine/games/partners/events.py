"""The events of a round of Partner Dominoes. Each seat sees only what it may know.

Shared with other games: ``LeadFound`` (the highest double begins: PD3), ``TileLaid`` (at an end, or ``C`` for
the first tile), ``Passed`` (PD6).
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Event, Seat
from engine.events import LeadFound, Passed, TileLaid

__all__ = [
    "Blocked",
    "LeadFound",
    "PassBonus",
    "Passed",
    "Redealt",
    "ShutOut",
    "Starts",
    "TileLaid",
    "WentOut",
]


@dataclass(frozen=True, slots=True)
class Redealt(Event):
    """A hand was dealt too many doubles, so all tiles were dealt anew (PD18). Whose hand stays unknown."""

    doubles: int
    """The number of doubles that causes a new deal."""
    times: int
    """How often all tiles were dealt anew."""


@dataclass(frozen=True, slots=True)
class Starts(Event):
    """``seat`` begins the match by lot (PD3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PassBonus(Event):
    """The team of ``seat`` scores because others had to pass after its tile (PD14)."""

    seat: Seat
    why: str
    """``all-pass``: the three others passed; ``lead-pass``: the next seat could not answer the first tile."""
    points: int


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """``seat`` laid its last tile, and its team wins the round (PD7)."""

    seat: Seat
    how: str
    """``single``, ``double``, ``capicua`` (PD11), ``chuchazo`` (PD12), or ``both-ends``: a double that fits
    both ends (PD13)."""


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    """The tile of ``seat`` blocked both ends, so the round is over (PD7)."""

    seat: Seat
    decided_by: str
    """What decided the round: ``team``, ``player`` or ``duel`` (PD8); ``blocker`` if it was level and counts
    for the team that blocked (PD17); ``nobody`` if it was level and counts for neither."""
    winners: tuple[Seat, ...]
    """The winning team; empty if the round is level."""
    pips: tuple[int, ...]
    """The pips left in the hands, by seat."""


@dataclass(frozen=True, slots=True)
class ShutOut(Event):
    """The team ``seats`` won the match and left the others without a point, which counts as two (PD19)."""

    seats: tuple[Seat, ...]
