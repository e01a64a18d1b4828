"""The rule book of Mexican Train: who gets what, what a text means, who has won the match."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar, cast

from engine.core import Game, Move, Options, Round, Seat, UnknownMove, View, shuffled
from engine.games.mexican_train.guess import imagined
from engine.games.mexican_train.hunch import worths
from engine.games.mexican_train.notation import read_move, read_tile
from engine.games.mexican_train.options import TrainOptions, engines, size
from engine.games.mexican_train.round import TrainRound
from engine.games.mexican_train.view import TrainView
from engine.tiles.double_n import double_set


class MexicanTrain(Game):
    """Mexican Train for two to eight; the short game for two to four (M1, M26).

    Args:
        options: the fields of :class:`TrainOptions`.

    Raises:
        ValueError: an option is unknown or impossible.
    """

    name: ClassVar[str] = "mexican-train"
    Options: ClassVar[type[Options]] = TrainOptions
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

    def deal(
        self,
        seats: int,
        rng: Random,
        *,
        lead: Seat | None = None,
        number: int = 0,
        totals: Sequence[int] | None = None,
    ) -> TrainRound:
        """Set the engine aside, shuffle and deal; without a ``lead``, settle who begins (M2, M3, M8, E1).

        Raises:
            ValueError: the options do not allow that many seats, or ``lead`` is none of them.
        """
        self._check_seats(seats)
        engine = self._engine(number)
        tiles = shuffled([tile for tile in self.tiles if tile != engine], rng)
        each = size(self.options).hands[seats]
        hands = [tiles[seat * each : (seat + 1) * each] for seat in range(seats)]
        if lead is None and self.options.first_starter == "random":
            lead = int(rng.random() * seats)  # E1
        return self._round(hands, tiles[seats * each :], lead, engine)

    def stacked(
        self,
        hands: Sequence[Sequence[str]],
        stock: Sequence[str],
        *,
        lead: Seat | None = None,
        number: int = 0,
        totals: Sequence[int] | None = None,
    ) -> TrainRound:
        """The same deal with given tiles; the engine lies in the centre already. Without a ``lead``, seat 0.

        Raises:
            ValueError: a text is no tile of this set, a tile is there twice or is the engine, a hand is
                empty; and as :meth:`deal`.
        """
        self._check_seats(len(hands))
        engine = self._engine(number)
        given = [[read_tile(text) for text in hand] for hand in (*hands, stock)]
        self._check_tiles([engine, *(tile for hand in given for tile in hand)])
        *held, left = given
        if [] in held:
            raise ValueError("nobody can start with an empty hand")
        return self._round(held, left, lead, engine)

    def _engine(self, number: int) -> str:
        """The engine of a round; deals beyond the match, which only the curious ask for, begin again."""
        return self.engines[number % len(self.engines)]

    def _check_tiles(self, tiles: Sequence[str]) -> None:
        for tile in tiles:
            if tile not in self.tiles:
                raise ValueError(f"{tile} is not in this set")
            if tiles.count(tile) > 1:
                raise ValueError(f"{tile} is there twice")

    def _round(self, hands: list[list[str]], stock: list[str], lead: Seat | None, engine: str) -> TrainRound:
        first = 0 if lead is None else lead
        if not 0 <= first < len(hands):
            raise ValueError(f"no seat {first} among {len(hands)}")
        return TrainRound(hands, stock, first, engine, self.options)

    def guess(self, view: View, rng: Random) -> TrainRound:
        """A world that looks like ``view``: what it does not show is shuffled into hands and stock."""
        return imagined(cast("TrainView", view), self.tiles, rng)

    def parse(self, text: str) -> Move:
        """The move ``text`` stands for; the halves of a tile may come in either order.

        Raises:
            UnknownMove: ``no-such-move``: no such text, or a tile the short game leaves out.
            AmbiguousMove: ``which-train``: a tile without a train.
        """
        move = read_move(text)
        if move.tile and move.tile not in self.tiles:
            raise UnknownMove("no-such-move", text=text)
        return move

    def winners(self, totals: Sequence[int], rounds: int) -> tuple[Seat, ...] | None:
        """After the last engine, whoever has the lowest total; several share it (M25, E16)."""
        if rounds < len(self.engines):
            return None
        lowest = min(totals)
        return tuple(seat for seat, total in enumerate(totals) if total == lowest)

    def next_lead(self, previous: Round) -> Seat:
        """The seat clockwise of who began (M8)."""
        return (previous.lead + 1) % len(previous.hands)

    def hunch(self, round: Round, moves: Sequence[Move]) -> list[float]:
        """A cheap worth of each of ``moves`` for the seat in turn, in pips; looks at its own hand only."""
        return worths(cast("TrainRound", round), moves)
