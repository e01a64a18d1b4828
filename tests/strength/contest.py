"""One deal between two computer players, once from every seat or by every team. Knows no statistics."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from time import process_time
from typing import Any

from engine import GAMES, Game, Match, Move, Seat, Seen
from engine.players.levels import LEVELS, choose
from tests.strength import today
from tests.strength.fixed import HABITS, fixed

Player = Callable[[Game, Seen, Random], Move | None]
"""Returns a legal move, or None to decline a chance that play does not wait for."""


def player(name: str) -> Player:
    """Return the player of this name: a level's, that of a level with a habit (``casual+never-lies``), or the
    yardstick ``today``.

    ``adaptive`` plays like ``strong`` and bluffs like ``expert``, which takes a hundred times as long.
    """
    if name == "today":
        return today.choose
    name, _, habit = name.partition("+")
    level = ADAPTIVE if name == ADAPTIVE.name else LEVELS[name]
    if habit:
        return fixed(level, HABITS[habit])
    return lambda game, seen, rng: choose(game, seen, rng, level)


NAMES = ("today", *LEVELS)
ADAPTIVE = replace(LEVELS["strong"], name="adaptive", adapts=True)


@dataclass(frozen=True)
class Cell:
    """What is measured: one player against another at one table."""

    game: str
    seats: int
    hero: str
    against: str
    preset: str
    whole: bool
    """Whether whole matches are played instead of single rounds."""

    @property
    def book(self) -> Game:
        """Return the rule book with the preset's options."""
        book = GAMES[self.game]
        options: dict[str, Any] = dict(book.presets[self.preset]) if self.preset else {}
        return book(**options)


@dataclass(frozen=True)
class Score:
    """The hero's result in one deal, the mean over all seats or teams it played from."""

    deal: int
    won: float
    """The share of the win, split among several winners, or among all seats if there is no winner."""
    margin: float
    """The hero's points above the mean of the others; reversed if low points are good."""
    decisions: int
    """How often it had to choose between moves."""
    seconds: float
    """CPU time of these choices."""
    slowest: float


class Stopwatch:
    """A player that records the CPU time of another player's choices."""

    def __init__(self, thinking: Player, *, timed: bool = True) -> None:
        self._thinking, self._timed = thinking, timed
        self.spent: list[float] = []

    def __call__(self, game: Game, seen: Seen, rng: Random) -> Move | None:
        """Return the move of the timed player, or None. Record its CPU time if there was a choice."""
        if not self._timed:
            return self._thinking(game, seen, rng)
        began = process_time()
        move = self._thinking(game, seen, rng)
        if len(seen.view.legal) > 1:
            self.spent.append(process_time() - began)
        return move


def contest(cell: Cell, deal: int) -> Score:
    """Play deal number ``deal`` once with the hero in every seat, or as every team. Return the mean score.

    A player with a habit is not timed, since asking for the CPU time can cost as much as a choice.
    """
    other, book = player(cell.against), cell.book
    hero = Stopwatch(player(cell.hero), timed="+" not in cell.hero)
    sides = book.teams(cell.seats) or [(seat,) for seat in range(cell.seats)]
    won, margin = 0.0, 0.0
    for side in sides:
        players = [hero if seat in side else other for seat in range(cell.seats)]
        winners, points = _played(cell, deal, players)
        shared = len(winners) or cell.seats
        won += len(side) * (side[0] in winners or not winners) / shared
        others = [score for seat, score in enumerate(points) if seat not in side]
        margin += points[side[0]] - sum(others) / len(others)
    sign, played = -1 if book.lowest_wins else 1, len(sides)
    spent = hero.spent
    return Score(deal, won / played, sign * margin / played, len(spent), sum(spent), max(spent, default=0))


def _played(cell: Cell, deal: int, players: list[Player]) -> tuple[tuple[Seat, ...], tuple[int, ...]]:
    """Play the match, or its first round. Return the winners and the points."""
    match = Match(cell.book, cell.seats, f"strength/{deal}")
    while match.winners is None and (cell.whole or not match.rounds):
        seat, move = _next(match, players)
        match.play(seat, str(move))
    if cell.whole:
        assert match.winners is not None
        return match.winners, tuple(match.totals)
    return match.outcomes[0].winners, match.outcomes[0].scores


def _next(match: Match, players: list[Player]) -> tuple[Seat, Move]:
    """Return the seat that moves next, and its move. Seats that may act out of turn are asked first."""
    waiting = match.round.waiting()
    for seat in range(match.seats):
        if seat not in waiting and match.round.legal(seat):
            move = _asked(match, players, seat)
            if move is not None:
                return seat, move
    move = _asked(match, players, waiting[0])
    assert move is not None
    return waiting[0], move


def _asked(match: Match, players: list[Player], seat: Seat) -> Move | None:
    rng = Random(f"{match.seed}/{seat}/{len(match.record)}")
    return players[seat](match.game, match.seen(seat), rng)
