"""The requests of people at a running table: moves, rounds, and the end."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.state.requests.base import Request


@dataclass(frozen=True, slots=True)
class Play(Request):
    """Make a move that was offered when the table was at ``version``."""

    version: int
    move: str
    """In the game's notation."""
    again: bool = False
    """Whether to repeat the move while it is the only legal one: draw until a tile fits."""


@dataclass(frozen=True, slots=True)
class AskHint(Request):
    """Ask for the best move while the table is at ``version``."""

    version: int


@dataclass(frozen=True, slots=True)
class Shout(Request):
    """Make a call or a catch, even if the table has changed since it was offered."""

    move: str


@dataclass(frozen=True, slots=True)
class PlayInAdvance(Request):
    """Make a move for the actor when their turn comes, if it is legal then."""

    move: str
    """A move in notation, or a tile alone for the only place where it fits then."""


@dataclass(frozen=True, slots=True)
class CancelAdvance(Request):
    """Forget the move that the actor has chosen in advance."""


@dataclass(frozen=True, slots=True)
class TakeBack(Request):
    """Take back the actor's last lay, or ask the others whether they agree to it."""


@dataclass(frozen=True, slots=True)
class AnswerTakeBack(Request):
    """Answer whether a person may take back their last lay."""

    user_id: int
    agree: bool


@dataclass(frozen=True, slots=True)
class StartNextRound(Request):
    """Deal the next round, if the table is still at ``version``."""

    version: int


@dataclass(frozen=True, slots=True)
class ShowAgain(Request):
    """Show the table or its lobby again at the bottom of the channel."""


@dataclass(frozen=True, slots=True)
class End(Request):
    """End the table for everyone, without a winner."""
