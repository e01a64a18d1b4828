"""Threads for matches: created from the lobby's message when a match starts, if the server wants them.

The table then moves to the thread, and the message in the channel links to it. This module knows no game and
shows no table.
"""

from __future__ import annotations

import logging
from typing import Final, Protocol

import discord

from bot.discord_ui.channel.posting import NO_CHANNEL
from bot.discord_ui.wire.failures import OUT_OF_REACH
from bot.discord_ui.wire.permissions import missing_for_threads
from bot.discord_ui.wire.services import USERS, FoundChannel, Services, send
from bot.language.localizer import localizer_for
from bot.preferences import Preferences
from bot.presentation.message import clip
from bot.tables.state.ports import Venue
from bot.tables.state.snapshot import Labels, Notice, NoticeValue, Snapshot

log = logging.getLogger(__name__)

NAME = 100
"""The maximum length of a thread's name on Discord."""
WEEK: Final = 10080
"""Minutes of silence after which Discord archives a thread: the longest that it allows."""
MADE_BEFORE = 160004
"""Discord's error code for a message that has a thread already, for example after a crash."""


class LobbyMessages(Protocol):
    """Looks up which message shows a lobby."""

    def lobby_message(self, table: Snapshot) -> int | None:
        """Return the id of the message that shows a table's lobby, or None if there is none."""


class MatchThreads:
    """Creates threads for matches and finds tables' channels."""

    def __init__(self, client: discord.Client, preferences: Preferences) -> None:
        self._client = client
        self._preferences = preferences
        self._lobbies: LobbyMessages

    def bind(self, lobbies: LobbyMessages) -> None:
        """Set the source of lobby messages, from which threads are created."""
        self._lobbies = lobbies

    async def prepare(self, table: Snapshot) -> Venue:
        """Return the channel in which a match is played, after creating a thread if the server wants one.

        The match stays in the lobby's channel if that is a thread, has no threads, or has no known lobby
        message. It also stays if permissions are missing or Discord refuses; the venue then carries the
        reason.
        """
        here = Venue(table.channel_id, table.parent_id)
        channel = self._client.get_channel(table.channel_id)
        lobby_id = self._lobbies.lobby_message(table)
        wanted = self._preferences.guild(table.guild_id).threads
        if not wanted or lobby_id is None or not isinstance(channel, discord.TextChannel):
            return here
        missing = missing_for_threads(channel.permissions_for(channel.guild.me))
        if missing:
            return Venue(channel.id, None, _refusal(missing, channel.id))
        try:
            await channel.get_partial_message(lobby_id).create_thread(
                name=_name(table), auto_archive_duration=WEEK
            )
        except OUT_OF_REACH as error:
            if getattr(error, "code", None) != MADE_BEFORE:
                log.warning("could not create a thread for table %s: %s", table.table_id, error)
                return Venue(channel.id, None, Notice("thread-failed"))
        return Venue(lobby_id, channel.id)  # a thread has the id of the message it was created from

    async def find(self, table: Snapshot) -> FoundChannel | None:
        """Return the table's channel, with its parent if it is a thread, or None if Discord says it is gone.

        Ask Discord for a channel that the client does not know, because it announces only active threads. A
        channel that cannot be fetched for another reason counts as existing.
        """
        if table.by_click:  # the bot can ask for no such channel
            return FoundChannel(table.channel_id)
        channel: object = self._client.get_channel(table.channel_id)
        if channel is None:
            try:
                channel = await self._client.fetch_channel(table.channel_id)
            # the library cannot read every channel that Discord hides
            except (*OUT_OF_REACH, discord.DiscordException, KeyError, TypeError) as error:
                if isinstance(error, discord.NotFound) and error.code == NO_CHANNEL:
                    return None
                # hidden or out of reach now; it may come back
                log.info("could not fetch the channel of table %s: %s", table.table_id, error)
        parent_id = channel.parent_id if isinstance(channel, discord.Thread) else None
        return FoundChannel(table.channel_id, parent_id)


def _refusal(missing: list[str], channel_id: int) -> Notice:
    labels = Labels(tuple(f"permission-{name.replace('_', '-')}" for name in missing))
    values: dict[str, NoticeValue] = {"permissions": labels, "channel": f"<#{channel_id}>"}
    return Notice("thread-refused", {**values, "count": len(missing)})


def _name(table: Snapshot) -> str:
    localizer = localizer_for(table.locale)
    players = localizer.listing(player.name for player in table.players)
    return clip(localizer("table-choice", game=localizer(f"game-{table.game}"), players=players), NAME)


async def call_in(services: Services, table: Snapshot) -> None:
    """Mention everyone at the table once, which makes them members of the thread."""
    localizer = localizer_for(table.locale)
    people = localizer.listing(f"<@{player.user_id}>" for _, player in table.people())
    quiet = not services.preferences.guild(table.guild_id).pings
    text = localizer("thread-welcome", players=people)
    await send(services, table, content=text, allowed_mentions=USERS, silent=quiet)


async def say_thread_gone(client: discord.Client, table: Snapshot) -> None:
    """Edit the message that opened the match to say that its thread was deleted. Only log a failure."""
    text = localizer_for(table.locale)("thread-gone")
    channel = client.get_partial_messageable(table.parent_id or 0, guild_id=table.guild_id)
    try:  # a thread has the id of the message it was created from
        await channel.get_partial_message(table.channel_id).edit(content=text)
    except OUT_OF_REACH as error:
        log.info("could not say that the thread of table %s is gone: %s", table.table_id, error)
