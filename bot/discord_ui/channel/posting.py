"""Sends each message of a table's channel once, even if Discord's reply is lost; edits and deletes it.

A message sent to the channel has a nonce, by which Discord recognizes a repetition. A follow-up to a click
has none and is searched for. This module knows only where a table is, and not what is shown.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Any

import discord

from bot.discord_ui.by_click import ClickMessage, OutOfTouchError
from bot.discord_ui.channel.follow_ups import FollowUps
from bot.discord_ui.channel.orphans import delete_orphans, find_orphan, perhaps_taken
from bot.discord_ui.rate_limits.traffic import UncertainError
from bot.discord_ui.wire.messages import message_changes, message_fields
from bot.discord_ui.wire.services import NOBODY, Services, send, silent
from bot.presentation.message import Message
from bot.tables.state.questions import QuestionKey
from bot.tables.state.snapshot import Snapshot

log = logging.getLogger(__name__)

ARCHIVED = 50083
"""Discord's error code for an archived thread, where nothing can be edited until a new message reopens it."""
OLD_AND_LIMITED = 30046
"""Discord's error code for too many edits of messages older than an hour in this channel."""
NO_CHANNEL = 10003
"""Discord's error code for a deleted channel."""
NO_MESSAGE = 10008
"""Discord's error code for a deleted message."""
TOKEN_GONE = {401, 403, 404}
"""Statuses that mean that a token has expired or a message is gone."""
NONCE = 24
"""The length of a nonce in characters; Discord allows 25."""


async def changed(change: Awaitable[object]) -> bool:
    """Await an edit of a message. Return False if a new message must take its place.

    That is so if the message or its channel is gone, its thread is archived, it is old and edited too often,
    or no click can change it.

    Raises:
        discord.HTTPException: Discord refuses it for another reason.
    """
    try:
        await change
    except OutOfTouchError:
        return False
    except discord.HTTPException as error:
        if error.code in {ARCHIVED, OLD_AND_LIMITED} or error.status == 404:
            return False
        raise
    return True


def nonce_of(table: Snapshot, once_for: object) -> str:
    """Return the nonce by which Discord recognizes a message sent twice, so that it appears once.

    Args:
        once_for: identifies the message. It must be equal in every attempt to send the same message.
    """
    return hashlib.sha256(f"{table.table_id} {once_for}".encode()).hexdigest()[:NONCE]


