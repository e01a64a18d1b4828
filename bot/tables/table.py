"""A table in a channel: its seats, its match and what is known of its messages. Pure state.

How a table is persisted, shown and played is the business of its neighbours; this module refuses to
know messages, pictures and the database.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Self

import discord

from bot.games import PRESENTERS, SHOUTS, Presenter, Voice
from bot.store import NewTable, SavedTable, SeatRow, State
from bot.tables.computers import marked
from bot.tables.door import Door
from bot.tables.reply import Ticket
from bot.words import Words, words_for
from engine import GAMES, Event, Game, Match, Move, Seat


def harmless(name: str) -> str:
    """A name as it may stand in a message: nothing in it formats or mentions."""
    return discord.utils.escape_mentions(discord.utils.escape_markdown(name))


def bold(name: str) -> str:
    """The same, standing out."""
    return f"**{harmless(name)}**"


@dataclass(slots=True)
class Chair:
    """Whose seat it is: a person's by id, or a computer player's (no id)."""

    name: str
    user_id: int | None = None
    away: bool = False
    """Whether a computer plays until the person is back."""
    missed: int = 0
    """Turns the person let pass in a row."""
    steady: bool = True
    """Whether nobody else, and no computer, has played it since the first deal."""

    @property
    def computer(self) -> bool:
        """Whether a computer plays it now."""
        return self.user_id is None or self.away

    @property
    def player(self) -> int | None:
        """Who plays it now, and is credited with what comes of it; None for a computer."""
        return None if self.away else self.user_id

    @property
    def shown(self) -> str:
        """The name as everybody sees it: a machine's mark tells that a computer plays."""
        return marked(self.name) if self.away else self.name

    @classmethod
    def saved(cls, row: SeatRow) -> Self:
        """The chair as it was committed."""
        return cls(row.name, row.user_id, row.away, row.missed, row.steady)


