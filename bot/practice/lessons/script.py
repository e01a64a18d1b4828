"""How a lesson is written down: deals, and all that is played in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from engine import GAMES, Seat, StackedMatch

LEARNER: Final[Seat] = 0


class LessonStep(NamedTuple):
    """One move of the learner."""

    topic: str
    """What it is about; the words for it are called so."""
    deal: LessonDeal
    before: tuple[tuple[Seat, str], ...]
    """What has been played in the deal until then."""
    move: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonDeal:
    """A deal of chosen tiles, and how it is played."""

    hands: tuple[str, ...]
    """By seat, in notation, with blanks between."""
    stock: str = ""
    lead: Seat | None = LEARNER
    options: Mapping[str, Any] = field(default_factory=dict)
    moves: str
    """Seats and moves, as in ``0:6-4@C``, with blanks between. Each of the learner's is a step."""

    @property
    def record(self) -> tuple[tuple[Seat, str], ...]:
        """The moves, each with its seat."""
        parts = (move.partition(":") for move in self.moves.split())
        return tuple((int(seat), text) for seat, _, text in parts)

    def match(self, game: str) -> StackedMatch:
        """Return the match that begins with it."""
        hands = [hand.split() for hand in self.hands]
        return StackedMatch(GAMES[game](**self.options), hands, self.stock.split(), self.lead)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A first round of one game."""

    game: str
    deals: tuple[LessonDeal, ...]
    topics: tuple[str, ...]
    """What each step is about, in order."""

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        """What the learner does, in order."""
        moves = [
            (deal, deal.record[:number], text)
            for deal in self.deals
            for number, (seat, text) in enumerate(deal.record)
            if seat == LEARNER
        ]
        return tuple(LessonStep(topic, *move) for topic, move in zip(self.topics, moves, strict=True))
