"""Today's names of people on a server, and whether they are still there.

Each is asked from Discord by id, which needs no privileged intent. Answers are kept for an hour, in memory
only. If Discord does not answer in time, callers use the names in the store.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

import discord

from bot.discord_ui.wire.failures import OUT_OF_REACH
from bot.discord_ui.wire.person_names import display_name

KEPT = 3600.0
"""Seconds for which an answer is used again."""
MOST = 5_000
"""The most answers kept, for all servers together. The oldest go first."""
PATIENCE = 1.2
"""Seconds to wait for the answers about one list."""
AT_ONCE = 20
"""The most people asked about for one list."""


_GONE = {10007, 10013}
"""Discord's error codes for a person who is not on the server, and for a deleted account."""


@dataclass(frozen=True, slots=True)
class Known:
    """What Discord says about a person on a server."""

    name: str
    """Their name there today; empty if they are gone."""

    @property
    def gone(self) -> bool:
        """Whether they are no longer on the server."""
        return not self.name


class Server(Protocol):
    """The part of a server that is asked for its members."""

    @property
    def id(self) -> int: ...

    async def fetch_member(self, member_id: int, /) -> discord.Member: ...


class Members:
    """The members of servers, as asked lately.

    Args:
        clock: returns seconds, on a monotonic clock.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._kept: OrderedDict[tuple[int, int], tuple[float, Known]] = OrderedDict()
        """By server and person: when the answer expires, and the answer."""

    async def of(self, server: Server | None, people: Collection[int]) -> Mapping[int, Known]:
        """Return what is known of these people, by user id. Ask Discord about those who are not known.

        A person is absent if Discord did not answer in time, or if :data:`AT_ONCE` others were asked about
        first. All are absent if `server` is None.
        """
        if server is None:
            return {}
        asked = [each for each in dict.fromkeys(people) if self._fresh(server.id, each) is None][:AT_ONCE]
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(self._ask(server, each) for each in asked))
        found = {each: self._fresh(server.id, each) for each in people}
        return {each: known for each, known in found.items() if known is not None}

    def _fresh(self, server_id: int, user_id: int) -> Known | None:
        expires, known = self._kept.get((server_id, user_id), (0.0, None))
        return known if self._clock() < expires else None

    async def _ask(self, server: Server, user_id: int) -> None:
        """Ask Discord about a person and keep the answer. Keep nothing if there was none."""
        try:
            known = Known(display_name(await server.fetch_member(user_id)))
        except OUT_OF_REACH as error:
            if getattr(error, "code", None) not in _GONE:
                return
            known = Known("")
        self._kept[server.id, user_id] = (self._clock() + KEPT, known)
        self._kept.move_to_end((server.id, user_id))
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)
