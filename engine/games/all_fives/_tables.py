"""Lookup tables for the layout of All Fives: what fits, what counts, and how ends grow.

A set of tiles is a number with one bit per tile. Every end has a list of moves for every set of tiles that
fit it, so legal moves are looked up and never computed. That makes a move cheap and the code hard to read.
Nothing outside this package needs it, and no other game should be built like it. No rule is decided twice:
only :class:`~engine.games.all_fives.layout.Layout` reads the ends.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, combinations
from typing import Final

from engine.core import Move
from engine.games.all_fives.notation import ARMS, CENTRE, LAYS, TILES
from engine.tiles.double_n import halves, is_double, pips, spelt

RANKED: Final = sorted(TILES, key=lambda tile: (is_double(tile), pips(tile), halves(tile)))
"""All tiles, the lowest rank first (G3)."""

BIT: Final = {tile: 1 << rank for rank, tile in enumerate(RANKED)}
"""The bit of each tile. Higher ranks have higher bits, so the greater of two sets holds the highest tile."""

PIPS: Final = {tile: pips(tile) for tile in TILES}

DOUBLES: Final = frozenset(filter(is_double, TILES))

ALL: Final = (1 << len(TILES)) - 1


def weight(tiles: Iterable[str]) -> int:
    """Return the pips left in a hand (G15, G16)."""
    return sum(map(PIPS.__getitem__, tiles))


def tile_set(tiles: Iterable[str]) -> int:
    """Return the set of these tiles, as an integer with one bit per tile."""
    return sum(map(BIT.__getitem__, tiles))


def highest(held: int) -> str:
    """Return the tile of the highest rank (G3) in a set of tiles. The set ``held`` has one bit per tile."""
    return RANKED[held.bit_length() - 1]


FITS: Final = [tile_set([tile for tile in TILES if pip in halves(tile)]) for pip in range(7)]
"""By pip, the set of tiles that show it."""


class End:
    """One open end: an arm, its pips, and how it counts. Each kind exists only once."""

    __slots__ = ("fits", "grow", "lays", "pip", "worth")

    pip: str
    """The pips to join, as a digit; empty if the arm is closed."""
    worth: int
    """What the end adds to the count."""
    fits: int
    """The set of tiles that may be joined."""
    lays: dict[int, list[Move]]
    """The moves at this end, by each set of tiles that all fit."""
    grow: dict[str, End]
    """The end that each fitting tile turns this one into."""

    def __init__(self, pip: str, worth: int, fits: int, lays: dict[int, list[Move]]) -> None:
        self.pip, self.worth, self.fits, self.lays = pip, worth, fits, lays
        self.grow = {}


def _moves_by_set(place: str, tiles: Iterable[str]) -> dict[int, list[Move]]:
    """Return the lays at ``place`` of each subset of ``tiles``, by the subset's :func:`tile_set`."""
    some = list(tiles)
    sets = chain.from_iterable(combinations(some, size) for size in range(len(some) + 1))
    return {tile_set(chosen): [LAYS[tile, place] for tile in chosen] for chosen in sets}


CLOSED: Final = End("", 0, 0, {0: []})
BEGINNING: Final = [
    End("", 0, tile_set(quarter), _moves_by_set(CENTRE, quarter))
    for quarter in (TILES[:7], TILES[7:14], TILES[14:21], TILES[21:])
]
"""The empty table, on which any tile fits (C1). Each arm stands for a quarter of the set, to keep tables
short."""
PLAIN: Final[dict[tuple[str, int], End]] = {}
"""Ends that count their pips once, by arm and pip (G12)."""
DOUBLE: Final[dict[tuple[str, int], End]] = {}
"""Ends that count both halves: a double, and a spinner with one long side occupied (G13, C4)."""
BARE: Final[dict[tuple[str, int], End]] = {}
"""Sides of the spinner that may be joined but are not counted (C3, C4)."""


def _build_ends() -> None:
    for arm in ARMS:
        for pip in range(7):
            lays = _moves_by_set(arm, (tile for tile in TILES if BIT[tile] & FITS[pip]))
            for kind, times in ((BARE, 0), (PLAIN, 1), (DOUBLE, 2)):
                kind[arm, pip] = End(str(pip), times * pip, FITS[pip], lays)
    for (arm, pip), end in chain(PLAIN.items(), DOUBLE.items(), BARE.items()):
        for other in range(7):
            end.grow[spelt(pip, other)] = DOUBLE[arm, pip] if other == pip else PLAIN[arm, other]


_build_ends()


def _opened(tile: str) -> list[End]:
    """Return the ends W, E, N, S after the first tile. A lone double counts its halves once (C4, C5)."""
    high, low = halves(tile)
    if high == low:
        return [DOUBLE["W", high], BARE["E", high], CLOSED, CLOSED]
    return [PLAIN["W", high], PLAIN["E", low], CLOSED, CLOSED]


OPENED: Final = {tile: _opened(tile) for tile in TILES}
