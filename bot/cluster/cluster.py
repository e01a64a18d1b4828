"""One process of a cluster on one database: which shards it serves, and how they are handed over.

Discord's shards are the partitions, and database rows hold the leases (:mod:`bot.store.coordination.leases`).
There is no other protocol. A new process takes free shards up to its share and requests the rest from the
process with the most. It takes over one shard at a time, once its own session is up, so that both processes
hear interactions during the hand-over. A process that stops hands its shards over first. A dead one is
replaced when its leases expire. This module knows neither Discord nor tables.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any

from bot.cluster import distribution
from bot.cluster.interaction_ownership import RECENT, AnswerDecision, RecentlyAnswered, was_answered
from bot.cluster.shard_host import ShardHost
from bot.store import EXPIRY, Member, Part, Situation, Store, StoreError, ordinal

log = logging.getLogger(__name__)

RENEW = 2.0
"""Seconds between two renewals, unless one is requested earlier."""
MARGIN = 0.5
"""Seconds by which a process considers its leases lost before they expire."""
VALID = EXPIRY - MARGIN
"""Seconds for which a process relies on its leases after it started to renew them."""
HOLD = 1.5
"""Seconds after which the owner of a shard in transfer acknowledges an interaction there.

Discord waits three seconds, and no process answers for a shard in transfer. The old owner lets deliveries
finish (``QUICK`` in :mod:`bot.discord_ui.connection.served_shards`, 1 s), then hands over and announces it,
in two database round trips. The new owner takes five more to learn of it. Either may first have to finish a
renewal. At 20 ms a round trip that is 1.4 s. If it takes longer, the acknowledgement has 1.5 s left.
"""
PATIENCE = 2.4
"""Seconds to wait for a shard that is not expected, and before an owner that is cut off apologizes."""
SETTLED = 10.0
"""Seconds to wait for a shard that this process hands over or has requested. An owner that dies meanwhile is
replaced by then (``EXPIRY``, ``RENEW``), and answers are remembered for longer (``RECENT``)."""
ANSWERABLE = 4.0
"""Seconds for which Discord accepts a first answer, three, plus one by which clocks may differ."""
LINGERING = 5.0
"""Seconds for which a session stays open after another process has taken its shard over."""
HEAD_START = 1.0
"""Seconds by which a session for a served shard goes before one for a shard still to be taken over."""
READY = 60.0
"""Seconds for which a session stays open for a shard that this process wants to take over."""
LEAVING = 45.0
"""Seconds that a leaving process waits for others to take its shards over."""
GIVE_UP = 4.0
"""Timeout of a renewal, in seconds. Another one starts after it."""
NEWS = "leases"
"""The news sent when leases are requested or handed over."""


class Cluster:
    """One process among those that share the database."""

    def __init__(self, store: Store, host: ShardHost, allowed: distribution.Range) -> None:
        self._store = store
        self._host = host
        self._me = Member(secrets.token_hex(8), allowed.shards, allowed.first, allowed.last)
        self._modulus = 1
        self._parts: dict[int, Part] = {}
        """This process's parts by residue, as of the last renewal."""
        self._gained_at: dict[int, float] = {}
        """By residue, the monotonic time at which this process took the part over."""
        self._requested: set[int] = set()
        """The residues that this process has requested from others."""
        self._passing: set[int] = set()
        """The shards being handed over."""
        self._lingering: dict[int, float] = {}
        """By shard that another process serves, the monotonic time from which its session lingers."""
        self._valid_until = 0.0
        self._unreachable = False
        """Whether the last renewal failed because the database did not answer."""
        self._changed = asyncio.Condition()
        self._renewal_due = asyncio.Event()
        self._lease_lock = asyncio.Lock()
        """Held while the leases are read or changed."""
        self._answered = RecentlyAnswered()
        self._tasks: list[asyncio.Task[None]] = []  # in the order in which they were started
        self._no_successor = False
        """Whether no other process may take over what this one serves."""
        self.idle = False
        """Whether others serve everything, so that this process has nothing to do."""

    @property
    def id(self) -> str:
        """The owner under which this process holds its leases."""
        return self._me.id

    # -- ownership ---------------------------------------------------------------------------------

    @property
    def share(self) -> float:
        """The share of all servers that this process serves, from 0 to 1."""
        return len(self._parts) / self._modulus

    def serves(self, guild_id: int) -> bool:
        """Return whether this process serves the tables of a server now; id 0 stands for direct messages."""
        part = self._parts.get(self._residue(guild_id))
        return part is not None and part.holds and time.monotonic() < self._valid_until

    def serves_shard(self, shard: int) -> bool:
        """Return whether this process serves the tables of a shard now."""
        return self.serves(shard << 22)

    async def will_serve(self, guild_id: int) -> bool:
        """Return whether this process serves a server, or comes to serve it within :data:`SETTLED` seconds.

        Both owners hear of an event during a hand-over, and for a moment neither serves the server.
        """
        return await self._wait_to_serve(guild_id, time.monotonic() + SETTLED)

    async def decide(
        self, guild_id: int, interaction_id: int, made_at: float, acknowledge: Callable[[], Awaitable[None]]
    ) -> AnswerDecision:
        """Wait until it is clear which process answers an interaction, and return what this one must do.

        If the database is unreachable, the last known owner apologizes after a wait: only it may be cut off.
        LEAVE an interaction that is too old for Discord to accept an answer if its part was taken over
        recently: the previous owner may have answered it and died before it could report that.

        Args:
            made_at: when the interaction was made, in Unix time by Discord's clock.
            acknowledge: acknowledges the interaction, unless that was done: its answer may then take longer.
        """
        begun = time.monotonic()
        too_late = time.time() > made_at + ANSWERABLE
        if not self._may_answer(guild_id):  # once: a renewal that changes nothing would ask for the next
            self._renewal_due.set()
        waited = not await self._wait_to_serve(guild_id, begun + HOLD)
        if waited:
            if acknowledged := self._residue(guild_id) in self._parts:
                await acknowledge()
            decision = await self._decide_later(guild_id, begun, acknowledged=acknowledged)
            if decision is AnswerDecision.APOLOGIZE:  # an apology is an answer too
                self._answered.add(interaction_id)
            if decision is not AnswerDecision.ANSWER:
                return decision
        if was_answered(interaction_id, self._parts[self._residue(guild_id)].answered):
            return AnswerDecision.LEAVE
        if too_late and begun < self._gained_at[self._residue(guild_id)] + RECENT:
            return AnswerDecision.LEAVE
        self._answered.add(interaction_id)
        if waited:  # the previous owner has acknowledged it, or is about to
            await acknowledge()
        return AnswerDecision.ANSWER

    async def _decide_later(self, guild_id: int, begun: float, *, acknowledged: bool) -> AnswerDecision:
        """Wait while this process may still come to serve the server, and return the decision.

        Args:
            acknowledged: whether this process has acknowledged the interaction and so owes an answer.
        """
        if await self._wait_to_serve(guild_id, begun + PATIENCE):
            return AnswerDecision.ANSWER
        if self._unreachable and self._owns(guild_id):
            return AnswerDecision.APOLOGIZE
        expects = acknowledged or self._residue(guild_id) in self._requested | self._parts.keys()
        if expects and await self._wait_to_serve(guild_id, begun + SETTLED):
            return AnswerDecision.ANSWER
        cut_off = self._unreachable and self._residue(guild_id) in self._parts
        return AnswerDecision.APOLOGIZE if cut_off else AnswerDecision.LEAVE

    async def _wait_to_serve(self, guild_id: int, until: float) -> bool:
        """Wait until this process serves a server, at most until ``until``; return whether it does."""
        with suppress(TimeoutError):
            async with self._changed, asyncio.timeout(until - time.monotonic()):
                await self._changed.wait_for(lambda: self._may_answer(guild_id))
                return True
        return False

    def _may_answer(self, guild_id: int) -> bool:
        return self._owns(guild_id) and time.monotonic() < self._valid_until

    def _owns(self, guild_id: int) -> bool:
        """Return whether a server belongs to this process and is not being handed over."""
        residue = self._residue(guild_id)
        return residue in self._parts and self._shard(residue) not in self._passing

    # -- life cycle --------------------------------------------------------------------------------

    async def join(self) -> None:
        """Join the cluster and start renewing leases.

        Raises:
            StoreError: the database cannot be used.
        """
        self._store.leases.set_owner(self.id)
        await self._store.leases.divide(self._me.shards)
        self._spawn(self._run())

    async def leave(self) -> None:
        """Mark this process as leaving, and wait until others have taken its shards over.

        Returns at once if no other may take them, and after :data:`LEAVING` seconds in any case.
        """
        self._me = replace(self._me, leaving=True)
        until = time.monotonic() + LEAVING
        self._renewal_due.set()
        while self._parts and not self._no_successor and time.monotonic() < until:
            try:
                async with self._changed, asyncio.timeout(1):
                    await self._changed.wait()
            except TimeoutError:
                self._renewal_due.set()

    async def close(self) -> None:
        """Stop all tasks and release the remaining leases. Call it once nothing more is saved."""
        for task in list(self._tasks):
            task.cancel()
        self._parts = {}  # answer nothing more: the list of answered interactions goes to the next owners now
        try:
            await self._store.leases.leave(self.id, self._answered.numbers())
            await self._store.news.tell(NEWS)
        except StoreError as error:
            log.warning("the leases could not be released and expire by themselves: %s", error)

    def request_renewal(self) -> None:
        """Wake the renewal loop: it renews the leases at once."""
        self._renewal_due.set()

    async def may_identify(self, shard: int, bucket: int, pace: float) -> None:
        """Return once this process may open a session, or after ``pace`` seconds if the database fails."""
        try:
            while True:
                after = 0.0 if self.serves_shard(shard) else HEAD_START
                if not (wait := await self._store.leases.may_identify(bucket, pace, after)):
                    return
                await asyncio.sleep(wait)
        except StoreError as error:
            log.warning("could not ask for a turn to open a session: %s", error)
            await asyncio.sleep(pace)

    # -- renewal -----------------------------------------------------------------------------------

    def _residue(self, guild_id: int) -> int:
        return ordinal(guild_id) % self._modulus

    def _shard(self, residue: int) -> int:
        return residue % self._me.shards

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)

    async def _run(self) -> None:
        while True:
            self._renewal_due.clear()
            begun = time.monotonic()
            try:
                async with self._lease_lock:
                    begun = time.monotonic()
                    await self._renew()
            except (StoreError, TimeoutError) as error:
                # A renewal far longer than its timeout means that this process was frozen, not cut off.
                self._unreachable = time.monotonic() < begun + GIVE_UP + MARGIN
                log.warning("the leases could not be renewed: %s", error)
                async with self._changed:
                    self._changed.notify_all()
                await asyncio.sleep(0.5)
                continue
            except Exception:
                log.exception("renewing the leases failed")
            with suppress(TimeoutError):
                async with asyncio.timeout(RENEW):
                    await self._renewal_due.wait()
                await asyncio.sleep(0.02)  # for more news that arrive at the same time

    async def _renew(self) -> None:
        begun = time.monotonic()
        async with asyncio.timeout(GIVE_UP):
            situation = await self._store.leases.renew(self._me)
        await self._apply(situation, begun)

    async def _apply(self, situation: Situation, begun: float) -> None:
        """Report lapsed leases; then start gained parts, drop lost ones, hand over and request shards."""
        own = {part.residue: part for part in situation.parts if part.owner == self.id and part.holds}
        same = situation.modulus == self._modulus
        gained = {each for each in own if not (same and each in self._parts and self._parts[each].holds)}
        lost = self._parts.keys() - own.keys() if same else set()
        late, stopped = begun > self._valid_until, time.monotonic() > self._valid_until
        lapsed = dict(situation.lapsed)
        # The database reports each lapse once, and that answer may have been lost: measure it here too.
        for each in own if late else ():
            if each % self._modulus in self._parts:
                lapsed[each] = max(lapsed.get(each, 0.0), begun - self._valid_until + VALID)
        self._modulus, self._parts, self._unreachable = situation.modulus, own, False
        self._requested = {part.residue for part in situation.parts if part.wanted_by == self.id}
        if lapsed:  # before any turn clock goes on
            self._host.lapsed(set(lapsed), self._modulus, max(lapsed.values()))
        self._valid_until = begun + VALID
        self._store.leases.serve(self._modulus, own)
        self._host.share(self.share)
        self._gained_at = {each: self._gained_at[each] for each in own if each not in gained}
        self._gained_at |= dict.fromkeys(gained, time.monotonic())
        for residue in sorted(gained):  # to be passed to the next owner
            self._answered.add(*sorted(own[residue].answered))
        for residue in lost:
            self._lingering.setdefault(self._shard(residue), begun)
        if lost or not same:
            self._host.drop()
        if gained or (stopped and own):  # timers that fired while the owner was unclear did nothing
            self._spawn(self._host.begin(first=0 in gained))
        async with self._changed:
            self._changed.notify_all()
        self._update_sessions()
        self._no_successor = distribution.has_no_successor(self._me, own, situation)
        requested = distribution.requested_residues(self.id, situation)
        for shard in sorted({self._shard(residue) for residue in requested} - self._passing):
            self._passing.add(shard)
            self._spawn(self._hand_over(shard))
        await self._request_share(situation)

    def _update_sessions(self) -> None:
        for shard in {self._shard(residue) for residue in self._parts}:
            self._lingering.pop(shard, None)
            self._host.connect(shard)
        for shard, since in list(self._lingering.items()):
            if time.monotonic() > since + LINGERING:
                del self._lingering[shard]
                self._host.disconnect(shard)

    async def _hand_over(self, shard: int) -> None:
        """Hand a shard over to the process that requested it. No interaction is answered there meanwhile."""
        residues = [residue for residue in self._parts if self._shard(residue) == shard]
        try:
            await self._host.finish(residues, self._modulus)
            answered = self._answered.numbers()
            async with self._lease_lock:  # a renewal sent before would still report the shard as ours
                # the next owner may serve it before the database answers us
                for residue in self._parts.keys() & residues:
                    self._parts[residue] = replace(self._parts[residue], holds=False)
                if await self._store.leases.hand_over(self.id, self._modulus, residues, answered):
                    log.info("shard %d was handed over", shard)
                    self._lingering[shard] = time.monotonic()
                await self._store.news.tell(NEWS)  # first, because people wait for the next owner
                await self._renew()
        except (StoreError, TimeoutError) as error:
            log.warning("the hand-over of shard %d may have failed: %s", shard, error)
            await self._wait_for_renewal()  # only a renewal shows who owns it now
        finally:
            self._passing.discard(shard)
            self._renewal_due.set()

    async def _wait_for_renewal(self) -> None:
        """Wait until the leases have been renewed once more."""
        before = self._valid_until
        async with self._changed:
            await self._changed.wait_for(lambda: self._valid_until > before)

    # -- sharing -----------------------------------------------------------------------------------

    async def _request_share(self, situation: Situation) -> None:
        """Take free shards up to this process's share, and prepare to take over those still missing. Do
        nothing if this process may not request any now.
        """
        if not distribution.may_request(self._me, situation):
            return
        alike = all(each.shards == self._me.shards for each in situation.members)
        if alike and len(situation.parts) > self._me.shards and situation.members[0] == self._me:
            await self._store.leases.unite(self._me.shards)
        owners = distribution.owners_of(situation, self._me.shards)
        connected = [shard for shard in owners if self._host.connected(shard)]
        wanted = distribution.wanted_shards(self._me, situation, owners, connected)
        self.idle = not self._parts and wanted == distribution.WantedShards()
        if wanted.free:
            await self._take(wanted.free)
        await self._prepare(wanted.to_prepare, owners)

    def _residues(self, shards: Collection[int]) -> list[int]:
        return [each for each in range(self._modulus) if self._shard(each) in shards]

    async def _take(self, shards: Collection[int]) -> None:
        await self._store.leases.take(self.id, self._modulus, self._residues(shards))
        self._renewal_due.set()

    async def _prepare(self, shards: Collection[int], owners: dict[int, set[str]]) -> None:
        """Open sessions for these shards of other processes. Request those whose sessions are up, if any."""
        for shard in shards:
            self._lingering[shard] = time.monotonic() + READY
            self._host.connect(shard)
        ready = [shard for shard in shards if self._host.connected(shard)]
        if not ready:
            return
        if any("" in owners[shard] for shard in ready):
            await self._take(ready)
        self._requested.update(self._residues(ready))
        if await self._store.leases.want(self.id, self._modulus, self._residues(ready)):
            await self._store.news.tell(NEWS)
