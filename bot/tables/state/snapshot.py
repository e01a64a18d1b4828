"""What a table is at one moment, for everybody outside the service: frozen, made once for each change.

Messages, pictures and answers are made of nothing else. A snapshot holds no round and, while the match
goes on, no seed. This module refuses to know text, pictures and Discord.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from bot.store import InvitedRow, State
from bot.tables.state.questions import Question, QuestionKey
from bot.tables.state.requests import SERVICE, Actor
from engine import Event, Finished, Outcome, Seat, View
from engine.players.hints import Hint

USUAL_LEVEL = "casual"
"""The level of computers where nobody has named one."""

ClockKey: TypeAlias = tuple[int, frozenset[int]]
"""What a turn's clock runs for: the turn's number, and the people it waits for."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who a seat belongs to: a person by id, or a computer player (no id)."""

    name: str
    user_id: int | None = None
    away: bool = False
    """Whether a computer plays until the person is back."""
    missed_turns: int = 0
    """Turns in a row that the person let pass."""
    unsubstituted: bool = True
    """Whether nobody else, and no computer, has played the seat since the first deal."""
    level: str = ""
    """How well a computer player plays, by the level's name; empty for a person."""
    hints: int = 0
    """How many hints were given at the seat in this match, whoever sat there."""

    @property
    def computer(self) -> bool:
        """Whether a computer plays the seat now."""
        return self.user_id is None or self.away

    @property
    def played_by(self) -> int | None:
        """The user who plays the seat now and is credited with what comes of it; None for a computer."""
        return None if self.away else self.user_id

    @property
    def display_name(self) -> str:
        """The name as everybody sees it: a robot's sign tells that a computer plays."""
        return marked(self.name) if self.away else self.name


SIGN = " 🤖"
"""What follows the name of whom a computer plays for."""


def marked(name: str) -> str:
    """Return a name with the sign of the computer players."""
    return f"{name}{SIGN}"


def unmarked(names: Sequence[str]) -> tuple[str, ...]:
    """Return names without that sign, for sentences: but where another at the table has the same name."""
    bare = [name.removesuffix(SIGN) for name in names]
    return tuple(name if bare.count(short) > 1 else short for name, short in zip(names, bare, strict=True))


@dataclass(frozen=True, slots=True)
class TimeWarning:
    """The time of those waited for is nearly up."""

    user_ids: tuple[int, ...]
    deadline: float
    """Unix time."""


