"""A bank of time: what is left to each seat for its decisions in a match, in seconds.

A seat's time runs while the table waits for it, and each of its turns adds the increment. A bank never holds
more than it began with, so that quick turns early on cannot become a long wait later. A seat keeps its time
when another person takes it over. This module knows no table and no clock.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Self

from engine import Seat

LEAST = 15.0
"""The least seconds for a turn, even if less is left."""


@dataclass(frozen=True, slots=True)
class Bank:
    """The time of all seats. Replaced, never changed."""

    full: int
    """Seconds that a seat begins the match with. It never has more."""
    increment: int
    """Seconds that each turn adds at its end."""
    left: Mapping[Seat, float] = field(default_factory=dict)
    """By seat; a seat that is missing has all its time."""

    @classmethod
    def of_saved(cls, saved: Mapping[str, Any]) -> Self:
        """Return the bank that :meth:`saved` wrote."""
        left = {int(seat): seconds for seat, seconds in saved["left"].items()}
        return cls(saved["full"], saved["increment"], left)

    def saved(self) -> dict[str, Any]:
        """Return the bank as JSON values."""
        return asdict(self)

    def of(self, seat: Seat) -> float:
        """Return how many seconds a seat has for its next turn. It is never less than :data:`LEAST`."""
        return max(self.left.get(seat, self.full), LEAST)

    def used(self, seat: Seat, rest: float) -> Self:
        """Return the bank after a wait that left ``rest`` seconds to a seat.

        The seat keeps at most what :meth:`of` gave it.
        """
        return self._with(seat, min(self.of(seat), rest))

    def moved(self, seat: Seat) -> Self:
        """Return the bank after a seat's turn has ended."""
        return self._with(seat, self.left.get(seat, self.full) + self.increment)

    def undone(self, seat: Seat) -> Self:
        """Return the bank after a seat has taken its turn back, without what the turn had added."""
        return self._with(seat, self.left.get(seat, self.full) - self.increment)

    def _with(self, seat: Seat, seconds: float) -> Self:
        return replace(self, left={**self.left, seat: min(max(seconds, 0.0), float(self.full))})
