"""A phone's screen shows the hand, all its moves and the newest table without scrolling."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from bot.cli.offline.virtual_server import GUILD
from bot.language.localizer import LANGUAGES, localizer_for
from bot.store import MatchChanges, MatchCommit, NewMatch, NewMove, SeatRow, State, Store
from engine import GAMES, Match

if TYPE_CHECKING:
    from tests.browser.conftest import Channel, Offline

WIDTH, HEIGHT = 400, 860
CHANNEL = 1_456_074_443_980_800_004
"""The only channel of the virtual server. Its people have the ids that follow."""
RULES = {"start_exchange": "off"}
FULL = {"hoeksteen": True, "blufjoker": True}
TILES, MOVES, BUTTONS = 7, 13, 11
SEEN = """
const drawn = (each) => each.tagName !== "IMG" || each.naturalWidth > 0;
const whole = (each) => each?.querySelector(".message-attachments img") && !each.querySelector(".page-waits");
const box = (element) => { const { top, bottom, left, right } = element.getBoundingClientRect();
  return { top, bottom, left, right, text: element.textContent,
    drawn: [element, ...element.querySelectorAll("img")].every(drawn) }; };
const timeline = document.getElementById("channel-timeline");
const [table, hand] = [...document.querySelectorAll("article[data-message-id]")].slice(-2);
if (![table, hand].every(whole)) return null;
const picture = (message) => box(message.querySelector(".message-attachments img"));
return { screen: box(timeline), table: picture(table), hand: picture(hand),
  asked: box(hand.querySelector(".message-content")),
  below: timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight,
  buttons: [...hand.querySelectorAll(".component-button")].map((each) =>
    ({ ...box(each), tile: Boolean(each.querySelector("img.custom-emoji")) })) };
