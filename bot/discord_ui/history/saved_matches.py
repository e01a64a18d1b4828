"""Look up a match of the asker's own server by its code."""

from __future__ import annotations

from bot.discord_ui.wire.client_protocol import Client
from bot.discord_ui.wire.responder import Responder
from bot.store import SavedMatch, UnknownRecord, UnknownTable


async def match_here(client: Client, responder: Responder, code: str) -> SavedMatch | None:
    """Return the match of that code, in any state, or None if the asker's server has no such match.

    Raises:
        StoreError: the store could not be read.
    """
    try:
        saved = await client.store.matches.load(code.strip().lower())
    except (UnknownRecord, UnknownTable):
        return None
    return saved if saved.guild_id == responder.interaction.guild_id else None
