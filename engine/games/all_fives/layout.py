"""The layout of All Fives: its open ends, what fits them, what they count and how they grow.

The ends are looked up in tables built once on import. This module knows no seats, no hands and no scores.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from engine.core import Laid, Move
from engine.games.all_fives._tables import (
    ALL,
    BARE,
    BEGINNING,
    CLOSED,
    DOUBLE,
    DOUBLES,
    OPENED,
    PIPS,
    End,
    weight,
)
from engine.games.all_fives.notation import ARM, ARMS, CENTRE, CROSS_ARMS
from engine.tiles.double_n import halves

__all__ = ["ARMS", "PIPS", "Layout", "laid_out", "weight"]


class Layout:
    """The state of the table: the open ends, and which sides of the spinner are occupied.

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
        """The set of tiles that can be laid somewhere now."""
        self.count = 0
        """The sum of the open ends (G12)."""
        self.spinner = ""
        """The first double of the round (G11); empty until it lies."""
        self.bare: str | None = None
        """The long sides of the spinner that are still bare: ``WE`` for a lone double, then ``W`` or ``E``,
        and empty once the cross is open (C3). None while there is no spinner."""

    def lays(self, held: int) -> list[Move]:
        """Return every legal lay of a tile in the set ``held``, which has one bit per tile."""
        w, e, n, s = self.ends
        moves = w.lays[held & w.fits] + e.lays[held & e.fits]
        if n is not CLOSED:
            moves += n.lays[held & n.fits]
            moves += s.lays[held & s.fits]
        return moves

    def join(self, tile: str, place: str) -> None:
        """Lay a fitting tile at ``place``, and update the ends and their sum. The first double becomes the
        spinner.
        """
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
        """Return what the last lay earns: the sum of the ends if it is a multiple of five, else 0 (G12)."""
        return 0 if self.count % 5 else self.count

    def points_after(self, move: Move) -> int:
        """Return what a fitting lay would earn.

        It copies the layout only if the lay changes other ends too.
        """
        tile, place = move.tile, move.place
        if place == CENTRE or (tile in DOUBLES if self.bare is None else place in self.bare):
            after = self.copy()
            after.join(tile, place)
            return after.points()
        end = self.ends[ARM[place]]
        count = self.count - end.worth + end.grow[tile].worth
        return 0 if count % 5 else count

    def most_after(self, held: int) -> int:
        """Return the most that one lay of the set ``held`` would earn. At least one tile of it must fit.

        The loop repeats the arithmetic of :meth:`points_after`: computer players ask for this most of all.
        """
        if self.bare is None or self.bare:
            return max(map(self.points_after, self.lays(held)))
        most = 0
        for end in self.ends:
            rest, fitting = self.count - end.worth, held & end.fits
            for move in end.lays[fitting] if fitting else ():
                count = rest + end.grow[move.tile].worth
                if count > most and count % 5 == 0:
                    most = count
        return most

    def worth(self) -> dict[str, int]:
        """Return what each open end adds to the sum. The two sides of a lone spinner share it (C4)."""
        if self.bare == "WE":
            return dict.fromkeys("WE", self.count // 2)
        return {arm: end.worth for arm, end in zip(ARMS, self.ends, strict=True) if end.pip}

    def open_ends(self) -> dict[str, str]:
        """Return the pips of every open end by its arm."""
        return {arm: end.pip for arm, end in zip(ARMS, self.ends, strict=True) if end.pip}

    def _build_in(self, bare: str) -> None:
        """Record that a side of the spinner was joined. ``bare`` names its still bare side, or is empty.

        The bare side now counts (C4). If there is none, the cross opens (C3).
        """
        self.bare = bare
        pip = halves(self.spinner)[0]
        if bare:
            self.ends[ARM[bare]] = DOUBLE[bare, pip]
        else:
            self.ends[2:] = [BARE[arm, pip] for arm in CROSS_ARMS]

    def copy(self) -> Self:
        """Return an independent layout in the same state."""
        twin = self.__class__.__new__(self.__class__)
        twin.ends = self.ends[:]
        twin.fits = self.fits
        twin.count = self.count
        twin.spinner = self.spinner
        twin.bare = self.bare
        return twin


def laid_out(laid: Iterable[Laid], openers: int = ALL) -> Layout:
    """Return the layout of these tiles, laid in this order."""
    layout = Layout(openers)
    for tile, place, _ in laid:
        layout.join(tile, place)
    return layout
