"""Measure what fixed habits pay against a level: ``python -m tests.strength.habits --game domino-4``.

One seat plays like the level except for one habit, such as accusing always. All other seats play like the
level. Each deal is played once with the habit in every seat, so playing normally wins exactly the fair share.
The table shows how many points of a hundred a habit wins above that share, with the 95 % interval by deals.
Results are kept in ``strength/``, like those of ``python -m tests.strength``.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from engine.players.levels import LEVELS
from tests.strength.__main__ import ROOT, measured
from tests.strength.contest import ADAPTIVE, Cell, Score
from tests.strength.figures import interval

BLUFFS: Final = ("always-accuses", "never-accuses", "covers-jokers", "never-lies", "always-lies")
PROOFS: Final = ("always-challenges", "never-challenges", "always-fouls", "never-fouls")
SHOUTS: Final = ("never-calls", "never-catches")
DRAWS: Final = ("always-draws", "never-draws")

ASKED: Final = (
    ("domino-4", "bluff", BLUFFS),
    ("domino-4", "full", BLUFFS),
    ("uno-dominos", "nl", (*PROOFS, *SHOUTS)),
    ("uno-dominos", "fr", DRAWS),
)
"""The habits measured: the game, the preset of its options, and the habits that mean something there."""
COLUMNS: Final = ("game", "options", "level", "seats", "habit", "gains", "95 % interval", "rounds")


def main() -> None:
    """Read the command line, measure and print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.strength.habits", description=__doc__)
    parser.add_argument("--game", choices=sorted({game for game, _, _ in ASKED}), action="append")
    parser.add_argument("--preset", choices=sorted({preset for _, preset, _ in ASKED}), action="append")
    parser.add_argument(
        "--habit", choices=sorted({habit for *_, few in ASKED for habit in few}), action="append"
    )
    parser.add_argument("--level", choices=(*LEVELS, ADAPTIVE.name), action="append")
    parser.add_argument("--seats", type=int, action="append")
    parser.add_argument("--rounds", type=int, default=1000, help="rounds a row, at least")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--kept", type=Path, default=ROOT / "strength", help="the folder of the results")
    asked = parser.parse_args()
    print(f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|", flush=True)
    for cell in cells(asked.level or ["casual", "strong", "expert"], asked.seats or [2, 3, 4]):
        habit = cell.hero.partition("+")[2]
        wanted = (asked.game, cell.game), (asked.preset, cell.preset), (asked.habit, habit)
        if all(not few or one in few for few, one in wanted):
            deals = range(asked.first, asked.first + -(-asked.rounds // cell.seats))
            print(row(cell, measured(cell, deals, asked.kept, asked.processes, progress=False)), flush=True)


def cells(levels: Sequence[str], seats: Sequence[int]) -> list[Cell]:
    """Return what is measured: each habit against each level at each number of seats."""
    return [
        Cell(game, players, f"{level}+{habit}", level, preset, whole=False)
        for game, preset, habits in ASKED
        for level in levels
        for players in seats
        for habit in habits
    ]


def row(cell: Cell, scores: Sequence[Score]) -> str:
    """Return a line of the table. A gain is in points of a hundred above the fair share of rounds."""
    gains = interval([100 * (score.won - 1 / cell.seats) for score in scores])
    level, _, habit = cell.hero.partition("+")
    return (
        f"| {cell.game} | {cell.preset} | {level} | {cell.seats} | {habit} | {gains.mean:+.1f} "
        f"| {gains.low:+.1f} to {gains.high:+.1f} | {len(scores) * cell.seats} |"
    )


if __name__ == "__main__":
    main()
