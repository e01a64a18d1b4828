"""A thread for a match: made from the lobby's message when the match starts, where the server wishes so.

The table then lives in the thread; the channel keeps the message that says where. Which channel that is
Discord knows: it is asked after a restart. This module knows no game and shows no table.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord

from bot.permissions import listing, missing_for_threads
from bot.tables.table import Table
from bot.told import ToldError
from bot.views.items import clip
from bot.words import Words

if TYPE_CHECKING:
    from bot.tables.house import House

log = logging.getLogger(__name__)

NAME = 100
"""The most characters Discord takes in a thread's name."""
WEEK: Final = 10080
"""Minutes without a word after which Discord puts a thread away: the longest it allows."""
MADE_BEFORE = 160004
"""Discord's code for a message that has a thread already, as after a crash at the wrong instant."""


async def into_thread(house: House, table: Table) -> bool:
    """Move a match that starts into a thread of its own. False where it stays: nobody wishes it
    otherwise, or its channel is of a kind that has no threads, or is one.

    Raises:
        ToldError: Discord does not allow it; the table is where it was.
    """
    channel = house.client.get_channel(table.channel_id)
    wished = house.wishes.server(table.guild_id).threads
    if not wished or table.message_id is None or not isinstance(channel, discord.TextChannel):
        return False
    lacking = missing_for_threads(channel.permissions_for(channel.guild.me))
    if lacking:
        raise ThreadRefused(lacking, channel.id)
    thread_id = await _made(channel.get_partial_message(table.message_id), table)
    await house.store.tables.update(table.id, channel_id=thread_id, message_id=None)
    table.channel_id, table.parent_id, table.message_id = thread_id, channel.id, None
    table.tickets.clear()  # a hand opens where its owner last clicked, which was not there
    await _call_in(house, table)
    return True


async def find_channel(client: discord.Client, table: Table) -> bool:
    """Whether the table's channel is still there; and note whose thread it is, if it is one.

    Discord tells by itself of channels and of the threads that are talked in, but of no others.
    """
    channel: object = client.get_channel(table.channel_id)
    if channel is None:
        try:
            channel = await client.fetch_channel(table.channel_id)
        except discord.NotFound:
            return False
        except discord.DiscordException as error:  # not for us to see: perhaps it will be again
            log.info("the channel of table %s cannot be seen: %s", table.id, error)
    if isinstance(channel, discord.Thread):
        table.parent_id = channel.parent_id
    return True


class ThreadRefused(ToldError):
    """The channel's permissions allow no thread; says which are missing."""

    def __init__(self, lacking: list[str], channel_id: int) -> None:
        super().__init__("thread-refused", channel=f"<#{channel_id}>", count=len(lacking))
        self.lacking = lacking

    def say(self, words: Words) -> str:
        return words(self.key, permissions=listing(self.lacking, words), **self.values)


async def _made(lobby: discord.PartialMessage, table: Table) -> int:
    """The id of the thread, which is that of the message it is made from."""
    players = table.words.listing(chair.name for chair in table.chairs)
    name = table.words("table-choice", game=table.words(f"game-{table.game}"), players=players)
    try:
        await lobby.create_thread(name=clip(name, NAME), auto_archive_duration=WEEK)
    except discord.HTTPException as error:
        if error.code != MADE_BEFORE:
            log.warning("no thread for table %s: %s", table.id, error)
            raise ToldError("thread-failed") from error
    return lobby.id


async def _call_in(house: House, table: Table) -> None:
    """Mention everybody at the table once, which makes them members of the thread."""
    people = table.words.listing(f"<@{chair.user_id}>" for _, chair in table.people())
    thread = house.client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
    mentions = discord.AllowedMentions(everyone=False, roles=False, users=True)
    quiet = not house.wishes.server(table.guild_id).pings
    try:
        await thread.send(
            table.words("thread-welcome", players=people), allowed_mentions=mentions, silent=quiet
        )
    except discord.HTTPException as error:  # whoever is on turn is mentioned all the same
        log.info("could not call the players of table %s in: %s", table.id, error)
