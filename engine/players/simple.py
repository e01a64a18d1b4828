"""Choosing at a glance: deals the hidden tiles at random a few times and compares the moves there.

The player receives what a person at its seat could see and nothing more. It knows no game: the rule book says
what a move is worth (:meth:`~engine.core.Game.heuristic`). It never looks ahead.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core import Game, Move, View

WORLDS = 8
"""In how many deals of the hidden tiles a move is weighed. More give better odds and take longer."""


def choose(game: Game, view: View, rng: Random, *, worlds: int = WORLDS) -> Move:
    """Return the move that looks best for ``view.seat``, averaged over determinized rounds.

    Args:
        game: the rule book.
        view: what the seat knows. It must have a legal move.
        rng: deals the hidden tiles and breaks ties.
        worlds: how many deals to average over.

    Raises:
        ValueError: the seat has no legal move.
    """
    if not view.legal:
        raise ValueError(f"seat {view.seat} has no legal move")
    return among(game, view, rng, view.legal, worlds=worlds)


def among(game: Game, view: View, rng: Random, moves: Sequence[Move], *, worlds: int = WORLDS) -> Move:
    """Return the best-looking of ``moves``, all legal, as :func:`choose` does for all legal moves."""
    if len(moves) == 1:
        return moves[0]
    totals = [0.0] * len(moves)
    for _ in range(worlds):
        worths = game.heuristic(game.determinize(view, rng), moves)
        totals = [total + worth for total, worth in zip(totals, worths, strict=True)]
    best = max(totals)
    ties = [move for move, total in zip(moves, totals, strict=True) if total == best]
    return ties[int(rng.random() * len(ties))]
