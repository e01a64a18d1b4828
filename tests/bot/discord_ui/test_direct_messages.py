"""Direct messages: who gets one, when, and that each is sent once although processes end in between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord_ui.reminders import direct_messages
from bot.discord_ui.reminders.direct_messages import LEASE, DirectMessages, tell_refused
from bot.discord_ui.reminders.due_reminders import GATHERED, LOOKING, change_reminders, note_reminders
from bot.preferences import Preferences, UserSettings
from bot.store import Store
from bot.tables.state.snapshot import Snapshot
from tests.bot.discord_ui.channel.shown_table import OTHER, WAITS, turn, warned
from tests.bot.discord_ui.conftest import refused

NINE = datetime(2026, 11, 23, 9, tzinfo=UTC).timestamp()
DIRECT = UserSettings(direct=True, ping="each")


class Conversation:
    """A person's direct messages with the bot."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.sent: dict[str, str] = {}
        """The texts by nonce: Discord recognizes a repetition for a while."""

    async def send(self, *, content: str, nonce: str, **_: Any) -> None:
        if self._world.refuses is not None:
            raise self._world.refuses
        assert nonce not in self.sent, "sent twice"
        self.sent[nonce] = content
        if self._world.dies:
            raise ConnectionError

    async def history(self, *, limit: int) -> AsyncIterator[Any]:
        at = datetime.fromtimestamp(self._world.now, UTC)
        for text in self.sent.values():
            yield SimpleNamespace(author=SimpleNamespace(id=1), content=text, created_at=at)


class World:
    """A store, tables, and conversations. Processes come and go."""

    def __init__(self, store: Store) -> None:
        self.now = NINE
        self.refuses: Exception | None = None
        self.dies = False
        """Whether a process ends as soon as Discord has taken a message."""
        self.waits = asyncio.Event()
        """Set while Discord opens conversations."""
        self.waits.set()
        self.store = store
        self.users: dict[int, UserSettings] = {WAITS: DIRECT}
        self.preferences = Preferences(store, {}, self.users)
        self.tables: dict[str, Snapshot] = {}
        self.conversations: dict[int, Conversation] = {}
        self.clock: Any = SimpleNamespace(now=lambda: self.now)
        self.services: Any = SimpleNamespace(store=store, preferences=self.preferences, clock=self.clock)
        self.process = self.new_process()

    def new_process(self) -> DirectMessages:
        """Return the direct messages of a new process, which remembers nothing."""
        registry = SimpleNamespace(get=self._get, unused=None, find=self._find)
        client: Any = SimpleNamespace(
            store=self.store,
            preferences=self.preferences,
            registry=registry,
            user=SimpleNamespace(id=1),
            get_guild=lambda _: None,
            create_dm=self._create_dm,
        )
        return DirectMessages(client, self.clock)

    async def show(self, table: Snapshot, **about: Any) -> None:
        """Show a table at a named match, and note what it causes."""
        table = replace(table, **about)
        self.tables[table.table_id] = table
        await note_reminders(self.services, table)

    async def look(self, seconds: float = 0.0) -> None:
        """Let time pass, then let the process look."""
        self.now += seconds
        await self.process.look()

    def told(self, user_id: int = WAITS) -> list[list[str]]:
        """Return what a person was told: of each message, its headings and how many tables it lists."""
        texts = self.conversations[user_id].sent.values() if user_id in self.conversations else ()
        return [[line.strip("*") for line in text.splitlines() if line.startswith("**")] for text in texts]

    def listed(self, user_id: int = WAITS) -> list[int]:
        """Return how many tables each of a person's messages lists."""
        return [text.count("https://") for text in self.conversations[user_id].sent.values()]

    async def _get(self, table_id: str) -> Any:
        return SimpleNamespace(snapshot=self.tables[table_id])

    async def _find(self, *, user_id: int) -> list[Any]:
        return [SimpleNamespace(id=each) for each in self.tables]

    async def _create_dm(self, user: discord.Object) -> Conversation:
        await self.waits.wait()
        return self.conversations.setdefault(user.id, Conversation(self))


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with await Store.open(f"sqlite+aiosqlite:///{tmp_path}/reminders.sqlite3") as store:
        yield World(store)


