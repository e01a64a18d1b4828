"""Follow-up messages through an interaction's token, which is valid for a quarter of an hour.

Discord does not count such requests against the limit for the whole application.
"""

from __future__ import annotations

import discord

from bot.discord_ui.wire.responder import InteractionToken

TOKEN_SECONDS = 14 * 60
"""Seconds that a token is used. It is valid for fifteen minutes; one is kept in reserve."""
AS_GOOD = 60
"""Seconds that a saved token may be older than the newest. After a restart it expires so much sooner."""


def webhook_of(client: discord.Client, token: str) -> discord.Webhook:
    """Return a webhook that sends, edits and deletes messages through a token."""
    hook = discord.Webhook.partial(client.application_id or 0, token, client=client)
    hook.type = discord.WebhookType.application  # only webhooks of this type may send ephemeral messages
    return hook


def as_good(saved: InteractionToken | None, token: InteractionToken) -> bool:
    """Return whether a saved token need not be replaced: same message and locale, and hardly older."""
    if saved is None or (saved.message_id, saved.locale) != (token.message_id, token.locale):
        return False
    return token.issued_at - saved.issued_at < AS_GOOD
