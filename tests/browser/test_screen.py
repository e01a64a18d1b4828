"""A few turns of each game on a phone: hand, all its buttons and the table are on the screen together."""

from __future__ import annotations

import asyncio
from itertools import islice
from pathlib import Path

import pytest
from selenium import webdriver

from tests.browser.ann import BOTH, Ann, Setting, Table
from tests.browser.conftest import Offline
from tests.browser.phone import Phone
from tests.browser.recorded import Requests

TURNS = 3
BUTTONS = 12
"""The most buttons of moves that a hand may have."""


@pytest.mark.parametrize(
    ("setting", "seats"),
    [
        (Setting("uno-dominos", "uno-dominos"), 4),
        (Setting("all-fives", "all-fives"), 2),
        (Setting("mexican-train", "mexican-train"), 4),
        (Setting("domino-4", "domino-4"), 4),
        (Setting("domino-4, both", "domino-4", BOTH), 4),
        (Setting("block", "block"), 4),
    ],
    ids=lambda value: value.name if isinstance(value, Setting) else str(value),
)
def test_each_turn_fits_a_phones_screen(
    browser: webdriver.Chrome, tmp_path: Path, setting: Setting, seats: int
) -> None:
    table = Table(tmp_path / "tables.sqlite3", setting, seats, "screen/held")
    asyncio.run(table.save())
    noted = Requests(tmp_path / "requests")
    game, phone = Offline(table.database, "tests.browser.recorded", str(noted.file)), Phone(browser)
    try:
        with phone.held():
            phone.open(game.start())
            turns = list(islice(Ann(phone, table, noted, "held", lambda look: None).turns(), TURNS))
    finally:
        browser.get("about:blank")
        game.close()
    assert [turn.fits for turn in turns] == [True] * TURNS
    assert max(turn.buttons for turn in turns) <= BUTTONS