async def test_a_turn_and_its_reminder_are_one_message_each(world: World) -> None:
    for _ in range(2):  # the second time, a restarted process shows the same turn
        await world.show(turn(1))
    await world.look()
    assert world.told() == [], "several tables may be due in a moment"
    await world.look(GATHERED)
    await world.show(turn(1))
    await world.look(GATHERED)
    assert world.told() == [["It is your turn"]]
    for _ in range(2):
        await world.show(warned(turn(1)))
        await world.look(GATHERED)
    assert world.told() == [["It is your turn"], ["It is still your turn"]]
    await world.show(turn(3))
    await world.look(GATHERED)
    assert len(world.told()) == 3


async def test_several_tables_at_once_are_one_message(world: World) -> None:
    for table_id in ("a", "b", "c"):
        await world.show(turn(1), table_id=table_id)
    await world.look(GATHERED)
    assert world.listed() == [3]


async def test_a_turn_that_is_over_is_not_told(world: World) -> None:
    await world.show(turn(1))
    world.tables[turn(1).table_id] = turn(2)
    await world.look(GATHERED)
    assert world.told() == []
    assert await world.store.reminders.due(datetime.fromtimestamp(world.now + 1e6, UTC)) == []


async def test_a_person_who_may_be_looking_gets_a_minute(world: World) -> None:
    world.users[WAITS] = UserSettings(direct=True)
    await world.show(turn(1))
    await world.look(GATHERED)
    assert world.told() == []
    await world.look(LOOKING)
    assert len(world.told()) == 1


@pytest.mark.parametrize(
    "settings", [UserSettings(), UserSettings(direct=True, ping="none"), UserSettings(ping="digest")]
)
async def test_nobody_else_gets_a_message_for_a_turn(world: World, settings: UserSettings) -> None:
    await choose(world, **settings.model_dump())
    world.users[OTHER] = DIRECT
    await world.show(turn(1))
    await world.look(LOOKING)
    assert not world.conversations


async def test_what_is_due_in_quiet_hours_comes_after_them(world: World) -> None:
    world.users[WAITS] = DIRECT.model_copy(update={"quiet_from": 8, "quiet_hours": 2})
    await world.show(turn(1))
    await world.look(GATHERED)
    assert world.told() == []
    await world.look(3600)
    assert len(world.told()) == 1


async def test_quiet_hours_chosen_since_put_a_reminder_off(world: World) -> None:
    await world.show(turn(1))
    world.users[WAITS] = DIRECT.model_copy(update={"away_until": int(NINE) + 7200})
    await world.look(GATHERED)
    await world.look(7000)
    assert world.told() == []
    await world.look(200)
    assert len(world.told()) == 1


@pytest.mark.parametrize("sent", [True, False], ids=["after it was sent", "before it was sent"])
async def test_a_message_is_sent_once_although_the_process_ends(world: World, sent: bool) -> None:
    await world.show(turn(1))
    world.dies, world.refuses = sent, None if sent else ConnectionError()
    await world.look(GATHERED)
    world.dies, world.refuses, world.process = False, None, world.new_process()
    await world.look()
    assert len(world.told()) == sent, "its claim has not expired"
    await world.look(LEASE)
    await world.look(LEASE)
    assert world.told() == [["It is your turn"]]


async def test_a_table_noted_between_those_of_an_unfinished_message_is_not_in_their_way(world: World) -> None:
    """The tables "a" and "c" were claimed for one message; they must be sent as one."""
    world.refuses = ConnectionError()
    for table_id, guild_id in (("a", 91), ("c", 93)):
        await world.show(turn(1), table_id=table_id, guild_id=guild_id)
    await world.look(GATHERED)
    world.refuses, world.process = None, world.new_process()
    await world.show(turn(1), table_id="b", guild_id=92)
    await world.look(LEASE)
    assert sorted(world.listed()) == [1, 2]


