"""What an interaction's token allows, for a quarter of an hour: messages that follow up on it.

Discord does not count such requests against the limit for the whole application.
"""

from __future__ import annotations

import discord

TOKEN_SECONDS = 14 * 60
"""A token lives fifteen minutes; one of them is kept in reserve."""


def webhook_of(client: discord.Client, token: str) -> discord.Webhook:
    """Return what sends, changes and deletes messages through a token."""
    hook = discord.Webhook.partial(client.application_id or 0, token, client=client)
    hook.type = discord.WebhookType.application  # only those may send what one person alone sees
    return hook
