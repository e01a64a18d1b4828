"""Builds a round that looks like a seat's view, with the hidden tiles dealt at random."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from random import Random
from typing import Final

from engine.core import Laid, Seat, shuffled
from engine.games.domino_four.notation import cell_of, covers, parse
from engine.games.domino_four.round import FourRound
from engine.games.domino_four.table import Table
from engine.games.domino_four.tiles import COVERED, JOKER, SET
from engine.games.domino_four.view import FourView

_BOX: Final = sorted(SET)
"""The tiles in the order in which they are shuffled."""
_LIARS: Final = 0.5
"""The assumed share of players without a joker who claim to lay one: people do, but not always."""


def determinize(view: FourView, rng: Random) -> FourRound:
    """Return a round whose view from ``view.seat`` equals ``view``."""
    hidden = _Hidden(view, rng)
    covered = [hidden.take() for _ in view.face_down]
    if view.pending == "bluff" and rng.random() < hidden.belief():
        covered[-1] = hidden.swap_for_joker(covered[-1])
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


def table_of(lead: Seat, laid: tuple[Laid, ...]) -> Table:
    """Return a cached table with these tiles; callers must copy it before they change it.

    A face-down tile counts as a joker, because the layout treats it so (B14). A computer player imagines many
    worlds from one view, and its next view mostly shows the same table and one more tile.
    """
    there, table = laid[:1], None
    for begun, earlier, known in tuple(_LAID):
        if begun == lead and len(earlier) > len(there) and laid[: len(earlier)] == earlier:
            there, table = earlier, known
    if table is None or len(there) < len(laid):
        table = Table(lead) if table is None else table.copy()
        for tile, place, seat in laid[len(there) :]:
            table.lay(seat, parse(f"{COVERED}{JOKER}@{place}" if tile == COVERED else f"{tile}@{place}"))
        _LAID.append((lead, laid, table))
    return table


_LAID: Final[deque[tuple[Seat, tuple[Laid, ...], Table]]] = deque(maxlen=4)
"""The most recently rebuilt tables: the lead, the tiles on the table, and the table itself."""


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

    def belief(self) -> float:
        """Return the probability that the face-down tile in question is a joker.

        A random tile would rarely be one, but a seat that holds a joker may well lay it.
        """
        share = self._tiles.count(JOKER) / max(len(self._tiles), 1)
        held = 1.0 - (1.0 - share) ** (self._view.hand_sizes[self._view.turn] + 1)
        return held / (held + (1.0 - held) * _LIARS)

    def swap_for_joker(self, tile: str) -> str:
        """Return a hidden joker and hide ``tile`` in its place. Return ``tile`` if no joker is hidden."""
        if JOKER not in self._tiles:
            return tile
        self._tiles[self._tiles.index(JOKER)] = tile
        return JOKER

    def rack(self, seat: Seat) -> list[str]:
        """Return the viewer's own rack. For another seat, draw a rack around the tiles it has shown."""
        if seat == self._view.seat:
            return list(self._view.hand)
        shown = [tile for owner, tile in self._view.shown if owner == seat]
        return shown + self.take_many(self._view.hand_sizes[seat] - len(shown))