class Seated:
    """Who sits where, at a table and in a snapshot of it alike."""

    __slots__ = ()
    players: Sequence[Player]
    """By seat."""
    rated: bool
    level: str

    @property
    def counts_as_rated(self) -> bool:
        """Whether a match that began now would be rated: only among people is anything compared."""
        return self.rated and len(self.owners()) > 1

    def seat_of(self, user_id: int) -> Seat | None:
        """Return where a person sits; None for a stranger."""
        return next((seat for seat, player in enumerate(self.players) if player.user_id == user_id), None)

    def level_of(self, seat: Seat) -> str:
        """Return how well a computer plays a seat, by the level's name; also one that stands in."""
        return self.players[seat].level or self.level

    def people(self) -> list[tuple[Seat, Player]]:
        """Return those who play themselves now."""
        return [(seat, player) for seat, player in enumerate(self.players) if not player.computer]

    def owners(self) -> list[tuple[Seat, Player]]:
        """Return everybody a seat belongs to, whoever plays it now."""
        return [(seat, player) for seat, player in enumerate(self.players) if player.user_id is not None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot(Seated):
    """One table at one moment."""

    # -- what it is
    table_id: str
    guild_id: int
    channel_id: int
    parent_id: int | None = None
    """The channel whose thread this table is played in, if it is in one."""
    host_id: int
    game: str
    options: Mapping[str, Any]
    locale: str
    """The server's language: what is public is said in it."""
    players: tuple[Player, ...]
    """By seat."""
    state: State
    resumes: State | None = None
    """Where a paused table goes on; None unless it is paused."""
    turn_seconds: int = 0
    level: str = USUAL_LEVEL
    """How well computers play, by the level's name."""
    rated: bool = True
    """Whether the match counts for ratings: in a lobby as the host wants it, then as it began."""
    invited: tuple[InvitedRow, ...] = ()
    """Who has been asked to the lobby."""
    seal: str = ""
    """The hash that the secret is sealed with; in matches of earlier versions, the seed."""
    beacon: int | None = None
    """The number that the secret was mixed with as the match began; None before, and in those matches."""
    secret: str = ""
    """The secret, once the match has ended one way or another; else empty."""
    seed: str = ""
    """What every deal came from, once the match has ended one way or another; else empty."""

    # -- where it stands
    revision: int = 0
    """Counts the changes of the table: of two snapshots the greater one is newer."""
    version: int = 0
    """Counts the moves but for shouts: a control drawn at an older version is stale."""
    since: int = 0
    """How many moves had been made when it came to that version."""
    turn: int = 0
    made: int = 0
    """How many moves have been made, shouts included."""
    deadline: float | None = None
    """When the turn on show runs out, in Unix time; None while no clock runs."""
    allowance: float | None = None
    """The seconds that a turn not on show yet is given once it is shown; None where no clock is to run."""
    clock_key: ClockKey | None = None
    """Names that turn: delivery reports it back."""
    automatic: tuple[Seat, ...] = ()
    """The seats waited for whose owners have nothing to decide: the bot moves for them after a pause."""
    questions: Mapping[QuestionKey, Question] = field(default_factory=dict)
    ready: frozenset[int] = frozenset()
    """The users who have asked for the next round, where it waits for all."""
    warning: TimeWarning | None = None

    # -- the match; empty in a lobby
    spectator: View | None = None
    """The round as everybody sees it."""
    views: Mapping[Seat, View] = field(default_factory=dict)
    """The round as each person's seat sees it."""
    markers: tuple[int, ...] = ()
    """Each seat's marker, as a number; those of the seats themselves where there are none."""
    notes: Mapping[Seat, tuple[Event, ...]] = field(default_factory=dict)
    """What has happened since each person's last decision, as their seat sees it."""
    totals: tuple[int, ...] = ()
    """Points by seat, finished rounds only."""
    outcomes: tuple[Outcome, ...] = ()
    """How each finished round ended."""
    finished: Finished | None = None
    """The round that ended last."""
    winners: tuple[Seat, ...] | None = None
    """None while the match goes on; several share it; empty if it was drawn."""

    @property
    def rounds(self) -> int:
        """How many rounds have been finished."""
        return len(self.outcomes)

    @property
    def points(self) -> tuple[int, ...]:
        """Points by seat, with what the round being played has brought so far."""
        if self.spectator is None:
            return self.totals
        made = self.spectator.round_scores
        return tuple(total + extra for total, extra in zip(self.totals, made, strict=True))

    @property
    def round_scores(self) -> tuple[tuple[int, ...], ...]:
        """What each seat scored in each finished round."""
        return tuple(outcome.scores for outcome in self.outcomes)

    def marker(self, seat: Seat) -> int:
        """Return which marker a seat has."""
        return self.markers[seat] if self.markers else seat

    @property
    def anybody_away(self) -> bool:
        """Whether a computer plays for a person."""
        return any(player.away for player in self.players)

    def waiting(self) -> tuple[Seat, ...]:
        """Return the seats that the table waits for; none unless a round is being played."""
        if self.state is not State.PLAYING or self.spectator is None:
            return ()
        return self.spectator.waiting

    def deciding(self) -> tuple[Seat, ...]:
        """Return the seats waited for whose owners have something to decide themselves."""
        return tuple(
            seat for seat in self.waiting() if not self.players[seat].computer and seat not in self.automatic
        )

    @property
    def nobody_decides(self) -> bool:
        """Whether play goes on by itself: the table waits for computers and for forced moves alone."""
        return self.state is State.PLAYING and not self.deciding()


# -- what happened ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Name:
    """A person's name in a notice: it stands out there, and nothing in it formats or mentions."""

    text: str


@dataclass(frozen=True, slots=True)
class Until:
    """An instant in a notice, in Unix time: each reader's Discord counts down to it."""

    at: float


@dataclass(frozen=True, slots=True)
class Names:
    """Several people's names in a notice, as a list."""

    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Labels:
    """Words of the locale files in a notice, as a list: what a button or a permission is called."""

    keys: tuple[str, ...]
    locale: str = ""
    """The language they are said in; the reader's own if empty."""


NoticeValue: TypeAlias = str | int | Name | Names | Until | Labels


def plain_value(value: NoticeValue) -> str | int:
    """Return what stands in a gap without any markup, for the log."""
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
    """A sentence of the locale files, with what stands in its gaps."""

    key: str
    values: Mapping[str, NoticeValue] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class GameEvent:
    """An event of the game as everybody sees it, and what the players were called at the time."""

    event: Event
    names: tuple[str, ...]
    """Display names by seat, without markup."""
    mover: Seat | None = None
    """Whose move brought it about, as far as it was one seat's."""


Told: TypeAlias = Notice | GameEvent
"""One thing for the channel to read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What came of a request: the table as it is now, and what is to be told of how it came about."""

    snapshot: Snapshot
    cause: Actor = SERVICE
    """Who brought it about; names the interaction, if there was one."""
    answered: int | None = None
    """The user who is shown the change by the answer to that interaction: nobody is shown it twice."""
    told: tuple[Told, ...] = ()
    reported: tuple[Notice, ...] = ()
    """What the server's managers may want to know of it."""
    closed: Mapping[QuestionKey, Notice] = field(default_factory=dict)
    """Questions whose message stays, with this sentence instead of its controls. The messages of other
    questions that are no longer open go."""
    left: tuple[int, ...] = ()
    """Users whose seat is no longer theirs: their hands are to be taken away."""
    show_again: bool = False
    """Whether to show the table at the bottom of the channel, even if it is on show already."""
    quiet: bool = False
    """Whether nothing that anybody sees has changed."""
    recovered: bool = False
    """Whether the table has just been brought back: what of it is on show already, nobody knows here."""
    doubtful: bool = False
    """Whether something of it may be on show of which nobody knows at all: its process has ended."""


# -- answers ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Done:
    """Nothing to say: what came of the request is there for all to see."""


@dataclass(frozen=True, slots=True)
class Say:
    """A sentence to the actor alone."""

    notice: Notice
    replace: bool = False
    """Whether it takes the place of the private message whose control was pressed."""


@dataclass(frozen=True, slots=True)
class ShowHand:
    """The actor's own hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Hinted:
    """The actor's own hand, with what is best."""

    seat: Seat
    hint: Hint
    made: int
    """How many moves had been made."""

    def holds(self, table: Snapshot, seat: Seat) -> bool:
        """Return whether a seat still has to make the decision that the hint is for."""
        playing = table.state is State.PLAYING and seat in table.views
        return playing and (self.seat, self.made) == (seat, table.made)


Answer: TypeAlias = Done | Say | ShowHand | Hinted
