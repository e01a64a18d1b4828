"""The requests that the service makes by itself."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.state.requests.base import Request
from engine import Seat


@dataclass(frozen=True, slots=True)
class TimeIsUp(Request):
    """The table's due time has come."""

    due_at: float
    """The due time that came, in Unix time. The request is ignored if another was set since."""


@dataclass(frozen=True, slots=True)
class ComputerMoves(Request):
    """A computer player has chosen its move."""

    seat: Seat
    made: int
    """How many moves had been made when it began to think."""
    move: str
    """In the game's notation; empty if it declines an optional move."""


@dataclass(frozen=True, slots=True)
class MakeForcedMove(Request):
    """Make a person's forced move for them: the pause before it has passed."""

    seat: Seat
    made: int
    """How many moves had been made when the pause began."""


@dataclass(frozen=True, slots=True)
class Shown(Request):
    """A change has been shown in the channel."""

    clock_key: tuple[int, frozenset[int]] | None
    """The turn that was shown, as :attr:`bot.tables.state.snapshot.Snapshot.clock_key` identified it."""
    at: float
    """When it was shown, in Unix time."""
    until: float | None = None
    """The deadline on its message, in Unix time; None if the message gives none."""


@dataclass(frozen=True, slots=True)
class NotShown(Request):
    """A change could not be shown in the channel."""

    reason: str
    """For logs."""
    never_seen: bool = False
    """Whether no message of the table has ever been shown."""


@dataclass(frozen=True, slots=True)
class AddDowntime(Request):
    """Add downtime to whatever the table waits for."""

    seconds: float


@dataclass(frozen=True, slots=True)
class CloseTable(Request):
    """Close the table: its channel is gone, or it has been inactive too long."""

    key: str = ""
    """The locale key of the reason told in the channel; empty to close it silently."""
    revision: int | None = None
    """Close it only while it is at this revision; None for any revision."""


@dataclass(frozen=True, slots=True)
class ChannelFound(Request):
    """The table's channel is a thread of another channel."""

    parent_id: int


@dataclass(frozen=True, slots=True)
class RefreshRests(Request):
    """The quiet hours or the absence of a person at the table may have changed."""
