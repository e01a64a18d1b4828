"""How a round of All Fives is scored: pure arithmetic on pips and numbers of tiles.

Knows no round and no layout, so the rules can be read and tested alone. A score is made of ``table`` (points
made while laying), ``hand`` (the pips of one hand; those of the winning side are subtracted) and ``rounding``
(what makes the opponents' pips a multiple of five).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from engine.core import Outcome, Part, Reason, Seat, Teams, opposite
from engine.games.all_fives.events import Blocked, WentOut

TEAMS: Final = opposite(4)  # C21
ROUNDINGS = {"nearest": 2, "down": 0, "up": 4}
"""What is added before rounding down to a multiple of five (C6)."""


class Ending(NamedTuple):
    """How a round ended."""

    reason: Reason
    winner: Seat
    """The seat that won it, alone or for its team. It begins the next round (C2, C25)."""
    bonus: WentOut | Blocked | None = None
    """The event that counted the hands; None if they were not counted (C14) or are unknown."""
    left: tuple[int, ...] = ()
    """The pips left in the hands, by seat, if they were counted."""


def rounded(pips: int, rounding: str) -> int:
    """Return ``pips`` as a multiple of five, rounded to the ``nearest``, ``down`` or ``up`` (C6)."""
    return (pips + ROUNDINGS[rounding]) // 5 * 5


@cache
def going_out(seat: Seat, pips: int, rounding: str) -> WentOut:
    """Return the event of ``seat`` going out. It scores the ``pips`` that the opponents hold (G15, C22)."""
    return WentOut(seat, pips, rounding, rounded(pips, rounding))


def blocked(pips: Sequence[int], tiles: Sequence[int], last: Seat, winner: str, sides: Teams) -> Blocked:
    """Return who wins a blocked round and what they score (G16, G17, C23, C24).

    Args:
        pips: the pips left in the hands, by seat.
        tiles: the number of tiles left, by seat.
        last: the seat that laid the last tile.
        winner: the option ``blocked_winner``: whether the ``fewest`` or the ``most`` pips win (C7).
        sides: the seats that win together: the teams, or each seat by itself.
    """

    def ago(seat: Seat) -> int:
        return (last - seat) % len(pips)

    weights = {side: sum(pips[seat] for seat in side) for side in sides}
    best = min(weights.values()) if winner == "fewest" else max(weights.values())
    equal, decided_by = [side for side in sides if weights[side] == best], "pips"
    if len(equal) > 1:
        counts = {side: sum(tiles[seat] for seat in side) for side in equal}
        equal, decided_by = [side for side in equal if counts[side] == min(counts.values())], "tiles"
    if len(equal) > 1:
        equal, decided_by = [min(equal, key=lambda side: min(map(ago, side)))], "last"
    side = equal[0]
    seat = min(side, key=lambda seat: (pips[seat], ago(seat)))
    down = rounded(sum(pips) - weights[side], "down")
    # C8: round first, then subtract the winners' own pips. The result may be negative.
    partner = next((other for other in side if other != seat), None)
    return Blocked(seat, decided_by, tuple(pips), tuple(tiles), down, down - weights[side], partner)


def outcome(ending: Ending, side: tuple[Seat, ...], scores: Sequence[int]) -> Outcome:
    """Return the outcome of a round.

    Args:
        ending: how it ended.
        side: the winner and its partner.
        scores: all points of the round, the bonus included. Partners have the same (C21).
    """
    bonus = ending.bonus
    if bonus is None and ending.reason is not Reason.TARGET:
        return Outcome(ending.reason, side, tuple(scores))
    counted = () if bonus is None else _counted(bonus, ending.left, side)
    points = 0 if bonus is None else bonus.points
    parts = [
        (*_made(score - points), *counted) if seat in side else _made(score)
        for seat, score in enumerate(scores)
    ]
    return Outcome(ending.reason, side, tuple(scores), tuple(parts))


@cache
def _made(points: int) -> tuple[Part, ...]:
    return (Part("table", points),) if points else ()


@cache
def _counted(bonus: WentOut | Blocked, left: tuple[int, ...], side: tuple[Seat, ...]) -> tuple[Part, ...]:
    """Return what the hands added to the score: the opponents' pips, their rounding, less the own pips."""
    others = [Part("hand", pips, seat) for seat, pips in enumerate(left) if seat not in side]
    own = [Part("hand", -left[seat], seat) for seat in side] if isinstance(bonus, Blocked) else []
    rest = bonus.points - sum(part.points for part in others + own)
    return (*others, *([Part("rounding", rest)] if rest else []), *own)
