"""Compares moves by looking ahead in random deals of the hidden tiles. Knows no game.

In each deal (a *world*) every candidate is played and the position after it is valued. Between two seats or
two teams, if the game estimates positions, the value comes from alpha-beta search; otherwise the round is
played out at a glance. All candidates are valued in the same worlds. After each share of the budget the worse
half of them is dropped, so most of the budget goes to those that are hard to tell apart. If no tile can be
hidden from the seat any more, the only possible world is solved to the end.

Budgets count worlds and nodes, never time: the same position, seed and budget give the same move on every
machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf
from random import Random
from typing import Final

from engine.core import Game, Move, Round, Seat, Seen, View
from engine.players.belief import Chain
from engine.players.playing_on import play_on

BROAD: Final = 6
"""A choice among more moves than this counts as two levels of depth."""


@dataclass(frozen=True, kw_only=True)
class Budget:
    """How much may be searched for one decision."""

    worlds: int
    """Deals of the hidden tiles, at most."""
    nodes: int
    """Moves made in all worlds together, divided by the game's ``effort``. Once they are spent, no further
    world is dealt."""
    depth: int
    """Choices searched after the candidate itself, before a position is estimated."""
    solve: int
    """Moves made to solve an ending, divided likewise. A larger ending is weighed like any other position."""


class Worlds:
    """Random deals of the hidden tiles that fit what a seat has seen, weighted by what the others did."""

    def __init__(self, game: Game, seen: Seen, rng: Random) -> None:
        self._game, self._view, self._rng = game, seen.view, rng
        evidence = game.evidence(seen)
        self._chain = None if evidence is None else Chain(evidence, rng)

    def deal(self) -> Round:
        """Return a new world: a round that fits what the seat has seen, hidden tiles dealt at random."""
        if self._chain is None:
            return self._game.determinize(self._view, self._rng)
        hands, stock = self._chain.deal()
        world: Round = self._game.world(self._view, hands, stock)
        return world


class Search:
    """Computes what the candidate moves of one seat are worth.

    Args:
        game: the rule book.
        view: what the seat knows. It must be the seat's turn.
        budget: how much may be searched.
    """

    def __init__(self, game: Game, view: View, budget: Budget) -> None:
        assert view.seat is not None
        self._game, self._view, self._seat, self._budget = game, view, view.seat, budget
        self._side = game.side(view.seat, len(view.hand_sizes))
        self._limit = inf
        self._estimates = False
        """Whether the game is known to estimate positions."""
        self.nodes = 0
        """Moves made so far."""
        self.solved = False
        """Whether the move was found by solving the ending."""

    def best(self, candidates: Sequence[Move], worlds: Worlds) -> Move:
        """Return the candidate that is worth most, or the first of equals."""
        return next(iter(self.weighed(candidates, worlds)))

    def weighed(self, candidates: Sequence[Move], worlds: Worlds) -> dict[Move, list[float]]:
        """Return the value of each candidate in every deal it was tried in, the best candidate first.

        The first two candidates were tried in the same deals.
        """
        if self._view.sees_all:
            solved = self._ending(candidates, worlds.deal())
            if solved is not None:
                return solved
        return self._halving(candidates, worlds)

    def _ending(self, candidates: Sequence[Move], world: Round) -> dict[Move, list[float]] | None:
        """Return the exact values in an ending without hidden tiles; None if it is too large to solve."""
        self._limit = self._budget.solve / self._game.effort
        try:
            values = {move: [self._value(world, move, inf)] for move in candidates}
        except _TooLargeError:
            return None
        finally:
            self._limit, self.nodes = inf, 0
        self.solved = True
        return {move: values[move] for move in sorted(values, key=values.__getitem__, reverse=True)}

    def _halving(self, candidates: Sequence[Move], worlds: Worlds) -> dict[Move, list[float]]:
        values: dict[Move, list[float]] = {move: [] for move in candidates}
        left, given_up = list(candidates), list[Move]()
        stages, dealt = max(1, (len(candidates) - 1).bit_length()), 0
        nodes = self._budget.nodes / self._game.effort
        for stage in range(1, stages + 1):
            share = stage / stages
            while dealt < share * self._budget.worlds and (not dealt or self.nodes < share * nodes):
                world = worlds.deal()
                dealt += 1
                for move in left:
                    values[move].append(self._value(world, move, self._budget.depth))
            ranked = sorted(left, key=lambda move: sum(values[move]), reverse=True)
            left, given_up = (
                ranked[: (len(ranked) + 1) // 2],
                ranked[(len(ranked) + 1) // 2 :] + given_up,
            )
        return {move: values[move] for move in left + given_up}

    # -- what a world is worth -------------------------------------------------------------------------

    def _value(self, world: Round, move: Move, depth: float) -> float:
        """Return the expected gain of the searching seat after its own ``move``. Between two sides, search to
        ``depth``. Between more, play the round on; ``depth`` is then ignored.
        """
        after = world.copy()
        after.apply(self._seat, move)
        self.nodes += 1
        two_sides = len(after.hands) == 2 * len(self._side)
        return self._searched(after, depth, -inf, inf) if two_sides else self._played_on(after)

    def _searched(self, world: Round, depth: float, low: float, high: float) -> float:
        """Return the value of a world by alpha-beta search. Forced moves cost no depth, and shouts are always
        made.

        Raises:
            _TooLargeError: the search has made more moves than it may.
        """
        while True:
            waiting = world.waiting()
            if not waiting:
                return self._ended(world)
            mover = waiting[0]
            moves = world.legal(mover)
            if len(moves) > 1 and moves[-1].verb not in self._game.shouts:
                break
            world.apply(mover, moves[-1])
            self.nodes += 1
        if self.nodes > self._limit:
            raise _TooLargeError
        if depth <= 0 or (depth < inf and not self._estimates):
            estimate = self._game.estimate(world, self._seat)
            if estimate is None:
                return self._played_on(world)
            if depth <= 0:
                return estimate
            self._estimates = True
        left = depth - (1 if len(moves) <= BROAD else 2)
        if mover in self._side:
            return self._most((world, mover), moves, left, low, high)
        return self._least((world, mover), moves, left, low, high)

    def _most(
        self, at: tuple[Round, Seat], moves: Sequence[Move], depth: float, low: float, high: float
    ) -> float:
        """Return the value of the best move of the seat or its partner, with all tiles of this world known.

        Args:
            at: the world and the seat to move.
            moves: its legal moves.
            depth: choices left to search.
            low: what this side has already.
            high: what the other side allows.
        """
        best = -inf
        for after in self._after(at, moves, depth):
            best = max(best, self._searched(after, depth, max(low, best), high))
            if best >= high:
                break
        return best

    def _least(
        self, at: tuple[Round, Seat], moves: Sequence[Move], depth: float, low: float, high: float
    ) -> float:
        """Return this seat's value after an opponent's best move, which is the worst for this seat.

        The arguments are those of :meth:`_most`.
        """
        best = inf
        for after in self._after(at, moves, depth):
            best = min(best, self._searched(after, depth, low, min(high, best)))
            if best <= low:
                break
        return best

    def _after(self, at: tuple[Round, Seat], moves: Sequence[Move], depth: float) -> Iterator[Round]:
        """Yield the world after each of ``moves``, the most promising first if depth is left."""
        world, mover = at
        for move in self._ordered(world, moves) if depth > 0 else moves:
            after = world.copy()
            after.apply(mover, move)
            self.nodes += 1
            yield after

    def _ordered(self, world: Round, moves: Sequence[Move]) -> list[Move]:
        """Return ``moves`` with the most promising first: the earlier a good move is searched, the more is
        pruned.
        """
        worths = dict(zip(moves, self._game.heuristic(world, moves), strict=True))
        return sorted(moves, key=worths.__getitem__, reverse=True)

    def _played_on(self, world: Round) -> float:
        """Return the seat's gain if everybody makes the moves that look best at a glance, to the end.

        The seat itself uses the full heuristic, since its own plans are the same in all worlds. The others
        use the rough one, which leaves time for more worlds.
        """
        outcome, made = play_on(self._game, world, careful=self._seat)
        self.nodes += made
        return self._game.gain(world, outcome, self._seat)

    def _ended(self, world: Round) -> float:
        outcome = world.outcome()
        assert outcome is not None
        return self._game.gain(world, outcome, self._seat)


class _TooLargeError(Exception):
    """Solving an ending takes more moves than its budget allows."""
