"""Fakes for tests of the table service: a real store that can be made to fail, and ports that record calls.

None of them knows Discord. Time passes only when a test advances it.
"""

from __future__ import annotations

import asyncio
import heapq
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from random import Random
from typing import Any

from bot.preferences import GuildSettings, UserSettings
from bot.store import MatchCommit, SavedMatch, Store, StoreUnreachable
from bot.store.matches.matches import Matches
from bot.tables.state.ports import Beacon, Hidden, Problem, Venue
from bot.tables.state.refusals import RefusedError
from bot.tables.state.snapshot import Change, Snapshot
from bot.telemetry.observer import Failure, Observer
from engine import GAMES, Fact, View
from engine.players.hints import Certainty, Hint
from engine.players.simple import choose

NOW = 1_700_000_000.0


class FakeClock:
    """A Unix clock that stands still until a test moves it, with its timers."""

    def __init__(self) -> None:
        self.time = NOW
        self.early = 0.0
        """How many seconds too early long timers fire, as on a real machine."""
        self._order = count()
        self._waiting: list[tuple[float, int, Callable[[], None]]] = []
        self._cancelled: set[int] = set()
        self._running: set[asyncio.Task[None]] = set()

    def now(self) -> float:
        return self.time

    def call_later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        number = next(self._order)
        early = self.early if seconds > 10 else 0.0
        heapq.heappush(self._waiting, (self.time + seconds - early, number, call))
        return lambda: self._cancelled.add(number)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self._running.add(asyncio.ensure_future(work))

    def due(self) -> list[float]:
        """Return the seconds until each timer fires, in order."""
        return sorted(at - self.time for at, number, _ in self._waiting if number not in self._cancelled)

    async def settle(self) -> None:
        """Wait for all background work. Its errors are raised here."""
        while self._running:
            task = self._running.pop()
            await task

    async def ring_until(self, end: float, after: Callable[[], Awaitable[None]]) -> None:
        """Move the time to ``end``. Each timer on the way fires at its own time and is waited for."""
        while self._waiting and self._waiting[0][0] <= end:
            at, number, call = heapq.heappop(self._waiting)
            if number in self._cancelled:
                continue
            self.time = max(self.time, at)
            call()
            await self.settle()
            await after()
        self.time = max(self.time, end)

    def forget_all(self) -> None:
        """Forget all timers, as a process does when it ends."""
        self._waiting.clear()


class WatchedMatches(Matches):
    """The matches of a store whose reads can fail."""

    def __init__(self, *about: Any) -> None:
        super().__init__(*about)
        self.unreadable = 0
        """How many of the next reads fail."""
        self.known: Counter[str] = Counter()
        """The newest revision known to be saved, by table."""

    async def load(self, match_id: str) -> SavedMatch:
        if self.unreadable:
            self.unreadable -= 1
            raise StoreUnreachable("store-unusable", place="-", reason="told to")
        saved = await super().load(match_id)
        self.known[match_id] = saved.revision
        return saved


class WatchedStore(Store):
    """The real store. Its commits are recorded, and can be blocked or fail."""

    def __init__(self, *about: Any) -> None:
        super().__init__(*about)
        self.matches: WatchedMatches = WatchedMatches(*about)
        self.commits: list[MatchCommit] = []
        """The commits that have returned."""
        self.keeps = True
        """Whether commits reach the database. Long matches that are not read again need not be saved."""
        self.fails = ""
        """How the next commit fails: ``before`` or ``after`` it has reached the database."""
        self.gate = asyncio.Event()
        """While it is cleared, a commit reaches the database but does not return."""
        self.gate.set()
        self.entered = asyncio.Event()

    async def commit(self, commit: MatchCommit) -> None:
        fails, self.fails = self.fails, ""
        if fails != "before" and self.keeps:
            await super().commit(commit)
        self.entered.set()
        await self.gate.wait()
        if fails:
            raise StoreUnreachable("store-unusable", place="-", reason=fails)
        self.commits.append(commit)
        self.matches.known[commit.match_id] = commit.expected_revision + 1


class FakeObserver(Observer):
    """Records what it is told."""

    def __init__(self) -> None:
        self.failures: list[Failure] = []
        self.saves: list[tuple[str, int]] = []
        """The game and the number of moves of each successful save."""

    @contextmanager
    def saving(self, game: str, moves: int) -> Iterator[None]:
        yield
        self.saves.append((game, moves))

    def failed(self, what: Failure) -> None:
        self.failures.append(what)


