"""A killed process: every move it said it had saved is there."""

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
    """What starts players: where it can, each is a copy of one process that has loaded what they use."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([player.__name__])
    return context


def played_until_killed(processes: Any, url: str, kill_after: int) -> int:
    """How many moves the player said were saved, some of them perhaps after the blow was aimed."""
    heard, teller = processes.Pipe(duplex=False)
    process = processes.Process(target=player.play, args=(url, teller), daemon=True)
    process.start()
    teller.close()
    with closing(heard):
        while (told := heard.recv()) < kill_after:
            pass
        process.kill()
        with suppress(EOFError, OSError):  # the last it said may be cut short
            while True:
                told = heard.recv()
    process.join()
    process.close()
    return int(told)


@pytest.mark.usefixtures("_migrated")
@pytest.mark.parametrize("kill_after", [1, 23, 150])
async def test_what_was_saved_stays_saved(processes: Any, url: str, kill_after: int) -> None:
    told = played_until_killed(processes, url, kill_after)
    async with await Store.open(url) as store:
        saved = await store.matches.load("t")
        record = saved.record
        assert len(record) in {told, told + 1}
        assert saved.revision == len(record) + 1
        assert record == [(n % 4, f"move {n}") for n in range(len(record))]
        # And the table goes on as if nothing had happened.
        await save(store, "t", (len(record), 0, "the last"), result=[ResultRow(0, 3, 1, won=True)])
