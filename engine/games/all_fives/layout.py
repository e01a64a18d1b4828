"""The layout of All Fives: its open ends, what fits them, what they count and how they grow.

Everything that can be known beforehand is a table, built once on import: the moves, the ends, and
which end a tile makes of another. A set of tiles is a number with one bit a tile. This module knows
no seats, no hands and no scores.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, combinations
from typing import Final, Self

from engine.core import Move
from engine.tiles.double_n import double_set, halves, is_double, pips, spelt

TILES: Final = double_set(6)  # G1

RANKED: Final = sorted(TILES, key=lambda tile: (is_double(tile), pips(tile), halves(tile)))
"""Lowest rank first (G3)."""

BIT: Final = {tile: 1 << rank for rank, tile in enumerate(RANKED)}
"""A tile's bit: the higher its rank the higher the bit, so the greater of two sets holds the highest tile."""

PIPS: Final = {tile: pips(tile) for tile in TILES}

DOUBLES: Final = frozenset(filter(is_double, TILES))

ALL: Final = (1 << len(TILES)) - 1

ARMS: Final = ("W", "E", "N", "S")
"""The line runs W and E; N and S are the spinner's cross arms (G11)."""
CROSS_ARMS: Final = ("N", "S")
ARM: Final = {arm: index for index, arm in enumerate(ARMS)}
CENTRE: Final = "C"
"""Where the first tile lies, its higher half to the W."""


def weight(tiles: Iterable[str]) -> int:
    """The pips left in a hand (G15, G16)."""
    return sum(map(PIPS.__getitem__, tiles))


def tile_set(tiles: Iterable[str]) -> int:
    """The tiles as a number with one bit a tile."""
    return sum(map(BIT.__getitem__, tiles))


def highest(held: int) -> str:
    """The tile of the highest rank in a set (G3)."""
    return RANKED[held.bit_length() - 1]


def _lay(tile: str, place: str) -> Move:
    code = (*ARMS, CENTRE).index(place) * len(TILES) + TILES.index(tile)
    return Move(f"{tile}@{place}", "lay", tile, place, code)


LAYS: Final = {(tile, place): _lay(tile, place) for place in (*ARMS, CENTRE) for tile in TILES}

FITS: Final = [tile_set([tile for tile in TILES if pip in halves(tile)]) for pip in range(7)]
"""For each pip, the tiles that show it."""


class End:
    """One open end: an arm, its pips, and how it counts. There is only one of each kind."""

    __slots__ = ("fits", "grow", "lays", "pip", "worth")

    pip: str
    """The pips to join, as a digit; empty where the arm is closed."""
    worth: int
    """What it adds to the count."""
    fits: int
    """The set of tiles that may be joined."""
    lays: dict[int, list[Move]]
    """The moves here, for each set of tiles that all fit."""
    grow: dict[str, End]
    """The end that each fitting tile makes of it."""

    def __init__(self, pip: str, worth: int, fits: int, lays: dict[int, list[Move]]) -> None:
        self.pip, self.worth, self.fits, self.lays = pip, worth, fits, lays
        self.grow = {}


def _moves_by_set(place: str, tiles: Iterable[str]) -> dict[int, list[Move]]:
    """What may be laid at ``place``, for every set that can be made of ``tiles``."""
    some = list(tiles)
    sets = chain.from_iterable(combinations(some, size) for size in range(len(some) + 1))
    return {tile_set(chosen): [LAYS[tile, place] for tile in chosen] for chosen in sets}


