"""Find more puzzles: ``python -m bot.practice.puzzles --total 500 --since 2027-03-01``, until the file holds
so many.

Days before that have the puzzles they had, so name one by which every bot has the new file. All games take
turns, or those that ``--game`` names. Each puzzle has a deal of its own, by a number that goes on where the
file ends, so that the same command finds the same puzzles on every machine.
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
"""How many play, in turn where the game allows it: among more, proof takes long."""
PATIENCE = 3
"""Rounds in which a game is looked through in vain before it is the next game's turn."""


def main() -> None:
    """Add puzzles to the file, each as soon as it is found."""
    known = list(all_puzzles())
    parser = argparse.ArgumentParser(prog="python -m bot.practice.puzzles", description=__doc__)
    parser.add_argument("--total", type=int, default=400)
    parser.add_argument("--since", type=date.fromisoformat, required=True)
    parser.add_argument("--game", choices=sorted(GAMES), action="append")
    asked = parser.parse_args()
    if asked.since < (latest := max(each.since for each in known)):
        parser.error(f"--since < {latest}")  # puzzles may follow those of the file, not go before
    with FILE.open("a", encoding="utf-8") as file:
        for puzzle in found_after(known, asked.game or sorted(GAMES)):
            if len(known) >= asked.total:
                break
            known.append(DatedPuzzle(puzzle, asked.since))
            file.write(written(known[-1:]))
            file.flush()
            print(f"{len(known)}/{asked.total} {puzzle.game} {puzzle.seats} {puzzle.best}", flush=True)


def found_after(known: Sequence[DatedPuzzle], names: Sequence[str]) -> Iterator[Puzzle]:
    """Yield puzzles that are not known yet, for ever, the games of these names in turn."""
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
