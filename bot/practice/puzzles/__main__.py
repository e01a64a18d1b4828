"""Find more puzzles, until the file holds the total.

Usage: ``python -m bot.practice.puzzles --total 500 --since 2027-03-01``. Days before ``--since`` keep their
puzzles, so choose a day by which every bot has the new file. Games take turns, all of them or those named
with ``--game``. Each puzzle has a deal of its own, numbered from where the file ends, so that the same
command finds the same puzzles on every machine.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from datetime import date
from itertools import count, cycle

from bot.practice.puzzles import FILE, DatedPuzzle, all_puzzles, written
from engine import GAMES
from engine.players.puzzles import Puzzle, find

SEATS = (2, 2, 3)
"""How many seats play, in turn, if the game allows it. With more seats a proof takes long."""
PATIENCE = 3
"""How many deals of a game are searched without success before the next game's turn."""


def main() -> None:
    """Search for puzzles until there are ``--total``, and append each to the file as soon as it is found.
    Exit with an error if ``--since`` is before the newest puzzle's day.
    """
    known = list(all_puzzles())
    parser = argparse.ArgumentParser(prog="python -m bot.practice.puzzles", description=__doc__)
    parser.add_argument("--total", type=int, default=400)
    parser.add_argument("--since", type=date.fromisoformat, required=True)
    parser.add_argument("--game", choices=sorted(GAMES), action="append")
    arguments = parser.parse_args()
    if arguments.since < (latest := max(each.since for each in known)):
        parser.error(f"--since < {latest}")  # puzzles must be in the order of their days
    with FILE.open("a", encoding="utf-8") as file:
        for puzzle in found_after(known, arguments.game or sorted(GAMES)):
            if len(known) >= arguments.total:
                break
            known.append(DatedPuzzle(puzzle, arguments.since))
            file.write(written(known[-1:]))
            file.flush()
            print(f"{len(known)}/{arguments.total} {puzzle.game} {puzzle.seats} {puzzle.best}", flush=True)


def found_after(known: Sequence[DatedPuzzle], names: Sequence[str]) -> Iterator[Puzzle]:
    """Yield new puzzles without end, taking the named games in turn. Go on to the next game after a puzzle,
    or after ``PATIENCE`` attempts in vain.
    """
    games = cycle(GAMES[name]() for name in names)
    game, tried = next(games), 0
    for number in count(max((int(each.puzzle.seed) for each in known), default=-1) + 1):
        seats = min(SEATS[number % len(SEATS)], game.seats[-1])
        puzzle = find(game, seats, str(number))
        tried += 1
        if puzzle is not None:
            yield puzzle
        if puzzle is not None or tried == PATIENCE:
            game, tried = next(games), 0


if __name__ == "__main__":
    main()