class Posting:
    """Sends, edits and deletes the messages of one table."""

    def __init__(self, table_id: str, services: Services) -> None:
        self._table_id = table_id
        self._services = services
        self.follow_ups = FollowUps(table_id, services)
        self.doubtful = False
        """Whether Discord may have taken a message whose id never arrived."""
        self._unread = False
        """Whether orphans could not be searched for, because the channel may not be read."""
        self.untold: int | None = None
        """The id of an earlier message that stands in for a new one until it is edited to match, or None."""
        self.outdated: set[int] = set()
        """Ids of earlier messages that could not be edited to match, in whose place a new one was sent."""

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
        """Send a message as a follow-up to a click, or to the channel, as the load requires. Return its id.

        Args:
            once_for: identifies the message. It must be equal in every attempt to send the same message.
            known: ids of the recorded messages of the table.
        """
        turns, number, self.untold = self._services.turns, None, None
        if self.doubtful and turns.ever_follow_up and not table.by_click:
            orphan = await find_orphan(self._services, table, known)
            if orphan is not None:
                if await self._edit_to_match(table, orphan, message):
                    return orphan
                # it has notified people already; a search after a doubtful follow-up must not find it
                mentions, known = NOBODY, {*known, orphan}
        if turns.follows_up(self._table_id) and not table.by_click:
            number = await self._follow_up(table, message, mentions, known)
        turns.showed(self._table_id, followed_up=number is not None)
        return number or (await self.send(table, message, mentions, once_for=once_for)).id

    async def send(
        self, table: Snapshot, message: Message, mentions: discord.AllowedMentions, *, once_for: object
    ) -> discord.PartialMessage | ClickMessage:
        """Send a message to the channel and return it. If Discord has it already, edit and return that.

        Args:
            once_for: identifies the message. It must be equal in every attempt to send the same message.
        """
        self.untold = None
        number = await self._post(table, message, mentions, nonce_of(table, once_for))
        # it may be the earlier message, which notified everyone but tells less
        if (self.doubtful or self._unread) and not await self._edit_to_match(table, number, message):
            number = await self._post(table, message, NOBODY, None)
        self._unread = False
        return self.message(table, number)

    async def _edit_to_match(self, table: Snapshot, number: int, message: Message) -> bool:
        """Edit a message that Discord took at an earlier attempt into ``message``, without its pictures.

        Return False if a new message is needed: the earlier one is gone, or in an archived thread.
        """
        self.untold = number
        told = await changed(self.edit(table, number, message, repaint=False))
        self.untold = None
        if not told:
            self.outdated.add(number)
        return told

    async def _follow_up(
        self,
        table: Snapshot,
        message: Message,
        mentions: discord.AllowedMentions,
        known: Collection[int | None],
    ) -> int | None:
        """Send a message as a follow-up. Return its id, or None if it must be sent to the channel."""
        try:
            return await self.follow_ups.send(table, message, mentions)
        except UncertainError as error:
            log.info("Discord may have taken a message of table %s: %s", self._table_id, error)
            self.doubtful = True
            number = await find_orphan(self._services, table, known)
            if number is not None:
                self.follow_ups.adopt(number)
            return number

    async def _post(
        self, table: Snapshot, message: Message, mentions: discord.AllowedMentions, nonce: str | None
    ) -> int:
        files = await self._services.painter.paint(message)
        fields = message_fields(message, files) | {"allowed_mentions": mentions, "nonce": nonce}
        try:
            return (await send(self._services, table, **fields, silent=silent(message, mentions))).id
        except discord.NotFound as error:
            if error.code == NO_CHANNEL or nonce is None:
                raise
        except Exception as error:
            self.doubtful |= perhaps_taken(error)
            raise
        # the message with this nonce has been deleted
        return await self._post(table, message, mentions, None)

    # -- changing ------------------------------------------------------------------------------

    def free(self, number: int) -> bool:
        """Return whether edits and deletion of the message of this id do not count against the rate limit."""
        return self.follow_ups.hook(number) is not None

    async def edit(self, table: Snapshot, number: int, message: Message, *, repaint: bool) -> None:
        """Edit a message, through the click that it followed up on if its token is still valid.

        Args:
            repaint: whether its pictures have changed.
        """
        hook = self.follow_ups.hook(number)
        if hook is not None:
            changes = await self._changes(message, repaint=repaint)
            if await self._through_click(number, hook.edit_message(number, **changes)):
                return
        await self.message(table, number).edit(**await self._changes(message, repaint=repaint))

    async def strip(self, table: Snapshot, number: int, channel_id: int | None = None) -> None:
        """Remove the controls of a message.

        Args:
            channel_id: the message's channel; by default the table's.
        """
        hook = self.follow_ups.hook(number)
        if hook is None or not await self._through_click(number, hook.edit_message(number, view=None)):
            await self.message(table, number, channel_id).edit(view=None)

    async def delete(self, table: Snapshot, number: int, channel_id: int | None = None) -> None:
        """Delete a message.

        Args:
            channel_id: the message's channel; by default the table's.
        """
        hook = self.follow_ups.hook(number)
        if hook is None or not await self._through_click(number, hook.delete_message(number)):
            await self.message(table, number, channel_id).delete()

    async def _changes(self, message: Message, *, repaint: bool) -> dict[str, Any]:
        files = await self._services.painter.paint(message) if repaint else None
        return message_changes(message, files) | {"allowed_mentions": discord.AllowedMentions.none()}

    async def _through_click(self, number: int, call: Awaitable[Any]) -> bool:
        """Await a request through a click's token. Return False, and forget the token, if it has expired.

        Raises:
            discord.HTTPException: the request failed, but not because of the token.
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
        """Await a request that tidies up. Return True if it succeeded or the message is gone.

        Only log any other failure and return False, because a failure must not stop a game.
        """
        try:
            await call
        except discord.HTTPException as error:
            log.info("could not tidy a message of table %s: %s", self._table_id, error)
            return error.status == 404
        except Exception as error:  # also a broken connection
            log.info("could not tidy a message of table %s: %s", self._table_id, error)
            return False
        return True

    def message(
        self, table: Snapshot, message_id: int, channel_id: int | None = None
    ) -> discord.PartialMessage | ClickMessage:
        """Return a message to edit or delete.

        Args:
            channel_id: the message's channel; by default the table's.
        """
        return self._services.channel(table, channel_id).get_partial_message(message_id)

    async def delete_orphans(
        self,
        table: Snapshot,
        known: Collection[int | None],
        leave_closed: Callable[[QuestionKey, int], None],
    ) -> None:
        """Delete messages that Discord took without this process learning of it.

        Args:
            known: ids of the recorded messages, which stay.
            leave_closed: takes each message that stays while its question is not open.
        """
        if table.by_click:  # nothing can be read there
            self.doubtful = False
            return
        left = await delete_orphans(self._services, table, known)
        self.doubtful = left is None
        if left is not None:
            self._unread |= left.unread
            for number, question in left.closed.items():
                leave_closed(question, number)
