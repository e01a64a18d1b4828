"""The rule book of Mexican Train: dealing, parsing moves and deciding who has won the match."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, cast

from engine.core import (
    DealContext,
    Evidence,
    Fact,
    Game,
    Move,
    Options,
    Round,
    Seat,
    Seen,
    UnknownMove,
    View,
    shuffled,
)
from engine.games.mexican_train.advice.determinize import determinize, world
from engine.games.mexican_train.advice.heuristic import heuristic, rough
from engine.games.mexican_train.advice.inference import evidence
from engine.games.mexican_train.notation import PIPS, SPELT, TRAINS, parse
from engine.games.mexican_train.options import TrainOptions, engines, size
from engine.games.mexican_train.round import TrainRound
from engine.games.mexican_train.view import TrainView
from engine.tiles.double_n import double_set


class MexicanTrain(Game):
    """The rule book of Mexican Train, for two to eight; the short game is for two to four (M1, M26).

    Args:
        options: the fields of :class:`TrainOptions`.

    Raises:
        ValueError: an option is unknown or impossible.
    """

    name: ClassVar[str] = "mexican-train"
    Options: ClassVar[type[Options]] = TrainOptions
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "sheet": {},
        "thirds": {"length": "thirds"},  # E21
        "five": {"length": "five"},  # E21
        "short": {"short_game": True},  # M26
        "open": {"open_hands": True},  # M27
    }
    three_rounds: ClassVar[Mapping[str, Any]] = {"length": "three"}
    short_match: ClassVar[Mapping[str, Any]] = {"length": "five", "short_game": True}
    best_seats = 4
    quick_match: ClassVar[Mapping[str, Any]] = {"length": "three"}
    beats_random: ClassVar[float] = 0.65
    spellings: ClassVar[Mapping[str, str]] = SPELT
    lowest_wins: ClassVar[bool] = True  # M25
    luck: ClassVar[float] = 0.45
    seats = range(2, 9)  # M1; the short game narrows it (M26)
    options: TrainOptions

    def __init__(self, **options: str | bool) -> None:
        super().__init__(**options)
        sizes = size(self.options).hands
        self.seats = range(min(sizes), max(sizes) + 1)
        self.engines = engines(self.options)
        """The engine of each round of the match, in order (M24, E21)."""
        self.tiles = double_set(size(self.options).top)
        """The whole set, engine included."""

    def _deal(self, seats: int, rng: Random, context: DealContext) -> TrainRound:
        """Set the engine aside, shuffle and deal. Without a lead, decide who begins (M2, M3, M8, E1)."""
        engine = self._engine(context)
        tiles = shuffled([tile for tile in self.tiles if tile != engine], rng)
        each = size(self.options).hands[seats]
        hands = [tiles[seat * each : (seat + 1) * each] for seat in range(seats)]
        if context.lead is None and self.options.first_starter == "random":
            context = context._replace(lead=int(rng.random() * seats))  # E1
        return self._stacked(hands, tiles[seats * each :], context)

    def _stacked(self, hands: list[list[str]], stock: list[str], context: DealContext) -> TrainRound:
        """Start a round with these tiles; the engine is already in the centre.

        Without a lead, seat 0 begins.
        """
        return TrainRound(hands, stock, context.lead or 0, self._engine(context), self.options)

    def _engine(self, context: DealContext) -> str:
        """Return the engine of a round. Deals beyond the last round start again with the first engine."""
        return self.engines[context.number % len(self.engines)]

    def _on_table(self, context: DealContext) -> tuple[str, ...]:
        return (self._engine(context),)

    def determinize(self, view: View, rng: Random) -> TrainRound:
        """Return a round that looks like ``view``, with the tiles it hides dealt at random."""
        return determinize(cast("TrainView", view), self.tiles, rng)

    def evidence(self, seen: Seen) -> Evidence | None:
        """Return what lays, draws and passes say about the hidden hands; None if hands are open (M27)."""
        return evidence(cast("TrainView", seen.view), self.tiles, seen)

    def world(self, view: View, hands: Mapping[Seat, Sequence[str]], stock: Sequence[str]) -> TrainRound:
        """Return a round that looks like ``view``, with the hidden tiles dealt as given."""
        seats = range(len(view.hand_sizes))
        held = [list(view.hand if seat == view.seat else hands[seat]) for seat in seats]
        return world(cast("TrainView", view), held, list(stock)[: view.stock_size])

    def parse(self, text: str) -> Move:
        """Return the move that ``text`` stands for. The halves of a tile may come in either order.

        Raises:
            UnknownMove: ``no-such-move``: the text is no move, or the short game leaves out its tile.
            AmbiguousMove: ``which-train``: the text names a tile without a train.
        """
        move = parse(text)
        if move.tile and move.tile not in self.tiles:
            raise UnknownMove("no-such-move", text=text)
        return move

    def winners(self, totals: Sequence[int], rounds: int) -> tuple[Seat, ...] | None:
        """Return who has the lowest total after the last engine; several share it (M25, E16). None before
        that.
        """
        if rounds < len(self.engines):
            return None
        lowest = min(totals)
        return tuple(seat for seat, total in enumerate(totals) if total == lowest)

    def max_rounds(self) -> int:
        """Return the number of engines played, one per round (M24, E21)."""
        return len(self.engines)

    def next_lead(self, previous: Round) -> Seat:
        """Return the seat clockwise of the one that began ``previous`` (M8)."""
        return (previous.lead + 1) % len(previous.hands)

    def weight(self, tile: str) -> int:
        """Return the pips of a tile, which count against its holder (M25)."""
        return PIPS[tile]

    def marks(self, tile: str) -> tuple[str, ...]:
        """Return the numbers of both halves."""
        return tuple(tile.split("-"))

    def facts(self, view: View, move: Move) -> Iterable[Fact]:
        """Yield the facts of this game: a double covered (M18), and the own train closed again (M12)."""
        view = cast("TrainView", view)
        if move.place and move.place == (view.extra_owed or view.open_double):
            yield Fact("covers-double")
        if view.seat in view.markers and move.place == f"T{view.seat}":
            yield Fact("closes-train")

    def usable(self, view: View, move: Move, ends: Mapping[str, str]) -> Collection[str]:
        """Return the trains open to the seat after ``move``; only a binding double's, if any (M18)."""
        assert view.seat is not None
        world = self.determinize(view, Random(0))
        world.apply(view.seat, move)
        return {TRAINS[train] for train in world.open_to(view.seat)}

    def heuristic(self, round: Round, moves: Sequence[Move]) -> list[float]:
        """Return the worth of each move in pips, judged by the hand of the seat in turn only."""
        return heuristic(cast("TrainRound", round), moves)

    def rough(self, round: Round, moves: Sequence[Move]) -> list[float]:
        """Return the worth of each move without a plan for the own train."""
        return rough(cast("TrainRound", round), moves)
