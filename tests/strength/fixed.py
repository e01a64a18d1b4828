"""Players with one fixed habit, which otherwise play like a level. They show what can be exploited in it.

A habit narrows the legal moves of a seat before the level chooses among them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Final, TypeAlias, cast

from engine import Game, Move, Seen, View
from engine.games.domino_four.tiles import JOKER
from engine.games.uno_dominos.rules import compiled, ends_after
from engine.games.uno_dominos.tiles import WILD_FOUR_TILE
from engine.games.uno_dominos.view import UnoView
from engine.players.levels import Level, choose

Habit: TypeAlias = Callable[[View], Sequence[Move]]
"""Returns the legal moves that the habit leaves; all of them if it leaves none to a seat that must act."""


def _if_any(wanted: Callable[[View, Move], bool]) -> Habit:
    """Return the habit to make one of the ``wanted`` moves whenever one is legal."""
    return lambda view: [move for move in view.legal if wanted(view, move)] or view.legal


def _never(unwanted: Callable[[View, Move], bool]) -> Habit:
    """Return the habit to make none of the ``unwanted`` moves unless no other is legal."""

    def left(view: View) -> Sequence[Move]:
        moves = [move for move in view.legal if not unwanted(view, move)]
        return moves if moves or view.seat not in view.waiting else view.legal

    return left


def _verb(verb: str) -> Callable[[View, Move], bool]:
    return lambda _view, move: move.verb == verb


def _covers(_view: View, move: Move) -> bool:
    return move.verb == "bluff" and move.tile == JOKER


def _lies(_view: View, move: Move) -> bool:
    return move.verb == "bluff" and move.tile != JOKER


def _fouls(view: View, move: Move) -> bool:
    """Return whether ``move`` lays a Wild Draw Four that proof would show to be a foul (A13)."""
    if move.verb != "lay" or move.tile != WILD_FOUR_TILE or not view.laid:
        return False
    rest = [tile for tile in view.hand if tile != WILD_FOUR_TILE]
    options = cast("UnoView", view).options
    return compiled(options).colour_match(rest, ends_after(view.laid))


HABITS: Final[Mapping[str, Habit]] = MappingProxyType(
    {
        "always-accuses": _if_any(_verb("accuse")),
        "never-accuses": _never(_verb("accuse")),
        "covers-jokers": _if_any(_covers),
        "never-lies": _never(_lies),
        "always-lies": _if_any(_lies),
        "always-challenges": _if_any(_verb("challenge")),
        "never-challenges": _never(_verb("challenge")),
        "never-fouls": _never(_fouls),
        "always-fouls": _if_any(_fouls),
        "never-calls": _never(_verb("call")),
        "never-catches": _never(_verb("catch")),
        "always-draws": _if_any(_verb("draw")),
        "never-draws": _never(_verb("draw")),
    }
)
"""All habits by name."""


def fixed(level: Level, habit: Habit) -> Callable[[Game, Seen, Random], Move | None]:
    """Return a player with a habit that plays like ``level`` in all else."""

    def made(game: Game, seen: Seen, rng: Random) -> Move | None:
        left = tuple(habit(seen.view))
        if not left:
            return None
        return choose(game, replace(seen, view=replace(seen.view, legal=left)), rng, level)

    return made
