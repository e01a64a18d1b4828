"""Posting something in a channel because one person asks for it: whether they, and the bot, may."""

from __future__ import annotations

from collections.abc import Collection

from bot.discord_ui.wire.permissions import complaint, missing
from bot.discord_ui.wire.responder import Responder

POSTING = frozenset({"view_channel", "send_messages", "send_messages_in_threads"})
"""What it takes to post anything."""


def posting_refused(responder: Responder, needed: Collection[str] = ()) -> str | None:
    """Return why nothing can be posted here for the asker; None if it can.

    Args:
        needed: the permissions that the bot needs for it besides, by Discord's names.
    """
    asked, localizer = responder.interaction, responder.localizer
    if {"send_messages", "send_messages_in_threads"} & {*missing(asked.permissions, asked.channel)}:
        return localizer("replay-may-not-send")
    wanted = POSTING.union(needed)
    lacking = [name for name in missing(asked.app_permissions, asked.channel) if name in wanted]
    return complaint(lacking, asked.channel_id or 0, localizer) if lacking else None
