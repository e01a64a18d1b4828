"""The base classes of every game: :class:`Round`, one deal in play, and :class:`Game`, a rule book.

Games import everything from here. Moves, events, outcomes, views, options, refusals and tiles have modules of
their own, which this one re-exports. This module knows no game. It refuses to know time (hosts keep the time
limits), input and output, asyncio, Discord and pictures. It makes no random choice of its own: the caller of
a deal passes the ``Random``.

The terms:

* A **seat** is a player's position at the table, counted from 0. Left of seat ``s`` is seat ``s + 1``.
* A **move** is one act of one player, even if it is the only move possible. What a rule does to a seat
  without an act of its own happens inside :meth:`Round.apply` and is reported by events.
* A **question** stops play until the asked seats have answered; :meth:`Round.waiting` names them.
  A **chance** does not stop play: :meth:`Round.legal` offers it to seats that are not waited for.
"""

from __future__ import annotations

import dataclasses
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Self

from engine.advice import Advice, Clue, Evidence, Fact, Share
from engine.copying import copied
from engine.deals import DealContext, check_tiles, read_tiles, shuffled
from engine.errors import AmbiguousMove, IllegalMove, MoveNotNow, UnknownMove
from engine.options import Choice, Options, edition_of, flag, one_of, whole
from engine.symmetry import Turn, orbits, turned
from engine.views import Preview, Seen, View
from engine.vocabulary import (
    SHOUTS,
    Event,
    ForcedPace,
    Laid,
    Log,
    MatchEnded,
    Move,
    Outcome,
    Part,
    Reason,
    RoundEnded,
    Seat,
    Teams,
    opposite,
    sides,
    silent,
)

__all__ = [
    "SHOUTS",
    "AmbiguousMove",
    "Choice",
    "Clue",
    "DealContext",
    "Event",
    "Evidence",
    "Fact",
    "ForcedPace",
    "Game",
    "IllegalMove",
    "Laid",
    "Log",
    "MatchEnded",
    "Move",
    "MoveNotNow",
    "Options",
    "Outcome",
    "Part",
    "Preview",
    "Reason",
    "Round",
    "RoundEnded",
    "Seat",
    "Seen",
    "Share",
    "Teams",
    "UnknownMove",
    "View",
    "edition_of",
    "flag",
    "one_of",
    "opposite",
    "shuffled",
    "sides",
    "silent",
    "whole",
]


class Round(ABC):
    """One deal, from the first tile to the outcome. Rounds are mutable; copies are independent."""

    __slots__ = ("hands", "lead", "opening", "stock", "turn")

    hands: list[list[Any]]
    """The tiles by seat. The ``str`` of a tile is its notation."""
    stock: list[Any]
    """The undealt tiles; ``stock[0]`` is drawn next."""
    lead: Seat
    """The seat that begins, or began, the round."""
    turn: Seat
    """The seat in turn; meaningless once the round is over."""
    opening: tuple[Event, ...]
    """The events of the deal itself, before any player moves."""

    @abstractmethod
    def waiting(self) -> Sequence[Seat]:
        """Return the seats that play waits for. Empty if and only if the round is over."""

    @abstractmethod
    def legal(self, seat: Seat) -> list[Move]:
        """Return every legal move of ``seat`` now, in turn or out of it. Never empty for a seat waited for.

        The moves follow the order of the rack, not the order in which tiles were drawn. A round must be
        rebuilt from a view alone, and a view shows no other order.
        """

    @abstractmethod
    def apply(self, seat: Seat, move: Move, log: Log = silent) -> None:
        """Play a move taken from :meth:`legal`, and report each change to ``log``.

        The move is not checked. Use :meth:`Match.play` for moves that may be illegal.
        """

    @abstractmethod
    def refusal(self, seat: Seat, move: Move) -> MoveNotNow:
        """Return the reason why ``move`` is not legal for ``seat`` now.

        The reasons are checked in the order in which a person at the table would notice them. If ``move`` is
        a lay without a place, its tile is not in the hand or fits nowhere.
        """

    @abstractmethod
    def timeout_move(self, seat: Seat) -> Move:
        """Return the move to play for ``seat`` when its time has run out. The seat must be waited for."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """Return all that ``seat`` may know; None returns the view of a spectator."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return why the round ended, who won and what each seat scores; None while it goes on."""

    def copy(self) -> Self:
        """Return an independent round in the same state. Every slot is copied, nested lists included.

        Assigning each slot by hand takes a third of the time, so games that are searched a lot override this.
        """
        return copied(self)

    def in_turn(self, seat: Seat) -> Self:
        """Return a copy in which it is the turn of ``seat``, to see what it could do then.

        It shows the seat nothing that is hidden from it now. It must not be played on.
        """
        twin = self.copy()
        twin.turn = seat
        return twin

    def default(self, seat: Seat) -> Move:
        """Return :meth:`timeout_move`. This is its former name, kept for hosts that use it."""
        return self.timeout_move(seat)

    def __repr__(self) -> str:
        """Show all tiles, hidden ones included, so that :meth:`Game.stacked` can rebuild the deal."""
        hands = " | ".join(" ".join(map(str, hand)) for hand in self.hands)
        laid = " ".join(f"{laid.seat}:{laid.tile}@{laid.place}" for laid in self.view(None).laid)
        return (
            f"<{type(self).__name__} hands={hands!r} stock={' '.join(map(str, self.stock))!r} "
            f"lead={self.lead} waiting={tuple(self.waiting())} laid={laid!r}>"
        )


