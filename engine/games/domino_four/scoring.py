"""Who wins a round of Domino 4. Knows only how many tiles are left.

A score is made of one part, ``round``: one point for a round won (B20).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Outcome, Part, Reason, Seat

_WON = (Part("round", 1),)


def out(seat: Seat, seats: int) -> Outcome:
    """Return the outcome of a round in which ``seat`` has no tiles left and wins (D15, B13)."""
    return _outcome(Reason.OUT, (seat,), seats)


def blocked(sizes: Sequence[int]) -> Outcome:
    """Return the outcome of a blocked round: the fewest tiles win, and a tie is shared (D16)."""
    fewest = min(sizes)
    winners = tuple(seat for seat, size in enumerate(sizes) if size == fewest)
    return _outcome(Reason.BLOCKED, winners, len(sizes))


def _outcome(reason: Reason, winners: tuple[Seat, ...], seats: int) -> Outcome:
    parts = tuple(_WON if seat in winners else () for seat in range(seats))
    return Outcome(reason, winners, tuple(map(len, parts)), parts)
