"""What every game of the family shares: rounds and rule books, and the words they are told in.

Games import everything from here; the words themselves (moves, events, outcomes), views, house rules,
refusals and the tiles of a deal have modules of their own below this one. This module knows no game. It
refuses to know time (limits live where people wait), input and output, asyncio, Discord and pictures, and
it holds no chance of its own: the caller of a deal brings the ``Random``.

The vocabulary, once:

* A **seat** is a place at the table, counted from 0. Left of seat ``s`` is seat ``s + 1``.
* A **move** is what a person does, even when it is the only thing to do. What a rule does to a seat
  without any act of its own happens inside :meth:`Round.apply` and is told by events.
* A **question** stops play until the asked seats have answered: :meth:`Round.waiting` names them.
  A **chance** does not stop play: :meth:`Round.legal` offers it to seats that are not waited for.
"""

from __future__ import annotations

import dataclasses
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Self

from engine.advice import Advice, Clue, Evidence, Fact
from engine.copying import copied
from engine.deals import DealContext, check_tiles, read_tiles, shuffled
from engine.errors import AmbiguousMove, IllegalMove, MoveNotNow, UnknownMove
from engine.options import Choice, Options, edition_of, flag, one_of, whole
from engine.symmetry import Turn, orbits, turned
from engine.views import Preview, Seen, View
from engine.vocabulary import (
    SHOUTS,
    Event,
    Laid,
    Log,
    MatchEnded,
    Move,
    Outcome,
    Part,
    Reason,
    RoundEnded,
    Seat,
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
    "UnknownMove",
    "View",
    "edition_of",
    "flag",
    "one_of",
    "shuffled",
    "silent",
    "whole",
]


class Round(ABC):
    """One deal, from the first tile to the outcome. Mutable; copies are independent."""

    __slots__ = ("hands", "lead", "opening", "stock")

    hands: list[list[Any]]
    """Tiles by seat; the ``str`` of a tile is its notation."""
    stock: list[Any]
    """The undealt tiles; ``stock[0]`` is drawn next."""
    lead: Seat
    """Who began, or begins."""
    opening: tuple[Event, ...]
    """What the deal itself has to tell, before anybody moves."""

    @abstractmethod
    def waiting(self) -> Sequence[Seat]:
        """Return whom the game cannot go on without; empty when the round is over."""

    @abstractmethod
    def legal(self, seat: Seat) -> list[Move]:
        """Return every move of ``seat`` now, in turn or out of it. Never empty for a seat waited for.

        Tiles come in the order of the rack, not as they were drawn: a view is all that a round is made
        from again, and it shows no other order.
        """

    @abstractmethod
    def apply(self, seat: Seat, move: Move, log: Log = silent) -> None:
        """Play a move taken from :meth:`legal`. Trusts the caller; :meth:`Match.play` checks."""

    @abstractmethod
    def refusal(self, seat: Seat, move: Move) -> MoveNotNow:
        """Return why ``move`` is not legal for ``seat`` now, checked in the order a person would notice.

        A lay may come without its place: then the tile is not in hand, or fits nowhere.
        """

    @abstractmethod
    def timeout_move(self, seat: Seat) -> Move:
        """Return the move made for a seat that ran out of time. ``seat`` must be waited for."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """Return all that ``seat`` may know; None is a spectator."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return why it ended, who won and what each seat scores; None while it goes on."""

    def copy(self) -> Self:
        """Return an independent round in the same state: every slot is copied, lists however deep.

        Assignments written out take a third of the time: a game that is searched much overrides this.
        """
        return copied(self)

    def default(self, seat: Seat) -> Move:
        """Return :meth:`timeout_move`: the name it had first, which hosts may go on using."""
        return self.timeout_move(seat)

    def __repr__(self) -> str:
        """Show all tiles, hidden ones too: with :meth:`Game.stacked` it tells how to come here again."""
        hands = " | ".join(" ".join(map(str, hand)) for hand in self.hands)
        laid = " ".join(f"{laid.seat}:{laid.tile}@{laid.place}" for laid in self.view(None).laid)
        return (
            f"<{type(self).__name__} hands={hands!r} stock={' '.join(map(str, self.stock))!r} "
            f"lead={self.lead} waiting={tuple(self.waiting())} laid={laid!r}>"
        )


