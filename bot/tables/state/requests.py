"""Everything that can be asked of a table, as frozen data, and who asks.

Requests carry what was pressed or typed and nothing else; whether they can be granted is decided by the
operations. This module knows no rule, no text and no Discord.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from engine import Seat


@dataclass(frozen=True, slots=True)
class Actor:
    """Who asks, and from where."""

    user_id: int
    """0 for the service itself: clocks, computer players, recovery."""
    name: str = ""
    guild_id: int = 0
    channel_id: int = 0
    parent_id: int | None = None
    """The channel that the asker's thread belongs to, where they ask from a thread."""
    locale: str = ""
    """The language of the asker's Discord."""
    guild_locale: str = ""
    """The language of the server's Discord."""
    may_manage_messages: bool = False
    interaction_id: int = 0
    """Names the interaction that asks; 0 for the service itself."""


SERVICE = Actor(0)
"""The service itself, where nobody asked."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody to invite."""

    user_id: int
    name: str


# -- the lobby -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Open a lobby where the actor is, with the actor as its host."""

    game: str | None = None
    """None for the first game of the registry."""
    guests: tuple[Guest, ...] = ()


@dataclass(frozen=True, slots=True)
class Rematch:
    """Open a lobby with the seats, options and pace of a finished match."""

    match_id: str


@dataclass(frozen=True, slots=True)
class Join:
    """Take a free seat."""


@dataclass(frozen=True, slots=True)
class AcceptInvitation:
    """Take a free seat with the button for the invited."""


@dataclass(frozen=True, slots=True)
class DeclineInvitation:
    """Turn an invitation down."""


@dataclass(frozen=True, slots=True)
class Invite:
    """Ask one more person to the lobby."""

    guest: Guest


@dataclass(frozen=True, slots=True)
class AddComputer:
    """Seat a computer player."""


@dataclass(frozen=True, slots=True)
class FillWithComputers:
    """Seat a computer player wherever nobody sits and nobody is expected."""


@dataclass(frozen=True, slots=True)
class RemovePlayer:
    """Take a seat away before the match, by :func:`bot.tables.state.table.player_key`."""

    key: str


@dataclass(frozen=True, slots=True)
class ChooseGame:
    """Play another game."""

    game: str


@dataclass(frozen=True, slots=True)
class ChoosePreset:
    """Play by a named set of house rules."""

    name: str


@dataclass(frozen=True, slots=True)
class SetOption:
    """Change one house rule."""

    name: str
    value: Any


@dataclass(frozen=True, slots=True)
class SetPace:
    """Change how long a turn may take, in seconds; 0 for no clock."""

    seconds: int


@dataclass(frozen=True, slots=True)
class SetLevel:
    """Change how well all computers play."""

    level: str


@dataclass(frozen=True, slots=True)
class SetRated:
    """Change whether the match counts for ratings."""

    rated: bool


@dataclass(frozen=True, slots=True)
class Start:
    """Deal the first round."""


# -- playing ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Play:
    """Make a move that was offered at a version of the table."""

    version: int
    move: str
    """In the game's notation."""
    again: bool = False
    """Whether to make it again for as long as the rules leave nothing else: to draw until something fits."""


@dataclass(frozen=True, slots=True)
class AskHint:
    """Ask what is best, as the table was at ``version``."""

    version: int


@dataclass(frozen=True, slots=True)
class Shout:
    """Make a call or a catch, however the table has moved on since it was offered."""

    move: str


@dataclass(frozen=True, slots=True)
class StartNextRound:
    """Deal the next round, where the table still stands at ``version``."""

    version: int


@dataclass(frozen=True, slots=True)
class ShowAgain:
    """Show the table, or its lobby, again at the bottom of the channel."""


@dataclass(frozen=True, slots=True)
class End:
    """End the table for everybody, without a winner."""


# -- seats, pauses, votes --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Leave:
    """Give up the actor's seat."""

    confirmed: bool = True
    """Whether the actor was asked twice: nobody leaves a running match with one press."""


