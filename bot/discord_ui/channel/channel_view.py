"""The public messages of one table: which moment of it deserves a new message, and which an edit.

A turn that a person has to take is a new message, because edits notify nobody. A stretch in which nobody
decides, of computers' moves and forced ones, is one message: edited with every tile that is laid, replaced
when it ends. Where requests are scarce, or somebody at the table has its pictures in words, such a stretch
is told with the turn after it: whoever listens hears it once.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.discord_ui.channel.batch import Batch
from bot.discord_ui.channel.follow_ups import TableClick
from bot.discord_ui.channel.highlights import highlights_of
from bot.discord_ui.channel.lobby_view import LobbyView
from bot.discord_ui.channel.newest_message import PASSING, NewestMessage, shown
from bot.discord_ui.channel.side_messages import SideMessages
from bot.discord_ui.wire.services import Services
from bot.presentation.message import Message
from bot.presentation.table.table_message import closing_message, last_table_message, table_message
from bot.store import State
from bot.tables.state.deadlines import worth_showing
from bot.tables.state.requests import Shown
from bot.tables.state.snapshot import GameEvent, Snapshot, Told

log = logging.getLogger(__name__)

ENDED = (State.BETWEEN, State.OVER)
"""The states that begin with the end of a round."""
PROMPT = 1
"""Seconds Discord may take over a message before they are added to the turn it shows."""


@dataclass(frozen=True, slots=True)
class Contents:
    """What one message of a table shows."""

    message_id: int | None = None
    told: Sequence[Told] = ()
    laid: object = None
    """The tiles on the table."""
    editable_run: bool = False
    """Whether it is an unfinished stretch in which nobody decides: edited, then replaced."""


class ChannelView:
    """What everybody sees of one table."""

    def __init__(self, table_id: str, services: Services, sides: SideMessages) -> None:
        self._services, self._sides = services, sides
        self._newest = NewestMessage(table_id, services, sides)
        self._lobby = LobbyView(self._newest, services)
        self._shown = Contents()
        """What was shown last, by a message that may not be the newest any more."""
        self._untold: list[Told] = []
        """What the next message is to tell besides what brings it about."""
        self._told_above: Sequence[Told] = ()
        """What the message above the newest has told: not what the newest tells again."""
        self._left = 0
        """The round whose last tile lies in the message above the newest; 0 for none."""

    @property
    def message_id(self) -> int | None:
        """The newest public message."""
        return self._newest.row.message_id

    @property
    def doubtful(self) -> bool:
        """Whether Discord may have taken a message of which nobody knows."""
        return self._newest.doubtful

    @property
    def unsaved(self) -> bool:
        """Whether it is known here alone what is on show: it could not be saved."""
        return self._newest.unsaved

    @property
    def loaded(self) -> bool:
        """Whether what was on show before a restart is known."""
        return self._newest.loaded

    @property
    def never_seen(self) -> bool:
        """Whether nothing of the table has ever been on show."""
        return self._newest.row.message_id is None and self._newest.row.shown_state is None

    async def load(self, *, doubtful: bool) -> None:
        """Read what is on show, the first time; who is in doubt looks for what nobody knows of."""
        await self._newest.load(doubtful=doubtful)

    def clicked(self, click: TableClick) -> None:
        """Take a click through which everybody may be shown what came of it."""
        self._newest.posting.follow_ups.clicked(click)

    async def show(self, batch: Batch) -> Shown | None:
        """Show the table as it is now; return what is on show, or None where nothing had to change.

        Raises:
            discord.HTTPException: the channel does not show it.
        """
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
        """Save what is on show, where that has failed, and tidy up what had to wait for that."""
        if self.unsaved:
            await self._newest.keep()
            await self.tidy_sides(table)

    async def tidy_sides(self, table: Snapshot) -> None:
        """Delete the messages beside it that have been replaced, once it is saved by which."""
        if self._sides.replaced and not self.unsaved:
            await self.keep_side(await self._sides.remove_replaced(table))

    async def delete_orphans(self, table: Snapshot) -> None:
        """Delete what Discord took without our knowing, where that may have happened.

        Not while something is told with the next message: what is there may be taken up by that one.
        """
        if not self._untold:
            await self._newest.delete_orphans(table)

    async def keep_side(self, side: dict[str, int]) -> None:
        """Save which messages beside the table's own are on show."""
        await self._newest.keep_side(side)

    # -- the match -----------------------------------------------------------------------------

    async def _show_table(self, batch: Batch) -> Shown | None:
        table = batch.snapshot
        if self._newest.row.shown_state is State.LOBBY:
            await self._lobby.begin(batch)
        current = self._newest.shows(table) and table.allowance is None  # and its clock runs
        asked = batch.told or batch.show_again  # in the moment in which the table was brought back
        if batch.recovered and current and not asked and not self._later(table):
            return None
        if self._told_with_next(batch):
            self._untold += batch.told
            return None
        before = self._services.clock.now()
        until = self._until(table, before)
        told = self._to_tell(batch)
        if await self._leave_last_table(batch, told):
            told = []
        message = table_message(
            table,
            told,
            until=until,
            mentionable=self._services.mentionable(table),
            highlights=await highlights_of(self._services, table),
            below=self._left == table.rounds,
        )
        editable_run = await self._put(batch, message, until)
        self._shown = Contents(self.message_id, told, _laid(table), editable_run)
        self._untold, self._told_above = [], ()
        after = self._services.clock.now()
        return Shown(table.clock_key, after if after - before > PROMPT else before, until)

    @property
    def _newest_shown(self) -> Contents:
        """What the newest message shows, as far as that is known: Discord may have taken it unheard."""
        return self._shown if self._shown.message_id == self.message_id else Contents()

    def _told_with_next(self, batch: Batch) -> bool:
        """Return whether what happened can wait until a tile is laid or somebody has to decide.

        While nobody decides that is a matter of seconds: a draw alone is not worth another picture, and where
        requests are scarce, or somebody listens, neither is a tile.
        """
        table, turns = batch.snapshot, self._services.turns
        moved = bool(batch.told) and all(isinstance(each, GameEvent) for each in batch.told)
        if not (table.nobody_decides and moved) or batch.show_again or batch.recovered:
            return False
        if not turns.tidy() and self.message_id is not None:
            turns.saved()
            return True
        if self._heard(table) and self.message_id is not None:
            return True
        return self._newest_shown.editable_run and self._newest_shown.laid == _laid(table)

    def _heard(self, table: Snapshot) -> bool:
        """Return whether somebody at the table has its pictures in words."""
        user = self._services.preferences.user
        return any(user(player.user_id or 0).text for _, player in table.people())

    def _later(self, table: Snapshot) -> bool:
        """Return whether the turn lasts so much longer than its message says that it is worth showing."""
        if table.deadline is None or self._newest.row.until is None:
            return False
        return worth_showing(table, table.deadline - self._newest.row.until.timestamp())

    def _until(self, table: Snapshot, now: float) -> float | None:
        if table.deadline is not None or table.allowance is None:
            return table.deadline
        return now + table.allowance

    def _to_tell(self, batch: Batch) -> list[Told]:
        """Return what the message is to tell: also what came before, where it goes on to show the same."""
        table, before = batch.snapshot, self._newest_shown
        run_goes_on = before.editable_run and table.state in {State.PLAYING, *ENDED}
        goes_on = run_goes_on or self._newest.shows_turn(table)
        told = [*(before.told if goes_on else ()), *self._untold, *batch.told]
        return [each for each in told if not any(each is above for above in self._told_above)]

    async def _leave_last_table(self, batch: Batch, told: Sequence[Told]) -> bool:
        """At the end of a round, have the turn's message show the last tile lying: the card comes below.

        Return whether it does so now, and tells what happened. Where requests are scarce the card alone does.
        """
        table, row = batch.snapshot, self._newest.row
        ended = table.state in ENDED and self._left != table.rounds
        turn = row.message_id is not None and row.shown_state in PASSING and row.shown_moves != table.made
        if not (ended and turn) or batch.recovered:
            return False
        if not self._newest.free():
            if not self._services.turns.tidy():
                self._services.turns.saved()
                return False
            self._services.turns.spent()
        try:
            done = await self._newest.edit(batch, last_table_message(table, told))
        except Exception as error:  # also a connection that breaks: then the card alone tells it
            log.info("the last tile of table %s could not be shown: %s", table.table_id, error)
            return False
        if done:
            self._newest.row, self._left, self._untold = replace(row, message_id=None), table.rounds, []
            self._told_above = told
        return done

    async def _put(self, batch: Batch, message: Message, until: float | None) -> bool:
        """Put the message where it belongs: in the place of the newest one, or below it.

        Return whether it is an unfinished stretch from now on, which is to be edited.
        """
        table = batch.snapshot
        same_turn = self._newest.shows_turn(table)
        run_goes_on = table.nobody_decides and self._newest_shown.editable_run
        # a turn that nobody has been told of is a new message
        restarted = batch.recovered and table.state is not State.PLAYING
        edits = not batch.show_again and (same_turn or run_goes_on or restarted)
        if edits and await self._newest.edit(batch, message):
            await self._newest.keep(**shown(table, until))
            return run_goes_on
        tidy = self._tidy(table) or batch.show_again
        await self._newest.replace(table, message, until, tidy=tidy)
        return table.nobody_decides

    def _tidy(self, table: Snapshot) -> bool:
        return self._services.preferences.guild(table.guild_id).tidy

    async def _close(self, batch: Batch) -> None:
        """End with a sentence instead of controls; where nobody is told anything, nothing is shown."""
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
