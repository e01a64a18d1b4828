"""Two real processes on one real database share the servers, replace each other, and do nothing twice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

import pytest
import pytest_asyncio

from bot.app.composition import build_client
from bot.config import ConfigError, Settings
from bot.preferences import Preferences
from bot.store import Store
from tests.cluster.clocks import SHORTENED, clock_results, write_idle_matches
from tests.cluster.discord import ShardedDiscord
from tests.cluster.heartbeat import Heartbeat
from tests.cluster.people import ANSWERED, Clickers
from tests.cluster.reminders import DAILY, RemindedPeople
from tests.cluster.running import Clustered, ask, created, held
from tests.sockets.discord_server import Interaction, Message
from tests.sockets.payloads import DIRECT
from tests.sockets.people import controls

pytestmark = [pytest.mark.postgres, pytest.mark.asyncio(loop_scope="module")]
SERVERS = 4
REMINDED = 12
LONG = 240
"""Seconds after which a test gives up waiting."""


@dataclass
class Site:
    """A Discord, a database, and the processes between them."""

    server: ShardedDiscord
    database: str
    reminded: RemindedPeople
    processes: dict[str, Clustered] = field(default_factory=dict)
    heartbeat: Heartbeat = field(default_factory=Heartbeat)

    async def start(self, shards: str = "-") -> str:
        """Start another process, and return the name under which it takes leases.

        Args:
            shards: the range of shards that it may serve; ``-`` for all.
        """
        known = await self._members()
        process = await Clustered.start(self.server.url, self.database, shards)
        await until(self._members, lambda members: bool(members - known))
        (name,) = await self._members() - known
        self.processes[name] = process
        return name

    def unanswered(self, tables: Sequence[Clickers]) -> list[Interaction]:
        """Return the presses that were not answered in time although the machine kept up."""
        every = [interaction for each in tables for interaction in each.unanswered]
        return [interaction for interaction in every if self.heartbeat.kept_up(interaction.at, ANSWERED)]

    async def _members(self) -> set[str]:
        return {row["id"] for row in await ask(self.database, "SELECT id FROM processes")}

    async def owners(self) -> dict[int, str]:
        return await held(self.database)

    async def served_by(self, *names: str) -> Mapping[int, str]:
        """Wait until these processes serve everything and get all presses. Return the owner of each lease."""

        def whole(owners: Mapping[int, str]) -> bool:
            count = {4: 4, 12: 6, 6: 6}.get(len(owners), 0)
            if not count or set(owners.values()) != set(names):
                return False
            tokens = {each: self.processes[owners[each % len(owners)]].token for each in range(SERVERS)}
            return self.server.ready_for(tokens, count)

        return await until(self.owners, whole)


async def until(look, reached):  # type: ignore[no-untyped-def]
    """Poll `look` until `reached` accepts its result, and return that."""
    ends = time.monotonic() + LONG
    while not reached(seen := await look()):
        assert time.monotonic() < ends, f"the condition was never met: {seen}"
        await asyncio.sleep(0.1)
    return seen


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def site() -> AsyncIterator[Site]:
    """Two processes, each of which serves half of the servers."""
    async with AsyncExitStack() as stack:
        database = await stack.enter_async_context(created("cluster"))
        server = await stack.enter_async_context(ShardedDiscord(4, SERVERS, 2))
        reminded = RemindedPeople([datetime.now(UTC) + timedelta(days=1)] * REMINDED, [DAILY])
        await reminded.write(database, SERVERS)
        site = Site(server, database, reminded)
        beating = asyncio.create_task(site.heartbeat.beat())
        try:
            for _ in range(2):
                await site.start()
            yield site
        finally:
            beating.cancel()
            for process in site.processes.values():
                process.kill()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def tables(site: Site) -> AsyncIterator[list[Clickers]]:
    """A table on each server, at which two people have begun to play."""
    await site.served_by(*site.processes)
    clickers = [Clickers(site.server, site.server.channels_of(each)[0], each) for each in range(SERVERS)]
    by_channel = {each.channel: each for each in clickers}

    def changed(message: Message, interaction: Interaction | None) -> None:
        if message.channel_id in by_channel:
            by_channel[message.channel_id].saw(message, interaction)

    def acknowledged(interaction: Interaction) -> None:
        if interaction.channel_id in by_channel:
            by_channel[interaction.channel_id].acknowledged(interaction)

    site.server.changed, site.server.acknowledged = changed, acknowledged
    await asyncio.wait_for(asyncio.gather(*(each.open() for each in clickers)), LONG)
    yield clickers


async def played(tables: list[Clickers], moves: int) -> None:
    """Make so many more moves at each table."""

    def enough(each: Clickers) -> Callable[[], bool]:
        wanted = each.moves + moves
        return lambda: each.moves >= wanted

    await asyncio.wait_for(asyncio.gather(*(each.play_on(enough(each), 0) for each in tables)), LONG)


async def saved(site: Site) -> dict[str, int]:
    """Return the number of saved moves by match."""
    rows = await ask(site.database, "SELECT match_id, count(*) AS made FROM moves GROUP BY match_id")
    return {row["match_id"]: row["made"] for row in rows}


async def all_is_well(site: Site, tables: list[Clickers]) -> None:
    """Assert that every move that was shown is saved, and that no interaction was answered twice."""
    made = await saved(site)
    for each in tables:
        for match, shown in each.newest.items():
            assert shown <= made.get(match, 0)
    assert site.server.answered_twice == []
    assert site.server.too_early == []


async def test_two_processes_share_the_servers_and_both_answer(site: Site, tables: list[Clickers]) -> None:
    await site.served_by(*site.processes)
    names = list(site.processes)
    await until(site.owners, lambda owners: [list(owners.values()).count(each) for each in names] == [2, 2])
    await played(tables, 3)
    assert site.unanswered(tables) == []
    await all_is_well(site, tables)


async def test_commands_are_registered_once_for_all_processes(site: Site, tables: list[Clickers]) -> None:
    assert site.server.registrations == 1


async def test_a_stand_alone_process_is_refused_while_a_cluster_runs(
    site: Site, tables: list[Clickers]
) -> None:
    settings = Settings(database_url=site.database)
    with pytest.raises(ConfigError) as refusal:
        async with build_client(settings) as client:
            await client._assemble(client)
    assert refusal.value.key == "config-shared"


async def test_a_frozen_process_is_replaced_and_does_nothing_stale_when_it_wakes(
    site: Site, tables: list[Clickers]
) -> None:
    frozen, other = site.processes
    dues = [datetime.now(UTC) + timedelta(seconds=1 + 0.1 * number) for number in range(8)]
    site.processes[frozen].freeze()
    began = datetime.now(UTC) - timedelta(seconds=3)
    await write_idle_matches(site.database, SERVERS, dues)
    await site.served_by(other)
    await played(tables, 2)
    clocks = await until(
        lambda: clock_results(site.database, dues, began),
        lambda clocks: all(each.at is not None for each in clocks),
    )
    taken = [each for each in clocks if each.lost]
    assert taken
    assert all(each.late > SHORTENED for each in clocks)

    site.processes[frozen].wake()

    await site.served_by(frozen, other)
    await played(tables, 2)
    await all_is_well(site, tables)


async def test_digests_outlive_the_process_that_sends_them(site: Site, tables: list[Clickers]) -> None:
    """The first process to send one is killed before it has Discord's answer."""
    reminded, server = site.reminded, site.server
    server.sent, server.faults = reminded.saw, reminded.faults(SERVERS)
    await ask(site.database, "UPDATE reminders SET due_at = now()")
    names = {each.token: name for name, each in site.processes.items()}
    sends = await server.sender(names, LONG)
    assert sends is not None
    site.processes.pop(names[sends]).kill()
    await site.served_by(*site.processes)
    await reminded.settled(site.database, LONG)
    assert reminded.lost() == []
    assert reminded.twice() == []
    await site.start()
    await site.served_by(*site.processes)
    await all_is_well(site, tables)


