"""Playing without Discord: the real bot on a virtual server, in a browser, for one person or a few.

Nothing here knows a game or how a table is run; it is the bot of ``bot.app`` from top to bottom, and
only Discord is another. Needs the extra ``play``.
"""

from __future__ import annotations

import asyncio
import os
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL

from bot.config import Settings
from bot.offline.world import GUILD, PEOPLE, PortTaken, World
from bot.store import Store
from bot.words import Words

__all__ = ["Evening", "PortTaken", "StrangeTables", "play"]

Say = Callable[[str], None]


class StrangeTables(Exception):
    """The database holds tables of a real server: played here, they would go on behind its back."""


@dataclass(frozen=True, slots=True)
class Evening:
    """How to play this time.

    Args:
        database: the file that keeps the tables.
        port: where to listen on this machine; 0 takes any that is free.
        browser: whether to open one.
        language: of the people and of the server.
    """

    database: Path
    port: int
    browser: bool
    language: str


async def play(evening: Evening, settings: Settings, words: Words, say: Say) -> None:
    """Serve until cancelled.

    Raises:
        StoreError: the database cannot be used.
        StrangeTables: it belongs to a bot on real servers.
        PortTaken: somebody else listens there.
    """
    url = URL.create("sqlite+aiosqlite", database=str(evening.database)).render_as_string()
    await _sweep(url)
    settings = settings.model_copy(update={"database_url": url})
    async with World(settings, evening.language).open(evening.port) as world:
        _invite(evening, world, words, say)
        await world.go_on()


async def _sweep(url: str) -> None:
    """Forget which messages showed the tables: the channel is empty each time, so all are shown anew."""
    async with await Store.open(url) as store:
        live = await store.tables.live()
        if any(table.guild_id != GUILD for table in live.tables):
            raise StrangeTables
        for table in live.tables:
            await store.tables.update(table.id, message_id=None)


def _invite(evening: Evening, world: World, words: Words, say: Say) -> None:
    """Tell where to look and what to type."""
    others = words.listing(PEOPLE[1:])
    say(words("cli-address", address=world.address))
    say(words("cli-first", command="/play"))
    say(
        words(
            "cli-second",
            computer=words("button-computer"),
            join=words("button-join"),
            start=words("button-start"),
            others=others,
        )
    )
    say(words("cli-third", hand=words("button-my-hand"), command="/help"))
    say(words("cli-stop", database=str(evening.database)))
    if sys.stdin is not None and sys.stdin.isatty():
        _restart_on_enter(world, words, say)
    if evening.browser and _has_screen():
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, world.address)


def _restart_on_enter(world: World, words: Words, say: Say) -> None:
    """Let the terminal's Enter restart the bot alone, where terminals can be listened to."""

    def pressed() -> None:
        sys.stdin.readline()
        world.restart(lambda: say(words("cli-restarted")))

    with suppress(NotImplementedError):  # Windows
        asyncio.get_running_loop().add_reader(sys.stdin.fileno(), pressed)
        say(words("cli-enter"))


def _has_screen() -> bool:
    """Whether a browser would open a window, rather than take the terminal over."""
    plain = sys.platform.startswith(("linux", "freebsd"))
    return not plain or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
