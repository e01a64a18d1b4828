"""simcord, adapted for flows: real time decides nothing, and fewer steps are needed.

What people see is the same. This module relies on simcord's internals, whose version is pinned, and knows
nothing of the bot.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import simcord
from simcord import _dpy_internals, _runtime, components, gateway, results
from simcord._runtime import _selected_env, _track_callback
from simcord._settlement import _active_callbacks, _run_due_virtual_callbacks
from simcord.http import router

PATIENCE = 120.0
"""Seconds of work that one click may take on a busy machine before it counts as stuck."""
STEPS = 20_000
"""Steps of the event loop before simcord checks whether the work ever ends."""


class PatientEnv(simcord.Env):
    """An in-memory Discord on which real time decides nothing."""

    def __init__(self, bot: discord.Client) -> None:
        super().__init__(bot, settle_timeout=PATIENCE)
        self._parked: dict[asyncio.Task[Any], Any] = {}
        """The future on which each task waits that simcord has found to wait for time to pass."""

    async def _settle_internal(self, **how: Any) -> None:
        if "timeout" in how:  # simcord gives a bot five seconds to start
            how["timeout"] = PATIENCE
        await self._drain()
        if not self._settled():
            await super()._settle_internal(**how)
            self._parked = self._waits()

    async def _drain(self) -> None:
        """Run what can run before simcord checks what is left.

        simcord checks every task and timer after each step of the loop, which takes longer than the step.
        """
        loop: Any = asyncio.get_running_loop()
        _run_due_virtual_callbacks(self._settlement_state(), math.inf)
        for _ in range(STEPS):
            threads = tuple(self._work.executors)
            if loop._ready:
                await asyncio.sleep(0)
            elif not threads or not await self._one_done(threads):
                return

    async def _one_done(self, threads: tuple[asyncio.Future[None], ...]) -> bool:
        done, _ = await asyncio.wait(threads, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        return bool(done)

    def _waits(self) -> dict[asyncio.Task[Any], Any]:
        """Return each unfinished task of the bot with the future that it waits for."""
        return {task: task._fut_waiter for task in self._work.tasks if not task.done()}

    def _settled(self) -> bool:
        """Return whether all work that is left waits for time to pass."""
        if self._advance_task not in (None, asyncio.current_task()) or self._real_advance_task is not None:
            return False
        now, callbacks = self._virtual_time, _active_callbacks(self._settlement_state())
        return self._waits().items() <= self._parked.items() and all(
            record.when is not None and record.when > now for record in callbacks
        )

    def _schedule_timer(self, *_: Any) -> None:
        """Do nothing: time passes only in `advance_time`.

        By default simcord waits in real time for a timer that is due within its patience. Busy machines then
        fail tests, and a longer patience makes them hang.
        """


_PLAIN = frozenset({str, int, bool, float, type(None)})


def copied(payload: Any) -> Any:
    """Return a deep copy of a JSON payload. JSON has no cycles, so unlike `deepcopy` it tracks no visited
    objects."""
    kind = type(payload)
    if kind is dict:
        return {key: each if type(each) in _PLAIN else copied(each) for key, each in payload.items()}
    if kind is list:
        return [each if type(each) in _PLAIN else copied(each) for each in payload]
    return payload if kind in _PLAIN else deepcopy(payload)


def tracked(work: Any, schedule: Any, callback: Any, args: tuple[Any, ...], **about: Any) -> asyncio.Handle:
    """Schedule a callback and track it until it has run, as simcord does, but do not track steps of tasks.

    Most callbacks that run without a delay are steps of tasks. simcord knows unfinished tasks anyway, and a
    task with a step to run counts as busy. The exceptions of a step are kept by its task.
    """
    if about["when"] is None and isinstance(getattr(callback, "__self__", None), asyncio.Task):
        handle: asyncio.Handle = schedule(callback, *args, context=about["context"])
        return handle
    return _track_callback(work, schedule, callback, args, **about)


def is_view_wait_future(client: discord.Client, waiter: Any) -> bool:
    """Return whether a task waits for a view to finish, as simcord does but without inspecting each
    attribute."""
    store = client._connection._view_store
    shown = [item._view for entries in store._views.values() for item in entries.values()]
    views = [view for view in (*shown, *store._modals.values()) if view is not None]
    waits = waiter is not None and not waiter.done()
    return waits and any(view._BaseView__stopped is waiter for view in views)


_MONOTONIC = time.monotonic


def monotonic() -> float:
    """Return a bot's virtual time, or the real time outside of one.

    simcord's own function imports what it needs at each call.
    """
    env = _selected_env(driver=False)
    return _MONOTONIC() if env is None else float(env._virtual_time)


@contextmanager
def quick_simcord() -> Iterator[None]:
    """Replace simcord's slow ways to copy, compare and track, which take a quarter of a flow's time.

    No two of its callback records are equal, so they need not be compared by field.
    """
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(components, "deepcopy", copied)
        patched.setattr(results, "deepcopy", copied)
        for module in (gateway, router):
            patched.setattr(module, "copy", SimpleNamespace(deepcopy=copied))
        patched.setattr(_runtime._CallbackRecord, "__eq__", object.__eq__)
        patched.setattr(_runtime, "_track_callback", tracked)
        patched.setattr(_dpy_internals, "_clock_monotonic", monotonic)
        patched.setattr(_dpy_internals, "is_view_wait_future", is_view_wait_future)
        yield
