"""A match: rounds of one game until a seat has won, and the record that reproduces them.

``(game, options, seats, seed, record)`` is the complete state: replaying the record gives the same match.
This module knows no game, no clock and no storage.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Self

from engine.core import (
    SHOUTS,
    AmbiguousMove,
    Event,
    Game,
    MatchEnded,
    Move,
    MoveNotNow,
    Outcome,
    Round,
    RoundEnded,
    Seat,
    Seen,
    View,
)

UNDO: Final = "undo"
"""How a record writes that a seat took back its last lay (:meth:`Match.undo`). It is no move of any game."""
_ACTS_IN_TURN: Final = frozenset({"lay", "draw", "pass"})
"""The verbs of a turn. A seat that has none of them among its moves is asked a question."""


def chance(seed: str, number: int) -> Random:
    """Return the random generator of round ``number`` of a match, counted from 0."""
    return Random(f"{seed}/{number}")


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished round as frozen data: the hands left, the result and the final table."""

    hands: tuple[tuple[str, ...], ...]
    """The tiles left, by seat, in notation and in the order of the hand."""
    outcome: Outcome
    view: View
    """The view of a spectator at the end of the round."""


class Match:
    """Rounds of one game between the same seats. The match deals each next round by itself.

    Args:
        game: the rule book.
        seats: the number of players.
        seed: any text. The tiles of a round are dealt from it by :func:`chance` and depend on nothing else.

    Raises:
        ValueError: the game cannot be played by that many seats.
    """

    def __init__(self, game: Game, seats: int, seed: str) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.totals: list[int] = [0] * seats
        """Points by seat, from finished rounds only."""
        self.record: list[tuple[Seat, str]] = []
        """Every move made, as a pair of seat and text. ``undo`` takes back the lay before it."""
        self.outcomes: list[Outcome] = []
        """How each finished round ended, in order."""
        self.winners: tuple[Seat, ...] | None = None
        """None while the match goes on. Several seats share a win; empty if the match was drawn."""
        self.last_round: Round | None = None
        """The round that ended most recently, in its final state."""
        self.round: Round = self._deal(None)
        """The round being played, or the last round once the match is over."""
        self._dealt = self.round.copy()
        """The round being played as it was dealt. It never changes."""
        self._standing: list[tuple[Seat, Move]] = []
        """The moves of the round being played, without those taken back."""
        self.told: list[Event] = list(self.round.opening)
        """The events of :attr:`round` so far, its opening included. They contain hidden tiles."""
        self.told_before: Sequence[Event] = ()
        """The events of the round before :attr:`round`."""
        self.remembered: list[Event] = []
        """The memorable events of finished rounds (:meth:`~engine.advice.Advice.memorable`)."""

    def __repr__(self) -> str:
        """Show what a bug report needs beside the record. The seed reveals all hidden tiles."""
        return (
            f"<Match {self.game!r} seats={self.seats} seed={self.seed!r} moves={len(self.record)} "
            f"rounds={self.rounds} totals={self.totals} winners={self.winners}>"
        )

    @property
    def rounds(self) -> int:
        """The number of finished rounds."""
        return len(self.outcomes)

    @property
    def finished(self) -> Finished | None:
        """The round that ended most recently, or None before the first has ended.

        It is built on request, because searches and replays end many rounds that are never shown.
        """
        round = self.last_round
        if round is None:
            return None
        hands = tuple(tuple(map(str, hand)) for hand in round.hands)
        return Finished(hands, self.outcomes[-1], round.view(None))

    def copy(self) -> Self:
        """Return an independent match in the same state.

        Finished rounds are shared, since they never change.
        """
        twin = object.__new__(type(self))
        twin.game, twin.seats, twin.seed = self.game, self.seats, self.seed
        twin.totals = self.totals[:]
        twin.record = self.record[:]
        twin.outcomes = self.outcomes[:]
        twin.winners = self.winners
        twin.last_round = self.last_round
        twin.round = self.round if self.winners is not None else self.round.copy()
        twin._dealt, twin._standing = self._dealt, self._standing[:]
        twin.told = self.told[:]
        twin.told_before = self.told_before
        twin.remembered = self.remembered[:]
        return twin

    @classmethod
    def replay(cls, game: Game, seats: int, seed: str, record: Iterable[Sequence[object]]) -> Match:
        """Return a match played up to the end of ``record``, an iterable of pairs of seat and move text.

        Raises:
            IllegalMove: a recorded move cannot be played; the record belongs to other rules.
        """
        match = cls(game, seats, seed)
        for seat, text in record:
            match.repeat(int(str(seat)), str(text))
        return match

    def repeat(self, seat: Seat, text: str) -> list[Event]:
        """Play an entry of a record, a move or :data:`UNDO`, and return its events. An undo has none.

        Raises:
            IllegalMove: the entry cannot be played; the record belongs to other rules.
        """
        if text != UNDO:
            return self.play(seat, text)
        self.undo(seat)
        return []

    def seen(self, seat: Seat) -> Seen:
        """Return the view and the events of ``seat`` in the current round, and the points before it."""
        events = tuple(event.seen_by(seat) for event in self.told)
        before = [sum(outcome.scores[other] for outcome in self._before()) for other in range(self.seats)]
        return Seen(
            view=self.round.view(seat),
            events=events,
            totals=tuple(before),
            rounds=len(self._before()),
            remembered=tuple(event.seen_by(seat) for event in self.remembered),
        )

    def _before(self) -> list[Outcome]:
        """Return the outcomes of the rounds before the one in :attr:`round`."""
        return self.outcomes if self.winners is None else self.outcomes[:-1]

    def play(self, seat: Seat, text: str) -> list[Event]:
        """Check, play and record a move given as text, and return its events. Input need not be trusted.

        Returns:
            the events in order, including the end of the round and of the match. The opening of a newly dealt
                round
            is in :attr:`Round.opening`.

        Raises:
            UnknownMove: the text is not a move of this game.
            AmbiguousMove: the text fits several of the seat's legal moves.
            MoveNotNow: the move is not legal for this seat now, or the match is over.

        If it raises, nothing has changed.
        """
        if self.winners is not None:
            raise MoveNotNow("match-over")
        if not 0 <= seat < self.seats:
            raise MoveNotNow("no-such-seat", seat=seat)
        move = self.read(seat, text)
        events: list[Event] = []
        self.round.apply(seat, move, events.append)
        self.record.append((seat, move.text))
        self._standing.append((seat, move))
        self.told += events
        outcome = self.round.outcome()
        if outcome is not None:
            self._close(outcome, events)
        return events

    def read(self, seat: Seat, text: str) -> Move:
        """Return the seat's legal move that ``text`` stands for: a move, or a lay without its place.

        Raises:
            IllegalMove: as for :meth:`play`.
        """
        legal = self.round.legal(seat)
        try:
            move = self.game.parse(text)
        except AmbiguousMove as unclear:
            return self._meant(seat, text, legal, unclear)
        if move not in legal:
            raise self.round.refusal(seat, move)
        return move

    # -- taking back -------------------------------------------------------------------------------

    def undoable(self) -> Seat | None:
        """Return the seat that may take back its last lay now; None if no lay can be taken back.

        A lay can be taken back, with its own seat's shouts after it, until another seat has acted. It cannot
        if it ended the round, made any tile known that was hidden, or asked a question.
        """
        return None if self._before_lay() is None else self._standing[-1][0]

    def undo(self, seat: Seat) -> list[Event]:
        """Take back the last lay of ``seat``, record that, and return the events that are no longer true.

        Raises:
            MoveNotNow: this lay cannot be taken back; see :meth:`undoable`. Nothing has changed.
        """
        before = self._before_lay()
        if before is None or self._standing[-1][0] != seat:
            raise MoveNotNow("no-undo", seat=seat)
        self.round, told, made = before
        del self._standing[made:]
        gone = self.told[told:]
        del self.told[told:]
        self.record.append((seat, UNDO))
        return gone

    def _before_lay(self) -> tuple[Round, int, int] | None:
        """Return the round before the last lay, and the numbers of its events and of its moves.

        None if that lay cannot be taken back.
        """
        made = len(self._standing) - 1
        while made > 0 and self._standing[made][1].verb in SHOUTS:
            made -= 1
        if made < 0 or self.record[-1][1] == UNDO:
            return None
        seat, lay = self._standing[made]
        if lay.verb != "lay" or any(other != seat for other, _ in self._standing[made:]):
            return None
        before, told = self._dealt.copy(), list(self._dealt.opening)
        for other, move in self._standing[:made]:
            before.apply(other, move, told.append)
        return (before, len(told), made) if self._tells_nothing(seat, before) else None

    def _tells_nothing(self, seat: Seat, before: Round) -> bool:
        """Return whether no seat has got or seen a tile since ``before`` but the one that ``seat`` laid, and
        none has to answer a question.
        """
        now = self.round
        others = [number for number in range(self.seats) if number != seat]
        kept = before.stock == now.stock and all(before.hands[each] == now.hands[each] for each in others)
        in_turn = (any(move.verb in _ACTS_IN_TURN for move in now.legal(each)) for each in now.waiting())
        return kept and len(now.hands[seat]) == len(before.hands[seat]) - 1 and all(in_turn)

    # -- within ------------------------------------------------------------------------------------

    def _meant(self, seat: Seat, text: str, legal: list[Move], unclear: AmbiguousMove) -> Move:
        """Return the only legal move that ``text``, an incomplete lay, can stand for.

        Raises:
            AmbiguousMove: ``unclear``, if several moves can be meant, or none.
            MoveNotNow: ``text`` is a tile that cannot be laid now.
        """
        meant = [move for move in legal if move.text.startswith((f"{text}@", f"{text}:"))]
        if not meant and text.strip() in self.game.spellings:
            tile = self.game.spellings[text.strip()]
            meant = [move for move in legal if move.verb == "lay" and move.tile == tile]
            if not meant:
                raise self.round.refusal(seat, Move(text, "lay", tile))
        if len(meant) != 1:
            raise unclear
        return meant[0]

    def _close(self, outcome: Outcome, events: list[Event]) -> None:
        events.append(RoundEnded(self.rounds, outcome))
        self.outcomes.append(outcome)
        self.totals = [total + score for total, score in zip(self.totals, outcome.scores, strict=True)]
        self.last_round = self.round
        self._standing = []
        self.winners = self.game.settled(self.totals, self.outcomes)
        if self.winners is None:
            self.round = self._deal(self.game.next_lead(self.round))
            self._dealt = self.round.copy()
            self.told_before = self.told
            self.remembered += filter(self.game.memorable, self.told)
            self.told = list(self.round.opening)
        else:
            events.append(MatchEnded(self.winners))

    def _deal(self, lead: Seat | None) -> Round:
        rng = chance(self.seed, self.rounds)
        return self.game.deal(self.seats, rng, lead=lead, number=self.rounds, totals=tuple(self.totals))


