"""What can happen in a round of All Fives, told so that each seat hears only what it may know.

Shared with other games: ``LeadFound`` (G5), ``TileLaid`` (an arm, or ``C`` for the first tile of the round:
G6), ``Drew`` (nothing fitted: G7, C15), ``Passed`` (and the pot is empty: G9).
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Event, Seat
from engine.events import Drew, LeadFound, Passed, TileLaid

__all__ = ["Blocked", "Drew", "LeadFound", "Passed", "Scored", "TileLaid", "WentOut"]


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """The open ends add up to a multiple of five: ``seat`` scores it (G12)."""

    seat: Seat
    count: int
    """The sum of the open ends, an end double counted with both halves (G13)."""
    points: int


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """``seat`` laid its last tile and scores what the opponent holds (G15)."""

    seat: Seat
    pips: int
    """The pips left in the opponent's hand."""
    rounding: str
    """How they were made a multiple of five: ``nearest``, ``down`` or ``up`` (C6)."""
    points: int
    """The pips after rounding: what the seat scores."""


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    """Nobody can go on; ``seat`` wins the round (G16) and scores ``rounded - pips[seat]`` (G17, C8)."""

    seat: Seat
    decided_by: str
    """What told the hands apart: ``pips``, ``tiles`` or ``last`` (who laid the last tile)."""
    pips: tuple[int, ...]
    """Left in the hands, by seat."""
    tiles: tuple[int, ...]
    """How many are left in the hands, by seat."""
    rounded: int
    """The opponent's pips, rounded down to a multiple of five."""
    points: int
    """What the seat scores; may be negative."""
