"""Has pictures drawn, two at a time and never on the event loop.

What a picture shows is in the call it is given; this module knows no table and no game.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import discord

from bot.presentation.message import ALT_TEXT, Attachment, Message, clip

THREADS = 2
"""Pillow lets go of the interpreter while it pastes and encodes: a second thread is worth having."""


class Painter:
    """The threads in which pictures are drawn."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="painter")
        self._animator = ThreadPoolExecutor(1, thread_name_prefix="animator")
        """Animations take seconds: they wait for one another, and no table waits for them."""
        self.animating: set[str] = set()
        """The matches of which an animation is being made."""

    async def paint(self, message: Message) -> list[discord.File]:
        """Return a message's attachments, drawn. New each time: a file is uploaded only once."""
        drawn = await asyncio.gather(*map(self._drawn, message.attachments))
        return [_file(each, data) for each, data in zip(message.attachments, drawn, strict=True)]

    async def draw(self, draw: Callable[[], bytes]) -> bytes:
        """Return what ``draw`` returns, a picture: every one that is no animation goes through here."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, draw)

    async def animate(self, draw: Callable[[], bytes]) -> bytes:
        """Return what ``draw`` returns, an animation: nothing else waits for it."""
        return await asyncio.get_running_loop().run_in_executor(self._animator, draw)

    async def _drawn(self, attachment: Attachment) -> bytes:
        match attachment.extension:
            case "png":
                return await self.draw(attachment.draw)
            case "gif":
                return await self.animate(attachment.draw)
            case _:  # no picture: a file whose bytes are there already
                return await asyncio.to_thread(attachment.draw)

    def close(self) -> None:
        """Cancel what has not been begun."""
        for threads in (self._threads, self._animator):
            threads.shutdown(wait=False, cancel_futures=True)


def _file(attachment: Attachment, data: bytes) -> discord.File:
    filename = f"{attachment.name}.{attachment.extension}"
    return discord.File(io.BytesIO(data), filename, description=clip(attachment.alt, ALT_TEXT) or None)
