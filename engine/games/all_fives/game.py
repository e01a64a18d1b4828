"""The rule book of All Fives: two players, double-six, to 100 (G rules).

Holds options and no state; deals rounds, reads moves, knows when the match is won.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final, cast

from engine.core import AmbiguousMove, Event, Game, Move, Options, Round, Seat, UnknownMove, View, shuffled
from engine.games.all_fives.events import LeadFound
from engine.games.all_fives.guess import guess
from engine.games.all_fives.hunch import hunch
from engine.games.all_fives.layout import ALL, ARMS, BIT, CENTRE, LAYS, TILES, Layout, highest, tile_set
from engine.games.all_fives.options import FivesOptions
from engine.games.all_fives.round import DRAW, PASS, SEATS, FivesRound
from engine.games.all_fives.view import FivesView
from engine.tiles.double_n import halves

HAND_SIZE: Final = 7  # G4


def _spellings(tile: str) -> tuple[str, str]:
    high, low = halves(tile)
    return f"{high}-{low}", f"{low}-{high}"


TILE_OF: Final = {spelling: tile for tile in TILES for spelling in _spellings(tile)}
MOVE_OF: Final = {"draw": DRAW, "pass": PASS} | {
    f"{spelling}@{place.lower()}": move
    for (tile, place), move in LAYS.items()
    for spelling in _spellings(tile)
}
LEAD_FOUND: Final = [{tile: (LeadFound(seat, tile),) for tile in TILES} for seat in SEATS]


class AllFives(Game):
    """The two-player draw game in which the open ends score whenever they add up to a multiple of five."""

    name = "all-fives"
    Options: ClassVar[type[Options]] = FivesOptions
    seats = range(2, 3)  # G1
    options: FivesOptions

    def deal(
        self,
        seats: int,
        rng: Random,
        *,
        lead: Seat | None = None,
        number: int = 0,
        totals: Sequence[int] | None = None,
    ) -> FivesRound:
        """As :meth:`Game.deal`. ``number`` has no say; without ``lead`` the highest tile decides (G5)."""
        self._check_seats(seats)
        deck = shuffled(TILES, rng)
        hands = [deck[:HAND_SIZE], deck[HAND_SIZE : 2 * HAND_SIZE]]
        return self._begin(hands, deck[2 * HAND_SIZE :], lead, totals)

    def stacked(
        self,
        hands: Sequence[Sequence[str]],
        stock: Sequence[str],
        *,
        lead: Seat | None = None,
        number: int = 0,
        totals: Sequence[int] | None = None,
    ) -> FivesRound:
        """As :meth:`Game.stacked`: a tile may be spelt either way round, and is there once at most."""
        self._check_seats(len(hands))
        named = [[_named(text) for text in tiles] for tiles in (*hands, stock)]
        tiles = [tile for some in named for tile in some]
        if len(set(tiles)) < len(tiles):
            raise ValueError("a tile is there twice")
        if not (named[0] and named[1]):
            raise ValueError("a hand is empty: the round would be over before it began")
        return self._begin(named[:2], named[2], lead, totals)

    def _begin(
        self, hands: list[list[str]], stock: list[str], lead: Seat | None, totals: Sequence[int] | None
    ) -> FivesRound:
        """Who begins: ``lead`` if an earlier round decided it (C2), else who has the highest tile (G5)."""
        held = [tile_set(hands[0]), tile_set(hands[1])]
        openers = ALL
        opening: tuple[Event, ...] = ()
        if lead is None:
            lead = 0 if held[0] > held[1] else 1
            best = highest(held[lead])
            opening = LEAD_FOUND[lead][best]
            if self.options.opening_tile == "highest":
                openers = BIT[best]  # C1, C16
        elif lead not in SEATS:
            raise ValueError(f"there is no seat {lead}")
        before = (0, 0) if totals is None else tuple(totals)
        return FivesRound(
            self.options, hands, stock, Layout(openers), held, lead=lead, totals=before, opening=opening
        )

    def guess(self, view: View, rng: Random) -> FivesRound:
        """As :meth:`Game.guess`; tiles a seat has shown not to hold stay out of its hand."""
        return guess(cast("FivesView", view), rng)

    def parse(self, text: str) -> Move:
        """The move ``text`` stands for; halves in either order, capitals or not.

        Raises:
            UnknownMove: it is no move of this game.
            AmbiguousMove: it names a tile and no arm.
        """
        plain = text.strip().lower()
        if move := MOVE_OF.get(plain):
            return move
        if tile := TILE_OF.get(plain):
            raise AmbiguousMove("which-arm", tile=tile)
        raise _unknown(plain)

    def winners(self, totals: Sequence[int], rounds: int) -> tuple[Seat, ...] | None:
        """Whoever has the target (G2, C12); only one can score at a time, so nobody shares it."""
        best = max(totals)
        if best < self.options.target:
            return None
        return tuple(seat for seat, total in enumerate(totals) if total == best)

    def hunch(self, round: Round, moves: Sequence[Move]) -> list[float]:
        """As :meth:`Game.hunch`, by points made, pips laid and tiles that still fit."""
        return hunch(cast("FivesRound", round), moves)

    def next_lead(self, previous: Round) -> Seat | None:
        """The winner of the round before, or None: again the highest tile (C2)."""
        outcome = previous.outcome()
        if self.options.next_start == "highest" or outcome is None:
            return None
        return outcome.winners[0]


def _named(text: str) -> str:
    if text not in TILE_OF:
        raise ValueError(f"{text!r} is no tile of the double-six set")
    return TILE_OF[text]


def _unknown(text: str) -> UnknownMove:
    """What is wrong with a text that is no move: its tile, its arm, or all of it."""
    lay = re.fullmatch(r"(\d+-\d+)@(\S+)", text) or re.fullmatch(r"(\d+-\d+)", text)
    if lay is None:
        return UnknownMove("no-such-move", text=text)
    if lay[1] not in TILE_OF:
        return UnknownMove("no-such-tile", tile=lay[1])
    return UnknownMove("no-such-arm", arm=lay[2].upper(), arms=" ".join((*ARMS, CENTRE)))