CLOSED: Final = End("", 0, 0, {0: []})
BEGINNING: Final = [
    End("", 0, tile_set(quarter), _moves_by_set(CENTRE, quarter))
    for quarter in (TILES[:7], TILES[7:14], TILES[14:21], TILES[21:])
]
"""The empty table, where any tile fits (C1): each arm stands for a quarter of the set, for short tables."""
PLAIN: Final[dict[tuple[str, int], End]] = {}
"""Ends that count their pips once, by arm and pip (G12)."""
DOUBLE: Final[dict[tuple[str, int], End]] = {}
"""Ends that count both halves: a double, and a spinner with one long side occupied (G13, C4)."""
BARE: Final[dict[tuple[str, int], End]] = {}
"""Sides of the spinner that may be joined and are not counted (C3, C4)."""


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
    """The ends that a first tile makes; a lone double counts its halves once, not twice (C4, C5)."""
    high, low = halves(tile)
    if high == low:
        return [DOUBLE["W", high], BARE["E", high], CLOSED, CLOSED]
    return [PLAIN["W", high], PLAIN["E", low], CLOSED, CLOSED]


OPENED: Final = {tile: _opened(tile) for tile in TILES}


class Layout:
    """The tiles on the table, as far as the rules ask: the open ends, and how far the spinner is built in.

    Args:
        openers: the set of tiles that may be laid first (C1).
    """

    __slots__ = ("bare", "count", "ends", "fits", "spinner")

    def __init__(self, openers: int = ALL) -> None:
        self.ends = BEGINNING[:]
        """The ends in the order of :data:`ARMS`."""
        if openers != ALL:
            self.ends = [End("", 0, end.fits & openers, end.lays) for end in BEGINNING]
        self.fits = openers
        """The set of tiles that may be laid somewhere now."""
        self.count = 0
        """The sum of the open ends (G12)."""
        self.spinner = ""
        """The first double of the round (G11); empty until it lies."""
        self.bare: str | None = None
        """The long sides of the spinner still bare: ``WE`` of a lone double, then ``W`` or ``E``, none
        once the cross is open (C3). None while there is no spinner."""

    def lays(self, held: int) -> list[Move]:
        """Every way to lay a tile of the set ``held``."""
        w, e, n, s = self.ends
        moves = w.lays[held & w.fits] + e.lays[held & e.fits]
        if n is not CLOSED:
            moves += n.lays[held & n.fits]
            moves += s.lays[held & s.fits]
        return moves

    def join(self, tile: str, place: str) -> None:
        """Add a tile that fits, and count the ends anew."""
        ends = self.ends
        if place == CENTRE:
            ends[:] = OPENED[tile]
        else:
            arm = ARM[place]
            ends[arm] = ends[arm].grow[tile]
        if self.bare is None:
            if tile in DOUBLES:
                self.spinner = tile
                self.bare = "WE" if place == CENTRE else place
        elif place in self.bare:
            self._build_in(self.bare.replace(place, ""))
        w, e, n, s = ends
        self.fits = w.fits | e.fits | n.fits | s.fits
        self.count = w.worth + e.worth + n.worth + s.worth

    def points(self) -> int:
        """What the ends earn whoever laid last: their sum, if it is a multiple of five (G12)."""
        return 0 if self.count % 5 else self.count

    def worth(self) -> dict[str, int]:
        """What each open end adds to the count; the two sides of a lone spinner share it (C4)."""
        if self.bare == "WE":
            return dict.fromkeys("WE", self.count // 2)
        return {arm: end.worth for arm, end in zip(ARMS, self.ends, strict=True) if end.pip}

    def _build_in(self, bare: str) -> None:
        """A long side of the spinner was joined: the other one now counts (C4), or the cross opens (C3)."""
        self.bare = bare
        pip = halves(self.spinner)[0]
        if bare:
            self.ends[ARM[bare]] = DOUBLE[bare, pip]
        else:
            self.ends[2:] = [BARE[arm, pip] for arm in CROSS_ARMS]

    def copy(self) -> Self:
        """An independent layout in the same state."""
        twin = self.__class__.__new__(self.__class__)
        twin.ends = self.ends[:]
        twin.fits = self.fits
        twin.count = self.count
        twin.spinner = self.spinner
        twin.bare = self.bare
        return twin
