"""The format of a lesson: deals and the moves played in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from engine import GAMES, Seat, StackedMatch

LEARNER: Final[Seat] = 0


class LessonStep(NamedTuple):
    """One move of the learner."""

    topic: str
    """The subject of the step, which is also part of its sentences' keys."""
    deal: LessonDeal
    before: tuple[tuple[Seat, str], ...]
    """The moves played in the deal before it."""
    move: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonDeal:
    """A deal of chosen tiles and the moves played in it."""

    hands: tuple[str, ...]
    """The hand of each seat, in notation, separated by blanks."""
    stock: str = ""
    lead: Seat | None = LEARNER
    options: Mapping[str, Any] = field(default_factory=dict)
    moves: str
    """Seats and moves such as ``0:6-4@C``, separated by blanks. Each move of the learner is a step."""

    @property
    def record(self) -> tuple[tuple[Seat, str], ...]:
        """The moves, each with its seat."""
        parts = (move.partition(":") for move in self.moves.split())
        return tuple((int(seat), text) for seat, _, text in parts)

    def match(self, game: str) -> StackedMatch:
        """Return a match that starts with this deal."""
        hands = [hand.split() for hand in self.hands]
        return StackedMatch(GAMES[game](**self.options), hands, self.stock.split(), self.lead)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A first round of one game."""

    game: str
    deals: tuple[LessonDeal, ...]
    topics: tuple[str, ...]
    """The topic of each step, in order."""

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        """The learner's moves, in order."""
        moves = [
            (deal, deal.record[:number], text)
            for deal in self.deals
            for number, (seat, text) in enumerate(deal.record)
            if seat == LEARNER
        ]
        return tuple(LessonStep(topic, *move) for topic, move in zip(self.topics, moves, strict=True))
