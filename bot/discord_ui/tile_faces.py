"""The tiles as emojis of the application, so that buttons can show them.

They are uploaded in the background, one at a time and with pauses: Discord documents no rate limit for this
but applies one. An emoji is identified by its name. The store keeps a hash of its pixels, which tells whether
it is up to date, so a restart resumes the upload and replaces only emojis that have changed. While an emoji
is missing, buttons use words. This module knows no table.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Protocol

import aiohttp
import discord

import render
from bot.discord_ui.wire.painter import Painter
from bot.store import StoreError
from bot.store.coordination.news import News
from bot.store.people.key_values import KeyValues
from bot.tables.state.ports import Clock

log = logging.getLogger(__name__)

KEPT = "tile-emojis"
"""The key under which the store keeps the hashes of all uploaded emojis, by name, as JSON."""
FACES = "faces"
"""The news sent to other processes once all tiles are uploaded."""
PACE = 2.0
"""Seconds between two uploads."""
PAUSES = (60.0, 300.0, 1800.0, 7200.0)
"""Seconds before each retry after Discord refuses. The last repeats."""
FORBIDDEN = {401, 403}
"""Statuses after which uploads stop: Discord bans an address that collects too many of these answers."""
FULL = 30008
"""Discord's error code for an application whose emoji slots are full."""


class ApplicationEmoji(Protocol):
    """An emoji of the application."""

    name: str
    id: int

    async def delete(self) -> None: ...


class EmojiClient(Protocol):
    """The part of the client that uploading needs."""

    async def fetch_application_emojis(self) -> Sequence[ApplicationEmoji]: ...

    async def create_application_emoji(self, *, name: str, image: bytes) -> ApplicationEmoji: ...


class TileFaces:
    """The tiles that buttons can show.

    Args:
        client: the client whose application has the emojis.
        notes: stores the hashes.
        news: tells other processes that new emojis are there.
        painter: draws the emojis.
    """

    def __init__(
        self, client: EmojiClient, notes: KeyValues, news: News, painter: Painter, clock: Clock
    ) -> None:
        self._client, self._notes, self._painter, self._clock = client, notes, painter, clock
        self._news = news
        self._known: dict[str, ApplicationEmoji] = {}
        """The application's emojis, by name."""
        self._hashes: dict[str, str] = {}
        self._usable: set[str] = set()
        self._unchecked: deque[str] = deque()
        """The names that are still to be checked."""
        self._refused = 0
        self._uploads = False
        """Whether this process uploads missing emojis; if False, another process does."""
        self._must_refetch = False
        """Whether the emojis must be fetched again before more are uploaded."""
        self._cancel: Callable[[], None] = lambda: None
        self._closed = False

    def of(self, game: str, style: render.Style) -> Mapping[str, str]:
        """Return Discord's emoji markup of those tiles of a game that buttons can show, by tile."""
        names = render.emoji_names(game, style)
        return {
            tile: f"<:{name}:{self._known[name].id}>" for tile, name in names.items() if name in self._usable
        }

    def start(self) -> None:
        """Start to upload missing and outdated emojis in the background."""
        self._uploads = True
        self._clock.spawn(self._step(self._look))

    def look_again(self) -> None:
        """Fetch the emojis that another process has uploaded. Do nothing in the process that uploads."""
        if not self._uploads:
            self._clock.spawn(self._step(self._look))

    def distrust(self) -> None:
        """Use words until the emojis have been fetched again: Discord did not know one of them."""
        if self._usable:
            self._usable.clear()
            self._unchecked.clear()  # a running upload ends by itself
            self._must_refetch = True
            self._later(PACE, self._look)

    def close(self) -> None:
        """Cancel the next scheduled step, and begin no further one: the bot stops."""
        self._closed = True
        self._cancel()

    # -- one step after the other ------------------------------------------------------------------

    async def _step(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run ``work``. Schedule a retry if Discord or the store fails; not if Discord forbids it."""
        try:
            await work()
        except discord.HTTPException as error:
            if error.status in FORBIDDEN or error.code == FULL:
                log.warning("the tiles cannot be uploaded as emojis: %s", error)
                return
            self._retry_later(error)
        except (aiohttp.ClientError, OSError, StoreError) as error:
            self._retry_later(error)

    def _retry_later(self, error: Exception) -> None:
        pause = PAUSES[min(self._refused, len(PAUSES) - 1)]
        self._refused += 1
        log.warning("a tile could not be uploaded as an emoji, next try in %g s: %s", pause, error)
        self._later(pause, self._look)

    def _later(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        self._cancel()
        if not self._closed:
            self._cancel = self._clock.call_later(seconds, lambda: self._clock.spawn(self._step(work)))

    async def _look(self) -> None:
        """Fetch the application's emojis, use those whose hash is saved, and start to check the rest."""
        wanted = render.every_emoji()
        self._must_refetch = False
        found = await self._client.fetch_application_emojis()
        self._known = {emoji.name: emoji for emoji in found if emoji.name in wanted}
        self._hashes = json.loads(await self._notes.get(KEPT) or "{}")
        self._usable = {name for name in self._known if name in self._hashes}
        self._unchecked = deque(wanted if self._uploads else ())
        await self._upload_next()

    async def _upload_next(self) -> None:
        """Upload the next missing or outdated emoji, and schedule the one after it. After the last, tell
        other processes.
        """
        wanted = render.every_emoji()
        while self._unchecked and not self._closed:
            name = self._unchecked.popleft()
            pixels = await self._painter.draw(partial(_pixel_hash, wanted[name]))
            if name in self._usable and self._hashes[name] == pixels.decode():
                continue
            if name in self._usable:  # messages being sent may still show it, so replace it last
                self._usable.discard(name)
                self._unchecked.append(name)
                continue
            image = await self._painter.draw(partial(render.emoji, wanted[name]))
            await self._upload(name, image, pixels.decode())
            if not self._must_refetch:
                self._later(PACE, self._upload_next)
            return
        if self._closed:
            return
        log.info("%d tiles can be shown on buttons", len(self._usable))
        if self._uploads:
            await self._news.tell(FACES)

    async def _upload(self, name: str, image: bytes, pixels: str) -> None:
        old = self._known.pop(name, None)
        if old is not None:
            await old.delete()
        self._known[name] = await self._client.create_application_emoji(name=name, image=image)
        self._hashes[name] = pixels
        await self._notes.put(KEPT, json.dumps(self._hashes))
        self._usable.add(name)
        self._refused = 0


def _pixel_hash(shown: render.Emoji) -> bytes:
    """Return a hash of an emoji's pixels. File bytes differ between library versions; pixels do not."""
    return hashlib.sha256(render.emoji_pixels(shown)).hexdigest()[:16].encode()
