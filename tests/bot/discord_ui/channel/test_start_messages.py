"""The message that announces a deal: it exists once, and the start is refused if it cannot be sent."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import pytest

from bot.discord_ui.channel.start_messages import StartMessages
from bot.discord_ui.wire.last_posts import LastPosts
from bot.discord_ui.wire.services import Services
from bot.presentation.lobby.lobby_message import dealing_message
from bot.tables.state.refusals import RefusedError
from tests.bot.presentation.conftest import snapshot


class Channel:
    """A channel like Discord's: of two messages with one nonce it keeps the first."""

    def __init__(self) -> None:
        self.sent: dict[str, dict[str, Any]] = {}
        self.error: Exception | None = None

    async def send(self, **fields: Any) -> SimpleNamespace:
        if self.error is not None:
            raise self.error
        self.sent.setdefault(fields["nonce"], fields)
        return SimpleNamespace(id=list(self.sent).index(fields["nonce"]))


@pytest.fixture
def channel() -> Channel:
    return Channel()


@pytest.fixture
def messages(channel: Channel) -> StartMessages:
    return StartMessages(
        cast(
            "Services",
            SimpleNamespace(channel=lambda table, channel_id=None: channel, last_posts=LastPosts()),
        )
    )


async def test_it_announces_the_deal_and_notifies_no_one(messages: StartMessages, channel: Channel) -> None:
    table = snapshot()
    beacon = await messages.light(table)
    (fields,) = channel.sent.values()
    assert (beacon.number, beacon.table) == (0, table)
    assert messages._services.last_posts.lowest(table.channel_id, 0)
    assert fields["content"] == dealing_message(table).text
    assert fields["silent"]
    assert not any(fields["allowed_mentions"].to_dict()["parse"])


async def test_repeated_for_the_same_lobby_it_exists_once(messages: StartMessages, channel: Channel) -> None:
    table = snapshot(revision=3)
    numbers = [(await messages.light(each)).number for each in (table, table, replace(table, revision=4))]
    assert numbers == [0, 0, 1], "a changed lobby gets a new message"
    assert all(len(nonce) <= 25 for nonce in channel.sent)


@pytest.mark.parametrize(
    "error", [aiohttp.ClientConnectionError("reset"), OSError("no route"), TimeoutError()]
)
async def test_the_start_is_refused_if_it_cannot_be_sent(
    messages: StartMessages, channel: Channel, error: Exception
) -> None:
    channel.error = error
    with pytest.raises(RefusedError) as refusal:
        await messages.light(snapshot())
    assert refusal.value.key == "start-not-told"
