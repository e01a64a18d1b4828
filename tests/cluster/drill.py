"""One drill: processes on one PostgreSQL database, people who press, and failures.

:mod:`tests.cluster` describes the failures of the drill. Subclasses may replace them.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from random import Random

from bot.store import EXPIRY
from engine import GAMES, Match
from tests.cluster.clocks import SHORTENED, ClockResult, clock_results, write_idle_matches
from tests.cluster.database_server import database_server
from tests.cluster.discord import ShardedDiscord
from tests.cluster.heartbeat import Heartbeat
from tests.cluster.people import ANSWERED, Clickers
from tests.cluster.reminders import KINDS, RemindedPeople
from tests.cluster.running import Clustered, ask, created, held
from tests.sockets.discord_server import Interaction, Message

SERVERS = 12
SHARDS, MORE = 4, 6
EVERY = 20.0
FROZEN = 9.0
DOWN = 3.0
MOST = 10.0
"""Seconds within which the clocks of a killed process should continue."""
CLOCKS = 240
OPENING = 30.0
"""Seconds until the processes are ready, before the first clocks ring."""
REMINDED = 90
"""How many people are to be reminded."""
REMINDING = 5.0
"""Seconds for which a kill waits until a process sends a reminder."""
OVERDUE = 60.0
"""Seconds after the end in which the last reminders must be sent."""
RESHARDING = 20.0
"""Seconds at the end that are reserved for resharding."""


class Drill:
    """One drill."""

    def __init__(self, seconds: float, tables: int, pause: float, clocks: int = CLOCKS) -> None:
        self.seconds, self.tables, self.pause, self.clocks = seconds, tables, pause, clocks
        self.random = Random(int(os.environ.get("SEED", "1")))
        self.kills = self.started = 0
        self.interrupted = 0
        """How many processes were killed while they sent a reminder."""
        self.processes: dict[str, Clustered] = {}
        """The processes by the name of their leases."""
        self.excused: list[tuple[float, float, frozenset[int]]] = []
        """Times in which some servers could not be answered: the begin, the end and the servers."""
        self.outages: list[tuple[datetime, datetime]] = []
        """The outages of the database."""
        self.heartbeat = Heartbeat()
        self.not_judged = 0
        """The number of presses left unanswered while the machine stood still."""
        self.took: dict[str, float] = {}
        """Durations in seconds, by what was measured."""

    async def run(self) -> int:
        """Run the drill and return the exit status."""
        async with AsyncExitStack() as stack:
            self.database_server = await stack.enter_async_context(database_server())
            address = self.database_server.address
            self.database = await stack.enter_async_context(created("drill", address))
            self.began = datetime.now(UTC)
            self.dues = [self._within_the_run() for _ in range(self.clocks)]
            await write_idle_matches(self.database, SERVERS, self.dues)
            self.reminded = RemindedPeople([self._within_the_run() for _ in range(REMINDED)])
            await self.reminded.write(self.database, SERVERS)
            # The first two channels of each server are full of tables at which nobody presses.
            channels = 2 + -(-self.tables // SERVERS)
            self.server = await stack.enter_async_context(ShardedDiscord(SHARDS, SERVERS, channels))
            self.server.sent = self.reminded.saw
            self.server.slow = {self.reminded.channel(each) for each in range(SERVERS)}
            self.server.faults = self.reminded.faults(SERVERS)
            stack.callback(self._end_all)
            for _ in range(4):
                await self._start()
            await self._settled(SHARDS)
            return await self._with_people()

    def _within_the_run(self) -> datetime:
        return self.began + timedelta(seconds=OPENING + self.random.random() * self.seconds)

    async def _with_people(self) -> int:
        clickers = self._seat_people()
        await asyncio.gather(*(each.open() for each in clickers))
        self._say(f"{len(clickers)} tables are open")
        begun = time.monotonic()
        ends = begun + self.seconds
        beating = asyncio.ensure_future(self.heartbeat.beat())
        playing = [
            asyncio.ensure_future(each.play_on(lambda: time.monotonic() > ends, self.pause))
            for each in clickers
        ]
        await self._befall(ends)
        await asyncio.gather(*playing)
        await asyncio.sleep(ANSWERED)
        beating.cancel()
        await self.reminded.settled(self.database, OVERDUE)
        return await self._judge(clickers, time.monotonic() - begun)

    def _seat_people(self) -> list[Clickers]:
        channels = [channel for server in range(SERVERS) for channel in self.server.channels_of(server)[2:]]
        clickers = [Clickers(self.server, channel, n) for n, channel in enumerate(channels[: self.tables])]
        by_channel = {each.channel: each for each in clickers}

        def changed(message: Message, interaction: Interaction | None) -> None:
            if message.channel_id in by_channel:
                by_channel[message.channel_id].saw(message, interaction)

        self.server.changed = changed
        self.server.acknowledged = lambda interaction: by_channel[interaction.channel_id].acknowledged(
            interaction
        )
        return clickers

    # -- failures ------------------------------------------------------------------------------

    async def _befall(self, ends: float) -> None:
        """Cause one failure after another until time runs short, then reshard."""
        events = [self._kill, self._freeze, self._kill, self._crash_database, self._replace_one]
        number = 0
        while time.monotonic() < ends - RESHARDING:
            begun = time.monotonic()
            await events[number % len(events)]()
            number += 1
            pause = min(EVERY / 2 - (time.monotonic() - begun), ends - RESHARDING - time.monotonic())
            await asyncio.sleep(max(0.5, pause))
        await self._reshard()
        await asyncio.sleep(max(0.0, ends - time.monotonic()))

    async def _start(self, shards: str = "-") -> None:
        known = await self._members()
        process = await Clustered.start(self.server.url, self.database, shards)
        self.started += 1
        while not (new := await self._members() - known):
            assert process.status is None, "a process ended at its start"
            await asyncio.sleep(0.2)
        self.processes[new.pop()] = process

    async def _members(self) -> set[str]:
        return {row["id"] for row in await ask(self.database, "SELECT id FROM processes")}

    async def _settled(self, shards: int) -> None:
        """Wait until every lease has a living owner, and every server a session of its owner."""
        while True:
            owners = await held(self.database)
            modulus = len(await ask(self.database, "SELECT 1 FROM leases"))
            living = all(owner in self.processes for owner in owners.values())
            if modulus > 0 and len(owners) == modulus and living:
                tokens = {each: self.processes[owners[each % modulus]].token for each in range(SERVERS)}
                if self.server.ready_for(tokens, shards):
                    return
            await asyncio.sleep(0.2)

    async def _victim(self, sends: str | None = None) -> tuple[str, frozenset[int]]:
        """Return a random process that serves a server, and the servers that it serves.

        Args:
            sends: the token of a process to prefer. It is returned if it serves a server.
        """
        owners = await held(self.database)
        modulus = len(await ask(self.database, "SELECT 1 FROM leases"))
        serving = sorted(set(owners.values()) & self.processes.keys())
        sending = [each for each in serving if self.processes[each].token == sends]
        owner = self.random.choice(sending or serving)
        return owner, frozenset(each for each in range(SERVERS) if owners.get(each % modulus) == owner)

    async def _excuse(self, begun: float, servers: frozenset[int]) -> None:
        await self._settled(SHARDS)
        self.excused.append((begun - ANSWERED, time.monotonic() + 0.5, servers))

    async def _kill(self) -> None:
        tokens = [each.token for each in self.processes.values()]
        owner, servers = await self._victim(await self.server.sender(tokens, REMINDING))
        sends = await self.server.sender([self.processes[owner].token], 0) is not None
        self.interrupted += sends
        also = " while it sends a reminder" if sends else ""
        self._say(f"a process that serves {len(servers)} servers is killed{also}")
        begun = time.monotonic()
        self.processes.pop(owner).kill()
        self.kills += 1
        await self._start()
        await self._excuse(begun, servers)

    async def _freeze(self) -> None:
        owner, servers = await self._victim()
        self._say(f"a process that serves {len(servers)} servers is frozen for {FROZEN:g} s")
        begun = time.monotonic()
        self.processes[owner].freeze()
        await asyncio.sleep(FROZEN)
        self.processes[owner].wake()
        self._say("the process is woken")
        await self._excuse(begun, servers)

    async def _crash_database(self) -> None:
        """Crash PostgreSQL for a few seconds, or imitate that for this database."""
        self._say(f"{self.database_server.loss} for {DOWN:g} s")
        begun, gone = time.monotonic(), datetime.now(UTC)
        await self.database_server.leave(self.database)
        await asyncio.sleep(DOWN)
        await self.database_server.come_back(self.database)
        self.outages.append((gone, datetime.now(UTC)))
        await self._excuse(begun, frozenset(range(SERVERS)))

    async def _replace_one(self) -> None:
        owner = next(iter(self.processes))
        self._say("a new process replaces one")
        await self._start()
        await self._retire(owner)

    async def _retire(self, owner: str) -> None:
        begun, process = time.monotonic(), self.processes[owner]
        process.ask_to_end()
        assert await process.ended() == 0, "a process that was asked to stop failed"
        del self.processes[owner]
        self._say(f"a process has stopped after {time.monotonic() - begun:.1f} s")

    async def _reshard(self) -> None:
        self._say(f"the shards grow from {SHARDS} to {MORE}")
        begun, before = time.monotonic(), list(self.processes)
        for _ in range(2):
            await self._start(f"0-{MORE - 1}/{MORE}")
        await asyncio.gather(*(self._retire(owner) for owner in before))
        await self._settled(MORE)
        self.took["resharding"] = time.monotonic() - begun

    def _end_all(self) -> None:
        for process in self.processes.values():
            process.kill()

    # -- result --------------------------------------------------------------------------------

    async def _judge(self, clickers: list[Clickers], seconds: float) -> int:
        """Print the result and return the exit status. It depends only on the figures that must be zero."""
        made = sum(each.moves for each in clickers)
        clocks = await clock_results(self.database, self.dues, self.began)
        zeros = {
            "lost": await self._lost(clickers),
            "made twice": self._answered_twice() + await self._impossible(),
            "unanswered": self._unanswered(clickers),
            "clocks shortened": self._shortened(clocks),
            "reminders lost": len(self.reminded.lost()),
            "reminders sent twice": len(self.reminded.twice()),
        }
        longest = await self._longest(clocks)
        figures = {
            "processes": self.started,
            "moves": made,
            "moves a second": f"{made / seconds:.1f}",
            "kills": self.kills,
            "kills while a reminder was sent": self.interrupted,
            **{f"{kind}s due": self.reminded.due(kind) for kind in KINDS},
            **{f"{kind}s sent": self.reminded.sent(kind) for kind in KINDS},
            **zeros,
            "longest adoption in seconds": f"{longest:.1f}",
            "longest silence in seconds": f"{max(each.longest_silence for each in clickers):.1f}",
            "sessions that began too early": len(self.server.too_early),
            "not judged because the machine stood still": self.not_judged,
            **{f"seconds of {what}": f"{took:.1f}" for what, took in self.took.items()},
        }
        if longest > MOST:
            self._say(f"for information: an adoption took more than {MOST:g} s")
        if broken := [name for name, number in zeros.items() if number]:
            self._say(f"failed: {', '.join(broken)}")
        print(", ".join(f"{name} {figure}" for name, figure in figures.items()))
        return int(bool(broken))

    def _answered_twice(self) -> int:
        """Return how many interactions were answered twice, and print the time and server of each."""
        for interaction in self.server.answered_twice:
            when = datetime.now(UTC) - timedelta(seconds=time.perf_counter() - interaction.at)
            ordinal = self.server.guild_of(interaction.channel_id) >> 22
            self._say(f"answered twice: pressed at {when:%H:%M:%S.%f} on server {ordinal}")
        return len(self.server.answered_twice)

    def _shortened(self, clocks: Sequence[ClockResult]) -> int:
        """Return how many clocks rang too early, and print them."""
        shortened = [each for each in clocks if each.at is not None and each.late < SHORTENED]
        for each in shortened:
            self._say(f"shortened by {-each.late:.1f} s: {each}")
        return len(shortened)

    async def _longest(self, clocks: Sequence[ClockResult]) -> float:
        """Return the longest time, in seconds, in which a server or a due clock was not served. Print the
        latest clock."""
        gaps = await ask(
            self.database, "SELECT max(extract(epoch FROM ended - began)) AS longest FROM absences"
        )
        late = {each: self._lateness(each) for each in clocks if each.at is not None or each.late > 0}
        latest = max(late, key=lambda each: late[each])
        if late[latest] > MOST:
            self._say(f"late by {late[latest]:.1f} s: {latest}")
        return max(float(gaps[0]["longest"] or 0), late[latest])

    def _lateness(self, clock: ClockResult) -> float:
        """Return for how many seconds a due clock was not served before it rang.

        Two delays are not counted. If the database was down when the clock came due, that outage does not
        count. In every outage of the database, an owner that cannot renew its leases may credit up to a
        lease's length. It records no absence for that if no other process took the lease.
        """
        next_due = clock.due + timedelta(seconds=clock.lost)
        waited = any(begun <= next_due <= ended for begun, ended in self.outages)
        given = EXPIRY * sum(clock.at is None or begun < clock.at for begun, _ in self.outages)
        return max(0.0, clock.late - given) + (0.0 if waited else clock.lost_when_due)

    def _unanswered(self, clickers: list[Clickers]) -> int:
        """Return how many presses were wrongly left unanswered. Print the time and server of each."""
        found = 0
        for each in clickers:
            for interaction in [*each.unanswered, *self.server.never_answered(each.channel)]:
                ago = time.perf_counter() - interaction.at
                at = time.monotonic() - ago
                if any(begun <= at <= end and each.ordinal in which for begun, end, which in self.excused):
                    continue
                if not self.heartbeat.kept_up(interaction.at, ANSWERED):
                    self.not_judged += 1
                else:
                    found += 1
                    when = datetime.now(UTC) - timedelta(seconds=ago)
                    self._say(f"not answered: pressed at {when:%H:%M:%S.%f} on server {each.ordinal}")
        return found

    async def _lost(self, clickers: list[Clickers]) -> int:
        """Return how many moves people have seen that are not in the database."""
        rows = await ask(self.database, "SELECT match_id, count(*) AS made FROM moves GROUP BY match_id")
        made = {row["match_id"]: row["made"] for row in rows}
        shown = [(match, number) for each in clickers for match, number in each.newest.items()]
        return sum(max(0, number - made.get(match, 0)) for match, number in shown)

    async def _impossible(self) -> int:
        """Return how many saved matches cannot be replayed."""
        bad = 0
        for match in await ask(self.database, "SELECT id, seed FROM matches WHERE seed <> ''"):
            moves = await ask(
                self.database, "SELECT seat, text FROM moves WHERE match_id = $1 ORDER BY n", match["id"]
            )
            try:
                Match.replay(
                    GAMES["block"](), 2, match["seed"], [(row["seat"], row["text"]) for row in moves]
                )
            except ValueError as error:
                self._say(f"match {match['id']} cannot be replayed: {error}")
                bad += 1
        return bad

    @staticmethod
    def _say(text: str) -> None:
        print(f"{datetime.now(UTC):%H:%M:%S} {text}", flush=True)
