"""Messages sent to a table's channel, each once, also where Discord's answer is lost on its way.

This module knows no table beyond where it is, and nothing of what is on show.
"""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Awaitable, Collection
from typing import Any

import discord

from bot.discord_ui.messages import message_changes, message_fields
from bot.discord_ui.orphans import delete_orphans, perhaps_taken
from bot.discord_ui.services import Services
from bot.presentation.message import Message
from bot.tables.snapshot import Snapshot

log = logging.getLogger(__name__)

ARCHIVED = 50083
"""Discord's code for an old thread: what is new wakes it, but nothing in it can be edited."""
NO_CHANNEL = 10003
"""Discord's code for a channel that is gone."""
MENTION = re.compile(r"<@\d+>")
NONCE = 24
"""Characters of a nonce; Discord takes one more."""


class Posting:
    """What sends the messages of one table."""

    def __init__(self, table_id: str, services: Services) -> None:
        self._table_id = table_id
        self._services = services
        self.doubtful = False
        """Whether Discord may have taken a message of which we were never told."""

    async def send(
        self, table: Snapshot, message: Message, mentions: discord.AllowedMentions, *, once_for: object
    ) -> discord.PartialMessage:
        """Send a message; one that Discord took without our knowing is taken up instead.

        Args:
            once_for: the same for a message that is sent again, by its text.
        """
        files = await self._services.painter.paint(message)
        fields = message_fields(message, files) | {"allowed_mentions": mentions}
        fields["silent"] = not (mentions.users and MENTION.search(message.text))  # nobody in it is asked
        fields["nonce"] = hashlib.sha256(f"{table.table_id} {once_for}".encode()).hexdigest()[:NONCE]
        try:
            number = await self._post(table, fields)
        except Exception as error:
            self.doubtful |= perhaps_taken(error)
            raise
        posted = self.message(table, number)
        if self.doubtful:
            # it may be the one of before, which notified everybody but tells less
            changes = message_changes(message, None) | {"allowed_mentions": discord.AllowedMentions.none()}
            await self.gently(posted.edit(**changes))
        return posted

    async def gently(self, call: Awaitable[Any]) -> bool:
        """Tidy as far as the channel lets us, and return whether that is done; no game stops for it."""
        try:
            await call
        except discord.HTTPException as error:
            log.info("could not tidy a message of table %s: %s", self._table_id, error)
            return error.code == ARCHIVED or error.status == 404
        except Exception as error:  # also a connection that breaks
            log.info("could not tidy a message of table %s: %s", self._table_id, error)
            return False
        return True

    def message(
        self, table: Snapshot, message_id: int, channel_id: int | None = None
    ) -> discord.PartialMessage:
        """Return a message to edit or delete.

        Args:
            channel_id: where it is; the table's channel unless named.
        """
        where = channel_id or table.channel_id
        channel = self._services.client.get_partial_messageable(where, guild_id=table.guild_id)
        return channel.get_partial_message(message_id)

    async def delete_orphans(self, table: Snapshot, known: Collection[int | None]) -> None:
        """Delete what Discord took without our knowing.

        Args:
            known: the messages that stay.
        """
        await delete_orphans(self._services, table, known)
        self.doubtful = False

    async def _post(self, table: Snapshot, fields: dict[str, Any]) -> int:
        channel = self._services.channel(table)
        try:
            return (await channel.send(**fields)).id
        except discord.NotFound as error:
            if error.code == NO_CHANNEL:
                raise
        # what had this nonce has been deleted
        return (await channel.send(**fields | {"nonce": None})).id
