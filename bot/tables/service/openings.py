"""The lobbies that are being opened, one at a time, and whether their servers stay this process's meanwhile.

What is asked of the store for a lobby may take long. Where another process serves the server by the time it
is answered, or has served it in between, what was pressed is that one's to carry out. Tables in use are
dropped then; a lobby is no table yet. This module knows neither tables nor leases.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass


@dataclass(slots=True, eq=False)
class Opening:
    """A lobby that is being opened."""

    guild_id: int
    lost: bool = False
    """Whether another process has served its server meanwhile."""


class Openings:
    """The lobbies that are being opened."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._under_way: list[Opening] = []

    @asynccontextmanager
    async def begin(self, guild_id: int) -> AsyncIterator[Opening]:
        """Open a lobby when it is its turn: the later of two presses finds, and counts, the other's."""
        opening = Opening(guild_id)
        self._under_way.append(opening)
        try:
            async with self._turn:
                yield opening
        finally:
            self._under_way.remove(opening)

    def lose_others(self, serves: Callable[[int], bool]) -> None:
        """Take note that other processes serve some servers now.

        Args:
            serves: whether this one serves a server, by its id.
        """
        for opening in self._under_way:
            opening.lost |= not serves(opening.guild_id)
