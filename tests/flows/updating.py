"""The Discord server before an update: tables and messages that the program of commit e27ac44 left.

A later version starts on a copy of its database. Its messages still stand in the channels, with their
controls. Its hands can be edited through the tokens that it saved.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, cast

import pytest
import simcord
from simcord.backend.models import Interaction, Message
from simcord.backend.serializers import user_payload

from bot.app.client import Boneyard
from bot.app.composition import build_client
from bot.config import Settings
from bot.language.localizer import localizer_for
from bot.store import State, Store
from bot.store.backends.migrate import revisions
from bot.tables.operations.dispatch import OPERATIONS
from bot.tables.state.draft import Draft
from bot.tables.state.requests import SERVICE, Actor
from bot.tables.state.snapshot import Done
from bot.work.workers import WorkerPool
from tests.fixtures.e27ac44_server import ANN, BLANK, END, NAMES, Messages, World, build, control
from tests.flows.conftest import EPHEMERAL, MEMORY, FixedSecret, Server, Table
from tests.flows.environment import PatientEnv, copied
from tests.postgres import elsewhere

FIXTURES = Path(__file__).parents[1] / "fixtures"
WARNING = (1 << 60) + 65
"""The id of the message that warns the players of the table ``trnwarns``."""
CODES = ("dms", "fvs", "trn", "d4r")
"""The games, as the beginnings of their tables' ids."""
LATER = 600.0
"""Default downtime of the bot, in seconds. Hands can still be edited after it."""
TOO_LATE = 16 * 60.0
"""A downtime, in seconds, after which hands can no longer be edited."""
NEWEST = revisions()[-1]
ALONE = 12
"""How many moves are changes of their own when a match is played to its end."""
TURNS = (
    *(f"{code}{state}" for code in CODES for state in ("p1ayn", "asked")),
    *("dmscatch", "dmsg0ne0", "trnwarns"),
)
"""The tables on which a turn is being played and shown."""


@cache
def unpacked(name: str) -> bytes:
    """Return the contents of a gzipped fixture."""
    return gzip.decompress((FIXTURES / name).read_bytes())


@cache
def messages() -> Messages:
    """Return the old program's messages."""
    found: Messages = json.loads(unpacked("e27ac44_messages.json.gz"))
    return found


@cache
def migrated(statements: str = "") -> bytes:
    """Return the old program's whole database, migrated by the new program.

    Args:
        statements: SQL to change it before the migration.
    """

    async def migrate(file: Path) -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()

    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        file = Path(folder) / "migrated.sqlite3"
        file.write_bytes(unpacked("e27ac44.sqlite3.gz"))
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.executescript(f"PRAGMA foreign_keys = ON;{statements}")
        elsewhere(migrate(file))
        with closing(sqlite3.connect(file)) as connection:
            # otherwise the file alone is still unmigrated
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(NEWEST,)]
        return file.read_bytes()


@cache
def _opened() -> sqlite3.Connection:
    """Return a connection to the old program's database, in memory."""
    connection = in_memory(unpacked("e27ac44.sqlite3.gz"))
    connection.row_factory = sqlite3.Row
    return connection


def in_memory(database: bytes) -> sqlite3.Connection:
    """Return an in-memory connection to a copy of a database.

    The copy's header is set to the journal mode without a write-ahead log, because only files can have one.
    """
    connection = sqlite3.connect(":memory:")
    connection.deserialize(database[:18] + b"\x01\x01" + database[20:])
    return connection


