"""The client's first ready event."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

from bot.app import client as client_module
from bot.app.client import Boneyard
from bot.store import StoreError
from bot.tables.service.alarm import RETRY


async def test_tables_are_restored_also_if_the_database_fails_at_first(monkeypatch):
    """Discord sends ``on_ready`` once. Without a retry, tables would wait for a restart or an interaction."""
    done, slept, failures = [], [], {"ends": 2, "tables": 1}

    def tried(name):
        async def bring_back(*about):
            done.append(name)
            if failures[name]:
                failures[name] -= 1
                raise StoreError("store-slow", place="it")

        return bring_back

    async def sleep(seconds):
        slept.append(seconds)

    monkeypatch.setattr(client_module, "recover", tried("tables"))
    monkeypatch.setattr(asyncio, "sleep", sleep)
    bot = SimpleNamespace(
        _woken=False,
        _start_timers=lambda: done.append("timers started"),
        parts=SimpleNamespace(delivery=SimpleNamespace(recover_ended=tried("ends")), faces=None),
        registry=None,
        store=None,
    )
    await Boneyard.on_ready(bot)
    assert done == ["ends", "ends", "ends", "tables", "tables", "timers started"]
    assert slept == [RETRY] * 3
    await Boneyard.on_ready(bot)
    assert len(done) == 6


def test_timers_start_once_whichever_event_comes_first():
    """In a cluster, a process may get the ready event of each shard, and that of all."""
    done = []

    class Timer:
        def __init__(self, name):
            self.name = name

        def start(self):
            done.append(self.name)

        def is_running(self):
            return self.name in done

    bot = SimpleNamespace(
        _clean_up=Timer("clean-up"), _daily_puzzles=Timer("puzzles"), _direct_messages=Timer("messages")
    )
    for _ in range(2):
        Boneyard._start_timers(bot)
    assert done == ["clean-up", "puzzles", "messages"]