async def test_a_process_does_not_send_once_its_claim_has_expired(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that was frozen, or that Discord let wait, would send what another has sent meanwhile."""
    await world.show(turn(1))
    monkeypatch.setattr(direct_messages, "LEASE", 0.2)
    world.waits = asyncio.Event()
    await asyncio.wait_for(world.look(GATHERED), 30)
    world.waits.set()
    assert world.told() == []
    await world.look(LEASE)
    assert len(world.told()) == 1


async def test_one_of_two_processes_sends(world: World) -> None:
    await world.show(turn(1))
    other = world.new_process()
    world.now += GATHERED
    await world.process.look()
    await other.look()
    assert len(world.told()) == 1


async def test_a_refused_person_gets_no_more_and_is_told_once(world: World) -> None:
    await world.show(turn(1))
    world.refuses = refused(50007, 403)
    await world.look(GATHERED)
    assert world.preferences.user(WAITS) == DIRECT.model_copy(update={"direct": False, "refused": True})
    world.refuses = None
    await world.show(warned(turn(1)))
    await world.look(LOOKING)
    assert world.told() == []
    said: list[str] = []

    async def another(message: Any) -> None:
        said.append(message.text)

    responder: Any = SimpleNamespace(
        user=SimpleNamespace(id=WAITS), another=another, localizer=lambda key: key
    )
    for _ in range(2):
        await tell_refused(world.preferences, responder)
    assert said == ["direct-refused"]


# -- the digest ------------------------------------------------------------------------------------


async def choose(world: World, **changes: Any) -> None:
    """Let the person in turn change settings, as ``/me`` does."""
    before = world.users.get(WAITS, UserSettings())
    after = before.model_copy(update=changes)
    await change_reminders(world.store, WAITS, before, after, world.now)
    world.users[WAITS] = after


async def test_a_digest_comes_once_a_day_at_its_hour(world: World) -> None:
    await choose(world, ping="digest", digest_hour=10, zone="Europe/Amsterdam")
    for table_id in ("a", "b"):
        await world.show(turn(1), table_id=table_id)
    await world.look()
    assert world.told() == [], "its hour had come when it was chosen"
    for hour in range(48):
        if hour == 30:
            world.process = world.new_process()
        await world.look(3600)
    assert world.told() == [["These tables wait for you"]] * 2
    assert world.listed() == [2, 2]


async def test_no_digest_comes_if_no_table_waits(world: World) -> None:
    await choose(world, ping="digest", digest_hour=10)
    for _ in range(48):
        await world.look(3600)
    assert not world.conversations


async def test_a_digest_waits_for_the_end_of_an_absence(world: World) -> None:
    await choose(world, ping="digest", digest_hour=10, away_until=int(NINE) + 3 * 86400)
    await world.show(turn(1))
    for hour in range(71):
        await world.look(3600)
        assert not world.conversations, hour
    await world.look(3700)
    await world.look(60)
    assert len(world.told()) == 1


async def test_a_digest_survives_the_end_of_the_process_that_claimed_it(world: World) -> None:
    await choose(world, ping="digest", digest_hour=10)
    await world.show(turn(1))
    world.refuses = ConnectionError()
    await world.look(3600)
    world.refuses, world.process = None, world.new_process()
    await world.look(LEASE)
    assert len(world.told()) == 1


async def test_turns_noted_before_are_not_told_once_the_digest_is_chosen(world: World) -> None:
    await world.show(turn(1))
    await choose(world, ping="digest")
    await world.look(LOOKING)
    assert not world.conversations


# -- being next ------------------------------------------------------------------------------------


async def test_a_person_is_told_that_they_are_next(world: World) -> None:
    third = replace(turn(1).players[0], user_id=77, name="Cid")
    table = turn(1)
    seat = table.waiting()[0]
    players = [table.players[0], table.players[1], third]
    following = players[(seat + 1) % 3].user_id or 0
    world.users = world.preferences._users = {following: UserSettings(ping="next", direct=True)}
    await world.show(table, players=tuple(players))
    await world.look(GATHERED)
    assert world.told(following) == [["You are next"]]


async def test_of_two_players_the_other_is_not_told_that_they_are_next(world: World) -> None:
    world.users[OTHER] = UserSettings(ping="next", direct=True)
    await world.show(turn(1))
    await world.look(GATHERED)
    assert OTHER not in world.conversations
