"""Who wins a round of UNO Dominos and what it scores. Knows only the final hands and table.

A score is made of ``hand`` parts: the points of the other seats' hands, or of the other teams' (A33).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Laid, Outcome, Part, Reason, Seat, Teams, opposite, sides
from engine.games.uno_dominos.options import UnoOptions
from engine.games.uno_dominos.rules import Rules
from engine.games.uno_dominos.tiles import DEAD_END_TILE, WILD_FOUR_TILE

_DRAW_TWO_DOUBLE = "rD-rD"


def last_draw(tile: str) -> int:
    """Return how many domos the next player draws after this last domo: two doubles only (UN29, A19)."""
    return {_DRAW_TWO_DOUBLE: 2, WILD_FOUR_TILE: 4}.get(tile, 0)


def teams(options: UnoOptions, seats: int) -> Teams | None:
    """Return the teams of two, who sit opposite each other; None without the option ``partners`` (A33)."""
    return opposite(seats) if options.partners else None


def outcome(rules: Rules, reason: Reason, hands: Sequence[Sequence[str]], laid: Sequence[Laid]) -> Outcome:
    """Return the outcome: the winner scores what all others hold (UN32), partners score alike (A33).

    A blocked round with a tie for the lightest hand has no winner and no scores, unless the tie is between
    partners (A21).
    """
    weights = [sum(map(rules.points.__getitem__, hand)) for hand in hands]
    blind = _last_dead_end(laid) if rules.blind_street else None
    winning = sides(teams(rules.options, len(hands)), len(hands))
    winner = _winner(reason, weights, laid, winning) if blind is None else blind
    if winner is None:
        return Outcome(reason, (), (0,) * len(hands), ((),) * len(hands))
    side = next(side for side in winning if winner in side)
    won = tuple(Part("hand", weight, seat) for seat, weight in enumerate(weights) if seat not in side)
    parts = tuple(won if seat in side else () for seat in range(len(hands)))
    scores = tuple(sum(part.points for part in own) for own in parts)
    return Outcome(reason, side, scores, parts, None if blind is None else Reason.DEAD_END)


def _last_dead_end(laid: Sequence[Laid]) -> Seat | None:
    """Return the layer of the last Dead End (UN35, A22); None if there is none on the table."""
    return next((domo.seat for domo in reversed(laid) if domo.tile == DEAD_END_TILE), None)


def _winner(reason: Reason, weights: Sequence[int], laid: Sequence[Laid], winning: Teams) -> Seat | None:
    if reason is Reason.OUT:  # UN28
        return laid[-1].seat
    lowest = min(weights)  # A21: a tie for the lowest scores nothing, unless it is between partners (A33)
    lightest = {seat for seat, weight in enumerate(weights) if weight == lowest}
    return min(lightest) if any(lightest.issubset(side) for side in winning) else None
