"""The events of a round of Domino 4. Each seat sees only what it may know.

Shared with other games: ``Called`` (D14), ``Skipped`` (for having kept silent: D14), ``TakenBack`` (a false
joker, and the turn is over: D27).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from engine import events as shared
from engine.core import Event, Seat
from engine.events import Called, Skipped, TakenBack

__all__ = [
    "Accepted",
    "Accused",
    "Believed",
    "Called",
    "CornerstoneLaid",
    "Covered",
    "Drew",
    "Gave",
    "JokerLaid",
    "KeptSilent",
    "LeadFound",
    "Passed",
    "Skipped",
    "TakenBack",
    "TileLaid",
    "TwoAllowed",
    "seen_by_others",
]


def seen_by_others(could: str) -> str:
    """Return what other seats know of the tiles that a seat could have laid instead of drawing or passing.

    Nothing fits at an end then (B2). Empty means no tile at all, and ``bluff`` any tile face down (D24): the
    table tells every seat. ``corner`` means a cornerstone (D19), and ``none`` no cornerstone although the
    table has a place for one. These two depend on the hand, so others see ``unknown``.
    """
    return "unknown" if could in {"corner", "none"} else could


@dataclass(frozen=True, slots=True)
class LeadFound(Event):
    """Chance chose ``seat`` to begin (D3). Part of the opening."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """``seat`` laid a tile open at the end of an arm (D6). ``place`` is cell and corner: ``1,0:NW``."""

    seat: Seat
    tile: str
    place: str
    arm: str


@dataclass(frozen=True, slots=True)
class JokerLaid(Event):
    """``seat`` laid an open joker and announced a colour (D11). ``place`` is cell and colour."""

    seat: Seat
    place: str
    arm: str
    colour: str


@dataclass(frozen=True, slots=True)
class CornerstoneLaid(Event):
    """``seat`` laid a cornerstone (D19); the seat that was in turn before it will draw (D21)."""

    seat: Seat
    tile: str
    place: str


@dataclass(frozen=True, slots=True)
class Covered(Event):
    """``seat`` laid a tile face down, saying "joker" and a colour (D24). The event does not name the tile."""

    seat: Seat
    place: str
    arm: str
    colour: str


@dataclass(frozen=True, slots=True)
class Drew(shared.Drew):
    """``seat`` drew one tile from the stock."""

    why: str
    """``turn`` (nothing fitted, D9), ``cornerstone`` (D21) or ``lie`` (D27)."""
    could: str = ""
    """What the seat could have laid instead of drawing in its turn; see :func:`seen_by_others`."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Return the whole event for its own seat; for all others without the tile and its cornerstones."""
        if seat == self.seat:
            return self
        return replace(self, tile="", could=seen_by_others(self.could))


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """``seat`` ended its turn without laying or drawing."""

    seat: Seat
    why: str
    """``empty`` (nothing fits and the stock is empty, D10) or ``one`` (it lays no second tile, B19)."""
    could: str = ""
    """What the seat could have laid although nothing fits at the ends; see :func:`seen_by_others`."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Return the whole event for its own seat; for all others without its cornerstones."""
        return self if seat == self.seat else replace(self, could=seen_by_others(self.could))


@dataclass(frozen=True, slots=True)
class TwoAllowed(Event):
    """All players have passed in a row: the next to lay may lay two tiles at once (D17)."""


@dataclass(frozen=True, slots=True)
class KeptSilent(Event):
    """``seat`` did not announce its last tile before the next player acted (D14, B6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Accepted(Event):
    """``seat`` accepts the joker of ``bluffer`` (D25)."""

    seat: Seat
    bluffer: Seat


@dataclass(frozen=True, slots=True)
class Believed(Event):
    """No player accused ``seat``: the tile in ``place`` stays face down (D25, B14)."""

    seat: Seat
    place: str


@dataclass(frozen=True, slots=True)
class Accused(Event):
    """``seat`` was the first to accuse ``bluffer`` (D28). The tile is turned up for all to see."""

    seat: Seat
    bluffer: Seat
    tile: str
    truth: bool
    """Whether the tile is a joker and stays (D26); otherwise it is taken back (D27)."""


@dataclass(frozen=True, slots=True)
class Gave(Event):
    """``seat`` gave a tile to ``receiver``: the liar who was accused (D27), or the accuser of a true joker
    (D26).
    """

    seat: Seat
    receiver: Seat
    tile: str
    """Known to these two seats; empty in what others see."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Return the whole event for the giver and the receiver, and without the tile for all others."""
        return self if seat in (self.seat, self.receiver) else replace(self, tile="")
