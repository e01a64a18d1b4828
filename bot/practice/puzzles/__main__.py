"""Retire puzzles that need no thought, and find more, until every game has enough of them.

Usage: ``python -m bot.practice.puzzles --each 60 --since 2027-03-01``. Days before ``--since`` keep their
puzzles, so choose a day by which every bot has the new file. Games that lack puzzles take turns, all of them
or those named with ``--game``. Each puzzle has a deal of its own, numbered from where the file ends, so that
the same command finds the same puzzles on every machine.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from datetime import date
from itertools import count

from bot.practice.puzzles import FILE, DatedPuzzle, all_puzzles, written
from engine import GAMES, Match
from engine.players.puzzles import Puzzle, at_first_sight, equals, find

SEATS = (2, 2, 3)
"""How many seats play, in turn, if the game allows it. With more seats a proof takes long."""
PATIENCE = 3
"""How many deals of a game are searched without success before the next game's turn."""


def main() -> None:
    """Retire puzzles, then search until each game has ``--each``. Save the file after every change.

    Exit with an error if ``--since`` is before the newest puzzle's day.
    """
    known = list(all_puzzles())
    parser = argparse.ArgumentParser(prog="python -m bot.practice.puzzles", description=__doc__)
    parser.add_argument("--each", type=int, default=60)
    parser.add_argument("--since", type=date.fromisoformat, required=True)
    parser.add_argument("--game", choices=sorted(GAMES), action="append")
    arguments = parser.parse_args()
    if arguments.since < (latest := max(each.since for each in known)):
        parser.error(f"--since < {latest}")  # puzzles must be in the order of their days
    known = [_retired(each, arguments.since) for each in known]
    FILE.write_text(written(known), encoding="utf-8")
    search = Search(known, arguments.game or sorted(GAMES), arguments.each)
    while (puzzle := search.next()) is not None:
        known.append(DatedPuzzle(puzzle, arguments.since))
        FILE.write_text(written(known), encoding="utf-8")
        print(f"{search.have[puzzle.game]}/{arguments.each} {puzzle.game} {puzzle.best}", flush=True)


def _retired(dated: DatedPuzzle, day: date) -> DatedPuzzle:
    """Return a puzzle, usable only before ``day`` if it is still in use and needs no thought."""
    return dated._replace(until=day) if dated.until > day and trivial(dated.puzzle) else dated


def trivial(puzzle: Puzzle) -> bool:
    """Return whether a beginner's rule finds the answer."""
    game = GAMES[puzzle.game].of_saved(puzzle.options)
    round = Match.replay(game, puzzle.seats, puzzle.seed, puzzle.record).round
    view = round.view(round.waiting()[0])
    return at_first_sight(game, view) in equals(game, view, puzzle.best)


class Search:
    """A search for more puzzles that gives the games turns.

    Args:
        known: the puzzles of the file.
        names: the games to search.
        each: how many puzzles every game should have in the end.
    """

    def __init__(self, known: Sequence[DatedPuzzle], names: Sequence[str], each: int) -> None:
        self._names = list(names)
        self._each = each
        self._seeds = count(max((int(dated.puzzle.seed) for dated in known), default=-1) + 1)
        self.have = Counter(dated.puzzle.game for dated in known if dated.until == date.max)
        """How many puzzles each game has that will stay in use."""

    def next(self) -> Puzzle | None:
        """Return the next puzzle; None if every game has enough.

        Go on to the next game after a puzzle, or after ``PATIENCE`` attempts in vain.
        """
        while lacking := [name for name in self._names if self.have[name] < self._each]:
            name = lacking[0]
            self._names.remove(name)
            self._names.append(name)
            for _ in range(PATIENCE):
                if (puzzle := self._tried(name)) is not None:
                    self.have[name] += 1
                    return puzzle
        return None

    def _tried(self, name: str) -> Puzzle | None:
        game, number = GAMES[name](), next(self._seeds)
        return find(game, max(min(SEATS[number % len(SEATS)], game.seats[-1]), game.seats[0]), str(number))


if __name__ == "__main__":
    main()
