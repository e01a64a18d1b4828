"""Who wins a round of UNO Dominos and what it scores. Knows only the final hands and table.

A score is made of ``hand`` parts: the points of the other seats' hands.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Laid, Outcome, Part, Reason, Seat
from engine.games.uno_dominos.rules import Rules
from engine.games.uno_dominos.tiles import DEAD_END_TILE, WILD_FOUR_TILE

_DRAW_TWO_DOUBLE = "rD-rD"


def last_draw(tile: str) -> int:
    """Return how many domos the next player draws after this last domo: two doubles only (UN29, A19)."""
    return {_DRAW_TWO_DOUBLE: 2, WILD_FOUR_TILE: 4}.get(tile, 0)


def outcome(rules: Rules, reason: Reason, hands: Sequence[Sequence[str]], laid: Sequence[Laid]) -> Outcome:
    """Return the outcome: the winner scores what all others hold (UN32)."""
    weights = [sum(map(rules.points.__getitem__, hand)) for hand in hands]
    blind = _last_dead_end(laid) if rules.blind_street else None
    winner = _winner(reason, weights, laid) if blind is None else blind
    if winner is None:
        return Outcome(reason, (), (0,) * len(hands), ((),) * len(hands))
    won = tuple(Part("hand", weight, seat) for seat, weight in enumerate(weights) if seat != winner)
    parts = tuple(won if seat == winner else () for seat in range(len(hands)))
    scores = tuple(sum(part.points for part in own) for own in parts)
    return Outcome(reason, (winner,), scores, parts, None if blind is None else Reason.DEAD_END)


def _last_dead_end(laid: Sequence[Laid]) -> Seat | None:
    """Return the layer of the last Dead End (UN35, A22); None if there is none on the table."""
    return next((domo.seat for domo in reversed(laid) if domo.tile == DEAD_END_TILE), None)


def _winner(reason: Reason, weights: Sequence[int], laid: Sequence[Laid]) -> Seat | None:
    if reason is Reason.OUT:  # UN28
        return laid[-1].seat
    lowest = min(weights)  # A21: a tie for the lowest scores nothing
    return weights.index(lowest) if weights.count(lowest) == 1 else None
