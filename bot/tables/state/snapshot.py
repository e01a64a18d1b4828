"""A frozen snapshot of a table for everything outside the service, made once for each change.

Messages, pictures and answers are made from snapshots alone. A snapshot contains no round and, until the
match ends, no seed. This module knows no texts, no pictures and no Discord.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from bot.store import InvitedRow, State
from bot.tables.bank import Bank
from bot.tables.partners import Sides
from bot.tables.rest_times import Rest
from bot.tables.state.questions import Ahead, Question, QuestionKey
from bot.tables.state.requests import SERVICE, Actor
from bot.tables.state.seated import USUAL_LEVEL, Player, Seated
from engine import Event, Finished, Outcome, Seat, View
from engine.players.hints import Hint

ClockKey: TypeAlias = tuple[int, frozenset[int]]
"""The turn that a clock runs for: its number, and the user ids of the people it waits for."""


@dataclass(frozen=True, slots=True)
class TimeWarning:
    """A warning that the awaited people have little time left."""

    user_ids: tuple[int, ...]
    deadline: float
    """Unix time."""


class Remark(NamedTuple):
    """A line that a computer player says when a round or the match ends."""

    seat: Seat
    mood: str
    """What calls for it; with ``remark-`` before it, the key of the mood's lines."""
    line: int
    """Which of the mood's lines, counted from 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot(Seated):
    """A table at one moment."""

    # -- what it is
    table_id: str
    guild_id: int
    channel_id: int
    parent_id: int | None = None
    """The parent channel if the table is in a thread; otherwise None."""
    host_id: int
    game: str
    options: Mapping[str, Any]
    locale: str
    """The server's language, used for public messages."""
    players: tuple[Player, ...]
    """By seat."""
    sides: Sides = ()
    """The team of each player of a lobby with teams; empty without teams, and in a match."""
    rotates: bool = False
    """Whether each rematch has other partners."""
    state: State
    resumes: State | None = None
    """The state to return to after a pause; None unless paused."""
    turn_seconds: int = 0
    bank: Bank | None = None
    """What is left to each seat, if there is a bank of time; running time is not yet taken off."""
    level: str = USUAL_LEVEL
    """The level of computer players."""
    rated: bool = True
    """Whether the match is rated. In a lobby, whether the host wants it rated."""
    invited: tuple[InvitedRow, ...] = ()
    """The people invited to the lobby."""
    seal: str = ""
    """The commitment to the secret. In matches of earlier versions, the commitment to the seed."""
    beacon: int | None = None
    """The number mixed with the secret. None before the match and in matches of earlier versions."""
    secret: str = ""
    """The secret, once the match is over or abandoned; empty before."""
    seed: str = ""
    """The seed of every deal, once the match is over or abandoned; empty before."""

    # -- where it stands
    revision: int = 0
    """Counts the saved changes. Of two snapshots, the one with the greater number is newer."""
    version: int = 0
    """Counts moves, except shouts that leave all options unchanged. Controls of older versions are stale."""
    since: int = 0
    """How many moves had been made when the current version began."""
    turn: int = 0
    made: int = 0
    """How many moves have been made, including shouts."""
    deadline: float | None = None
    """When the current turn runs out, in Unix time; None if no clock runs."""
    allowance: float | None = None
    """Seconds the turn gets once its message is shown; None if its clock already runs or none is due."""
    clock_key: ClockKey | None = None
    """The turn and its people. Delivery reports it back once the turn is shown."""
    rests: Mapping[int, Rest] = field(default_factory=dict)
    """By user id, when people's clocks rest."""
    automatic: tuple[Seat, ...] = ()
    """The awaited seats whose forced move the bot makes after a pause."""
    conceals: bool = False
    """Whether a forced move is made after a drawn delay and looks like a decision until then."""
    take_back: bool = False
    """Whether a lay is taken back at once. If not, the others must agree."""
    undoable: Seat | None = None
    """The seat whose person may take back its last lay, or ask for it; None if no seat's may."""
    ahead: Mapping[Seat, Ahead] = field(default_factory=dict)
    """By seat, the move that its owner has chosen in advance. Only that owner may see it."""
    questions: Mapping[QuestionKey, Question] = field(default_factory=dict)
    ready: frozenset[int] = frozenset()
    """User ids of those who have asked for the next round, if it waits for everyone."""
    warning: TimeWarning | None = None

    # -- the match; empty in a lobby
    spectator: View | None = None
    """The round as a spectator sees it."""
    views: Mapping[Seat, View] = field(default_factory=dict)
    """The round as each person's seat sees it."""
    markers: tuple[int, ...] = ()
    """Each seat's marker, as a number. If empty, each seat has the marker of its own number."""
    movers: tuple[str, ...] = ()
    """By seat, the display name of the player who moved last there; empty if that is the present one."""
    notes: Mapping[Seat, tuple[Event, ...]] = field(default_factory=dict)
    """By seat, the events since its owner's last decision, as that seat sees them."""
    totals: tuple[int, ...] = ()
    """Points by seat from finished rounds."""
    outcomes: tuple[Outcome, ...] = ()
    """The outcome of each finished round."""
    finished: Finished | None = None
    """The most recently finished round."""
    winners: tuple[Seat, ...] | None = None
    """The winning seats, several if they share the win, empty for a draw. None while the match is unfinished.
    """
    remark: Remark | None = None
    """What a computer player says about the end of the round on show; None if it says nothing."""

    @property
    def rounds(self) -> int:
        """How many rounds are finished."""
        return len(self.outcomes)

    @property
    def points(self) -> tuple[int, ...]:
        """Points by seat, including those scored so far in the current round."""
        if self.spectator is None:
            return self.totals
        made = self.spectator.round_scores
        return tuple(total + extra for total, extra in zip(self.totals, made, strict=True))

    @property
    def round_scores(self) -> tuple[tuple[int, ...], ...]:
        """Each finished round's scores by seat."""
        return tuple(outcome.scores for outcome in self.outcomes)

    @property
    def increment(self) -> int:
        """Seconds that each turn adds to a bank of time; 0 if there is none."""
        return 0 if self.bank is None else self.bank.increment

    def marker(self, seat: Seat) -> int:
        """Return the number of a seat's marker: the assigned one, or the seat's own number."""
        return self.markers[seat] if self.markers else seat

    @property
    def anybody_away(self) -> bool:
        """Whether a computer plays for at least one person."""
        return any(player.away for player in self.players)

    def waiting(self) -> tuple[Seat, ...]:
        """Return the seats that the table waits for; empty unless a round is being played."""
        if self.state is not State.PLAYING or self.spectator is None:
            return ()
        return self.spectator.waiting

    def deciding(self) -> tuple[Seat, ...]:
        """Return the awaited seats that a person has to decide for, or seems to: see :attr:`conceals`."""
        apart = () if self.conceals else self.automatic
        return tuple(seat for seat in self.waiting() if not self.players[seat].computer and seat not in apart)

    @property
    def nobody_decides(self) -> bool:
        """Whether play continues without people: only computers and forced moves are awaited."""
        return self.state is State.PLAYING and not self.deciding()


