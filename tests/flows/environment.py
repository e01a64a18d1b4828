"""simcord as flows use it: no measure of real time decides anything, and it takes fewer steps.

What people see is the same. Knows simcord's inside, whose version is pinned, and nothing of the bot.
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
"""Seconds of work that one click may cost on a busy machine before it counts as stuck."""
STEPS = 20_000
"""So many steps of the loop are made before simcord looks whether this ever ends."""


class PatientEnv(simcord.Env):
    """An in-memory Discord on which no measure of real time decides anything."""

    def __init__(self, bot: discord.Client) -> None:
        super().__init__(bot, settle_timeout=PATIENCE)
        self._parked: dict[asyncio.Task[Any], Any] = {}
        """What each task waited for that simcord has found to wait for time to pass."""

    async def _settle_internal(self, **how: Any) -> None:
        if "timeout" in how:  # simcord gives a bot five seconds to start
            how["timeout"] = PATIENCE
        await self._drain()
        if not self._settled():
            await super()._settle_internal(**how)
            self._parked = self._waits()

    async def _drain(self) -> None:
        """Run what can run before simcord looks what is left.

        It looks at every task and timer after each step of the loop, which takes longer than the step.
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
        """What each task of the bot waits for."""
        return {task: task._fut_waiter for task in self._work.tasks if not task.done()}

    def _settled(self) -> bool:
        """Whether nothing is left but what simcord has already found to wait for time to pass."""
        if self._advance_task not in (None, asyncio.current_task()) or self._real_advance_task is not None:
            return False
        now, callbacks = self._virtual_time, _active_callbacks(self._settlement_state())
        return self._waits().items() <= self._parked.items() and all(
            record.when is not None and record.when > now for record in callbacks
        )

    def _schedule_timer(self, *_: Any) -> None:
        """Do nothing: time passes in `advance_time` alone.

        By default a timer that is due within simcord's patience is waited for in earnest, so that a busy
        machine makes tests fail, and a longer patience makes them hang.
        """


_PLAIN = frozenset({str, int, bool, float, type(None)})


def copied(payload: Any) -> Any:
    """A payload with dicts and lists of its own: it is JSON, whose copy need not remember what it has met."""
    kind = type(payload)
    if kind is dict:
        return {key: each if type(each) in _PLAIN else copied(each) for key, each in payload.items()}
    if kind is list:
        return [each if type(each) in _PLAIN else copied(each) for each in payload]
    return payload if kind in _PLAIN else deepcopy(payload)


def tracked(work: Any, schedule: Any, callback: Any, args: tuple[Any, ...], **about: Any) -> asyncio.Handle:
    """Schedule a callback as simcord does, which remembers it until it has run; but not a step of a task.

    Of what is to run by itself most are steps of tasks, and those that are not done simcord knows anyway: one
    that has a step to take counts as busy. A step raises nothing that a task does not keep.
    """
    if about["when"] is None and isinstance(getattr(callback, "__self__", None), asyncio.Task):
        handle: asyncio.Handle = schedule(callback, *args, context=about["context"])
        return handle
    return _track_callback(work, schedule, callback, args, **about)


def is_view_wait_future(client: discord.Client, waiter: Any) -> bool:
    """Whether a task waits for a view to be done with, as simcord has it, which asks every name of each."""
    store = client._connection._view_store
    shown = [item._view for entries in store._views.values() for item in entries.values()]
    views = [view for view in (*shown, *store._modals.values()) if view is not None]
    waits = waiter is not None and not waiter.done()
    return waits and any(view._BaseView__stopped is waiter for view in views)


_MONOTONIC = time.monotonic


def monotonic() -> float:
    """What time it is for a bot, as simcord's own has it, which imports what it needs at each call."""
    env = _selected_env(driver=False)
    return _MONOTONIC() if env is None else float(env._virtual_time)


@contextmanager
def quick_simcord() -> Iterator[None]:
    """Have simcord copy, compare and remember the short way meanwhile: a fourth of a flow goes into that.

    Of its records of what is due none equals another, so they need not be compared field by field.
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
