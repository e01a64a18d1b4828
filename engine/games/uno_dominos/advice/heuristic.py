"""Estimates moves of UNO Dominos at a glance, for computer players.

It looks only at the mover's own hand, the sizes of the others and the table. Of hidden domos it uses only
whether a Wild Draw Four in question was a foul, so averaging over worlds gives odds. The weights were learnt
from rounds that were played out; ``weights.json`` has them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from engine.core import Move
from engine.games.uno_dominos.advice.domo_sets import changes, domo_set, fitting_elsewhere
from engine.games.uno_dominos.notation import LAYS
from engine.games.uno_dominos.position import NOBODY
from engine.games.uno_dominos.round import UnoRound
from engine.games.uno_dominos.rules import Rules
from engine.games.uno_dominos.tiles import COLOURLESS, KINDS, SET, WILD_FOUR_TILE, is_double

_CATCH, _CALL, _LAST = 4000.0, 3000.0, 2000.0
"""More than any lay can be worth: catching, calling in time, and laying the last domo."""
_FOUL: Final = 300.0
"""What it costs to lay a Wild Draw Four that is a foul (A15)."""
_ACTING: Final = 60.0
"""What it costs to give back a domo that acts on the next player."""
_FITTING_LATER: Final = {"W-W": 110.0, WILD_FOUR_TILE: 160.0, "DE-DE": 100.0}
"""What it costs to give back a domo that fits later too."""
_MANY: Final = 6
"""A hand with more domos counts as one with this many."""
_FOLLOW_UPS: Final = 4
"""More domos that fit afterwards count as this many."""
_FOURS: Final = frozenset(lay.move.code for lay in LAYS if lay.move.tile == WILD_FOUR_TILE)
_DOUBLES: Final = frozenset(tile for tile in KINDS if is_double(tile) and tile not in COLOURLESS)


class Weights(NamedTuple):
    """What makes a lay worth more, where a round won is worth 500. The worth is linear in the weights, which
    ``python -m tests.strength.tuning`` learns.

    A seat's *nearness* to going out is 3 divided by the number of its domos.
    """

    laying: float
    """For any lay. To keep the domo just drawn is worth 0."""
    shed: float
    """For each point laid."""
    double: float
    """For a double, which joins no other double (UN4)."""
    follow_up: float
    """For each other domo in the hand that fits afterwards, at most four."""
    stranded: float
    """If no other domo in the hand fits afterwards."""
    openness: float
    """For the share of all domos that fit afterwards, times the nearness of the nearest other seat."""
    draw_two: float
    draw_two_near: float
    """Times the nearness of the next seat; likewise for the other effects."""
    draw_four: float
    draw_four_near: float
    skip: float
    skip_near: float
    reverse: float
    reverse_near: float
    """Times how much nearer the previous seat is than the next one, whose turn it takes."""
    dead_end: float
    wild: float
    wild_early: float
    """For a Wild, for each domo in the hand, at most six."""


def _learnt() -> dict[str, Weights]:
    saved = json.loads(files(__package__).joinpath("weights.json").read_text(encoding="utf-8"))
    return {name: Weights(**saved[name]) for name in ("duel", "table")}


WEIGHTS: Final = _learnt()
"""The weights in use: ``duel`` at a table of two, ``table`` at a larger one."""


def heuristic(round: UnoRound, moves: Sequence[Move], weights: Weights | None = None) -> list[float]:
    """Return the worth of each of ``moves`` of the seat waited for, or of a seat that may call or catch.

    Args:
        round: the round in which the moves are legal.
        moves: the moves of one seat.
        weights: what to weigh lays by; None for the weights learnt for tables of this size.
    """
    weights = weights or WEIGHTS["duel" if len(round.hands) == 2 else "table"]
    lays = [move.code for move in moves if move.code >= 0]
    worths = _lays(round, lays, weights) if lays else []
    if len(lays) == len(moves):
        return worths
    shout = _CALL if lays or round.owing != NOBODY else -1.0
    of_lays = iter(worths)
    return [next(of_lays) if move.code >= 0 else _other(round, move, shout) for move in moves]


def _other(round: UnoRound, move: Move, shout: float) -> float:
    match move.verb:
        case "catch":
            return _CATCH
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
    acts = any(letter in tile for letter in "DSR")
    return round.rules.points[tile] - _ACTING * acts - _FITTING_LATER.get(tile, 0.0)


def _lays(round: UnoRound, lays: Sequence[int], weights: Weights) -> list[float]:
    """Return the worth of each lay of the seat in turn, given by its code."""
    rules, hand = round.rules, round.hands[round.turn]
    if len(hand) == 1:
        return [_LAST] * len(lays)
    plain, effects = _plain(rules, weights, min(len(hand), _MANY)), _effects(round, weights)
    choices, openness = _choices(weights), _openness(round, weights)
    held, elsewhere, changed = domo_set(hand), fitting_elsewhere(rules, round.ends), changes(rules)
    worths = []
    for code in lays:
        arm, there, others, effect = changed[code]
        fitting = elsewhere[arm] | there
        choice = choices[(fitting & held & others).bit_count()]
        worths.append(plain[code] + effects[effect] + choice + openness * fitting.bit_count())
    if hand[-1] == WILD_FOUR_TILE and round.ends and _is_foul(round, hand):
        return [worth - _FOUL * (code in _FOURS) for code, worth in zip(lays, worths, strict=True)]
    return worths


def _is_foul(round: UnoRound, hand: Sequence[str]) -> bool:
    """Return whether laying a Wild Draw Four would be a foul."""
    return round.rules.colour_match([tile for tile in hand if tile != WILD_FOUR_TILE], round.ends)


@lru_cache(maxsize=64)
def _plain(rules: Rules, weights: Weights, held: int) -> Sequence[float]:
    """Return by move code what a domo itself is worth laying from a hand of ``held`` domos."""
    return [
        weights.laying
        + weights.shed * rules.points[done.tile]
        + weights.double * (done.tile in _DOUBLES)
        + (weights.wild + weights.wild_early * held) * (done.tile == "W-W")
        for done in rules.consequences
    ]


@lru_cache(maxsize=16)
def _choices(weights: Weights) -> Sequence[float]:
    """Return the worth of having 0, 1, 2 and so on domos that fit afterwards."""
    more = [weights.follow_up * min(count, _FOLLOW_UPS) for count in range(1, len(SET))]
    return [weights.stranded, *more]


def _openness(round: UnoRound, weights: Weights) -> float:
    """Return what each domo of the set that fits after a lay adds to its worth."""
    fewest = min([len(hand) for seat, hand in enumerate(round.hands) if seat != round.turn])
    return weights.openness * _nearness(fewest) / len(SET)


def _effects(round: UnoRound, weights: Weights) -> Mapping[str, float]:
    """Return the worth of each effect of a lay."""
    seats = len(round.hands)
    following = round.hands[(round.turn + round.direction) % seats]
    return _effects_on(len(following), len(round.hands[(round.turn - round.direction) % seats]), weights)


@lru_cache(maxsize=512)
def _effects_on(following: int, previous: int, weights: Weights) -> Mapping[str, float]:
    """Return the worth of each effect, given how many domos the next and the previous seat hold."""
    near = _nearness(following)
    return {
        "": 0.0,
        "draw_two": weights.draw_two + weights.draw_two_near * near,
        "draw_four": weights.draw_four + weights.draw_four_near * near,
        "skip": weights.skip + weights.skip_near * near,
        "reverse": weights.reverse + weights.reverse_near * (_nearness(previous) - near),
        "dead_end": weights.dead_end,
    }


def _nearness(held: int) -> float:
    return 3.0 / max(held, 1)
