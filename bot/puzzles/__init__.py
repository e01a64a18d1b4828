"""The puzzles that ship with the bot, and which of them is asked on a day.

They are positions of self-play, a line of JSON each; ``python -m bot.puzzles`` finds more. Knows no Discord,
no database and no sentence.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from engine import Fact, shuffled
from engine.players.puzzles import Puzzle

FILE = Path(__file__).with_name("positions.jsonl")


def number_of(day: date, puzzles: int) -> int:
    """Return which of so many puzzles is asked on a day, counted from 0.

    Each is asked once before any is asked again, in an order that every bot with the same file shares.
    """
    lap, place = divmod(day.toordinal(), puzzles)
    return shuffled(range(puzzles), Random(f"puzzles/{lap}"))[place]


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """Return the puzzles of the file, in its order."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return tuple(_read(json.loads(line)) for line in lines)


def written(puzzles: Iterable[Puzzle]) -> str:
    """Return puzzles as the file holds them."""
    lines = (json.dumps(_plain(puzzle), separators=(",", ":"), ensure_ascii=False) for puzzle in puzzles)
    return "".join(f"{line}\n" for line in lines)


def _plain(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "game": puzzle.game,
        "options": puzzle.options,
        "seats": puzzle.seats,
        "seed": puzzle.seed,
        "record": " ".join(f"{seat}:{text}" for seat, text in puzzle.record),
        "best": puzzle.best,
        "facts": puzzle.facts,
        "shares": puzzle.shares,
    }


def _read(line: Mapping[str, Any]) -> Puzzle:
    moves = (move.partition(":") for move in line["record"].split())
    return Puzzle(
        line["game"],
        line["options"],
        line["seats"],
        line["seed"],
        tuple((int(seat), text) for seat, _, text in moves),
        line["best"],
        tuple(Fact(*fact) for fact in line["facts"]),
        line["shares"],
    )
