"""The public messages of one table: the newest, and the older ones that it replaces.

A turn that a person has to take is a new message, because edits notify nobody. A stretch in which nobody
decides, of computers' moves and forced ones, is one message: edited with every tile that is laid, replaced
when it ends. What is on show is kept in a row of its own, so that a restart goes on from there.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.discord_ui.honours import honours_of
from bot.discord_ui.messages import message_changes, message_fields
from bot.discord_ui.notifications import call_line, subscribers_to_call, with_seated
from bot.discord_ui.parcel import PASSING, Parcel, shown_fields
from bot.discord_ui.posting import ARCHIVED, Posting
from bot.discord_ui.responder import Responder
from bot.discord_ui.services import NOBODY, USERS, Services, notifying
from bot.discord_ui.side_messages import SideMessages
from bot.discord_ui.threads import call_in
from bot.presentation.lobby_message import lobby_message, started_message
from bot.presentation.message import CONTENT, Attachment, Message, alike
from bot.presentation.table_message import closing_message, last_table_message, table_message
from bot.store import DeliveryRow, State, StoreError
from bot.tables.deadlines import worth_showing
from bot.tables.requests import Shown
from bot.tables.snapshot import GameEvent, Snapshot, Told

log = logging.getLogger(__name__)

RETIRED = ("going:", "old:")
"""What older messages are kept under until their controls are gone: those to delete, those to leave."""
ENDED = (State.BETWEEN, State.OVER)
"""The states that begin with the end of a round."""
PROMPT = 1
"""Seconds Discord may take over a message before they are added to the turn it shows."""


class ChannelView:
    """What is on show of one table."""

    def __init__(self, table_id: str, services: Services, sides: SideMessages) -> None:
        self._services = services
        self._sides = sides
        self._row = DeliveryRow(match_id=table_id)
        self._loaded = False
        self._turn: object = None
        """The turn that the newest message shows: a shout edits that message, a move makes a new one."""
        self._editable_run = False
        """Whether that message is an unfinished stretch in which nobody decides: edited, then replaced."""
        self._laid: object = None
        """The tiles on the table that it shows."""
        self._pictures: tuple[int | None, tuple[Attachment, ...]] = (None, ())
        """A message and the pictures it shows, which it keeps when it is edited and they stay the same."""
        self._told: list[Told] = []
        """What that message tells."""
        self._left = 0
        """The round whose last tile lies in the message above the newest; 0 for none."""
        self._retired: dict[int, bool] = {}
        """Older messages that may still have controls, and whether they are to be deleted."""
        self._notified: set[int] = set()
        """Who has been notified of an invitation by the lobby on show."""
        self._posting = Posting(table_id, services)

    @property
    def message_id(self) -> int | None:
        """The newest public message."""
        return self._row.message_id

    @property
    def doubtful(self) -> bool:
        """Whether Discord may have taken a message of which nobody knows."""
        return self._posting.doubtful or self._sides.doubtful

    @property
    def loaded(self) -> bool:
        """Whether what was on show before a restart is known."""
        return self._loaded

    @property
    def never_seen(self) -> bool:
        """Whether nothing of the table has ever been on show."""
        return self._row.message_id is None and self._row.shown_state is None

    async def load(self, *, doubtful: bool) -> None:
        """Read what is on show, the first time; who is in doubt looks for what nobody knows of."""
        self._posting.doubtful |= doubtful  # also where this cannot be read just now
        if not self._loaded:
            row = await self._services.store.deliveries.get(self._row.match_id)
            self._row, self._loaded = row or self._row, True
            side = self._row.side
            retired = {name: number for name, number in side.items() if name.startswith(RETIRED)}
            self._retired = {number: name.startswith(RETIRED[0]) for name, number in retired.items()}
            self._sides.restore({name: number for name, number in side.items() if name not in retired})

    async def show(self, parcel: Parcel) -> Shown | None:
        """Show the table as it is now; return what is on show, or None where nothing had to change.

        Raises:
            discord.HTTPException: the channel does not show it.
        """
        shown: Shown | None = None
        match parcel.snapshot.state:
            case State.LOBBY:
                await self._show_lobby(parcel)
                shown = Shown(None, self._services.clock.now())
            case State.ABANDONED:
                await self._close(parcel)
            case _:
                shown = await self._show_table(parcel)
        await self._tidy_up(parcel.snapshot)
        return shown

    async def delete_orphans(self, table: Snapshot) -> None:
        """Delete what Discord took without our knowing, where that may have happened."""
        known = {self._row.message_id, *self._retired, *self._row.side.values()}
        if self.doubtful and await self._posting.gently(self._posting.delete_orphans(table, known)):
            self._sides.doubtful = False

    async def keep_side(self, side: dict[str, int]) -> None:
        """Save which messages beside the table's own are on show."""
        if side != self._side():
            await self._keep(side=side)

    def _side(self) -> dict[str, int]:
        """Return the same as it is saved."""
        return {name: number for name, number in self._row.side.items() if not name.startswith(RETIRED)}

    # -- the match -----------------------------------------------------------------------------

    async def _show_table(self, parcel: Parcel) -> Shown | None:
        table = parcel.snapshot
        if self._row.shown_state is State.LOBBY:
            await self._begin(parcel)
        if parcel.recovered and self._shows(table) and table.allowance is None:  # and its clock runs
            self._turn = _turn(table)
            if not self._later(table):
                return None
        if self._told_with_next(parcel):
            self._told += parcel.told
            return None
        before = self._services.clock.now()
        until = self._until(table, before)
        told = self._to_tell(parcel)
        if await self._leave_last_table(parcel, told):
            told = []
        message = table_message(
            table,
            told,
            until=until,
            mentionable=self._services.mentionable(table),
            honours=await honours_of(self._services, table),
            below=self._left == table.rounds,
        )
        await self._put(parcel, message, until)
        self._told, self._turn, self._laid = told, _turn(table), _laid(table)
        after = self._services.clock.now()
        return Shown(table.clock_key, after if after - before > PROMPT else before)

    def _told_with_next(self, parcel: Parcel) -> bool:
        """Return whether what happened can wait until a tile is laid or somebody has to decide.

        While nobody decides that is a matter of seconds: a draw alone is not worth another picture.
        """
        table = parcel.snapshot
        still = table.nobody_decides and self._editable_run and self._laid == _laid(table)
        moved = bool(parcel.told) and all(isinstance(each, GameEvent) for each in parcel.told)
        return still and moved and not (parcel.show_again or parcel.recovered)

    def _shows(self, table: Snapshot) -> bool:
        """Return whether the newest message is of this very moment of the table."""
        row = self._row
        return row.message_id is not None and (row.shown_state, row.shown_moves) == (table.state, table.made)

    def _later(self, table: Snapshot) -> bool:
        """Return whether the turn lasts so much longer than its message says that it is worth showing."""
        if table.deadline is None or self._row.until is None:
            return False
        return worth_showing(table, table.deadline - self._row.until.timestamp())

    def _until(self, table: Snapshot, now: float) -> float | None:
        if table.deadline is not None or table.allowance is None:
            return table.deadline
        return now + table.allowance

    def _to_tell(self, parcel: Parcel) -> list[Told]:
        """Return what the message is to tell: also what came before, where it goes on to show the same."""
        table = parcel.snapshot
        run_goes_on = self._editable_run and table.state in {State.PLAYING, *ENDED}
        goes_on = run_goes_on or _turn(table) == self._turn
        return [*(self._told if goes_on else ()), *parcel.told]

    async def _leave_last_table(self, parcel: Parcel, told: Sequence[Told]) -> bool:
        """At the end of a round, have the turn's message show the last tile lying: the card comes below.

        Return whether it does so now, and tells what happened.
        """
        table, row = parcel.snapshot, self._row
        ended = table.state in ENDED and self._left != table.rounds
        turn = row.message_id is not None and row.shown_state in PASSING and row.shown_moves != table.made
        if not (ended and turn) or parcel.recovered:
            return False
        try:
            shown = await self._edit(parcel, last_table_message(table, told))
        except Exception as error:  # also a connection that breaks: then the card alone tells it
            log.info("the last tile of table %s could not be shown: %s", table.table_id, error)
            return False
        if shown:
            self._row, self._left = replace(row, message_id=None), table.rounds
        return shown

    async def _put(self, parcel: Parcel, message: Message, until: float | None) -> None:
        """Put the message where it belongs: in the place of the newest one, or below it."""
        table = parcel.snapshot
        same_turn = _turn(table) == self._turn
        run_goes_on = table.nobody_decides and self._editable_run
        # a turn that nobody has been told of is a new message
        restarted = parcel.recovered and (self._shows(table) or table.state is not State.PLAYING)
        edits = not parcel.show_again and (same_turn or run_goes_on or restarted)
        if edits and await self._edit(parcel, message):
            await self._keep(**shown_fields(table, until))
        else:
            tidy = self._tidy(table) or parcel.show_again
            mentions = NOBODY if same_turn else USERS  # nobody is called to the same turn twice
            await self._replace(table, message, shown_fields(table, until), mentions, tidy=tidy)
            self._editable_run = table.nobody_decides

    async def _begin(self, parcel: Parcel) -> None:
        """Turn the lobby's message into the one that says the match has begun; it stays."""
        table, lobby_id = parcel.snapshot, self._row.message_id
        in_thread = lobby_id is not None and table.channel_id == lobby_id
        message = started_message(table, thread_id=table.channel_id if in_thread else None)
        where = table.parent_id if in_thread else table.channel_id
        responder = parcel.pressed_on(lobby_id)
        if lobby_id is not None:
            lobby = self._posting.message(table, lobby_id, where)
            if not await self._posting.gently(self._update(lobby, responder, message)):
                self._retired[lobby_id] = False
        self._row = replace(self._row, message_id=None, shown_state=None, replaces=False)
        if in_thread:
            await self._posting.gently(call_in(self._services, table))

    @staticmethod
    async def _update(lobby: discord.PartialMessage, responder: Responder | None, message: Message) -> None:
        """Change a lobby's message: by the answer to the press on it, where that is not over."""
        if responder is None or not await responder.update_in_time(message):
            await lobby.edit(**message_changes(message, []))

    # -- the lobby, and the end of a table -----------------------------------------------------

    async def _show_lobby(self, parcel: Parcel) -> None:
        table = parcel.snapshot
        message = lobby_message(table, mentionable=self._services.mentionable(table))
        if self._row.message_id is None:
            await self._post_lobby(parcel, message)
        elif parcel.show_again or not await self._edit(parcel, message):
            await self._repost_lobby(table, message)
        self._notified |= {row.user_id for row in table.invited if not row.declined}

    async def _post_lobby(self, parcel: Parcel, message: Message) -> None:
        """Show a new lobby: as the answer to the command that opened it, where it was one."""
        table, command = parcel.snapshot, parcel.command()
        if command is None:
            sent = await self._send(table, *with_seated(self._services, table, message))
            await self._keep(message_id=sent.id, **shown_fields(table, None))
            return
        notified = self._invited_now(table)
        groups = await subscribers_to_call(self._services, table)
        if groups and len(message.text) + len(line := call_line(groups[0], table)) < CONTENT:
            message = message.with_line(line)
            notified |= set(groups.pop(0))
        mentions = notifying(notified)
        files, number = await self._services.painter.paint(message), None
        if not command.held:
            number = await command.send_first(message_fields(message, files) | {"allowed_mentions": mentions})
            self._posting.doubtful |= number is None
        if number is None:  # acknowledged meanwhile: what answers it now can be seen by the asker alone
            number = (await self._send(table, message, mentions)).id
        self._pictures = (number, message.attachments)
        await self._keep(message_id=number, **shown_fields(table, None))
        for group in groups:
            channel = self._services.channel(table)
            await self._posting.gently(channel.send(call_line(group, table), allowed_mentions=USERS))

    async def _repost_lobby(self, table: Snapshot, message: Message) -> None:
        """Show the lobby at the bottom of the channel, and notify those who have just been invited."""
        older = self._row.message_id
        sent = await self._send(table, message, notifying(self._invited_now(table)))
        if older is not None:
            self._retired[older] = True
        await self._keep(message_id=sent.id, **shown_fields(table, None))

    def _invited_now(self, table: Snapshot) -> set[int]:
        """Return whom a new message of the lobby is to notify of their invitation."""
        invited = {row.user_id for row in table.invited if not row.declined} - self._notified
        return {each for each in sorted(invited) if self._services.rested(("person", each))}

    async def _close(self, parcel: Parcel) -> None:
        """End with a sentence instead of controls; where nobody is told anything, nothing is shown."""
        if not parcel.told:
            return
        table = parcel.snapshot
        message = closing_message(table, parcel.told)
        if await self._edit(parcel, message):
            await self._keep(**shown_fields(table, None))
        else:
            await self._replace(table, message, shown_fields(table, None), USERS, tidy=True)

    # -- how -----------------------------------------------------------------------------------

    async def _edit(self, parcel: Parcel, message: Message) -> bool:
        """Change the newest message; False where Discord no longer lets us."""
        table, message_id = parcel.snapshot, self._row.message_id
        if message_id is None:
            return False
        responder = parcel.pressed_on(message_id)
        try:
            if responder is not None:
                self._pictures = (None, ())
                if await responder.update_in_time(message):
                    self._pictures = (message_id, message.attachments)
                    return True
            shown_in, pictures = self._pictures
            keeps = shown_in == message_id and alike(pictures, message.attachments)
            files = None if keeps else await self._services.painter.paint(message)
            changes = message_changes(message, files)
            changes["allowed_mentions"] = NOBODY
            self._pictures = (None, ())
            await self._posting.message(table, message_id).edit(**changes)
            self._pictures = (message_id, message.attachments)
        except discord.HTTPException as error:
            if error.code == ARCHIVED or error.status == 404:
                return False
            raise
        return True

    async def _replace(
        self,
        table: Snapshot,
        message: Message,
        shown: dict[str, Any],
        mentions: discord.AllowedMentions,
        *,
        tidy: bool,
    ) -> None:
        """Send a new message; the older one goes, or stays without its controls."""
        older, replaces = self._row.message_id, self._row.replaces
        sent = await self._send(table, message, mentions)
        self._pictures = (sent.id, message.attachments)
        if older is not None:
            self._retired[older] = replaces and tidy
        await self._keep(message_id=sent.id, **shown)

    async def _send(
        self, table: Snapshot, message: Message, mentions: discord.AllowedMentions
    ) -> discord.PartialMessage:
        """Send a message, once for this turn in the place of what is on show."""
        once_for = (_turn(table), self._row.message_id)
        return await self._posting.send(table, message, mentions, once_for=once_for)

    async def _tidy_up(self, table: Snapshot) -> None:
        """Take the controls off older messages, or these away: what fails is tried again with the next."""
        for number, goes in list(self._retired.items()):
            # a thread has the id of the lobby's message, which stays behind in the thread's channel
            where = table.parent_id if number == table.channel_id else None
            message = self._posting.message(table, number, where)
            if await self._posting.gently(message.delete() if goes else message.edit(view=None)):
                del self._retired[number]

    def _tidy(self, table: Snapshot) -> bool:
        return self._services.preferences.guild(table.guild_id).tidy

    async def _keep(self, **changes: Any) -> None:
        """Save what is on show; where that fails, a restart shows it once more."""
        retired = {f"{RETIRED[not goes]}{number}": number for number, goes in self._retired.items()}
        changes["side"] = changes.get("side", self._side()) | retired
        self._row = replace(self._row, **changes)
        try:
            await self._services.store.deliveries.put(self._row)
        except StoreError as error:
            log.warning("what is on show of table %s could not be saved: %s", self._row.match_id, error)


def _turn(table: Snapshot) -> object:
    return (table.state, table.version)


def _laid(table: Snapshot) -> object:
    return None if table.spectator is None else table.spectator.laid
