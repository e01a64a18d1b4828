"""The tables in use: opens them, finds them, loads them from the store on demand, and closes them.

The store is the source of truth. Tables are found by query, and one that is not loaded is loaded when needed.
Idle tables are unloaded, so memory grows only with use. This module knows no table rules and no Discord.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from bot.store import (
    LIVE,
    LeaseLost,
    SavedMatch,
    StoreError,
    TableSummary,
    UnknownRecord,
    UnknownTable,
    ordinal,
)
from bot.tables.operations.invitations import LeftOut, blocked_by, invite
from bot.tables.service.alarm import AHEAD, RETRY, Alarm
from bot.tables.service.heartbeat import Heartbeat
from bot.tables.service.last_activity import LastActivity
from bot.tables.service.new_tables import new_table, rematch
from bot.tables.service.openings import Opening, Openings
from bot.tables.service.publication import snapshot_of
from bot.tables.service.scheduler import Scheduler
from bot.tables.service.session import Ports, TableSession
from bot.tables.state.limits import require_room
from bot.tables.state.refusals import RefusedError
from bot.tables.state.requests import (
    SERVICE,
    Actor,
    CloseTable,
    Guest,
    OpenTable,
    RefreshRests,
    Rematch,
    Request,
)
from bot.tables.state.snapshot import Snapshot
from bot.tables.state.table import Table

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Opened:
    """A lobby that was opened."""

    session: TableSession
    left_out: LeftOut
    """The people who could not be invited."""


class TableRegistry:
    """The tables of all servers.

    Args:
        shared: whether several processes share them. If so, downtime follows from the leases.
    """

    def __init__(self, ports: Ports, *, shared: bool = False) -> None:
        self._ports = ports
        self._sessions: dict[str, TableSession] = {}
        self._touches = LastActivity(ports.clock.now())
        self._resting: set[str] = set()
        """Tables that were unloaded because they were idle. This process has recorded all their messages.
        Times could not tell which those are: the previous process's clock may have been ahead."""
        self._lapses = 0
        """Counts downtimes and takeovers, so that a load that overlaps one is repeated."""
        self._loading = asyncio.Lock()
        self._openings = Openings()
        self.scheduler = Scheduler(ports.clock, ports.reach)
        self.alarm = Alarm(ports.store, ports.clock, self.wake)
        self.heartbeat = Heartbeat(ports.store, ports.clock, ports.reach, shared=shared)

    # -- finding -------------------------------------------------------------------------------

    async def get(self, table_id: str) -> TableSession | None:
        """Return the table's session, loading the table if necessary; None if it has ended.

        Raises:
            StoreError: the store failed.
        """
        if (session := self._sessions.get(table_id)) is None:
            async with self._loading:  # two simultaneous clicks load it once
                session = self._sessions.get(table_id) or await self._load(table_id)
        if session is not None:
            self._touch(session)
        return session

    async def wake(self, table_id: str) -> None:
        """Load a table so that its clock continues. If the store fails, retry in ``RETRY`` seconds."""
        clock = self._ports.clock
        try:
            await self.get(table_id)
        except StoreError as error:
            log.warning("could not load table %s; retrying in %g s: %s", table_id, RETRY, error)
            clock.call_later(RETRY, lambda: clock.spawn(self.wake(table_id)))
        except Exception:  # one broken table must not stop the others
            log.exception("could not load table %s; it stays as it was saved", table_id)

    def serves(self, table: Snapshot) -> bool:
        """Return whether this process serves the table's server now."""
        return self._ports.reach.serves(table.guild_id)

    def shows(self, table: Snapshot) -> bool:
        """Return whether this process shows the table: it serves it, or may again soon (it is loaded)."""
        return table.table_id in self._sessions or self.serves(table)

    def overdue(self, session: TableSession) -> bool:
        """Return whether the time has passed at which a table was to act by itself."""
        due_at = session.table.due_at
        return due_at is not None and due_at <= self._ports.clock.now()

    def loaded(self) -> list[TableSession]:
        """Return the loaded tables, in the order in which they were opened or loaded."""
        return list(self._sessions.values())

    async def find(
        self, *, guild_id: int | None = None, channel_id: int | None = None, user_id: int | None = None
    ) -> list[TableSummary]:
        """Return the live tables of a server, channel or person, oldest first. All given filters apply."""
        return await self._ports.store.matches.find(guild_id=guild_id, channel_id=channel_id, user_id=user_id)

    async def unused(self, table_id: str) -> Snapshot | None:
        """Return the saved snapshot of a table that is not loaded here: it has ended, or another process
        serves it.

        None if it cannot be read. None also if it is loaded here: then its session publishes its end.
        """
        saved = None if table_id in self._sessions else await self._read(table_id)
        table = None if saved is None else self._table_of(saved)
        return None if table is None else snapshot_of(table, user=self._ports.preferences.user)

    # -- opening and closing -------------------------------------------------------------------

    async def open(self, actor: Actor, request: OpenTable | Rematch) -> Opened:
        """Open a lobby in the actor's channel with the actor as host, and publish it.

        Raises:
            UserError: it was refused, or could not be saved.
        """
        barred = self._ports.preferences.guild(actor.guild_id).barred
        if actor.user_id in barred:
            raise RefusedError("barred")
        async with self._openings.begin(actor.guild_id) as opening:
            channel_id = actor.parent_id or actor.channel_id  # including its threads
            crowd = await self._ports.store.matches.crowd(actor.guild_id, channel_id, actor.user_id)
            require_room(crowd if actor.guild_id else replace(crowd, on_server=0))
            table = await self._made(actor, request)
            left_out = self._invite(table, request.guests) if isinstance(request, OpenTable) else []
            return await self._create(actor, table, left_out, opening)

    def _invite(self, table: Table, guests: Sequence[Guest]) -> LeftOut:
        """Invite these people to a new table, and return those who could not be invited."""
        preferences = self._ports.preferences
        blocked = blocked_by(preferences.user, table.host_id, [guest.user_id for guest in guests])
        return invite(table, guests, preferences.guild(table.guild_id).barred, blocked)

    async def _made(self, actor: Actor, request: OpenTable | Rematch) -> Table:
        if isinstance(request, Rematch):
            return await rematch(self._ports, actor, await self._read(request.match_id))
        return await new_table(self._ports, actor, request)

    async def _create(self, actor: Actor, table: Table, left_out: LeftOut, opening: Opening) -> Opened:
        # loaded tables were dropped at the takeover; this one was not loaded yet
        if opening.lost or not self._ports.reach.serves(table.guild_id):
            raise LeaseLost("store-lease-lost")
        session = self._use(table)
        await session.create(actor)
        return Opened(session, left_out)

    async def close_channel(self, channel_id: int) -> list[Snapshot]:
        """Close the tables of a deleted channel. Return the snapshots of those that were closed."""
        return await self._close(await self.find(channel_id=channel_id))

    async def close_guild(self, guild_id: int) -> None:
        """Close the tables of a server silently, because the bot can no longer post there."""
        await self._close(await self.find(guild_id=guild_id))

    async def _close(self, tables: Iterable[TableSummary]) -> list[Snapshot]:
        closed = []
        for summary in tables:
            session = await self.get(summary.id)
            if session is not None and await self._send(session, CloseTable()):
                closed.append(session.snapshot)
        return closed

    async def refresh_rests(self, user_id: int) -> None:
        """Apply a person's changed quiet hours or absence to the clocks of their tables served here."""
        for summary in await self.find(user_id=user_id):
            session = await self.get(summary.id)
            if session is not None:
                await self._send(session, RefreshRests())

    async def close_forgotten(self, before: datetime) -> None:
        """Close the tables unchanged since ``before``: those without a clock would never end."""
        for table_id, revision in (await self._ports.store.matches.untouched(before)).items():
            session = await self.get(table_id)
            if session is not None:  # the revision keeps it open if it has changed meanwhile
                await self._send(session, CloseTable("table-forgotten", revision))

    def schedule_downtime(
        self, seconds: float, concerned: Callable[[int], bool], but: Collection[TableSession] = ()
    ) -> list[TableSession]:
        """Schedule downtime for the loaded tables of some servers. Return those tables.

        Each adds it to its clock before its next request.

        Args:
            concerned: whether a server, by its id, is one of them.
            but: tables that already have it scheduled.
        """
        self._lapses += 1
        here = [each for each in self.loaded() if concerned(each.table.guild_id)]
        for session in (owed := [each for each in here if each.live and each not in but]):
            session.add_downtime(seconds)
        return owed

    async def catch_up(self, sessions: Iterable[TableSession]) -> None:
        """Add the scheduled downtime of these tables now. If a save fails, the table's timer retries.

        Their timers are set again in any case: one may have fired without effect during the outage, or the
        system clock may have been set back.
        """
        for session in sessions:
            try:
                await session.catch_up()
            except StoreError as error:
                log.warning("could not add downtime to table %s; retrying later: %s", session.table.id, error)
            if self._sessions.get(session.table.id) is session:
                self.scheduler.arm(session)

    def taken_over(self) -> None:
        """Forget which messages are fully recorded, and set all timers again, after parts changed owners.

        The previous owner may have shown messages unknown here. Timers that fired meanwhile had no effect.
        """
        self._resting.clear()
        for session in self.loaded():  # timers that fired while the owner was unclear had no effect
            self.scheduler.arm(session)

    def drop_others(self) -> None:
        """Unload the tables that another process serves now, without any further delivery for them."""
        self._lapses += 1
        self._openings.lose_others(self._ports.reach.serves)
        for session in self.loaded():
            if not self._ports.reach.serves(session.table.guild_id):
                self.scheduler.cancel(session.table.id)
                session.drop()
                self._drop(session)
        self._ports.outbox.abandon(lambda table: not self.serves(table))

    async def server_restored(self, guild_id: int, seconds: float) -> None:
        """Add downtime to the clocks of a server that was without the bot for ``seconds``."""
        # at once, because its timers fire again now
        owed = self.schedule_downtime(seconds, lambda each: each == guild_id)
        await self.catch_up(owed)
        for summary in await self.find(guild_id=guild_id):
            session = await self.get(summary.id)
            if session is not None and session not in owed:
                session.add_downtime(seconds)
                await self.catch_up([session])

    async def shard_restored(self, shard: int, shards: int, seconds: float) -> None:
        """Add downtime to the clocks of a shard's servers after it was lost for ``seconds``.

        Tables that are not loaded get it when they are loaded.
        """

        def concerned(guild_id: int) -> bool:
            return ordinal(guild_id) % shards == shard

        # at once, because timers fire again before the loss is recorded
        owed = self.schedule_downtime(seconds, concerned)
        await self.heartbeat.note_lost(shard, shards, seconds)
        owed += self.schedule_downtime(seconds, concerned, but=owed)  # tables loaded meanwhile
        await self.catch_up(owed)

    async def close(self) -> None:
        """Stop all timers and record for the last time that the bot is alive."""
        self.alarm.close()
        self.scheduler.close()
        await self.heartbeat.close()

    # -- internals -----------------------------------------------------------------------------

    async def _send(self, session: TableSession, request: Request) -> bool:
        """Let a table handle one of the service's own requests. Log errors; return whether it succeeded."""
        try:
            await session.handle(SERVICE, request)
        except StoreError as error:
            log.warning("table %s failed to handle %s: %s", session.table.id, type(request).__name__, error)
            return False
        except Exception:  # one broken table must not stop the others
            log.exception("table %s failed to handle %s", session.table.id, type(request).__name__)
            return False
        return True

    def _changed(self, session: TableSession) -> None:
        """Set a saved session's timer; unload an ended table. If it was dropped, mark its successor stale."""
        newer = self._sessions.get(session.table.id)
        if newer is not session:  # dropped during its save
            if newer is not None:  # the table may have been loaded before that save finished
                newer.mark_stale()
                self.scheduler.arm(newer)
            return
        self.scheduler.arm(session)  # even if the lease has expired, because it may be renewed soon
        self.heartbeat.start(session.table)
        if session.live:
            self._touch(session)
        else:
            self._drop(session)

    def _use(self, table: Table) -> TableSession:
        session = self._sessions[table.id] = TableSession(table, self._ports, self._changed)
        self._touch(session)
        return session

    def _touch(self, session: TableSession) -> None:
        now = self._ports.clock.now()
        if session.table.id in self._sessions:
            self._touches.touch(session.table.id, now)
        for table_id in self._touches.look(now):
            self._unload_if_idle(self._sessions[table_id], now)

    def _drop(self, session: TableSession) -> None:
        self._sessions.pop(session.table.id, None)
        self._touches.forget(session.table.id)

    def _unload_if_idle(self, session: TableSession, now: float) -> None:
        """Unload an idle table, unless it is due soon, busy, or still being delivered."""
        table = session.table
        soon = table.due_at is not None and table.due_at < now + 2 * AHEAD
        if not soon and session.idle and self._ports.outbox.release(table.id):
            self.scheduler.cancel(table.id)
            self._drop(session)
            self._resting.add(table.id)
            if table.due_at is not None:
                self.alarm.note(table.due_at)

    async def _load(self, table_id: str) -> TableSession | None:
        while True:
            lapses, saved = self._lapses, await self._read(table_id)
            table = None if saved is None or saved.state not in LIVE else self._table_of(saved)
            if saved is None or table is None:
                return None
            down = await self.heartbeat.down(saved.guild_id, saved.touched_at, *table.channels)
            if not self._ports.reach.serves(saved.guild_id):  # loaded tables were dropped at the takeover
                return None
            # otherwise downtime or a takeover happened during the load, so read again
            if lapses == self._lapses:
                break
        log.info("loaded table %s after %.1f s of downtime", table_id, down)
        session, known = self._use(table), table_id in self._resting
        self._resting.discard(table_id)
        await session.restore(down, doubtful=not known)
        return session

    async def _read(self, table_id: str) -> SavedMatch | None:
        try:
            return await self._ports.store.matches.load(table_id)
        except UnknownTable:
            return None
        except UnknownRecord as error:
            log.error("%s", error)
        return None

    def _table_of(self, saved: SavedMatch) -> Table | None:
        try:
            return Table.of_saved(saved)
        except ValueError:  # one broken table must not stop the others
            log.exception("could not load table %s; it stays as it was saved", saved.id)
        return None
