"""The requests about seats, pauses and votes at a running table, and quick words."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.state.requests.base import Guest, Request


@dataclass(frozen=True, slots=True)
class Leave(Request):
    """Give up the actor's seat."""

    confirmed: bool = True
    """Whether the actor confirmed it. A lobby's leave button asks for no confirmation and is refused in a
    match."""


@dataclass(frozen=True, slots=True)
class TakeSeatBack(Request):
    """Return to the actor's own seat, which a computer has been playing."""


@dataclass(frozen=True, slots=True)
class AskForSeat(Request):
    """Ask to take over a computer's seat at a running table."""


@dataclass(frozen=True, slots=True)
class AdmitSubstitute(Request):
    """Give the seat to the person who asked for it."""

    guest: Guest


@dataclass(frozen=True, slots=True)
class RefuseSubstitute(Request):
    """Refuse the seat to the person who asked for it."""

    guest: Guest


@dataclass(frozen=True, slots=True)
class Kick(Request):
    """Remove a person from a running match: at once by those in charge, otherwise by a vote."""

    guest: Guest


@dataclass(frozen=True, slots=True)
class VoteOnKick(Request):
    """Vote on whether a person must leave."""

    user_id: int
    kick: bool


@dataclass(frozen=True, slots=True)
class AskPause(Request):
    """Ask the other players for a pause."""


@dataclass(frozen=True, slots=True)
class AgreeToPause(Request):
    """Agree to the requested pause."""


@dataclass(frozen=True, slots=True)
class DeclinePause(Request):
    """Decline the requested pause."""


@dataclass(frozen=True, slots=True)
class Resume(Request):
    """Resume a paused table."""


@dataclass(frozen=True, slots=True)
class SayWord(Request):
    """Say one of the quick words at the table."""

    word: str
