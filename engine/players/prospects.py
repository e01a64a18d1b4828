"""Winning chances: how likely each seat is to win a match that goes on, estimated by playing it out.

A round is played out by the game's rough heuristic, which sees all hands, with the stock in random order. The
value of a match after that round comes from the outcomes of freshly dealt rounds. They follow each other at
random until a seat has won, and their seats are rotated so that all are equal. Chances are by seat and add up
to 1. A shared win is shared; a match without a winner is shared by all seats. With teams, each seat carries
the chances of its team, and those of one seat a team add up to 1. Knows no game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import add
from random import Random
from typing import Final, TypeAlias

from engine.core import Game, Outcome, Round, Seat
from engine.players.playing_on import play_on

Chances: TypeAlias = tuple[float, ...]
"""By seat, the expected share of the match of the seat or its team: 1 for a match won."""

DEALS: Final = 48
"""Rounds dealt afresh to learn how rounds end. Their mean score is then known to a seventh of its spread."""
FUTURES: Final = 64
"""How many continuations of a match are simulated. They are the same for every position, so positions are
compared fairly. Each is used with the seats rotated in every way, so equal points are worth the same to all.
"""
LONGEST: Final = 100
"""Rounds after which a match that is still undecided counts as shared by all."""
MANY: Final = 16
"""If a seat has more moves than this, only every second, third and so on is considered in playing a round
out."""
ROUND: Final = 0.15
"""The cost of one round of a future, in moves of a game whose ``effort`` is 1."""


class Prospects:
    """Estimates what positions of one match are worth to its seats.

    Args:
        game: the rule book.
        seats: the number of players.
        rng: deals the rounds and draws the futures.
    """

    def __init__(self, game: Game, seats: int, rng: Random) -> None:
        self._game, self._seats, self._rng = game, seats, rng
        self._side = len(game.side(0, seats))
        self.fair = self._side / seats
        """An equal share of the match."""
        self.nodes = 0.0
        """Moves made so far. The cost of futures is counted in moves too."""
        self._pools = [self._pool(number) for number in range(game.max_rounds() or 1)]
        self._futures = list(self._drawn_futures(rng))
        self._known: dict[tuple[tuple[int, ...], int], Chances] = {}

    def played_on(self, world: Round, totals: Sequence[int], outcomes: Sequence[Outcome]) -> Chances:
        """Return the chances after a round is played out at a glance. ``world`` is used up.

        Args:
            world: the round being played.
            totals: points by seat before it.
            outcomes: the outcomes of the rounds before it.
        """
        outcome = self._played_out(world)
        after = tuple(total + score for total, score in zip(totals, outcome.scores, strict=True))
        return self.between(after, [*outcomes, outcome])

    def between(self, totals: Sequence[int], outcomes: Sequence[Outcome]) -> Chances:
        """Return the chances of the match while no round is in play: at its start or end, or between rounds.

        Args:
            totals: points by seat.
            outcomes: the outcomes of all rounds so far.
        """
        if outcomes:
            winners = self._game.settled(totals, outcomes)
            if winners is not None:
                return self._won(winners)
        key = tuple(totals), len(outcomes)
        if key not in self._known:
            self._known[key] = self._continued(totals, outcomes)
        return self._known[key]

    # -- rounds and matches to come --------------------------------------------------------------------

    def _pool(self, number: int) -> list[list[Outcome]]:
        """Return the outcomes of :data:`DEALS` fresh rounds, each with the seats rotated in every way.

        Args:
            number: how many rounds of the match were dealt before.
        """
        pool = []
        for _ in range(DEALS):
            outcome = self._played_out(self._game.deal(self._seats, self._rng, number=number))
            pool.append([_turned(outcome, by) for by in range(self._seats)])
        return pool

    def _drawn_futures(self, rng: Random) -> Iterator[_Future]:
        rounds, turns = self._game.max_rounds() or LONGEST, range(self._seats)
        for _ in range(-(-FUTURES // self._seats)):
            drawn = [(int(rng.random() * DEALS), int(rng.random() * self._seats)) for _ in range(rounds)]
            for turn in turns:
                yield _Future(
                    [
                        self._pools[min(number, len(self._pools) - 1)][deal][(by + turn) % self._seats]
                        for number, (deal, by) in enumerate(drawn)
                    ]
                )

    def _played_out(self, world: Round) -> Outcome:
        outcome, made = play_on(self._game, world, most=MANY)
        self.nodes += made
        return outcome

    def _continued(self, totals: Sequence[int], outcomes: Sequence[Outcome]) -> Chances:
        sums = [0.0] * self._seats
        for future in self._futures:
            for seat, chance in enumerate(self._won(self._winners(future, totals, outcomes))):
                sums[seat] += chance / len(self._futures)
        return tuple(sums)

    def _winners(self, future: _Future, totals: Sequence[int], before: Sequence[Outcome]) -> Sequence[Seat]:
        """Return who wins if the match continues as in ``future``; empty if it stays undecided."""
        outcomes, settled, cost = list(before), self._game.settled, ROUND / self._game.effort
        for outcome in future.from_round(len(before)):
            totals = list(map(add, totals, outcome.scores))
            outcomes.append(outcome)
            self.nodes += cost
            winners = settled(totals, outcomes)
            if winners is not None:
                return winners
        return ()

    def _won(self, winners: Sequence[Seat]) -> Chances:
        if not winners:
            return (self.fair,) * self._seats
        return tuple((seat in winners) * self._side / len(winners) for seat in range(self._seats))


class _Future:
    """A sequence of outcomes for the rounds of a match. After the last it starts again with the first."""

    def __init__(self, rounds: Sequence[Outcome]) -> None:
        self._rounds = rounds

    def from_round(self, first: int) -> Iterator[Outcome]:
        """Yield the outcomes from round ``first`` on, at most :data:`LONGEST` of them."""
        return (self._rounds[number % len(self._rounds)] for number in range(first, first + LONGEST))


def _turned(outcome: Outcome, by: int) -> Outcome:
    """Return the outcome with the seats rotated: each seat gets what the seat ``by`` places before it had."""
    seats = len(outcome.scores)
    scores = tuple(outcome.scores[(seat - by) % seats] for seat in range(seats))
    return Outcome(outcome.reason, tuple(sorted((seat + by) % seats for seat in outcome.winners)), scores)
