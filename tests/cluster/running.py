"""Processes of the bot that share a database, and what can befall them."""

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
"""A database on the server, by a user who may make others."""
_PAGE = os.sysconf("SC_PAGE_SIZE")


class Clustered:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, url: str, database: str, shards: str = "-") -> Clustered:
        """Start one on a Discord and a database."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.cluster.process", url, database, shards), start_new_session=True
        )
        return cls(process)

    @property
    def status(self) -> int | None:
        """How it ended; None while it runs."""
        return self._process.returncode

    @property
    def token(self) -> str:
        """What its sessions with Discord are known by."""
        return token_of(self._process.pid)

    def kill(self) -> None:
        """End it at once, with its workers."""
        if self.status is None:
            os.killpg(self._process.pid, signal.SIGKILL)

    def freeze(self) -> None:
        """Stop it in the middle of whatever it does."""
        self._process.send_signal(signal.SIGSTOP)

    def wake(self) -> None:
        """Let it go on."""
        self._process.send_signal(signal.SIGCONT)

    def ask_to_end(self) -> None:
        """Ask it to end, as an operator does."""
        self._process.send_signal(signal.SIGTERM)

    async def ended(self) -> int:
        """Return how it ended, once it has."""
        return await asyncio.wait_for(self._process.wait(), 90)

    def resident(self) -> float:
        """Return the MiB it keeps."""
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * _PAGE / (1 << 20)


@asynccontextmanager
async def created(name: str, server: str = SERVER_ADDRESS) -> AsyncIterator[str]:
    """Make a database with all tables, and drop it in the end."""
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
    """Return what a database answers."""
    plain = make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(plain, timeout=10)
    try:
        return list(await connection.fetch(sql, *given))
    finally:
        await connection.close()


async def held(database: str) -> dict[int, str]:
    """Return who holds the lease of each part, by residue; nobody where it has run out."""
    rows = await ask(
        database,
        "SELECT residue, owner FROM leases WHERE renewed_at > clock_timestamp() - interval '6 s' "
        "AND owner <> '' ORDER BY residue",
    )
    return {row["residue"]: row["owner"] for row in rows}
