"""The public messages of one table: decides whether a change is sent as a new message or as an edit.

At a lively table, whose players look at its message, a turn edits that message. Hands opened below it stay
below it. Elsewhere a turn that a person has to take is a new message, because edits notify no one. A run, in
which only computers and forced moves play, is one message, edited with every tile laid. If a player has
pictures described in words, each turn is a new message and tells the run before it, so that a screen reader
reads it once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.discord_ui.channel.batch import Batch
from bot.discord_ui.channel.follow_ups import TableClick
from bot.discord_ui.channel.highlights import highlights_of
from bot.discord_ui.channel.lobby_view import LobbyView
from bot.discord_ui.channel.newest_message import PASSING, NewestMessage, shown
from bot.discord_ui.channel.presence import EDIT_AGE, Presence
from bot.discord_ui.channel.side_messages import SideMessages
from bot.discord_ui.reminders.due_reminders import note_reminders
from bot.discord_ui.wire.services import Services, called_here, called_next
from bot.presentation.message import Message
from bot.presentation.table.table_message import closing_message, last_table_message, table_message
from bot.presentation.text.brief import Wording
from bot.store import State
from bot.tables.state.deadlines import clock_ends, worth_showing
from bot.tables.state.requests import Shown
from bot.tables.state.snapshot import GameEvent, Snapshot, Told
from engine import Seat
from render import Style

log = logging.getLogger(__name__)

ENDED = (State.BETWEEN, State.OVER)
"""The states in which the table is once a round has ended."""
PROMPT = 1
"""If Discord takes more seconds than this for a message, they are added to the turn that it shows."""
BETWEEN_EDITS = 1.0
"""The least seconds between two edits of a table's message. More would be faster than people can follow."""


@dataclass(frozen=True, slots=True)
class Contents:
    """What one message of a table shows."""

    message_id: int | None = None
    told: Sequence[Told] = ()
    laid: object = None
    """The tiles on the table."""
    editable_run: bool = False
    """Whether the message shows an unfinished run, which the next one continues."""
    round: int = 0
    """The number of the round it shows; 0 for none."""
    posted_at: float = 0.0
    """When the message was sent, in Unix time."""