# -- changes and notices ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Name:
    """A person's name in a notice. It is emphasised, and its own markup and mentions are disabled."""

    text: str


@dataclass(frozen=True, slots=True)
class Until:
    """A moment in a notice, in Unix time. Discord shows each reader a countdown to it."""

    at: float


@dataclass(frozen=True, slots=True)
class Names:
    """Several names in a notice, shown as a list."""

    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Labels:
    """Labels from the locale files in a notice, shown as a list: names of buttons or permissions."""

    keys: tuple[str, ...]
    locale: str = ""
    """Their language; the reader's own if empty."""


NoticeValue: TypeAlias = str | int | Name | Names | Until | Labels


def plain_value(value: NoticeValue) -> str | int:
    """Return a notice value as plain text or number, for the log."""
    match value:
        case Name(text):
            return text
        case Names(texts):
            return ", ".join(texts)
        case Until(at):
            return str(at)
        case Labels(keys):
            return ", ".join(keys)
        case _:
            return value


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence of the locale files, with its values."""

    key: str
    values: Mapping[str, NoticeValue] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class GameEvent:
    """A public game event, with the players' names at that time."""

    event: Event
    names: tuple[str, ...]
    """Display names by seat, without markup."""
    mover: Seat | None = None
    """The seat whose move caused it; None if no single seat did."""


Told: TypeAlias = Notice | GameEvent
"""One message for the channel."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """The outcome of a request: the table's new snapshot, and the messages about the change."""

    snapshot: Snapshot
    cause: Actor = SERVICE
    """Who caused it, with the interaction if there was one."""
    answered: int | None = None
    """The user who sees the change in the reply to their own interaction and needs no second message."""
    told: tuple[Told, ...] = ()
    reported: tuple[Notice, ...] = ()
    """Messages for the server's managers."""
    closed: Mapping[QuestionKey, Notice] = field(default_factory=dict)
    """Closed questions whose message stays, with this sentence in place of its buttons. Messages of other
    closed questions are deleted."""
    left: tuple[int, ...] = ()
    """Users who have lost their seat. Their hands are withdrawn."""
    show_again: bool = False
    """Whether to show the table again at the bottom of the channel, even if it is already shown."""
    quiet: bool = False
    """Whether the change alters nothing that is displayed."""
    recovered: bool = False
    """Whether the table was just restored, so that this process does not know which messages are shown."""
    doubtful: bool = False
    """Whether messages may be shown that were never recorded, because the process that sent them ended."""


# -- answers ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Done:
    """No reply is needed: the table's messages show the outcome."""


@dataclass(frozen=True, slots=True)
class Say:
    """Reply with a sentence that only the actor sees."""

    notice: Notice
    replace: bool = False
    """Whether it replaces the ephemeral message whose control was pressed."""


@dataclass(frozen=True, slots=True)
class ShowHand:
    """Show the actor their own hand."""

    seat: Seat
    note: Notice | None = None
    """A sentence on top of it; None for none."""


@dataclass(frozen=True, slots=True)
class Hinted:
    """Show the actor their own hand with a hint."""

    seat: Seat
    hint: Hint
    made: int
    """How many moves had been made when the hint was given."""

    def holds(self, table: Snapshot, seat: Seat) -> bool:
        """Return whether the seat still faces the decision that the hint is for."""
        playing = table.state is State.PLAYING and seat in table.views
        return playing and (self.seat, self.made) == (seat, table.made)


Answer: TypeAlias = Done | Say | ShowHand | Hinted
