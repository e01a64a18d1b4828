"""The review of a finished match: how much was luck, how much was play, and which decisions mattered most.

Everything is measured in chances to win the match (:mod:`engine.players.prospects`). Each decision is judged
by what its seat had seen. All its moves are tried in the same deals of the hidden tiles that fit that. The
*gain* of a decision is what its move is worth more than the move that looks best at a glance, by seat; gains
sum to zero. The deals that pick the move that looks best are not the deals that measure it.

* **Play** of a seat is the sum of all gains, its own and the others': an opponent's mistake is not luck.
* **Luck** is the rest of the way from an equal share to the result: the tiles dealt and drawn, and where the
  hidden tiles lay when a decision could only guess.

So for each seat an equal share, luck and play add up to the result. With teams, shares and results are
those of the seat's team, so partners have the same play and the same luck. Play sums to zero over the seats
of every match, and seats are treated alike. Hence its mean between equal players is 0, however poor the
estimates are.

Between unequal players luck should favour neither either. The chances assume that everybody plays on at a
glance. So the mean result differs from an equal share by what all decisions gained over playing at a glance.
No decision counts in the chances that another is judged by. This holds as far as the odds of the hidden tiles
are right, and as far as playing on with open hands favours no seat. About five sixths of a strong player's
lead over a novice show as play: 36 of 42 hundredths in 600 matches of the game that ``tests.benchmarks.review
--hero strong --against novice`` measures. Gains are summed as estimated: discounting the doubtful ones would
count as luck what a better player earned. The standard error of the sum is reported with it. (Judging
decisions in the true deal would need no odds. But then the effect of hidden tiles on correct decisions would
count as play, and that effect is as large as the result itself.)

Only the chances over the course of the match look at the true deal, and they judge no decision. Budgets count
worlds and moves, never time. Knows no game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from engine.core import Game, Seat
from engine.match import Match, taken_back
from engine.players.judgement import Judgement, Spending, Trial, choices
from engine.players.prospects import Chances, Prospects

TOP: Final = 3
"""How many of a seat's best and of its costliest decisions get a second look. What stands out among many
estimates is often only the luckiest of them."""
AGAIN: Final = 4
"""A second look may spend at most this many times the usual budget of a decision."""
SHARE: Final = 0.25
"""The share of the match's budget for second looks, for all seats together. Used if it is more than the
usual."""
PART: Final = 60_000
"""Moves made in one part of a review, divided by the game's ``effort``: about half a second of work."""


@dataclass(frozen=True, kw_only=True)
class ReviewBudget:
    """How much a review of one match may spend."""

    worlds: int
    """Deals of the hidden tiles for one decision, at most."""
    nodes: int
    """Moves made for all decisions together, divided by the game's ``effort``."""
    moves: int
    """How many alternatives to the move made are tried per decision, at most."""


BUDGET: Final = ReviewBudget(worlds=800, nodes=700_000, moves=8)


@dataclass(frozen=True, slots=True)
class SeatReview:
    """The result of the review for one seat, in chances to win the match."""

    luck: float
    play: float
    error: float
    """The standard error of ``luck`` and of ``play``. Both are estimates; their sum is exact."""
    decisions: int
    """How often the seat had a choice."""
    right: int
    """How often no other move was clearly better than the one chosen."""
    best: Judgement | None = None
    """The decision that led its best alternative by most, if any clearly did."""
    costliest: Judgement | None = None
    """The decision that fell behind its best alternative by most, if any clearly did."""


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a whole match."""

    seats: tuple[SeatReview, ...]
    course: tuple[tuple[int, Chances], ...]
    """The chances after a number of moves: at every decision, between rounds and at the end of the match."""
    judgements: Mapping[int, Judgement]
    """Every decision, by the number of moves made before it."""


class Part(NamedTuple):
    """Decisions that are judged in one piece of work."""

    steps: tuple[int, ...]
    nodes: float
    """The number of moves that may be made for each decision."""
    again: bool
    """Whether this is a second look: in other deals, and with reasons for the better move."""


@dataclass(frozen=True)
class Groundwork:
    """A finished match prepared for judging: the data that all parts of the work share."""

    game: Game
    seats: int
    seed: str
    record: tuple[tuple[Seat, str], ...]
    prospects: Prospects
    decisions: tuple[int, ...]
    """The steps at which a seat had a choice. Lays that were taken back are none."""
    between: tuple[tuple[int, Chances], ...]
    """The chances before the match and after each round."""
    worlds: int
    nodes: float
    """The budget of one decision, in moves."""
    moves: int

    def first_looks(self) -> list[Part]:
        """Return all decisions of the match, split into parts of about equal work."""
        return self._parts(self.decisions, self.nodes, again=False)

    def second_looks(self, judged: Sequence[Judgement], seat: Seat) -> list[Part]:
        """Return the decisions of ``seat`` worth a second look, split into parts of about equal work.

        Args:
            judged: the judgements of all decisions from the first looks.
            seat: whose decisions to look at again.
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
    """Return the groundwork for reviewing a finished match.

    Raises:
        IllegalMove: the record belongs to other rules.
        ValueError: the match is not over.
    """
    prospects = Prospects(game, seats, Random("prospects"))
    match = Match(game, seats, seed)
    decisions, between = [], [(0, prospects.between(match.totals, match.outcomes))]
    gone = taken_back(record)
    for step, (seat, text) in enumerate(record):
        if step not in gone and len(choices(match, seat, text)) > 1:
            decisions.append(step)
        rounds = match.rounds
        match.repeat(seat, text)
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
    """Return the judgements of the decisions of a part, in the order of the match."""
    match, wanted, judged = Match(groundwork.game, groundwork.seats, groundwork.seed), set(part.steps), []
    spending = Spending(groundwork.worlds, part.nodes, groundwork.moves)
    for step, (seat, text) in enumerate(groundwork.record[: max(wanted, default=-1) + 1]):
        if step in wanted:
            trial = Trial(match, (seat, text), groundwork.prospects, spending, again=part.again)
            judged.append(trial.judgement())
        match.repeat(seat, text)
    return judged


def outstanding(judged: Sequence[Judgement], seat: Seat) -> list[int]:
    """Return the steps worth a second look, in order: the seemingly best and costliest of ``seat``."""
    own = [each for each in judged if each.seat == seat and each.told_apart]
    own.sort(key=lambda each: each.lead)
    worst, best = own[:TOP], own[-TOP:]
    steps = {each.step for each in worst if each.lead < 0} | {each.step for each in best if each.lead > 0}
    return sorted(steps)


def summed(groundwork: Groundwork, judged: Sequence[Judgement], again: Sequence[Judgement]) -> Review:
    """Return the review made of all judgements.

    Args:
        groundwork: the prepared match.
        judged: the judgement of every decision.
        again: the judgements from the second looks. Only these can be a seat's best or costliest move.
    """
    result, fair = groundwork.between[-1][1], groundwork.prospects.fair
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
