"""Moves that come to the same: equal positions once the table is turned or mirrored. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from engine.vocabulary import Move

Turn: TypeAlias = Callable[[str], str]
"""Where the place of a lay comes to lie when the table is turned or mirrored."""


def swapped(places: Mapping[str, str]) -> Turn:
    """Return the turn that exchanges places as ``places`` says and leaves all others."""
    return lambda place: places.get(place, place)


def turned(parse: Callable[[str], Move], move: Move, turn: Turn) -> Move:
    """Return what a lay becomes when the table is turned; all other moves stay as they are."""
    head, at, place = move.text.rpartition("@")
    return parse(f"{head}@{turn(place)}") if at else move


def orbits(moves: Sequence[Move], images: Callable[[Move], Iterable[Move]]) -> list[tuple[Move, ...]]:
    """Group ``moves``: those that ``images`` lead to from one another, however many steps it takes."""
    groups: list[tuple[Move, ...]] = []
    grouped: set[Move] = set()
    for move in moves:
        if move not in grouped:
            orbit = _orbit(move, images)
            grouped |= orbit
            alone = len(orbit) == 1  # as most are, and then no other move need be looked at
            groups.append((move,) if alone else tuple(other for other in moves if other in orbit))
    return groups


def _orbit(move: Move, images: Callable[[Move], Iterable[Move]]) -> set[Move]:
    orbit, fresh = {move}, [move]
    while fresh:
        found = set(images(fresh.pop())) - orbit
        orbit |= found
        fresh += found
    return orbit
