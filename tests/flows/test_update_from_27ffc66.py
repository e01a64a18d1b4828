"""A database and messages of commit 27ffc66 continue: every table comes back and every old control answers.

The files are made by ``tests/fixtures/make_27ffc66.py``.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import simcord
from simcord.backend.models import Interaction
from simcord.components import walk_components

from bot.app.client import Boneyard
from bot.app.composition import build_client
from bot.config import Settings
from bot.language.localizer import LANGUAGES, localizer_for
from bot.store import LIVE
from bot.work.workers import WorkerPool
from tests.fixtures.e27ac44_server import ANN, DIRK, END
from tests.flows.conftest import FixedSecret, offered
from tests.flows.environment import PatientEnv
from tests.flows.updating import LATER, OldServer, OldTable, blank, in_memory, on_turn, only, unpacked

DATABASE = unpacked("27ffc66.sqlite3.gz")
STOPPED = LATER
"""Seconds after ``END`` at which the old program drew its messages and stopped."""
AWAY = 60.0
"""Seconds for which no bot runs."""
UNANSWERED = {localizer_for(language)("control-gone") for language in LANGUAGES}
"""The sentences for a control that the program does not know."""
BUTTON = 2
"""Discord's number for a button among the components."""
MATCHES = "SELECT id, state, channel_id FROM matches ORDER BY channel_id"
HANDS = "SELECT user_id, token, message_id, issued_at FROM hands WHERE match_id = ?"
MOVES = "SELECT seat, text FROM moves WHERE match_id = ? ORDER BY n"


@cache
def left() -> dict[str, dict[str, dict[str, Any]]]:
    """The messages that the old program left, by table and name."""
    found: dict[str, dict[str, dict[str, Any]]] = json.loads(unpacked("27ffc66_messages.json.gz"))
    return found


def moves_before(table_id: str) -> list[tuple[int, str]]:
    """The moves of a match before the update."""
    return [(row["seat"], row["text"]) for row in rows(MOVES, table_id)]


@cache
def rows(statement: str, *values: Any) -> list[Any]:
    """The rows of the database that the old program left."""
    with closing(in_memory(DATABASE)) as connection:
        connection.row_factory = sqlite3.Row
        return connection.execute(statement, values).fetchall()


LIVE_TABLES = [row["id"] for row in rows(MATCHES) if row["state"] in LIVE]
PLAYED = [row["id"] for row in rows(MATCHES) if row["state"] == "playing"]


def controls_of(found: dict[str, Any]) -> list[dict[str, Any]]:
    """The controls of a message that can be used."""
    return [
        each
        for each in walk_components(found["components"])
        if each.get("custom_id") and not each.get("disabled")
    ]


def verbs(found: dict[str, Any]) -> set[str]:
    return {each["custom_id"].split(":")[1] for each in controls_of(found)}


class Server(OldServer):
    """A server with the tables and messages of 27ffc66 in its channels."""

    def _fill(self, tables: Collection[str]) -> None:
        for row in rows(MATCHES):
            if tables and row["id"] not in tables:
                continue
            self.channels[row["id"]] = row["channel_id"]
            for name, found in sorted(left().get(row["id"], {}).items(), key=lambda each: each[1]["id"]):
                self.post(row["id"], name, row["channel_id"], found, found["id"])
            for hand in rows(HANDS, row["id"]):
                self._accept_token(row["channel_id"], hand)

    def _accept_token(self, channel_id: int, hand: sqlite3.Row) -> None:
        backend = self.env.backend
        record = Interaction(
            backend.snowflake(), hand["token"], 3, channel_id, self.guild.id, hand["user_id"]
        )
        issued = datetime.fromisoformat(hand["issued_at"]).replace(tzinfo=END.tzinfo)
        record.expires_at = (issued + timedelta(minutes=15)).isoformat()
        record.respond_with_message(hand["message_id"], ephemeral=True)
        backend.interactions[record.id] = record
        backend.interaction_tokens[record.token] = record.id

    def _post_all(self, table_id: str, channel_id: int, ids: dict[str, int]) -> None:
        """Post the messages that belong to no table."""
        for name, found in left()[""].items():
            self.post("", name, channel_id, found, found["id"])

    def table(self, table_id: str) -> OldTable:
        return Table(self, table_id)


