"""What the table service needs from outside, as protocols: tests and the simulator bring their own.

None of them knows how a table is run. The store is :class:`bot.store.Store` itself: the SQL that ships
is the store of the tests and of the simulator too.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from bot.preferences import GuildSettings, UserSettings
from bot.tables.state.snapshot import Change, Notice, Snapshot
from engine import Seen
from engine.players.hints import Hint


class Outbox(Protocol):
    """Takes what has been committed to whoever is to see it."""

    def publish(self, change: Change) -> None:
        """Take the change over and return at once.

        Delivery happens later, in order, the newest snapshot replacing what nobody has seen; what came of it
        returns as a :class:`~bot.tables.state.requests.Shown` or
        :class:`~bot.tables.state.requests.NotShown`.
        """

    def abandon(self, concerned: Callable[[Snapshot], bool]) -> None:
        """Forget the tables that another process shows from now on, with all that is under way."""

    def release(self, table_id: str) -> bool:
        """Forget a table that is no longer in use; return whether that was possible: nothing is under way."""


class Clock(Protocol):
    """Tells the time and wakes at one."""

    def now(self) -> float:
        """Return the Unix time."""

    def call_later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        """Have ``call`` made after some seconds; return what cancels that."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run ``work`` in the background, and keep hold of it until it has ended."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What there is to think about: all that one seat has seen, and nothing else."""

    table_id: str
    """Whose turn it is to think: tables take turns."""
    game: str
    options: Mapping[str, Any]
    seen: Seen
    seed: str
    """Of the chance in the thinking; the match's own cannot be found from it."""


class Thinker(Protocol):
    """Where computer players think."""

    async def choose(self, problem: Problem, level: str) -> str:
        """Return the move that a level makes, in notation; empty where it lets a chance pass."""

    async def advise(self, problem: Problem) -> Hint:
        """Return what is best for a seat that is waited for, how sure that is, and why."""


@dataclass(frozen=True, slots=True)
class Venue:
    """Where a match is played."""

    channel_id: int
    parent_id: int | None = None
    refusal: Notice | None = None
    """Why it is not where the server wants it; the host is told."""


class Venues(Protocol):
    """Prepares the place where a match is played."""

    async def prepare(self, table: Snapshot) -> Venue:
        """Return where the match of a lobby is to be played, made ready.

        Idempotent: asked twice for the same lobby, it returns the same place.
        """


@dataclass(frozen=True, slots=True)
class Beacon:
    """A number that neither a player nor the bot chose, and that everybody can see."""

    number: int
    table: Snapshot
    """The lobby that it was given for, as everybody was told of it."""


class Beacons(Protocol):
    """Brings a number into each deal that neither a player nor the bot chooses."""

    async def light(self, table: Snapshot) -> Beacon:
        """Tell everybody that a lobby, as it is here, is dealt to now.

        Idempotent: asked twice for the same lobby, unchanged, it tells it once.

        Raises:
            RefusedError: nobody could be told.
        """


class Ids(Protocol):
    """Makes names and secrets."""

    def table_id(self) -> str:
        """Return an unused table id."""

    def secret(self) -> str:
        """Return a secret that nobody can guess, to deal from."""


class Reach(Protocol):
    """Knows which servers can be reached now."""

    def reachable(self, guild_id: int) -> bool:
        """Return whether the people of a server can reach the bot, and it is this process's."""

    def serves(self, guild_id: int) -> bool:
        """Return whether this process serves a server; where it shares with nobody it serves all."""

    def lost_since(self) -> Mapping[tuple[int, int], float]:
        """Return since when connections are lost, in Unix time, by shard and the number of shards."""


class PreferenceSource(Protocol):
    """Knows what servers and people have set."""

    def guild(self, guild_id: int) -> GuildSettings:
        """Return the settings of a server."""

    def user(self, user_id: int) -> UserSettings:
        """Return the settings of a person."""
