"""The names and the language that every sentence about a table uses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.language.localizer import Localizer, Value
from engine import Seat


@dataclass(frozen=True, slots=True)
class Narrator:
    """The names of a table's players, and the language of the text."""

    localizer: Localizer
    names: tuple[str, ...]
    """By seat, ready to stand in a sentence."""
    you: Seat | None = None
    """The reader's seat, if the text addresses one person; None for a public text."""
    movers: tuple[str, ...] = ()
    """By seat, the name of the player who moved last there; empty if that is the present one."""
    faces: Mapping[str, str] = field(default_factory=dict)
    """Emoji by tile, in every spelling. A tile without one is told in words."""
    judging: bool = True
    """Whether buttons say what a move scores. A puzzle leaves that to the reader."""

    def __call__(self, key: str, **values: Value) -> str:
        return self.localizer(key, **values)

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def mover(self, seat: Seat) -> str:
        """Return the name of the player who moved last at a seat, perhaps before another took over."""
        return self.movers[seat] if self.movers else self.names[seat]

    def all(self, seats: Sequence[Seat]) -> str:
        """Return the names of these seats as a list: Ann, Bob and Eve."""
        return self.localizer.listing(self.names[seat] for seat in seats)
