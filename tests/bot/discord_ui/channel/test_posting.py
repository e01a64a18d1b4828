"""Messages sent again: one that Discord may have taken before is edited to tell the latest news."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.discord_ui.channel.posting import Posting
from bot.discord_ui.wire.last_posts import LastPosts
from bot.discord_ui.wire.services import NOBODY
from bot.presentation.message import Message
from tests.bot.discord_ui.conftest import refused
from tests.bot.presentation.conftest import begun, snapshot

TABLE = snapshot(begun())
TAKEN = 7
"""The id of the message that Discord returns, old or new."""


@pytest.mark.parametrize("readable", [False, True])
async def test_a_doubtful_message_in_an_unreadable_channel_is_edited_to_the_latest_news(
    readable: bool,
) -> None:
    """Without the edit it would keep its first contents. In a readable channel it is found and deleted
    before."""
    posting, edit = _posting(readable=readable)
    with pytest.raises(discord.HTTPException):
        await posting.send(TABLE, Message("Ann hosts."), NOBODY, once_for=0)
    await posting.delete_orphans(TABLE, set(), lambda question, number: None)

    await posting.send(TABLE, Message("Ann hosts, and Bob has come."), NOBODY, once_for=0)
    assert edit.await_count == (not readable)
    await posting.send(TABLE, Message("Ann hosts, and Bob has come."), NOBODY, once_for=0)
    assert edit.await_count == (not readable), "a confirmed message is not edited"


def _posting(*, readable: bool) -> tuple[Posting, AsyncMock]:
    """Return the posting of a table, and a mock that records the edits. The reply to its first message is
    lost."""
    edit = AsyncMock()

    async def history(limit: int) -> AsyncIterator[Any]:
        if not readable:
            raise discord.Forbidden(SimpleNamespace(status=403, reason="Forbidden"), "")  # type: ignore[arg-type]
        for message in ():
            yield message

    channel = SimpleNamespace(
        send=AsyncMock(side_effect=[refused(0, status=502), *[SimpleNamespace(id=TAKEN)] * 2]),
        history=history,
        get_partial_message=lambda number: SimpleNamespace(id=number, edit=edit),
    )
    services: Any = SimpleNamespace(
        channel=lambda table, channel_id=None: channel,
        client=SimpleNamespace(get_partial_messageable=lambda *_, **__: channel, user=None),
        painter=SimpleNamespace(paint=AsyncMock(return_value=[])),
        serves=lambda guild_id: True,
        last_posts=LastPosts(),
    )
    return Posting(TABLE.table_id, services), edit