class Table(OldTable):
    """A table of 27ffc66 that the new bot goes on with."""

    def __init__(self, server: Server, table_id: str) -> None:
        super().__init__(server, table_id)
        found = left().get(table_id, {})
        users = [int(name.removeprefix("hand-")) for name in found if name.startswith("hand-")]
        self.hands = {user: server.old(table_id, f"hand-{user}") for user in users}
        self.lobby = server.old(table_id, "public") if "public" in found else None


@pytest.fixture
async def update(settings: Settings) -> AsyncIterator[Callable[..., Awaitable[Server]]]:
    """Yield a function that starts the new bot on what the old one left: the named tables, or all."""
    servers: list[Server] = []

    def make_bot() -> Boneyard:
        pool = WorkerPool(executor=ThreadPoolExecutor(1))
        bot = build_client(settings, pool=pool, ids=FixedSecret("update"), shard_count=1)
        bot.painter.draw = bot.painter.animate = blank  # type: ignore[method-assign]
        return bot

    async def start(*tables: str) -> Server:
        env = PatientEnv(make_bot())
        file = Path(settings.database_url.partition("///")[2])
        database = only(DATABASE, tables) if tables else DATABASE
        servers.append(Server(env, make_bot, file, (), later=STOPPED + AWAY, database=database))
        await env.start()
        await env.settle()
        return servers[-1]

    yield start
    for server in servers:
        await server.env.bot.close()
        await server.env.shutdown()
        server.env.raise_errors()


async def test_every_table_comes_back_with_its_moves(update: Callable[..., Awaitable[Server]]) -> None:
    server = await update()
    for table_id in LIVE_TABLES:
        session = await server.bot.registry.get(table_id)
        assert session is not None
        record, moves = [], moves_before(table_id)
        if session.table.match is not None:
            record = session.table.match.record[: len(moves)]  # computers may have moved since
        assert record == moves


async def test_an_old_button_of_a_hand_makes_its_move(update: Callable[..., Awaitable[Server]]) -> None:
    server = await update()
    for table_id in PLAYED:
        assert await server.bot.registry.get(table_id) is not None
        table = server.table(table_id)
        seat, user = on_turn(table)
        hand = server.old(table_id, f"hand-{user}")
        text, (custom_id, _) = next(iter(offered(hand).items()))
        await server.people[user].click(hand, custom_id=custom_id)
        before = moves_before(table_id)
        assert table.record[: len(before) + 1] == [*before, (seat, text)], table_id


async def test_every_old_control_answers(update: Callable[..., Awaitable[Server]]) -> None:
    """Each is pressed by the person it was drawn for. None is answered as an unknown control."""
    server = await update()
    for table_id, named in left().items():
        for name, found in named.items():
            pressed = {verb async for verb in answered_verbs(server, table_id, name, found)}
            assert pressed == verbs(found)


async def answered_verbs(
    server: Server, table_id: str, name: str, found: dict[str, Any]
) -> AsyncIterator[str]:
    """Press every control of a message. Yield the verb of each."""
    person = server.people[found["user"] or ANN]
    for each in controls_of(found):
        if server.gone(table_id, name):  # a press before it has replaced the message
            server.post(table_id, name, server.channels.get(table_id, server.channel.id), found)
        server.old(table_id, name)._message.components = found["components"]  # an edit may have changed it
        message, custom_id = server.old(table_id, name), each["custom_id"]
        if each["type"] == BUTTON:
            result = await person.click(message, custom_id=custom_id)
        else:
            value = each["options"][0]["value"] if each.get("options") else str(DIRK)
            result = await person.select(message, [value], custom_id=custom_id)
        assert answered(result), (table_id, name, custom_id)
        yield custom_id.split(":")[1]


def answered(result: simcord.InteractionResult) -> bool:
    """Whether a press was acknowledged, and not answered as an unknown control."""
    said = [each.content for each in (result.response, *result.followups) if each is not None]
    return result.acknowledged and not UNANSWERED & set(said)
