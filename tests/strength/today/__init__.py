"""The yardstick: the computer player as it was before there were levels, frozen with its heuristics.

It deals the hidden tiles eight times at random and takes the move with the best average value. Levels are
measured against it, so nothing here may be improved. The heuristics in use are in ``engine/games``.
"""

from __future__ import annotations

from random import Random

from engine import Game, Move, Seen
from tests.strength.today import all_fives, block, domino_four, mexican_train, partners, uno_dominos

HEURISTICS = {
    "all-fives": all_fives.heuristic,
    "block": block.heuristic,
    "domino-4": domino_four.heuristic,
    "mexican-train": mexican_train.heuristic,
    "partners": partners.heuristic,
    "uno-dominos": uno_dominos.heuristic,
}
WORLDS = 8


def choose(game: Game, seen: Seen, rng: Random) -> Move:
    """Return the move with the best average value over determinized rounds. Ties are broken at random."""
    view, heuristic = seen.view, HEURISTICS[game.name]
    if len(view.legal) == 1:
        return view.legal[0]
    totals = [0.0] * len(view.legal)
    for _ in range(WORLDS):
        worths = heuristic(game.determinize(view, rng), view.legal)
        totals = [total + worth for total, worth in zip(totals, worths, strict=True)]
    best = max(totals)
    ties = [move for move, total in zip(view.legal, totals, strict=True) if total == best]
    return ties[int(rng.random() * len(ties))]
