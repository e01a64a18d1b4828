"""What a layout hands to the painter: tiles and labels in pixels of the felt. Knows no game."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Seat
from render.layout.trains import Lane


@dataclass(frozen=True, slots=True)
class Label:
    """The sign at an open or closed end."""

    word: str
    """Key of the word in it."""
    kind: str
    """``open``, ``wild`` or ``closed``."""
    asks: str = ""
    """What the end asks for, as the game's look draws it beside the word; empty where the tile shows it."""


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A tile: its box's left and top, and its halves in reading order (top or left first).

    A square tile has one face, in ``first``; ``second`` is empty then.
    """

    x: int
    y: int
    upright: bool
    first: str
    second: str


@dataclass(frozen=True, slots=True)
class PlacedLabel:
    """A label around a centre."""

    x: int
    y: int
    label: Label


@dataclass(frozen=True, slots=True)
class Note:
    """Points, shown around a centre: where they were made."""

    x: int
    y: int
    text: str


@dataclass(frozen=True, slots=True)
class Counted:
    """An open end and what it adds to the sum."""

    word: str
    """Key of the word in the end's sign."""
    half: str
    """What is open there, in notation."""
    worth: int = 0


@dataclass(frozen=True, slots=True)
class Tally:
    """A small window with the open ends, and the stock below it: a column at the left."""

    width: int
    ends: tuple[Counted, ...]
    total: int | None = None
    """The sum of the ends; None where nothing is counted, and the window shows the ends alone."""
    lit: bool = False
    """Whether the sum has just made points."""
    stock: int = 0
    """Tiles face down below the window; 0 shows none."""


@dataclass(frozen=True, slots=True)
class PlacedGhost:
    """A cell that may be chosen, and the letters by which to choose it."""

    x: int
    y: int
    face: str
    """The tile that would lie there; empty where several might, or in several ways."""
    marks: tuple[tuple[str, str], ...]
    """Letters, each with the side towards which the chain may turn (``N E S W``), a corner, or nothing."""


@dataclass(frozen=True, slots=True)
class Platform:
    """A lane of a station, and what its label says."""

    lane: Lane
    owner: Seat | None
    """Whose train it is; None for one that is everybody's."""
    word: str
    """Key of its name, where nobody owns it."""
    held: int
    """Tiles in its owner's hand."""
    lit: bool
    """Whether its owner is on turn."""
    open: bool
    """Whether others may lay there."""
    signs: tuple[str, ...]
    """What stands at its end: ``marker`` (its owner's), ``cover`` (a double to be covered), ``extra`` (a
    double whose layer owes a tile)."""


@dataclass(frozen=True, slots=True)
class Station:
    """A table in lanes: everything on it that is no tile of a train."""

    header: int
    """Height of the line above the lanes; 0 for none."""
    hub: int
    """Where the rail with the engine begins: labels to its left, trains to its right."""
    engine: PlacedTile
    engine_unit: int
    stock: int
    platforms: tuple[Platform, ...]
    start: str
    """The half every train starts with."""


@dataclass(frozen=True, slots=True)
class Board:
    """Everything on the felt. ``unit`` is the side of a tile half, or of a square tile, in pixels."""

    unit: int
    tiles: tuple[PlacedTile, ...]
    labels: tuple[PlacedLabel, ...]
    last: int
    """Index of the tile laid last; -1 on an empty table."""
    notes: tuple[Note, ...] = ()
    tally: Tally | None = None
    ghosts: tuple[PlacedGhost, ...] = ()
    """Places to choose from; none on a table as everybody sees it."""
    station: Station | None = None
    """What stands around trains in lanes; None on a table without lanes."""
