"""``python -m bot doctor``: whether the bot could run here, and what needs attention.

It reads the settings, the database, the files and the clock, and changes none of them. Its request to Discord
needs no token, except with ``--listing``.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import os
import platform
import re
import shutil
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import suppress
from email.utils import parsedate_to_datetime
from pathlib import Path

import aiohttp
import discord

from bot import __version__
from bot.cli.findings import Finding, Level, report
from bot.cli.listing import check_listing
from bot.config import ENV_FILE, ConfigError, Settings, load
from bot.language.localizer import Localizer
from bot.store import Inspection, Store, StoreError

NEWEST_PYTHON = (3, 14)
"""The newest version of Python that the bot has been tested with."""
LIBRARY = ((2, 7), (3, 0))
"""The supported versions of discord.py: from the first, below the second."""
MIB = 1 << 20
LEAST_SPACE = 100 * MIB
"""Free bytes below which saving is about to fail."""
LITTLE_SPACE = 1024 * MIB
COPIES = 3
"""How many copies of the database the disk should have room for: an update makes one, a backup another."""
SLOW_CLOCK, WRONG_CLOCK = 5.0, 60.0
"""How many seconds the clock may be off before a warning, and before a fault."""
TIMEOUT = aiohttp.ClientTimeout(total=10)
OTHERS_MAY = 0o077
_TOKEN = re.compile(r"([\w-]{18,})\.[\w-]{5,}\.[\w-]{25,}")


async def examine(*, listing: bool, localizer: Localizer, say: Callable[[str], None]) -> int:
    """Print the findings, and return the exit status: 1 if there is any fault, else 0.

    Args:
        listing: whether to check the requirements of Discord's App Directory too.
    """
    found = [each async for each in _findings(listing=listing)]
    status = report(found, localizer, say)
    if listing:
        say(localizer("listing-elsewhere"))
    return status


async def _findings(*, listing: bool) -> AsyncIterator[Finding]:
    for finding in (*_versions(), *_private([ENV_FILE])):
        yield finding
    try:
        settings = load()
    except ConfigError as error:
        yield Finding.of_error(error)
        yield await _clock()
        return
    for finding in _settings(settings):
        yield finding
    async for finding in _database(settings):
        yield finding
    yield await _clock()
    if listing:
        async for finding in check_listing(settings):
            yield finding


# -- the program and its settings ------------------------------------------------------------------


def _versions() -> Iterator[Finding]:
    values = {
        "version": __version__,
        "python": platform.python_version(),
        "library": discord.__version__,
        "sqlite": sqlite3.sqlite_version,
    }
    yield Finding(Level.OK, "checkup-versions", values)
    if sys.version_info[:2] > NEWEST_PYTHON:
        newest = ".".join(map(str, NEWEST_PYTHON))
        yield Finding(Level.WARNING, "checkup-new-python", {"python": values["python"], "newest": newest})
    if not LIBRARY[0] <= discord.version_info[:2] < LIBRARY[1]:
        yield Finding(Level.FAULT, "checkup-library", {"library": discord.__version__})


def _settings(settings: Settings) -> Iterator[Finding]:
    values = {"found": "yes" if ENV_FILE.exists() else "no", "file": str(ENV_FILE.resolve())}
    yield Finding(Level.OK, "checkup-settings", values)
    yield _token(settings)
    if settings.operator_contact is None:
        yield Finding(Level.WARNING, "checkup-no-contact")


def _token(settings: Settings) -> Finding:
    """Return a finding about the shape of the token, with the application id, but never the token."""
    try:
        token = settings.token()
    except ConfigError as error:
        return Finding.of_error(error)
    shape = _TOKEN.fullmatch(token)
    number = _decoded(shape[1]) if shape is not None else ""
    if not number.isdigit():
        return Finding(Level.FAULT, "checkup-token-shape")
    return Finding(Level.OK, "checkup-token", {"id": number})


def _decoded(text: str) -> str:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode("ascii")
    except (binascii.Error, UnicodeDecodeError):
        return ""


# -- files, the database and the disk --------------------------------------------------------------


def _private(files: Sequence[Path]) -> Iterator[Finding]:
    """Yield a warning for each file that other users of this machine can read. Windows is not checked."""
    if os.name != "posix":
        return
    for file in files:
        with suppress(OSError):  # the file does not exist, or its folder may not be entered
            if file.stat().st_mode & OTHERS_MAY:
                yield Finding(Level.WARNING, "checkup-readable", {"file": str(file.resolve())})


async def _database(settings: Settings) -> AsyncIterator[Finding]:
    try:
        found = await Store.inspect(settings.database_url)
    except StoreError as error:
        yield Finding.of_error(error)
        return
    yield _revision(found)
    for finding in _private(found.files):
        yield finding
    if found.folder is not None:
        yield _space(found.folder, found.size)


def _revision(found: Inspection) -> Finding:
    values = {"place": found.place, "revision": found.revision or "", "newest": found.newest}
    if found.revision is None:
        return Finding(Level.WARNING, "checkup-no-database", values)
    if found.revision != found.newest:
        return Finding(Level.WARNING, "checkup-older", values)
    return Finding(Level.OK, "checkup-database", values)


def _space(folder: Path, size: int) -> Finding:
    free = shutil.disk_usage(folder).free
    level = Level.OK
    if free < max(LITTLE_SPACE, COPIES * size):
        level = Level.WARNING if free >= max(LEAST_SPACE, size) else Level.FAULT
    return Finding(
        level, "checkup-space", {"folder": str(folder), "free": free // MIB, "size": -(-size // MIB)}
    )


# -- the clock -------------------------------------------------------------------------------------


async def _clock() -> Finding:
    """Return how far the clock differs from Discord's. Token expiry and turn clocks depend on it."""
    try:
        date, now = await asyncio.wait_for(_discords_date(), TIMEOUT.total)
    except (aiohttp.ClientError, OSError, ValueError) as error:
        return Finding(Level.WARNING, "checkup-no-clock", {"reason": str(error) or type(error).__name__})
    off = now - date
    late = abs(off)
    level = Level.OK if late <= SLOW_CLOCK else Level.WARNING if late <= WRONG_CLOCK else Level.FAULT
    way = "right" if late <= SLOW_CLOCK else "fast" if off > 0 else "slow"
    return Finding(level, "checkup-clock", {"way": way, "seconds": round(late)})


async def _discords_date() -> tuple[float, float]:
    """Return the Unix time by Discord's clock, accurate to a second, and by this machine's.

    Raises:
        ValueError: Discord's response has no date.
    """
    async with aiohttp.ClientSession(timeout=TIMEOUT) as session:
        before = time.time()
        async with session.get(f"{discord.http.Route.BASE}/gateway") as answer:
            now = (before + time.time()) / 2
            date = parsedate_to_datetime(answer.headers.get("Date", ""))
    return date.timestamp() + 0.5, now  # Discord's date has no fraction of a second: assume the middle
