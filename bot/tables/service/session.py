"""A table in use: the only way to change it.

A request waits for a fair lock. It is then checked and carried out on a copy of the table, which is saved and
published; last, the table's timer is set. The session never holds the lock while it waits for Discord, a
picture or a computer player. No operation does any of this itself, so none can forget it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from bot.store import LIVE, LeaseLost, MatchCommit, SaveConflict, State, Store, StoreError, UnknownTable
from bot.tables.fairness import thinking_seed
from bot.tables.operations import hints, lobby
from bot.tables.operations.dispatch import OPERATIONS, recount
from bot.tables.service.heartbeat import lost_since
from bot.tables.service.publication import change_of, commit_of, first_commit_of, snapshot_of
from bot.tables.state import requests as asked
from bot.tables.state.deadlines import Pace, due_for, extend, resume_clock, resume_due, set_due
from bot.tables.state.draft import Draft
from bot.tables.state.forced_moves import automatic_seats
from bot.tables.state.house_rules import usual_options
from bot.tables.state.ports import (
    Beacons,
    Clock,
    Ids,
    Outbox,
    PreferenceSource,
    Problem,
    Reach,
    Thinker,
    Venues,
)
from bot.tables.state.refusals import RefusedError, StaleMoveError
from bot.tables.state.requests import SERVICE, Actor, Request
from bot.tables.state.snapshot import Answer, Change, Name, Notice, Snapshot
from bot.tables.state.table import Table
from bot.telemetry.logs import logged_about
from bot.telemetry.observer import Failure, Observer
from engine import Seat
from engine.players.hints import Hint

log = logging.getLogger(__name__)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Ports:
    """What the service depends on."""

    store: Store
    outbox: Outbox
    clock: Clock
    thinker: Thinker
    venues: Venues
    beacons: Beacons
    ids: Ids
    reach: Reach
    preferences: PreferenceSource
    pace: Pace
    observer: Observer = field(default_factory=Observer)


@dataclass(slots=True, eq=False)
class _Thought:
    """A computation in progress, for a computer player or for a hint."""

    seat: Seat
    made: int
    """How many moves had been made when it began."""
    computer: bool
    """Whether a computer played the seat when it began."""
    work: asyncio.Task[Any]
    cancelled: bool = False

    def cancel(self) -> None:
        """Cancel the thinking, because its result is no longer needed."""
        self.cancelled = True
        self.work.cancel()


class _MovedOnError(Exception):
    """A computation was cancelled because the table has changed."""


class TableSession:
    """A loaded table, with its lock.

    Args:
        changed: called after every save, successful or not, to set the table's timer.
    """

    def __init__(self, table: Table, ports: Ports, changed: Callable[[TableSession], None]) -> None:
        self.table = table
        """The table as last saved. Only this class changes it."""
        self.snapshot: Snapshot = snapshot_of(table, user=ports.preferences.user)
        """The same as a snapshot, for readers outside. Reading it needs no lock."""
        self._ports = ports
        self._changed = changed
        self._lock = asyncio.Lock()
        self._starting = asyncio.Lock()
        """Held from before the beacon is requested until the match starts: a match gets one beacon."""
        self.unsure = False
        """Whether the copy in memory may be stale, so that the next request must reload the table."""
        self._doubtful = True
        """Whether the channel may show unrecorded messages when the table is next reloaded."""
        self._thoughts: list[_Thought] = []
        self._downtime_before: float | None = None
        """Downtime before the table was loaded, in seconds, until its addition is saved; None afterwards."""
        self._downtime = 0.0
        """Downtime, in seconds, still to be added to the turn clock."""
        self.dropped = False
        """Whether this session refuses all requests: see :meth:`drop`."""

    @property
    def live(self) -> bool:
        """Whether the table can still be played."""
        return self.table.state in LIVE

    @property
    def idle(self) -> bool:
        """Whether nothing is in progress, so that the table can be unloaded and loaded again."""
        busy = self._lock.locked() or self._starting.locked() or self._thoughts
        return not (busy or self.unsure or self._downtime or self._downtime_before is not None)

    def add_downtime(self, seconds: float) -> None:
        """Add ``seconds`` of downtime to the turn clock before the next request is handled."""
        self._downtime += seconds

    def mark_stale(self) -> None:
        """Reload the table from the store before the next request; the copy in memory may be stale."""
        self.unsure = True

    def drop(self) -> None:
        """Refuse all further requests: another process serves the table, or it was loaded again here."""
        self.dropped = True
        for thought in self._thoughts:
            thought.cancel()

    async def handle(self, actor: Actor, request: Request) -> Answer:
        """Carry out a request, publish the change, and return the answer for the actor.

        Raises:
            UserError: it was refused, or could not be saved. Nothing has changed. If the outcome of a save is
                unknown, its changes are shown when the database answers again.
        """
        with logged_about(table=self.table.id):
            if not isinstance(request, asked.Start):
                return await self._handle(actor, request)
            async with self._starting:  # the second of two simultaneous presses finds the match started
                return await self._handle(actor, request)

    async def _handle(self, actor: Actor, request: Request) -> Answer:
        prepared = await self._prepare(actor, request)
        async with self._lock:
            self._require_kept()
            try:
                await self._catch_up()
                return await self._carry_out(actor, request, prepared)
            except SaveConflict as conflict:  # the saved table has changed: reload it and retry
                log.info("reloading table %s: %s", self.table.id, conflict)
                await self._catch_up()
                return await self._carry_out(actor, request, prepared)

    def _require_kept(self) -> None:
        """Raise ``LeaseLost`` if this session was dropped."""
        if self.dropped:
            raise LeaseLost("store-lease-lost")

    async def create(self, actor: Actor) -> None:
        """Save a new table for the first time and publish it."""
        async with self._lock:
            set_due(self.table, self._ports.clock.now(), self._ports.pace)
            await self._commit(first_commit_of(self.table))
            self.table.revision = 1
            self.snapshot = snapshot_of(self.table, user=self._ports.preferences.user)
            opened = Notice("log-opened", {"name": Name(actor.name)})
            self._ports.outbox.publish(Change(snapshot=self.snapshot, cause=actor, reported=(opened,)))
            self._changed(self)

    async def catch_up(self) -> None:
        """Reload the table if its saved state is unknown, and add the downtime still owed.

        Raises:
            StoreError: the store failed. The next request tries again.
        """
        async with self._lock:
            await self._catch_up()

    async def restore(self, down: float, *, doubtful: bool) -> None:
        """Publish a table that was just loaded from the store, and add downtime to its clocks.

        Args:
            down: downtime before it was loaded, in seconds.
            doubtful: whether a process that has ended may have shown messages it did not record.

        Raises:
            StoreError: the save failed. The next request tries again.
        """
        async with self._lock:
            self._doubtful = doubtful
            await self._take_up(down)

    async def think(self, seat: Seat) -> None:
        """Let a computer player think without the lock, then make its move.

        A change of the table cancels it. If thinking fails, make the timeout move or the first legal move.
        """
        table = self.table
        made, round = table.made, table.match_or_raise.round
        level = table.level_of(seat)
        try:
            move = await self._thought(seat, self._ports.thinker.choose(self._problem(seat), level))
        except _MovedOnError:
            return
        except Exception:
            self._ports.observer.failed(Failure.THINKING)
            log.exception("a computer player failed to choose a move at table %s", table.id)
            move = (round.timeout_move(seat) if seat in round.waiting() else round.legal(seat)[0]).text
        await self.handle(SERVICE, asked.ComputerMoves(seat, made, move))

    def _problem(self, seat: Seat) -> Problem:
        """Return the current position as the seat sees it."""
        table = self.table
        seed = thinking_seed(table.seed, table.made)
        return Problem(table.id, table.game, table.options, table.match_or_raise.seen(seat), seed)

    async def _thought(self, seat: Seat, thinking: Coroutine[Any, Any, T]) -> T:
        """Return the result of thinking for a seat.

        Raises:
            _MovedOnError: the table has changed, and thinking was cancelled to free the worker.
        """
        table, work = self.table, asyncio.create_task(thinking)
        thought = _Thought(seat, table.made, table.players[seat].computer, work)
        self._thoughts.append(thought)
        try:
            return await work
        except asyncio.CancelledError:
            if thought.cancelled:
                raise _MovedOnError from None
            raise
        finally:
            self._thoughts.remove(thought)

    def _cancel_stale_thoughts(self) -> None:
        """Cancel the thinking that the table's change has made useless."""
        table = self.table
        for thought in self._thoughts:
            here = table.state is State.PLAYING and table.made == thought.made
            if not here or table.players[thought.seat].computer is not thought.computer:
                thought.cancel()

    # -- internals -----------------------------------------------------------------------------

    async def _take_up(self, down: float) -> None:
        # the save marks the table as attended, so it must include all downtime
        self._downtime_before, owed = down, self._downtime
        draft = self._draft()
        draft.table.automatic = automatic_seats(draft.table, draft.user)
        resume_clock(draft.table)
        extend(draft.table, down + owed, draft.now, self._ports.pace)
        resume_due(draft.table, self._ports.pace)
        recount(draft)
        draft.settle(self._ports.pace, touched=False)
        await self._save(draft)
        self._downtime_before = None
        self._downtime -= owed
        self._recovered(draft.table, draft)

    async def _carry_out(self, actor: Actor, request: Request, prepared: tuple[Any, ...]) -> Answer:
        """Carry out a request on a copy, under the lock. The copy replaces the table once it is saved."""
        draft = self._draft().rested(self._ports.pace)
        answer = OPERATIONS[type(request)](draft, actor, request, *prepared)
        recount(draft)
        draft.settle(self._ports.pace, touched=actor is not SERVICE)
        await self._save(draft)
        self._accept(draft, actor)
        return answer

    async def _prepare(self, actor: Actor, request: Request) -> tuple[Any, ...]:
        """Return an operation's extra arguments, fetched before the lock. Refuse a wrong start or hint."""
        if isinstance(request, asked.ChooseGame):
            return (await usual_options(self._ports.store, self.table.guild_id, request.game),)
        if isinstance(request, asked.Start):
            lobby.require_startable(self._draft(), actor)
            venue = await self._ports.venues.prepare(self.snapshot)
            return (venue, await self._ports.beacons.light(self.snapshot))
        if isinstance(request, asked.AddDowntime):
            return (self._ports.pace,)
        if isinstance(request, asked.AskHint):
            return (await self._advise(hints.require_hint(self._draft(), actor, request)),)
        return ()

    async def _advise(self, seat: Seat) -> Hint:
        """Return a hint for a seat.

        Raises:
            RefusedError: thinking failed, or the table has changed meanwhile.
        """
        try:
            return await self._thought(seat, self._ports.thinker.advise(self._problem(seat)))
        except _MovedOnError:
            raise StaleMoveError("stale-click") from None
        except Exception as error:
            log.exception("failed to compute a hint at table %s", self.table.id)
            raise RefusedError("hint-failed") from error

    def _draft(self) -> Draft:
        return Draft(self.table.copy(), self._ports.clock.now(), self._ports.preferences)

    async def _save(self, draft: Draft) -> None:
        lost = lost_since(self._ports.reach, self.table.guild_id, *self.table.channels)
        commit = commit_of(draft, self.table, lost)
        if commit is not None:
            await self._commit(commit)
            draft.table.revision += 1
            self.unsure = False

    async def _commit(self, commit: MatchCommit) -> None:
        self._require_kept()  # without this, time already added by another process would be added again
        observer = self._ports.observer
        try:
            with observer.saving(self.table.game, len(commit.moves)):
                await self._ports.store.commit(commit)
        except BaseException as error:
            if isinstance(error, StoreError) and not isinstance(error, SaveConflict):
                observer.failed(Failure.DATABASE)
            self.unsure = True
            self._changed(self)
            raise

    def _accept(self, draft: Draft, actor: Actor) -> None:
        """Replace the table by its saved draft, and publish the change unless it is quiet."""
        change = change_of(draft, self.snapshot, actor)
        self.table, self.snapshot = draft.table, change.snapshot
        self._cancel_stale_thoughts()
        if not change.quiet:
            self._ports.outbox.publish(change)
        self._changed(self)

    async def _catch_up(self) -> None:
        await self._reload_if_unsure()
        if owed := self._downtime:
            if self.live:
                await self._carry_out(SERVICE, asked.AddDowntime(owed), (self._ports.pace,))
            self._downtime -= owed

    async def _reload_if_unsure(self) -> None:
        if not self.unsure:
            return
        try:
            saved = await self._ports.store.matches.load(self.table.id)
        except UnknownTable:  # the first save failed
            self.unsure, self.table.state = False, State.ABANDONED
            self._changed(self)
            return
        except StoreError as error:
            if self._downtime_before is not None or self._downtime:
                raise  # downtime must be added to the saved state
            # This is safe: the store refuses a commit that is not based on the saved revision.
            log.warning("could not reload table %s; using the copy in memory: %s", self.table.id, error)
            return
        self._require_kept()  # the lease may have been lost during the load
        self.unsure = False
        if self._downtime_before is not None:
            self.table = Table.of_saved(saved)
            await self._take_up(self._downtime_before)
        elif saved.revision != self.table.revision:
            table = Table.of_saved(saved)
            table.automatic = automatic_seats(table, self._ports.preferences.user)
            resume_clock(table)
            table.due_for = due_for(table)
            table.downtime_added_at = self.table.downtime_added_at  # not saved
            self._recovered(table)
        elif self.snapshot.allowance is not None:
            self._recovered(self.table)  # the unsaved change may have been that the turn is shown

    def _recovered(self, table: Table, taken_up: Draft | None = None) -> None:
        """Replace the session's table by one loaded from the store, publish it and set its timer.

        Args:
            taken_up: the saved change that added its downtime, if there was one.
        """
        seated = [player.user_id for _, player in self.snapshot.owners() if player.user_id is not None]
        left = tuple(user_id for user_id in seated if table.seat_of(user_id) is None)
        self.table = table
        self.snapshot = snapshot_of(table, user=self._ports.preferences.user)
        self._cancel_stale_thoughts()
        change = Change(snapshot=self.snapshot, left=left, recovered=True, doubtful=self._doubtful)
        if taken_up is not None:
            change = replace(change, told=tuple(taken_up.told), closed=taken_up.closed)
        self._ports.outbox.publish(change)
        self._doubtful = True
        self._changed(self)
