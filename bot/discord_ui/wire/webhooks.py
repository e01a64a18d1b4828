"""What an interaction's token allows, for a quarter of an hour: messages that follow up on it.

Discord does not count such requests against the limit for the whole application.
"""

from __future__ import annotations

import discord

from bot.discord_ui.wire.responder import InteractionToken

TOKEN_SECONDS = 14 * 60
"""A token lives fifteen minutes; one of them is kept in reserve."""
AS_GOOD = 60
"""Seconds that a saved token may be older than the one in use: so much sooner it runs out after a restart."""


def webhook_of(client: discord.Client, token: str) -> discord.Webhook:
    """Return what sends, changes and deletes messages through a token."""
    hook = discord.Webhook.partial(client.application_id or 0, token, client=client)
    hook.type = discord.WebhookType.application  # only those may send what one person alone sees
    return hook


def as_good(saved: InteractionToken | None, token: InteractionToken) -> bool:
    """Return whether a token that is saved does for another, should the bot be started anew."""
    if saved is None or (saved.message_id, saved.locale) != (token.message_id, token.locale):
        return False
    return token.issued_at - saved.issued_at < AS_GOOD
