"""Whether endings are played as they are solved: ``python -m tests.strength.endings 1000 --game all-fives``.

An ending is a choice between two seats with an empty stock, so that neither seat has hidden information. Each
ending is reached by random play. The move that an expert chooses is compared with the result of an exhaustive
search. The last line says how many endings were solved and how many of those were misplayed.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from itertools import count
from random import Random

from engine import GAMES, Game, Match, Move, Round, Seat
from engine.players.levels import LEVELS, apart, different
from engine.players.search import Search, Worlds

WITH_ENDINGS = ("all-fives", "domino-4", "mexican-train")
"""The games whose stock two seats use up. In Block Dominoes the stock is not drawn; in UNO Dominos it lasts.
"""
TILES = 9
"""Endings with more tiles in both hands take too long for an exhaustive search."""
TRIED = 60_000
"""The most moves of an exhaustive search. An ending that needs more is left out."""
LONGEST = 400
"""Moves after which a match is abandoned."""


class TooLargeError(Exception):
    """An exhaustive search needs more than ``TRIED`` moves."""


class Everything:
    """The values of the moves of an ending, by exhaustive search."""

    def __init__(self, game: Game, round: Round) -> None:
        self._game, self._round = game, round
        self._seat: Seat = round.waiting()[0]
        self._tried = 0

    def best(self, moves: list[Move]) -> set[str]:
        """Return the texts of those ``moves`` with the highest value.

        Raises:
            TooLargeError: the search needs more than ``TRIED`` moves.
        """
        values = {move.text: self._after(self._round, self._seat, move) for move in moves}
        most = max(values.values())
        return {text for text, value in values.items() if value >= most - 1e-9}

    def _after(self, round: Round, mover: Seat, move: Move) -> float:
        self._count()
        after = round.copy()
        after.apply(mover, move)
        return self._value(after)

    def _count(self) -> None:
        self._tried += 1
        if self._tried > TRIED:
            raise TooLargeError

    def _value(self, round: Round) -> float:
        """Return the value of a round to the searching seat if both play best.

        It may change ``round``, in which it plays forced moves.
        """
        while True:
            outcome = round.outcome()
            if outcome is not None:
                return self._game.gain(round, outcome, self._seat)
            mover = round.waiting()[0]
            moves = round.legal(mover)
            if len(moves) > 1:
                break
            self._count()
            round.apply(mover, moves[0])
        values = [self._after(round, mover, move) for move in moves]
        return max(values) if mover == self._seat else min(values)


def endings(name: str, numbers: Iterable[int] | None = None) -> Iterator[tuple[Match, list[Move]]]:
    """Yield matches that random play brought to an ending, with the moves its seat can choose from.

    Matches are tried without end, or only those of the given numbers.
    """
    for number in count() if numbers is None else numbers:
        match, rng = Match(GAMES[name](), 2, f"endings/{number}"), Random(number)
        for _ in range(LONGEST):
            if match.winners is not None:
                break
            seat = match.round.waiting()[0]
            legal = match.round.legal(seat)
            if not match.round.stock and sum(map(len, match.round.hands)) <= TILES:
                moves, shouts = apart(match.game, legal)
                choice = [] if shouts else different(match.game, match.round.view(seat), moves)
                if len(choice) > 1:
                    yield match, choice
                    break
            match.play(seat, rng.choice(legal).text)


def misplayed(match: Match, moves: list[Move], seed: int) -> bool | None:
    """Return whether an expert would misplay an ending, or None if it is too large to be solved."""
    seat = match.round.waiting()[0]
    seen, budget = match.seen(seat), LEVELS["expert"].budget
    assert budget is not None
    search = Search(match.game, seen.view, budget)
    chosen = search.best(moves, Worlds(match.game, seen, Random(seed)))
    if not search.solved:
        return None
    try:
        return chosen.text not in Everything(match.game, match.round).best(moves)
    except TooLargeError:
        return None


def sweep(name: str, wanted: int, numbers: Iterable[int] | None = None) -> tuple[int, int]:
    """Return how many endings were tried until `wanted` were solved, and how many of those were misplayed.

    Raises:
        ValueError: the matches of the given ``numbers`` have too few endings.
    """
    found: list[bool] = []
    for seed, (match, moves) in enumerate(endings(name, numbers)):
        wrong = misplayed(match, moves, seed)
        if wrong is not None:
            found.append(wrong)
        if len(found) == wanted:
            return seed + 1, sum(found)
    raise ValueError(f"only {len(found)} endings of these matches can be solved")


def main() -> None:
    """Read the command line, search the endings and print the counts."""
    parser = argparse.ArgumentParser(prog="python -m tests.strength.endings", description=__doc__)
    parser.add_argument("endings", type=int, nargs="?", default=1000)
    parser.add_argument("--game", choices=WITH_ENDINGS, default="all-fives")
    asked = parser.parse_args()
    looked_at, wrong = sweep(asked.game, asked.endings)
    print(f"{asked.game}: {wrong} of {asked.endings} solved endings misplayed; {looked_at} were tried")


if __name__ == "__main__":
    main()
