"""Checks whether a person, and the bot, may post something in a channel at that person's request."""

from __future__ import annotations

from collections.abc import Collection

from bot.discord_ui.wire.permissions import complaint, missing
from bot.discord_ui.wire.responder import Responder

POSTING = frozenset({"view_channel", "send_messages", "send_messages_in_threads"})
"""The permissions needed to post at all."""


def posting_refused(responder: Responder, needed: Collection[str] = ()) -> str | None:
    """Return why nothing can be posted here for the asker, as a sentence, or None if it can.

    Args:
        needed: additional permissions that the bot needs, by Discord's names.
    """
    asked, localizer = responder.interaction, responder.localizer
    if {"send_messages", "send_messages_in_threads"} & {*missing(asked.permissions, asked.channel)}:
        return localizer("replay-may-not-send")
    wanted = POSTING.union(needed)
    lacking = [name for name in missing(asked.app_permissions, asked.channel) if name in wanted]
    return complaint(lacking, asked.channel_id or 0, localizer) if lacking else None
