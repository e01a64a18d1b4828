"""The puzzles that ship with the bot, and the choice of the puzzle of a day.

Puzzles are positions from self-play, one per line of JSON. ``python -m bot.practice.puzzles`` finds more. A
line may name the first day of its puzzle, and the first day without it, so that a change of the file does not
change earlier days. Knows no Discord, no database and no sentence.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from engine import Fact, shuffled
from engine.players.puzzles import Puzzle

FILE = Path(__file__).with_name("positions.jsonl")


class DatedPuzzle(NamedTuple):
    """A puzzle of the file."""

    puzzle: Puzzle
    since: date = date.min
    """The first day on which it may be used."""
    until: date = date.max
    """The first day on which it may not be used any more."""


def number_of(day: date, puzzles: Sequence[DatedPuzzle]) -> int:
    """Return the index of the puzzle of a day.

    Each available puzzle is used once before any repeats, in an order that all bots with the same file share.
    The order starts over on each day on which puzzles are added or retired.
    """
    known = [number for number, each in enumerate(puzzles) if each.since <= day < each.until]
    begin = max(change for each in puzzles for change in (each.since, each.until) if change <= day)
    lap, place = divmod((day - begin).days, len(known))
    return shuffled(known, Random(f"puzzles/{begin}/{lap}"))[place]


@cache
def all_puzzles() -> tuple[DatedPuzzle, ...]:
    """Return the puzzles of the file, in its order."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return tuple(_read(json.loads(line)) for line in lines)


def written(puzzles: Iterable[DatedPuzzle]) -> str:
    """Return puzzles in the format of the file."""
    lines = (json.dumps(_plain(puzzle), separators=(",", ":"), ensure_ascii=False) for puzzle in puzzles)
    return "".join(f"{line}\n" for line in lines)


def _plain(dated: DatedPuzzle) -> dict[str, Any]:
    puzzle = dated.puzzle
    days = {
        "since": dated.since if dated.since > date.min else None,
        "until": dated.until if dated.until < date.max else None,
    }
    plain = {
        "game": puzzle.game,
        "options": puzzle.options,
        "seats": puzzle.seats,
        "seed": puzzle.seed,
        "record": " ".join(f"{seat}:{text}" for seat, text in puzzle.record),
        "best": puzzle.best,
        "facts": puzzle.facts,
        "shares": puzzle.shares,
    }
    return {**{name: day.isoformat() for name, day in days.items() if day}, **plain}


def _read(line: Mapping[str, Any]) -> DatedPuzzle:
    moves = (move.partition(":") for move in line["record"].split())
    puzzle = Puzzle(
        line["game"],
        line["options"],
        line["seats"],
        line["seed"],
        tuple((int(seat), text) for seat, _, text in moves),
        line["best"],
        tuple(Fact(*fact) for fact in line["facts"]),
        line["shares"],
    )
    days = {name: date.fromisoformat(line[name]) for name in ("since", "until") if name in line}
    return DatedPuzzle(puzzle, **days)
