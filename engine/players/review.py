"""A match looked back on: what of it was luck, what was play, and which decisions made the difference.

Everything is measured in chances to win the match (:mod:`engine.players.prospects`). Each decision is
judged by what its seat had seen, in deals of the hidden tiles that fit that, all of its moves in the same
deals: what a move is worth more than the one that looks best at a glance is its *gain*, by seat, and sums to
nothing. The deals that say what looks best are not those that say what it is worth.

* **Play** of a seat is the sum of all gains, its own and the others': a mistake of theirs is no luck.
* **Luck** is the rest of the way from an equal share to the result: what was dealt and drawn, and how the
  hidden tiles lay where a decision could only guess.

So an equal share, luck and play add up to the result, for each seat. Play sums to nothing over the seats of
every match, and seats are treated alike; hence between equal players its mean is 0, however poor the
estimates are.

Between unequal players luck is meant to be without favour too. Chances are those of a match that
everybody plays on at a glance, so the result differs from an equal share, in the mean, by what all
decisions gained over playing at a glance: no decision counts in the chances that another is judged by.
That holds as far as the odds of the hidden tiles are right, and as far as playing on with open hands
favours nobody; of what a strong player wins by against a novice about five sixths are found to be play:
36 of 42 hundredths in 600 matches of the game that ``tests.benchmarks.review --hero strong --against
novice`` measures. Gains are summed as they were estimated: to believe the doubtful ones less would leave
with luck what a better player earned. What the sum may be off by is told beside it. (To judge decisions in
the true deal instead would need no odds. But what the hidden tiles make of right decisions would be called
play then, and that is as large as the result itself.)

Nothing else looks at the true deal but the chances over the match, which are no judgement. Budgets count
worlds and moves, never time. Knows no game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from engine.core import Game, Seat
from engine.match import Match
from engine.players.judgement import Judgement, Spending, Trial, choices
from engine.players.prospects import Chances, Prospects

TOP: Final = 3
"""How many of a seat's best and of its costliest decisions are looked at again: what stands out among many
estimates is often the luckiest of them."""
AGAIN: Final = 4
"""How many times the usual budget that takes, at most."""
SHARE: Final = 0.25
"""What it takes of the budget for the match, for all seats together, where that is more than the usual."""
PART: Final = 60_000
"""Moves made in one part of a review, divided by the game's ``effort``: about half a second's work."""


@dataclass(frozen=True, kw_only=True)
class ReviewBudget:
    """How much may be spent on a match."""

    worlds: int
    """Deals of the hidden tiles for one decision, at most."""
    nodes: int
    """Moves made for all decisions together, divided by the game's ``effort``."""
    moves: int
    """How many moves are tried for a decision beside the one made, at most."""


BUDGET: Final = ReviewBudget(worlds=800, nodes=1_400_000, moves=8)


@dataclass(frozen=True, slots=True)
class SeatReview:
    """What became of one seat, in chances to win the match."""

    luck: float
    play: float
    error: float
    """The standard error of both: they are estimates, and their sum is exact."""
    decisions: int
    """How often the seat had a choice."""
    right: int
    """How often it chose what nothing was clearly better than."""
    best: Judgement | None = None
    """The move that was better than all else by most."""
    costliest: Judgement | None = None
    """The move that something else was better than by most."""


@dataclass(frozen=True, slots=True)
class Review:
    """A whole match looked back on."""

    seats: tuple[SeatReview, ...]
    course: tuple[tuple[int, Chances], ...]
    """The chances after so many moves: at every decision, and where rounds begin and the match ends."""
    judgements: Mapping[int, Judgement]
    """Every decision, by the number of moves made before it."""


class Part(NamedTuple):
    """Decisions that are judged in one piece of work."""

    steps: tuple[int, ...]
    nodes: float
    """Moves that may be made for each of them."""
    again: bool
    """Whether it is a second look: in other deals, and into what can be said for the better move."""


