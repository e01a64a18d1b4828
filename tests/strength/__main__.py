"""Measure a computer player: ``python -m tests.strength --game all-fives --seats 2 --hero expert``.

Every deal is played once with the hero in each seat, against the other player in all other seats. Results are
kept by deal in ``strength/``, so an interrupted run resumes where it stopped. They stay valid while the
engine's code is unchanged. The last line says how often the hero won, with the 95 % interval by deals, the
number of matches or rounds, and the CPU time of a decision on one core.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, astuple
from hashlib import sha256
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path

from engine import GAMES
from tests.strength.contest import NAMES, Cell, Score, contest
from tests.strength.figures import interval

ROOT = Path(__file__).parents[2]
MATCHES = {"all-fives": "", "mexican-train": "short", "partners": ""}
"""The games measured in whole matches, with their preset. All others are measured in single rounds."""


def main() -> None:
    """Read the command line, measure and print the summary."""
    parser = argparse.ArgumentParser(prog="python -m tests.strength", description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), required=True)
    parser.add_argument("--seats", type=int, help="the fewest that the game allows, unless named")
    parser.add_argument(
        "--preset", help="the preset of the game's options: Mexican Train's is 'short', unless named"
    )
    parser.add_argument("--hero", choices=NAMES, default="expert")
    parser.add_argument("--against", choices=NAMES, default="today")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument(
        "--rounds", action="store_true", help="measure single rounds of a game that is measured in matches"
    )
    parser.add_argument("--processes", type=int, default=cpu_count())
    parser.add_argument("--kept", type=Path, default=ROOT / "strength", help="the folder of the results")
    asked = parser.parse_args()
    whole = asked.game in MATCHES and not asked.rounds
    seats = asked.seats or GAMES[asked.game]().seats[0]
    preset = MATCHES.get(asked.game, "") if asked.preset is None else asked.preset
    if preset and preset not in GAMES[asked.game].presets:
        parser.error(f"{asked.game} has no preset {preset}: {', '.join(GAMES[asked.game].presets)}")
    cell = Cell(asked.game, seats, asked.hero, asked.against, preset, whole)
    deals = range(asked.first, asked.first + asked.deals)
    print(summary(cell, measured(cell, deals, asked.kept, asked.processes)))


def measured(cell: Cell, deals: range, folder: Path, processes: int, *, progress: bool = True) -> list[Score]:
    """Return the scores of ``deals``. Deals already saved in ``folder`` are not played again.

    Args:
        cell: what is measured.
        deals: the numbers of the deals.
        folder: where the scores are saved.
        processes: how many deals are played at once.
        progress: whether to print the summary after every twenty deals.
    """
    folder.mkdir(exist_ok=True)
    file = folder / f"{'_'.join(map(str, astuple(cell)))}_{_code()}.jsonl"
    scores = {score.deal: score for score in _read(file)}
    missing = [deal for deal in deals if deal not in scores]
    with (
        file.open("a", encoding="utf-8") as kept,
        ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool,
    ):
        for score in pool.map(contest, [cell] * len(missing), missing):
            print(json.dumps(asdict(score)), file=kept, flush=True)
            scores[score.deal] = score
            if progress and len(scores) % 20 == 0:
                print(summary(cell, list(scores.values())), flush=True)
    return [scores[deal] for deal in deals]


def _read(file: Path) -> Iterator[Score]:
    """Yield the saved scores. A last line that an interrupted run left incomplete is deleted."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    for line in whole.splitlines():
        yield Score(**json.loads(line))


def _code() -> str:
    """Return a short hash of the code that plays. Results of different code must not be mixed."""
    digest = sha256()
    for folder in ("engine", "tests/strength"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def summary(cell: Cell, scores: list[Score]) -> str:
    """Return the figures in one line."""
    won, margin = interval([score.won for score in scores]), interval([score.margin for score in scores])
    decisions = sum(score.decisions for score in scores)
    mean = 1000 * sum(score.seconds for score in scores) / max(decisions, 1)
    sides = cell.seats // len(cell.book.side(0, cell.seats))
    return (
        f"{cell.game} x{cell.seats} {cell.hero} against {cell.against}: "
        f"{won.mean:.1%} [{won.low:.1%}, {won.high:.1%}] of {len(scores) * sides} "
        f"{'matches' if cell.whole else 'rounds'}, "
        f"margin {margin.mean:.1f} [{margin.low:.1f}, {margin.high:.1f}], "
        f"{mean:.1f} ms per decision, {1000 * max(score.slowest for score in scores):.0f} ms for the slowest"
    )


if __name__ == "__main__":
    main()
