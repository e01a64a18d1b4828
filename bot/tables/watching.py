"""Telling those who asked for it that a table has opened in a channel.

Only a mention in a new message makes Discord notify anybody, so the first watchers are named on the
lobby's own message, as small print that is gone with its next change; the others on messages beside it.
Knows no table and no game.
"""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING

from bot.words import Words

if TYPE_CHECKING:
    from bot.tables.house import House

MOST = 20
"""Watchers named on one message."""


async def calls(
    house: House, guild_id: int, channel_id: int, there: Container[int], words: Words
) -> list[str]:
    """The lines that mention everybody who watches a channel, but for those who are ``there`` anyway.

    None where the server wants nobody mentioned.
    """
    if not house.wishes.server(guild_id).pings:
        return []
    watchers = [user for user in await house.store.watches.watchers(channel_id) if user not in there]
    groups = [watchers[start : start + MOST] for start in range(0, len(watchers), MOST)]
    return [words("notify-call", names=" ".join(f"<@{user}>" for user in group)) for group in groups]
