"""The PostgreSQL server of a drill, and its outages.

If PostgreSQL's programs are installed, the drill runs its own server in a temporary folder, crashes it and
starts it again. PostgreSQL does not run as root, so root runs it as the user ``postgres``. Otherwise the
drill uses the server of the tests. Others may use that too, so there only the drill's database refuses
connections for a while.
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
"""The system user who runs the server if the drill is started by root."""
SETTINGS = "-c listen_addresses= -c max_connections=200"
"""The server has no network address."""


class DatabaseServer(Protocol):
    """A server with outages."""

    address: str
    """The address of a database on it, for a user who may create databases."""
    loss: str
    """Describes an outage."""

    async def leave(self, database: str) -> None:
        """Begin an outage, at least of this database."""

    async def come_back(self, database: str) -> None:
        """End the outage."""


class SharedServer:
    """The server of the tests."""

    address = SERVER_ADDRESS
    loss = "the database drops all connections and refuses new ones"

    async def leave(self, database: str) -> None:
        """Drop all connections to this one database and refuse new ones."""
        name = str(make_url(database).database)
        await ask(self.address, f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false')
        await ask(
            self.address, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name
        )

    async def come_back(self, database: str) -> None:
        """Let the database accept connections again."""
        await ask(self.address, f'ALTER DATABASE "{make_url(database).database}" ALLOW_CONNECTIONS true')


class PrivateServer:
    """A server in its own folder.

    Args:
        programs: the folder of PostgreSQL's programs.
    """

    loss = "PostgreSQL crashes and is down"

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs, self._folder = programs, folder
        self._user = USER if os.getuid() == 0 else getpass.getuser()
        self.address = f"postgresql://{self._user}@/postgres?host={folder}"

    async def make(self) -> None:
        """Create the server and start it."""
        if os.getuid() == 0:
            shutil.chown(self._folder, USER)
        await self._run("initdb", "--auth=trust", "--encoding=UTF8", "--no-sync", f"--username={self._user}")
        await self.come_back("")

    async def leave(self, database: str) -> None:
        """Stop it as a crash does: clients are not told, and the log is replayed at the next start."""
        await self._run("pg_ctl", "stop", "--mode=immediate")

    async def come_back(self, database: str) -> None:
        """Start the server, and wait until it accepts connections. ``database`` is ignored."""
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
    """Yield a new server, or the server of the tests if PostgreSQL's programs are missing."""
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
        with suppress(OSError):  # It may be stopped already.
            await server.leave("")
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, or None. Debian keeps them by version, outside the path."""
    if (found := shutil.which("initdb")) is not None:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_version)
    return versions[-1].parent if versions else None


def _version(program: Path) -> float:
    return float(program.parts[-3])
