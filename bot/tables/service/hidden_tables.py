"""Lets the tables of a channel go on that the bot could not view for some time.

Meanwhile their timers have no effect, see :mod:`bot.tables.service.scheduler`. This module knows no Discord.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.tables.service.registry import TableRegistry


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
