"""What fits where: the halves that may touch at a chain's end and around a cornerstone.

Everything here is a table indexed by what already lies there. It knows no cell, no hand and no turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from engine.games.domino_four.grid import FREE_SIDES, JOINTS, OPPOSITE, OWNED, SIDES, STEPS
from engine.games.domino_four.notation import way
from engine.games.domino_four.tiles import COLOURS, FACES, Face

Ways = Mapping[str, int]
"""The coloured tiles that fit, each with the ways it may lie there:
:func:`~engine.games.domino_four.notation.way`."""


class Need(NamedTuple):
    """What an end requires of the tile that joins it."""

    half: str
    """As views show it: ``r3``, ``white``, ``joker:blue``, or ``joker`` for the start joker."""
    double: bool = False
    """Whether the end is a double, which the same double of another colour may follow (D13)."""

    def met_by(self, face: Face, pips: int) -> bool:
        """Return whether a tile may join by the half that shows ``pips`` (D7, D11, D12, D13).

        Args:
            face: the colour and both numbers of the tile.
        """
        if self.half == "joker":
            return True
        if self.half.startswith("joker:"):
            return self.half[len("joker:")] == face.letter
        if self.half == "white":
            return pips == 0
        if pips != int(self.half[1]):
            return False
        return self.half[0] == face.letter or (self.double and face.low == face.high)


START_NEED = Need("joker")
"""Any colour may begin a chain (D5)."""
JOKER_NEEDS = tuple(Need(f"joker:{colour}") for colour in COLOURS)
"""What is required after a joker, by the number of the colour announced (D11)."""


@cache
def need_after(tile: str, *, lower_open: bool) -> Need:
    """Return what a coloured tile requires at its open half: the lower or the higher one."""
    face = FACES[tile]
    pips = face.low if lower_open else face.high
    return Need(f"{face.letter}{pips}", face.low == face.high) if pips else Need("white")


@cache
def ways_to_join(need: Need, entry: int) -> Ways:
    """Return every coloured tile that may join ``need`` by its side ``entry``, with the ways it may lie."""
    corners = {tile: _corners(face, need, entry) for tile, face in FACES.items()}
    return {tile: way(tile, fitting) for tile, fitting in corners.items() if fitting}


def _corners(face: Face, need: Need, entry: int) -> list[int]:
    return [
        corner
        for corner in range(2 if face.low == face.high else 4)
        if need.met_by(face, face.low if JOINTS[corner][entry].lower_joins else face.high)
    ]


# -- contacts --------------------------------------------------------------------------------------
#
# What an empty cell's neighbours show it is one number, three bits a side: 0 nothing, then pips + 1,
# then a joker. So a tile laid adds to its neighbours' numbers, and a tile taken back subtracts.

_JOKER_CONTACT = 6


def _contact(mark: int, side: int) -> int:
    return mark << (3 * side)


Touches = Sequence[tuple[int, int]]
"""By side, north first: the step to the neighbour, and what the tile adds to the neighbour's number."""


def _touches(marks: Iterable[int]) -> Touches:
    return tuple(
        (STEPS[side], _contact(mark, OPPOSITE[side])) for side, mark in zip(SIDES, marks, strict=True)
    )


JOKER_TOUCHES = _touches([_JOKER_CONTACT] * len(SIDES))
"""What a joker or a face-down tile adds to its neighbours."""


def _tile_touches(face: Face, corner: int) -> Touches:
    return _touches((face.low if side in OWNED[corner] else face.high) + 1 for side in SIDES)


TOUCHES = {tile: tuple(_tile_touches(face, corner) for corner in range(4)) for tile, face in FACES.items()}
"""What a tile adds to its neighbours, by the corner of its lower half."""


def contacts(code: int) -> dict[int, int | None]:
    """Return what an empty cell's neighbours show it, by side: pips, or None for a joker.

    Args:
        code: the same as three bits per side, as the table stores it.
    """
    marks = {side: code >> (3 * side) & 7 for side in SIDES}
    return {side: None if mark == _JOKER_CONTACT else mark - 1 for side, mark in marks.items() if mark}


@cache
def ways_to_corner(code: int) -> Ways:
    """Return every tile that may be a cornerstone where the neighbours show ``code`` (D19, D20, D23).

    The table checks whether a neighbour ends a chain (D22).
    """
    touching = contacts(code)
    if len(touching) < 2 or None in touching.values():
        return {}
    corners: dict[str, list[int]] = {}
    for corner, sides in enumerate(OWNED):
        low, high = _asked(sides, touching), _asked(OWNED[corner ^ 2], touching)
        if low is None or high is None or (low == high and corner > 1):
            continue
        for tile in (f"{colour[0]}{low}-{high}" for colour in COLOURS):
            if tile in FACES:
                corners.setdefault(tile, []).append(corner)
    return {tile: way(tile, fitting) for tile, fitting in corners.items()}


def _asked(sides: tuple[int, ...], touching: Mapping[int, int | None]) -> int | None:
    """Return the number that a half must show to match its neighbours; None without one number.

    Args:
        sides: the sides of the cell along which the half lies.
        touching: what the neighbours show, by side (D19, D20).
    """
    shown = {touching[side] for side in sides if side in touching}
    return shown.pop() if len(shown) == 1 else None


# -- what follows a tile at an end -----------------------------------------------------------------


class Exit(NamedTuple):
    """A side on which a tile at an end may be followed."""

    step: int
    """The step to the cell of the next tile."""
    touch: int
    """What that cell is shown if no other tile touches it."""
    joining: int
    """The side by which the next tile touches."""
    straight: bool
    """Whether the next tile lies in line with this one and the one before (D18)."""
    ways: Ways


class Following(NamedTuple):
    """What a tile at an end requires, and on which sides it may be followed, straight on first."""

    need: Need
    exits: tuple[Exit, ...]


def _following(need: Need, sides: Sequence[int], entry: int, touches: Touches) -> Following:
    joined = [(*touches[side], OPPOSITE[side], side == OPPOSITE[entry]) for side in sides]
    return Following(need, tuple(Exit(*exit, ways_to_join(need, exit[2])) for exit in joined))


@cache
def after_tile(tile: str, corner: int, entry: int) -> Following:
    """Return what may follow a coloured tile in ``corner`` and where, if it joined by ``entry`` (D7)."""
    joint = JOINTS[corner][entry]
    return _following(
        need_after(tile, lower_open=not joint.lower_joins), joint.exits, entry, TOUCHES[tile][corner]
    )


@cache
def after_joker(colour: int, entry: int) -> Following:
    """Return what may follow a joker or face-down tile and where, if it joined by ``entry`` (D11).

    Args:
        colour: the number of the colour announced.
    """
    return _following(JOKER_NEEDS[colour], FREE_SIDES[entry], entry, JOKER_TOUCHES)
