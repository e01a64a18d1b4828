"""The 81 domos of UNO Dominos: their halves, colours, symbols and points.

Tiles are plain strings in notation, as in the set's file: ``b1-g9``, ``r3-rS``, ``W-W``. A half is a colour
letter and a symbol, or a colourless marking. Knows no moves and no turns.
"""

from __future__ import annotations

from engine import tiles

COLOURS = "rgyb"
DEAD_END = "DE"
WILD = "W"
WILD_FOUR = "W4"

SET: tuple[str, ...] = tiles.load("uno_dominos")
"""The whole set, 81 domos (UN2). Copies of a colourless domo are equal."""

KINDS: tuple[str, ...] = tuple(dict.fromkeys(SET))
"""Every different domo once, in the order of a rack."""

RANK: dict[str, int] = {tile: place for place, tile in enumerate(KINDS)}
"""The position of a domo in a sorted rack."""

DEAD_END_TILE = "DE-DE"
WILD_FOUR_TILE = "W4-W4"

_POINTS = {DEAD_END: 20, WILD_FOUR: 20, WILD: 25, "D": 10, "R": 10, "S": 10}  # UN33


def halves(tile: str) -> tuple[str, str]:
    """Return the two halves of a domo in the order written."""
    first, second = tile.split("-")
    return first, second


def colour(half: str) -> str:
    """Return the colour letter of a half; empty for Dead End, Wild and Wild Draw Four."""
    return half[0] if half[0] in COLOURS else ""


def symbol(half: str) -> str:
    """Return the number or symbol of a half without its colour: ``7``, ``D``, ``W4``."""
    return half[1:] if colour(half) else half


def is_double(tile: str) -> bool:
    """Return whether both numbers or symbols are equal (UN3). All such domos have one colour or none."""
    first, second = halves(tile)
    return symbol(first) == symbol(second)


def half_points(half: str) -> int:
    """Return what a half counts in a hand (UN33)."""
    mark = symbol(half)
    return _POINTS[mark] if mark in _POINTS else int(mark)


def points(tile: str, *, doubles_twice: bool) -> int:
    """Return what a domo counts in a hand. A double counts twice (UN34), unless halves count once (UF12)."""
    total = sum(map(half_points, halves(tile)))
    return total * 2 if doubles_twice and is_double(tile) else total


COLOURLESS: frozenset[str] = frozenset(tile for tile in KINDS if not any(map(colour, halves(tile))))
"""Dead End, Wild and Wild Draw Four. They come last in a rack, and only they have copies."""

START_DOUBLES: tuple[str, ...] = tuple(
    sorted(
        (tile for tile in KINDS if is_double(tile) and symbol(halves(tile)[0]).isdigit()),
        key=lambda tile: int(tile[1]),
        reverse=True,
    )
)
"""The number doubles, highest first, in the order in which players ask for them (UN6, UN9, A26)."""
