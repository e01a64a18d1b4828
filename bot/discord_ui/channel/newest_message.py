"""The newest public message of one table, and the older messages that it replaced.

The record of these messages is saved in a row of its own, so that a restart resumes from it. This module
knows how a message is shown and what happens to the one before it, not what it says.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any
from zlib import crc32

import discord

from bot.discord_ui.channel.batch import Batch
from bot.discord_ui.channel.posting import Posting, changed
from bot.discord_ui.channel.side_messages import SideMessages
from bot.discord_ui.wire.services import NOBODY, USERS, Services
from bot.presentation.message import Attachment, Message, alike
from bot.store import NOT_ALL, DeliveryRow, State, StoreError
from bot.tables.state.snapshot import Snapshot

log = logging.getLogger(__name__)

PASSING = (State.PLAYING, State.PAUSED)
"""The states whose message is replaced by the next one."""


GOES = {"going:": True, "old:": False, "doubled-going:": True, "doubled-old:": False}
"""By the prefix of its saved name, whether an older message is to be deleted. The others lose their controls.

Earlier versions saved the names that begin with ``doubled``.
"""
FORBIDDEN = 403
"""The HTTP status with which Discord denies a permission."""
KEPT = 10
"""How many older messages are remembered. If more cannot be tidied, they keep their controls."""


class NewestMessage:
    """The newest message of one table, with the record of all its messages on show."""

    def __init__(self, table_id: str, services: Services, sides: SideMessages) -> None:
        self._services = services
        self._sides = sides
        self.row = DeliveryRow(match_id=table_id)
        """The row to save."""
        self.loaded = False
        """Whether the row saved before a restart has been read."""
        self.unsaved = False
        """Whether :attr:`row` could not be saved."""
        self.posting = Posting(table_id, services)
        self._pictures: tuple[int | None, Sequence[Attachment]] = (None, ())
        """A message and its pictures. An edit keeps pictures that stay the same."""
        self._retired: dict[int, bool] = {}
        """By the id of an older message that may still have controls, whether it is to be deleted."""
        self._untidied: Snapshot | None = None
        """The table whose older messages must stay until the record of their replacement is saved."""

    @property
    def doubtful(self) -> bool:
        """Whether Discord may have taken a message whose id never arrived."""
        return self.posting.doubtful or self._sides.doubtful

    async def load(self, *, doubtful: bool) -> None:
        """Read the saved row, once.

        Args:
            doubtful: whether unrecorded messages may exist, which are then looked for.
        """
        self.posting.doubtful |= doubtful  # also if the row cannot be read now
        if not self.loaded:
            row = await self._services.store.deliveries.get(self.row.match_id)
            self.row, self.loaded = row or self.row, True
            side = self.row.side
            older = {name: goes for name in side if (goes := _goes(name)) is not None}
            self._retired = {side[name]: goes for name, goes in older.items()}
            self._sides.restore({name: number for name, number in side.items() if name not in older})

    def shows(self, table: Snapshot) -> bool:
        """Return whether the newest message shows exactly this state of the table."""
        row = self.row
        moment = (row.shown_state, row.shown_moves) == (table.state, table.made)
        return row.message_id is not None and moment and row.shown_seats in {None, seats_checksum(table)}

    def shows_turn(self, table: Snapshot) -> bool:
        """Return whether the newest message shows the current turn. A move ends a turn; a shout does not."""
        row = self.row
        return row.shown_state is table.state and (row.shown_moves or 0) >= table.since

    # -- changing it ---------------------------------------------------------------------------

    def free(self) -> bool:
        """Return whether an edit of the newest message does not count against the rate limit."""
        return self.row.message_id is not None and self.posting.free(self.row.message_id)

    async def edit(self, batch: Batch, message: Message) -> bool:
        """Edit the newest message. Return False if there is none or Discord no longer allows it."""
        message_id = self.row.message_id
        try:
            return message_id is not None and await changed(self._edit(batch, message_id, message))
        except discord.HTTPException as error:
            if error.status == FORBIDDEN:  # perhaps a new message is allowed
                return False
            raise

    async def _edit(self, batch: Batch, message_id: int, message: Message) -> None:
        shown_in, pictures = self._pictures
        self._pictures = (None, ())
        responder = batch.pressed_on(message_id)
        if responder is None or not await responder.update_in_time(message):
            keeps = responder is None and shown_in == message_id and alike(pictures, message.attachments)
            await self.posting.edit(batch.snapshot, message_id, message, repaint=not keeps)
        self.drew(message_id, message)

    async def replace(
        self, table: Snapshot, message: Message, until: float | None, *, tidy: bool, reminds: bool = False
    ) -> None:
        """Send a message as the newest; the one before it is deleted or loses its controls.

        The table's players are notified, unless they have been notified of this turn already.

        Args:
            until: the deadline printed on the message, in Unix time.
            tidy: whether to delete the older message, if it is of a kind that may be deleted. Where the
                bot is no member it stays, without controls.
            reminds: whether to notify them again, and to record that they were reminded.
        """
        older, replaces = self.row.message_id, self.row.replaces
        mentions = USERS if reminds or not self.shows_turn(table) else NOBODY
        reminded = {"reminded_turn": table.turn} if reminds else {}
        make_room = partial(self.retire, older, goes=replaces and tidy and not table.by_click)
        try:
            number = await self.posting.send_turn(
                table, message, mentions, once_for=self._once_for(table), known=self.known()
            )
        except Exception:
            self._adopt_found(table, until, make_room, **reminded)
            raise
        self.drew(number, message)
        make_room()
        self._retire_outdated(number)
        await self.keep(message_id=number, **shown(table, until), **reminded)

    async def send(self, table: Snapshot, message: Message, mentions: discord.AllowedMentions) -> int:
        """Send a lobby to the channel, mark the newest message for deletion, and return the new id.

        If sending fails but the message is there already, record it as the newest and raise all the same.
        """
        make_room = partial(self.retire, self.row.message_id, goes=True)
        try:
            sent = await self.posting.send(table, message, mentions, once_for=self._once_for(table))
        except Exception:
            self._adopt_found(table, None, make_room)
            raise
        make_room()
        self._retire_outdated(sent.id)
        return sent.id

    def _adopt_found(
        self, table: Snapshot, until: float | None, make_room: Callable[[], None], **reminded: int
    ) -> None:
        """After a failed send, record a message that Discord has taken all the same as the newest.

        Then call ``make_room``. The next delivery edits the message to match the table. If Discord has taken
        none, do nothing.
        """
        if self.posting.untold is None:
            return
        self.unsaved = True
        there: dict[str, Any] = {"message_id": self.posting.untold, "shown_seats": NOT_ALL, **reminded}
        self.row = replace(self.row, **shown(table, until) | there)
        make_room()

    def drew(self, number: int, message: Message) -> None:
        """Record which pictures the newest message, of this id, shows once Discord has confirmed it."""
        self._pictures = (number, message.attachments)

    def _once_for(self, table: Snapshot) -> object:
        return ((table.state, table.version), self.row.message_id)

    # -- the older ones ------------------------------------------------------------------------

    def retire(self, number: int | None, *, goes: bool) -> None:
        """Mark a message to lose its controls, or to be deleted. Do nothing if there is none.

        Args:
            goes: whether to delete it, rather than only remove its controls.
        """
        if number is not None:
            self._retired[number] = goes

    def _retire_outdated(self, newest: int) -> None:
        """Mark messages for deletion in whose place the newest message, of this id, was sent."""
        for number in self.posting.outdated - {newest}:
            self.retire(number, goes=True)
        self.posting.outdated.clear()

    async def tidy_up(self, table: Snapshot) -> None:
        """Remove the controls of older messages, or delete them. Retry failures with the next message.

        Do nothing until the record of the replacements is saved: after a restart the old messages would be
        taken for the current ones.
        """
        self._untidied = table if self.unsaved else None
        if self.unsaved:
            return
        for number, goes in list(self._retired.items()):
            # a thread has the id of the lobby's message, which stays behind in the parent channel
            where = table.parent_id if number == table.channel_id else None
            call = self.posting.delete if goes else self.posting.strip
            if await self.posting.gently(call(table, number, where)):
                del self._retired[number]
        for number in list(self._retired)[:-KEPT]:
            del self._retired[number]

    async def delete_orphans(self, table: Snapshot) -> None:
        """Delete messages that Discord took without this process learning of it, if there may be any."""
        if self.doubtful and await self.posting.gently(
            self.posting.delete_orphans(table, self.known(), self._sides.leave)
        ):
            self._sides.doubtful = False

    def known(self) -> set[int | None]:
        """Return the ids of all recorded messages of the table. None is among them if it has no newest
        message.
        """
        return {self.row.message_id, *self._retired, *self.row.side.values()}

    # -- what is saved -------------------------------------------------------------------------

    async def keep(self, **changes: Any) -> None:
        """Update the row and save it. If that fails, a restart shows the table once more."""
        retired = {f"{'going' if goes else 'old'}:{n}": n for n, goes in self._retired.items()}
        changes["side"] = changes.get("side", self._side()) | retired
        self.row = replace(self.row, **changes)
        try:
            await self._services.store.deliveries.put(self.row)
        except StoreError as error:
            self.unsaved = True
            log.warning("the shown messages of table %s could not be saved: %s", self.row.match_id, error)
            return
        self.unsaved = False
        if self._untidied is not None:
            await self.tidy_up(self._untidied)

    async def keep_side(self, side: dict[str, int]) -> None:
        """Save the ids of the question and warning messages, by subject, if they have changed."""
        if side != self._side() or self.unsaved:
            await self.keep(side=side)

    def _side(self) -> dict[str, int]:
        """Return the saved ids of the question and warning messages, by name."""
        return {name: number for name, number in self.row.side.items() if _goes(name) is None}


def _goes(name: str) -> bool | None:
    """Return whether the message saved under a name is to be deleted; None if it is not an older message."""
    kind, colon, _ = name.partition(":")
    return GOES.get(kind + colon)


def shown(table: Snapshot, until: float | None) -> dict[str, Any]:
    """Return the fields of the row that describe a shown table. ``until`` is the deadline on the message."""
    return {
        "shown_state": table.state,
        "shown_moves": table.made,
        "shown_seats": seats_checksum(table),
        "replaces": table.state in PASSING,
        "until": None if until is None else datetime.fromtimestamp(until, UTC),
    }


def seats_checksum(table: Snapshot) -> int:
    """Return a checksum of what a message shows of the seats, which can change without a move."""
    people = [(player.user_id, player.display_name) for player in table.players]
    return crc32(repr((people, sorted(table.ready))).encode())
