"""Processes of the bot that share a database, and ways to disturb them."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import make_url

from bot.store import Store
from tests.cluster.discord import token_of

SERVER_ADDRESS = os.environ.get("POSTGRES_TESTS") or "postgresql:///postgres?host=/var/run/postgresql"
"""The address of a database on the server, for a user who may create databases."""
_PAGE = os.sysconf("SC_PAGE_SIZE")


class Clustered:
    """A running process of the bot."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, url: str, database: str, shards: str = "-") -> Clustered:
        """Start a process that connects to a Discord and a database.

        Args:
            shards: the range of shards that it may serve; ``-`` for all.
        """
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.cluster.process", url, database, shards), start_new_session=True
        )
        return cls(process)

    @property
    def status(self) -> int | None:
        """The exit status of the process; None while it runs."""
        return self._process.returncode

    @property
    def token(self) -> str:
        """The token that identifies its Discord sessions."""
        return token_of(self._process.pid)

    def kill(self) -> None:
        """Kill it with its workers."""
        if self.status is None:
            os.killpg(self._process.pid, signal.SIGKILL)

    def freeze(self) -> None:
        """Freeze it."""
        self._process.send_signal(signal.SIGSTOP)

    def wake(self) -> None:
        """Wake it after a freeze."""
        self._process.send_signal(signal.SIGCONT)

    def ask_to_end(self) -> None:
        """Ask it to stop, as an operator does."""
        self._process.send_signal(signal.SIGTERM)

    async def ended(self) -> int:
        """Wait until it ends, and return its exit status."""
        return await asyncio.wait_for(self._process.wait(), 90)

    def resident(self) -> float:
        """Return the resident memory of the process in MiB."""
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * _PAGE / (1 << 20)


@asynccontextmanager
async def created(name: str, server: str = SERVER_ADDRESS) -> AsyncIterator[str]:
    """Create a database with all tables, yield its address, and drop it at the end."""
    database = f"boneyard_{name}_{os.getpid()}"
    await ask(server, f"CREATE DATABASE {database}")
    url = make_url(server).set(drivername="postgresql+asyncpg", database=database)
    address = url.render_as_string(hide_password=False)
    try:
        await (await Store.open(address)).close()
        yield address
    finally:
        await ask(server, f"DROP DATABASE {database} WITH (FORCE)")


async def ask(database: str, sql: str, *given: Any) -> list[Any]:
    """Return the rows that a query finds."""
    plain = make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(plain, timeout=60)
    try:
        return list(await connection.fetch(sql, *given))
    finally:
        await connection.close()


async def held(database: str) -> dict[int, str]:
    """Return the owner of each valid lease, by residue."""
    rows = await ask(
        database,
        "SELECT residue, owner FROM leases WHERE renewed_at > clock_timestamp() - interval '6 s' "
        "AND owner <> '' ORDER BY residue",
    )
    return {row["residue"]: row["owner"] for row in rows}
