"""The scores of a round of Mexican Train. Knows only the hands that are left.

A score is made of one part, ``hand``: the pips of the seat's own hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Outcome, Part, Reason
from engine.games.mexican_train.notation import PIPS


def outcome(reason: Reason, hands: Sequence[Sequence[str]]) -> Outcome:
    """Return the outcome: each seat scores the pips left in its hand, and low scores are good (M23, M25,
    E22).

    The winner is the seat that is out, or else the lowest hand; equal hands share it.
    """
    scores = tuple(sum(PIPS[tile] for tile in hand) for hand in hands)
    best = min(map(len, hands)) if reason is Reason.OUT else min(scores)
    found = map(len, hands) if reason is Reason.OUT else scores
    winners = tuple(seat for seat, value in enumerate(found) if value == best)
    return Outcome(
        reason, winners, scores, tuple((Part("hand", score, seat),) for seat, score in enumerate(scores))
    )
