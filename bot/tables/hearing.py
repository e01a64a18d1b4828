"""Whether people can reach the bot at all: while a connection to Discord is lost, no clock strikes for
the servers behind it, and the time it was lost is given back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.pulse import felt, lengthen

if TYPE_CHECKING:
    from bot.tables.hall import Hall


class Hearing:
    """Which connections are lost, by shard, and since when in Unix time."""

    def __init__(self) -> None:
        self._lost: dict[int, float] = {}

    def lose(self, shard_id: int, now: float) -> None:
        """A connection is lost; trying in vain to have it back changes nothing."""
        self._lost.setdefault(shard_id, now)

    def find(self, shard_id: int, now: float) -> float:
        """It is back: the seconds it was lost."""
        return max(0.0, now - self._lost.pop(shard_id, now))

    def lost(self, guild_id: int, shards: int | None) -> bool:
        """Whether nobody on that server can reach the bot."""
        return shard_of(guild_id, shards) in self._lost


def shard_of(guild_id: int, shards: int | None) -> int:
    """Which connection serves a server, as Discord has it."""
    return (guild_id >> 22) % (shards or 1)


async def hear_again(hall: Hall, shard_id: int) -> None:
    """Let the clocks of a connection that is back go on, with the time it was lost given back."""
    house = hall.house
    gone = house.hearing.find(shard_id, house.now())
    if not gone:
        return
    for place in hall.places():
        table = place.table
        if table.deadline is None or shard_of(table.guild_id, house.client.shard_count) != shard_id:
            continue
        async with table.door.enter():
            lengthen(table, gone, house.now())
            await (place.dealer.show() if felt(table, gone) else place.dealer.board.keep_deadline())
        hall.arm(place)
