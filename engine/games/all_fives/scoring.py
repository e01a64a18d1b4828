"""How a round of All Fives is scored: pure arithmetic on pips and numbers of tiles.

Knows no round and no layout, so the rules can be read and tested alone. A score is made of ``table`` (points
made while laying), ``hand`` (the pips of a hand; the winner's own are subtracted) and ``rounding`` (what
makes the opponent's pips a multiple of five).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.core import Outcome, Part, Reason, Seat
from engine.games.all_fives.events import Blocked, WentOut

ROUNDINGS = {"nearest": 2, "down": 0, "up": 4}
"""What is added before rounding down to a multiple of five (C6)."""


def rounded(pips: int, rounding: str) -> int:
    """Return ``pips`` as a multiple of five, rounded to the ``nearest``, ``down`` or ``up`` (C6)."""
    return (pips + ROUNDINGS[rounding]) // 5 * 5


@cache
def going_out(seat: Seat, pips: int, rounding: str) -> WentOut:
    """Return the event of ``seat`` going out. It scores the ``pips`` that the opponent holds (G15)."""
    return WentOut(seat, pips, rounding, rounded(pips, rounding))


def blocked(pips: Sequence[int], tiles: Sequence[int], last: Seat, winner: str) -> Blocked:
    """Return who wins a blocked round and what they score (G16, G17).

    Args:
        pips: the pips left in the hands, by seat.
        tiles: the number of tiles left, by seat.
        last: the seat that laid the last tile.
        winner: the option ``blocked_winner``: whether the ``fewest`` or the ``most`` pips win (C7).
    """
    if pips[0] != pips[1]:
        seat = pips.index(min(pips) if winner == "fewest" else max(pips))
        decided_by = "pips"
    elif tiles[0] != tiles[1]:
        seat, decided_by = tiles.index(min(tiles)), "tiles"
    else:
        seat, decided_by = last, "last"
    down = rounded(pips[1 - seat], "down")
    # C8: round first, then subtract the winner's own pips. The result may be negative.
    return Blocked(seat, decided_by, tuple(pips), tuple(tiles), down, down - pips[seat])


def outcome(reason: Reason, winner: Seat, bonus: WentOut | Blocked | None, scores: Sequence[int]) -> Outcome:
    """Return the outcome of a round.

    Args:
        reason: why it ended.
        winner: the seat that won it.
        bonus: the event that counted the hands; None if they were not counted (C14) or are unknown.
        scores: all points of the round, the bonus included.
    """
    if bonus is None and reason is not Reason.TARGET:
        return Outcome(reason, (winner,), tuple(scores))
    table = list(scores)
    if bonus is not None:
        table[winner] -= bonus.points
    parts = [_made(points) for points in table]
    if bonus is not None:
        parts[winner] += _counted(bonus)
    return Outcome(reason, (winner,), tuple(scores), tuple(parts))


@cache
def _made(points: int) -> tuple[Part, ...]:
    return (Part("table", points),) if points else ()


@cache
def _counted(bonus: WentOut | Blocked) -> tuple[Part, ...]:
    opponent, own = 1 - bonus.seat, []
    if isinstance(bonus, WentOut):
        pips, rounding = bonus.pips, bonus.points - bonus.pips
    else:
        pips = bonus.pips[opponent]
        rounding = bonus.rounded - pips
        own = [Part("hand", -bonus.pips[bonus.seat], bonus.seat)]
    return (Part("hand", pips, opponent), *([Part("rounding", rounding)] if rounding else []), *own)
