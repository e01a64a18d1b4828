"""A killed process: every move it said it had saved is there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.store import ResultRow, Store
from tests.bot.store.conftest import save

PLAYER = """
import asyncio, sys
from bot.store import MatchCommit, NewMatch, NewMove, Store

async def play():
    store = await Store.open(sys.argv[1])
    table = NewMatch(id="t", guild_id=1, channel_id=2, host_id=3, game="g", options={}, seed="s", locale="en")
    await store.commit(MatchCommit(match_id="t", expected_revision=0, new=table))
    n = 0
    while True:
        move = NewMove(n, n % 4, f"move {n}")
        await store.commit(MatchCommit(match_id="t", expected_revision=n + 1, moves=(move,)))
        n += 1
        print(n, flush=True)

asyncio.run(play())
"""


def played_until_killed(url: str, kill_after: int) -> int:
    """How many moves the player said were saved, some of them perhaps after the blow was aimed."""
    root = Path(__file__).parents[3]
    with subprocess.Popen(  # noqa: S603
        [sys.executable, "-c", PLAYER, url], cwd=root, stdout=subprocess.PIPE, text=True
    ) as player:
        assert player.stdout is not None
        while int(player.stdout.readline()) < kill_after:
            pass
        player.kill()
        return [kill_after, *(int(line) for line in player.stdout if line.endswith("\n"))][-1]


@pytest.mark.usefixtures("_migrated")
@pytest.mark.parametrize("kill_after", [1, 23, 150])
async def test_what_was_saved_stays_saved(url: str, kill_after: int) -> None:
    told = played_until_killed(url, kill_after)
    async with await Store.open(url) as store:
        saved = await store.matches.load("t")
        record = saved.record
        assert len(record) in {told, told + 1}
        assert saved.revision == len(record) + 1
        assert record == [(n % 4, f"move {n}") for n in range(len(record))]
        # And the table goes on as if nothing had happened.
        await save(store, "t", (len(record), 0, "the last"), result=[ResultRow(0, 3, 1, won=True)])
