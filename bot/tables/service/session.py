"""One table in use: the one way in for everything that can happen to it.

A request waits its turn at a fair lock, is guarded and carried out on a copy of the table, saved, and
published; then the table's timer is set. The lock is never held while Discord, a picture or a computer
player is waited for. No operation does any of this itself, so none can forget it.
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
from bot.tables.operations.dispatch import OPERATIONS
from bot.tables.operations.recount import recount
from bot.tables.service.heartbeat import lost_since
from bot.tables.service.publication import change_of, commit_of, first_commit_of, snapshot_of
from bot.tables.state import requests as asked
from bot.tables.state.deadlines import Pace, due_for, extend, set_due, take_up_clock, take_up_due
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
    """What the service is run with."""

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
    """What is being thought about, for a computer player or for a hint."""

    seat: Seat
    made: int
    """How many moves had been made when it began."""
    computer: bool
    """Whether a computer played the seat then."""
    work: asyncio.Task[Any]
    given_up: bool = False

    def give_up(self) -> None:
        """End it: nobody waits for it any more."""
        self.given_up = True
        self.work.cancel()


class _MovedOnError(Exception):
    """A thought was given up, because the table has moved on."""


class TableSession:
    """One table, with its lock.

    Args:
        changed: called after each change that has been saved, to set the table's timer.
    """

    def __init__(self, table: Table, ports: Ports, changed: Callable[[TableSession], None]) -> None:
        self.table = table
        """The table as it was last saved; changed by :meth:`handle` alone."""
        self.snapshot: Snapshot = snapshot_of(table, user=ports.preferences.user)
        """The same for everybody outside: reading it takes no lock."""
        self._ports = ports
        self._changed = changed
        self._lock = asyncio.Lock()
        self._starting = asyncio.Lock()
        """Held from before a beacon is lit until the match has begun: one match has one beacon."""
        self._unsure = False
        """Whether the last save failed, so that nobody knows what is saved."""
        self._doubtful = True
        """Whether something may be on show of which nobody knows, when the table is next read again."""
        self._thoughts: list[_Thought] = []
        self._down: float | None = None
        """The seconds for which nobody saw to the table before it was loaded, until that has been saved."""
        self._owed = 0.0
        """The seconds that are to be given back before anything else happens here."""
        self.dropped = False
        """Whether nothing more is carried out here."""

    @property
    def live(self) -> bool:
        """Whether the table can still be played."""
        return self.table.state in LIVE

    @property
    def idle(self) -> bool:
        """Whether nothing is under way, so that the table can be read again as well as be kept."""
        busy = self._lock.locked() or self._starting.locked() or self._thoughts
        return not (busy or self._unsure or self._owed or self._down is not None)

    @property
    def unsure(self) -> bool:
        """Whether what is saved has to be asked for."""
        return self._unsure

    def owe(self, seconds: float) -> None:
        """Have time given back in which nobody could reach the bot: before anything else happens here."""
        self._owed += seconds

    def doubt(self) -> None:
        """Ask what is saved before anything else happens here: it may have changed since it was read."""
        self._unsure = True

    def drop(self) -> None:
        """Carry out nothing more: another process serves the table, or this one has loaded it anew since."""
        self.dropped = True
        for thought in self._thoughts:
            thought.give_up()

    async def handle(self, actor: Actor, request: Request) -> Answer:
        """Carry out a request and return the answer for the person who asked.

        What came of it goes to the outbox.

        Raises:
            UserError: it was refused, or could not be saved. Nothing has changed, or, where the database
                broke in the middle, what has changed is shown as soon as it answers again.
        """
        with logged_about(table=self.table.id):
            if not isinstance(request, asked.Start):
                return await self._handle(actor, request)
            async with self._starting:  # of two presses at once the later finds the match begun
                return await self._handle(actor, request)

    async def _handle(self, actor: Actor, request: Request) -> Answer:
        prepared = await self._prepare(actor, request)
        async with self._lock:
            self._require_kept()
            try:
                await self._catch_up()
                return await self._carry_out(actor, request, prepared)
            except SaveConflict as conflict:  # somebody else has changed the table: what is saved decides
                log.info("table %s is read again: %s", self.table.id, conflict)
                await self._catch_up()
                return await self._carry_out(actor, request, prepared)

    def _require_kept(self) -> None:
        """Raise ``LeaseLost`` where the table has been dropped: another process has gone on with it since."""
        if self.dropped:
            raise LeaseLost("store-lease-lost")

    async def create(self, actor: Actor) -> None:
        """Save a new table for the first time, and publish it."""
        async with self._lock:
            set_due(self.table, self._ports.clock.now(), self._ports.pace)
            await self._commit(first_commit_of(self.table))
            self.table.revision = 1
            self.snapshot = snapshot_of(self.table, user=self._ports.preferences.user)
            opened = Notice("log-opened", {"name": Name(actor.name)})
            self._ports.outbox.publish(Change(snapshot=self.snapshot, cause=actor, reported=(opened,)))
            self._changed(self)

    async def catch_up(self) -> None:
        """Ask the store what is saved, where that is not known, and give back what time is owed.

        Raises:
            StoreError: it cannot be asked, or that cannot be saved; the next request tries again.
        """
        async with self._lock:
            await self._catch_up()

    async def bring_back(self, down: float, *, doubtful: bool) -> None:
        """Take the table up as it was read from the store, and publish it.

        Args:
            down: the seconds for which nobody saw to it, which are given back.
            doubtful: whether a process that has ended may have shown what nobody knows of.

        Raises:
            StoreError: that could not be saved; it is tried again with whatever is asked of the table next.
        """
        async with self._lock:
            self._doubtful = doubtful
            await self._take_up(down)

    async def think(self, seat: Seat) -> None:
        """Let a computer player think, without holding the lock, and make its move.

        Once the table has moved on, the thought is given up.
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
            log.exception("a computer player of table %s could not think", table.id)
            move = (round.timeout_move(seat) if seat in round.waiting() else round.legal(seat)[0]).text
        await self.handle(SERVICE, asked.ComputerMoves(seat, made, move))

    def _problem(self, seat: Seat) -> Problem:
        """Return what there is to think about for a seat now."""
        table = self.table
        seed = thinking_seed(table.seed, table.made)
        return Problem(table.id, table.game, table.options, table.match_or_raise.seen(seat), seed)

    async def _thought(self, seat: Seat, thinking: Coroutine[Any, Any, T]) -> T:
        """Return what thinking for a seat comes to.

        Raises:
            _MovedOnError: the table has moved on meanwhile: others wait for the worker.
        """
        table, work = self.table, asyncio.create_task(thinking)
        thought = _Thought(seat, table.made, table.players[seat].computer, work)
        self._thoughts.append(thought)
        try:
            return await work
        except asyncio.CancelledError:
            if thought.given_up:
                raise _MovedOnError from None
            raise
        finally:
            self._thoughts.remove(thought)

    def _give_up_thoughts(self) -> None:
        """Give up what is thought about for nothing."""
        table = self.table
        for thought in self._thoughts:
            here = table.state is State.PLAYING and table.made == thought.made
            if not here or table.players[thought.seat].computer is not thought.computer:
                thought.give_up()

    # -- how -----------------------------------------------------------------------------------

    async def _take_up(self, down: float) -> None:
        self._down, owed = down, self._owed  # of what is saved as seen to nothing may be owed
        draft = self._draft()
        draft.table.automatic = automatic_seats(draft.table, draft.user)
        take_up_clock(draft.table)
        extend(draft.table, down + owed, draft.now, self._ports.pace)
        take_up_due(draft.table, self._ports.pace)
        recount(draft)
        draft.settle(self._ports.pace, touched=False)
        await self._save(draft)
        self._down = None
        self._owed -= owed
        self._recovered(draft.table, draft)

    async def _carry_out(self, actor: Actor, request: Request, prepared: tuple[Any, ...]) -> Answer:
        """Carry out a request under the lock: on a copy, which takes the table's place once it is saved."""
        draft = self._draft()
        answer = OPERATIONS[type(request)](draft, actor, request, *prepared)
        recount(draft)
        draft.settle(self._ports.pace, touched=actor is not SERVICE)
        await self._save(draft)
        self._accept(draft, actor)
        return answer

    async def _prepare(self, actor: Actor, request: Request) -> tuple[Any, ...]:
        """Return what an operation needs from outside, asked for before the lock is taken."""
        if isinstance(request, asked.ChooseGame):
            return (await usual_options(self._ports.store, self.table.guild_id, request.game),)
        if isinstance(request, asked.Start):
            lobby.require_startable(self._draft(), actor)
            venue = await self._ports.venues.prepare(self.snapshot)
            return (venue, await self._ports.beacons.light(self.snapshot))
        if isinstance(request, asked.GiveTimeBack):
            return (self._ports.pace,)
        if isinstance(request, asked.AskHint):
            return (await self._advise(hints.require_hint(self._draft(), actor, request)),)
        return ()

    async def _advise(self, seat: Seat) -> Hint:
        """Return what is best for a seat.

        Raises:
            RefusedError: nobody could think about it, or the table has moved on meanwhile.
        """
        try:
            return await self._thought(seat, self._ports.thinker.advise(self._problem(seat)))
        except _MovedOnError:
            raise StaleMoveError("stale-click") from None
        except Exception as error:
            log.exception("a hint at table %s could not be thought out", self.table.id)
            raise RefusedError("hint-failed") from error

    def _draft(self) -> Draft:
        return Draft(self.table.copy(), self._ports.clock.now(), self._ports.preferences)

    async def _save(self, draft: Draft) -> None:
        commit = commit_of(draft, self.table, lost_since(self._ports.reach, self.table.guild_id))
        if commit is not None:
            await self._commit(commit)
            draft.table.revision += 1
            self._unsure = False

    async def _commit(self, commit: MatchCommit) -> None:
        self._require_kept()  # else time that has been given back elsewhere would be given back here
        observer = self._ports.observer
        try:
            with observer.saving(self.table.game, len(commit.moves)):
                await self._ports.store.commit(commit)
        except BaseException as error:
            if isinstance(error, StoreError) and not isinstance(error, SaveConflict):
                observer.failed(Failure.DATABASE)
            self._unsure = True
            self._changed(self)
            raise

    def _accept(self, draft: Draft, actor: Actor) -> None:
        """Take the change over that has been saved, and publish it."""
        change = change_of(draft, self.snapshot, actor)
        self.table, self.snapshot = draft.table, change.snapshot
        self._give_up_thoughts()
        if not change.quiet:
            self._ports.outbox.publish(change)
        self._changed(self)

    async def _catch_up(self) -> None:
        await self._reload_if_unsure()
        if owed := self._owed:
            if self.live:
                await self._carry_out(SERVICE, asked.GiveTimeBack(owed), (self._ports.pace,))
            self._owed -= owed

    async def _reload_if_unsure(self) -> None:
        if not self._unsure:
            return
        try:
            saved = await self._ports.store.matches.load(self.table.id)
        except UnknownTable:  # not even the first save came about
            self._unsure, self.table.state = False, State.ABANDONED
            self._changed(self)
            return
        except StoreError as error:
            if self._down is not None or self._owed:  # time is given back to what is saved
                raise
            # A commit that follows another revision than the one saved is refused, so nothing can go wrong.
            log.warning("table %s goes by its memory: %s", self.table.id, error)
            return
        self._require_kept()  # still
        self._unsure = False
        if self._down is not None:
            self.table = Table.of_saved(saved)
            await self._take_up(self._down)
        elif saved.revision != self.table.revision:
            table = Table.of_saved(saved)
            table.automatic = automatic_seats(table, self._ports.preferences.user)
            take_up_clock(table)
            table.due_for = due_for(table)
            table.given_back_at = self.table.given_back_at  # which is not saved
            self._recovered(table)
        elif self.snapshot.allowance is not None:
            self._recovered(self.table)  # that its turn is on show may be what could not be saved

    def _recovered(self, table: Table, taken_up: Draft | None = None) -> None:
        """Go on with a table that was read from the store: publish it, and set its timer.

        Args:
            taken_up: the change with which it was taken up, where it was.
        """
        seated = [player.user_id for _, player in self.snapshot.owners() if player.user_id is not None]
        left = tuple(user_id for user_id in seated if table.seat_of(user_id) is None)
        self.table = table
        self.snapshot = snapshot_of(table, user=self._ports.preferences.user)
        self._give_up_thoughts()
        change = Change(snapshot=self.snapshot, left=left, recovered=True, doubtful=self._doubtful)
        if taken_up is not None:
            change = replace(change, told=tuple(taken_up.told), closed=taken_up.closed)
        self._ports.outbox.publish(change)
        self._doubtful = True
        self._changed(self)
