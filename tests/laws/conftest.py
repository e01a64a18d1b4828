"""Random positions of every registered game, for the laws.

Options, seats, the deal and the moment come from what the rule book itself declares, so a game is covered by
being registered. Hypothesis draws the number that they follow from.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import cache, partial
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from engine import GAMES, Game, Move, Round, Seat

settings.register_profile(
    "laws",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=100,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("laws")


class Position(NamedTuple):
    """A moment of a deal played at random."""

    game: Game
    seats: int
    round: Round
    rng: Random


def acts(round: Round) -> list[tuple[Seat, Move]]:
    """Everything anybody may do now."""
    return [(seat, move) for seat in range(len(round.hands)) for move in round.legal(seat)]


def played(round: Round, rng: Random, moves: int | None = None) -> list[tuple[Seat, Move]]:
    """Play at most ``moves`` random moves of any seat (all of them by default); returns them."""
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


# A number decides the options, the seats, the deal and the moment: a draw costs more than most of a position.
SEEDS = st.integers(0, 10**9)


def _game(name: str, rng: Random) -> Game:
    """A game with options picked at random, the default and the extremes alike."""
    book = GAMES[name]
    options = {field.name: rng.choice(_values(field)) for field in dataclasses.fields(book.Options)}
    try:
        return book(**options)
    except ValueError:  # options may contradict each other; a rule book says so when it is built
        return book()


@cache
def _length(name: str, seats: int) -> int:
    """So many moves may be made in a deal: some end sooner, so that their ends are met too."""
    deals = [GAMES[name]().deal(seats, Random(seed)) for seed in range(5)]
    return max(len(played(round, Random(seed))) for seed, round in enumerate(deals))


class Table(NamedTuple):
    """A game, how many play it, and all chance of what follows."""

    game: Game
    seats: int
    rng: Random


def _table(name: str, number: int) -> Table:
    rng = Random(number)
    game = _game(name, rng)
    return Table(game, rng.choice(game.seats), rng)


def _position(name: str, number: int) -> Position:
    game, seats, rng = _table(name, number)
    round = game.deal(seats, rng)
    played(round, rng, rng.randint(0, _length(name, seats)))
    return Position(game, seats, round, rng)


@pytest.fixture(params=sorted(GAMES))
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def games(name: str) -> st.SearchStrategy[Game]:
    return SEEDS.map(lambda number: _game(name, Random(number)))


@pytest.fixture
def tables(name: str) -> st.SearchStrategy[Table]:
    return SEEDS.map(partial(_table, name))


@pytest.fixture
def positions(name: str) -> st.SearchStrategy[Position]:
    return SEEDS.map(partial(_position, name))


@pytest.fixture
def anything() -> Callable[[Round], list[tuple[Seat, Move]]]:
    return acts


@pytest.fixture
def play() -> Callable[..., list[tuple[Seat, Move]]]:
    return played
