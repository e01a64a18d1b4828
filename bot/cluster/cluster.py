"""One process of several on one database: which parts of the servers it serves, and how they change hands.

Discord's shards are the partitions, and rows of the database the leases
(:mod:`bot.store.coordination.leases`); there is no other protocol. A process that comes takes what is free,
up to its share, and asks the richest for the rest: one shard after the other, each once its own session for
it is up, so that both hear what people press while it changes hands. One that ends passes everything on
first; one that is gone is replaced when its leases have run out. This module knows neither Discord nor a
table.
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

from bot.cluster.distribution import (
    Range,
    WantedShards,
    alone,
    awaited,
    counts_as_the_newest,
    owners_of,
    wanted_shards,
)
from bot.cluster.interaction_ownership import RECENT, AnswerDecision, RecentlyAnswered, was_answered
from bot.cluster.shard_host import ShardHost
from bot.store import EXPIRY, Member, Part, Situation, Store, StoreError, ordinal

log = logging.getLogger(__name__)

RENEW = 2.0
"""Seconds between two renewals, unless something happens."""
MARGIN = 0.5
"""Seconds by which a process takes its leases for lost before they are."""
VALID = EXPIRY - MARGIN
"""Seconds for which it relies on them after it began to renew them."""
HOLD = 1.5
"""Seconds after which what somebody pressed is acknowledged by the process that passes its shard on.

