"""The offline page as Chromium shows it on a narrow screen: the newest table, and Ann's hand below it."""

from __future__ import annotations

import asyncio
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image

from bot.cli.offline.virtual_server import GUILD
from bot.store import MatchChanges, MatchCommit, NewMatch, NewMove, State, Store
from tests.browser.conftest import Channel, Offline, chromium
from tests.browser.test_phone import CHANNEL, SEEN
from tests.pictures.catalogue import FOUR, UNO
from tests.pictures.matches import CODE, Arrangement, played, seat_rows

HAND = Arrangement("uno-dominos", FOUR, "front door 241", UNO, moves=18)
"""Ann, the first of the people, has five tiles and six different moves."""
MOVES = 6
AWAY = {"type": "mouseMoved", "x": 1, "y": 1}
"""Takes the mouse off the button that would have moved below it."""
CLEAN = """
const sheet = new CSSStyleSheet();
sheet.replaceSync("* { scrollbar-width: none !important } time { visibility: hidden }");
document.adoptedStyleSheets.push(sheet);
"""
"""Hides the scroll bar, which phones do not show, and the time at which the picture was taken."""


def screen(width: int, height: int, sharp: int) -> Image.Image:
    """Return a screen of so many pixels of the page, each ``sharp`` pixels wide.

    Starts the offline game and a browser, and ends both.
    """
    metrics = {"width": width, "height": height, "deviceScaleFactor": sharp, "mobile": True}
    with TemporaryDirectory() as folder:
        database = Path(folder, "tables.sqlite3")
        asyncio.run(_save(database))
        game = Offline(database)
        try:
            return _looked_at(game.start(), Path(folder, "profile"), metrics)
        finally:
            game.close()


async def _save(database: Path) -> None:
    """Save the table in the middle of its match. Ann has used a hand before, so hers explains nothing."""
    match = played(HAND)
    new = NewMatch(
        id=CODE,
        guild_id=GUILD,
        channel_id=CHANNEL,
        host_id=CHANNEL + 1,
        game=HAND.game,
        options=match.game.options.chosen(),
        seed=match.seed,
        locale="en-US",
        seats=seat_rows(HAND.names, CHANNEL + 1),
        state=State.PLAYING,
    )
    moves = tuple(NewMove(number, *made) for number, made in enumerate(match.record))
    changes = MatchCommit(match_id=CODE, expected_revision=1, moves=moves, changes=MatchChanges())
    async with await Store.open(f"sqlite+aiosqlite:///{database}") as store:
        await store.commit(MatchCommit(match_id=CODE, expected_revision=0, new=new))
        await store.commit(changes)
        await store.user_settings.put(CHANNEL + 1, "used_hand", "true")


def _looked_at(address: str, profile: Path, metrics: dict[str, Any]) -> Image.Image:
    """Return what the browser shows once Ann has opened her hand."""
    driver = chromium(profile)
    assert driver is not None, "tests.pictures.phone has found one"
    with driver:
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        channel = Channel(driver)
        channel.open(address)
        driver.execute_script(CLEAN)
        channel.press("My hand")
        driver.execute_cdp_cmd("Input.dispatchMouseEvent", AWAY)
        channel.until(lambda: _settled(driver.execute_script(SEEN)))
        return Image.open(BytesIO(driver.get_screenshot_as_png())).convert("RGB")


def _settled(seen: dict[str, Any] | None) -> bool:
    """Return whether all pictures and buttons are there, and the end of the page is in sight."""
    if seen is None:
        return False
    parts = (seen["table"], seen["hand"], *seen["buttons"])
    return all(each["drawn"] for each in parts) and len(seen["buttons"]) == MOVES and seen["below"] < 1
