"""The house rules of Mexican Train, and the sizes and engines that follow from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.core import Options, flag, one_of


@dataclass(frozen=True, kw_only=True)
class TrainOptions(Options):
    """The options of a table. The defaults are the sheet's own game."""

    first_starter: str = one_of("random", "host", default="random")
    """Who begins the first round, since ages are unknown: a random seat, or seat 0 (M8, E1)."""
    short_game: bool = flag()
    """Play without the tiles that have a half of 10 or more: from 9-9, for two to four (M26, E17)."""
    open_hands: bool = flag()
    """All hands lie face up; the stock stays hidden (M27)."""
    chain_doubles: bool = flag()
    """The extra tile after a double may be another double, which then owes its own (E2)."""
    length: str = one_of("all", "thirds", "five", "three", default="all")
    """Which engines are played: all, every third one, or the five or three highest (M24, E21)."""


class Size(NamedTuple):
    """The size of the set and of the hands."""

    top: int
    """The highest pip of the set, and the engine of the first round."""
    hands: dict[int, int]
    """Tiles dealt to each player, by the number of players."""


LARGE = Size(12, {2: 16, 3: 16, 4: 15, 5: 14, 6: 12, 7: 10, 8: 9})  # M1, M2, M3
SHORT = Size(9, {2: 15, 3: 13, 4: 10})  # M26


def size(options: TrainOptions) -> Size:
    """Return the size of set and hands that the table plays with."""
    return SHORT if options.short_game else LARGE


def engines(options: TrainOptions) -> tuple[str, ...]:
    """Return the engine of each round in order, from the highest double down (M24, E21).

    The option ``length`` says which ones are played.
    """
    every = range(size(options).top, -1, -1)
    played = {"all": every, "thirds": every[::3], "five": every[:5], "three": every[:3]}[options.length]
    return tuple(f"{pips}-{pips}" for pips in played)