Discord waits for three, and a shard that changes hands answers nobody meanwhile: its owner lets deliveries
end (``QUICK`` in :mod:`bot.discord_ui.connection.served_shards`, 1 s), then hands over and tells so, in two
trips to the database; the next owner asks who serves what, in five. Both may have such a renewal to end
before. With 20 ms a trip that is 1.4 s. Whatever takes longer is held: the acknowledgement alone has 1.5 s
left then.
"""
PATIENCE = 2.4
"""Seconds for which a process waits that expects nothing; the last owner, cut off, says so after them."""
SETTLED = 10.0
"""Seconds for which one waits that passes a shard on or has asked for it: until an owner that dies meanwhile
is replaced (``EXPIRY``, ``RENEW``), and for less than is remembered (``RECENT``)."""
ANSWERABLE = 4.0
"""Seconds after which Discord takes no first answer any more, and one that clocks may differ by."""
LINGERING = 5.0
"""Seconds for which the session of a shard stays that another process serves by now."""
HEAD_START = 1.0
"""Seconds by which the session of a shard that is served comes before one that only gets ready."""
READY = 60.0
"""Seconds for which the session of a shard is kept that this process means to take over."""
LEAVING = 45.0
"""Seconds that others may take to take everything over from a process that ends."""
GIVE_UP = 4.0
"""Seconds after which a renewal is begun anew."""
NEWS = "leases"
"""What is told when leases are wanted or have been passed on."""


class Cluster:
    """One process among those that share the database."""

    def __init__(self, store: Store, served: ShardHost, allowed: Range) -> None:
        self._store = store
        self._served = served
        self._me = Member(secrets.token_hex(8), allowed.shards, allowed.first, allowed.last)
        self._modulus = 1
        self._parts: dict[int, Part] = {}
        """By residue, the parts that this process owns, as far as it knows."""
        self._gained: dict[int, float] = {}
        """By residue, when this process took the part over."""
        self._asked_for: set[int] = set()
        """The residues that others are to pass on to this process."""
        self._passing: set[int] = set()
        """The shards that are just being passed on."""
        self._lingering: dict[int, float] = {}
        """By shard that another serves, since when."""
        self._valid_until = 0.0
        self._unreachable = False
        """Whether the database did not answer when the leases were to be renewed."""
        self._changed = asyncio.Condition()
        self._stirred = asyncio.Event()
        self._exchanging = asyncio.Lock()
        """Held while it is asked who serves what, and while that changes."""
        self._answered = RecentlyAnswered()
        self._tasks: list[asyncio.Task[None]] = []  # in the order in which they were begun
        self._alone = False
        """Whether there is nobody else to pass on to what this process has."""
        self.idle = False
        """Whether others serve everything, so that there is nothing to do here."""

    @property
    def id(self) -> str:
        """What the leases of this process are held under."""
        return self._me.id

    # -- what it serves ------------------------------------------------------------------------

    @property
    def share(self) -> float:
        """The part of all servers that is this process's, as far as it knows."""
        return len(self._parts) / self._modulus

    def serves(self, guild_id: int) -> bool:
        """Return whether the tables of a server are this process's now; 0 stands for direct messages."""
        part = self._parts.get(self._residue(guild_id))
        return part is not None and part.holds and time.monotonic() < self._valid_until

    def serves_shard(self, shard: int) -> bool:
        """Return whether the tables of a shard are this process's now."""
        return self.serves(shard << 22)

    async def comes_to_serve(self, guild_id: int) -> bool:
        """Return whether this process is to see to what happened on a server: it serves it, or is about to.

        What happens while a shard changes hands both owners hear of, and neither serves it for a moment.
        """
        return await self._clear(guild_id, time.monotonic() + SETTLED)

    async def admission(
        self, guild_id: int, interaction_id: int, made_at: float, hold: Callable[[], Awaitable[None]]
    ) -> AnswerDecision:
        """Return what this process is to do about an interaction: once it is clear who answers.

        While nobody can reach the database the last owner says so: last of all, as it may be cut off alone.
        What waited while this process was frozen, an owner before may have answered who could not tell of it:
        where the part has just been taken over it is left, for Discord takes no answer to it any more.

        Args:
            made_at: when it was made, in Unix time by Discord's clock.
            hold: acknowledges the interaction, if that has not been done: its answer may take longer then.
        """
        begun = time.monotonic()
        too_late = time.time() > made_at + ANSWERABLE
        if not self._admits(guild_id):  # once: each answer that changes nothing would ask for the next
            self._stirred.set()
        waited = not await self._clear(guild_id, begun + HOLD)
        if waited:
            if held := self._residue(guild_id) in self._parts:
                await hold()
            admission = await self._settled(guild_id, begun, held=held)
            if admission is AnswerDecision.APOLOGIZE:  # that is an answer too
                self._answered.add(interaction_id)
            if admission is not AnswerDecision.ANSWER:
                return admission
        if was_answered(interaction_id, self._parts[self._residue(guild_id)].answered):
            return AnswerDecision.LEAVE
        if too_late and begun < self._gained[self._residue(guild_id)] + RECENT:
            return AnswerDecision.LEAVE
        self._answered.add(interaction_id)
        if waited:  # the owner before has acknowledged it, or is just about to
            await hold()
        return AnswerDecision.ANSWER

    async def _settled(self, guild_id: int, begun: float, *, held: bool) -> AnswerDecision:
        """Wait, for as long as there is something to expect, and return what this process is to do.

        Args:
            held: whether this process has acknowledged the interaction: whoever made it waits for an answer.
        """
        if await self._clear(guild_id, begun + PATIENCE):
            return AnswerDecision.ANSWER
        if self._unreachable and self._keeps(guild_id):
            return AnswerDecision.APOLOGIZE
        expects = held or self._residue(guild_id) in self._asked_for | self._parts.keys()
        if expects and await self._clear(guild_id, begun + SETTLED):
            return AnswerDecision.ANSWER
        cut_off = self._unreachable and self._residue(guild_id) in self._parts
        return AnswerDecision.APOLOGIZE if cut_off else AnswerDecision.LEAVE

    async def _clear(self, guild_id: int, until: float) -> bool:
        """Wait until this process serves a server, or until some time; return whether it does."""
        with suppress(TimeoutError):
            async with self._changed, asyncio.timeout(until - time.monotonic()):
                await self._changed.wait_for(lambda: self._admits(guild_id))
                return True
        return False

    def _admits(self, guild_id: int) -> bool:
        return self._keeps(guild_id) and time.monotonic() < self._valid_until

    def _keeps(self, guild_id: int) -> bool:
        """Return whether a server is this process's, as far as it knows, and is not being passed on."""
        residue = self._residue(guild_id)
        return residue in self._parts and self._shard(residue) not in self._passing

    # -- life ----------------------------------------------------------------------------------

    async def join(self) -> None:
        """Begin to share.

        Raises:
            StoreError: the database cannot be used.
        """
        self._store.leases.bear(self.id)
        await self._store.leases.divide(self._me.shards)
        self._spawn(self._run())

    async def leave(self) -> None:
        """Pass everything on, where others are there to take it, and give up the rest."""
        self._me = replace(self._me, leaving=True)
        until = time.monotonic() + LEAVING
        self._stirred.set()
        while self._parts and not self._alone and time.monotonic() < until:
            try:
                async with self._changed, asyncio.timeout(1):
                    await self._changed.wait()
            except TimeoutError:
                self._stirred.set()

    async def close(self) -> None:
        """End, and give up what is left: once nothing is saved any more."""
        for task in list(self._tasks):
            task.cancel()
        self._parts = {}  # whoever takes them is told now what was answered here: nothing more is
        try:
            await self._store.leases.leave(self.id, self._answered.numbers())
            await self._store.news.tell(NEWS)
        except StoreError as error:
            log.warning("the leases of this process run out by themselves: %s", error)

    def stir(self) -> None:
        """Look at once who serves what."""
        self._stirred.set()

    async def may_identify(self, shard: int, bucket: int, pace: float) -> None:
        """Wait until this process may begin a session with Discord: first come those that people wait for."""
        try:
            while True:
                after = 0.0 if self.serves_shard(shard) else HEAD_START
                if not (wait := await self._store.leases.may_identify(bucket, pace, after)):
                    return
                await asyncio.sleep(wait)
        except StoreError as error:
            log.warning("sessions cannot be spaced just now: %s", error)
            await asyncio.sleep(pace)

    # -- how -----------------------------------------------------------------------------------

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
            self._stirred.clear()
            begun = time.monotonic()
            try:
                async with self._exchanging:
                    begun = time.monotonic()
                    await self._renew()
            except (StoreError, TimeoutError) as error:
                # Whoever was frozen meanwhile finds the same, while others have reached the database.
                self._unreachable = time.monotonic() < begun + GIVE_UP + MARGIN
                log.warning("the leases could not be renewed: %s", error)
                async with self._changed:
                    self._changed.notify_all()
                await asyncio.sleep(0.5)
                continue
            except Exception:
                log.exception("who serves what could not be found out")
            with suppress(TimeoutError):
                async with asyncio.timeout(RENEW):
                    await self._stirred.wait()
                await asyncio.sleep(0.02)  # for what else is told at once

    async def _renew(self) -> None:
        begun = time.monotonic()
        async with asyncio.timeout(GIVE_UP):
            situation = await self._store.leases.renew(self._me)
        await self._follow(situation, begun)

    async def _follow(self, situation: Situation, begun: float) -> None:
        """Take up and drop what has changed hands, and do this process's part for what is to change."""
        mine = {part.residue: part for part in situation.parts if part.owner == self.id and part.holds}
        same = situation.modulus == self._modulus
        gained = {each for each in mine if not (same and each in self._parts and self._parts[each].holds)}
        lost = self._parts.keys() - mine.keys() if same else set()
        late, stopped = begun > self._valid_until, time.monotonic() > self._valid_until
        # The database tells once how long each was: the answer that did may have been lost.
        kept = {each for each in mine if late and each % self._modulus in self._parts}
        own, told = dict.fromkeys(kept, begun - self._valid_until + VALID), situation.lapsed
        lapsed = {each: max(own.get(each, 0.0), told.get(each, 0.0)) for each in own.keys() | told.keys()}
        self._modulus, self._parts, self._unreachable = situation.modulus, mine, False
        self._asked_for = {part.residue for part in situation.parts if part.wanted_by == self.id}
        if lapsed:  # before any clock goes on
            self._served.lapsed(set(lapsed), self._modulus, max(lapsed.values()))
        self._valid_until = begun + VALID
        self._store.leases.serve(self._modulus, mine)
        self._served.share(self.share)
        self._gained = {each: self._gained[each] for each in mine if each not in gained}
        self._gained |= dict.fromkeys(gained, time.monotonic())
        for residue in sorted(gained):  # for whoever comes after this process
            self._answered.add(*sorted(mine[residue].answered))
        for residue in lost:
            self._lingering.setdefault(self._shard(residue), begun)
        if lost or not same:
            self._served.drop()
        if gained or (stopped and mine):  # what rang while it was not clear whose it is came to nothing
            self._spawn(self._served.begin(first=0 in gained))
        async with self._changed:
            self._changed.notify_all()
        self._keep_sessions()
        self._alone = alone(self._me, mine, situation)
        for shard in sorted({self._shard(residue) for residue in awaited(self.id, situation)}):
            if shard not in self._passing:
                self._passing.add(shard)
                self._spawn(self._pass(shard))
        await self._share(situation)

    def _keep_sessions(self) -> None:
        for shard in {self._shard(residue) for residue in self._parts}:
            self._lingering.pop(shard, None)
            self._served.connect(shard)
        for shard, since in list(self._lingering.items()):
            if time.monotonic() > since + LINGERING:
                del self._lingering[shard]
                self._served.disconnect(shard)

    async def _pass(self, shard: int) -> None:
        """Give a shard to the process that is ready for it; meanwhile this one answers nobody there."""
        residues = [residue for residue in self._parts if self._shard(residue) == shard]
        try:
            await self._served.finish(residues, self._modulus)
            answered = self._answered.numbers()
            async with self._exchanging:  # else what was asked before might say that it is still ours
                for residue in self._parts.keys() & residues:  # may be another's before the answer is here
                    self._parts[residue] = replace(self._parts[residue], holds=False)
                if await self._store.leases.hand_over(self.id, self._modulus, residues, answered):
                    log.info("shard %d has been passed on", shard)
                    self._lingering[shard] = time.monotonic()
                await self._store.news.tell(NEWS)  # first: people wait for the next owner
                await self._renew()
        except (StoreError, TimeoutError) as error:
            log.warning("shard %d may not have been passed on: %s", shard, error)
            await self._renewed()  # until then nobody knows whose it is
        finally:
            self._passing.discard(shard)
            self._stirred.set()

    async def _renewed(self) -> None:
        """Wait until the leases have been renewed once more."""
        before = self._valid_until
        async with self._changed:
            await self._changed.wait_for(lambda: self._valid_until > before)

    # -- sharing -------------------------------------------------------------------------------

    async def _share(self, situation: Situation) -> None:
        """Take what is free, up to this process's share, and ask for what is still missing."""
        if not counts_as_the_newest(self._me, situation):
            return
        alike = all(each.shards == self._me.shards for each in situation.members)
        if alike and len(situation.parts) > self._me.shards and situation.members[0] == self._me:
            await self._store.leases.unite(self._me.shards)
        owners = owners_of(situation, self._me.shards)
        connected = [shard for shard in owners if self._served.connected(shard)]
        wishes = wanted_shards(self._me, situation, owners, connected)
        self.idle = not self._parts and wishes == WantedShards()
        if wishes.free:
            await self._take(wishes.free)
        await self._get_ready(wishes.goals, owners)

    def _residues(self, shards: Collection[int]) -> list[int]:
        return [each for each in range(self._modulus) if self._shard(each) in shards]

    async def _take(self, shards: Collection[int]) -> None:
        await self._store.leases.take(self.id, self._modulus, self._residues(shards))
        self._stirred.set()

    async def _get_ready(self, goals: Collection[int], owners: dict[int, set[str]]) -> None:
        """Have sessions for shards of others; ask for those whose session is up."""
        for shard in goals:
            self._lingering[shard] = time.monotonic() + READY
            self._served.connect(shard)
        ready = [shard for shard in goals if self._served.connected(shard)]
        if not ready:
            return
        if any("" in owners[shard] for shard in ready):
            await self._take(ready)
        self._asked_for.update(self._residues(ready))
        if await self._store.leases.want(self.id, self._modulus, self._residues(ready)):
            await self._store.news.tell(NEWS)
