"""The judgement of one decision of a match, by what its seat had seen.

All moves are tried in the same deals of the hidden tiles and compared by how likely each makes its seat win
the match. Moves that will not be the best are dropped early. Only the chances in the true deal, which judge
no decision, look at hidden tiles. Knows no game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import sub
from random import Random
from statistics import fmean, variance
from typing import Final, NamedTuple

from engine.core import Fact, Move, Seat, Seen, View, shuffled
from engine.match import Match
from engine.players.hints import Certainty, compared, reasons
from engine.players.levels import apart, different
from engine.players.prospects import Chances, Prospects
from engine.players.search import Worlds

GLANCE: Final = 8
"""Deals in which moves are compared at a glance."""
LOOKS: Final = 8
"""In how many orders of the stock the chances in the true deal are computed, at most."""
LOOKING: Final = 0.2
"""The share of a decision's budget for that, on top of the budget itself."""
SLIGHT: Final = 0.01
"""A difference in winning chances too small to mention: one match in a hundred."""
RANKING: Final = 0.3
"""The share of a decision's budget that goes into ranking its moves."""
GAIN: Final = 1.7
"""The extra budget, as a share, of a decision whose move is not the one that looks best at a glance. Only
such decisions gain or lose anything, so the sum of gains is as exact as their estimates."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """The judgement of one decision."""

    step: int
    """How many moves were made before it."""
    seat: Seat
    move: str
    """The move made, in notation, as all moves here."""
    best: str
    """The better of the move made and the best alternative; the move made if they are equal."""
    next: str
    """The best alternative to the move made."""
    chances: Chances
    """The chances of the match just before, in the true deal."""
    gain: Chances
    """By seat, what the move is worth more than the one that looks best at a glance."""
    doubt: Chances
    """By seat, the squared standard error of the gain."""
    lead: float
    """By how much the move made leads the best alternative; negative if the alternative is better."""
    certainty: Certainty
    """How certain it is which of the two is better."""
    facts: tuple[Fact, ...] = ()
    """The reasons for the better of the two; only a second look finds them."""

    @property
    def told_apart(self) -> bool:
        """Whether the difference between the two moves is certain, and large enough to mention."""
        return self.certainty is not Certainty.EVEN and abs(self.lead) >= SLIGHT

    @property
    def right(self) -> bool:
        """Whether the move made was at least as good as the other, or not clearly worse."""
        return self.lead >= 0 or not self.told_apart


def choices(match: Match, seat: Seat, text: str) -> list[Move]:
    """Return the moves that a seat chose from when it made this one; empty if it had no choice. A shout is
    not a choice, nor is a move of a seat that was not waited for.
    """
    view = match.round.view(seat)
    moves, shouts = apart(match.game, view.legal)
    if seat not in view.waiting or len(moves) < 2 or any(shout.text == text for shout in shouts):
        return []
    return different(match.game, view, moves)


class Spending(NamedTuple):
    """The budget of one decision."""

    worlds: int
    """Deals of the hidden tiles, at most."""
    nodes: float
    """Moves made, counted as in :class:`~engine.players.prospects.Prospects`."""
    moves: int
    """How many alternatives to the move made are tried, at most: those that look best at a glance."""


class Trial:
    """One decision, tried in deals of the hidden tiles.

    Args:
        match: the match just before the decision.
        made: the seat, and the text of the move it made.
        prospects: the prospects of this match.
        spending: the budget.
        again: whether this is a second look: in other deals, and with reasons for the better move.
    """

    def __init__(
        self, match: Match, made: tuple[Seat, str], prospects: Prospects, spending: Spending, *, again: bool
    ) -> None:
        self._match, self._step, self._spending, self._again = match, len(match.record), spending, again
        self._game, self._prospects = match.game, prospects
        self._seat, text = made
        self._seen: Seen = match.seen(self._seat)
        self._moves = choices(match, self._seat, text)
        self._made = self._representative(self._seen.view, text)
        rng = Random(f"review/{'again' if again else 'once'}/{self._step}")
        self._worlds = Worlds(match.game, self._seen, rng)
        self._values: dict[Move, list[Chances]] = {move: [] for move in self._moves}
        self._gains: list[Chances] = []
        """By deal, what the move made is worth more than the usual one."""
        self._glances = self._sum_glances()
        self._usual = max(self._moves, key=self._glances.__getitem__)
        """The move that looks best at a glance, by what the seat has seen."""

    def _sum_glances(self) -> dict[Move, float]:
        """Return the sum of heuristic values of each move over a few deals.

        The deals are not those in which moves are tried: the same deals must not pick the usual move and
        measure it.
        """
        deals = range(min(GLANCE, self._spending.worlds))
        found = [self._game.heuristic(self._worlds.deal(), self._moves) for _ in deals]
        return dict(zip(self._moves, map(sum, zip(*found, strict=True)), strict=True))

    def _representative(self, view: View, text: str) -> Move:
        """Return the candidate equal to the move made.

        Raises:
            ValueError: ``text`` is not a legal move.
        """
        for group in self._game.same(view):
            if any(move.text == text for move in group):
                return next((move for move in group if move in self._moves), group[0])
        raise ValueError(f"{text} is not a legal move")

    def judgement(self) -> Judgement:
        """Try the moves, compare them, and return the judgement of the move that was made. Only a second look
        gives reasons, and only if the two moves are not even.
        """
        self._try()
        if not self._again:
            self._compare_with_usual()
        ranked = sorted(self._values, key=self._mean, reverse=True)
        other = next(move for move in ranked if move != self._made)
        lead, certainty = self._compared(other)
        gain, doubt = self._gain()
        facts: tuple[Fact, ...] = ()
        if self._again and certainty is not Certainty.EVEN:
            pair = (other, self._made) if lead < 0 else (self._made, other)
            facts = reasons(self._game, self._seen.view, self._worlds, pair, self._moves)
        best = other if lead < 0 else self._made
        return Judgement(
            self._step,
            self._seat,
            self._made.text,
            best.text,
            other.text,
            self._chances(),
            gain,
            doubt,
            lead,
            certainty,
            facts,
        )

    def _mean(self, move: Move) -> float:
        """Return the mean value of a move to the seat.

        A move that was dropped ranks behind all others (-1).
        """
        values = self._values[move]
        return fmean(value[self._seat] for value in values) if values and len(values) == self._tried else -1.0

    @property
    def _tried(self) -> int:
        return len(self._values[self._made])

    def _try(self) -> None:
        """Try moves in stages and drop the worse half after each, but never the made or the usual move."""
        before, budget = self._prospects.nodes, self._spending
        nodes = budget.nodes * (1.0 if self._again else RANKING)
        others = [move for move in self._moves if move is not self._made]
        left = [
            self._made,
            *sorted(others, key=self._glances.__getitem__, reverse=True)[: budget.moves],
        ]
        stages = max(1, (len(left) - 1).bit_length())
        for stage in range(1, stages + 1):
            share = stage / stages
            while not self._tried or (
                self._tried < share * self._deal_limit and self._prospects.nodes - before < share * nodes
            ):
                self._deal(left)
            ranked = sorted(left, key=self._mean, reverse=True)
            kept = {*ranked[: max(2, (len(ranked) + 1) // 2)], self._made, self._usual}
            left = [move for move in left if move in kept]

    @property
    def _deal_limit(self) -> int:
        """The most deals in which a move is tried. Two if nothing is hidden: all deals are then the same."""
        worlds = self._spending.worlds
        return min(2, worlds) if self._match.round.view(self._seat).sees_all else worlds

    def _deal(self, moves: Sequence[Move]) -> None:
        """Try ``moves`` in the next deal. They must include the made and the usual move."""
        worths = self._worths(moves)
        for move, worth in worths.items():
            self._values[move].append(worth)
        self._note_gain(worths)

    def _compare_with_usual(self) -> None:
        """Try only the made and the usual move in more deals."""
        before, nodes = self._prospects.nodes, GAIN * self._spending.nodes
        while (
            self._usual != self._made
            and len(self._gains) < self._deal_limit
            and self._prospects.nodes - before < nodes
        ):
            self._note_gain(self._worths([self._made, self._usual]))

    def _worths(self, moves: Sequence[Move]) -> dict[Move, Chances]:
        """Return each seat's expected share of the match after each of ``moves``, in the next deal."""
        world, worths = self._worlds.deal(), {}
        for move in moves:
            after = world.copy()
            after.apply(self._seat, move)
            worths[move] = self._prospects.played_on(after, self._match.totals, self._match.outcomes)
        return worths

    def _note_gain(self, worths: Mapping[Move, Chances]) -> None:
        self._gains.append(tuple(map(sub, worths[self._made], worths[self._usual])))

    def _compared(self, other: Move) -> tuple[float, Certainty]:
        """Return by what share of the match the move made leads ``other``, and how certain that is."""
        made, instead = ([value[self._seat] for value in self._values[move]] for move in (self._made, other))
        lead = fmean(map(sub, made, instead))
        return lead, compared(made, instead) if lead >= 0 else compared(instead, made)

    def _gain(self) -> tuple[Chances, Chances]:
        """Return by seat the mean gain of the move made over the usual one, and its squared error."""
        by_seat = list(zip(*self._gains, strict=True))
        doubts = (variance(each) / len(each) if len(each) > 1 else 0.0 for each in by_seat)
        return tuple(map(fmean, by_seat)), tuple(doubts)

    def _chances(self) -> Chances:
        """Return each seat's expected share of the match, with the true hands and random stocks."""
        match, before = self._match, self._prospects.nodes
        looks: list[Chances] = []
        while not looks or (
            match.round.stock
            and len(looks) < LOOKS
            and self._prospects.nodes - before < LOOKING * self._spending.nodes
        ):
            world = match.round.copy()
            world.stock = shuffled(world.stock, Random(f"stock/{len(looks)}"))
            looks.append(self._prospects.played_on(world, match.totals, match.outcomes))
        return tuple(map(fmean, zip(*looks, strict=True)))
