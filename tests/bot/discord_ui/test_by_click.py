"""The clicks through which the bot answers where it is no member."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.discord_ui.by_click import FOLLOW_UPS, TOKEN_SECONDS, ClickPlaces, OutOfTouchError, PlaceClick

CHANNEL, MESSAGE = 3, 5
CLIENT: Any = None


def click(name: str = "one", *, age: float = 0.0, answered: bool = True) -> PlaceClick:
    async def is_answered() -> bool:
        return answered

    return PlaceClick(name, discord.utils.utcnow().timestamp() - age, is_answered)


def test_a_channel_is_in_touch_while_its_newest_click_is_fresh() -> None:
    places = ClickPlaces()
    assert not places.in_touch(CHANNEL)
    places.note(CHANNEL, click(age=TOKEN_SECONDS + 1))
    assert not places.in_touch(CHANNEL)
    places.note(CHANNEL, click("two"))
    assert places.in_touch(CHANNEL)


def test_a_return_is_told_once() -> None:
    places = ClickPlaces()
    places.note(CHANNEL, click())
    assert places.returned(CHANNEL)
    assert not places.returned(CHANNEL)
    places.note(CHANNEL, click("two"))
    assert not places.returned(CHANNEL)


@pytest.mark.parametrize(
    "known",
    [None, click(age=TOKEN_SECONDS + 1), click(answered=False)],
    ids=["no click", "expired", "unanswered"],
)
async def test_nothing_is_sent_or_edited_without_a_usable_click(known: PlaceClick | None) -> None:
    places = ClickPlaces()
    if known is not None:
        places.note(CHANNEL, known)
        places.edits(MESSAGE, known)
    channel = places.channel(CLIENT, CHANNEL)
    with pytest.raises(OutOfTouchError):
        await channel.send(content="Hello")
    with pytest.raises(OutOfTouchError):
        await channel.get_partial_message(MESSAGE).edit(content="Hello")


async def test_a_click_sends_five_follow_ups_and_no_more() -> None:
    places, used = ClickPlaces(), click()
    used.sent = FOLLOW_UPS
    places.note(CHANNEL, used)
    with pytest.raises(OutOfTouchError):
        await places.channel(CLIENT, CHANNEL).send(content="Hello")