class FakeOutbox:
    """Records published changes. They are shown only by :meth:`World.show`."""

    def __init__(self) -> None:
        self.changes: list[Change] = []
        self.unshown: dict[str, Snapshot] = {}
        """The newest snapshot that has not been shown, by table."""
        self.refuses = False
        """Whether the channel refuses every message."""
        self.seen: set[str] = set()
        """The tables that have been shown."""
        self.check: Callable[[Change], None] = lambda change: None
        """Called with each published change."""

    def publish(self, change: Change) -> None:
        self.check(change)
        self.changes.append(change)
        self.unshown[change.snapshot.table_id] = change.snapshot

    def abandon(self, concerned: Callable[[Snapshot], bool]) -> None:
        self.unshown = {key: each for key, each in self.unshown.items() if not concerned(each)}

    def release(self, table_id: str) -> bool:
        return table_id not in self.unshown


class FastThinker:
    """A thinker that decides at once, in the same process."""

    def __init__(self) -> None:
        self.thoughts: list[View] = []
        self.seeds: list[str] = []
        """The seed of each thought."""
        self.levels: list[str] = []
        self.let_pass = False
        """Whether it declines every optional shout."""
        self.meanwhile: Callable[[], Awaitable[Any]] | None = None
        """What happens while the next move is computed."""
        self.broken = False

    async def choose(self, problem: Problem, level: str) -> str:
        view = problem.seen.view
        self.thoughts.append(view)
        self.seeds.append(problem.seed)
        self.levels.append(level)
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            await meanwhile()
        if self.broken:
            raise RuntimeError("no worker")
        if self.let_pass and view.seat not in view.waiting:
            return ""
        return choose(GAMES[problem.game](**problem.options), view, Random(problem.seed), worlds=1).text

    async def advise(self, problem: Problem) -> Hint:
        self.thoughts.append(problem.seen.view)
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            await meanwhile()
        if self.broken:
            raise RuntimeError("no worker")
        return Hint(problem.seen.view.legal[0].text, Certainty.SURE, facts=(Fact("scores", 10),))


class FakeVenues:
    """Every match is played in its lobby's channel, unless a test sets another venue."""

    def __init__(self) -> None:
        self.venue: Venue | None = None
        self.asked: list[Snapshot] = []
        self.meanwhile: Callable[[], Awaitable[Any]] | None = None
        """What happens while the venue is prepared."""

    async def prepare(self, table: Snapshot) -> Venue:
        self.asked.append(table)
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            await meanwhile()
        return self.venue or Venue(table.channel_id, table.parent_id)


class FakeBeacons:
    """Consecutive numbers, unless a test chooses one."""

    def __init__(self) -> None:
        self.next_number = 1000
        self.lit: list[Beacon] = []
        self.broken = False
        self.meanwhile: Callable[[], Awaitable[Any]] | None = None
        """What happens while the lobby is announced."""

    async def light(self, table: Snapshot) -> Beacon:
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            await meanwhile()
        if self.broken:
            raise RefusedError("start-not-told")
        self.next_number += 1
        self.lit.append(Beacon(self.next_number, table))
        return self.lit[-1]


class FixedIds:
    """Numbered table ids, and a secret that a test chooses."""

    def __init__(self) -> None:
        self._numbers = count(1)
        self.next_secret = "secret"

    def table_id(self) -> str:
        return f"table{next(self._numbers):03}"

    def secret(self) -> str:
        return self.next_secret


class FakeReach:
    """All servers are reachable except those that a test names."""

    def __init__(self) -> None:
        self.lost: set[int] = set()
        self.foreign: set[int] = set()
        """Servers that another process serves."""
        self.lost_shards: dict[tuple[int, int], float] = {}
        self.hidden_channels: dict[int | None, Hidden] = {}
        self.clicked: set[int] = set()
        """Channels with a recent click, for tables where the bot is no member."""

    def reachable(self, guild_id: int) -> bool:
        return guild_id not in self.lost and self.serves(guild_id)

    def serves(self, guild_id: int) -> bool:
        return guild_id not in self.foreign

    def lost_since(self) -> dict[tuple[int, int], float]:
        return self.lost_shards

    def in_touch(self, channel_id: int) -> bool:
        return channel_id in self.clicked

    def hidden(self, *channels: int | None) -> Hidden | None:
        return next((self.hidden_channels[each] for each in channels if each in self.hidden_channels), None)


@dataclass
class FakePreferences:
    """Settings of servers and people, with a count of look-ups."""

    guilds: dict[int, GuildSettings] = field(default_factory=dict)
    users: dict[int, UserSettings] = field(default_factory=dict)
    lookups: Counter[int] = field(default_factory=Counter)

    def guild(self, guild_id: int) -> GuildSettings:
        return self.guilds.get(guild_id) or GuildSettings(turn_seconds=120)

    def user(self, user_id: int) -> UserSettings:
        self.lookups[user_id] += 1
        return self.users.get(user_id) or UserSettings()


def utc_of(clock: FakeClock) -> Callable[[], datetime]:
    """Return a function that gives this clock's time as a datetime, for a store."""
    return lambda: datetime.fromtimestamp(clock.now(), UTC)