@dataclass(frozen=True, slots=True)
class TakeSeatBack:
    """Return to the actor's own seat, which a computer has played meanwhile."""


@dataclass(frozen=True, slots=True)
class AskForSeat:
    """Ask to take over a computer's seat at a running table."""


@dataclass(frozen=True, slots=True)
class AdmitSubstitute:
    """Give the seat to a person who asked for it."""

    guest: Guest


@dataclass(frozen=True, slots=True)
class RefuseSubstitute:
    """Refuse the seat to a person who asked for it."""

    guest: Guest


@dataclass(frozen=True, slots=True)
class Kick:
    """Have a person leave a running match: at once, or by a vote."""

    guest: Guest


@dataclass(frozen=True, slots=True)
class VoteOnKick:
    """Vote on whether a person has to leave."""

    user_id: int
    kick: bool


@dataclass(frozen=True, slots=True)
class AskPause:
    """Ask the others for a pause."""


@dataclass(frozen=True, slots=True)
class AgreeToPause:
    """Agree to the pause that was asked for."""


@dataclass(frozen=True, slots=True)
class DeclinePause:
    """Play on."""


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on where the table was paused."""


# -- what happens of itself ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TimeIsUp:
    """The table's due time has come."""

    due_at: float
    """The due time that came, in Unix time; another one set meanwhile makes this request void."""


@dataclass(frozen=True, slots=True)
class ComputerMoves:
    """A computer player has thought."""

    seat: Seat
    made: int
    """How many moves had been made when it began to think."""
    move: str
    """In the game's notation; empty where it lets a chance pass."""


@dataclass(frozen=True, slots=True)
class MakeForcedMove:
    """The pause is over before a move that decides nothing and is made for its seat's owner."""

    seat: Seat
    made: int
    """How many moves had been made when the pause began."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A change has reached the channel."""

    clock_key: tuple[int, frozenset[int]] | None
    """The turn that is on show, as :attr:`bot.tables.state.snapshot.Snapshot.clock_key` named it."""
    at: float
    """When it was on show, in Unix time."""
    until: float | None = None
    """When the turn's time is up as its message says, in Unix time; None where that says no time."""


@dataclass(frozen=True, slots=True)
class NotShown:
    """A change could not be shown."""

    reason: str
    """For the log."""
    never_seen: bool = False
    """Whether nothing of the table has ever been on show."""


@dataclass(frozen=True, slots=True)
class GiveTimeBack:
    """Lengthen what is due by time in which nobody could reach the bot."""

    seconds: float


@dataclass(frozen=True, slots=True)
class CloseTable:
    """Give the table up: its channel is gone, or everybody has forgotten it."""

    key: str = ""
    """The sentence that says why; empty where nobody is left to read it."""
    revision: int | None = None
    """The only one at which it is given up; None whatever has happened since."""


@dataclass(frozen=True, slots=True)
class ChannelFound:
    """The table's channel turned out to be a thread of another one."""

    parent_id: int


Request: TypeAlias = (
    Join
    | AcceptInvitation
    | DeclineInvitation
    | Invite
    | AddComputer
    | FillWithComputers
    | RemovePlayer
    | ChooseGame
    | ChoosePreset
    | SetOption
    | SetPace
    | SetLevel
    | SetRated
    | Start
    | Play
    | AskHint
    | Shout
    | StartNextRound
    | ShowAgain
    | End
    | Leave
    | TakeSeatBack
    | AskForSeat
    | AdmitSubstitute
    | RefuseSubstitute
    | Kick
    | VoteOnKick
    | AskPause
    | AgreeToPause
    | DeclinePause
    | Resume
    | TimeIsUp
    | ComputerMoves
    | MakeForcedMove
    | Shown
    | NotShown
    | GiveTimeBack
    | CloseTable
    | ChannelFound
)
"""What :meth:`bot.tables.service.session.TableSession.handle` takes."""