@dataclass(frozen=True)
class Groundwork:
    """A match made ready for being judged: what all parts of the work share."""

    game: Game
    seats: int
    seed: str
    record: tuple[tuple[Seat, str], ...]
    prospects: Prospects
    decisions: tuple[int, ...]
    """The steps at which a seat had a choice."""
    between: tuple[tuple[int, Chances], ...]
    """The chances before the match and after each round."""
    worlds: int
    nodes: float
    """For one decision."""
    moves: int

    def first_looks(self) -> list[Part]:
        """Return all decisions, in parts of about the same work."""
        return self._parts(self.decisions, self.nodes, again=False)

    def second_looks(self, judged: Sequence[Judgement], seat: Seat) -> list[Part]:
        """Return what stands out of the decisions of ``seat``, in parts of about the same work.

        Args:
            judged: what the first looks made of every decision.
        """
        steps = outstanding(judged, seat)
        total = SHARE * self.nodes * len(self.decisions) / self.seats
        nodes = min(AGAIN * self.nodes, max(self.nodes, total / max(len(steps), 1)))
        return self._parts(steps, nodes, again=True)

    def _parts(self, steps: Sequence[int], nodes: float, *, again: bool) -> list[Part]:
        each = max(1, int(PART / self.game.effort / max(nodes, 1)))
        starts = range(0, len(steps), each)
        return [Part(tuple(steps[start : start + each]), nodes, again) for start in starts]


def prepare(
    game: Game,
    seats: int,
    seed: str,
    record: Sequence[tuple[Seat, str]],
    budget: ReviewBudget = BUDGET,
) -> Groundwork:
    """Return the groundwork for a match that is over.

    Raises:
        IllegalMove: the record belongs to other rules.
        ValueError: the match is not over.
    """
    prospects = Prospects(game, seats, Random("prospects"))
    match = Match(game, seats, seed)
    decisions, between = [], [(0, prospects.between(match.totals, match.outcomes))]
    for step, (seat, text) in enumerate(record):
        if len(choices(match, seat, text)) > 1:
            decisions.append(step)
        rounds = match.rounds
        match.play(seat, text)
        if match.rounds > rounds:
            between.append((step + 1, prospects.between(match.totals, match.outcomes)))
    if match.winners is None:
        raise ValueError("the match is not over")
    nodes = budget.nodes / game.effort / max(len(decisions), 1)
    made = tuple((seat, text) for seat, text in record)
    return Groundwork(
        game,
        seats,
        seed,
        made,
        prospects,
        tuple(decisions),
        tuple(between),
        budget.worlds,
        nodes,
        budget.moves,
    )


def judge(groundwork: Groundwork, part: Part) -> list[Judgement]:
    """Return what is made of the decisions of a part."""
    match, wanted, judged = Match(groundwork.game, groundwork.seats, groundwork.seed), set(part.steps), []
    spending = Spending(groundwork.worlds, part.nodes, groundwork.moves)
    for step, (seat, text) in enumerate(groundwork.record[: max(wanted, default=-1) + 1]):
        if step in wanted:
            trial = Trial(match, (seat, text), groundwork.prospects, spending, again=part.again)
            judged.append(trial.judgement())
        match.play(seat, text)
    return judged


def outstanding(judged: Sequence[Judgement], seat: Seat) -> list[int]:
    """Return the steps that are worth a second look: what seems best and costliest of ``seat``."""
    own = [each for each in judged if each.seat == seat and each.told_apart]
    own.sort(key=lambda each: each.lead)
    worst, best = own[:TOP], own[-TOP:]
    steps = {each.step for each in worst if each.lead < 0} | {each.step for each in best if each.lead > 0}
    return sorted(steps)


def summed(groundwork: Groundwork, judged: Sequence[Judgement], again: Sequence[Judgement]) -> Review:
    """Return the review of which all decisions have been judged.

    Args:
        judged: what is made of every decision.
        again: the same of those that were looked at once more, which alone are singled out.
    """
    result, fair = groundwork.between[-1][1], 1 / groundwork.seats
    seats = []
    for seat in range(groundwork.seats):
        play = sum(each.gain[seat] for each in judged)
        own = [each for each in judged if each.seat == seat]
        seats.append(
            SeatReview(
                luck=result[seat] - fair - play,
                play=play,
                error=sqrt(sum(each.doubt[seat] for each in judged)),
                decisions=len(own),
                right=sum(each.right for each in own),
                **_singled_out([each for each in again if each.seat == seat and each.told_apart]),
            )
        )
    course = sorted([*groundwork.between, *((each.step, each.chances) for each in judged)])
    return Review(tuple(seats), tuple(course), {each.step: each for each in [*judged, *again]})


def _singled_out(looked_at: Sequence[Judgement]) -> dict[str, Judgement | None]:
    best = max(looked_at, key=lambda each: each.lead, default=None)
    worst = min(looked_at, key=lambda each: each.lead, default=None)
    return {
        "best": best if best is not None and best.lead > 0 else None,
        "costliest": worst if worst is not None and worst.lead < 0 else None,
    }
