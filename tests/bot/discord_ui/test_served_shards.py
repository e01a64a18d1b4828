"""The sessions of one process among several."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from bot.discord_ui.served_shards import Sharing


class Sessions:
    """Sessions that can be opened at the second try."""

    def __init__(self) -> None:
        self.tried: list[int] = []

    async def open_session(self, shard: int) -> None:
        self.tried.append(shard)
        if len(self.tried) == 1:
            raise RuntimeError("out of files")


async def test_a_session_that_could_not_be_opened_is_opened_when_it_is_asked_for_again() -> None:
    sessions: Any = Sessions()
    nothing: Any = SimpleNamespace(a_second=50.0)
    ports: dict[str, Any] = dict.fromkeys(
        ("store", "registry", "delivery", "gateway", "clock", "once", "answered"), nothing
    )
    sharing = Sharing(sessions, budget=nothing, **ports)
    for _ in range(3):  # each renewal of the leases asks for it
        sharing.connect(7)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    assert sessions.tried == [7, 7]
