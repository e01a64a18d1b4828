"""A world without Discord for tests: the table service on a real database, with tables as people use them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

from bot.preferences import GuildSettings, UserSettings
from bot.store import LIVE, State
from bot.tables.service.recovery import recover
from bot.tables.service.registry import Opened, TableRegistry
from bot.tables.service.session import Ports, TableSession
from bot.tables.state.deadlines import Pace
from bot.tables.state.requests import (
    SERVICE,
    Actor,
    AddComputer,
    Join,
    NotShown,
    OpenTable,
    SetOption,
    SetPace,
    Shown,
)
from bot.tables.state.snapshot import Change, GameEvent
from bot.tables.state.table import Table
from tests.bot.tables.driver import CHANNEL, GUILD, PEOPLE, TableDriver
from tests.bot.tables.fakes import (
    FakeBeacons,
    FakeClock,
    FakeObserver,
    FakeOutbox,
    FakePreferences,
    FakeReach,
    FakeVenues,
    FastThinker,
    FixedIds,
    WatchedStore,
)
from tests.seating import seated


class WatchedRegistry(TableRegistry):
    """A registry that remembers the sessions it has unloaded."""

    known: dict[str, TableSession]
    """The latest session of each table, by table id."""

    def _use(self, table: Table) -> TableSession:
        session = self.known[table.id] = super()._use(table)
        return session


class World:
    """One server with one channel, and the table service that serves it."""

    def __init__(self, store: WatchedStore, clock: FakeClock) -> None:
        self.store = store
        self.clock = clock
        self.outbox = FakeOutbox()
        self.outbox.check = self._check
        self.observer = FakeObserver()
        self.thinker = FastThinker()
        self.venues = FakeVenues()
        self.beacons = FakeBeacons()
        self.ids = FixedIds()
        self.reach = FakeReach()
        self.preferences = FakePreferences()
        self.pace = Pace()
        self._known: dict[str, TableSession] = {}
        self.registry = self.new_registry()

    def new_registry(self) -> WatchedRegistry:
        """Return a registry as a newly started process has it."""
        ports = (self.store, self.outbox, self.clock, self.thinker, self.venues, self.beacons, self.ids)
        registry = WatchedRegistry(Ports(*ports, self.reach, self.preferences, self.pace, self.observer))
        registry.known = self._known
        return registry

    def _check(self, change: Change) -> None:
        """Check every published change: it has been saved, and it reveals no hidden tiles, seed or secret."""
        table = change.snapshot
        assert table.revision <= self.store.matches.known[table.table_id], "published before it was saved"
        events = [told.event for told in change.told if isinstance(told, GameEvent)]
        assert [event.seen_by(None) for event in events] == events
        for seat, notes in table.notes.items():
            assert tuple(note.seen_by(seat) for note in notes) == notes
        assert all(view.seat == seat for seat, view in table.views.items())
        assert table.spectator is None or table.spectator.seat is None
        told = table.secret or table.seed
        assert table.state not in LIVE or (told == "" and table.seat_of(table.host_id) is not None)

    # -- people --------------------------------------------------------------------------------

    def actor(self, name: str, **about: Any) -> Actor:
        """Return a person as the actor of a request in the channel."""
        about = {"guild_id": GUILD, "channel_id": CHANNEL, "locale": "en-US", "guild_locale": "nl"} | about
        return Actor(PEOPLE[name], name, may_manage_messages=name == "mod", **about)

    def prefer(self, name: str = "", **settings: Any) -> None:
        """Replace a person's settings by the defaults with these changes; without a name, the server's
        settings."""
        if name:
            self.preferences.users[PEOPLE[name]] = UserSettings(**settings)
        else:
            self.preferences.guilds[GUILD] = GuildSettings(**{"turn_seconds": 120} | settings)

    # -- tables --------------------------------------------------------------------------------

    async def open(
        self, host: str, *others: str, game: str = "uno-dominos", computers: int = 0, **options: Any
    ) -> TableDriver:
        """Open a lobby with these people and computers in order, with default rules except for the options.

        The option ``pace`` is the length of a turn in seconds.
        """
        table = self.table_of(await self.registry.open(self.actor(host), OpenTable(game)), host)
        for name in others:
            await table.ask(name, Join())
        for _ in range(computers):
            await table.ask(host, AddComputer())
        pace = options.pop("pace", None)
        if pace is not None:
            await table.ask(host, SetPace(pace))
        for name, value in options.items():
            await table.ask(host, SetOption(name, value))
        return table

    def table_of(self, opened: Opened, host: str) -> TableDriver:
        """Return a driver for a lobby that was just opened."""
        return TableDriver(self, opened.session.table.id, host)

    def session(self, table_id: str) -> TableSession:
        """Return a table's session; if it was unloaded, the last one."""
        return self._known[table_id]

    async def started(self, *names: str, **about: Any) -> TableDriver:
        """Open a table and start its match. Computers fill it up to the fewest that its game allows."""
        missing = seated(about.get("game", "uno-dominos"), 0) - len(names)
        about["computers"] = max(about.get("computers", 0), missing)
        table = await self.open(*names, **about)
        await table.start()
        return table

    async def between_rounds(self, *names: str) -> TableDriver:
        """Return a slow table after its first round. The next round waits for everyone, or for a day."""
        table = await self.started(*names, game="uno-dominos", pace=24 * 3600)
        await table.until(lambda: table.state is State.BETWEEN)
        return table

    async def at_once(self, *doings: Awaitable[Any]) -> list[Any]:
        """Send several requests in this order before the first is saved. Return their results or errors."""
        self.store.gate.clear()
        tasks = [asyncio.ensure_future(doing) for doing in doings]
        for _ in range(20):
            await asyncio.sleep(0)
        assert not any(task.done() and task.exception() is None for task in tasks), "answered too early"
        self.store.gate.set()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        await self.settle()
        return outcomes

    # -- time ----------------------------------------------------------------------------------

    async def advance(self, seconds: float) -> None:
        """Let time pass. Timers fire at their own times, and their changes are shown."""
        await self.clock.ring_until(self.clock.now() + seconds, self.settle)
        await self.settle()

    async def settle(self) -> None:
        """Finish all background work, and show the resulting changes."""
        await self.clock.settle()
        while self.outbox.unshown:
            await self.show(next(iter(self.outbox.unshown)))
            await self.clock.settle()

    async def show(self, table_id: str) -> None:
        """Show a table's newest snapshot and report that. Report a failure while the channel refuses
        messages.

        Do nothing if there is nothing to show or the table is gone.
        """
        outbox = self.outbox
        shown = outbox.unshown.pop(table_id, None)
        session = await self.registry.get(table_id)
        if shown is None or session is None:
            return
        if outbox.refuses:
            await session.handle(SERVICE, NotShown("-", never_seen=table_id not in outbox.seen))
            return
        outbox.seen.add(table_id)
        if shown.clock_key is not None:
            await session.handle(SERVICE, Shown(shown.clock_key, self.clock.now()))

    # -- the end of the process ----------------------------------------------------------------

    async def stop(self, *, killed: bool = False) -> None:
        """End the process. A killed process does not write its last record."""
        if not killed:
            await self.registry.close()
        self.clock.forget_all()
        await self.clock.settle()

    async def wake(self) -> None:
        """Start the next process on the same database."""
        self.registry = self.new_registry()
        await self.wake_all()

    async def wake_all(self) -> None:
        """Restore tables as at a start."""
        await recover(self.registry, self.store)
        await self.settle()

    async def restart(self, *, down: float = 0, killed: bool = False) -> None:
        """End the process, and start another one after ``down`` seconds."""
        await self.stop(killed=killed)
        self.clock.time += down
        await self.wake()
