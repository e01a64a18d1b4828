"""Which of several processes answers what somebody has pressed, and what of it was answered lately.

An interaction is told to every process that has a session for its shard. Each owner of a shard tells the next
what has been answered there, so that nobody is answered twice. This module knows neither Discord nor leases.
"""

from __future__ import annotations

import heapq
from collections.abc import Collection
from enum import Enum, auto

REMEMBERED, RECENT = 200, 15.0
"""The next owner is told of so many of the newest interactions, and of all of so many seconds before them."""
_MILLISECONDS = 22
"""The bit of an interaction's number from which on it counts milliseconds, by Discord's clock."""


class AnswerDecision(Enum):
    """What a process is to do about something that somebody has pressed."""

    ANSWER = auto()
    LEAVE = auto()
    """Another answers it, or has."""
    APOLOGIZE = auto()
    """It may be this process's, which cannot reach the database to find out: what it knows may be old."""


class RecentlyAnswered:
    """The interactions that a process, or an owner before it, has answered lately."""

    def __init__(self) -> None:
        self._oldest_first: list[int] = []
        """A heap."""
        self._newest = 0

    def add(self, *interaction_ids: int) -> None:
        """Remember some that are just being answered, or of which an owner before has told."""
        for each in interaction_ids:
            heapq.heappush(self._oldest_first, each)
            self._newest = max(self._newest, each)
        while len(self._oldest_first) > REMEMBERED and self._long_past(self._oldest_first[0]):
            heapq.heappop(self._oldest_first)

    def numbers(self) -> list[int]:
        """Return their numbers, the newest last."""
        return sorted(self._oldest_first)

    def _long_past(self, interaction_id: int) -> bool:
        return (self._newest - interaction_id) >> _MILLISECONDS > 1000 * RECENT


def was_answered(interaction_id: int, answered: Collection[int]) -> bool:
    """Return whether an interaction has been answered by an owner before, or is too late to be.

    Args:
        answered: what that owner has told of.
    """
    full = len(answered) >= REMEMBERED  # then what is older than all of them is long past
    return interaction_id in answered or (full and interaction_id < min(answered))
