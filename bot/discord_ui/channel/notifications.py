"""Mentions of the people who want to know when a table opens in a channel.

Discord notifies only people mentioned in a new message. So the first subscribers are named on the lobby's own
message, in small print, and the others on messages beside it. This module knows no game.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.discord_ui.wire.services import Rested, Services
from bot.language.localizer import localizer_for
from bot.presentation.lobby.lobby_message import seated_line
from bot.presentation.message import Message
from bot.tables.rest_times import undisturbed
from bot.tables.state.snapshot import Snapshot

MOST = 20
"""The maximum number of subscribers named on one message."""


async def subscribers_to_call(services: Services, table: Snapshot, rested: Rested) -> list[list[int]]:
    """Return the subscribers of a channel's new tables, in groups that fit on one message each.

    Omit players at the table, invited people, and people in their quiet hours or away. Return no groups if
    the server allows no mentions, if the channel's subscribers were called a short while ago, or if the table
    is not new to them: other players than the host sit there already when a rematch or a quick match opens.
    Otherwise start the channel's cooldown.
    """
    if not services.preferences.guild(table.guild_id).pings or len(table.players) > 1:
        return []
    if not rested(("channel", table.channel_id)):
        return []
    there = {player.user_id for player in table.players} | {row.user_id for row in table.invited}
    subscribers = await services.store.subscriptions.watchers(table.channel_id)
    user, now = services.preferences.user, services.clock.now()
    users = [each for each in subscribers if each not in there and not undisturbed(user(each), now)]
    return [users[start : start + MOST] for start in range(0, len(users), MOST)]


def with_seated(
    services: Services, table: Snapshot, lobby: Message, rested: Rested
) -> tuple[Message, set[int]]:
    """Return a rematch's lobby with a line for those it seats again, and the users whom that line notifies.

    They have pressed nothing themselves. Return other lobbies unchanged, and no users.
    """
    if not (seated := _seated(table)):
        return lobby, set()
    called = rested_people(seated & {*services.mentionable(table)}, rested)
    return lobby.with_line(seated_line(table, called)), called


def rested_people(people: Iterable[int], rested: Rested) -> set[int]:
    """Return which of these people a new message may notify, and start their cooldowns."""
    return {each for each in people if rested(("person", each))}


def _seated(table: Snapshot) -> set[int]:
    """Return the ids of the seated people besides the host: only a rematch has any when it opens."""
    return {player.user_id for _, player in table.people() if player.user_id is not None} - {table.host_id}


def call_line(group: Iterable[int], table: Snapshot) -> str:
    """Return the line that mentions these subscribers."""
    return localizer_for(table.locale)("notify-call", names=" ".join(f"<@{each}>" for each in group))
