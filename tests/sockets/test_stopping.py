"""A stop while the bot works in the background."""

from __future__ import annotations

import asyncio

from tests.sockets.discord_server import Fault
from tests.sockets.inside import inside


async def test_a_stop_during_the_upload_of_tiles_leaves_no_work_behind() -> None:
    """Work that is left would draw and send with what is closed already, and fail unseen."""
    held = asyncio.Event()
    async with inside(range(9200, 9201), faces=True) as bot:
        bot.server.faults = [Fault("POST", "/emojis", held=held)]
        await bot.server.until(lambda: not bot.server.faults)
        stopping = asyncio.create_task(bot.client.close())
        await asyncio.sleep(0)
        held.set()
        await stopping
        left = [*bot.client.parts.clock._tasks]
        failed = await asyncio.gather(*left, return_exceptions=True)
    assert (left, failed) == ([], [])