class Game(Advice, ABC):
    """A rule book: stateless, holding only its validated options.

    Raises:
        ValueError: an option is unknown or impossible, or the options contradict each other.
    """

    name: ClassVar[str]
    """The registry's key, e.g. ``uno-dominos``."""
    Options: ClassVar[type[Options]]
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """Named sets of options in the order they are offered, each all that differs from the defaults."""
    three_rounds: ClassVar[Mapping[str, Any]] = {}
    """The option by which a match has three rounds at most; empty where nothing has to be chosen for that."""
    short_match: ClassVar[Mapping[str, Any]]
    """Options by which a match is over soon, and still has what is rare in it: to try a host with."""
    beats_random: ClassVar[float]
    """The share of decided rounds that a computer player has to win of a player who moves at random, both at
    a table of two: half would be no better."""
    out_of_turn: ClassVar[frozenset[str]] = frozenset()
    """The verbs that several seats may use at the same moment. They are decided in order of arrival: such
    a move leaves what the other seats may do as it was, unless it ends what the round waits for."""
    shouts: ClassVar[frozenset[str]] = SHOUTS
    """The verbs that are taken whenever they arrive, however far play has gone on meanwhile."""
    spellings: ClassVar[Mapping[str, str]]
    """Every way to spell a tile, and the tile as it is spelt in a hand."""
    tiles: Sequence[str]
    """The whole set, a tile with several copies repeated. Options may narrow it."""
    seats: range
    """How many may play: every count in the range. Options may narrow it."""
    options: Any

    def __init__(self, **options: Any) -> None:
        known = {field.name for field in dataclasses.fields(self.Options)}
        if unknown := sorted(set(options) - known):
            raise ValueError(f"{self.name} has no option {', '.join(unknown)}")
        self.options = self.Options(**options)

    @classmethod
    def of_saved(cls, options: Mapping[str, Any]) -> Self:
        """Return the rule book a stored match was played by.

        ``Game(**options)`` plays by the newest edition; a match stored without an edition was begun before
        its game had any, and is of the first.

        Args:
            options: what :meth:`Options.chosen` returned when the match began.

        Raises:
            ValueError: an option is unknown or impossible: another version stored it.
        """
        dated = any(field.name == "edition" for field in dataclasses.fields(cls.Options))
        return cls(**{"edition": 1, **options} if dated else options)

    def __repr__(self) -> str:
        """Show the options that differ from the defaults: evaluated, it builds an equal rule book."""
        fields = [(field.name, field.default) for field in dataclasses.fields(self.options)]
        chosen = [(name, value) for name, usual in fields if (value := getattr(self.options, name)) != usual]
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in chosen)})"

    def __eq__(self, other: object) -> bool:
        """Return whether both are the same game with equal options."""
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
        """Shuffle and deal a round. All chance of the round happens here.

        Args:
            seats: how many play.
            rng: consumed through :func:`shuffled` and ``random()`` only.
            lead: who begins, where the game lets an earlier round decide it.
            number: rounds dealt before in this match.
            totals: points before this round, for games that can end in mid-round.

        Raises:
            ValueError: ``seats`` is not in :attr:`seats`, or ``lead`` is none of them.
        """
        return self._deal(seats, rng, self._context(seats, lead, number, totals))

    @abstractmethod
    def _deal(self, seats: int, rng: Random, context: DealContext) -> Round:
        """Shuffle and deal, as :meth:`deal` promises; seats and context have been checked."""

    def stacked(
        self,
        hands: Sequence[Sequence[str]],
        stock: Sequence[str],
        *,
        lead: Seat | None = None,
        number: int = 0,
        totals: Sequence[int] | None = None,
    ) -> Round:
        """Deal the given tiles, spelt in notation: for tests, puzzles and bug reports.

        Raises:
            ValueError: a text is no tile of this set, a tile is there more often than the set has it, a
                hand is empty, ``lead`` is no seat, or the rules cannot start from there.
        """
        context = self._context(len(hands), lead, number, totals)
        held = [read_tiles(hand, self.spellings, self.name) for hand in hands]
        pile = read_tiles(stock, self.spellings, self.name)
        check_tiles(held, pile, self._on_table(context), self.tiles)
        return self._stacked(held, pile, context)

    @abstractmethod
    def _stacked(self, hands: list[list[str]], stock: list[str], context: DealContext) -> Round:
        """Begin with these tiles, as :meth:`stacked` promises; they and the context have been checked."""

    def _context(
        self, seats: int, lead: Seat | None, number: int, totals: Sequence[int] | None
    ) -> DealContext:
        low, high = self.seats[0], self.seats[-1]
        if seats not in self.seats and low == high:
            raise ValueError(f"{self.name} is for {low} players, not {seats}")
        if seats not in self.seats:
            raise ValueError(f"{self.name} is for {low} to {high} players, not {seats}")
        if lead is not None and lead not in range(seats):
            raise ValueError(f"there is no seat {lead} among {seats}")
        return DealContext(lead, number, None if totals is None else tuple(totals))

    def _on_table(self, context: DealContext) -> Sequence[str]:
        """Return the tiles that lie on the table before anybody has moved."""
        return ()

    @abstractmethod
    def determinize(self, view: View, rng: Random) -> Round:
        """Deal the tiles that ``view`` hides at random: the round looks like ``view`` from its seat.

        That is, ``game.determinize(view, rng).view(view.seat) == view``. What play has shown of the hidden
        hands holds there too, as far as the game can tell.
        """

    def guess(self, view: View, rng: Random) -> Round:
        """Return :meth:`determinize`: the name it had first, which hosts may go on using."""
        return self.determinize(view, rng)

    # -- moves -------------------------------------------------------------------------------------

    @abstractmethod
    def parse(self, text: str) -> Move:
        """Return the move ``text`` stands for, in any spelling.

        Raises:
            UnknownMove: it is no move of this game.
            AmbiguousMove: it leaves open which move is meant.
        """

    @abstractmethod
    def heuristic(self, round: Round, moves: Sequence[Move]) -> list[float]:
        """Return a cheap worth of each of ``moves`` for the seat to move: higher is better."""

    def rough(self, round: Round, moves: Sequence[Move]) -> list[float]:
        """Return the same more cheaply, if coarsely: by it rounds are played on many times a decision."""
        return self.heuristic(round, moves)

    def preview(self, view: View, move: Move) -> Preview:
        """Return what the view's seat would bring about by a legal ``move``, as far as it can know.

        Only a lay is looked into: what other moves lead to hangs on tiles the seat cannot see. Written for
        all games, by making the lay in a round that looks like the view; a game in which lays score or act
        tells that too.

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
            raise ValueError(f"{move} is no legal move of this view")
        return view.seat

    def symmetries(self, view: View) -> Sequence[Turn]:
        """Return the ways to turn or mirror the table that leave it as it lies in ``view``.

        Each takes the place of a lay to the place where it comes to lie; those made of others may be left
        out. Two places are only the same if nothing tells them apart, not even whose they are.
        """
        return ()

    def same(self, view: View) -> list[tuple[Move, ...]]:
        """Group the legal moves of ``view``: those that lead to equal positions, the table turned, together.

        Every move is in one group, groups and moves in the order of ``view.legal``.
        """
        turns = self.symmetries(view)
        return orbits(view.legal, lambda move: [turned(self.parse, move, turn) for turn in turns])

    def hunch(self, round: Round, moves: Sequence[Move]) -> list[float]:
        """Return :meth:`heuristic`: the name it had first, which hosts may go on using."""
        return self.heuristic(round, moves)

    # -- the match ---------------------------------------------------------------------------------

    @abstractmethod
    def winners(self, totals: Sequence[int], rounds: int) -> tuple[Seat, ...] | None:
        """Return who has won after ``rounds`` rounds: several share it, ``()`` is drawn, None goes on.

        After the last of :meth:`max_rounds` it is who leads.
        """

    def settled(self, totals: Sequence[int], outcomes: Sequence[Outcome]) -> tuple[Seat, ...] | None:
        """Return :meth:`winners`, judged by the outcomes too: points alone may not say who won."""
        return self.winners(totals, len(outcomes))

    def _leaders(self, totals: Sequence[int], rounds: int) -> tuple[Seat, ...] | None:
        """Return who leads after the last of :meth:`max_rounds`; several share it. None before it."""
        if not 0 < self.max_rounds() <= rounds:
            return None
        best = min(totals) if self.lowest_wins else max(totals)
        return tuple(seat for seat, total in enumerate(totals) if total == best)

    @classmethod
    def achievements(cls, event: Event) -> Iterable[tuple[Seat, str]]:
        """Return what ``event`` shows that is worth counting: each a seat and the achievement's name.

        House rules have no say in it, so the name of the game is enough to judge what was played.
        """
        return ()

    def owed_shout(self, view: View) -> str:
        """Return the text of the shout the view's seat still owes for a move it has made; empty if none."""
        return ""

    def draws_at_will(self) -> bool:
        """Return whether a seat may draw though it could lay: a draw then does not tell what it lacks."""
        return False

    def max_rounds(self) -> int:
        """Return after how many rounds a match ends at the latest; 0 where a goal alone ends it."""
        return int(getattr(self.options, "rounds", 0))

    def next_lead(self, previous: Round) -> Seat | None:
        """Return who begins the round after ``previous``; None lets the deal decide."""
        return None
