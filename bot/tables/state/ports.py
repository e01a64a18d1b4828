"""What the table service needs from outside, as protocols. Tests and the simulator supply their own.

None of them knows how a table works. The store has no protocol here: tests and the simulator use
:class:`bot.store.Store` too, with the SQL that ships.
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
    """Delivers committed changes to the people who should see them."""

    def publish(self, change: Change) -> None:
        """Queue the change for delivery and return at once.

        Changes of a table are delivered in order. A newer snapshot replaces one that has not been shown yet.
        The outcome comes back as a :class:`~bot.tables.state.requests.Shown` or
        :class:`~bot.tables.state.requests.NotShown` request.
        """

    def abandon(self, concerned: Callable[[Snapshot], bool]) -> None:
        """Forget the tables that ``concerned`` accepts and stop their deliveries: another process shows them
        now.
        """

    def release(self, table_id: str) -> bool:
        """Forget an unused table. Return False, and forget nothing, if a delivery is in progress."""


class Clock(Protocol):
    """Tells the time and schedules calls."""

    def now(self) -> float:
        """Return the Unix time."""

    def call_later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        """Schedule ``call`` to run after some seconds. Return a function that cancels it."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run ``work`` in the background. Keep a reference to it until it ends."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A position to think about: exactly what one seat has seen."""

    table_id: str
    """Identifies the table, so that workers serve tables in turn."""
    game: str
    options: Mapping[str, Any]
    seen: Seen
    seed: str
    """Seed of the chance in the thinking. It does not reveal the match seed."""


class Thinker(Protocol):
    """Chooses moves for computer players and hints."""

    async def choose(self, problem: Problem, level: str) -> str:
        """Return the move that a level chooses, in notation; empty if it declines an optional move."""

    async def advise(self, problem: Problem) -> Hint:
        """Return the best move for an awaited seat, with its confidence and reason."""


@dataclass(frozen=True, slots=True)
class Venue:
    """Where a match is played."""

    channel_id: int
    parent_id: int | None = None
    refusal: Notice | None = None
    """Why the match is not where the server's settings want it, for the host; None if it is."""


class Venues(Protocol):
    """Prepares the channel or thread where a match is played."""

    async def prepare(self, table: Snapshot) -> Venue:
        """Return the channel in which a lobby's match will be played, and create its thread if needed.

        Idempotent: a second call for the same lobby returns the same channel.
        """


@dataclass(frozen=True, slots=True)
class Beacon:
    """A number that everyone can see and that neither a player nor the bot chose."""

    number: int
    table: Snapshot
    """The lobby as it was announced when the number was obtained."""


class Beacons(Protocol):
    """Obtains for each deal a number that neither players nor the bot can choose."""

    async def light(self, table: Snapshot) -> Beacon:
        """Announce that the lobby is being dealt now. Return the number that Discord gives the announcement.

        Idempotent: a second call for the same, unchanged lobby returns the first announcement's number.

        Raises:
            RefusedError: the announcement could not be sent.
        """


class Ids(Protocol):
    """Creates table ids and secrets."""

    def table_id(self) -> str:
        """Return an unused table id."""

    def secret(self) -> str:
        """Return an unpredictable secret for a new table's deals."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """The time from which on a channel cannot be viewed."""

    since: float
    """Unix time."""
    seen: bool
    """Whether this process could view it before. If not, it may have been hidden for longer."""


class Reach(Protocol):
    """Knows which servers this process serves and can reach, and which channels it cannot view."""

    def reachable(self, guild_id: int) -> bool:
        """Return whether this process serves the server and its connection to it is up."""

    def serves(self, guild_id: int) -> bool:
        """Return whether this process serves a server. A stand-alone process serves all."""

    def lost_since(self) -> Mapping[tuple[int, int], float]:
        """Return when each lost connection was lost, in Unix time, by shard and number of shards."""

    def hidden(self, *channels: int | None) -> Hidden | None:
        """Return since when one of a table's channels cannot be viewed; None if all can be."""

    def in_touch(self, channel_id: int) -> bool:
        """Return whether a recent click lets the bot answer in a channel of which it is no member."""


class PreferenceSource(Protocol):
    """Gives the settings of servers and people."""

    def guild(self, guild_id: int) -> GuildSettings:
        """Return the settings of a server."""

    def user(self, user_id: int) -> UserSettings:
        """Return the settings of a person."""
