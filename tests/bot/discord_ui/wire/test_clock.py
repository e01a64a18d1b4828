"""Timers and background tasks, while the bot runs and when it stops."""

from __future__ import annotations

import asyncio

from bot.discord_ui.wire.clock import SystemClock


async def test_closing_waits_also_for_work_that_begins_meanwhile() -> None:
    clock, done = SystemClock(), list[str]()

    async def second() -> None:
        await asyncio.sleep(0)
        done.append("second")

    async def first() -> None:
        await asyncio.sleep(0)
        clock.spawn(second())
        done.append("first")

    clock.spawn(first())
    await clock.close()
    assert done == ["first", "second"]


async def test_nothing_runs_after_a_stop() -> None:
    """Work may be left if it took too long, and timers may be due. What they use is closed by then."""
    clock, rung, for_ever = SystemClock(), list[str](), asyncio.Event()

    async def hang() -> None:
        try:
            await for_ever.wait()
        except asyncio.CancelledError:
            rung.append("cancelled")
            raise

    clock.spawn(hang())
    await asyncio.sleep(0)
    clock.call_later(0, lambda: rung.append("timer"))
    clock.stop()
    await clock.close()
    assert rung == ["cancelled"]
