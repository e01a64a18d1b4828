"""What the rooms of the bot tell an observer: a move was saved, a picture drawn, something failed.

An observer of this class listens to nothing. The one that counts and times is in :mod:`bot.app.monitoring`; a
room that tells never waits for it and never learns who it is. Nothing here names a person, a table or a
server.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from enum import StrEnum


class Failure(StrEnum):
    """What went wrong, for those who run the bot."""

    INTERACTION = "interaction"
    """What somebody asked for failed, by a fault of the program."""
    EVENT = "event"
    """What Discord told could not be dealt with."""
    PERMISSION = "permission"
    """A channel does not let the bot do its work."""
    DATABASE = "database"
    """Something could not be saved or read."""
    DISCORD = "discord"
    """Discord or the network failed, or what was to be shown or changed is gone."""
    DELIVERY = "delivery"
    """A table could not be shown."""
    THINKING = "thinking"
    """A computer player could not think."""


class Observer:
    """Is told what happens, and does nothing with it."""

    def interaction(self, number: int) -> None:
        """Hear of an interaction for whose answer Discord waits.

        Args:
            number: its id; none is counted twice.
        """

    def sent(self, path: str, status: str) -> None:
        """Hear of a request that was sent to Discord, each try of it.

        Args:
            path: of its address.
            status: of the answer; ``failed`` where none came.
        """

    def saving(self, game: str, moves: int) -> AbstractContextManager[None]:
        """Return what a change of a table is saved within.

        Args:
            moves: how many moves are saved with it.
        """
        return nullcontext()

    def drawing(self) -> AbstractContextManager[None]:
        """Return what a picture is waited for within."""
        return nullcontext()

    def failed(self, what: Failure) -> None:
        """Hear that something went wrong."""


@dataclass(frozen=True, slots=True)
class ShardState:
    """One connection to Discord."""

    connected: bool
    latency: float
    """Seconds from a heartbeat to its acknowledgement; not finite before the first."""


@dataclass(frozen=True, slots=True)
class BotState:
    """What can be seen of a running bot at one moment."""

    tables: Mapping[tuple[str, str], int]
    """How many live tables there are, by their state and game."""
    queues: Mapping[str, int]
    """How many wait, by what they wait for."""
    shards: Mapping[int, ShardState]
    servers: int
    limit: float = 0.0
    """The counted requests a second that it may send to Discord."""
    load: float = 0.0
    """Those of the last seconds, as a share of that."""
    level: int = 0
    """What is saved of them, the more the higher."""
    share: float = 1.0
    """The part of all servers that it serves."""
