"""Lets the tables of a channel go on that the bot could not reach for some time.

Meanwhile their timers have no effect, see :mod:`bot.tables.service.scheduler`. This module knows no Discord.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.tables.service.registry import TableRegistry

WHOLE_TURN = 1e9
"""Seconds of downtime that give a turn its whole length again, which is the most that a clock accepts."""


async def channel_restored(registry: TableRegistry, channel_id: int, end: Callable[[], float | None]) -> None:
    """Add downtime to the clocks of the tables of a channel and of its threads.

    Args:
        end: records that the channel is back, and returns for how many seconds it was hidden; None if it was
            not.

    Raises:
        StoreError: the tables could not be read; the channel still counts as hidden.
    """
    # load them while it still counts as hidden, so that time before this process is added too
    for summary in await registry.find(channel_id=channel_id):
        await registry.get(summary.id)
    seconds = end()
    if seconds is not None:
        others = [each for each in registry.loaded() if channel_id not in each.table.channels]
        await registry.catch_up(registry.schedule_downtime(seconds, lambda _: True, others))


async def clicked_again(registry: TableRegistry, channel_id: int) -> None:
    """Restart the waits of the tables of a channel of which the bot is no member, after a pause in clicks.

    A turn whose clock runs gets its whole length again. A lobby is left alone unless it is overdue.

    Raises:
        StoreError: the tables could not be read.
    """
    found = await registry.find(guild_id=0, channel_id=channel_id)
    sessions = [session for each in found if (session := await registry.get(each.id)) is not None]
    waiting = [each for each in sessions if each.table.deadline is not None or registry.overdue(each)]
    for session in waiting:
        session.add_downtime(WHOLE_TURN)
    await registry.catch_up(waiting)
