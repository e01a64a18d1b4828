"""Presses and seconds from the greeting to the first tile of every game, on a phone's screen.

    python -m tests.browser.first_tile [--game all-fives ...]

Starts the offline game for each game, presses *Play now* below the greeting, and then what the hand offers
first until the person has laid a tile. Computers and forced draws may come before that; the seconds contain
them. Needs Chromium and its driver, as the tests of the browser do.
"""

from __future__ import annotations

import sqlite3
import time
from argparse import ArgumentParser
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from engine import GAMES
from tests.browser.conftest import Offline, chromium
from tests.browser.phone import Control, Phone

PATIENCE = 120.0
"""Seconds after which a measurement is given up."""
LOOKS = 0.1
"""Seconds between two looks."""
LAID = "SELECT count(*) FROM moves WHERE seat = 0 AND text LIKE '%@%'"
"""How many tiles the person at the first seat has laid."""


def laid(database: Path) -> int:
    """Return how many tiles the person at the first seat has laid."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as saved:
        return int(saved.execute(LAID).fetchone()[0])


def first_tile(phone: Phone, database: Path, game: str) -> tuple[int, float, float]:
    """Press from the greeting to the first tile.

    Returns:
        the presses, and the seconds from the first press until the hand offers a move and until a tile lies.

    Raises:
        TimeoutError: no tile lies after ``PATIENCE`` seconds.
    """
    (now,) = [
        each for each in phone.look().public if (each.click.verb, each.click.argument) == ("playnow", game)
    ]
    began, offered, presses = time.monotonic(), 0.0, phone.tap(now)
    pressed = -1
    while time.monotonic() - began < PATIENCE:
        if laid(database):
            return presses, offered, time.monotonic() - began
        look = phone.look()
        if look.moves and look.version > pressed and look.at_rest:
            offered = offered or time.monotonic() - began
            control, pressed = _first(look.moves), look.version
            presses += phone.tap(control, control.choices[0] if control.choices else "")
            if control.click.verb == "pick":
                pressed -= 1
        time.sleep(LOOKS)
    raise TimeoutError(game)


def _first(moves: tuple[Control, ...]) -> Control:
    """Return the control of a lay, or else the first."""
    return next((each for each in moves if "@" in each.click.argument), moves[0])


def main(games: list[str]) -> None:
    """Measure each game with a process and a page of its own, and print a line for it."""
    with TemporaryDirectory() as folder:
        driver = chromium(Path(folder) / "profile")
        if driver is None:
            raise SystemExit("Chromium and its driver (chromium, chromedriver) are not installed")
        try:
            for game in games:
                database = Path(folder) / f"{game}.sqlite3"
                offline, phone = Offline(database), Phone(driver)
                with phone.held():
                    phone.open(offline.start())
                    presses, offered, seconds = first_tile(phone, database, game)
                    print(
                        f"{game:<14} {presses} presses; {offered:4.1f} s to the first choice, "
                        f"{seconds:4.1f} s to the tile",
                        flush=True,
                    )
                offline.close()
        finally:
            driver.quit()


if __name__ == "__main__":
    arguments = ArgumentParser()
    arguments.add_argument("--game", action="append", choices=GAMES)
    main(arguments.parse_args().game or list(GAMES))
