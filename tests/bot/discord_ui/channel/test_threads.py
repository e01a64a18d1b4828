"""The lookup of a table's channel."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord_ui.channel.threads import MatchThreads
from bot.discord_ui.wire.services import FoundChannel


class Client:
    """A client with no channel cached, whose request for one fails with this error."""

    def __init__(self, status: int, code: int) -> None:
        answer: Any = SimpleNamespace(status=status, reason="")
        kind = discord.NotFound if status == 404 else discord.Forbidden
        self.error = kind(answer, {"code": code, "message": "?"})

    def get_channel(self, channel_id: int) -> None:
        return None

    async def fetch_channel(self, channel_id: int) -> None:
        raise self.error


@pytest.mark.parametrize(
    ("status", "code", "found"),
    [(404, 10003, None), (404, 0, FoundChannel(7, None)), (403, 50001, FoundChannel(7, None))],
    ids=["unknown channel", "404 from a proxy", "hidden channel"],
)
async def test_a_channel_is_gone_only_if_discord_says_so(
    status: int, code: int, found: FoundChannel | None
) -> None:
    client: Any = Client(status, code)
    table: Any = SimpleNamespace(channel_id=7, table_id="abcd2345", by_click=False)
    assert await MatchThreads(client, client).find(table) == found


@pytest.mark.parametrize("error", [KeyError("bitrate"), TypeError("available_tags")])
async def test_a_channel_that_the_library_cannot_read_is_not_gone(error: Exception) -> None:
    client: Any = Client(404, 10003)
    client.error = error
    table: Any = SimpleNamespace(channel_id=7, table_id="abcd2345", by_click=False)
    assert await MatchThreads(client, client).find(table) == FoundChannel(7, None)
