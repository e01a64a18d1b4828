"""Random moves per second of every game, compared with two other packages.

    make bench
    python -m tests.benchmarks.engine [seconds per figure]

The other packages are ``dominoes`` and ``rlcard`` (its UNO), in the versions that the extra ``bench`` pins.
``make bench`` installs them. If ``rlcard`` is missing, its lines are left out. Our games ask for the legal
moves of the seat that must move and build every event. RLCard asks for its legal actions, and in a second
line also builds the player's state, as our line "views" builds a view. All take turns of a tenth of a second,
so that other work of the machine slows all of them alike. Compare only figures of the same run.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from random import Random
from time import process_time
from timeit import repeat
from typing import Any

import dominoes

try:
    from rlcard.games.uno import Game as RLCardUno
except ImportError:
    RLCardUno = None

from engine import GAMES, Game, Round

SEATS, DEALS, SLICE = 4, 20, 0.1


@dataclass
class Contender:
    """A program that plays random rounds, with its counts so far."""

    name: str
    deal: Callable[[int], Any]
    """Returns a round by its number. Dealing is not timed."""
    play: Callable[[Any], int]
    """Plays a round to its end and returns the number of moves."""
    moves: int = 0
    spent: float = 0.0
    """Seconds of CPU time."""
    dealt: int = 0

    def take_turn(self) -> None:
        """Play for about :data:`SLICE` seconds."""
        until = self.spent + SLICE
        while self.spent < until:
            rounds = [self.deal(self.dealt + number) for number in range(DEALS)]
            self.dealt += DEALS
            began = process_time()
            self.moves += sum(map(self.play, rounds))
            self.spent += process_time() - began

    @property
    def speed(self) -> float:
        """Return the moves per second."""
        return self.moves / self.spent


def race(contenders: Sequence[Contender], seconds: float) -> None:
    """Let all contenders take turns until each has played for `seconds`. The first turn only warms up."""
    for contender in contenders:
        contender.take_turn()
        contender.moves, contender.spent = 0, 0.0
    while min(contender.spent for contender in contenders) < seconds:
        for contender in contenders:
            contender.take_turn()


def ours(rng: Random, round: Round) -> int:
    """Play a round at random. Return the number of moves."""
    log: list[object] = []
    moves = 0
    while waiting := round.waiting():
        seat = waiting[0]
        legal = round.legal(seat)
        round.apply(seat, legal[int(rng.random() * len(legal))], log.append)
        moves += 1
    return moves


def ours_by_views(rng: Random, round: Round) -> int:
    """Play a round at random from the seats' views. Return the number of moves."""
    log: list[object] = []
    moves = 0
    while waiting := round.waiting():
        legal = round.view(waiting[0]).legal
        round.apply(waiting[0], legal[int(rng.random() * len(legal))], log.append)
        moves += 1
    return moves


def dominoes_moves(rng: Random, game: dominoes.Game) -> int:
    """Play a game of the package ``dominoes`` at random. Return the number of moves."""
    moves = 0
    while game.result is None:
        game.make_move(*game.valid_moves[int(rng.random() * len(game.valid_moves))])
        moves += 1
    return moves


def rlcard_deal(number: int) -> Any:
    """Return a new game of RLCard's UNO."""
    game = RLCardUno(num_players=SEATS)
    game.np_random.seed(number)
    game.init_game()
    return game


def rlcard_moves(rng: Random, game: Any) -> int:
    """Play RLCard's UNO at random without building states. Return the number of moves."""
    round, players = game.round, game.players
    moves = 0
    while not round.is_over:
        legal = round.get_legal_actions(players, round.current_player)
        round.proceed_round(players, legal[int(rng.random() * len(legal))])
        moves += 1
    return moves


def rlcard_moves_by_states(rng: Random, game: Any) -> int:
    """Play RLCard's UNO at random from the players' states. Return the number of moves."""
    state = game.get_state(game.get_player_id())
    moves = 0
    while not game.is_over():
        legal = state["legal_actions"]
        state, _ = game.step(legal[int(rng.random() * len(legal))])
        moves += 1
    return moves


def seats(game: Game) -> int:
    """Return the number of players of the benchmark, or the most that the game's rules allow if that is
    fewer."""
    return min(SEATS, game.seats[-1])


def dealt(game: Game, rng: Random, number: int) -> Round:
    """Deal a round. The number varies who draws first if no player can start."""
    return game.deal(seats(game), rng, number=number % 5)


def midgame(game: Game, moves: int) -> Round:
    """Return an unfinished round after `moves` random moves."""
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
    """Return the microseconds of one call, the best of five series."""
    return min(repeat(act, number=2000, repeat=5, timer=process_time)) / 2000 * 1e6


def costs(game: Game) -> str:
    """Return how many microseconds a deal, the legal moves, a copy, a view and a determinized round take."""
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


PEER = "dominoes (PyPI)"
UNO_PEER = "RLCard's UNO"


def contenders(rng: Random) -> list[Contender]:
    """Return the contenders of the race: the other packages, every game with default options, and two
    variants. The variants are Domino 4 with both options, and UNO Dominos played from the views."""
    found = [Contender(PEER, lambda _: dominoes.Game.new(), partial(dominoes_moves, rng))]
    for name, book in GAMES.items():
        found.append(Contender(name, partial(dealt, book(), rng), partial(ours, rng)))
    both = GAMES["domino-4"](hoeksteen=True, blufjoker=True)
    found.append(Contender("domino-4, both options", partial(dealt, both, rng), partial(ours, rng)))
    uno = GAMES["uno-dominos"]()
    found.append(Contender("uno-dominos, views", partial(dealt, uno, rng), partial(ours_by_views, rng)))
    if RLCardUno is not None:
        found.append(Contender(UNO_PEER, rlcard_deal, partial(rlcard_moves, rng)))
        found.append(Contender(f"{UNO_PEER}, states", rlcard_deal, partial(rlcard_moves_by_states, rng)))
    return found


def main(seconds: float) -> None:
    """Print the speed of every contender, and what the operations of each game cost."""
    field = contenders(Random(1))
    race(field, seconds)
    speeds = {contender.name: contender.speed for contender in field}
    for name, speed in speeds.items():
        print(f"{name:<24}{speed:>10,.0f} moves/s {speed / speeds[PEER]:>6.2f} x dominoes")
    for ending in ("", ", states"):
        if peer := speeds.get(UNO_PEER + ending):
            ratio = speeds["uno-dominos" + ending.replace("states", "views")] / peer
            print(f"uno-dominos is {ratio:.2f} x {UNO_PEER}{ending}")
    for name, book in GAMES.items():
        print(f"{name:<16} microseconds: {costs(book())}")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0)
