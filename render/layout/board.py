"""What a layout gives to the painter: tiles and labels in pixels of the felt. Knows no game."""

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
    """``open``, ``wild``, ``closed`` (by its last tile) or ``blocked`` (because nothing fits any more)."""
    asks: str = ""
    """What the end accepts, drawn by the game's look beside the word; empty if the last tile shows it."""


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A tile: the top left corner of its box, and its halves in reading order (top or left first).

    A square tile has one face, in ``first``, and ``second`` is empty.
    """

    x: int
    y: int
    upright: bool
    first: str
    second: str


@dataclass(frozen=True, slots=True)
class PlacedLabel:
    """A label and its centre."""

    x: int
    y: int
    label: Label


@dataclass(frozen=True, slots=True)
class Note:
    """Points that a move made, or a word, as a note around a centre."""

    x: int
    y: int
    text: str
    """The points. Of a word, what the note is measured by."""
    word: str = ""
    """Key of the word; empty for points."""


@dataclass(frozen=True, slots=True)
class CountedEnd:
    """An open end and what it adds to the sum of the ends."""

    word: str
    """Key of the word in the end's sign."""
    half: str
    """The half that is open there, in notation."""
    worth: int = 0


@dataclass(frozen=True, slots=True)
class EndsColumn:
    """A column at the left of the table: a small window with the open ends, and the stock below it."""

    width: int
    ends: tuple[CountedEnd, ...]
    total: int | None = None
    """The sum of the ends; None if the game counts nothing and the window only shows the ends."""
    lit: bool = False
    """Whether the sum has just scored."""
    stock: int = 0
    """Tiles face down below the window; 0 draws none."""


@dataclass(frozen=True, slots=True)
class PlacedGhost:
    """A cell that may be chosen, and the letters to choose it by."""

    x: int
    y: int
    face: str
    """The tile that would lie there; empty if several tiles or several ways are possible."""
    marks: tuple[tuple[str, str], ...]
    """Each letter with the direction in which the chain may turn (``N E S W``), a corner, or nothing."""


@dataclass(frozen=True, slots=True)
class Platform:
    """A lane of a station and the content of its label."""

    lane: Lane
    owner: Seat | None
    """The owner of the train; None for a public one."""
    word: str
    """Key of the train's name, for a train without an owner."""
    held: int
    """Tiles in the owner's hand."""
    lit: bool
    """Whether the owner is on turn."""
    open: bool
    """Whether other players may lay there."""
    signs: tuple[str, ...]
    """The signs at its end: ``marker`` (the owner's), ``cover`` (a double that must be covered), ``extra`` (a
    double whose layer owes another tile)."""


@dataclass(frozen=True, slots=True)
class Station:
    """A table in lanes: everything on it except the tiles of the trains."""

    header: int
    """Height of the line above the lanes; 0 for none."""
    hub: int
    """The x at which the rail with the engine begins, between the labels (left) and the trains (right)."""
    engine: PlacedTile
    engine_unit: int
    stock: int
    platforms: tuple[Platform, ...]
    start: str
    """The half that every train starts with."""


@dataclass(frozen=True, slots=True)
class PlacedSeat:
    """A seat at an edge of the felt: the centre of its badge, and its team."""

    x: int
    y: int
    seat: Seat
    team: int
    lit: bool
    """Whether the seat is in turn."""


@dataclass(frozen=True, slots=True)
class Board:
    """Everything on the felt. ``unit`` is the side of a tile half, or of a square tile, in pixels."""

    unit: int
    tiles: tuple[PlacedTile, ...]
    labels: tuple[PlacedLabel, ...]
    last: int
    """Index of the tile laid last; -1 on an empty table."""
    notes: tuple[Note, ...] = ()
    ends_column: EndsColumn | None = None
    around: tuple[PlacedSeat, ...] = ()
    """The seats round the felt, for games in which partners sit opposite; empty for others."""
    ghosts: tuple[PlacedGhost, ...] = ()
    """Cells to choose from; empty on a public table."""
    station: Station | None = None
    """What surrounds trains in lanes; None on a table without lanes."""
