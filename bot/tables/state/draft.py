"""A draft: a copy of the table that an operation changes, with the messages that the change causes.

If the operation is refused, or its result cannot be saved, the session discards the draft and nothing has
changed. An operation saves nothing, shows nothing and sets no timer. The session does that for all of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Self

from bot.preferences import GuildSettings, UserSettings
from bot.store import LIVE, ResultRow, RoundRow, State
from bot.tables.state.deadlines import (
    Pace,
    bank_turn,
    change_rests,
    clock_key,
    counts_from,
    on_show,
    rests_of,
    set_due,
    start_clock,
    stop_clock,
    take_used,
)
from bot.tables.state.forced_moves import automatic_seats, drop_advances
from bot.tables.state.ports import PreferenceSource
from bot.tables.state.questions import Former, QuestionKey
from bot.tables.state.refusals import IllegalMoveError, RefusedError, StrangerError
from bot.tables.state.requests import Actor
from bot.tables.state.results import result_rows, round_rows
from bot.tables.state.seated import Player
from bot.tables.state.snapshot import ClockKey, Done, GameEvent, Labels, Name, Notice, NoticeValue, Told
from bot.tables.state.table import Table
from engine import Event, IllegalMove, Seat, View


@dataclass(slots=True)
class Draft:
    """A change in progress."""

    table: Table
    """The copy to work on."""
    now: float
    """Unix time."""
    preferences: PreferenceSource
    told: list[Told] = field(default_factory=list)
    """Messages for the channel, in order."""
    reported: list[Notice] = field(default_factory=list)
    """Messages for the server's managers."""
    closed: dict[QuestionKey, Notice] = field(default_factory=dict)
    left: list[int] = field(default_factory=list)
    answered: int | None = None
    show_again: bool = False
    quiet: bool = False
    views: dict[Seat, View] = field(default_factory=dict)
    """Views of the current round, cached by seat."""
    users: dict[int, UserSettings] = field(default_factory=dict)
    """Settings of people, cached by user id."""
    decided: bool = False
    """Whether a move of this change was a decision, so that the mover's notes restart: see
    :meth:`Table.decides`."""
    rounds: list[RoundRow] = field(default_factory=list)
    """The rounds that this change finished, credited to those who played then."""
    result: tuple[ResultRow, ...] | None = None
    """Each seat's result, if this change finished the match; otherwise None."""
    rests_changed: bool = False
    """Whether a person's quiet hours or absence have changed, so that the table must be shown again."""
    remember_options: bool = False
    """Whether the server's next table of this game starts with these house rules."""

    @property
    def guild(self) -> GuildSettings:
        """The settings of the table's server."""
        return self.preferences.guild(self.table.guild_id)

    def user(self, user_id: int) -> UserSettings:
        """Return a person's settings. They stay the same throughout the change."""
        if user_id not in self.users:
            self.users[user_id] = self.preferences.user(user_id)
        return self.users[user_id]

    def rested(self, pace: Pace) -> Self:
        """Apply the people's present quiet hours and absences to the clocks; return the draft.

        This comes before the operation: a turn must not end by a deadline that has moved.
        """
        if self._apply_rests():
            set_due(self.table, self.now, pace, touched=False)
        return self

    def _apply_rests(self) -> bool:
        """Compute the deadline anew if people's rest has changed; return whether it has.

        Also note whose reminder comes early.
        """
        owners = {player.user_id for _, player in self.table.owners() if player.user_id is not None}
        self.table.early = frozenset(each for each in owners if self.user(each).half)
        rests = rests_of(self.table, self.user, self.now) if self.guild.rests else {}
        if rests == self.table.rests:
            return False
        change_rests(self.table, rests, self.now)
        self.rests_changed = True
        return True

    # -- messages ------------------------------------------------------------------------------

    def tell(self, key: str, **values: NoticeValue) -> None:
        """Add a notice for the channel. ``key`` names its sentence in the locale files."""
        self.told.append(Notice(key, values))

    def report(self, key: str, **values: NoticeValue) -> None:
        """Add a notice for the server's log channel. ``key`` names its sentence in the locale files."""
        self.reported.append(Notice(key, values))

    def hear(self, events: Iterable[Event], mover: Seat | None) -> None:
        """Add the events to the channel's messages, and each seat's own version of them to its notes.

        If :attr:`decided` is set, the mover's earlier notes are cleared first.

        Args:
            mover: the seat that moved; None if its owner does not know of the move yet.
        """
        events = list(events)
        self.table.note(events, mover, decided=self.decided)
        self._tell_events(events, mover)

    def _tell_events(self, events: Iterable[Event], mover: Seat | None) -> None:
        names = tuple(player.display_name for player in self.table.players)
        self.told += [GameEvent(event.seen_by(None), names, mover) for event in events]

    # -- guards --------------------------------------------------------------------------------

    def seat(self, actor: Actor) -> Seat:
        """Return the actor's seat.

        Raises:
            StrangerError: the actor has no seat at this table.
        """
        seat = self.table.seat_of(actor.user_id)
        if seat is None:
            raise StrangerError
        return seat

    def require(self, states: Iterable[State], key: str, **values: NoticeValue) -> None:
        """Raise ``RefusedError`` with this locale key unless the table is in one of the states."""
        if self.table.state not in states:
            raise RefusedError(key, **values)

    def require_live(self) -> None:
        """Raise ``RefusedError`` if the table is over or abandoned."""
        self.require(LIVE, "table-gone")

    def require_not_barred(self, actor: Actor) -> None:
        """Raise ``RefusedError`` if the server's managers have barred the actor, or the host blocks them."""
        if actor.user_id in self.guild.barred:
            raise RefusedError("barred")
        if self.host_blocks(actor.user_id):
            raise RefusedError("seat-blocked")

    def host_blocks(self, user_id: int) -> bool:
        """Return whether the host has blocked a person. Blocking oneself has no effect."""
        host = self.table.host_id
        return user_id != host and user_id in self.user(host).blocked

    def in_charge(self, actor: Actor) -> bool:
        """Return whether the actor decides who sits here: the host, or a person who may manage messages."""
        return actor.user_id == self.table.host_id or actor.may_manage_messages

    # -- shared steps --------------------------------------------------------------------------

    def play(self, seat: Seat, text: str) -> list[Event]:
        """Play a move, update the table's state, and return the events.

        Raises:
            IllegalMoveError: the rules refuse the move. Nothing has changed.
        """
        table, match = self.table, self.table.match_or_raise
        rounds, decides = match.rounds, table.decides(seat, text)
        awaited = seat in table.waited_for()
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
        if awaited:
            bank_turn(table, seat, self.now)
        return events

    def undo(self, seat: Seat) -> None:
        """Take back a seat's last lay and tell the channel. The seat must be :meth:`Table.undoable`.

        With a bank, the lay's increment is lost, and whoever was awaited gets their time back.
        """
        self.views.clear()
        if self.table.bank is not None:
            self.table.bank = self.table.bank.undone(seat)
            stop_clock(self.table)
        self.table.undo(seat)
        self.tell("undo-done", name=self.name_of(seat))

    def view(self, seat: Seat) -> View:
        """Return the current round as a seat sees it."""
        if seat not in self.views:
            self.views[seat] = self.table.match_or_raise.round.view(seat)
        return self.views[seat]

    def give_seat(self, seat: Seat, player: Player) -> None:
        """Give a seat to another player. Delete the previous owner's notes, readiness and vote.

        The previous owner is added to :attr:`left`. Hints given at the seat stay counted, so that leaving
        does not erase them.
        """
        table, before = self.table, self.table.players[seat]
        if table.match is not None:
            round, told = table.round_on_show, len(table.round_events())
            former = Former(seat, before.user_id, before.display_name, round, told)
            table.former = (*(each for each in table.former if each.round == round), former)
        table.players[seat] = replace(player, hints=before.hints)
        table.notes.pop(seat, None)
        table.advances.pop(seat, None)
        if before.user_id is not None:
            self.left.append(before.user_id)
            table.questions.pop(("vote", before.user_id), None)
            table.ready -= {before.user_id}

    def name_of(self, seat: Seat) -> Name:
        """Return a player's name for a notice, without the computer sign."""
        return Name(self.table.players[seat].name)

    def level_of(self, seat: Seat) -> Labels:
        """Return the level of the computer at a seat, for a notice."""
        return Labels((f"level-{self.table.level_of(seat)}",))

    def open_round(self) -> None:
        """Start the round that has been dealt, and add the events of the deal to messages and notes."""
        self.table.state, self.table.ready = State.PLAYING, frozenset()
        self.table.open_notes()
        self._tell_events(self.table.match_or_raise.round.opening, None)

    def answered_late(self, key: QuestionKey) -> Done:
        """Let the message of a closed question say that it is closed. Nothing else changes."""
        self.closed[key] = Notice("moved-on")
        return Done()

    def pause(self) -> None:
        """Pause the table and close the question that asked for the pause."""
        self.table.resumes, self.table.state = self.table.state, State.PAUSED
        self.table.questions.pop(("pause", 0), None)

    def abandon(self, key: str, **values: NoticeValue) -> None:
        """Close the table for good, and tell the channel why."""
        self.table.state = State.ABANDONED
        self.tell(key, **values)

    # -- after the operation ---------------------------------------------------------------------

    def settle(self, pace: Pace, *, touched: bool) -> None:
        """Update what follows from the change: the host, an empty table's pause, questions, forced moves,
        clocks.

        Args:
            touched: whether a person made the change.
        """
        self._rest_if_abandoned()
        table = self.table
        table.pass_on_host()
        if table.state not in LIVE:
            table.questions.clear()
            table.ready = frozenset()
        self.quiet &= not drop_advances(table, self.user)  # its owner has to be told
        before, table.automatic = table.automatic, automatic_seats(table, self.user)
        self.quiet &= table.automatic == before  # a changed setting changes who decides
        self._apply_rests()
        self.quiet &= not self.rests_changed
        if not on_show(table):
            take_used(table, self.now)
        if table.bank is not None and table.state not in LIVE:  # only the pace is kept, for a rematch
            table.bank = replace(table.bank, left={})
        set_due(table, self.now, pace, touched=touched)

    def _rest_if_abandoned(self) -> None:
        """Pause a match whose people are all away. Close one in which no seat belongs to a person. Do nothing
        otherwise.
        """
        table = self.table
        if table.state not in {State.PLAYING, State.BETWEEN, State.PAUSED} or table.people():
            return
        if not table.owners():
            self.abandon("table-deserted")
        elif table.state is not State.PAUSED:
            self.pause()
            self.tell("clock-all-away")

    def clock_shown(self, key: ClockKey | None, at: float) -> bool:
        """Start the clock of turn ``key``, shown at ``at`` (Unix time). Return whether it was started.

        It does nothing and returns False if the turn is over or its clock already runs.
        """
        if key is None or key != clock_key(self.table) or on_show(self.table):
            return False
        start_clock(self.table, counts_from(self.table, at, self.now))
        return True
