"""Messages of a table's channel, each sent once, also where Discord's answer is lost on its way.

One that is sent to the channel has a nonce, by which Discord knows it again. One that follows up on a click
has none, and is looked for. This module knows no table beyond where it is, and nothing of what is on show.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Any

import discord

from bot.discord_ui.channel.follow_ups import FollowUps
from bot.discord_ui.channel.orphans import delete_orphans, find_unheard_of, perhaps_taken
from bot.discord_ui.rate_limits.traffic import UncertainError
from bot.discord_ui.wire.messages import message_changes, message_fields
from bot.discord_ui.wire.services import NOBODY, Services, silent
from bot.presentation.message import Message
from bot.tables.state.questions import QuestionKey
from bot.tables.state.snapshot import Snapshot

log = logging.getLogger(__name__)

ARCHIVED = 50083
"""Discord's code for an old thread: what is new wakes it; until then nothing in it can be changed."""
NO_CHANNEL = 10003
"""Discord's code for a channel that is gone."""
NO_MESSAGE = 10008
"""Discord's code for a message that is gone."""
TOKEN_GONE = {401, 403, 404}
"""Statuses with which Discord says that a token does nothing any more, or that a message is gone."""
NONCE = 24
"""Characters of a nonce; Discord takes one more."""


async def changed(change: Awaitable[object]) -> bool:
    """Change a message; return False where it, or its channel, is gone, or its thread has been archived.

    Raises:
        discord.HTTPException: Discord refuses it for another reason.
    """
    try:
        await change
    except discord.HTTPException as error:
        if error.code == ARCHIVED or error.status == 404:
            return False
        raise
    return True


def nonce_of(table: Snapshot, once_for: object) -> str:
    """Return by what Discord knows a message of a table again.

    Args:
        once_for: the same for a message that is sent again, by its text.
    """
    return hashlib.sha256(f"{table.table_id} {once_for}".encode()).hexdigest()[:NONCE]


