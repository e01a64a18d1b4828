"""One person plays offline: opens a table, plays against computers, and finds it again after a crash."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.browser.conftest import Channel, Offline

TURNS = 4
SHOUTS = ("UNO", "Catch")
"""What may be done out of turn, and is gone the next moment."""


def open_table(channel: Channel, computers: int) -> None:
    channel.command("/play")
    for number in range(computers):
        channel.press("Add computer")
        channel.until(lambda seats=number + 1: channel.newest(private=False).text.count("🤖") == seats)
    channel.press("Start")


def my_turn(channel: Channel) -> str:
    """Wait for one's turn, round after round; returns the hand's first choice."""

    def offered() -> str | None:
        if "Next round" in channel.newest(private=False).text:
            channel.press("Next round")
        return next((words for words in channel.choices() if not words.startswith(SHOUTS)), None)

    choice: str = channel.until(offered)
    return choice


def test_a_table_is_played_by_clicks_and_survives_a_crash(offline: Offline, channel: Channel) -> None:
    channel.open(offline.start())
    open_table(channel, computers=2)
    assert "open end" in channel.alt(private=False).lower()
    assert channel.alt(private=True).startswith("Your ")

    told = set()
    for _ in range(TURNS):
        channel.choose(my_turn(channel))
        my_turn(channel)
        told.add(channel.newest(private=False).text)
    assert any("🤖 lays" in text or "🤖 draws" in text for text in told)
    channel.press("My hand")
    hand, table = channel.alt(private=True), channel.alt(private=False)

    offline.stop(signal.SIGKILL)
    channel.open(offline.start())
    assert channel.alt(private=False) == table
    channel.press("My hand")
    assert channel.alt(private=True) == hand
    channel.choose(my_turn(channel))
    channel.until(lambda: channel.alt(private=False) != table)
    assert offline.stop(signal.SIGINT) == 0
