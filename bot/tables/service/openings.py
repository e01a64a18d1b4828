"""Opens lobbies one at a time, and notes if another process takes over their server meanwhile.

The store may take long to answer while a lobby opens. If another process has served the server in the
meantime, this process must not open the lobby. Loaded tables are dropped in that case, but a lobby that is
still opening is not a table yet. This module knows no tables and no leases.
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
    """Whether another process has served its server since it began."""


class Openings:
    """The lobbies that are being opened or wait for their turn."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._under_way: list[Opening] = []

    @asynccontextmanager
    async def begin(self, guild_id: int) -> AsyncIterator[Opening]:
        """Open the context in which one lobby is opened. Others wait, so that limits count this one."""
        opening = Opening(guild_id)
        self._under_way.append(opening)
        try:
            async with self._turn:
                yield opening
        finally:
            self._under_way.remove(opening)

    def lose_others(self, serves: Callable[[int], bool]) -> None:
        """Set ``lost`` on the openings whose server belongs to another process now.

        Args:
            serves: returns whether this process serves a server, by its id.
        """
        for opening in self._under_way:
            opening.lost |= not serves(opening.guild_id)
