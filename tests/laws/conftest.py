"""Random positions of every registered game, for the laws.

Options, seats, the deal and the moment come from what the rule book declares, so every registered game is
covered. A number determines options, seats and deal. Each deal is played out once at random, and every law
examines it at a moment of its own.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import cache, partial
from random import Random
from typing import Any, NamedTuple

import pytest

from engine import GAMES, Game, Move, Round, Seat


class Position(NamedTuple):
    """One moment of a randomly played deal."""

    game: Game
    seats: int
    round: Round
    rng: Random


def acts(round: Round) -> list[tuple[Seat, Move]]:
    """Return every legal move of every seat."""
    return [(seat, move) for seat in range(len(round.hands)) for move in round.legal(seat)]


def played(round: Round, rng: Random, moves: int | None = None) -> list[tuple[Seat, Move]]:
    """Play at most ``moves`` random moves of any seat (all by default), and return them."""
    made: list[tuple[Seat, Move]] = []
    while round.waiting() and len(made) != moves:
        seat, move = rng.choice(acts(round))
        round.apply(seat, move)
        made.append((seat, move))
    return made


def _values(field: dataclasses.Field[Any]) -> list[Any]:
    choice = field.metadata["choice"]
    if choice.values:
        values: list[Any] = list(choice.values)
    elif choice.low < choice.high:
        values = [choice.low, choice.high]
    else:
        values = [False, True]
    return list(dict.fromkeys([field.default, *values]))


def _game(name: str, rng: Random) -> Game:
    """Return a game with random options, which include defaults and extremes."""
    book = GAMES[name]
    options = {field.name: rng.choice(_values(field)) for field in dataclasses.fields(book.Options)}
    try:
        return book(**options)
    except ValueError:  # options may contradict each other; building the rule book then raises
        return book()


@cache
def _length(name: str, seats: int) -> int:
    """Return how many moves to make at most: the length of the longest of five deals.

    The limit exceeds some deals, so that their ends are covered too.
    """
    deals = [GAMES[name]().deal(seats, Random(seed)) for seed in range(5)]
    return max(len(played(round, Random(seed))) for seed, round in enumerate(deals))


class Table(NamedTuple):
    """A game, the number of players, and the generator for everything after."""

    game: Game
    seats: int
    rng: Random


class Deal(NamedTuple):
    """A deal and the moves played in it, up to its end."""

    game: Game
    seats: int
    begun: Round
    moves: list[tuple[Seat, Move]]

    def after(self, moves: int | None = None) -> Round:
        """Return the round after ``moves`` moves, or after all of them."""
        round = self.begun.copy()
        for seat, move in self.moves[:moves]:
            round.apply(seat, move)
        return round


def _table(name: str, number: int) -> Table:
    rng = Random(number)
    game = _game(name, rng)
    return Table(game, rng.choice(game.seats), rng)


@cache
def _deal(name: str, number: int) -> Deal:
    game, seats, rng = _table(name, number)
    round = game.deal(seats, rng)
    return Deal(game, seats, round.copy(), played(round, rng))


def _position(name: str, law: str, number: int) -> Position:
    deal, rng = _deal(name, number), Random(f"{law} {number}")
    return Position(deal.game, deal.seats, deal.after(rng.randint(0, _length(name, deal.seats))), rng)


@pytest.fixture(params=sorted(GAMES))
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def tables(name: str) -> Callable[[int], Table]:
    return partial(_table, name)


@pytest.fixture
def deals(name: str) -> Callable[[int], Deal]:
    return partial(_deal, name)


@pytest.fixture
def positions(name: str, request: pytest.FixtureRequest) -> Callable[[int], Position]:
    return partial(_position, name, request.function.__name__)


@pytest.fixture
def anything() -> Callable[[Round], list[tuple[Seat, Move]]]:
    return acts


@pytest.fixture
def play() -> Callable[..., list[tuple[Seat, Move]]]:
    return played