class Posting:
    """What sends the messages of one table."""

    def __init__(self, table_id: str, services: Services) -> None:
        self._table_id = table_id
        self._services = services
        self.follow_ups = FollowUps(table_id, services)
        self.doubtful = False
        """Whether Discord may have taken a message of which we were never told."""
        self._unread = False
        """Whether it could not be looked for, as the channel may not be read."""
        self.untold: int | None = None
        """The message that is there in the place of the last one, where it could not be told all of that."""

    # -- sending -------------------------------------------------------------------------------

    async def send_turn(
        self,
        table: Snapshot,
        message: Message,
        mentions: discord.AllowedMentions,
        *,
        once_for: object,
        known: Collection[int | None],
    ) -> int:
        """Send a message the way that is right for the table now; return its number.

        Args:
            once_for: the same for a message that is sent again, by its text.
            known: the messages of the table that were heard of.
        """
        turns, number, self.untold = self._services.turns, None, None
        if self.doubtful and turns.ever_follow_up:
            unheard_of = await find_unheard_of(self._services, table, known)
            if unheard_of is not None:
                if await self._retold(table, unheard_of, message):
                    return unheard_of
                # that one has called people already; it would be found again where following up is in doubt
                mentions, known = NOBODY, {*known, unheard_of}
        private = turns.follows_up(self._table_id)
        if private or not turns.tidy():
            number = await self._follow_up(table, message, mentions, known, private=private)
        turns.showed(self._table_id, followed_up=number is not None)
        return number or (await self.send(table, message, mentions, once_for=once_for)).id

    async def send(
        self, table: Snapshot, message: Message, mentions: discord.AllowedMentions, *, once_for: object
    ) -> discord.PartialMessage:
        """Send a message to the channel; one that Discord took without our knowing is taken up instead.

        Args:
            once_for: the same for a message that is sent again, by its text.
        """
        self.untold = None
        number = await self._post(table, message, mentions, nonce_of(table, once_for))
        # it may be the one of before, which notified everybody but tells less
        if (self.doubtful or self._unread) and not await self._retold(table, number, message):
            number = await self._post(table, message, NOBODY, None)
        self._unread = False
        return self.message(table, number)

    async def _retold(self, table: Snapshot, number: int, message: Message) -> bool:
        """Have a message that Discord took before tell all that there is to be told now.

        Return False where another has to: this one is gone, or in a thread that only a new message wakes.
        """
        self.untold = number
        told = await changed(self.edit(table, number, message, repaint=False))
        self.untold = None
        return told

    async def _follow_up(
        self,
        table: Snapshot,
        message: Message,
        mentions: discord.AllowedMentions,
        known: Collection[int | None],
        *,
        private: bool,
    ) -> int | None:
        """Send a message as a follow-up; return None where it has to be sent to the channel."""
        try:
            return await self.follow_ups.send(table, message, mentions, private=private)
        except UncertainError as error:
            log.info("a message of table %s may have been taken: %s", self._table_id, error)
            self.doubtful = True
            number = await find_unheard_of(self._services, table, known)
            if number is not None:
                self.follow_ups.adopt(number)
            return number

    async def _post(
        self, table: Snapshot, message: Message, mentions: discord.AllowedMentions, nonce: str | None
    ) -> int:
        files = await self._services.painter.paint(message)
        fields = message_fields(message, files) | {"allowed_mentions": mentions, "nonce": nonce}
        try:
            return (await self._services.channel(table).send(**fields, silent=silent(message, mentions))).id
        except discord.NotFound as error:
            if error.code == NO_CHANNEL or nonce is None:
                raise
        except Exception as error:
            self.doubtful |= perhaps_taken(error)
            raise
        # what had this nonce has been deleted
        return await self._post(table, message, mentions, None)

    # -- changing ------------------------------------------------------------------------------

    def free(self, number: int) -> bool:
        """Return whether a message is changed and deleted without being counted."""
        return self.follow_ups.hook(number) is not None

    async def edit(self, table: Snapshot, number: int, message: Message, *, repaint: bool) -> None:
        """Change a message; through the click that it follows, while that is possible.

        Args:
            repaint: whether its pictures are others than those that it shows.
        """
        hook = self.follow_ups.hook(number)
        if hook is not None:
            changes = await self._changes(message, repaint=repaint)
            if await self._through_click(number, hook.edit_message(number, **changes)):
                return
        await self.message(table, number).edit(**await self._changes(message, repaint=repaint))

    async def strip(self, table: Snapshot, number: int, channel_id: int | None = None) -> None:
        """Take the controls off a message.

        Args:
            channel_id: where it is; the table's channel unless named.
        """
        hook = self.follow_ups.hook(number)
        if hook is None or not await self._through_click(number, hook.edit_message(number, view=None)):
            await self.message(table, number, channel_id).edit(view=None)

    async def delete(self, table: Snapshot, number: int, channel_id: int | None = None) -> None:
        """Delete a message.

        Args:
            channel_id: where it is; the table's channel unless named.
        """
        hook = self.follow_ups.hook(number)
        if hook is None or not await self._through_click(number, hook.delete_message(number)):
            await self.message(table, number, channel_id).delete()

    async def _changes(self, message: Message, *, repaint: bool) -> dict[str, Any]:
        files = await self._services.painter.paint(message) if repaint else None
        return message_changes(message, files) | {"allowed_mentions": discord.AllowedMentions.none()}

    async def _through_click(self, number: int, call: Awaitable[Any]) -> bool:
        """Change a message through the click that it follows; return False where that does nothing any more.

        Raises:
            discord.HTTPException: it is not the token that is at fault.
        """
        try:
            await call
        except discord.HTTPException as error:
            if error.status not in TOKEN_GONE or error.code == NO_MESSAGE:
                raise
            self.follow_ups.forget(number)
            return False
        return True

    async def gently(self, call: Awaitable[Any]) -> bool:
        """Tidy as far as the channel lets us, and return whether that is done; no game stops for it."""
        try:
            await call
        except discord.HTTPException as error:
            log.info("could not tidy a message of table %s: %s", self._table_id, error)
            return error.status == 404
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

    async def delete_orphans(
        self,
        table: Snapshot,
        known: Collection[int | None],
        leave: Callable[[int], None],
        leave_closed: Callable[[QuestionKey, int], None],
    ) -> None:
        """Delete what Discord took without our knowing.

        Args:
            known: the messages that stay.
            leave: takes each that has to wait until requests are not scarce.
            leave_closed: takes each that stays as long as the question that it asks is not open.
        """
        left = await delete_orphans(self._services, table, known)
        self.doubtful = left is None
        if left is not None:
            self._unread |= left.unread
            for number in left.later:
                leave(number)
            for number, question in left.closed.items():
                leave_closed(question, number)
