"""Every request to a table, as frozen data, and who makes it.

A request contains only what was pressed or typed. The operations decide whether to grant it. This module
knows no rules, no texts and no Discord.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine import Seat


@dataclass(frozen=True, slots=True)
class Actor:
    """Who makes a request, and from where."""

    user_id: int
    """0 for the service itself: clocks, computer players, recovery."""
    name: str = ""
    guild_id: int = 0
    channel_id: int = 0
    parent_id: int | None = None
    """The parent channel, if the request comes from a thread; otherwise None."""
    locale: str = ""
    """The language of the actor's Discord client."""
    guild_locale: str = ""
    """The language set for the server in Discord."""
    may_manage_messages: bool = False
    interaction_id: int = 0
    """The Discord interaction behind the request; 0 for the service itself."""


SERVICE = Actor(0)
"""The actor of requests that the service makes by itself."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A person to invite, seat or kick."""

    user_id: int
    name: str


# -- the lobby -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Open a lobby in the actor's channel, with the actor as host."""

    game: str | None = None
    """None for the first game in the registry."""
    guests: tuple[Guest, ...] = ()
    quick: bool = False
    """Whether computers take the other seats for a short match that can start at once."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """Open a lobby with the seats, options and turn length of a finished match."""

    match_id: str


class Request:
    """What :meth:`bot.tables.service.session.TableSession.handle` accepts."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Join(Request):
    """Take a free seat."""


@dataclass(frozen=True, slots=True)
class AcceptInvitation(Request):
    """Take a free seat with the invitation button."""


@dataclass(frozen=True, slots=True)
class DeclineInvitation(Request):
    """Decline an invitation."""


@dataclass(frozen=True, slots=True)
class Invite(Request):
    """Invite one more person to the lobby."""

    guest: Guest


@dataclass(frozen=True, slots=True)
class AddComputer(Request):
    """Add a computer player."""


@dataclass(frozen=True, slots=True)
class FillWithComputers(Request):
    """Fill every free seat that is not kept for a pending invitation with a computer player."""


@dataclass(frozen=True, slots=True)
class RemovePlayer(Request):
    """Remove a player from the lobby, named by :func:`bot.tables.state.seated.player_key`."""

    key: str


@dataclass(frozen=True, slots=True)
class ChooseGame(Request):
    """Change the game."""

    game: str


@dataclass(frozen=True, slots=True)
class ChoosePreset(Request):
    """Replace the house rules by a named preset."""

    name: str


@dataclass(frozen=True, slots=True)
class SetOption(Request):
    """Change one house rule."""

    name: str
    value: Any


@dataclass(frozen=True, slots=True)
class SetPace(Request):
    """Change the length of a turn in seconds, 0 for no clock; with an increment, of a bank of time."""

    seconds: int
    increment: int = 0


@dataclass(frozen=True, slots=True)
class SetLevel(Request):
    """Change how strong all computer players are."""

    level: str


@dataclass(frozen=True, slots=True)
class SetRated(Request):
    """Change whether the match counts for ratings."""

    rated: bool


@dataclass(frozen=True, slots=True)
class SetTakeBack(Request):
    """Change whether a lay is taken back at once, or only if the others agree."""

    at_once: bool


@dataclass(frozen=True, slots=True)
class Start(Request):
    """Start the match: deal the first round."""

    remember: bool = True
    """Whether the server's next table of this game starts with these house rules."""


# -- playing ---------------------------------------------------------------------------------------


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


# -- seats, pauses, votes --------------------------------------------------------------------------


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


# -- requests of the service -----------------------------------------------------------------------


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
