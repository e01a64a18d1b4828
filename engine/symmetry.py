"""Equivalent moves: those that lead to equal positions when the table is turned or mirrored.

Knows no game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from engine.vocabulary import Move

Turn: TypeAlias = Callable[[str], str]
"""Maps the place of a lay to its place after the table is turned or mirrored."""


def swapped(places: Mapping[str, str]) -> Turn:
    """Return a function that exchanges places as ``places`` says and leaves all others unchanged."""
    return lambda place: places.get(place, place)


def turned(parse: Callable[[str], Move], move: Move, turn: Turn) -> Move:
    """Return the lay that ``move`` becomes when ``turn`` turns or mirrors the table. Other moves stay as they
    are.
    """
    head, at, place = move.text.rpartition("@")
    return parse(f"{head}@{turn(place)}") if at else move


def orbits(moves: Sequence[Move], images: Callable[[Move], Iterable[Move]]) -> list[tuple[Move, ...]]:
    """Group ``moves``: two moves are together if ``images`` leads from one to the other in any number of
    steps.

    The groups and the moves in them keep the order of ``moves``.
    """
    groups: list[tuple[Move, ...]] = []
    grouped: set[Move] = set()
    for move in moves:
        if move not in grouped:
            orbit = _orbit(move, images)
            grouped |= orbit
            alone = len(orbit) == 1  # Most moves are alone; then the other moves need no look.
            groups.append((move,) if alone else tuple(other for other in moves if other in orbit))
    return groups


def _orbit(move: Move, images: Callable[[Move], Iterable[Move]]) -> set[Move]:
    orbit, fresh = {move}, [move]
    while fresh:
        found = set(images(fresh.pop())) - orbit
        orbit |= found
        fresh += found
    return orbit
