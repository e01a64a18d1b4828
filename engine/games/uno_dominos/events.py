"""The events of a round of UNO Dominos. Each seat sees only what it may know.

Shared with other games: ``TileLaid`` (joined half first, on an arm; ``C`` is the start double itself),
``Passed`` (A20), ``Skipped`` (UN19, UN21, UN24), ``Called`` (UN26), ``TakenBack`` (a Wild Draw Four laid
against the rules: UN31).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from engine import events as shared
from engine.core import Event, Seat
from engine.events import Called, Passed, Skipped, TakenBack, TileLaid

__all__ = [
    "Accepted",
    "ArmClosed",
    "Called",
    "Caught",
    "Challenged",
    "Drew",
    "HandShown",
    "Kept",
    "Passed",
    "Returned",
    "Reversed",
    "Skipped",
    "StartDrawn",
    "StartFound",
    "TakenBack",
    "TakenFrom",
    "TileLaid",
]


@dataclass(frozen=True, slots=True)
class StartFound(Event):
    """``seat`` holds the highest number double and will start (UN6, UN9)."""

    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class StartDrawn(Event):
    """No hand had a number double: ``draws`` domos were drawn in turn until ``seat`` found one (A2)."""

    seat: Seat
    tile: str
    draws: int


@dataclass(frozen=True, slots=True)
class TakenFrom(Event):
    """``seat`` took a domo unseen from ``victim``; it went back to the stock (UN10, A1)."""

    seat: Seat
    victim: Seat
    tile: str
    """Known to the victim alone; empty in what other seats see."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Return the whole event for the victim, and without the domo for all others."""
        return self if seat == self.victim else replace(self, tile="")


@dataclass(frozen=True, slots=True)
class Returned(shared.SecretTile):
    """``seat`` put a domo of its own back into the stock (UN10, A2)."""


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """``seat`` drew from the stock: fewer than ``asked`` if the stock ran short (A20)."""

    seat: Seat
    tiles: tuple[str, ...]
    """Known to the seat alone; empty in what other seats see."""
    count: int
    asked: int
    why: str
    """``turn`` (UN17), ``two`` (UN19), ``four`` (UN24), ``uno`` (UN27) or ``foul`` (UN31)."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Return the whole event for its seat, and without the domos for all others."""
        return self if seat == self.seat else replace(self, tiles=())


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """``seat`` keeps the domo it drew, by choice or because it does not fit; the turn passes (UN18)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Reversed(Event):
    """The direction of play changed (UN20): 1 is clockwise, -1 counter-clockwise."""

    direction: int


@dataclass(frozen=True, slots=True)
class ArmClosed(Event):
    """A Dead End closed an arm for the rest of the round (UN22)."""

    place: str


@dataclass(frozen=True, slots=True)
class Caught(Event):
    """``seat`` pointed out that ``culprit`` forgot to shout (UN27)."""

    seat: Seat
    culprit: Seat


@dataclass(frozen=True, slots=True)
class Challenged(Event):
    """``seat`` demands proof from ``layer`` (UN30). ``guilty`` is the result."""

    seat: Seat
    layer: Seat
    guilty: bool


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    """``layer`` shows its hand to the challenger ``seat`` alone (UN30, A15)."""

    seat: Seat
    layer: Seat
    tiles: tuple[str, ...]
    """Known to challenger and layer; empty in what other seats see."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Return the whole event for challenger and layer, and without the hand for all others."""
        return self if seat in (self.seat, self.layer) else replace(self, tiles=())


@dataclass(frozen=True, slots=True)
class Accepted(Event):
    """``seat`` takes the four domos without asking for proof (A15)."""

    seat: Seat
