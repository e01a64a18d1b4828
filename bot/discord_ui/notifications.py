"""Telling those who asked for it that a table has opened in a channel.

Only a mention in a new message makes Discord notify anybody, so the first subscribers are named on the
lobby's own message, in small print; the others on messages beside it. Knows no game.
"""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.discord_ui.services import Services, notifying
from bot.localizer import localizer_for
from bot.presentation.lobby_message import seated_line
from bot.presentation.message import Message
from bot.tables.snapshot import Snapshot

MOST = 20
"""Subscribers named on one message."""


async def subscribers_to_call(services: Services, table: Snapshot) -> list[list[int]]:
    """Return who wants to hear of a channel's new tables, in groups that fit on one message each.

    Those who sit at the table or are invited are not named. Nobody is where the server wants no mentions,
    nor where a table of this channel has called them a short while ago.
    """
    if not services.preferences.guild(table.guild_id).pings:
        return []
    if not services.rested(("channel", table.channel_id)):
        return []
    there = {player.user_id for player in table.players} | {row.user_id for row in table.invited}
    subscribers = await services.store.subscriptions.watchers(table.channel_id)
    users = [user_id for user_id in subscribers if user_id not in there]
    return [users[start : start + MOST] for start in range(0, len(users), MOST)]


def with_seated(
    services: Services, table: Snapshot, lobby: Message
) -> tuple[Message, discord.AllowedMentions]:
    """Return a lobby that seats people again, and what lets it notify them: they have pressed nothing."""
    seated = [player for _, player in table.people() if player.user_id != table.host_id]
    if not seated:
        return lobby, notifying(())
    may = {player.user_id for player in seated} & {*services.mentionable(table)}
    called = [each for each in may if each is not None and services.rested(("person", each))]
    return lobby.with_line(seated_line(table, called)), notifying(sorted(called))


def call_line(group: Iterable[int], table: Snapshot) -> str:
    """Return the line that mentions these subscribers."""
    return localizer_for(table.locale)("notify-call", names=" ".join(f"<@{each}>" for each in group))
