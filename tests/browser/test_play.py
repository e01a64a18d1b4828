"""The offline game in a browser: a match against computers that survives a crash, and two people at one
screen."""

from __future__ import annotations

import asyncio
import re
import signal
from pathlib import Path
from typing import TYPE_CHECKING

from bot.language.localizer import localizer_for
from engine import GAMES, Match
from tests.browser.test_phone import save

if TYPE_CHECKING:
    from tests.browser.conftest import Channel, Offline

TURNS = 2
COMPUTERS = ("Ada", "Blaise")
HAND = re.compile(r"(Open ends: .*\. )?Your \d+ tiles: ")
"""How the hand's description begins: it names the ends only if it is the owner's turn."""

ORIGINS = (
    "return [...new Set(performance.getEntriesByType('resource').map((each) => new URL(each.name).origin))]"
)
"""The addresses from which the page has loaded anything."""
END = """
const timeline = document.getElementById("channel-timeline");
return timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight;
"""
"""How many pixels of the channel are below the visible part."""


def open_table(channel: Channel, computers: int) -> None:
    channel.press("UNO Dominos")
    channel.press("⚙️")
    channel.press("Players", private=True)
    for number in range(computers):
        channel.press("Add computer", private=True)
        channel.until(lambda seats=number + 2: f"{seats}/6" in channel.text(private=False))
    channel.press("Start")


def turn_of(channel: Channel, language: str) -> str:
    """Return how the table's description begins when it is the viewer's turn."""
    return localizer_for(language)("alt-turn", names=channel.viewer())


def may_move(channel: Channel, language: str) -> bool:
    """Return whether it is the viewer's turn, and table and hand both show it.

    Neither alone tells: the hand is redrawn before the table, or after it.
    """
    versions = channel.version(private=True), channel.version(private=False)
    if not channel.offers_move() or versions[0] != versions[1]:
        return False
    return channel.alt(private=False).startswith(turn_of(channel, language))


def await_turn(channel: Channel) -> None:
    """Wait for the viewer's turn, in any round."""

    def turn() -> bool:
        if "Next round" in channel.text(private=False):
            channel.press("Next round")
        return may_move(channel, "en")

    channel.until(turn)


def move(channel: Channel) -> None:
    """Make a move in the viewer's turn, and wait until the table shows it."""
    await_turn(channel)
    before = channel.version(private=False)
    channel.move()
    channel.until(lambda: channel.version(private=False) > before)


def play_until_handed_over(channel: Channel, curtain: str, language: str) -> None:
    """Make moves until the curtain with this button comes down."""

    def handed_over() -> bool:
        if may_move(channel, language):
            channel.move()
        return channel.curtain() == curtain

    channel.until(handed_over)


def test_a_table_is_played_by_clicks_and_survives_a_crash(offline: Offline, channel: Channel) -> None:
    channel.open(offline.start())
    open_table(channel, computers=2)
    assert "open end" in channel.alt(private=False).lower()
    assert HAND.match(channel.alt(private=True))

    told = set()
    for _ in range(TURNS):
        move(channel)
        await_turn(channel)
        told.add(channel.alt(private=False))
    channel.until(lambda: channel.driver.execute_script(END) < 1)
    assert any(f"{name} {does}" in text for text in told for name in COMPUTERS for does in ("plays", "draws"))
    channel.press("My hand")
    hand, table = channel.alt(private=True), channel.alt(private=False)

    offline.stop(signal.SIGKILL)
    channel.open(offline.start())
    channel.until(lambda: channel.alt(private=False).startswith(turn_of(channel, "en")))
    now = channel.alt(private=False)
    assert table.startswith(now), "after a restart the description no longer tells the moves that led to it"
    channel.press("My hand")
    assert channel.alt(private=True) == hand
    move(channel)
    channel.until(lambda: channel.alt(private=False) != now)
    assert offline.stop(signal.SIGINT) == 0


def test_two_people_hand_over_one_screen_behind_a_curtain(offline: Offline, channel: Channel) -> None:
    address = offline.start("--names", "Mia", "Tom", language="nl")
    channel.open(address)
    assert (channel.driver.title, channel.tools()) == ("Boneyard", [])
    assert channel.text(private=False).count("Nu spelen") == 7  # six buttons and the sentence
    channel.press("UNO Dominos")
    channel.play_as("Tom")
    channel.command("/help")
    assert "/instellingen" in channel.text(private=True)
    channel.press("Meedoen")
    channel.play_as("Mia")
    channel.press("Start")
    play_until_handed_over(channel, "Geef het scherm aan Tom", "nl")
    channel.take_the_screen()
    assert channel.viewer() == "Tom"
    channel.until(channel.offers_move)
    assert channel.driver.execute_script(ORIGINS) == [address.partition("/#")[0]]


def test_the_curtain_does_not_fall_on_an_open_panel(offline: Offline, channel: Channel) -> None:
    """A press on the panel would be lost. A button hands the screen over instead."""
    address = offline.start("--names", "Mia", "Tom")
    channel.open(address)
    channel.press("UNO Dominos")
    channel.play_as("Tom")
    channel.press("Join")
    channel.play_as("Mia")
    channel.press("Start")
    play_until_handed_over(channel, "Hand the screen to Tom", "en")
    channel.stay()
    channel.press("More")
    channel.open(address)  # the page forgets that Mia chose to stay
    channel.until(lambda: channel.hand_over() == "Hand the screen to Tom")
    channel.press("What happened", private=True)
    assert (channel.curtain(), channel.viewer()) == ("", "Mia")
    channel.until(lambda: channel.hand_over(press=True))
    channel.until(lambda: channel.curtain() == "Hand the screen to Tom")
    channel.take_the_screen()
    assert channel.viewer() == "Tom"


def test_the_curtain_falls_on_a_first_hand_that_waits(
    offline: Offline, channel: Channel, tmp_path: Path
) -> None:
    """A first hand offers its pictures in words, which is no panel to read."""
    deals = (Match(GAMES["block"](), 2, f"curtain {number}") for number in range(99))
    match = next(match for match in deals if match.round.waiting() == (1,))
    asyncio.run(save(tmp_path / "tables.sqlite3", match, {}, used_hand=False))
    channel.open(offline.start())
    channel.press("My hand")
    assert "Words" in channel.text(private=True)
    channel.play_as("Bob")
    channel.play_as("Ann")
    channel.until(lambda: channel.curtain() == "Hand the screen to Bob")
