"""How many moves a second: every game of ours at random, and the PyPI package ``dominoes`` beside them.

    python -m tests.benchmarks.engine [seconds a figure]

Ours ask ``legal`` for the waited-for seat each move and build every event; what a deal costs is shown
apart. Figures of one run compare, figures of two runs do not.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from itertools import count
from random import Random
from time import process_time
from timeit import repeat
from typing import Any

import dominoes

from engine import GAMES, Game, Round

SEATS, DEALS = 4, 500


def ours(rng: Random, round: Round) -> int:
    """Plays a round at random; returns its moves."""
    log: list[object] = []
    moves = 0
    while waiting := round.waiting():
        seat = waiting[0]
        legal = round.legal(seat)
        round.apply(seat, legal[int(rng.random() * len(legal))], log.append)
        moves += 1
    return moves


def theirs(rng: Random, game: dominoes.Game) -> int:
    """The same of theirs."""
    moves = 0
    while game.result is None:
        game.make_move(*game.valid_moves[int(rng.random() * len(game.valid_moves))])
        moves += 1
    return moves


def seats(game: Game) -> int:
    """How many play: as many as the other games where the rules allow it."""
    return min(SEATS, game.seats[-1])


def dealt(game: Game, rng: Random, number: int) -> Round:
    """A round of ours; the number varies who draws first where nobody can start."""
    return game.deal(seats(game), rng, number=number % 5)


def moves_a_second(deal: Callable[[int], Any], play: Callable[[Any], int], seconds: float) -> float:
    """Plays rounds, dealing in batches off the clock, for about ``seconds`` of processor time."""
    spent, moves = 0.0, 0
    for batch in count():
        rounds = [deal(batch * DEALS + number) for number in range(DEALS)]
        began = process_time()
        moves += sum(map(play, rounds))
        spent += process_time() - began
        if spent >= seconds:
            break
    return moves / spent


def midgame(game: Game, moves: int) -> Round:
    """A round in which ``moves`` moves have been made."""
    for seed in count():
        rng = Random(seed)
        round = game.deal(seats(game), rng)
        for _ in range(moves):
            if round.waiting():
                seat = round.waiting()[0]
                round.apply(seat, rng.choice(round.legal(seat)))
        if round.waiting():
            return round
    raise AssertionError


def microseconds(act: Callable[[], object]) -> float:
    """The best of five, for one call."""
    return min(repeat(act, number=2000, repeat=5, timer=process_time)) / 2000 * 1e6


def costs(game: Game) -> str:
    """What searches and messages ask, in microseconds."""
    rng = Random(1)
    round = midgame(game, 12)
    seat = round.waiting()[0]
    seen = round.view(seat)
    asked: dict[str, Callable[[], object]] = {
        "deal": lambda: game.deal(seats(game), rng),
        "legal": lambda: round.legal(seat),
        "copy": round.copy,
        "view": lambda: round.view(seat),
        "determinize": lambda: game.determinize(seen, rng),
    }
    return ", ".join(f"{what} {microseconds(act):.1f}" for what, act in asked.items())


def main(seconds: float) -> None:
    """Print the table."""
    rng = Random(1)
    reference = moves_a_second(lambda _: dominoes.Game.new(), partial(theirs, rng), seconds)
    print(f"{'dominoes (PyPI)':<16} {reference:>10,.0f} moves/s")
    for name, book in GAMES.items():
        game = book()
        speed = moves_a_second(partial(dealt, game, rng), partial(ours, rng), seconds)
        print(f"{name:<16} {speed:>10,.0f} moves/s, {speed / reference:.1f} times as many; us: {costs(game)}")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0)
