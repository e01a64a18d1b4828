"""The rule book of Domino 4: dealing, reading moves, and worlds that look like a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import ClassVar, cast

from engine.core import Event, Game, Move, Options, Round, Seat, View, shuffled
from engine.games.domino_four.events import LeadFound
from engine.games.domino_four.moves import parse
from engine.games.domino_four.options import FourOptions
from engine.games.domino_four.round import FourRound
from engine.games.domino_four.tiles import COVERED, JOKER, SET, read_tile
from engine.games.domino_four.view import FourView
from engine.games.domino_four.worth import worth

HAND_SIZE = {2: 11, 3: 9, 4: 7, 5: 7, 6: 7}
"""Tiles dealt to each, by the number of players (D2, B1)."""

_LIARS = 0.5
"""How many of those who hold no joker say that they lay one: people do, but not all the time."""


class DominoFour(Game):
    """Domino 4, with the cornerstone and the bluff as options."""

    name = "domino-4"
    Options: ClassVar[type[Options]] = FourOptions
    seats = range(2, 7)
    options: FourOptions

    def deal(
        self,
        seats: int,
        rng: Random,
        *,
        lead: Seat | None = None,
        number: int = 0,
        totals: Sequence[int] | None = None,
    ) -> FourRound:
        """As :meth:`Game.deal`; chance names the lead unless it is given (D3)."""
        self._check_seats(seats)
        rest = list(SET)
        rest.remove(JOKER)  # the one in the middle (D1)
        tiles = shuffled(rest, rng)
        size = HAND_SIZE[seats]
        hands = [tiles[seat * size : (seat + 1) * size] for seat in range(seats)]
        opening: tuple[Event, ...] = ()
        if lead is None:
            lead = int(rng.random() * seats)  # D3
            opening = (LeadFound(lead),)
        return FourRound(self.options, hands, tiles[seats * size :], lead, opening)

    def stacked(
        self,
        hands: Sequence[Sequence[str]],
        stock: Sequence[str],
        *,
        lead: Seat | None = None,
        number: int = 0,
        totals: Sequence[int] | None = None,
    ) -> FourRound:
        """As :meth:`Game.stacked`; the start joker lies there already, and seat 0 leads by default."""
        self._check_seats(len(hands))
        if not all(hands):
            raise ValueError("every seat needs a tile")
        if sum(map(len, hands)) + len(stock) >= len(SET):
            raise ValueError("more tiles than the box holds beside the start joker")
        return FourRound(self.options, [_tiles(hand) for hand in hands], _tiles(stock), lead or 0)

    def guess(self, view: View, rng: Random) -> FourRound:
        """As :meth:`Game.guess`: the table is laid again, and what is hidden dealt anew."""
        view = cast("FourView", view)
        hidden = _Hidden(view, rng)
        covered = [hidden.take() for _ in view.face_down]
        if view.pending == "bluff" and rng.random() < hidden.belief():
            covered[-1] = hidden.swap_for_joker(covered[-1])
        hands = [hidden.rack(seat) for seat in range(len(view.hand_sizes))]
        round = FourRound(self.options, hands, hidden.take_many(view.stock_size), view.lead)
        for tile, place, seat in view.laid[1:]:
            shown = f"{COVERED}{covered.pop(0)}" if tile == COVERED else tile
            round.table.lay(seat, parse(f"{shown}@{place}"))
        round.resume(view)
        return round

    def parse(self, text: str) -> Move:
        """As :meth:`Game.parse`; see :func:`~engine.games.domino_four.moves.parse` for other spellings."""
        return parse(text)

    def winners(self, totals: Sequence[int], rounds: int) -> tuple[Seat, ...] | None:
        """Whoever has won enough rounds (B20)."""
        enough = tuple(seat for seat, won in enumerate(totals) if won >= self.options.rounds_to_win)
        return enough or None

    def hunch(self, round: Round, moves: Sequence[Move]) -> list[float]:
        """As :meth:`Game.hunch`, by what can follow and what a lie risks."""
        return worth(cast("FourRound", round), moves)


def _tiles(texts: Sequence[str]) -> list[str]:
    found = [read_tile(text) for text in texts]
    for text, tile in zip(texts, found, strict=True):
        if tile is None:
            raise ValueError(f"{text!r} is no tile of domino-4")
    return [tile[0] for tile in found if tile]


class _Hidden:
    """The tiles a view does not show, in random order, to be dealt to wherever they may be."""

    def __init__(self, view: FourView, rng: Random) -> None:
        self._view = view
        known = Counter(view.hand)
        known.update(laid.tile for laid in view.laid)
        known.update(tile for seat, tile in view.shown if seat != view.seat)
        self._tiles = shuffled(sorted((Counter(SET) - known).elements()), rng)

    def take(self) -> str:
        return self._tiles.pop()

    def take_many(self, count: int) -> list[str]:
        return [self.take() for _ in range(count)]

    def belief(self) -> float:
        """How likely the tile in question is a joker: picked blindly it would hardly ever be one, and yet
        whoever holds a joker may well lay it.
        """
        share = self._tiles.count(JOKER) / max(len(self._tiles), 1)
        held = 1.0 - (1.0 - share) ** (self._view.hand_sizes[self._view.turn] + 1)
        return held / (held + (1.0 - held) * _LIARS)

    def swap_for_joker(self, tile: str) -> str:
        """A joker for ``tile``, if one is still hidden."""
        if JOKER not in self._tiles:
            return tile
        self._tiles[self._tiles.index(JOKER)] = tile
        return JOKER

    def rack(self, seat: Seat) -> list[str]:
        """The viewer's own rack, or one of the right size with what everybody has seen of it."""
        if seat == self._view.seat:
            return list(self._view.hand)
        shown = [tile for owner, tile in self._view.shown if owner == seat]
        return shown + self.take_many(self._view.hand_sizes[seat] - len(shown))
