"""The messages beside a table's newest one, which ask its open questions.

They follow each snapshot. A new question gets a message; the message of an answered one is deleted or ends
with a sentence. This module knows no rule.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Mapping
from contextlib import suppress
from typing import Any

import discord

from bot.discord_ui.by_click import ClickMessage
from bot.discord_ui.channel.batch import Batch
from bot.discord_ui.channel.orphans import perhaps_taken
from bot.discord_ui.channel.posting import changed
from bot.discord_ui.wire.messages import message_changes, message_fields
from bot.discord_ui.wire.services import USERS, Services, send
from bot.language.localizer import localizer_for
from bot.presentation.message import Message, Rows
from bot.presentation.table.question_message import question_message
from bot.presentation.text.text import notice_text
from bot.tables.state.questions import Question, QuestionKey
from bot.tables.state.snapshot import Snapshot

log = logging.getLogger(__name__)

OLDER = "older "
"""The name prefix of a message to delete, because it was replaced or could not be edited."""


class SideMessages:
    """The messages of one table's questions. Warnings that earlier versions sent are deleted."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._ids: dict[str, int] = {}
        self._shown: dict[str, tuple[int, str, Rows] | None] = {}
        """By name: how often the question was asked, the message's text, and its controls.

        The text changes with the people present. None if it is unknown whether an edit went through.
        """
        self._left: dict[str, set[int]] = {}
        """By question, orphaned messages that ask it although it is not open."""
        self._ended: dict[str, int] = {}
        """By question, the last message that ended with a sentence."""
        self.doubtful = False
        """Whether Discord may have taken a message whose id never arrived."""

    def restore(self, ids: Mapping[str, int]) -> None:
        """Merge the ids saved before a restart with those known already.

        A question may meanwhile have been answered on an unrecorded message, or on one that is to be deleted.
        If there are two, keep the newer and delete the older.
        """
        adopted, self._ids = self._ids, dict(ids)
        for name, number in adopted.items():
            if number in ids.values():
                continue
            known = self._ids.get(name, number)
            self._ids[name] = max(known, number)
            if known != number:
                self._retire(min(known, number))

    def adopt(self, key: QuestionKey, message_id: int) -> None:
        """Use a pressed message as its question's message, if no other is known.

        Do nothing if the question was closed on this message while it was pressed. Its closing sentence must
        stay.
        """
        if self._ended.get(_name(key)) == message_id:
            return
        if self._ids.setdefault(_name(key), message_id) == message_id:
            self._ids.pop(f"{OLDER}{message_id}", None)
            self._left.get(_name(key), set()).discard(message_id)

    def leave(self, key: QuestionKey, message_id: int) -> None:
        """Record an orphaned message of a closed question. It is deleted once the question is asked again."""
        self._left.setdefault(_name(key), set()).add(message_id)

    async def reconcile(self, batch: Batch) -> dict[str, int]:
        """Update the messages to match a snapshot. Return the present ones, by name.

        Refusals by Discord are only logged, so that no game stops for them.
        """
        for key, notice in batch.closed.items():
            table = batch.snapshot
            text = notice_text(notice, localizer_for(table.locale))
            await self._gently(batch.snapshot, self._close(batch, _name(key), Message(text)))
        open_names = {_name(key) for key in batch.snapshot.questions}
        gone = [name for name in self._ids if name not in open_names and not name.startswith(OLDER)]
        for name in gone:
            await self._gently(batch.snapshot, self._remove(batch.snapshot, name))
        for key, question in batch.snapshot.questions.items():
            await self._gently(batch.snapshot, self._ask(batch, _name(key), question))
        return dict(self._ids)

    @property
    def left(self) -> bool:
        """Whether there are messages recorded by :meth:`leave`. Only this process knows them."""
        return any(self._left.values())

    @property
    def replaced(self) -> list[str]:
        """The names of replaced messages that are still to be deleted."""
        return [name for name in self._ids if name.startswith(OLDER)]

    async def remove_replaced(self, table: Snapshot) -> dict[str, int]:
        """Delete the replaced messages. Return the present ones, by name.

        Call it only once the record of the replacements is saved, because the next process trusts what it
        reads.
        """
        for name in self.replaced:
            await self._gently(table, self._remove(table, name))
        return dict(self._ids)

    # -- questions -----------------------------------------------------------------------------

    async def _ask(self, batch: Batch, name: str, question: Question) -> None:
        for number in sorted(self._left.pop(name, ())):
            self._retire(number)
        before, restored = self._shown.get(name), name not in self._shown
        known = name in self._ids
        trusted = restored and batch.recovered and not batch.doubtful
        table = batch.snapshot
        message = question_message(table, question, mentionable=self._services.mentionable(table))
        asked = question.asked, message.text, message.controls
        if not known or not (before == asked or trusted):
            edits = known and (before is None or before[0] == question.asked)
            if not edits or not await self._edit(batch, name, message):
                await self._ask_again(table, name, message)
        self._shown[name] = asked

    async def _ask_again(self, table: Snapshot, name: str, message: Message) -> None:
        """Send a question at the bottom of the channel, and mark its earlier message for deletion."""
        # the new message may be pressed, and adopted, before its id arrives here
        older = self._ids.get(name)
        self._ids[name] = await self._send(table, message)
        if older is not None:
            self._retire(older)

    async def _close(self, batch: Batch, name: str, message: Message) -> None:
        if name in self._ids:
            if not await self._edit(batch, name, message):
                self._retire(self._ids[name])
            self._ended[name] = self._ids[name]
            self._forget(name)

    def _retire(self, number: int) -> None:
        """Mark a message for deletion with the next delivery."""
        self._ids[f"{OLDER}{number}"] = number

    async def _remove(self, table: Snapshot, name: str) -> None:
        """Delete a message. If that fails, it is retried with the next delivery."""
        self._shown[name] = None  # it may be deleted even if Discord's reply is lost
        with suppress(discord.NotFound):
            await self._message(table, self._ids[name]).delete()
        self._forget(name)

    async def _edit(self, batch: Batch, name: str, message: Message) -> bool:
        """Edit a message. Return False if it is gone or in an archived thread."""
        self._shown[name] = None
        return await changed(self._change(batch, self._ids[name], message))

    async def _change(self, batch: Batch, number: int, message: Message) -> None:
        responder = batch.pressed_on(number)
        if responder is None or not await responder.update_in_time(message):
            await self._message(batch.snapshot, number).edit(**message_changes(message, []))

    def _forget(self, name: str) -> None:
        self._ids.pop(name, None)
        self._shown.pop(name, None)

    # -- how -----------------------------------------------------------------------------------

    async def _send(self, table: Snapshot, message: Message) -> int:
        fields = message_fields(message, []) | {"allowed_mentions": USERS}
        return (await send(self._services, table, **fields)).id

    def _message(self, table: Snapshot, message_id: int) -> discord.PartialMessage | ClickMessage:
        return self._services.channel(table).get_partial_message(message_id)

    async def _gently(self, table: Snapshot, call: Awaitable[Any]) -> None:
        try:
            await call
        except Exception as error:  # also a broken connection
            self.doubtful |= perhaps_taken(error)
            log.info("a question of table %s could not be updated: %s", table.table_id, error)


def _name(key: QuestionKey) -> str:
    kind, user_id = key
    return f"{kind}:{user_id}"