"""
"""The positions of the newest table and of the hand below it, in pixels of the screen. Nothing if a picture
is missing, or an earlier one still takes its place."""


def wide_choice() -> Match:
    """Return a match of UNO Dominos in which the first seat has seven tiles and thirteen different moves."""
    match, rng = Match(GAMES["uno-dominos"](**RULES), 2, "phone 116"), Random(116)
    while True:
        view = match.round.view(match.round.waiting()[0])
        if view.seat == 0 and (len(view.hand), len(match.game.same(view))) == (TILES, MOVES):
            return match
        moves = [move for move in view.legal if move.verb not in {"call", "catch"}]
        match.play(match.round.waiting()[0], rng.choice(moves).text)


def full_four() -> Match:
    """Return a match of Domino 4 with every option in which the first seat begins. Either half of any tile
    can join."""
    for number in range(99):
        match = Match(GAMES["domino-4"](**FULL), 2, f"phone {number}")
        if match.round.waiting() == (0,):
            return match
    raise AssertionError("the first seat never begins")


async def save(
    database: Path, match: Match, rules: Mapping[str, Any] = RULES, *, used_hand: bool = True
) -> None:
    """Save a table of this match for the first two people, Ann and Bob.

    Args:
        used_hand: whether Ann has used a hand before, so that hers explains nothing.
    """
    seats = (SeatRow(0, CHANNEL + 1, "Ann"), SeatRow(1, CHANNEL + 2, "Bob"))
    table = NewMatch(
        id="abcd2345",
        guild_id=GUILD,
        channel_id=CHANNEL,
        host_id=CHANNEL + 1,
        game=match.game.name,
        options=dict(rules),
        seed=match.seed,
        locale="en-US",
        seats=seats,
        state=State.PLAYING,
    )
    moves = tuple(NewMove(number, *made) for number, made in enumerate(match.record))
    async with await Store.open(f"sqlite+aiosqlite:///{database}") as store:
        await store.commit(MatchCommit(match_id=table.id, expected_revision=0, new=table))
        await store.commit(
            MatchCommit(match_id=table.id, expected_revision=1, moves=moves, changes=MatchChanges())
        )
        if used_hand:
            await store.user_settings.put(CHANNEL + 1, "used_hand", "true")


@pytest.fixture
def phone(channel: Channel) -> Iterator[Channel]:
    metrics = {"width": WIDTH, "height": HEIGHT, "deviceScaleFactor": 1, "mobile": True}
    channel.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    yield channel
    channel.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def settled(phone: Channel, buttons: int) -> dict[str, Any]:
    """Return where everything is, once the newest hand has ``buttons`` buttons and all pictures are drawn."""

    def look() -> dict[str, Any] | None:
        seen: dict[str, Any] | None = phone.driver.execute_script(SEEN)
        if seen is None:
            return None
        drawn = all(each["drawn"] for each in (seen["table"], seen["hand"], *seen["buttons"]))
        return seen if drawn and len(seen["buttons"]) == buttons and seen["below"] < 1 else None

    return phone.until(look)


def on_one_screen(seen: dict[str, Any]) -> list[int]:
    """Check that the newest table, the hand and its buttons fit the screen. Return the buttons per row."""
    screen = seen["screen"]
    for part in (seen["table"], seen["asked"], seen["hand"], *seen["buttons"]):
        assert screen["top"] <= part["top"] < part["bottom"] <= screen["bottom"], part
        assert screen["left"] <= part["left"] < part["right"] <= screen["right"], part
    rows = Counter(button["top"] for button in seen["buttons"])
    assert seen["table"]["bottom"] < seen["asked"]["top"]
    assert seen["hand"]["bottom"] <= min(rows), "buttons are below the picture, as in Discord"
    return list(rows.values())


def test_a_hand_of_uno_and_the_newest_table_fit_one_screen(
    offline: Offline, phone: Channel, tmp_path: Path
) -> None:
    """Thirteen moves are more than twelve buttons: the tile with the most places is chosen first."""
    match = wide_choice()
    asyncio.run(save(tmp_path / "tables.sqlite3", match))
    phone.open(offline.start())
    phone.press("My hand")

    seen = settled(phone, BUTTONS)
    assert on_one_screen(seen) == [4, 4, 3]
    assert all(button["tile"] for button in seen["buttons"])
    labels = [button["text"] for button in seen["buttons"]]
    assert sum(len(label) > 1 for label in labels) == 1
    assert labels[-1] == "3 ▸"

    phone.press("3 ▸", private=True)

    seen = settled(phone, 4)
    assert on_one_screen(seen) == [3, 1]
    assert [button["text"] for button in seen["buttons"]][-1] == "Back"


def test_the_first_turn_of_domino_four_with_every_option_fits_one_screen(
    offline: Offline, phone: Channel, tmp_path: Path
) -> None:
    """Earlier it had twenty-one buttons in nine rows."""
    match = full_four()
    asyncio.run(save(tmp_path / "tables.sqlite3", match, FULL))
    phone.open(offline.start())
    phone.press("My hand")
    tiles = len({*match.round.view(0).hand} - {"J"})

    seen = settled(phone, tiles + 1)
    rows = on_one_screen(seen)
    assert rows == [*([4] * (tiles // 4)), *([tiles % 4] if tiles % 4 else []), 1]
    phone.press("2 ▸", private=True)

    assert on_one_screen(settled(phone, 3)) == [2, 1]
    phone.press("Back", private=True)
    settled(phone, tiles + 1)
    phone.press("Bluff…", private=True)

    held = len({*match.round.view(0).hand})
    rows = on_one_screen(settled(phone, held + 1))
    assert max(rows) <= 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_one_screen_and_names_commands_as_the_page_does(
    offline: Offline, phone: Channel, language: str
) -> None:
    phone.open(offline.start(language=language))
    words = localizer_for(language)
    phone.command(f"/{words('command-help')}")
    phone.until(lambda: f"/{words('command-play')}" in phone.text(private=True))
    assert language == "en" or "/play" not in phone.text(private=True)
    screen = phone.driver.find_element("id", "channel-timeline").rect["height"]
    assert phone.until(lambda: phone.newest(private=True).rect["height"]) <= screen
