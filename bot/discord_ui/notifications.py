"""Telling those who asked for it that a table has opened in a channel.

Only a mention in a new message makes Discord notify anybody, so the first subscribers are named on the
lobby's own message, in small print; the others on messages beside it. Knows no game.
"""

from __future__ import annotations

from bot.discord_ui.services import Services
from bot.localizer import localizer_for
from bot.tables.snapshot import Snapshot

MOST = 20
"""Subscribers named on one message."""


async def subscriber_lines(services: Services, table: Snapshot) -> list[str]:
    """Return the lines that mention everybody who wants to hear of a channel's new tables.

    Those who sit at the table or are invited are not named; nobody is where the server wants no mentions.
    """
    if not services.preferences.guild(table.guild_id).pings:
        return []
    there = {player.user_id for player in table.players} | {row.user_id for row in table.invited}
    subscribers = await services.store.subscriptions.watchers(table.channel_id)
    users = [user_id for user_id in subscribers if user_id not in there]
    groups = [users[start : start + MOST] for start in range(0, len(users), MOST)]
    localizer = localizer_for(table.locale)
    return [localizer("notify-call", names=" ".join(f"<@{each}>" for each in group)) for group in groups]
