"""How well a turn fits a phone: ``python -m tests.benchmarks.screen [--turns 40] [--game …] [--seats …]``.

Ann plays the offline game against computers in Chromium, on a screen of 400 x 860 pixels with the channel at
its end, as Discord leaves it. Printed for each table:

* on screen: the share of her turns that find the hand with its text and all its buttons, and the picture of
  the table on the screen; and in brackets the share after *My hand*, which puts the hand below the table.
* lines: of text between the two pictures, the median and the most.
* buttons: of moves, or leading to one, the median and the most.
* taps: for a decision. *My hand* or a scroll is a tap of its own, where not all is on the screen. So is a
  scroll where a later page of the hand is not.
* requests: that Discord counts, in the channel, for each turn of any seat; in brackets for each turn of Ann.
  The ends of rounds are not among them.

The games are the same every time, but what computers take to think decides what is shown together. All takes
more than an hour. Needs ``chromium`` and ``chromedriver``.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from statistics import mean, median
from tempfile import TemporaryDirectory

from engine import GAMES
from tests.browser.ann import BOTH, SETTINGS, Ann, Setting, Table, Turn
from tests.browser.conftest import PACE, Offline, chromium
from tests.browser.phone import Look, Phone
from tests.browser.recorded import Requests

TURNS = 40
WIDE = "{:<22} {:>5} {:>5}  {:>14}  {:>8}  {:>8}  {:>5}  {:>11}"
"""The columns."""
HEADS = ("game", "seats", "turns", "on screen", "lines", "buttons", "taps", "requests")
FOUR = 4
"""The most seats for which the higher goal holds."""
FITS, FITS_MOST, TAPS, TAPS_BOTH, REQUESTS = 0.95, 0.8, 1.15, 1.8, 1.1
"""The goals."""


@dataclass
class Tally:
    """The turns at one table."""

    setting: Setting
    seats: int
    turns: list[Turn] = field(default_factory=list)

    @property
    def fits(self) -> float:
        return _share([each.fits for each in self.turns])

    @property
    def taps(self) -> float:
        return sum(each.taps for each in self.turns) / len(self.turns)

    @property
    def row(self) -> str:
        lines = [each.lines for each in self.turns if each.lines is not None] or [0]
        buttons = [each.buttons for each in self.turns]
        after = _share([each.fits_below for each in self.turns])
        return WIDE.format(
            self.setting.name,
            self.seats,
            len(self.turns),
            f"{self.fits:.0%} ({after:.0%})",
            f"{median(lines):.0f} ({max(lines)})",
            f"{median(buttons):.0f} ({max(buttons)})",
            f"{self.taps:.2f}",
            requests([self]),
        )


def requests(tallies: Sequence[Tally]) -> str:
    """Return the requests for each turn of any seat, and for each of Ann's."""
    asked, moves, turns = _asked(tallies)
    return f"{asked.total() / moves:.2f} ({asked.total() / turns:.2f})" if moves else "-"


def methods(tallies: Sequence[Tally]) -> str:
    """Return the requests for each turn of any seat, by method."""
    asked, moves, _ = _asked(tallies)
    return ", ".join(f"{method} {number / moves:.2f}" for method, number in asked.most_common())


def _asked(tallies: Sequence[Tally]) -> tuple[Counter[str], int, int]:
    """Return the requests, and the turns of all seats and of Ann's for which they were made."""
    asked: Counter[str] = Counter()
    moves = turns = 0
    for turn in (turn for one in tallies for turn in one.turns):
        if turn.requests is not None:
            asked, moves, turns = asked + turn.requests, moves + turn.moves, turns + 1
    return asked, moves, turns


def _share(facts: Sequence[bool]) -> float:
    return sum(facts) / len(facts)