@dataclass(slots=True)
class Table:
    """One table. ``version`` counts the moves but for shouts: a control drawn at an older one is stale."""

    id: str
    guild_id: int
    channel_id: int
    host_id: int
    game: str
    seed: str
    locale: str
    """The server's language: what is public is said in it."""
    options: dict[str, Any] = field(default_factory=dict)
    state: State = State.LOBBY
    resumes: State | None = None
    """Where a paused table goes on; None unless it is paused."""
    chairs: list[Chair] = field(default_factory=list)
    match: Match | None = None
    version: int = 0
    turn: int = 0
    """Counts the turns: a move out of turn may change ``version``, but is none."""
    turn_seconds: int = 0
    """How long a turn may take; 0 for no clock."""
    deadline: float | None = None
    """Unix time at which the turn on show runs out; None where no clock runs."""
    timed: tuple[int, frozenset[int]] | None = None
    """What that time was given for: the turn, and the people it waits for."""
    message_id: int | None = None
    """The newest public message."""
    parent_id: int | None = None
    """The channel in whose thread this table is, if it is in one."""
    passing: bool = False
    """Whether that message makes way for the next one: turns do, cards and lobbies stay."""
    fleeting: bool = False
    """Whether that message is an unfinished run of computer moves: it is edited, then replaced."""
    lines: list[str] = field(default_factory=list)
    """What the newest public message tells."""
    notes: dict[Seat, list[Event]] = field(default_factory=dict)
    """What each hand tells its owner alone, until its owner moves again."""
    tickets: dict[int, Ticket] = field(default_factory=dict)
    """By user id, the freshest interaction."""
    door: Door = field(default_factory=Door)
    feats: Counter[tuple[Seat, str]] = field(default_factory=Counter)
    """How often each seat did what is worth telling, in this match."""

    @classmethod
    def saved(cls, row: SavedTable) -> Self:
        """The table as it was committed; its match has yet to be played to where its record ends."""
        return cls(
            id=row.id,
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            host_id=row.host_id,
            game=row.game,
            seed=row.seed,
            locale=row.locale,
            options=dict(row.options),
            state=row.state,
            resumes=row.resumes,
            chairs=[Chair.saved(seat) for seat in row.seats],
            turn_seconds=row.turn_seconds,
            message_id=row.message_id,
        )

    def new_row(self) -> NewTable:
        """What is saved of it when it is opened."""
        return NewTable(
            id=self.id,
            guild_id=self.guild_id,
            channel_id=self.channel_id,
            host_id=self.host_id,
            game=self.game,
            options=self.options,
            seed=self.seed,
            locale=self.locale,
            seats=self.seat_rows(),
            turn_seconds=self.turn_seconds,
        )

    @property
    def presenter(self) -> Presenter:
        return PRESENTERS[self.game]

    @property
    def words(self) -> Words:
        return words_for(self.locale)

    def rules(self) -> Game:
        """The rule book this table plays by.

        Raises:
            ValueError: the options do not go together.
        """
        return GAMES[self.game](**self.options)

    def live(self) -> Match:
        """The match. Only asked for once there is one."""
        assert self.match is not None
        return self.match

    def seat_of(self, user_id: int) -> Seat | None:
        """Where a person sits; None for a stranger."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.user_id == user_id), None)

    def people(self) -> list[tuple[Seat, Chair]]:
        """Those who play themselves now."""
        return [(seat, chair) for seat, chair in enumerate(self.chairs) if not chair.computer]

    def owners(self) -> list[tuple[Seat, Chair]]:
        """Everybody a seat belongs to, whoever plays it now."""
        return [(seat, chair) for seat, chair in enumerate(self.chairs) if chair.user_id is not None]

    def pass_on_host(self) -> None:
        """Make the first person at the table its host, somebody who is there before others."""
        self.host_id = next(
            chair.user_id for _, chair in (*self.people(), *self.owners()) if chair.user_id is not None
        )

    def voice(self, words: Words | None = None) -> Voice:
        """How this table is spoken of; in the server's language unless told otherwise."""
        return Voice(words or self.words, tuple(bold(chair.shown) for chair in self.chairs))

    def plain_voice(self, words: Words | None = None) -> Voice:
        """The same without markup, for buttons, alt text and pictures."""
        return Voice(words or self.words, tuple(chair.shown for chair in self.chairs))

    def seat_rows(self) -> tuple[SeatRow, ...]:
        """Who sits where, as it is saved."""
        return tuple(
            SeatRow(
                seat,
                chair.user_id,
                chair.name,
                chair.user_id is None,
                chair.away,
                chair.missed,
                chair.steady,
            )
            for seat, chair in enumerate(self.chairs)
        )

    # -- playing -------------------------------------------------------------------------------

    def begin(self) -> None:
        """Sit everybody down for a match: deals the first round."""
        self.match = Match(self.rules(), len(self.chairs), self.seed)
        self.version = self.turn = 0
        self.feats.clear()

    def play(self, seat: Seat, text: str) -> list[Event]:
        """Play a move and count it, unless it is decided in order of arrival and changes nobody's turn.

        Raises:
            IllegalMove: it cannot be played; nothing has changed.
        """
        match = self.live()
        arrival = text.partition(":")[0] in self.presenter.arrivals
        rounds, asked = match.rounds, set(match.round.waiting())
        before = self._turns() if arrival else set()
        events = match.play(seat, text)
        if not arrival or match.rounds > rounds or not self._turns() <= before:
            self.version += 1
            self.turn += seat in asked or not asked.issuperset(match.round.waiting())
        self._count(events)
        return events

    def _count(self, events: Iterable[Event]) -> None:
        self.feats.update(feat for event in events for feat in self.presenter.feats(event))

    def feats_of(self, seat: Seat) -> dict[str, int]:
        """What a seat did in this match that is worth telling, and how often."""
        return {name: count for (by, name), count in self.feats.items() if by == seat}

    def _turns(self) -> set[tuple[Seat, tuple[Move, ...]]]:
        """Who is waited for, and what each may do besides what is decided in order of arrival."""
        round, arrivals = self.live().round, self.presenter.arrivals
        return {
            (seat, tuple(move for move in round.legal(seat) if move.verb not in arrivals))
            for seat in round.waiting()
        }

    def resume(self, record: Iterable[tuple[Seat, str]]) -> None:
        """Bring the match to where its record ends, and the notes with it.

        Raises:
            IllegalMove: the record does not belong to these rules.
        """
        self.begin()
        self._open_notes()
        for seat, text in record:
            rounds = self.live().rounds
            events = self.play(seat, text)
            if self.live().rounds > rounds:
                self._open_notes()
            else:
                self.note(events, None if text.partition(":")[0] in SHOUTS else seat)

    def note(self, events: Iterable[Event], mover: Seat | None) -> None:
        """Note what each hand is told alone; the hand of whoever has just moved starts afresh."""
        if mover is not None:
            self.notes.pop(mover, None)
        for event in events:
            public = event.seen_by(None)
            for seat, _ in self.people():
                own = event.seen_by(seat)
                if own != public:
                    self.notes.setdefault(seat, []).append(own)

    def _open_notes(self) -> None:
        """Begin a round's notes: what dealing it told each hand alone."""
        self.notes = {}
        self.note(self.live().round.opening, None)

    def waited_for(self) -> list[Seat]:
        """Whom the table waits for now; nobody between rounds."""
        if self.state is not State.PLAYING:
            return []
        return list(self.live().round.waiting())
