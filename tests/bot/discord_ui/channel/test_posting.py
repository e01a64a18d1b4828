"""Messages that are sent again: what Discord may have taken before tells all that there is to tell now."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.discord_ui.channel.posting import Posting
from bot.discord_ui.wire.services import NOBODY
from bot.presentation.message import Message
from tests.bot.discord_ui.conftest import refused
from tests.bot.presentation.conftest import begun, snapshot

TABLE = snapshot(begun())
TAKEN = 7
"""The message that Discord returns, whenever it was taken."""


@pytest.mark.parametrize("readable", [False, True])
async def test_what_discord_may_have_taken_where_nobody_may_look_is_told_the_news(readable: bool) -> None:
    """It would go on showing what it did when it was first sent; what can be looked for is gone by then."""
    posting, edit = _posting(readable=readable)
    with pytest.raises(discord.HTTPException):
        await posting.send(TABLE, Message("Ann hosts."), NOBODY, once_for=0)
    await posting.delete_orphans(TABLE, set(), lambda number: None, lambda question, number: None)

    await posting.send(TABLE, Message("Ann hosts, and Bob has come."), NOBODY, once_for=0)
    assert edit.await_count == (not readable)
    await posting.send(TABLE, Message("Ann hosts, and Bob has come."), NOBODY, once_for=0)
    assert edit.await_count == (not readable), "what has been told once is known"


def _posting(*, readable: bool) -> tuple[Posting, AsyncMock]:
    """Return what sends messages to a channel that took the first, which nobody heard of; and its changes."""
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
        channel=lambda table: channel,
        client=SimpleNamespace(get_partial_messageable=lambda *_, **__: channel, user=None),
        painter=SimpleNamespace(paint=AsyncMock(return_value=[])),
        serves=lambda guild_id: True,
        turns=SimpleNamespace(tidy=lambda: True),
    )
    return Posting(TABLE.table_id, services), edit
