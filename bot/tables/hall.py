"""All the tables of a running bot: opened, found again, woken after a restart, and rung when time is up.

Each table has one timer at most, for the one thing that happens next without a click: a computer's
move, the next round, the clock of a turn, the end of an abandoned lobby.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from bot.store import LIVE, SavedTable, State, StoreError, new_id
from bot.tables.board import PASSING
from bot.tables.caretaker import Caretaker
from bot.tables.house import House
from bot.tables.lobby import name_of
from bot.tables.pace import stop, turn_of
from bot.tables.place import Place
from bot.tables.pulse import Pulse, felt, lengthen
from bot.tables.reply import Reply, Ticket
from bot.tables.table import Chair, Table
from bot.tables.threads import find_channel

log = logging.getLogger(__name__)


class Hall:
    """The tables of all servers."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._places: dict[str, Place] = {}
        self._ringing: set[asyncio.Task[None]] = set()
        self._unshown: list[tuple[Place, SavedTable]] = []
        self._restored_at = 0.0
        self._rematched: set[str] = set()
        """The matches whose rematch is being played."""
        self._closed = False
        self._pulse = Pulse(house, lambda: [place.table for place in self.places()])
        self._caretaker = Caretaker(house, self._give_up)

    # -- finding -------------------------------------------------------------------------------

    def get(self, table_id: str) -> Place | None:
        """The table of that id; None if it has come to its end."""
        return self._places.get(table_id)

    def places(self) -> list[Place]:
        """All of them, oldest first."""
        return list(self._places.values())

    def in_channel(self, channel_id: int | None) -> list[Place]:
        """The tables of a channel, oldest first; those in threads are their channel's too."""
        return [
            place
            for place in self._places.values()
            if channel_id is not None and channel_id in {place.table.channel_id, place.table.parent_id}
        ]

    def in_guild(self, guild_id: int) -> list[Place]:
        """The tables of a server, oldest first."""
        return [place for place in self._places.values() if place.table.guild_id == guild_id]

    def everywhere(self, user_id: int) -> list[Place]:
        """The tables of all servers at which somebody sits, oldest first."""
        return [place for place in self._places.values() if place.table.seat_of(user_id) is not None]

    def of(self, user_id: int, channel_id: int | None) -> list[Place]:
        """The tables of a channel at which somebody sits."""
        return [place for place in self.in_channel(channel_id) if place.table.seat_of(user_id) is not None]

    # -- opening and closing -----------------------------------------------------------------------

    @asynccontextmanager
    async def opening(
        self,
        reply: Reply,
        game: str,
        chairs: Sequence[Chair] | None = None,
        options: dict[str, Any] | None = None,
        turn_seconds: int | None = None,
        *,
        follows: str = "",
    ) -> AsyncIterator[Place]:
        """Open a lobby for ``game`` with whoever asks as its host; a lobby nobody gets to see is withdrawn.

        Args:
            chairs: who sits there from the start; whoever asks, unless others are named.
            options: what differs from the sheet; what this server last played by, unless named.
            turn_seconds: how long a turn may take; as this server wishes, unless named.
            follows: the match of which it is the rematch, if it is one.
        """
        if options is None:
            options = await self.house.usual_options(reply.interaction.guild_id or 0, game)
        if turn_seconds is None:
            turn_seconds = self.house.wishes.server(reply.interaction.guild_id or 0).turn_seconds
        place = await self._open(reply, game, chairs, options, turn_seconds)
        place.follows = follows
        async with place.table.door.enter():  # it can be found as soon as it is there, if not yet seen
            try:
                yield place
            except BaseException:
                await self._withdraw(place)
                raise
        self.arm(place)

    async def _open(
        self,
        reply: Reply,
        game: str,
        chairs: Sequence[Chair] | None,
        options: dict[str, Any],
        turn_seconds: int,
    ) -> Place:
        interaction = reply.interaction
        language = self.house.wishes.server(interaction.guild_id or 0).language
        table = Table(
            id=new_id(),
            guild_id=interaction.guild_id or 0,
            channel_id=interaction.channel_id or 0,
            host_id=reply.user.id,
            game=game,
            seed=self.house.new_seed(),
            locale=language or str(interaction.guild_locale or interaction.locale),
            options=options,
            turn_seconds=turn_seconds,
            chairs=list(chairs or [Chair(name_of(reply.user), reply.user.id)]),
            parent_id=getattr(interaction.channel, "parent_id", None),
        )
        await self.house.store.tables.create(table.new_row())
        return self._add(table)

    async def clear(self, channel_id: int) -> None:
        """Give up the tables of a channel that is no more."""
        for place in self.in_channel(channel_id):
            async with place.table.door.enter():
                if place.table.state in LIVE:
                    await self._withdraw(place)
            if place.table.parent_id is not None:
                await place.lobby.thread_gone()

    def rest(self, guild_id: int) -> None:
        """Stop the timers and clocks of a server the bot is no longer on; its tables are kept."""
        for place in self.in_guild(guild_id):
            self._quiet(place)
            stop(place.table)

    async def _withdraw(self, place: Place) -> None:
        place.table.state = State.ABANDONED
        self._close(place.table)
        await self.house.store.tables.update(place.table.id, state=State.ABANDONED)

    def _add(self, table: Table) -> Place:
        place = Place.of(self.house, table, self._close)
        self._places[table.id] = place
        return place

    def _close(self, table: Table) -> None:
        place = self._places.get(table.id)
        if place is not None and table.state not in LIVE:
            self._quiet(place)
            del self._places[table.id]
            self.disclaim_rematch(place.follows)

    def disclaim_rematch(self, table_id: str) -> None:
        """Let a rematch of ``table_id`` be asked for once more: it did not come about, or has ended."""
        self._rematched.discard(table_id)

    def claim_rematch(self, table_id: str) -> bool:
        """Whether another match after ``table_id`` may be opened: while one goes on there is none more."""
        first = table_id not in self._rematched
        self._rematched.add(table_id)
        return first

    # -- after a restart -------------------------------------------------------------------------

    async def restore(self) -> None:
        """Bring back every table that was being played, exactly as it was committed."""
        live = await self.house.store.tables.live()
        down, self._restored_at = await self._pulse.down(), self.house.now()
        for refused in live.refused:
            log.error("%s", refused)
        for saved in live.tables:
            try:
                place = self._restore(saved)
                lengthen(place.table, down, self._restored_at)
                self._unshown.append((place, saved))
                await place.lobby.inviting.recall()
            except Exception:  # whatever is wrong with one table, the others go on
                log.exception("table %s cannot be brought back; it is left as it is", saved.id)

    async def wake(self) -> None:
        """Show what had been committed but not shown, and let every table go on."""
        woken, self._unshown = self._unshown, []
        for place, saved in woken:
            now = self.house.now()
            lengthen(place.table, now - self._restored_at, now)  # nobody could be heard until now
            if await find_channel(self.house.client, place.table):
                async with place.table.door.enter():
                    await self._show_again(place, saved)
                self.arm(place)
            elif place.table.state in LIVE:
                await self.clear(place.table.channel_id)
            if place.table.state is State.OVER:
                await self._file(place)
        await self._caretaker.go_round()

    async def _give_up(self, table_id: str) -> None:
        """Close a table that everybody has forgotten."""
        place = self.get(table_id)
        if place is not None:
            async with place.table.door.enter():
                if place.table.state in LIVE:
                    await place.dealer.abandon(place.table.words("table-forgotten"))

    async def _file(self, place: Place) -> None:
        """The end of a match is shown once, even where that failed."""
        self._close(place.table)
        shown = len(place.table.live().record)
        try:
            await self.house.store.tables.update(place.table.id, shown=shown)
        except StoreError as error:
            log.warning("the end of table %s will be shown again: %s", place.table.id, error)

    def _restore(self, saved: SavedTable) -> Place:
        table = Table.saved(saved)
        table.passing = saved.state in PASSING and saved.shown is not None
        if saved.state is not State.LOBBY:
            table.resume(saved.record)
        if saved.deadline is not None and saved.shown == len(saved.moves):  # else it is shown anew
            table.timed = turn_of(table)
            table.deadline = saved.deadline.timestamp() if table.timed is not None else None
        for row in saved.hands:
            user_id = table.chairs[row.seat].user_id
            if user_id is not None:
                table.tickets[user_id] = Ticket(
                    row.token, row.message_id, row.issued_at.timestamp(), row.locale
                )
        return self._add(table)

    async def _show_again(self, place: Place, saved: SavedTable) -> None:
        """What was committed but never shown is shown now; the rest is still there."""
        table = place.table
        try:
            current = saved.message_id is not None and saved.shown == len(saved.moves)
            await place.dealer.board.recall(current=current)
            if table.state is State.LOBBY and saved.message_id is None:
                await place.lobby.post()
            elif table.state is State.LOBBY:
                await place.lobby.show()
            elif not current or felt(table, _gained(table, saved)):
                await place.dealer.board.again()
                await place.dealer.hands.refresh()
        except Exception:
            log.exception("could not show table %s after the restart", table.id)

    # -- what happens of itself ------------------------------------------------------------------

    def arm(self, place: Place) -> None:
        """Set the table's timer for what comes next of itself, if anything does.

        A running timer for the same thing goes on: looking at a hand hurries and delays nobody. Only
        a lobby's starts anew with every touch.
        """
        table = place.table
        if self._closed or table.state not in LIVE:
            return
        self._pulse.start(table)
        due = self._what_next(place)
        if place.call_off is not None and place.due == due and table.state is not State.LOBBY:
            return
        self._quiet(place)
        delay = self._delay(place)
        if delay is not None:
            place.due = due
            place.call_off = self.house.later(delay, lambda: self._ring(place))

    def _what_next(self, place: Place) -> object:
        """All that what happens of itself depends on."""
        table = place.table
        made = len(table.live().record) if table.match else 0
        return (table.state, made, place.dealer.next_computer(), place.clock.next())

    def _delay(self, place: Place) -> float | None:
        settings, wait = self.house.settings, place.clock.wait()
        match place.table.state:
            case State.LOBBY:
                return settings.lobby_timeout
            case State.BETWEEN:
                return settings.next_round_after
            case State.PLAYING if place.dealer.next_computer() is not None:
                return place.dealer.pace()
            case State.PLAYING:
                return wait
            case _:
                return None

    def _quiet(self, place: Place) -> None:
        if place.call_off is not None:
            place.call_off()
            place.call_off = None

    def _ring(self, place: Place) -> None:
        task = self.house.client.loop.create_task(self._due(place))
        self._ringing.add(task)  # a task nobody holds may be collected before it has run
        task.add_done_callback(self._ringing.discard)

    async def _due(self, place: Place) -> None:
        place.call_off = None
        due = self._what_next(place)
        try:
            async with place.table.door.enter():
                if self._what_next(place) == due:  # somebody may have been quicker
                    await self._happen(place)
        except Exception:
            log.exception("table %s could not go on by itself", place.table.id)
        self.arm(place)

    async def _happen(self, place: Place) -> None:
        if await place.pausing.forsaken():  # the last one left, and then something failed
            return
        match place.table.state:
            case State.LOBBY:
                await place.dealer.abandon(place.table.words("lobby-timeout"))
            case State.BETWEEN:
                await place.dealer.open_round()
            case State.PLAYING:
                if not await place.dealer.computer_turn():
                    await place.clock.strike()
            case _:
                pass

    async def close(self) -> None:
        """Stop every timer, and let what is under way finish."""
        self._closed = True
        for place in self._places.values():
            self._quiet(place)
        if self._ringing:
            await asyncio.gather(*self._ringing, return_exceptions=True)
        await self._caretaker.close()
        await self._pulse.close()


def _gained(table: Table, saved: SavedTable) -> float:
    """The seconds that the turn on show lasts longer than its message says."""
    if table.deadline is None or saved.deadline is None:
        return 0.0
    return table.deadline - saved.deadline.timestamp()
