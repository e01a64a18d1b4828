"""Who looks at a table: those who pressed something after its message was posted, or just before."""

from __future__ import annotations

import pytest

from bot.discord_ui.channel.presence import PRESENT, Presence

POSTED = 1000.0


@pytest.mark.parametrize(
    ("presses", "now", "there"),
    [
        ([], POSTED, False),
        ([POSTED + 1], POSTED + 9 * PRESENT, True),
        ([POSTED], POSTED + 9 * PRESENT, False),
        ([POSTED - 1], POSTED - 1 + PRESENT, True),
        ([POSTED - 1], POSTED + PRESENT, False),
        ([POSTED - 1, POSTED + 1], POSTED + 9 * PRESENT, True),
    ],
    ids=[
        "no press",
        "after the post",
        "the press that caused it",
        "just before it",
        "before it, and long ago",
        "before and after it",
    ],
)
def test_a_player_is_there_after_a_late_enough_press(presses: list[float], now: float, there: bool) -> None:
    presence = Presence()
    for at in presses:
        presence.pressed(1, at)
    assert presence.there(1, POSTED, now) is there
    assert not presence.there(2, POSTED, now), "each player counts alone"
