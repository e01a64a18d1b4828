"""A table in a channel: its seats, match, questions and clock. Pure state.

Copies are independent. An operation works on a copy, which is discarded if the operation is refused or cannot
be saved. This module knows no messages, no pictures, no database and no time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace
from operator import attrgetter
from typing import Any, Self

from bot.store import InvitedRow, NewMatch, SavedMatch, SeatRow, State
from bot.tables.bank import Bank
from bot.tables.partners import Sides
from bot.tables.rest_times import Rest
from bot.tables.state import questions
from bot.tables.state.questions import Advance, Former, Question, QuestionKey
from bot.tables.state.seated import USUAL_LEVEL, Player, Seated, player_of, seat_row
from bot.tables.state.snapshot import ClockKey
from engine import GAMES, SHOUTS, UNDO, Event, Game, Match, Move, Seat


@dataclass(slots=True)
class Table(Seated):
    """One table."""

    id: str
    guild_id: int
    """The server; 0 where the bot is no member."""
    channel_id: int
    host_id: int
    game: str
    locale: str
    """The server's language, used for public messages."""
    secret: str = ""
    """The secret whose commitment was published. Empty if an earlier version committed to the seed itself."""
    beacon: int | None = None
    """The number mixed with the secret; None before the match."""
    seed: str = ""
    """The seed of every deal; empty before the match."""
    options: dict[str, Any] = field(default_factory=dict)
    state: State = State.LOBBY
    resumes: State | None = None
    """The state to return to after a pause; None unless paused."""
    players: list[Player] = field(default_factory=list)
    """By seat."""
    sides: Sides = ()
    """The team of each player of a lobby with teams; empty without teams, and in a match."""
    rotates: bool = False
    """Whether each rematch has other partners."""
    invited: tuple[InvitedRow, ...] = ()
    """The people invited to the lobby."""
    parent_id: int | None = None
    """The parent channel if the table is in a thread; otherwise None."""
    follows: str = ""
    """The id of the match that this is a rematch of; empty if it is none."""
    match: Match | None = None
    revision: int = 0
    """Counts the saved changes of the table."""
    version: int = 0
    """Counts moves, except shouts that leave all options unchanged. Controls of older versions are stale."""
    since: int = 0
    """How many moves had been made when the current version began."""
    turn: int = 0
    """Counts turns. A move out of turn may change :attr:`version` without starting a turn."""
    turn_seconds: int = 0
    """Length of a turn in seconds; 0 for no clock."""
    bank: Bank | None = None
    """What is left to each seat instead, if there is a bank of time of that length."""
    level: str = USUAL_LEVEL
    """The level of computer players, including those that join later."""
    take_back: bool = False
    """Whether a lay is taken back at once. If not, the others must agree. Ignored at rated tables."""
    rated: bool = True
    """Whether the match is rated. In a lobby, whether the host wants it rated."""
    deadline: float | None = None
    """Unix time at which the current turn runs out; None if no clock runs."""
    clocked: ClockKey | None = None
    """The turn and the people that :attr:`deadline` applies to."""
    rests: dict[int, Rest] = field(default_factory=dict)
    """By user id, when clocks rest; :attr:`deadline` was computed with it. Replaced, never changed."""
    warned: bool = False
    """Whether those people have been warned that little time is left."""
    due_at: float | None = None
    """Unix time at which the table next acts by itself; None if it only waits for people."""
    due_for: object = None
    """The key of what :attr:`due_at` was set for. The wait continues while the key stays the same."""
    early: frozenset[int] = frozenset()
    """User ids of those whose reminder comes after half of their time. Not saved: drafts set it."""
    automatic: tuple[Seat, ...] = ()
    """The awaited seats whose forced move the bot makes after a pause."""
    questions: dict[QuestionKey, Question] = field(default_factory=dict)
    questions_kept: bool = True
    """Whether ``questions`` is complete. False for tables saved by earlier versions, which stored no
    questions."""
    former: tuple[Former, ...] = ()
    """The players who were replaced during the round on show, so that their moves are told as theirs."""
    notes: dict[Seat, tuple[Event, ...]] = field(default_factory=dict)
    """By seat, the events since its owner's last decision, as that seat sees them."""
    cooldowns: dict[tuple[str, int], float] = field(default_factory=dict)
    """By kind and user id (0 for a shared cooldown), the Unix time until which an action must wait."""
    let_pass: frozenset[Seat] = frozenset()
    """Seats whose computer has declined its optional move since the last move."""
    downtime_added_at: float = 0.0
    """When downtime was last added, in Unix time."""
    hinted: dict[Seat, int] = field(default_factory=dict)
    """By seat, how many moves had been made when it was last given a hint."""
    ready: frozenset[int] = frozenset()
    """User ids of those who have asked for the next round, if it waits for everyone."""
    advances: dict[Seat, Advance] = field(default_factory=dict)
    """By seat, the move that its owner has chosen in advance."""
    achievements: Counter[tuple[Seat, str]] = field(default_factory=Counter)
    """How often each seat has earned each achievement in this match."""

    @classmethod
    def of_saved(cls, row: SavedMatch) -> Self:
        """Return the table as it was last saved.

        Raises:
            IllegalMove: the record does not fit the rules.
            ValueError: the options do not fit the rules.
        """
        table = cls(
            **{name: getattr(row, name) for name in _SAVED},
            options=dict(row.options),
            players=[player_of(seat) for seat in row.seats],
            **questions.loaded(row.questions),
        )
        if row.moves or row.beacon is not None or row.state not in {State.LOBBY, State.ABANDONED}:
            table.replay(row.record)
        table.deadline = None if row.deadline is None else row.deadline.timestamp()
        table.due_at = None if row.due_at is None else row.due_at.timestamp()
        table.warned = table.deadline is not None and table.due_at == table.deadline
        return table

    def copy(self) -> Self:
        """Return an independent copy of the table."""
        other = type(self)(*_VALUES(self))  # five times faster than `replace`
        other.options = dict(self.options)
        other.players = list(self.players)
        other.questions = dict(self.questions)
        other.notes = dict(self.notes)
        other.cooldowns = dict(self.cooldowns)
        other.hinted = dict(self.hinted)
        other.advances = dict(self.advances)
        other.achievements = self.achievements.copy()
        other.match = None if self.match is None else self.match.copy()
        return other

    def new_row(self) -> NewMatch:
        """Return the row that is saved when the table opens."""
        return NewMatch(**{name: getattr(self, name) for name in _NEW}, seats=self.seat_rows())

    def seat_rows(self) -> tuple[SeatRow, ...]:
        """Return the seats as they are saved."""
        return tuple(seat_row(seat, player) for seat, player in enumerate(self.players))

    def rules(self) -> Game:
        """Return the rule book for the table's game and options.

        Raises:
            ValueError: the options contradict each other.
        """
        return GAMES[self.game].of_saved(self.options)

    # -- people --------------------------------------------------------------------------------

    def update_player(self, seat: Seat, **changes: Any) -> None:
        """Change the given fields of one player."""
        self.players[seat] = replace(self.players[seat], **changes)

    def asks(self, key: QuestionKey) -> bool:
        """Return whether a question is open, or may be: an earlier version may have asked it."""
        return key in self.questions or not self.questions_kept

    def pass_on_host(self) -> None:
        """Pass on the host role if the host has left, or is away while other people are present.

        The first present person gets it. If everyone is away, the first owner of a seat gets it, unless the
        host has a seat. If no seat belongs to a person, the role stays.
        """
        present = [player.user_id for _, player in self.people() or self.owners()]
        if self.host_id not in present:
            self.host_id = next((each for each in present if each is not None), self.host_id)

    # -- playing -------------------------------------------------------------------------------

    @property
    def conceals(self) -> bool:
        """Whether a forced move is made after a drawn delay and looks like a decision until then (PD20)."""
        return self.match is not None and self.match.game.forced_pace(self.match.seats) == "drawn"

    @property
    def match_or_raise(self) -> Match:
        """The match. Raises ``AssertionError`` if none has begun."""
        assert self.match is not None, "no match has begun"
        return self.match

    @property
    def channels(self) -> tuple[int, int | None]:
        """The channel or thread that it is played in, and the channel to which the thread belongs."""
        return self.channel_id, self.parent_id

    @property
    def made(self) -> int:
        """How many moves have been made, including shouts."""
        return 0 if self.match is None else len(self.match.record)

    def round_events(self) -> tuple[Event, ...]:
        """Return the events of the round on show, as a spectator sees them; empty if no match has begun.

        Between two rounds that is the round that ended, although the next one is dealt already.
        """
        if self.match is None:
            return ()
        between = State.BETWEEN in {self.state, self.resumes}
        events = self.match.told_before if between else self.match.told
        return tuple(event.seen_by(None) for event in events)

    @property
    def round_on_show(self) -> int:
        """The number of the round on show, counted from 0: after its end that of the round that ended."""
        rounds = 0 if self.match is None else self.match.rounds
        ended = self.state is State.OVER or State.BETWEEN in {self.state, self.resumes}
        return rounds - ended

    def names_at(self, event: int) -> tuple[str, ...]:
        """Return the display names, by seat, at an event of the round on show, counted from 0."""
        names = [player.display_name for player in self.players]
        for each in reversed(self.former):
            if each.round == self.round_on_show and event < each.told:
                names[each.seat] = each.name
        return tuple(names)

    def begin(self) -> None:
        """Start a match between the seated players and deal its first round."""
        self.match = Match(self.rules(), len(self.players), self.seed)
        self.version = self.turn = self.since = 0
        self.achievements.clear()
        self.open_notes()

    def play(self, seat: Seat, text: str) -> list[Event]:
        """Play a move and return its events.

        An out-of-turn move that changes no awaited seat's options leaves :attr:`version` as it is, so that
        other controls stay valid.

        Raises:
            IllegalMove: the move cannot be played. Nothing has changed.
        """
        match = self.match_or_raise
        out_of_turn = text.partition(":")[0] in match.game.out_of_turn
        rounds, asked = match.rounds, set(match.round.waiting())
        self.let_pass = frozenset()
        before = self._choices() if out_of_turn else set()
        events = match.play(seat, text)
        if not out_of_turn or match.rounds > rounds or not self._choices() <= before:
            self.version, self.since = self.version + 1, self.made
            self.turn += seat in asked or not asked.issuperset(match.round.waiting())
        self.achievements.update(done for event in events for done in match.game.achievements(event))
        return events

    def undoable(self) -> Seat | None:
        """Return the seat whose person may take back its last lay; None if no lay can be taken back.

        None at rated tables, and if another seat has been given a hint since.
        """
        if self.match is None or self.state is not State.PLAYING or self.rated:
            return None
        seat = self.match.undoable()
        return None if seat is None or self.players[seat].computer or {*self.hinted_now} - {seat} else seat

    def undo(self, seat: Seat) -> None:
        """Take back a seat's last lay. Notes and achievements are as if it had not been made.

        Raises:
            IllegalMove: the lay cannot be taken back. Nothing has changed.
        """
        match = self.match_or_raise
        gone = match.undo(seat)
        self.let_pass = frozenset()
        self.version, self.turn, self.since = self.version + 1, self.turn + 1, self.made
        self.achievements -= Counter(done for event in gone for done in match.game.achievements(event))
        for event in reversed(gone):
            told = {other: noted for other, noted in self.notes.items() if noted[-1:] == (event,)}
            self.notes |= {other: noted[:-1] for other, noted in told.items()}

    def _choices(self) -> set[tuple[Seat, tuple[Move, ...]]]:
        """Return the awaited seats, each with its legal moves except out-of-turn ones."""
        match = self.match_or_raise
        return {
            (
                seat,
                tuple(move for move in match.round.legal(seat) if move.verb not in match.game.out_of_turn),
            )
            for seat in match.round.waiting()
        }

    def decides(self, seat: Seat, text: str) -> bool:
        """Return whether a move is a decision of its seat. If so, the hand's notes start again after it.

        True if the owner chose among several moves, or laid a tile, even the only one that fitted. The record
        does not say whether the bot laid it. For such a move the caller must not count a decision.
        """
        legal = self.match_or_raise.round.legal(seat)
        return not is_shout(text) and (len(legal) > 1 or [move.verb for move in legal] == ["lay"])

    def replay(self, record: Iterable[tuple[Seat, str]]) -> None:
        """Start the match again and play the recorded moves, so that notes and counters are up to date.

        Raises:
            IllegalMove: the record does not fit the rules.
        """
        self.begin()
        for seat, text in record:
            if text == UNDO:
                self.undo(seat)
                continue
            rounds = self.match_or_raise.rounds
            decided = self.decides(seat, text)
            events = self.play(seat, text)
            if self.match_or_raise.rounds > rounds:
                self.open_notes()
            else:
                self.note(events, seat, decided=decided)

    def note(self, events: Iterable[Event], mover: Seat | None, *, decided: bool = True) -> None:
        """Add events to the notes of each person, as their seat sees them.

        The mover's owner already knows the public events and gets only those with a private part.

        Args:
            mover: the seat that moved; None if the events are new to everyone.
            decided: whether the mover's earlier notes are cleared first.
        """
        if mover is not None and decided:
            self.notes.pop(mover, None)
        for event in events:
            public = event.seen_by(None)
            for seat, _ in self.people():
                own = event.seen_by(seat)
                if seat != mover or own != public:
                    self.notes[seat] = (*self.notes.get(seat, ()), own)

    def open_notes(self) -> None:
        """Replace all notes by the events of the deal, as each seat sees them."""
        self.notes = {}
        self.note(self.match_or_raise.round.opening, None)

    @property
    def hinted_now(self) -> dict[Seat, int]:
        """The seats that were given a hint for their current decision, each with the number of moves made
        then.
        """
        return {seat: made for seat, made in self.hinted.items() if made == self.made}

    def waited_for(self) -> list[Seat]:
        """Return the seats that the table waits for; empty unless a round is being played."""
        if self.state is not State.PLAYING:
            return []
        return list(self.match_or_raise.round.waiting())

    def awaited_people(self) -> list[Player]:
        """Return the people who are asked to decide, as :meth:`asks_for` says."""
        return [self.players[seat] for seat in self.waited_for() if self.asks_for(seat)]

    def asks_for(self, seat: Seat) -> bool:
        """Return whether an awaited seat's person is asked to move, or seems to be: see :attr:`conceals`."""
        return not self.players[seat].computer and (self.conceals or seat not in self.automatic)


_VALUES = attrgetter(*(each.name for each in fields(Table)))
"""Returns the values of a table's fields, in order."""


_SAVED = (
    *("id", "guild_id", "channel_id", "parent_id", "host_id", "game", "locale", "secret", "beacon", "seed"),
    *("state", "resumes", "invited", "follows", "revision", "turn_seconds", "level", "rated"),
    "questions_kept",
)
"""The fields that a saved match has under the same name, with values that never change."""
_NEW = (
    *("id", "guild_id", "channel_id", "parent_id", "host_id", "game", "options", "secret", "locale"),
    *("turn_seconds", "level", "rated", "follows"),
)
"""The fields that are saved when the table opens, besides the seats."""


def is_shout(text: str) -> bool:
    """Return whether a move in notation is a call or a catch."""
    return text.partition(":")[0] in SHOUTS
