"""Who is spoken of, and in which language: what every sentence about a table is told with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.language.localizer import Localizer, Value
from engine import Seat


@dataclass(frozen=True, slots=True)
class Narrator:
    """Who is spoken of, and in which language."""

    localizer: Localizer
    names: tuple[str, ...]
    """By seat, ready to stand in a sentence."""
    you: Seat | None = None
    """The seat of the one person who is spoken to; None where everybody is."""

    def __call__(self, key: str, **values: Value) -> str:
        return self.localizer(key, **values)

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def all(self, seats: Sequence[Seat]) -> str:
        """Return these names as a list: Ann, Bob and Eve."""
        return self.localizer.listing(self.names[seat] for seat in seats)
