"""A table in a channel: its seats, its match, its questions and its clock. Pure state.

A copy is independent, so that an operation can work on one and be forgotten where it is refused or
cannot be saved. This module refuses to know messages, pictures, the database and the time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace
from operator import attrgetter
from typing import Any, Self

from bot.store import InvitedRow, NewMatch, SavedMatch, SeatRow, State
from bot.tables.state import questions
from bot.tables.state.questions import Question, QuestionKey
from bot.tables.state.snapshot import USUAL_LEVEL, ClockKey, Player, Seated
from engine import GAMES, SHOUTS, Event, Game, Match, Move, Seat


@dataclass(slots=True)
class Table(Seated):
    """One table."""

    id: str
    guild_id: int
    channel_id: int
    host_id: int
    game: str
    locale: str
    """The server's language: what is public is said in it."""
    secret: str = ""
    """What was sealed when the table was opened; empty where the seed itself was, in earlier versions."""
    beacon: int | None = None
    """The number that the secret was mixed with; None before the match."""
    seed: str = ""
    """What every deal comes from; empty before the match."""
    options: dict[str, Any] = field(default_factory=dict)
    state: State = State.LOBBY
    resumes: State | None = None
    """Where a paused table goes on; None unless it is paused."""
    players: list[Player] = field(default_factory=list)
    """By seat."""
    invited: tuple[InvitedRow, ...] = ()
    """Who has been asked to the lobby."""
    parent_id: int | None = None
    """The channel whose thread this table is played in, if it is in one."""
    follows: str = ""
    """The match of which this is the rematch, if it is one."""
    match: Match | None = None
    revision: int = 0
    """Counts what has been saved of the table."""
    version: int = 0
    """Counts the moves but for shouts: a control drawn at an older version is stale."""
    since: int = 0
    """How many moves had been made when it came to that version."""
    turn: int = 0
    """Counts the turns: a move out of turn may change :attr:`version`, but is none."""
    turn_seconds: int = 0
    """How long a turn may take; 0 for no clock."""
    level: str = USUAL_LEVEL
    """How well computers play, by the level's name; also those that take over later."""
    rated: bool = True
    """Whether the match counts for ratings: in a lobby as the host wants it, then as it began."""
    deadline: float | None = None
    """Unix time at which the turn on show runs out; None while no clock runs."""
    clocked: ClockKey | None = None
    """What that time was given for: the turn, and the people it waits for."""
    warned: bool = False
    """Whether those people have been warned that their time is nearly up."""
    due_at: float | None = None
    """Unix time at which the table does something of itself; None where it only waits for people."""
    due_for: object = None
    """What :attr:`due_at` was set for: while that is the same, a running time goes on."""
    automatic: tuple[Seat, ...] = ()
    """The seats waited for whose owners have nothing to decide: the bot moves for them after a pause."""
    questions: dict[QuestionKey, Question] = field(default_factory=dict)
    questions_kept: bool = True
    """Whether those are all that wait for an answer: an earlier version kept none of those that it asked."""
    notes: dict[Seat, tuple[Event, ...]] = field(default_factory=dict)
    """What has happened since each person's last decision, as their seat sees it."""
    cooldowns: dict[tuple[str, int], float] = field(default_factory=dict)
    """By what and whose (0: anybody's), the Unix time until which it may not be done again."""
    let_pass: frozenset[Seat] = frozenset()
    """The computers that have thought of no shout since the last move, though they could make one."""
    given_back_at: float = 0.0
    """When time was given back last, in Unix time."""
    hinted: dict[Seat, int] = field(default_factory=dict)
    """By seat, how many moves had been made when it was given its last hint."""
    ready: frozenset[int] = frozenset()
    """Who has asked for the next round, where it waits for all."""
    achievements: Counter[tuple[Seat, str]] = field(default_factory=Counter)
    """How often each seat did what is worth counting, in this match."""

    @classmethod
    def of_saved(cls, row: SavedMatch) -> Self:
        """Return the table as it was committed.

        Raises:
            IllegalMove: the record does not belong to these rules.
            ValueError: the options do not.
        """
        table = cls(
            id=row.id,
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            host_id=row.host_id,
            game=row.game,
            locale=row.locale,
            secret=row.secret,
            beacon=row.beacon,
            seed=row.seed,
            options=dict(row.options),
            state=row.state,
            resumes=row.resumes,
            players=[_player(seat) for seat in row.seats],
            invited=row.invited,
            parent_id=row.parent_id,
            follows=row.follows,
            revision=row.revision,
            turn_seconds=row.turn_seconds,
            level=row.level,
            rated=row.rated,
            questions=questions.load(row.questions),
            questions_kept=row.questions_kept,
            ready=questions.load_ready(row.questions),
            hinted=questions.load_hinted(row.questions),
        )
        if row.moves or row.beacon is not None or row.state not in {State.LOBBY, State.ABANDONED}:
            table.replay(row.record)
        table.deadline = None if row.deadline is None else row.deadline.timestamp()
        table.due_at = None if row.due_at is None else row.due_at.timestamp()
        table.warned = table.deadline is not None and table.due_at == table.deadline
        return table

    def copy(self) -> Self:
        """Return an independent table in the same state."""
        other = type(self)(*_VALUES(self))  # as `replace` does, in a fifth of the time
        other.options = dict(self.options)
        other.players = list(self.players)
        other.questions = dict(self.questions)
        other.notes = dict(self.notes)
        other.cooldowns = dict(self.cooldowns)
        other.hinted = dict(self.hinted)
        other.achievements = self.achievements.copy()
        other.match = None if self.match is None else self.match.copy()
        return other

    def new_row(self) -> NewMatch:
        """Return what is saved of the table when it is opened."""
        return NewMatch(
            id=self.id,
            guild_id=self.guild_id,
            channel_id=self.channel_id,
            host_id=self.host_id,
            game=self.game,
            options=self.options,
            secret=self.secret,
            locale=self.locale,
            seats=self.seat_rows(),
            turn_seconds=self.turn_seconds,
            level=self.level,
            rated=self.rated,
            parent_id=self.parent_id,
            follows=self.follows,
        )

    def seat_rows(self) -> tuple[SeatRow, ...]:
        """Return who sits where, as it is saved."""
        return tuple(
            SeatRow(
                seat,
                player.user_id,
                player.name,
                player.user_id is None,
                player.away,
                player.missed_turns,
                player.unsubstituted,
                player.level,
                player.hints,
            )
            for seat, player in enumerate(self.players)
        )

    def rules(self) -> Game:
        """Return the rule book this table plays by.

        Raises:
            ValueError: the options do not go together.
        """
        return GAMES[self.game].of_saved(self.options)

    # -- people --------------------------------------------------------------------------------

    def update_player(self, seat: Seat, **changes: Any) -> None:
        """Change what is named of one player."""
        self.players[seat] = replace(self.players[seat], **changes)

    def asks(self, key: QuestionKey) -> bool:
        """Return whether a question waits for an answer, or may: of what was asked before, none was kept."""
        return key in self.questions or not self.questions_kept

    def pass_on_host(self) -> None:
        """Have a person who is there be host, if anybody is; one who is away keeps the role from nobody.

        The first at the table takes it over from a host who has left, or is away while others are there.
        """
        present = [player.user_id for _, player in self.people() or self.owners()]
        if self.host_id not in present:
            self.host_id = next((each for each in present if each is not None), self.host_id)

    # -- playing -------------------------------------------------------------------------------

    @property
    def match_or_raise(self) -> Match:
        """The match; only asked for once there is one."""
        assert self.match is not None, "no match has begun"
        return self.match

    @property
    def made(self) -> int:
        """How many moves have been made."""
        return 0 if self.match is None else len(self.match.record)

    def begin(self) -> None:
        """Deal the first round of a match between those who sit here."""
        self.match = Match(self.rules(), len(self.players), self.seed)
        self.version = self.turn = self.since = 0
        self.achievements.clear()
        self.open_notes()

    def play(self, seat: Seat, text: str) -> list[Event]:
        """Play a move and return what it did.

        A move that is decided in order of arrival, and that changes nobody's turn, makes no other
        control stale: :attr:`version` stays.

        Raises:
            IllegalMove: it cannot be played; nothing has changed.
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

    def _choices(self) -> set[tuple[Seat, tuple[Move, ...]]]:
        """Return who is waited for, and what each may do besides what is decided in order of arrival."""
        match = self.match_or_raise
        return {
            (
                seat,
                tuple(move for move in match.round.legal(seat) if move.verb not in match.game.out_of_turn),
            )
            for seat in match.round.waiting()
        }

    def decides(self, seat: Seat, text: str) -> bool:
        """Return whether a hand has nothing more to tell its owner of what came before this move of theirs.

        That is so once they have chosen among several moves, and once they have pressed a tile, were it the
        only one. Whether the bot has laid it for them no record tells; who makes it says so.
        """
        legal = self.match_or_raise.round.legal(seat)
        return not is_shout(text) and (len(legal) > 1 or [move.verb for move in legal] == ["lay"])

    def replay(self, record: Iterable[tuple[Seat, str]]) -> None:
        """Bring the match to where its record ends, and the notes with it.

        Raises:
            IllegalMove: the record does not belong to these rules.
        """
        self.begin()
        for seat, text in record:
            rounds = self.match_or_raise.rounds
            decided = self.decides(seat, text)
            events = self.play(seat, text)
            if self.match_or_raise.rounds > rounds:
                self.open_notes()
            else:
                self.note(events, seat, decided=decided)

    def note(self, events: Iterable[Event], mover: Seat | None, *, decided: bool = True) -> None:
        """Add to what has happened, as each hand tells its owner.

        Args:
            mover: the seat that moved: its owner knows what it did, and is told of secrets alone. None
                where nobody did.
            decided: whether the mover's hand starts telling again from here.
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
        """Begin a round's notes with what dealing it told each hand alone."""
        self.notes = {}
        self.note(self.match_or_raise.round.opening, None)

    @property
    def hinted_now(self) -> dict[Seat, int]:
        """The seats that have been given a hint for what they have to decide now."""
        return {seat: made for seat, made in self.hinted.items() if made == self.made}

    def waited_for(self) -> list[Seat]:
        """Return whom the table waits for now; nobody between rounds."""
        if self.state is not State.PLAYING:
            return []
        return list(self.match_or_raise.round.waiting())

    def awaited_people(self) -> list[Player]:
        """Return the people who have to decide; neither computers nor those whom the bot moves for."""
        return [
            self.players[seat]
            for seat in self.waited_for()
            if not self.players[seat].computer and seat not in self.automatic
        ]


_VALUES = attrgetter(*(each.name for each in fields(Table)))
"""What a table is made of, in the order in which it is."""


def player_key(player: Player) -> str:
    """Return what tells a player from the others of a lobby: the person's id, or the computer's name."""
    return player.name if player.user_id is None else str(player.user_id)


def is_shout(text: str) -> bool:
    """Return whether a move in notation is a call or a catch."""
    return text.partition(":")[0] in SHOUTS


def _player(row: SeatRow) -> Player:
    known = (row.name, row.user_id, row.away, row.missed_turns, row.unsubstituted)
    return Player(*known, row.level, row.hints)
