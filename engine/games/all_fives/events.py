"""The events of a round of All Fives. Each seat sees only what it may know.

Shared with other games: ``LeadFound`` (G5), ``TileLaid`` (on an arm, or ``C`` for the first tile of the
round: G6), ``Drew`` (no tile fitted: G7, C15), ``Passed`` (and the pot is empty: G9).
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Event, Seat
from engine.events import Drew, LeadFound, Passed, TileLaid

__all__ = ["Blocked", "Drew", "LeadFound", "Passed", "Scored", "TileLaid", "WentOut"]


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """The open ends add up to a multiple of five, which ``seat`` scores (G12)."""

    seat: Seat
    count: int
    """The sum of the open ends. A double at an end counts both halves (G13)."""
    points: int


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """``seat`` laid its last tile and scores the opponents' pips (G15, C22)."""

    seat: Seat
    pips: int
    """The pips left in the opponents' hands together."""
    rounding: str
    """How they were rounded to a multiple of five: ``nearest``, ``down`` or ``up`` (C6)."""
    points: int
    """The points scored: the pips after rounding."""


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    """No player can go on. ``seat`` wins the round (G16, C23) and scores ``rounded`` less its own pips (G17).

    With partners it has the lighter hand of the winning team; the pips of both hands are subtracted (C24).
    """

    seat: Seat
    decided_by: str
    """What decided the winner: ``pips``, ``tiles`` or ``last`` (the layer of the last tile wins)."""
    pips: tuple[int, ...]
    """The pips left in the hands, by seat."""
    tiles: tuple[int, ...]
    """The number of tiles left in the hands, by seat."""
    rounded: int
    """The opponents' pips together, rounded down to a multiple of five."""
    points: int
    """The points scored; may be negative."""
    partner: Seat | None = None
    """The winner's partner, whose pips are subtracted too; None without teams."""
