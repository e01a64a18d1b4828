"""Positions that the yardstick plays badly and the expert plays well.

    python -m tests.strength.positions --game uno-dominos

This command finds those of a game anew and writes ``positions.jsonl``, one position a line. All games take
about ten minutes of two cores. A position is kept if ``today`` makes the same move with every seed of
:data:`SEEDS`, the expert makes another, also with every seed, and a search with twenty times the expert's
budget, in other deals, finds the expert's move better by :data:`CLEAR` standard errors.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from engine import GAMES, Game, Match, Move, Seat
from engine.players.levels import LEVELS, apart, choose, different
from engine.players.search import Search, Worlds
from tests.strength import today

FILE: Final = Path(__file__).with_name("positions.jsonl")
SEEDS: Final = range(12)
CLEAR: Final = 6.0
EACH: Final = 10
"""Positions of each game. No two are of one match."""
TABLES: Final[tuple[tuple[str, int, dict[str, Any]], ...]] = (
    ("all-fives", 2, {}),
    ("block", 2, {}),
    ("domino-4", 2, {}),
    ("mexican-train", 4, {"short_game": True}),
    ("uno-dominos", 2, {}),
)
"""The game, its seats and its options."""


@dataclass(frozen=True)
class Position:
    """A decision of one seat in a match, with a bad and a good move in notation."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    record: list[tuple[Seat, str]]
    """The moves of the round before the decision, by seat."""
    bad: str
    good: str

    def match(self) -> Match:
        """Return the match at the decision."""
        match = Match(GAMES[self.game](**self.options), self.seats, self.seed)
        for seat, text in self.record:
            match.play(seat, text)
        return match


def kept() -> list[Position]:
    """Return the positions of the file."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return [Position(**json.loads(line)) for line in lines]


def found(table: tuple[str, int, dict[str, Any]], number: int) -> Position | None:
    """Return the first position of a round that the yardstick misplays, or None if it misplays none."""
    name, seats, options = table
    game, seed = GAMES[name](**options), f"positions/{number}"
    match, record = Match(game, seats, seed), list[tuple[Seat, str]]()
    while not match.rounds:
        seat = match.round.waiting()[0]
        if len(apart(game, match.round.view(seat).legal)[0]) > 1 and (
            pair := _misplayed(match, seat, number)
        ):
            return Position(name, seats, options, seed, record, *pair)
        move = choose(game, match.seen(seat), Random(f"{seed}/{len(record)}"), LEVELS["strong"])
        assert move is not None
        match.play(seat, move.text)
        record.append((seat, move.text))
    return None


def _misplayed(match: Match, seat: Seat, number: int) -> tuple[str, str] | None:
    """Return the yardstick's move and the expert's better one; None unless one is clearly better."""
    game, seen = match.game, match.seen(seat)
    bad = _constant(today.choose(game, seen, Random(seed)) for seed in SEEDS)
    if bad is None:
        return None
    good = _constant(choose(game, seen, Random(seed), LEVELS["expert"]) for seed in SEEDS)
    if good is None or good == bad:
        return None
    return (bad.text, good.text) if _clear(game, match, seat, (bad, good), number) else None


def _constant(moves: Iterator[Move | None]) -> Move | None:
    """Return the move if all are the same, else None. Stops at the first that differs."""
    first = next(moves)
    return first if all(move == first for move in moves) else None


def _clear(game: Game, match: Match, seat: Seat, pair: tuple[Move, Move], number: int) -> bool:
    seen = match.seen(seat)
    if not set(pair) <= set(different(game, seen.view, apart(game, seen.view.legal)[0])):
        return False
    budget = LEVELS["expert"].budget
    assert budget is not None
    large = replace(budget, worlds=20 * budget.worlds, nodes=20 * budget.nodes)
    search = Search(game, seen.view, large)
    values = search.weighed(pair, Worlds(game, seen, Random(f"judge/{number}")))
    leads = [good - bad for bad, good in zip(*(values[move] for move in pair), strict=True)]
    if search.solved:
        return leads[0] > 0
    error = stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else 0.0
    return error > 0 and fmean(leads) >= CLEAR * error


def main() -> None:
    """Find :data:`EACH` positions of the games named, or of all, and write the file."""
    names = [name for name, _, _ in TABLES]
    parser = argparse.ArgumentParser(prog="python -m tests.strength.positions", description=__doc__)
    parser.add_argument("--game", choices=names, action="append")
    wanted = parser.parse_args().game or names
    by_game = {name: [each for each in kept() if each.game == name] for name in names}
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for table in TABLES:
            if table[0] in wanted:
                by_game[table[0]] = _search(pool, table)
                print(table[0], by_game[table[0]][-1].seed, flush=True)
    lines = [json.dumps(asdict(position)) for name in names for position in by_game[name]]
    FILE.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def _search(pool: Executor, table: tuple[str, int, dict[str, Any]]) -> list[Position]:
    """Return the first :data:`EACH` positions of a game."""
    positions, first = list[Position](), 0
    while len(positions) < EACH:
        tried = pool.map(found, [table] * 8, range(first, first + 8))
        positions += [position for position in tried if position is not None]
        first += 8
    return positions[:EACH]


if __name__ == "__main__":
    main()
