"""A player in a process of its own, who saves one move after another until the process is killed."""

from __future__ import annotations

import asyncio
from multiprocessing.connection import Connection

from bot.store import MatchCommit, NewMatch, NewMove, Store


def play(url: str, teller: Connection) -> None:
    """Save moves forever; after each, send the number of saved moves."""
    asyncio.run(_play(url, teller))


async def _play(url: str, teller: Connection) -> None:
    store = await Store.open(url)
    table = NewMatch(id="t", guild_id=1, channel_id=2, host_id=3, game="g", options={}, seed="s", locale="en")
    await store.commit(MatchCommit(match_id="t", expected_revision=0, new=table))
    n = 0
    while True:
        move = NewMove(n, n % 4, f"move {n}")
        await store.commit(MatchCommit(match_id="t", expected_revision=n + 1, moves=(move,)))
        n += 1
        teller.send(n)
