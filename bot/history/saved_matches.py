"""Matches of the asker's own server, by their code."""

from __future__ import annotations

from bot.discord_ui.client_protocol import Client
from bot.discord_ui.responder import Responder
from bot.store import SavedMatch, StoreError


async def match_here(client: Client, responder: Responder, code: str) -> SavedMatch | None:
    """Return the match of that code, in whatever state; None where the asker's server has none such."""
    try:
        saved = await client.store.matches.load(code.strip().lower())
    except StoreError:
        return None
    return saved if saved.guild_id == responder.interaction.guild_id else None
