"""A killed process: every move that it reported as saved is there."""

from __future__ import annotations

import multiprocessing
from contextlib import closing, suppress
from typing import Any

import pytest

from bot.store import ResultRow, Store
from tests.bot.store import player
from tests.bot.store.conftest import save


@pytest.fixture(scope="module")
def processes() -> Any:
    """Return the way to start players: if possible, by forking a process that has loaded their modules."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([player.__name__])
    return context


def played_until_killed(processes: Any, url: str, kill_after: int) -> int:
    """Return how many moves the player reported as saved, including some after the kill was sent."""
    heard, teller = processes.Pipe(duplex=False)
    process = processes.Process(target=player.play, args=(url, teller), daemon=True)
    process.start()
    teller.close()
    with closing(heard):
        while (told := heard.recv()) < kill_after:
            pass
        process.kill()
        with suppress(EOFError, OSError):  # The last report may be incomplete.
            while True:
                told = heard.recv()
    process.join()
    process.close()
    return int(told)


@pytest.mark.usefixtures("_migrated")
@pytest.mark.parametrize("kill_after", [1, 23, 150])
async def test_reported_moves_survive_a_kill(processes: Any, url: str, kill_after: int) -> None:
    told = played_until_killed(processes, url, kill_after)
    async with await Store.open(url) as store:
        saved = await store.matches.load("t")
        record = saved.record
        assert len(record) in {told, told + 1}
        assert saved.revision == len(record) + 1
        assert record == [(n % 4, f"move {n}") for n in range(len(record))]
        # The table can be played on.
        await save(store, "t", (len(record), 0, "the last"), result=[ResultRow(0, 3, 1, won=True)])