def taken_back(record: Sequence[tuple[Seat, str]]) -> frozenset[int]:
    """Return the numbers of the entries of a record that do not stand: each ``undo``, the lay that it takes
    back, and the shouts between them.
    """
    gone = set[int]()
    for number, (_, text) in enumerate(record):
        if text == UNDO:
            gone.add(number)
            lay = number - 1
            while record[lay][1].partition(":")[0] in SHOUTS:
                gone.add(lay)
                lay -= 1
            gone.add(lay)
    return frozenset(gone)


class StackedMatch(Match):
    """A match in which every round is dealt with the given tiles, for lessons and bug reports.

    Args:
        game: the rule book.
        hands: the tiles by seat, in notation.
        stock: the stock; its first tile is drawn next.
        lead: the seat that begins.

    Raises:
        ValueError: the game cannot be dealt so; see :meth:`Game.stacked`.
    """

    def __init__(
        self, game: Game, hands: Sequence[Sequence[str]], stock: Sequence[str], lead: Seat | None = None
    ) -> None:
        self.arranged = hands, stock, lead
        super().__init__(game, len(hands), "")

    def copy(self) -> Self:
        """Return an independent match in the same state. Its rounds are dealt with the given tiles too."""
        twin = super().copy()
        twin.arranged = self.arranged
        return twin

    def _deal(self, lead: Seat | None) -> Round:
        hands, stock, first = self.arranged
        return self.game.stacked(hands, stock, lead=first, totals=tuple(self.totals))
