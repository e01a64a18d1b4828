"""Draws pictures in threads, two at a time and never on the event loop; animations in worker processes.

The call that is passed in decides what a picture shows. This module knows no table and no game.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

import discord

from bot.presentation.message import ALT_TEXT, Attachment, Message, clip
from bot.telemetry.observer import Observer
from bot.work.workers import Kind, WorkerPool
from render import Film

THREADS = 2
"""Pillow releases the interpreter lock while it pastes and encodes, so a second thread helps."""

Progress = Callable[[float], Awaitable[None]]
"""Called with the finished share of an animation, 0 to 1."""


class Painter:
    """The threads in which pictures are drawn.

    Args:
        pool: the worker processes that draw animations in parts.
        observer: receives the time that drawing takes.
    """

    def __init__(self, pool: WorkerPool, observer: Observer | None = None) -> None:
        self._observer = observer or Observer()
        self._asked = 0
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="painter")
        self._pool = pool
        self.animating: set[tuple[str, object]] = set()
        """The matches, users and servers for which an animation is being made."""

    async def paint(self, message: Message, progress: Progress | None = None) -> list[discord.File]:
        """Draw a message's attachments and return them as files. Each file can be uploaded only once."""
        drawn = await asyncio.gather(*(self._drawn(each, progress) for each in message.attachments))
        return [_file(each, data) for each, data in zip(message.attachments, drawn, strict=True)]

    async def draw(self, draw: Callable[[], bytes]) -> bytes:
        """Run `draw` in a drawing thread and return the picture. All but animations are drawn this way."""
        self._asked += 1
        try:
            with self._observer.drawing():
                return await asyncio.get_running_loop().run_in_executor(self._threads, draw)
        finally:
            self._asked -= 1

    @property
    def waiting(self) -> int:
        """Return how many pictures wait for a free thread."""
        return max(0, self._asked - THREADS)

    async def animate(self, film: Film, progress: Progress | None = None) -> bytes:
        """Return a rendered animation, made in parts so that workers can do urgent work in between."""
        pictures: list[bytes] = []
        for part in film.parts():
            pictures += await self._pool.run(Kind.ANIMATION, part)
            if progress is not None:
                await progress(len(pictures) / len(film.frames))
        return await self._pool.run(Kind.ANIMATION, film.joined(pictures))

    async def _drawn(self, attachment: Attachment, progress: Progress | None) -> bytes:
        if isinstance(attachment.draw, Film):
            return await self.animate(attachment.draw, progress)
        if attachment.extension == "png":
            return await self.draw(attachment.draw)
        # the bytes exist already, so no drawing thread is needed
        return await asyncio.to_thread(attachment.draw)

    def close(self) -> None:
        """Cancel all drawing that has not begun."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _file(attachment: Attachment, data: bytes) -> discord.File:
    filename = f"{attachment.name}.{attachment.extension}"
    return discord.File(io.BytesIO(data), filename, description=clip(attachment.alt, ALT_TEXT) or None)