class ChannelView:
    """The public view of one table."""

    def __init__(self, table_id: str, services: Services, sides: SideMessages) -> None:
        self._services, self._sides = services, sides
        self._newest = NewestMessage(table_id, services, sides)
        self._lobby = LobbyView(self._newest, services)
        self._shown = Contents()
        """What was shown last, by a message that may not be the newest any more."""
        self._untold: list[Told] = []
        """What the next message must tell in addition to its own news."""
        self._told_above: Sequence[Told] = ()
        """What the message above the newest tells, so that the newest does not repeat it."""
        self._presence = Presence()
        self._edited_at = float("-inf")
        """When the newest message was last edited, on the event loop's clock."""
        self._left = 0
        """The finished round whose last tile the message above the newest shows; 0 for none."""

    @property
    def message_id(self) -> int | None:
        """The id of the newest public message; None if there is none."""
        return self._newest.row.message_id

    @property
    def doubtful(self) -> bool:
        """Whether Discord may have taken a message whose id never arrived."""
        return self._newest.doubtful

    @property
    def unsaved(self) -> bool:
        """Whether the record of the shown messages could not be saved, so that only this process has it."""
        return self._newest.unsaved

    @property
    def loaded(self) -> bool:
        """Whether the record of the messages shown before a restart has been read."""
        return self._newest.loaded

    @property
    def never_seen(self) -> bool:
        """Whether no message of the table has ever been shown."""
        return self._newest.row.message_id is None and self._newest.row.shown_state is None

    async def load(self, *, doubtful: bool) -> None:
        """Read the record of the shown messages, once.

        Args:
            doubtful: whether unrecorded messages may exist, which are then looked for.
        """
        await self._newest.load(doubtful=doubtful)

    def pressed(self, user_id: int) -> None:
        """Note that a player of the table has just pressed one of its controls."""
        self._presence.pressed(user_id, self._services.clock.now())

    async def rest(self) -> None:
        """Wait until the newest message may be edited again. Later changes then join the same delivery."""
        seconds = self._edited_at + BETWEEN_EDITS - asyncio.get_running_loop().time()
        if seconds > 0:
            await asyncio.sleep(seconds)

    def clicked(self, click: TableClick) -> None:
        """Note a click, so that the next message may follow up on it instead of being sent to the channel."""
        self._newest.posting.follow_ups.clicked(click)

    async def show(self, batch: Batch) -> Shown | None:
        """Show the table as it is now. Return what is shown.

        Return None if nothing had to change, if the events can wait for the next message, or if the table was
        closed early.

        Raises:
            discord.HTTPException: the channel does not show it.
            StoreError: the direct messages that it causes could not be noted.
        """
        await note_reminders(self._services, batch.snapshot)
        result: Shown | None = None
        match batch.snapshot.state:
            case State.LOBBY:
                await self._lobby.show(batch)
                result = Shown(None, self._services.clock.now())
            case State.ABANDONED:
                await self._close(batch)
            case _:
                result = await self._show_table(batch)
        await self._newest.tidy_up(batch.snapshot)
        return result

    async def save(self, table: Snapshot) -> None:
        """Retry saving the record of the shown messages if that failed; then delete replaced messages."""
        if self.unsaved:
            await self._newest.keep()
            await self.tidy_sides(table)

    async def tidy_sides(self, table: Snapshot) -> None:
        """Delete replaced questions and warnings, once the record of their replacements is saved."""
        if self._sides.replaced and not self.unsaved:
            await self.keep_side(await self._sides.remove_replaced(table))

    async def delete_orphans(self, table: Snapshot) -> None:
        """Delete messages that Discord took without this process learning of it, if there may be any.

        Do nothing while events wait for the next message: that message may adopt an orphan instead.
        """
        if not self._untold:
            await self._newest.delete_orphans(table)

    async def keep_side(self, side: dict[str, int]) -> None:
        """Save the ids of the question and warning messages, by their subject."""
        await self._newest.keep_side(side)

    # -- the match -----------------------------------------------------------------------------

    async def _show_table(self, batch: Batch) -> Shown | None:
        table = batch.snapshot
        if self._newest.row.shown_state is State.LOBBY:
            await self._lobby.begin(batch)
        current = self._newest.shows(table) and table.allowance is None  # and the turn clock runs
        # The table may have been restored by a request, or stopped before its players were reminded.
        asked = batch.told or batch.show_again or self._reminds(table)
        if batch.recovered and current and not asked and not self._deadline_moved(table):
            return None
        if self._can_wait(batch):
            self._untold += batch.told
            return None
        before = self._services.clock.now()
        until = self._deadline(table, before)
        told = self._to_tell(batch)
        if await self._leave_last_table(batch, told):
            told = []
        message = table_message(
            table,
            told,
            until=until,
            mentionable=called_here(self._services, table),
            upcoming=called_next(self._services, table),
            highlights=await highlights_of(self._services, table),
            below=self._left == table.rounds,
            wording=self._wording(table),
        )
        await self._put(batch, message, until, told)
        self._untold, self._told_above = [], ()
        after = self._services.clock.now()
        return Shown(table.clock_key, after if after - before > PROMPT else before, until)

    @property
    def _newest_shown(self) -> Contents:
        """What the newest message shows; empty if that is not known."""
        return self._shown if self._shown.message_id == self.message_id else Contents()

    def _can_wait(self, batch: Batch) -> bool:
        """Return whether the batch's events can wait until a tile is laid or a person must decide.

        While only computers and forced moves play, that takes seconds. A draw alone does not justify a new
        picture. If a player has pictures in words, neither does a tile.
        """
        table = batch.snapshot
        moved = bool(batch.told) and all(isinstance(each, GameEvent) for each in batch.told)
        if not (table.nobody_decides and moved) or batch.show_again or batch.recovered:
            return False
        if self._wants_text(table) and self.message_id is not None:
            return True
        return self._newest_shown.editable_run and self._newest_shown.laid == _laid(table)

    def _wording(self, table: Snapshot) -> Wording:
        """Return how to tell what happened: in full sentences if a player has pictures described in words."""
        remarks = self._services.preferences.guild(table.guild_id).remarks
        if self._wants_text(table):
            return Wording(words=True, remarks=remarks)
        known = self._services.faces
        return Wording(faces={} if known is None else known.of(table.game, Style()), remarks=remarks)

    def _wants_text(self, table: Snapshot) -> bool:
        """Return whether a player at the table has pictures described in words."""
        user = self._services.preferences.user
        return any(user(player.user_id or 0).text for _, player in table.people())

    def _deadline_moved(self, table: Snapshot) -> bool:
        """Return whether the deadline printed on the message is too early by enough to justify an edit."""
        if table.deadline is None or self._newest.row.until is None:
            return False
        return worth_showing(table, table.deadline - self._newest.row.until.timestamp())

    def _deadline(self, table: Snapshot, now: float) -> float | None:
        if table.deadline is not None or table.allowance is None:
            return table.deadline
        return clock_ends(table, now, table.allowance)

    def _to_tell(self, batch: Batch) -> list[Told]:
        """Return the events that the message must tell, oldest first.

        That is those of the newest message if this one continues it, then unsent ones, then the batch's. Omit
        events that the message above tells.
        """
        table, before = batch.snapshot, self._newest_shown
        run_goes_on = before.editable_run and table.state in {State.PLAYING, *ENDED}
        goes_on = run_goes_on or self._newest.shows_turn(table)
        told = [*(before.told if goes_on else ()), *self._untold, *batch.told]
        return [each for each in told if not any(each is above for above in self._told_above)]

    async def _leave_last_table(self, batch: Batch, told: Sequence[Told]) -> bool:
        """At the end of a round, edit the turn's message to show the last tile and ``told``.

        The result card is then sent below. Return whether the edit succeeded.
        """
        table, row = batch.snapshot, self._newest.row
        ended = table.state in ENDED and self._left != table.rounds
        turn = row.message_id is not None and row.shown_state in PASSING and row.shown_moves != table.made
        if not (ended and turn) or batch.recovered:
            return False
        try:
            message = last_table_message(table, told, wording=self._wording(table))
            done = await self._newest.edit(batch, message)
        except Exception as error:  # also a broken connection: then the card alone tells it
            log.info("the last tile of table %s could not be shown: %s", table.table_id, error)
            return False
        if done:
            self._newest.row, self._left, self._untold = replace(row, message_id=None), table.rounds, []
            self._told_above = told
        return done

    async def _put(self, batch: Batch, message: Message, until: float | None, told: Sequence[Told]) -> None:
        """Edit the newest message into this one, or send this one at the bottom of the channel.

        Args:
            until: the deadline printed on the message, in Unix time.
            told: the events that the message tells.
        """
        table, before = batch.snapshot, self._newest_shown
        reminds, lively = self._reminds(table), self._lively(table)
        run_goes_on = table.nobody_decides and before.editable_run
        restarted = batch.recovered and table.state is not State.PLAYING
        goes_on = self._newest.shows_turn(table) or run_goes_on or lively or restarted
        edits = goes_on and not (batch.show_again or reminds)
        if edits and await self._newest.edit(batch, message):
            self._edited_at = asyncio.get_running_loop().time()
            await self._newest.keep(**shown(table, until))
            run, posted_at = run_goes_on or (lively and table.nobody_decides), before.posted_at
        else:
            tidy = self._tidy(table) or batch.show_again or reminds
            await self._newest.replace(table, message, until, tidy=tidy, reminds=reminds)
            run, posted_at = table.nobody_decides, self._services.clock.now()
        self._shown = Contents(self.message_id, told, _laid(table), run, table.rounds, posted_at)

    def _reminds(self, table: Snapshot) -> bool:
        """Return whether the players in turn are to be reminded, once a turn, by a message that notifies."""
        if table.warning is None or self._newest.row.reminded_turn == table.turn:
            return False
        return not {*table.warning.user_ids}.isdisjoint(called_here(self._services, table))

    def _lively(self, table: Snapshot) -> bool:
        """Return whether the turn may edit the newest message, because its players look at it.

        The message must show the same round, be young and be the lowest in the channel. A server that keeps
        earlier turns, and a table that tells its pictures in words, get a new message for each turn. So does
        a busy bot, if the new message would be a follow-up, which does not count.
        """
        before, now, number = self._newest_shown, self._services.clock.now(), self.message_id
        playing = self._newest.row.shown_state is State.PLAYING is table.state
        if number is None or not playing or before.round != table.rounds:
            return False
        young = now - before.posted_at < EDIT_AGE
        if not (young and self._services.last_posts.lowest(table.channel_id, number)):
            return False
        if self._services.turns.follows_up(table.table_id) and not self._newest.free():
            return False
        here = all(self._looks(table, seat, before.posted_at, now) for seat in table.deciding())
        return here and self._tidy(table) and not self._wants_text(table)

    def _looks(self, table: Snapshot, seat: Seat, since: float, now: float) -> bool:
        """Return whether a player looks at the message posted at ``since``, without need of a mention."""
        user_id, preferences = table.players[seat].played_by or 0, self._services.preferences
        settings = preferences.user(user_id)
        always = settings.ping == "each" and not settings.told_directly
        always = always and preferences.may_mention(table.guild_id, user_id)
        return not always and self._presence.there(user_id, since, now)

    def _tidy(self, table: Snapshot) -> bool:
        return self._services.preferences.guild(table.guild_id).tidy

    async def _close(self, batch: Batch) -> None:
        """Edit the newest message into the closing one, or send that. Do nothing without events to tell."""
        if not batch.told:
            return
        table = batch.snapshot
        message = closing_message(table, batch.told)
        if await self._newest.edit(batch, message):
            await self._newest.keep(**shown(table, None))
        else:
            await self._newest.replace(table, message, None, tidy=True)


def _laid(table: Snapshot) -> object:
    return None if table.spectator is None else table.spectator.laid
