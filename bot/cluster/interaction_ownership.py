"""Which process answers an interaction, and which interactions were answered lately.

Every process with a session for a shard hears its interactions. Each owner of a shard tells the next one
which it has answered, so that none is answered twice. This module knows neither Discord nor leases.
"""

from __future__ import annotations

import heapq
from collections.abc import Collection
from enum import Enum, auto

REMEMBERED, RECENT = 200, 15.0
"""An owner passes on at least this many of the newest interactions, and all of the last seconds before the
newest one."""
_MILLISECONDS = 22
"""The bit of an interaction id from which on it counts milliseconds by Discord's clock."""


class AnswerDecision(Enum):
    """What a process must do about an interaction."""

    ANSWER = auto()
    LEAVE = auto()
    """Ignore it: another process answers it, or has done so."""
    APOLOGIZE = auto()
    """Reply that something failed. This process may own it, but cannot reach the database to find out."""


class RecentlyAnswered:
    """The interactions that this process, or a previous owner of its parts, has answered lately."""

    def __init__(self) -> None:
        self._oldest_first: list[int] = []
        """A heap."""
        self._newest = 0

    def add(self, *interaction_ids: int) -> None:
        """Remember interactions that are being answered, or that a previous owner reported."""
        for each in interaction_ids:
            heapq.heappush(self._oldest_first, each)
            self._newest = max(self._newest, each)
        while len(self._oldest_first) > REMEMBERED and self._long_past(self._oldest_first[0]):
            heapq.heappop(self._oldest_first)

    def numbers(self) -> list[int]:
        """Return the remembered interaction ids, the newest last."""
        return sorted(self._oldest_first)

    def _long_past(self, interaction_id: int) -> bool:
        return (self._newest - interaction_id) >> _MILLISECONDS > 1000 * RECENT


def was_answered(interaction_id: int, answered: Collection[int]) -> bool:
    """Return whether a previous owner has answered an interaction, or it is too old to be answered.

    Args:
        answered: the interactions that owner passed on.
    """
    full = len(answered) >= REMEMBERED  # a full list reaches back so far that an older interaction is too old
    return interaction_id in answered or (full and interaction_id < min(answered))