def tables(games: Sequence[str], seats: Sequence[int]) -> Iterator[Tally]:
    """Return a table of each setting with each number of seats: by default two, four and the most."""
    for setting in SETTINGS:
        possible = setting.book.seats
        for number in sorted({2, 4, possible[-1], *seats}):
            if number in possible and setting.game in games and (not seats or number in seats):
                yield Tally(setting, number)


def play(phone: Phone, tally: Tally, asked: Namespace) -> None:
    """Play one match after another until so many turns have been looked at."""
    deal = 0
    while len(tally.turns) < asked.turns:
        seed = f"screen/{tally.setting.name}/{tally.seats}/{deal}"
        with (
            TemporaryDirectory() as folder,
            closing(_match(phone, tally, Path(folder), seed, asked)) as turns,
        ):
            tally.turns.extend(islice(turns, asked.turns - len(tally.turns)))
        deal += 1


def _match(phone: Phone, tally: Tally, folder: Path, seed: str, asked: Namespace) -> Generator[Turn]:
    """Play a match in a game of its own."""
    table = Table(folder / "tables.sqlite3", tally.setting, tally.seats, seed)
    asyncio.run(table.save())
    noted = Requests(folder / "requests")
    game = Offline(table.database, "tests.browser.recorded", str(noted.file))

    def looks(look: Look) -> None:
        if asked.shots is not None:
            name = f"{tally.setting.name} {tally.seats} {len(tally.turns)} {len(table.match.record)}"
            file = f"{name} {'fits' if look.fits else 'not'}.png".replace(", ", " ").replace(" ", "-")
            phone.driver.save_screenshot(str(asked.shots / file))

    try:
        phone.open(game.start(pace=asked.pace))
        yield from Ann(phone, table, noted, seed, looks).turns()
    finally:
        phone.driver.get("about:blank")
        game.close()


def verdict(tallies: Sequence[Tally]) -> Iterator[str]:
    """Return the goals in words, each with what was measured."""
    for words, goal, those in (
        ("at up to four seats", FITS, [each for each in tallies if each.seats <= FOUR]),
        ("at more seats", FITS_MOST, [each for each in tallies if each.seats > FOUR]),
    ):
        if fits := [turn.fits for each in those for turn in each.turns]:
            yield f"on screen {words}: {_share(fits):.1%} of {len(fits)}, goal {goal:.0%}"
    for setting in SETTINGS:
        if taps := [turn.taps for each in tallies if each.setting == setting for turn in each.turns]:
            goal = TAPS_BOTH if setting.options == BOTH else TAPS
            yield f"taps a decision, {setting.name}: {mean(taps):.2f} of {len(taps)}, goal {goal}"
    yield f"requests a turn (of Ann's): {requests(tallies)}, goal {REQUESTS}: {methods(tallies)}"


def main(asked: Namespace) -> None:
    """Print the table."""
    logging.getLogger("bot.store").setLevel(logging.ERROR)  # each database is a new one
    if asked.shots is not None:
        asked.shots.mkdir(parents=True, exist_ok=True)
    tallies: list[Tally] = []
    with TemporaryDirectory() as profile:
        driver = chromium(Path(profile))
        if driver is None:
            sys.exit("Chromium and its driver (chromium, chromedriver) are not installed")
        phone = Phone(driver)
        print(WIDE.format(*HEADS), flush=True)
        with driver, phone.held():
            for tally in tables(asked.game or list(GAMES), asked.seats or []):
                play(phone, tally, asked)
                tallies.append(tally)
                print(tally.row, flush=True)
    print(*verdict(tallies), sep="\n")


if __name__ == "__main__":
    arguments = ArgumentParser()
    arguments.add_argument("--turns", type=int, default=TURNS, help="for each table")
    arguments.add_argument("--game", action="append", choices=GAMES)
    arguments.add_argument("--seats", action="append", type=int)
    arguments.add_argument("--pace", type=float, default=PACE, help="seconds that computers wait")
    arguments.add_argument(
        "--shots", type=Path, help="a folder for a picture of each turn, named by whether it fits"
    )
    main(arguments.parse_args())
