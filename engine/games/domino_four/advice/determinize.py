"""Builds a round that looks like a seat's view, with the hidden tiles dealt at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.core import Seat, shuffled
from engine.games.domino_four.advice.bluffing import LIES, suspicion
from engine.games.domino_four.advice.rebuilding import table_of
from engine.games.domino_four.notation import cell_of, covers
from engine.games.domino_four.round import FourRound
from engine.games.domino_four.tiles import COVERED, JOKER, SET
from engine.games.domino_four.view import FourView

_BOX: Final = sorted(SET)
"""The tiles in the order in which they are shuffled."""


def determinize(view: FourView, rng: Random) -> FourRound:
    """Return a round whose view from ``view.seat`` equals ``view``."""
    hidden = _Hidden(view, rng)
    jokers = [1.0 - LIES] * len(view.face_down)
    if view.pending == "bluff":
        jokers[-1] = 1.0 - suspicion(view)
    covered = [hidden.take_covered(rng.random() < joker) for joker in jokers]
    hands = [hidden.rack(seat) for seat in range(len(view.hand_sizes))]
    return world(view, hands, hidden.take_many(view.stock_size), covered)


def world(view: FourView, hands: list[list[str]], stock: list[str], covered: Sequence[str] = ()) -> FourRound:
    """Return the round that ``view`` shows, with these tiles in the racks, in the stock and face down."""
    round = FourRound(view.options, hands, stock, view.lead)
    table = round.table = table_of(view.lead, view.laid).copy()
    if view.face_down:
        places = [index for index, laid in enumerate(view.laid) if laid.tile == COVERED]
        for index, face in zip(places, covered, strict=True):
            seat, move = table.laid[index]
            table.laid[index] = (seat, covers(cell_of(move))[face][move.code & 3])
    round.resume(view)
    return round


class _Hidden:
    """The tiles that a view hides, in random order, to be dealt to hands, stock and face-down places."""

    def __init__(self, view: FourView, rng: Random) -> None:
        self._view = view
        hidden = _BOX.copy()
        for tile in view.hand:
            hidden.remove(tile)
        for laid in view.laid:
            if laid.tile != COVERED:
                hidden.remove(laid.tile)
        for seat, tile in view.shown:
            if seat != view.seat:
                hidden.remove(tile)
        self._tiles = shuffled(hidden, rng)

    def take(self) -> str:
        return self._tiles.pop()

    def take_many(self, count: int) -> list[str]:
        return [self.take() for _ in range(count)]

    def take_covered(self, joker: bool) -> str:  # noqa: FBT001
        """Return a tile that lies face down: a joker if it is to be one and one is hidden."""
        if joker and JOKER in self._tiles:
            self._tiles.remove(JOKER)
            return JOKER
        return self.take()

    def rack(self, seat: Seat) -> list[str]:
        """Return the viewer's own rack. For another seat, draw a rack around the tiles it has shown."""
        if seat == self._view.seat:
            return list(self._view.hand)
        shown = [tile for owner, tile in self._view.shown if owner == seat]
        return shown + self.take_many(self._view.hand_sizes[seat] - len(shown))
