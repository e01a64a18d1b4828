"""Follow-up messages through an interaction's token, which is valid for a quarter of an hour.

Discord does not count such requests against the limit for the whole application.
"""

from __future__ import annotations

from dataclasses import dataclass

import discord

AS_GOOD = 60
"""Seconds that a saved token may be older than the newest. After a restart it expires so much sooner."""


@dataclass(frozen=True, slots=True)
class InteractionToken:
    """An interaction's token, valid for fifteen minutes, and the private message that it may edit."""

    token: str
    message_id: int | None
    """The private message; None while the token has not opened one."""
    issued_at: float
    """Unix time."""
    locale: str
    """The locale of its owner's Discord client. The owner's own setting takes precedence."""


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