async def test_a_table_in_direct_messages_has_one_owner_and_outlives_it(
    site: Site, tables: list[Clickers]
) -> None:
    server, person = site.server, 77
    channel = DIRECT + person

    async def shown() -> list[Message]:
        return [each for each in server.public(channel) if any(controls(each, "join"))]

    async def answered(interaction: Interaction) -> bool:
        return interaction.acknowledged is not None

    async def press() -> None:
        (lobby,) = await until(shown, bool)
        _, control = next(controls(lobby, "join"))
        interaction = await server.press(person, lobby, control)
        await until(lambda: answered(interaction), bool)

    await server.command(person, channel, "play", game="block")
    await press()
    (match,) = await ask(site.database, "SELECT id, guild_id FROM matches WHERE channel_id = $1", channel)
    assert match["guild_id"] == 0
    site.processes.pop((await site.owners())[0]).kill()
    await site.served_by(*site.processes)
    await press()
    await site.start()
    await site.served_by(*site.processes)
    await all_is_well(site, tables)


async def test_a_new_process_replaces_another_without_a_gap(site: Site, tables: list[Clickers]) -> None:
    leaving, stays = site.processes
    before = site.unanswered(tables)
    playing = asyncio.ensure_future(played(tables, 25))
    comes = await site.start()
    site.processes[leaving].ask_to_end()
    assert await site.processes[leaving].ended() == 0
    del site.processes[leaving]
    await site.served_by(stays, comes)
    await playing
    assert site.unanswered(tables) == before
    await all_is_well(site, tables)


async def test_the_number_of_shards_grows_without_a_gap(site: Site, tables: list[Clickers]) -> None:
    before = site.unanswered(tables)
    leaving = list(site.processes)
    playing = asyncio.ensure_future(played(tables, 25))
    comes = await site.start("0-5/6")
    for each in leaving:
        site.processes[each].ask_to_end()
    for each in leaving:
        assert await site.processes[each].ended() == 0
        del site.processes[each]
    await site.served_by(comes)
    await playing
    assert site.unanswered(tables) == before
    await all_is_well(site, tables)


async def test_changed_settings_reach_all_processes(site: Site) -> None:
    async with await Store.open(site.database) as here, await Store.open(site.database) as there:
        here.leases.set_owner("here")
        writes, reads = await Preferences.load(here), await Preferences.load(there)
        news_queue: asyncio.Queue[str] = asyncio.Queue()
        listening = asyncio.ensure_future(there.news.listen(news_queue.put_nowait))
        assert await news_queue.get() == ""
        await writes.set_user_setting(7, "large", True)
        await writes.set_guild_setting(8, "threads", True)
        for news in ("user 7", "guild 8"):
            told = await news_queue.get()
            assert told == news
            kind, _, number = told.partition(" ")
            await reads.reread(kind, int(number))
        assert (reads.user(7).large, reads.guild(8).threads) == (True, True)
        listening.cancel()
        with suppress(asyncio.CancelledError):
            await listening
