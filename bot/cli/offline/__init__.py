"""Offline play: the real bot on a virtual server, in a browser, for one person or a few.

The bot is that of :mod:`bot.app.client`, and only Discord is imitated. Nothing here knows a game or how a
table is run. Needs the extra ``play``.
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
"""The number of seats of the largest game."""
LONGEST_NAME = 32
"""The number of characters that Discord allows."""


class CannotPlayError(UserError):
    """Offline play cannot start with these arguments."""


@dataclass(frozen=True, slots=True)
class OfflineSession:
    """The options of one session of offline play.

    Args:
        database: the file with the tables.
        port: the port on this machine; 0 takes any free one.
        browser: whether to open a browser.
        language: the language of the people and of the server.
        names: the names of the people, from the first on. The rest keep the default names.
    """

    database: Path
    port: int
    browser: bool
    language: str
    names: Sequence[str] = ()

    @property
    def people(self) -> tuple[str, ...]:
        """The names of all people who can be played as.

        Raises:
            CannotPlayError: a name is empty, too long or used twice, or there are too many names.
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
    """Serve the session until it is cancelled or ended in the browser.

    Raises:
        StoreError: the database cannot be used.
        CannotPlayError: the database belongs to a bot on real servers, or the port is in use.
    """
    # The terminal should show the address and no log, unless a log level is set.
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
            _print_instructions(session, server, localizer, say)
            await server.go_on()
    except PortTakenError:
        raise CannotPlayError("cli-port-taken", port=str(session.port)) from None


async def _forget_messages(url: str, database: Path) -> None:
    """Delete the records of table messages, so that all are sent again: the channel starts empty each time.

    Raises:
        CannotPlayError: the database has tables of a real server, whose matches would go on unseen.
    """
    async with await Store.open(url) as store:
        live = await store.matches.find()
        if any(table.guild_id != GUILD for table in live):
            raise CannotPlayError("cli-strange-tables", database=str(database))
        for table in live:
            await store.deliveries.put(DeliveryRow(table.id))


def _print_instructions(
    session: OfflineSession, server: VirtualServer, localizer: Localizer, say: Say
) -> None:
    """Print where to find the page and how to start a match. Open a browser if wanted and possible."""
    say(localizer("cli-address", address=server.address))
    say(localizer("cli-first", open=localizer("button-play-now")))
    say(
        localizer(
            "cli-second",
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
    """Restart the bot when Enter is pressed. Does nothing on Windows."""

    def pressed() -> None:
        sys.stdin.readline()
        server.restart(lambda: say(localizer("cli-restarted")))

    with suppress(NotImplementedError):  # Windows
        asyncio.get_running_loop().add_reader(sys.stdin.fileno(), pressed)
        say(localizer("cli-enter"))


def _has_screen() -> bool:
    """Return whether a browser would open a window, and not run inside the terminal."""
    plain = sys.platform.startswith(("linux", "freebsd"))
    return not plain or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
