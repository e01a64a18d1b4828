"""The PostgreSQL server of a drill, and how it goes away for a while.

Where PostgreSQL's programs are on this machine it is one of the drill's own, in a temporary folder: it is
ended as a crash ends it, and started again. It does not run as root: root runs it as the user ``postgres``.
Elsewhere it is the server of the tests, on which others may be at work: there the one database takes nobody
for a while.
"""

from __future__ import annotations

import asyncio
import getpass
import os
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Protocol

from sqlalchemy import make_url

from tests.cluster.running import SERVER_ADDRESS, ask

USER = "postgres"
"""Who runs a server for root."""
SETTINGS = "-c listen_addresses= -c max_connections=200"
"""Nobody reaches it over a network."""


class DatabaseServer(Protocol):
    """A server that a drill can do without for a while."""

    address: str
    """A database on it, by a user who may make others."""
    loss: str
    """What happens when it goes away."""

    async def leave(self, database: str) -> None:
        """Go away, from one database at least."""

    async def come_back(self, database: str) -> None:
        """Be there again."""


class SharedServer:
    """The server of the tests."""

    address = SERVER_ADDRESS
    loss = "the database drops every connection, and takes none"

    async def leave(self, database: str) -> None:
        """Do to one database what a restart does, and leave others alone."""
        name = str(make_url(database).database)
        await ask(self.address, f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false')
        await ask(
            self.address, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name
        )

    async def come_back(self, database: str) -> None:
        """Let connections in again."""
        await ask(self.address, f'ALTER DATABASE "{make_url(database).database}" ALLOW_CONNECTIONS true')


class PrivateServer:
    """A server in a folder of its own.

    Args:
        programs: where PostgreSQL's programs are.
    """

    loss = "PostgreSQL crashes, and is not there"

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs, self._folder = programs, folder
        self._user = USER if os.getuid() == 0 else getpass.getuser()
        self.address = f"postgresql://{self._user}@/postgres?host={folder}"

    async def make(self) -> None:
        """Make it, and start it."""
        if os.getuid() == 0:
            shutil.chown(self._folder, USER)
        await self._run("initdb", "--auth=trust", "--encoding=UTF8", "--no-sync", f"--username={self._user}")
        await self.come_back("")

    async def leave(self, database: str) -> None:
        """End as a crash ends it: nobody is told, and the log is played over at the next start."""
        await self._run("pg_ctl", "stop", "--mode=immediate")

    async def come_back(self, database: str) -> None:
        """Start it, and wait until it takes connections."""
        settings = f"{SETTINGS} -k {self._folder}"
        await self._run("pg_ctl", "start", f"--log={self._folder / 'log'}", f"--options={settings}")

    async def _run(self, program: str, *given: str) -> None:
        process = await asyncio.create_subprocess_exec(
            *(self._programs / program, *given, f"--pgdata={self._folder / 'data'}"),
            user=self._user if os.getuid() == 0 else None,
            cwd=self._folder,
            stdout=asyncio.subprocess.DEVNULL,
        )
        if await process.wait():
            raise OSError(f"{program} ended with status {process.returncode}")


@asynccontextmanager
async def database_server() -> AsyncIterator[DatabaseServer]:
    """Make a server for a drill; without PostgreSQL's programs, return the one of the tests."""
    programs = _programs()
    if programs is None:
        yield SharedServer()
        return
    folder = Path(tempfile.mkdtemp(prefix="drill"))
    server = PrivateServer(programs, folder)
    try:
        await server.make()
        yield server
    finally:
        with suppress(OSError):  # it may be away already
            await server.leave("")
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path | None:
    """Return where PostgreSQL's programs are; Debian keeps them by version, and off the path."""
    if (found := shutil.which("initdb")) is not None:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_version)
    return versions[-1].parent if versions else None


def _version(program: Path) -> float:
    return float(program.parts[-3])
