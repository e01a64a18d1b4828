"""The quick value of a move of UNO Dominos, for the yardstick.

It reads the mover's hand, the sizes of the other hands and the table. From the determinized round it reads
only whether a Wild Draw Four in question was a foul, so the average over worlds weighs that by its odds.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Move
from engine.games.uno_dominos.notation import CENTRAL
from engine.games.uno_dominos.position import NOBODY
from engine.games.uno_dominos.round import UnoRound
from engine.games.uno_dominos.tiles import WILD_FOUR_TILE

_ATTACK = {"draw_two": 12.0, "skip": 8.0, "reverse": 3.0, "draw_four": 16.0, "dead_end": 0.0}
_LAYING = 40.0
_FOUL = 60.0
_ONLY_WHEN_NEEDED = {"W-W": 15.0, WILD_FOUR_TILE: 10.0, "DE-DE": 4.0}


def heuristic(round: UnoRound, moves: Sequence[Move]) -> list[float]:
    """Return the value of each of ``moves`` of the seat that must move or of one that may call or catch."""
    shout = 900.0 if round.owing != NOBODY or any(move.code >= 0 for move in moves) else -1.0
    return [_lay(round, move) if move.code >= 0 else _other(round, move, shout) for move in moves]


def _other(round: UnoRound, move: Move, shout: float) -> float:
    match move.verb:
        case "catch":
            return 1000.0
        case "call":
            return shout
        case "challenge":
            return 20.0 if round.foul() else -2.0
        case "return":
            return _burden(round, move.tile)
        case _:
            return 0.0


def _burden(round: UnoRound, tile: str) -> float:
    """Return the value of getting rid of a domo: its points, less the value of keeping it."""
    return round.rules.points[tile] - 2 * _ONLY_WHEN_NEEDED.get(tile, 0.0)


def _lay(round: UnoRound, move: Move) -> float:
    seat = round.turn
    hand = round.hands[seat]
    if len(hand) == 1:
        return 500.0
    effect = round.rules.consequences[move.code].effect
    rest = [tile for tile in hand if tile != move.tile]
    worth = _LAYING + round.rules.points[move.tile] + _pressure(round) * _ATTACK.get(effect, 0.0)
    worth -= _ONLY_WHEN_NEEDED.get(move.tile, 0.0) * min(len(hand), 4)
    worth += 3 * _follow_ups(round, move, rest)
    if move.tile == WILD_FOUR_TILE and round.ends and round.rules.colour_match(rest, round.ends):
        worth -= _FOUL
    return worth


def _pressure(round: UnoRound) -> float:
    """Return how near the next player is to going out."""
    after = (round.turn + round.direction) % len(round.hands)
    return 3.0 / len(round.hands[after]) if round.hands[after] else 1.0


def _follow_ups(round: UnoRound, move: Move, rest: list[str]) -> int:
    """Return how many of the other domos fit somewhere after ``move``."""
    done = round.rules.consequences[move.code]
    arm, end = done.arm, done.end
    if arm == CENTRAL:
        return 0
    ends = [end if place == arm else old for place, old in enumerate(round.ends)]
    live = [round.rules.joins[code] for code in ends]
    return sum(any(tile in joins for joins in live) for tile in rest)