@cache
def only(database: bytes, tables: tuple[str, ...]) -> bytes:
    """Return a database with only these tables' matches. It is cached for flows that start with the same."""
    with closing(in_memory(database)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        kept = ", ".join("?" * len(tables))
        with connection:
            connection.execute(f"DELETE FROM matches WHERE id NOT IN ({kept})", tables)  # noqa: S608
        left = connection.serialize()
    return left[:18] + database[18:20] + left[20:]


def before(statement: str, *values: Any) -> list[sqlite3.Row]:
    """Return rows of the old program's database."""
    return _opened().execute(statement, values).fetchall()


def before_of(table_id: str) -> sqlite3.Row:
    """Return a match's row in the old program's database."""
    (row,) = before("SELECT * FROM matches WHERE id = ?", table_id)
    return row


def record_before(table_id: str) -> list[tuple[int, str]]:
    """Return the moves, each as seat and text, that were made before the update."""
    return [(seat, text) for seat, text in before(_MOVES, table_id)]


_HANDS = """
SELECT user_id, token, message_id, issued_at FROM hands JOIN seats USING (match_id, seat) WHERE match_id = ?
"""
_MOVES = "SELECT seat, text FROM moves WHERE match_id = ? ORDER BY n"


async def blank(*_: Any) -> bytes:
    """Return a blank picture. Other tests check what pictures show."""
    return BLANK


class OldServer(Server):
    """A server with the old program's tables in its channels.

    Args:
        file: the path of the bot's database, which is written here.
        tables: ids of the tables to include; all if empty.
        later: seconds between the end of the old program and the start of the new one.
        database: the contents of that file, from which other tables are deleted first.
    """

    def __init__(
        self,
        env: simcord.Env,
        make_bot: Callable[[], Boneyard],
        file: Path,
        tables: Iterable[str],
        *,
        later: float,
        database: bytes,
    ) -> None:
        self.env = env
        self.make_bot = make_bot
        self.file = file
        self.world: World = build(env, END + timedelta(seconds=later))
        self.people = self.world.people
        self.guild = self.world.guild
        self.locale = "en-US"
        self._locales: dict[str, str] = {}
        env.backend.subscribers.insert(0, self._translate)
        self._posted: dict[tuple[str, str], tuple[int, int]] = {}
        """By table and name, the channel and the id of each old message."""
        self.channels: dict[str, int] = {}
        """By table, the channel in which it is played."""
        wanted = tuple(tables)
        self.file.write_bytes(only(database, wanted) if wanted else database)
        self._fill(wanted)
        self.channel = self.world.channels[next(iter(self.channels.values()))]
        self._post_all("", self.channel.id, {})

    # -- what is there from before -----------------------------------------------------------------

    def _fill(self, tables: Collection[str]) -> None:
        for table_id, channel_id in before("SELECT id, channel_id FROM matches ORDER BY channel_id"):
            if tables and table_id not in tables:
                continue
            self.channels[table_id] = channel_id
            hands = before(_HANDS, table_id)
            ids = {f"hand-{row['user_id']}": row["message_id"] for row in hands}
            self._post_all(table_id, channel_id, {"public": before_of(table_id)["message_id"]} | ids)
            for row in hands:
                self._register_token(channel_id, row)

    def _post_all(self, table_id: str, channel_id: int, ids: dict[str, int]) -> None:
        """Put a table's messages into its channel, the public one first."""
        found = messages().get(table_id, {})
        for name in sorted(found, key=lambda name: name != "public"):
            if "modal" not in found[name]:
                self.post(table_id, name, channel_id, found[name], ids.get(name))
        if table_id == "trnwarns":
            warning: dict[str, Any] = {"content": "⏳", "components": [], "user": None}
            self.post(table_id, "warning", channel_id, warning, WARNING)

    def post(
        self, table_id: str, name: str, channel_id: int, found: dict[str, Any], message_id: int | None = None
    ) -> simcord.ResponseMessage:
        """Put an old message into a channel, and return it."""
        backend = self.env.backend
        owner = None if found["user"] is None else user_payload(backend.users[found["user"]])
        asked = {"id": "1", "type": 2, "user": owner, "authorizing_integration_owners": {}}
        message = Message(
            id=backend.snowflake() if message_id is None else backend.reserve_id(message_id),
            channel_id=channel_id,
            author_id=backend.bot_user.id,
            content=found["content"],
            timestamp=END.isoformat(),
            flags=EPHEMERAL if owner else 0,
            components=copied(found["components"]),
            interaction_metadata=asked if owner else None,
        )
        backend.messages[channel_id][message.id] = message
        self._posted[table_id, name] = channel_id, message.id
        return simcord.ResponseMessage(self.env, message)

    def _register_token(self, channel_id: int, row: sqlite3.Row) -> None:
        """Register a hand's token with Discord, which accepts it for fifteen minutes."""
        backend = self.env.backend
        record = Interaction(backend.snowflake(), row["token"], 3, channel_id, self.guild.id, row["user_id"])
        issued_at = datetime.fromisoformat(row["issued_at"]).replace(tzinfo=END.tzinfo)
        record.expires_at = (issued_at + timedelta(minutes=15)).isoformat()
        record.respond_with_message(row["message_id"], ephemeral=True)
        backend.interactions[record.id] = record
        backend.interaction_tokens[record.token] = record.id

    # -- pressing its buttons ----------------------------------------------------------------------

    def old(self, table_id: str, name: str) -> simcord.ResponseMessage:
        """Return an old message as it is now, to press its buttons."""
        channel_id, message_id = self._posted[table_id, name]
        return simcord.ResponseMessage(self.env, self.env.backend.get_message(channel_id, message_id))

    def gone(self, table_id: str, name: str) -> bool:
        """Return whether an old message has been deleted."""
        channel_id, message_id = self._posted[table_id, name]
        return message_id not in self.env.backend.messages[channel_id]

    def untouched(self, table_id: str, name: str) -> bool:
        """Return whether an old message has never been edited."""
        message, found = self.old(table_id, name)._message, messages()[table_id][name]
        seen = message.content, message.components, message.edited_timestamp
        return seen == (found["content"], found["components"], None)

    def renew(self, table_id: str, name: str) -> None:
        """Restore the old controls of an old message, as if a person pressed them before it was edited."""
        self.old(table_id, name)._message.components = copied(messages()[table_id][name]["components"])

    async def press(self, table_id: str, name: str, verb: str, *, user: int = 0, argument: str = "") -> Any:
        """Press an old message's first control of a verb, as its owner or the given user."""
        message = self.old(table_id, name)
        person = self.people[user or messages()[table_id][name]["user"]]
        return await person.click(message, custom_id=control(message, verb, argument))

    async def pick(
        self, table_id: str, name: str, verb: str, value: str, *, user: int = 0, argument: str = ""
    ) -> Any:
        """Pick a value in an old message's first list of a verb, as its owner or the given user."""
        message = self.old(table_id, name)
        person = self.people[user or messages()[table_id][name]["user"]]
        return await person.select(message, [value], custom_id=control(message, verb, argument))

    async def fill_in(self, table_id: str, name: str, value: Any) -> Any:
        """Submit a form that was opened before the update."""
        found = messages()[table_id][name]
        channel_id = self.channels.get(table_id, self.channel.id)
        record = self.env.backend.new_interaction(3, channel_id, found["user"], self.guild.id)
        record.show_modal(found["modal"])
        form = simcord.InteractionResult(self.env, record)
        return await self.people[found["user"]].submit_modal(form, {self.field(form): value})

    # -- what there is now -------------------------------------------------------------------------

    def posts(self, table_id: str) -> list[Message]:
        """Return a table's public messages, oldest first."""
        stored = self.public(self.world.channels[self.channels[table_id]])
        welcome = self._posted["", "welcome"][1]
        return [message for message in stored if message.id != welcome]

    def seen(self, table_id: str) -> list[tuple[int, str, list[dict[str, Any]]]]:
        """Return the id, text and controls of each public message of a table."""
        return [(post.id, post.content, post.components) for post in self.posts(table_id)]

    def everything(self, table_id: str) -> str:
        """Return the text of all public messages of a table."""
        return "\n".join(post.content for post in self.posts(table_id))

    def buttons(self, table_id: str) -> list[str]:
        """Return the labels of the buttons on a table's newest message."""
        return self.labels(self.posts(table_id)[-1])

    def rows(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        """Return rows of the bot's database as it is now."""
        with closing(sqlite3.connect(self.file)) as connection:
            return connection.execute(statement, values).fetchall()

    def table(self, table_id: str) -> OldTable:
        """Return a running table, to continue it."""
        return OldTable(self, table_id)


class First(Random):
    """A random generator that always picks the first."""

    def random(self) -> float:
        return 0.0


class OldTable(Table):
    """An old table that the new bot has loaded."""

    def __init__(self, server: OldServer, table_id: str) -> None:
        self.server: OldServer = server
        self.id = table_id
        self._session = server.bot.registry._sessions[table_id]
        self._box = server.bot.parts.delivery._boxes[table_id]
        self.choose = Random(table_id)
        self.host = server.people[ANN]
        self.people = {
            player.user_id: server.people[player.user_id]
            for _, player in self.seats.owners()
            if player.user_id is not None
        }
        names = [user for user in NAMES if f"hand-{user}" in messages().get(table_id, {})]
        self.hands = {user: server.old(table_id, f"hand-{user}") for user in names}
        there = "public" in messages().get(table_id, {}) and not server.gone(table_id, "public")
        self.lobby = server.old(table_id, "public") if there else None

    @property
    def record(self) -> list[tuple[int, str]]:
        """The moves, each as seat and text, that have been made."""
        return list(self.seats.match_or_raise.record)

    async def to_the_end(self) -> None:
        """Play the match to its end with the first legal move each time, which takes the fewest moves.

        The next :data:`ALONE` moves are single changes, so that everybody moves a few times. After that, the
        moves of a round before its last one are saved as one change, like forced moves.
        """
        self.choose, self._alone = First(), self.seats.made + ALONE
        with pytest.MonkeyPatch.context() as patched:
            patched.setitem(cast("dict[Any, Any]", OPERATIONS), _Together, _make_together)
            await self.skip(lambda: self.over, avoided=("call", "catch", "draw"))

    async def _step(self, avoided: Collection[str]) -> None:
        if self.seats.state is State.PLAYING and self.seats.made >= self._alone:
            await self.session.handle(SERVICE, cast("Any", _Together(self._rest_of_round(avoided))))
        await super()._step(avoided)

    def _rest_of_round(self, avoided: Collection[str]) -> list[tuple[int, str]]:
        """Return the moves until the end of the round, each as seat and text, without the last one.

        Each is the first legal move whose verb is not avoided, or the first of all.
        """
        match, found = self.seats.match_or_raise.copy(), []
        rounds = match.rounds
        while match.rounds == rounds:
            seat = match.round.waiting()[0]
            moves = match.round.legal(seat)
            move = next((move for move in moves if move.verb not in avoided), moves[0])
            match.play(seat, move.text)
            found.append((seat, move.text))
        return found[:-1]


@dataclass(frozen=True)
class _Together:
    """Makes several moves in one change."""

    moves: list[tuple[int, str]]


def _make_together(draft: Draft, actor: Actor, request: _Together) -> Done:
    for seat, text in request.moves:
        draft.decided = False
        draft.hear(draft.play(seat, text), seat)
    return Done()


# -- starting ----------------------------------------------------------------------------------------


async def updates(settings: Settings) -> AsyncIterator[Callable[..., Awaitable[OldServer]]]:
    """Yield a function that starts the new bot on what the old one left; see :class:`OldServer`.

    Call it once. It takes the ids of tables, and these keywords:

    * ``statements``: SQL that changes what the old program left.
    * ``migrates``: whether the bot finds the database unmigrated and migrates it. Otherwise a migrated one is
      reused, because migrating takes as long as the rest of a flow.
    """
    servers: list[OldServer] = []

    def make_bot() -> Boneyard:
        pool = WorkerPool(executor=ThreadPoolExecutor(1))
        bot = build_client(settings, pool=pool, ids=FixedSecret("update"), shard_count=1)
        bot.painter.draw = bot.painter.animate = blank  # type: ignore[method-assign]
        return bot

    async def start(
        *tables: str,
        later: float = LATER,
        statements: str = "",
        asleep: bool = False,
        migrates: bool = False,
    ) -> OldServer:
        bot = make_bot()
        bot._woken = asleep  # as if Discord had not yet sent all servers
        env = PatientEnv(bot)
        file = Path(settings.database_url.partition("///")[2])
        database = unpacked("e27ac44.sqlite3.gz") if migrates else migrated(statements)
        servers.append(OldServer(env, make_bot, file, tables, later=later, database=database))
        await env.start()
        await env.settle()
        return servers[-1]

    yield start
    for server in servers:
        await server.env.bot.close()
        await server.env.shutdown()
        server.env.raise_errors()


# -- reading -----------------------------------------------------------------------------------------


def words(user: int, key: str, **values: Any) -> str:
    """Return a sentence in the user's language. Ann has set Dutch for herself."""
    return localizer_for("nl" if user == ANN else "en")(key, **values)


def told(result: simcord.InteractionResult) -> str:
    """Return the text that the presser sees: the pressed message and the answers."""
    return "\n".join(each.content for each in (result.response, *result.followups) if each is not None)


def on_turn(table: Table) -> tuple[int, int]:
    """Return the seat that must move first, and its user id."""
    seat = table.seats.waited_for()[0]
    user = table.seats.players[seat].user_id
    assert user is not None, "a computer moves by itself"
    return seat, user
