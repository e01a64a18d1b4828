"""Starts the bot in its own process on a Discord of sockets, and measures it and its workers."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.store import Store
from tests.sockets.discord_server import PATIENCE, DiscordServer

_PAGE = os.sysconf("SC_PAGE_SIZE")
_TICK = os.sysconf("SC_CLK_TCK")
MIB = 1 << 20
MEMORY = Path("/dev/shm")  # noqa: S108 (a folder of random names is made in it)


class BotProcess:
    """The bot's process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.measured: dict[str, Any] = {}

    def resident(self) -> tuple[float, float]:
        """Return the resident memory of the bot's process, and of it with its workers, in MiB.

        Memory that workers share is counted once for each of them.
        """
        sizes = {pid: self._pages(pid) * _PAGE / MIB for pid in self._family()}
        return sizes[self._process.pid], sum(sizes.values())

    def processor_seconds(self) -> float:
        """Return the processor seconds that the bot and its workers have used, ended workers included."""
        total = 0
        for pid in self._family():
            fields = _stat(pid)
            total += sum(map(int, fields[11:13]))
            if pid == self._process.pid:
                total += sum(map(int, fields[13:15]))
        return total / _TICK

    @property
    def status(self) -> int | None:
        """The exit status of the process; None while it runs."""
        return self._process.returncode

    def ask_to_end(self) -> None:
        """Ask it to stop, as an operator does."""
        self._process.send_signal(signal.SIGTERM)

    async def end(self) -> None:
        """Stop it as an operator does, and read what it measured."""
        if self.status is None:
            self.ask_to_end()
        out, _ = await asyncio.wait_for(self._process.communicate(), PATIENCE)
        lines = out.decode().strip().splitlines()
        self.measured = json.loads(lines[-1]) if lines else {}

    def _family(self) -> list[int]:
        found, waiting = [], [self._process.pid]
        while waiting:
            pid = waiting.pop()
            found.append(pid)
            for task in Path(f"/proc/{pid}/task").glob("*/children"):
                waiting += map(int, task.read_text().split())
        return found

    @staticmethod
    def _pages(pid: int) -> int:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1])


def _stat(pid: int) -> list[str]:
    """Return the fields of a process after its name. Items 11 to 14 are its processor times."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


@asynccontextmanager
async def running(
    channels: range,
    looks: Mapping[int, Mapping[str, bool | str]],
    environment: Mapping[str, str] | None = None,
) -> AsyncIterator[tuple[DiscordServer, BotProcess]]:
    """Run the bot on a new database, connected, and stop it afterwards.

    Args:
        channels: the channels of the server.
        looks: the settings of people by user id.
        environment: additional environment variables.
    """
    with TemporaryDirectory(dir=memory()) as folder:
        database = f"{folder}/bench.sqlite3"
        store = await Store.open(f"sqlite+aiosqlite:///{database}")
        for user_id, settings in looks.items():
            for name, value in settings.items():
                await store.user_settings.put(user_id, name, json.dumps(value))
        await store.close()
        async with running_on(database, channels, environment) as both:
            yield both


@asynccontextmanager
async def running_on(
    database: str, channels: range, environment: Mapping[str, str] | None = None
) -> AsyncIterator[tuple[DiscordServer, BotProcess]]:
    """Run the bot on a database, connected, and stop it afterwards."""
    async with DiscordServer(channels) as server:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.sockets.bot_process", server.url, database),
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, **(environment or {})},
        )
        bot = BotProcess(process)
        try:
            waits = [asyncio.ensure_future(server.ready.wait()), asyncio.ensure_future(process.wait())]
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
            assert server.ready.is_set(), "the bot did not connect"
            yield server, bot
        finally:
            if process.returncode is None:
                await bot.end()


def memory() -> Path | None:
    """Return the folder for files in memory; None if the system has none."""
    return MEMORY if MEMORY.is_dir() else None