class Game(Advice, ABC):
    """A rule book: it has no state but its validated options.

    Raises:
        ValueError: an option is unknown or impossible, or the options contradict each other.
    """

    name: ClassVar[str]
    """The key of the game in the registry, e.g. ``uno-dominos``."""
    Options: ClassVar[type[Options]]
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """Named sets of options, in the order offered. Each lists only what differs from the defaults."""
    three_rounds: ClassVar[Mapping[str, Any]] = {}
    """The option that limits a match to three rounds; empty if no option is needed for that."""
    short_match: ClassVar[Mapping[str, Any]]
    """Options for a short match that still contains the game's rare situations, for trying out a host."""
    best_seats: int
    """The number of players at which the game plays best. A host fills a table to it. Options may change
    it."""
    quick_match: ClassVar[Mapping[str, Any]] = {}
    """Options for a first match of about ten minutes at :attr:`best_seats`, besides the first preset."""
    beats_random: ClassVar[float]
    """The share of decided rounds that a computer player must win against random moves, with two players. A
    share of one half would be no better than chance."""
    out_of_turn: ClassVar[frozenset[str]] = frozenset()
    """The verbs that several seats may use at the same moment. They are decided in order of arrival. Such a
    move does not change what the other seats may do, unless it ends what the round waits for."""
    shouts: ClassVar[frozenset[str]] = SHOUTS
    """The verbs that are accepted whenever they arrive, even if play has moved on meanwhile."""
    slips: ClassVar[frozenset[str]] = frozenset()
    """The :meth:`achievements` that are mistakes: a forgotten call, or a lie that was found out."""
    spellings: ClassVar[Mapping[str, str]]
    """Every accepted spelling of a tile, mapped to its spelling in a hand."""
    tiles: Sequence[str]
    """The whole set; a tile with several copies is repeated. Options may narrow it."""
    seats: range
    """The possible numbers of players. Options may narrow the range."""
    options: Any

    def __init__(self, **options: Any) -> None:
        known = {field.name for field in dataclasses.fields(self.Options)}
        if unknown := sorted(set(options) - known):
            raise ValueError(f"{self.name} has no option {', '.join(unknown)}")
        self.options = self.Options(**options)

    @classmethod
    def of_saved(cls, options: Mapping[str, Any]) -> Self:
        """Return the rule book that a stored match was played by.

        ``Game(**options)`` uses the newest edition of the rulings. Options without an edition are read as
        edition 1, because they were stored before the game had editions.

        Args:
            options: what :meth:`Options.chosen` returned when the match began.

        Raises:
            ValueError: an option is unknown or impossible: another version stored it.
        """
        dated = any(field.name == "edition" for field in dataclasses.fields(cls.Options))
        return cls(**{"edition": 1, **options} if dated else options)

    def __repr__(self) -> str:
        """Show the options that differ from the defaults. Evaluating the text builds an equal rule book."""
        fields = [(field.name, field.default) for field in dataclasses.fields(self.options)]
        chosen = [(name, value) for name, usual in fields if (value := getattr(self.options, name)) != usual]
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in chosen)})"

    def __eq__(self, other: object) -> bool:
        """Return whether both are rule books of the same game with equal options."""
        if not isinstance(other, Game):
            return NotImplemented
        return type(self) is type(other) and bool(self.options == other.options)

    def __hash__(self) -> int:
        return hash((type(self), self.options))

    # -- dealing -----------------------------------------------------------------------------------

    def deal(
        self,
        seats: int,
        rng: Random,
        *,
        lead: Seat | None = None,
        number: int = 0,
        totals: Sequence[int] | None = None,
    ) -> Round:
        """Shuffle and deal a round. All chance of the round is spent here.

        Args:
            seats: the number of players.
            rng: used only through :func:`shuffled` and ``random()``.
            lead: the seat that begins, if the game lets an earlier round decide it.
            number: how many rounds of this match were dealt before.
            totals: the points before this round, for games that can end in mid-round.

        Raises:
            ValueError: ``seats`` is not in :attr:`seats`, or ``lead`` is not one of the seats.
        """
        return self._deal(seats, rng, self._context(seats, lead, number, totals))

    @abstractmethod
    def _deal(self, seats: int, rng: Random, context: DealContext) -> Round:
        """Shuffle and deal for :meth:`deal`, which has already checked ``seats`` and ``context``."""

    def stacked(
        self,
        hands: Sequence[Sequence[str]],
        stock: Sequence[str],
        *,
        lead: Seat | None = None,
        number: int = 0,
        totals: Sequence[int] | None = None,
    ) -> Round:
        """Deal the given tiles, written in notation. For tests, puzzles and bug reports.

        Args:
            number: how many rounds were dealt before. It can decide who leads if ``lead`` is None.

        Raises:
            ValueError: a text is not a tile of this set, a tile appears more often than in the set, a hand is
                empty, ``lead`` is not a seat, or the rules cannot start from there.
        """
        context = self._context(len(hands), lead, number, totals)
        held = [read_tiles(hand, self.spellings, self.name) for hand in hands]
        pile = read_tiles(stock, self.spellings, self.name)
        check_tiles(held, pile, self._on_table(context), self.tiles)
        return self._stacked(held, pile, context)

    @abstractmethod
    def _stacked(self, hands: list[list[str]], stock: list[str], context: DealContext) -> Round:
        """Start a round with these tiles. :meth:`stacked` has checked them and the context."""

    def _context(
        self, seats: int, lead: Seat | None, number: int, totals: Sequence[int] | None
    ) -> DealContext:
        low, high = self.seats[0], self.seats[-1]
        if seats not in self.seats and low == high:
            raise ValueError(f"{self.name} is for {low} players, not {seats}")
        if seats not in self.seats:
            between = "or" if len(self.seats) == 2 else "to"
            raise ValueError(f"{self.name} is for {low} {between} {high} players, not {seats}")
        if lead is not None and lead not in range(seats):
            raise ValueError(f"there is no seat {lead} among {seats}")
        return DealContext(lead, number, None if totals is None else tuple(totals))

    def _on_table(self, context: DealContext) -> Sequence[str]:
        """Return the tiles that lie on the table before the first move."""
        return ()

    @abstractmethod
    def determinize(self, view: View, rng: Random) -> Round:
        """Return a round that looks like ``view`` from its seat, with the hidden tiles dealt at random.

        That is, ``game.determinize(view, rng).view(view.seat) == view``. The deal also respects what play has
        shown about the hidden hands, as far as the game can tell.
        """

    def guess(self, view: View, rng: Random) -> Round:
        """Return :meth:`determinize`. This is its former name, kept for hosts that use it."""
        return self.determinize(view, rng)

    # -- moves -------------------------------------------------------------------------------------

    @abstractmethod
    def parse(self, text: str) -> Move:
        """Return the move that ``text`` stands for, in any accepted spelling.

        Raises:
            UnknownMove: the text is not a move of this game.
            AmbiguousMove: the text leaves open which move is meant.
        """

    @abstractmethod
    def heuristic(self, round: Round, moves: Sequence[Move]) -> list[float]:
        """Return a cheap estimate of each of ``moves``, for the seat to move. Higher is better."""

    def rough(self, round: Round, moves: Sequence[Move]) -> list[float]:
        """Return a cheaper, coarser :meth:`heuristic`, for rounds that are played out many times per
        decision.
        """
        return self.heuristic(round, moves)

    def favourite(self, round: Round, seat: Seat, *, careful: bool, most: int | None = None) -> Move:
        """Return the move of a seat waited for that :meth:`rough` prefers, the first of equals.

        A game may override this to find the same move without listing all moves and their worths.

        Args:
            careful: whether to use :meth:`heuristic` instead.
            most: if there are more moves than this, consider only every second, third and so on. None
                considers all.
        """
        moves = round.legal(seat)
        if len(moves) == 1:
            return moves[0]
        if most is not None:
            moves = moves[:: -(-len(moves) // most)]
        worths = (self.heuristic if careful else self.rough)(round, moves)
        return moves[worths.index(max(worths))]

    def preview(self, view: View, move: Move) -> Preview:
        """Return what a legal ``move`` of the view's seat would lead to, as far as that seat can know.

        Only lays are examined; what other moves lead to depends on hidden tiles. This default works for all
        games: it makes the lay in a round that looks like the view. Games in which lays score or act override
        it to report that too.

        Raises:
            ValueError: the move is not legal in this view.
        """
        seat = self._mover(view, move)
        if not (move.tile and move.place):
            return Preview(ends=view.ends)
        world = self.determinize(view, Random(0))
        world.apply(seat, move)
        after = world.view(seat)
        return Preview(ends=after.ends, goes_out=not after.hand)

    def _mover(self, view: View, move: Move) -> Seat:
        if view.seat is None or move not in view.legal:
            raise ValueError(f"{move} is not a legal move of this view")
        return view.seat

    def symmetries(self, view: View) -> Sequence[Turn]:
        """Return the ways to turn or mirror the table that leave the position in ``view`` unchanged.

        Each maps the place of a lay to the place it becomes. Combinations of others may be left out. Two
        places are equivalent only if nothing distinguishes them, their owner included. None by default.
        """
        return ()

    def same(self, view: View) -> list[tuple[Move, ...]]:
        """Return the legal moves of ``view`` in groups that lead to equal positions when the table is turned
        or mirrored.

        Every move is in exactly one group. Groups and moves keep the order of ``view.legal``.
        """
        turns = self.symmetries(view)
        return orbits(view.legal, lambda move: [turned(self.parse, move, turn) for turn in turns])

    def hunch(self, round: Round, moves: Sequence[Move]) -> list[float]:
        """Return :meth:`heuristic`. This is its former name, kept for hosts that use it."""
        return self.heuristic(round, moves)

    # -- the match ---------------------------------------------------------------------------------

    @abstractmethod
    def winners(self, totals: Sequence[int], rounds: int) -> tuple[Seat, ...] | None:
        """Return who has won the match after ``rounds`` rounds; None if it goes on.

        Several seats share a win; ``()`` is a drawn match. After the last of :meth:`max_rounds`, the leaders
        win.
        """

    def settled(self, totals: Sequence[int], outcomes: Sequence[Outcome]) -> tuple[Seat, ...] | None:
        """Return who has won the match; None if it goes on. By default this is :meth:`winners`.

        Games override it if the points alone do not say who won.
        """
        return self.winners(totals, len(outcomes))

    def _leaders(self, totals: Sequence[int], rounds: int) -> tuple[Seat, ...] | None:
        """Return who leads after the last of :meth:`max_rounds`, or None before that. Several may share the
        lead.
        """
        if not 0 < self.max_rounds() <= rounds:
            return None
        best = min(totals) if self.lowest_wins else max(totals)
        return tuple(seat for seat, total in enumerate(totals) if total == best)

    @classmethod
    def achievements(cls, event: Event) -> Iterable[tuple[Seat, str]]:
        """Return the achievements that ``event`` shows, as pairs of a seat and a name; by default none.

        The options of a table do not matter here, so a stored match needs only its game's name.
        """
        return ()

    def owed_shout(self, view: View) -> str:
        """Return the text of the shout that the view's seat still owes for its own move; empty if it owes
        none.
        """
        return ""

    def draws_at_will(self) -> bool:
        """Return whether a seat may draw although it could lay.

        If so, a draw reveals nothing about its hand.
        """
        return False

    def forced_pace(self, seats: int) -> ForcedPace:
        """Return when the only legal move of a seat is made: a pass, or a lay without a choice.

        By default ``free`` without teams, and ``drawn`` with them: a partner could read the hand from its
        pace.
        """
        return "free" if self.teams(seats) is None else "drawn"

    def max_rounds(self) -> int:
        """Return after how many rounds a match ends at the latest; 0 if there is no such limit."""
        return int(getattr(self.options, "rounds", 0))

    def next_lead(self, previous: Round) -> Seat | None:
        """Return the seat that begins the round after ``previous``; None lets the deal decide."""
        return None
