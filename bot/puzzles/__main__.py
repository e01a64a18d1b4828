"""Find more puzzles: ``python -m bot.puzzles --total 400``, until the file holds so many.

The games take turns. Each puzzle has a deal of its own, by a number that goes on where the file ends, so
that the same command finds the same puzzles on every machine.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count, cycle

from bot.puzzles import FILE, all_puzzles, written
from engine import GAMES
from engine.players.puzzles import Puzzle, find

SEATS = (2, 2, 3)
"""How many play, in turn where the game allows it: among more, proof takes long."""
PATIENCE = 3
"""Rounds in which a game is looked through in vain before it is the next game's turn."""


def main() -> None:
    """Add puzzles to the file, each as soon as it is found."""
    parser = argparse.ArgumentParser(prog="python -m bot.puzzles", description=__doc__.split("\n")[0])
    parser.add_argument("--total", type=int, default=400)
    total = parser.parse_args().total
    known = list(all_puzzles()) if FILE.exists() else []
    with FILE.open("a", encoding="utf-8") as file:
        for puzzle in found_after(known):
            if len(known) >= total:
                break
            known.append(puzzle)
            file.write(written([puzzle]))
            file.flush()
            print(f"{len(known)}/{total} {puzzle.game} {puzzle.seats} {puzzle.best}", flush=True)


def found_after(known: list[Puzzle]) -> Iterator[Puzzle]:
    """Yield puzzles that are not known yet, for ever, the games in turn."""
    games = cycle(GAMES[name]() for name in sorted(GAMES))
    game, tried = next(games), 0
    for number in count(max((int(puzzle.seed) for puzzle in known), default=-1) + 1):
        seats = min(SEATS[number % len(SEATS)], game.seats[-1])
        puzzle = find(game, seats, str(number))
        tried += 1
        if puzzle is not None:
            yield puzzle
        if puzzle is not None or tried == PATIENCE:
            game, tried = next(games), 0


if __name__ == "__main__":
    main()
