"""Playing without Discord: the real bot on a virtual server, in a browser, for one person or a few.

Nothing here knows a game or how a table is run; it is the bot of ``bot.app.client`` from top to bottom, and
only Discord is another. Needs the extra ``play``.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from sqlalchemy import URL

from bot.cli.offline.virtual_server import GUILD, PEOPLE, PortTakenError, VirtualServer
from bot.config import Settings
from bot.language.errors import UserError
from bot.language.localizer import Localizer
from bot.store import DeliveryRow, Store
from bot.telemetry.logs import set_up_logging

Say: TypeAlias = Callable[[str], None]

MOST_PEOPLE = 8
"""As many as the largest game seats."""
LONGEST_NAME = 32
"""Characters Discord takes."""


class CannotPlayError(UserError):
    """Nothing can be played as it was asked for."""


@dataclass(frozen=True, slots=True)
class OfflineSession:
    """How to play this time.

    Args:
        database: the file that keeps the tables.
        port: where to listen on this machine; 0 takes any that is free.
        browser: whether to open one.
        language: of the people and of the server.
        names: what the people are called, from the first on; who is left keeps a name, and there may be more.
    """

    database: Path
    port: int
    browser: bool
    language: str
    names: Sequence[str] = ()

    @property
    def people(self) -> tuple[str, ...]:
        """Return the names of all who can be played as.

        Raises:
            CannotPlayError: a name is empty, too long or there twice, or there are too many.
        """
        given = tuple(" ".join(name.split()) for name in self.names)
        people = (*given, *PEOPLE[len(given) :])
        if len(people) > MOST_PEOPLE or not all(0 < len(name) <= LONGEST_NAME for name in people):
            raise CannotPlayError("cli-names-impossible", most=MOST_PEOPLE, length=LONGEST_NAME)
        folded = [name.casefold() for name in people]
        for name in people:
            if folded.count(name.casefold()) > 1:
                raise CannotPlayError("cli-name-twice", name=name)
        return people


async def play(session: OfflineSession, settings: Settings, localizer: Localizer, say: Say) -> None:
    """Serve until cancelled.

    Raises:
        StoreError: the database cannot be used.
        CannotPlayError: it belongs to a bot on real servers, or another program listens on the port.
    """
    # People who play want the address on the screen, not a log; unless they have asked for one.
    asked = "log_level" in settings.model_fields_set
    set_up_logging(settings.log_level if asked else "WARNING", settings.log_format)
    logging.getLogger("bot.store.backends.database").setLevel(
        logging.ERROR
    )  # that it is new is as it should be here
    url = URL.create("sqlite+aiosqlite", database=str(session.database)).render_as_string()
    people = session.people
    await _forget_messages(url, session.database)
    settings = settings.model_copy(update={"database_url": url})
    try:
        async with VirtualServer(settings, session.language, people).open(session.port) as server:
            _invite(session, server, localizer, say)
            await server.go_on()
    except PortTakenError:
        raise CannotPlayError("cli-port-taken", port=str(session.port)) from None


async def _forget_messages(url: str, database: Path) -> None:
    """Forget which messages showed the tables: the channel is empty each time, so all are shown again.

    Raises:
        CannotPlayError: there are tables of a real server, which would go on behind its back.
    """
    async with await Store.open(url) as store:
        live = await store.matches.find()
        if any(table.guild_id != GUILD for table in live):
            raise CannotPlayError("cli-strange-tables", database=str(database))
        for table in live:
            await store.deliveries.put(DeliveryRow(table.id))


def _invite(session: OfflineSession, server: VirtualServer, localizer: Localizer, say: Say) -> None:
    """Tell where to look and what to type."""
    say(localizer("cli-address", address=server.address))
    say(localizer("cli-first", open=localizer("button-open-table")))
    say(
        localizer(
            "cli-second",
            fill=localizer("button-fill"),
            join=localizer("button-join"),
            start=localizer("button-start"),
            others=localizer.listing(session.people[1:]),
        )
    )
    say(localizer("cli-third", hand=localizer("button-my-hand"), command=f"/{localizer('command-help')}"))
    say(localizer("cli-stop", database=str(session.database)))
    if sys.stdin is not None and sys.stdin.isatty():
        _restart_on_enter(server, localizer, say)
    if session.browser and _has_screen():
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, server.address)


def _restart_on_enter(server: VirtualServer, localizer: Localizer, say: Say) -> None:
    """Let the terminal's Enter restart the bot alone, where terminals can be listened to."""

    def pressed() -> None:
        sys.stdin.readline()
        server.restart(lambda: say(localizer("cli-restarted")))

    with suppress(NotImplementedError):  # Windows
        asyncio.get_running_loop().add_reader(sys.stdin.fileno(), pressed)
        say(localizer("cli-enter"))


def _has_screen() -> bool:
    """Return whether a browser would open a window, rather than take the terminal over."""
    plain = sys.platform.startswith(("linux", "freebsd"))
    return not plain or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
