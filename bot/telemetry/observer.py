"""Events that rooms report to an observer: a move was saved, a picture drawn, something failed.

The class here ignores every event. :mod:`bot.app.monitoring` has the observer that counts and times them. A
room never waits for its observer and never learns which one it is. No event names a person, a table or a
server.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from enum import StrEnum


class Failure(StrEnum):
    """The kinds of failures that operators can count."""

    INTERACTION = "interaction"
    """An interaction failed because of a bug."""
    EVENT = "event"
    """An event from Discord could not be handled."""
    PERMISSION = "permission"
    """A channel's permissions stop the bot from doing its work."""
    DATABASE = "database"
    """Data could not be saved or read."""
    DISCORD = "discord"
    """Discord or the network failed, or the message to be shown or changed is gone."""
    DELIVERY = "delivery"
    """A table could not be shown."""
    THINKING = "thinking"
    """A computer player could not choose a move."""


class Observer:
    """Receives events and ignores them."""

    def interaction(self, number: int) -> None:
        """Report an interaction that waits for an answer.

        Args:
            number: the interaction's id. A repeated id is counted once.
        """

    def sent(self, path: str, status: str) -> None:
        """Report a request to Discord, once per attempt.

        Args:
            path: the path of its URL.
            status: the response status, or ``failed`` if there was no response.
        """

    def saving(self, game: str, moves: int) -> AbstractContextManager[None]:
        """Return the context in which a change of a table is saved.

        Args:
            moves: how many moves are saved with it.
        """
        return nullcontext()

    def drawing(self) -> AbstractContextManager[None]:
        """Return the context in which a picture is awaited."""
        return nullcontext()

    def failed(self, what: Failure) -> None:
        """Report a failure."""


@dataclass(frozen=True, slots=True)
class ShardState:
    """The state of one connection to Discord."""

    connected: bool
    latency: float
    """Seconds from a heartbeat to its acknowledgement; not finite before the first."""


@dataclass(frozen=True, slots=True)
class BotState:
    """A snapshot of a running bot for monitoring."""

    tables: Mapping[tuple[str, str], int]
    """Number of live tables by state and game."""
    queues: Mapping[str, int]
    """Number of waiting items by queue."""
    shards: Mapping[int, ShardState]
    servers: int
    limit: float = 0.0
    """Counted requests a second that this process may send to Discord."""
    load: float = 0.0
    """Counted requests of the last seconds as a share of the limit; 1 is the limit."""
    level: int = 0
    """Which requests are saved: 0 none, and more the higher it is."""
    share: float = 1.0
    """The share of all servers that this process serves."""
