"""Who wins a round of UNO Dominos and what it is worth. Knows finished tables, not how they came about."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Laid, Outcome, Reason, Seat
from engine.games.uno_dominos.rules import Rules
from engine.games.uno_dominos.tiles import DEAD_END_TILE, WILD_FOUR_TILE

_DRAW_TWO_DOUBLE = "rD-rD"


def last_draw(tile: str) -> int:
    """How many domos the next player still draws after this last one: two doubles only (UN29, A19)."""
    return {_DRAW_TWO_DOUBLE: 2, WILD_FOUR_TILE: 4}.get(tile, 0)


def outcome(rules: Rules, reason: Reason, hands: Sequence[Sequence[str]], laid: Sequence[Laid]) -> Outcome:
    """The result in the order of the rule book; the winner scores what all others hold (UN32)."""
    weights = [sum(map(rules.points.__getitem__, hand)) for hand in hands]
    winner = _winner(rules, reason, weights, laid)
    if winner is None:
        return Outcome(reason, (), (0,) * len(hands))
    worth = sum(weights) - weights[winner]
    return Outcome(reason, (winner,), tuple(worth if seat == winner else 0 for seat in range(len(hands))))


def _winner(rules: Rules, reason: Reason, weights: Sequence[int], laid: Sequence[Laid]) -> Seat | None:
    if rules.blind_street:  # UN35, A22; without any Dead End it is an ordinary round (A30)
        for domo in reversed(laid):
            if domo.tile == DEAD_END_TILE:
                return domo.seat
    if reason is Reason.OUT:  # UN28
        return laid[-1].seat
    lowest = min(weights)  # A21: a tie for the lowest scores nobody
    return weights.index(lowest) if weights.count(lowest) == 1 else None
