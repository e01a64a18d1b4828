"""What idle tables cost: ``python -m tests.benchmarks.resting [TABLES ...]``.

The database has this many matches in the middle of a round, saved and shown hours ago, with a turn clock of a
day. Measured are the time from the start of the bot's process until a person who presses a button at one of
them sees their hand, and the memory the process then uses. All tables are on one server.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.store import State, Store
from engine import GAMES, Match
from tests.sockets import payloads
from tests.sockets.discord_server import Message
from tests.sockets.running import MEMORY, running_on

TABLES = (10_000,)
CHANNELS = range(900, 1000)
MOVES = 12
ANN, BOB = 3, 4
AGO = timedelta(hours=5)

Row = dict[str, Any]


def record() -> tuple[str, list[tuple[int, str]]]:
    """Return the seed and the moves of a match in the middle of a round."""
    for number in range(100):
        match = Match(GAMES["block"](), 2, seed := f"resting {number}")
        while len(match.record) < MOVES and match.rounds == 0:
            seat = match.round.waiting()[0]
            match.play(seat, match.round.legal(seat)[0].text)
        if match.rounds == 0:
            return seed, list(match.record)
    raise AssertionError("every round was over before")


def fill(file: Path, tables: int) -> str:
    """Insert `tables` matches into a database. Return the id of the last one."""
    seed, moves = record()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("PRAGMA synchronous=OFF")
        for name, rows in (
            ("matches", _matches(tables, seed)),
            ("seats", _seats(tables)),
            ("moves", _moves(tables, moves)),
            ("deliveries", _deliveries(tables, len(moves))),
        ):
            _insert(connection, name, rows)
    return _id(tables - 1)


def _insert(connection: sqlite3.Connection, table: str, rows: Iterator[Row]) -> None:
    first = next(rows)
    columns, holes = ", ".join(first), ", ".join(f":{name}" for name in first)
    statement = f"INSERT INTO {table} ({columns}) VALUES ({holes})"  # noqa: S608
    connection.execute(statement, first)
    connection.executemany(statement, rows)


def _id(number: int) -> str:
    return f"{number:08d}"


def _time(ago: timedelta) -> str:
    return (datetime.now(UTC) - ago).strftime("%Y-%m-%d %H:%M:%S.%f")


def _matches(tables: int, seed: str) -> Iterator[Row]:
    at, due, deadline = _time(AGO), _time(AGO - timedelta(hours=18)), _time(AGO - timedelta(days=1))
    for number in range(tables):
        yield {
            "id": _id(number),
            "guild_id": payloads.GUILD,
            "channel_id": CHANNELS[number % len(CHANNELS)],
            "host_id": ANN,
            "game": "block",
            "options": "{}",
            "seed": seed,
            "locale": "en",
            "state": State.PLAYING,
            "turn_seconds": 86400,
            "record_version": 1,
            "revision": MOVES + 4,
            "created_at": at,
            "touched_at": at if number else _time(AGO - timedelta(minutes=60)),
            "deadline": deadline,
            "due_at": due,
        }


def _seats(tables: int) -> Iterator[Row]:
    for number in range(tables):
        for seat, user_id in enumerate((ANN, BOB)):
            name = f"Person {user_id}"
            yield {"match_id": _id(number), "seat": seat, "user_id": user_id, "name": name, "computer": 0}


def _moves(tables: int, made: list[tuple[int, str]]) -> Iterator[Row]:
    at = _time(AGO)
    for number in range(tables):
        for n, (seat, text) in enumerate(made):
            yield {"match_id": _id(number), "n": n, "seat": seat, "text": text, "at": at}


def _deliveries(tables: int, made: int) -> Iterator[Row]:
    for number in range(tables):
        shown = {"shown_state": State.PLAYING, "shown_moves": made, "until": _time(AGO - timedelta(days=1))}
        yield {"match_id": _id(number), "message_id": 10_000_000 + number, **shown}


async def measure(tables: int) -> None:
    """Start the bot on this many tables. Print how long it took and the memory it uses."""
    MEMORY.mkdir(exist_ok=True)
    file = MEMORY / f"resting-{tables}.sqlite3"
    try:
        await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()
        table_id = await asyncio.to_thread(fill, file, tables)
        begun = time.perf_counter()
        async with running_on(str(file), CHANNELS) as (server, bot):
            connected = time.perf_counter() - begun
            control = {"custom_id": f"b:hand:{table_id}:{MOVES}:", "type": 2, "style": 1, "label": "Hand"}
            rows = [{"type": 1, "components": [control]}]
            message = Message(1, CHANNELS[(tables - 1) % len(CHANNELS)], 0, components=rows)
            doing = await server.press(ANN, message, control)
            await server.until(lambda: doing.original is not message and doing.original is not None)
            answered = time.perf_counter() - begun
            await asyncio.sleep(5)
            own, _ = bot.resident()
        print(
            f"{tables:7d} resting tables: connected after {connected:.1f} s, a hand shown after "
            f"{answered:.1f} s, {own:.0f} MiB"
        )
    finally:
        for each in file.parent.glob(f"{file.name}*"):
            each.unlink()


def main() -> None:
    """Measure for each number of tables on the command line."""
    for tables in map(int, sys.argv[1:] or TABLES):
        asyncio.run(measure(tables))


if __name__ == "__main__":
    main()
