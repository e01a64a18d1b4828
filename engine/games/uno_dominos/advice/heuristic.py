"""Estimates moves of UNO Dominos at a glance, for computer players.

It looks only at the mover's own hand, the sizes of the others and the table. Of hidden domos it uses only
whether a Wild Draw Four in question was a foul, so averaging over worlds gives odds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.core import Move
from engine.games.uno_dominos.notation import CENTRAL
from engine.games.uno_dominos.position import NOBODY
from engine.games.uno_dominos.round import UnoRound
from engine.games.uno_dominos.tiles import COLOURLESS, KINDS, WILD_FOUR_TILE, is_double

_LAYING = 40.0
_FOUL = 60.0
_ACTING = 60.0
"""What it costs to give back a domo that acts on the next player."""
_RETURNED = 20.0
"""What it costs to give back a domo that fits later too, as a factor of its :attr:`Weights.keep`."""


class Weights(NamedTuple):
    """What makes a lay worth more, in points. ``python -m tests.strength.tuning`` tunes them."""

    shed: float
    """For each point laid."""
    double: float
    """For a double, which joins no other double (UN4)."""
    follow_up: float
    """For each other domo in the hand that fits afterwards."""
    attack: Mapping[str, float]
    """By effect, times how near the next player is to going out."""
    keep: Mapping[str, float]
    """By domo, what it costs to lay one that fits later too, times the domos in the hand, at most four."""


WEIGHTS: Final = Weights(
    shed=0.5,
    double=11.0,
    follow_up=4.0,
    attack=MappingProxyType({"draw_two": 23.0, "skip": 17.0, "draw_four": 4.0}),
    keep=MappingProxyType({"W-W": 5.5, WILD_FOUR_TILE: 8.0, "DE-DE": 5.0}),
)
_DOUBLES: Final = frozenset(tile for tile in KINDS if is_double(tile) and tile not in COLOURLESS)


def heuristic(round: UnoRound, moves: Sequence[Move], weights: Weights = WEIGHTS) -> list[float]:
    """Return the worth of each of ``moves`` of the seat waited for, or of a seat that may call or catch."""
    shout = 900.0 if round.owing != NOBODY or any(move.code >= 0 for move in moves) else -1.0
    reach = _reach(round)
    return [
        _lay(round, move, reach, weights) if move.code >= 0 else _other(round, move, shout) for move in moves
    ]


def _reach(round: UnoRound) -> list[tuple[str, int]]:
    """Return each domo of the hand in turn with the set of ends it fits now, as one bit per end."""
    live = [(1 << place, round.rules.joins[code]) for place, code in enumerate(round.ends)]
    return [(tile, sum([bit for bit, joins in live if tile in joins])) for tile in round.hands[round.turn]]


def _other(round: UnoRound, move: Move, shout: float) -> float:
    match move.verb:
        case "catch":
            return 1000.0
        case "call":
            return shout
        case "challenge":
            return 20.0 if round.foul() else 1.0  # costs nothing (A15)
        case "return":
            return _burden(round, move.tile)
        case _:
            return 0.0


def _burden(round: UnoRound, tile: str) -> float:
    """Return how good it is to give a domo back: its points, unless it acts or fits later too."""
    kept = _ACTING * any(letter in tile for letter in "DSR") + _RETURNED * WEIGHTS.keep.get(tile, 0.0)
    return round.rules.points[tile] - kept


def _lay(round: UnoRound, move: Move, reach: Sequence[tuple[str, int]], weights: Weights) -> float:
    seat = round.turn
    hand = round.hands[seat]
    if len(hand) == 1:
        return 500.0
    effect = round.rules.consequences[move.code].effect
    worth = _LAYING + weights.shed * round.rules.points[move.tile] + weights.double * (move.tile in _DOUBLES)
    worth += _pressure(round) * weights.attack.get(effect, 0.0)
    worth -= weights.keep.get(move.tile, 0.0) * min(len(hand), 4)
    worth += weights.follow_up * _follow_ups(round, move, reach)
    if move.tile == WILD_FOUR_TILE and round.ends:
        rest = [tile for tile in hand if tile != move.tile]
        worth -= _FOUL * round.rules.colour_match(rest, round.ends)
    return worth


def _pressure(round: UnoRound) -> float:
    """Return how near the next player is to going out: higher with fewer domos, at most 3."""
    after = (round.turn + round.direction) % len(round.hands)
    return 3.0 / len(round.hands[after]) if round.hands[after] else 1.0


def _follow_ups(round: UnoRound, move: Move, reach: Sequence[tuple[str, int]]) -> int:
    """Return how many of the other domos in the hand fit some end after ``move``.

    Args:
        reach: what :func:`_reach` returns.
    """
    done = round.rules.consequences[move.code]
    if done.arm == CENTRAL:
        return 0
    others, joins = ~(1 << done.arm), round.rules.joins[done.end]
    return sum([tile != move.tile and (ends & others != 0 or tile in joins) for tile, ends in reach])
