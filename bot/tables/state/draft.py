"""One change in the making: a copy of the table that an operation may change, and what it tells.

Where the operation is refused, or its result cannot be saved, the draft is forgotten and nothing has
changed. An operation saves nothing, shows nothing and arms no clock: the session does, for all of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from bot.preferences import GuildSettings, UserSettings
from bot.store import LIVE, ResultRow, RoundRow, State
from bot.tables.state.deadlines import Pace, clock_key, counts_from, on_show, set_due, start_clock, stop_clock
from bot.tables.state.forced_moves import automatic_seats
from bot.tables.state.ports import PreferenceSource
from bot.tables.state.questions import QuestionKey
from bot.tables.state.refusals import IllegalMoveError, RefusedError, StrangerError
from bot.tables.state.requests import Actor
from bot.tables.state.results import result_rows, round_rows
from bot.tables.state.snapshot import (
    ClockKey,
    Done,
    GameEvent,
    Labels,
    Name,
    Notice,
    NoticeValue,
    Player,
    Told,
)
from bot.tables.state.table import Table
from engine import Event, IllegalMove, Seat, View


@dataclass(slots=True)
class Draft:
    """A change in the making."""

    table: Table
    """The copy to work on."""
    now: float
    """Unix time."""
    preferences: PreferenceSource
    told: list[Told] = field(default_factory=list)
    """For the channel to read, in order."""
    reported: list[Notice] = field(default_factory=list)
    """For the server's managers to read."""
    closed: dict[QuestionKey, Notice] = field(default_factory=dict)
    left: list[int] = field(default_factory=list)
    answered: int | None = None
    show_again: bool = False
    quiet: bool = False
    views: dict[Seat, View] = field(default_factory=dict)
    """What seats see of the round now, where somebody has looked: nobody has to look again."""
    users: dict[int, UserSettings] = field(default_factory=dict)
    """What people have set, as far as it has been asked for."""
    decided: bool = False
    """Whether the hand of who moved tells nothing more of what came before: see :meth:`Table.decides`."""
    rounds: list[RoundRow] = field(default_factory=list)
    """The rounds that moves of this change finished, credited to those who played then."""
    result: tuple[ResultRow, ...] | None = None
    """What each seat made of the match, if a move of this change finished it."""
    remember_options: bool = False
    """Whether the next table of this game on this server starts from these house rules."""

    @property
    def guild(self) -> GuildSettings:
        """What the table's server has set."""
        return self.preferences.guild(self.table.guild_id)

    def user(self, user_id: int) -> UserSettings:
        """Return what a person has set, the same throughout the change."""
        if user_id not in self.users:
            self.users[user_id] = self.preferences.user(user_id)
        return self.users[user_id]

    # -- telling -------------------------------------------------------------------------------

    def tell(self, key: str, **values: NoticeValue) -> None:
        """Tell the channel a sentence."""
        self.told.append(Notice(key, values))

    def report(self, key: str, **values: NoticeValue) -> None:
        """Tell the server's managers a sentence."""
        self.reported.append(Notice(key, values))

    def hear(self, events: Iterable[Event], mover: Seat | None) -> None:
        """Tell the channel the public part of what happened, and each hand its own part.

        The mover's hand starts telling again from here if anything was decided.

        Args:
            mover: the seat that moved; None where its owner did not know of it.
        """
        events = list(events)
        self.table.note(events, mover, decided=self.decided)
        self._tell_events(events, mover)

    def _tell_events(self, events: Iterable[Event], mover: Seat | None) -> None:
        names = tuple(player.display_name for player in self.table.players)
        self.told += [GameEvent(event.seen_by(None), names, mover) for event in events]

    # -- guards --------------------------------------------------------------------------------

    def seat(self, actor: Actor) -> Seat:
        """Return where the actor sits.

        Raises:
            StrangerError: nowhere at this table.
        """
        seat = self.table.seat_of(actor.user_id)
        if seat is None:
            raise StrangerError
        return seat

    def require(self, states: Iterable[State], key: str, **values: NoticeValue) -> None:
        """Refuse with a sentence unless the table is in one of these states."""
        if self.table.state not in states:
            raise RefusedError(key, **values)

    def require_live(self) -> None:
        """Refuse where the table can no longer be played."""
        self.require(LIVE, "table-gone")

    def require_not_barred(self, actor: Actor) -> None:
        """Refuse those whom the server's managers have shut out."""
        if actor.user_id in self.guild.barred:
            raise RefusedError("barred")

    def in_charge(self, actor: Actor) -> bool:
        """Return whether the actor decides who sits here: the host, and who may manage messages."""
        return actor.user_id == self.table.host_id or actor.may_manage_messages

    # -- what several operations do ------------------------------------------------------------

    def play(self, seat: Seat, text: str) -> list[Event]:
        """Make a move and take the table to where it leaves it; return what it did.

        Raises:
            IllegalMoveError: the rules refuse it; nothing has changed.
        """
        table, match = self.table, self.table.match_or_raise
        rounds, decides = match.rounds, table.decides(seat, text)
        self.views.clear()
        try:
            events = table.play(seat, text)
        except IllegalMove as refusal:
            raise IllegalMoveError(refusal) from refusal
        self.decided |= decides
        self.rounds += round_rows(table, rounds)
        self.result = result_rows(table)
        if match.winners is not None:
            table.state = State.OVER
        elif match.rounds > rounds:
            table.state = State.BETWEEN
        return events

    def view(self, seat: Seat) -> View:
        """Return the round as a seat sees it now."""
        if seat not in self.views:
            self.views[seat] = self.table.match_or_raise.round.view(seat)
        return self.views[seat]

    def give_seat(self, seat: Seat, player: Player) -> None:
        """Give a seat to another player.

        The hints given at the seat stay counted there: no one loses them by leaving.
        """
        table, before = self.table, self.table.players[seat]
        table.players[seat] = replace(player, hints=before.hints)
        table.notes.pop(seat, None)
        if before.user_id is not None:
            self.left.append(before.user_id)
            table.questions.pop(("vote", before.user_id), None)
            table.ready -= {before.user_id}

    def name_of(self, seat: Seat) -> Name:
        """Return a player's own name for a notice."""
        return Name(self.table.players[seat].name)

    def level_of(self, seat: Seat) -> Labels:
        """Return how well a computer plays a seat, for a notice."""
        return Labels((f"level-{self.table.level_of(seat)}",))

    def open_round(self) -> None:
        """Take up the round that has been dealt: everybody gets their hand."""
        self.table.state, self.table.ready = State.PLAYING, frozenset()
        self.table.open_notes()
        self._tell_events(self.table.match_or_raise.round.opening, None)

    def answered_late(self, key: QuestionKey) -> Done:
        """Have the message of a question that is no longer open say so: an answer to it asks nothing anew."""
        self.closed[key] = Notice("moved-on")
        return Done()

    def pause(self) -> None:
        """Let the table rest; the question that asked for it is answered."""
        self.table.resumes, self.table.state = self.table.state, State.PAUSED
        self.table.questions.pop(("pause", 0), None)

    def abandon(self, key: str, **values: NoticeValue) -> None:
        """Give the table up for good, with a sentence in the channel."""
        self.table.state = State.ABANDONED
        self.tell(key, **values)

    # -- after the operation ---------------------------------------------------------------------

    def settle(self, pace: Pace, *, touched: bool) -> None:
        """Bring into line what follows by itself: the host, whether the table rests, questions and clocks."""
        self._rest_if_abandoned()
        table = self.table
        table.pass_on_host()
        if table.state not in LIVE:
            table.questions.clear()
            table.ready = frozenset()
        before, table.automatic = table.automatic, automatic_seats(table, self.user)
        self.quiet &= table.automatic == before  # else who decides has changed, as somebody wishes otherwise
        if not on_show(table):
            stop_clock(table)
        set_due(table, self.now, pace, touched=touched)

    def _rest_if_abandoned(self) -> None:
        """Pause a match that nobody is there for; close one that nobody is left at."""
        table = self.table
        if table.state not in {State.PLAYING, State.BETWEEN, State.PAUSED} or table.people():
            return
        if not table.owners():
            self.abandon("table-deserted")
        elif table.state is not State.PAUSED:
            self.pause()
            self.tell("clock-all-away")

    def clock_shown(self, key: ClockKey | None, at: float) -> bool:
        """Start the clock of the turn named, if it is still the present one and has none; return whether."""
        if key is None or key != clock_key(self.table) or on_show(self.table):
            return False
        start_clock(self.table, counts_from(self.table, at, self.now))
        return True
