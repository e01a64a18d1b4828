"""The offline game in a browser: a match against computers that survives a crash, and two people at one
screen."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.browser.conftest import Channel, Offline

TURNS = 2
COMPUTERS = ("Ada", "Blaise")
SHOUTS = ("UNO", "Catch")
"""Moves that may be made out of turn. They disappear a moment later."""


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
        channel.until(lambda seats=number + 2: f"{seats}/6" in channel.newest(private=False).text)
    channel.press("Start")


def my_turn(channel: Channel) -> str:
    """Wait for the viewer's turn, in any round. Return the first choice of the hand.

    The hand keeps its old buttons until it is redrawn, so the table's text decides whose turn it is.
    """

    def offered() -> str | None:
        if "Next round" in channel.newest(private=False).text:
            channel.press("Next round")
        if not channel.alt(private=False).startswith(f"{channel.viewer()} to play"):
            return None
        return next((words for words in channel.choices() if not words.startswith(SHOUTS)), None)

    choice: str = channel.until(offered)
    return choice


def play_until_handed_over(channel: Channel, curtain: str) -> None:
    """Make moves until the curtain with this button comes down."""

    def handed_over() -> bool:
        choices = [each for each in channel.choices() if "advance" not in each and "Vooraf" not in each]
        if not channel.curtain() and choices:
            channel.choose(choices[0])
        return channel.curtain() == curtain

    channel.until(handed_over)


def test_a_table_is_played_by_clicks_and_survives_a_crash(offline: Offline, channel: Channel) -> None:
    channel.open(offline.start())
    open_table(channel, computers=2)
    assert "open end" in channel.alt(private=False).lower()
    assert channel.alt(private=True).startswith("Your ")

    told = set()
    for _ in range(TURNS):
        choice = my_turn(channel)
        before = channel.alt(private=False)  # an earlier one would differ before the move is drawn
        channel.choose(choice)
        channel.until(lambda before=before: channel.alt(private=False) != before)
        my_turn(channel)
        told.add(channel.alt(private=False))
    channel.until(lambda: channel.driver.execute_script(END) < 1)
    assert any(f"{name} {does}" in text for text in told for name in COMPUTERS for does in ("plays", "draws"))
    channel.press("My hand")
    hand, table = channel.alt(private=True), channel.alt(private=False)

    offline.stop(signal.SIGKILL)
    channel.open(offline.start())
    now = channel.alt(private=False)
    assert table.startswith(now), "after a restart the description no longer tells the moves that led to it"
    channel.press("My hand")
    assert channel.alt(private=True) == hand
    channel.choose(my_turn(channel))
    channel.until(lambda: channel.alt(private=False) != now)
    assert offline.stop(signal.SIGINT) == 0


def test_two_people_hand_over_one_screen_behind_a_curtain(offline: Offline, channel: Channel) -> None:
    address = offline.start("--names", "Mia", "Tom", language="nl")
    channel.open(address)
    assert (channel.driver.title, channel.tools()) == ("Boneyard", [])
    assert channel.newest(private=False).text.count("Nu spelen") == 7  # six buttons and the sentence
    channel.press("UNO Dominos")
    channel.play_as("Tom")
    channel.command("/help")
    assert "/instellingen" in channel.newest(private=True).text
    channel.press("Meedoen")
    channel.play_as("Mia")
    channel.press("Start")
    play_until_handed_over(channel, "Geef het scherm aan Tom")
    channel.take_the_screen()
    assert channel.viewer() == "Tom"
    channel.until(channel.choices)
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
    play_until_handed_over(channel, "Hand the screen to Tom")
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
