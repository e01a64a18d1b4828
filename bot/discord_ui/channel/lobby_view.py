"""The lobby message of one table, until it becomes the message that the match has begun."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.discord_ui.by_click import ClickMessage
from bot.discord_ui.channel.batch import Batch
from bot.discord_ui.channel.newest_message import NewestMessage, shown
from bot.discord_ui.channel.notifications import call_line, rested_people, subscribers_to_call, with_seated
from bot.discord_ui.channel.orphans import perhaps_taken
from bot.discord_ui.channel.threads import call_in
from bot.discord_ui.wire.messages import message_changes, message_fields
from bot.discord_ui.wire.responder import Responder
from bot.discord_ui.wire.services import USERS, Rested, Services, notifying, send
from bot.presentation.lobby.lobby_message import lobby_message, started_message
from bot.presentation.message import CONTENT, Message
from bot.tables.state.snapshot import Snapshot


class LobbyView:
    """The lobby message of one table."""

    def __init__(self, newest: NewestMessage, services: Services) -> None:
        self._newest = newest
        self._services = services
        self._notified: set[int] = set()
        """Users whom the lobby message has notified of an invitation."""
        self._shown = False
        """Whether this process has shown the lobby. Until then it does not know who was notified."""

    async def show(self, batch: Batch) -> None:
        """Edit the lobby's message to match the table, or send it if there is none.

        If people have been invited since, or a player asked, send it again at the bottom of the channel.
        """
        table = batch.snapshot
        message = lobby_message(table, mentionable=self._services.mentionable(table))
        invited = {row.user_id for row in table.invited if not row.declined} - self._notified
        # an invitation may have been saved without being announced, and arrive with the next change
        again = batch.show_again or (self._shown and invited)
        with self._services.calling() as rested:
            if self._newest.row.message_id is None:
                await self._post(batch, message, invited, rested)
            elif again or not await self._newest.edit(batch, message):
                await self._repost(table, message, rested_people(invited, rested))
        self._notified |= invited
        self._shown = True

    async def begin(self, batch: Batch) -> None:
        """Edit the lobby's message to say that the match has begun, and leave it in the channel. If the edit
        fails, mark the message to lose its controls. In the lobby's own thread, mention the players once.
        """
        table, posting = batch.snapshot, self._newest.posting
        lobby_id = self._newest.row.message_id
        in_thread = lobby_id is not None and table.channel_id == lobby_id
        message = started_message(table, thread_id=table.channel_id if in_thread else None)
        where = table.parent_id if in_thread else table.channel_id
        responder = batch.pressed_on(lobby_id)
        if lobby_id is not None:
            lobby = posting.message(table, lobby_id, where)
            if not await posting.gently(_update(lobby, responder, message)):
                self._newest.retire(lobby_id, goes=False)
        self._newest.row = replace(self._newest.row, message_id=None, shown_state=None, replaces=False)
        if in_thread:
            await posting.gently(call_in(self._services, table))

    async def _post(self, batch: Batch, message: Message, invited: set[int], rested: Rested) -> None:
        """Send a new lobby message and record it, then call the remaining subscribers in further messages.
        Answer the command that opened the table with it, unless that was acknowledged before.
        """
        table, command, posting = batch.snapshot, batch.command(), self._newest.posting
        message, called, others = await self._with_mentions(table, message, invited, rested)
        mentions, answer = notifying(called), None
        files = [] if command is None else await self._services.painter.paint(message)
        if tried := command is not None and not command.held:
            fields = message_fields(message, files) | {"allowed_mentions": mentions}
            try:
                answer = await command.send_first(fields)
            except Exception as error:  # also if looking for the sent message fails
                posting.doubtful |= perhaps_taken(error)
                raise
        try:
            # acknowledged meanwhile: an answer would be visible to the asker alone
            number = await self._newest.send(table, message, mentions) if answer is None else answer
        finally:  # the command's answer may exist as well. Earlier, the sent message would be taken for it.
            posting.doubtful |= tried and answer is None
        self._newest.drew(number, message)
        await self._newest.keep(message_id=number, **shown(table, None))
        for group in others:
            await posting.gently(self._call(table, group))

    async def _call(self, table: Snapshot, group: list[int]) -> None:
        await send(self._services, table, content=call_line(group, table), allowed_mentions=USERS)

    async def _with_mentions(
        self, table: Snapshot, message: Message, invited: set[int], rested: Rested
    ) -> tuple[Message, set[int], list[list[int]]]:
        """Return the lobby with mentions, the users mentioned, and groups to mention separately."""
        message, called = with_seated(self._services, table, message, rested)
        called |= rested_people(invited, rested)
        groups = await subscribers_to_call(self._services, table, rested)
        if groups and len(message.text) + len(line := call_line(groups[0], table)) < CONTENT:
            message = message.with_line(line)
            called |= {*groups.pop(0)}
        return message, called, groups

    async def _repost(self, table: Snapshot, message: Message, called: set[int]) -> None:
        """Send the lobby again at the bottom of the channel, and notify those who have just been invited."""
        number = await self._newest.send(table, message, notifying(called))
        await self._newest.keep(message_id=number, **shown(table, None))


async def _update(
    lobby: discord.PartialMessage | ClickMessage, responder: Responder | None, message: Message
) -> None:
    """Edit a lobby's message, through the press on it if that interaction has not expired."""
    if responder is None or not await responder.update_in_time(message):
        await lobby.edit(**message_changes(message, []))
