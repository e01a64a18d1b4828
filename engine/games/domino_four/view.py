"""The view of Domino 4."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from engine.core import Seat, View
from engine.games.domino_four.options import FourOptions


class Opening(NamedTuple):
    """A cell where an arm may go on, whatever tile fits there."""

    arm: str
    cell: str
    """The cell as ``x,y``."""
    entry: str
    """The side (``N E S W``) by which a tile laid there will touch the end."""
    straight: bool
    """Whether the arm goes straight on here; otherwise it makes a corner."""


@dataclass(frozen=True, kw_only=True)
class FourView(View):
    """A view with the fields of Domino 4.

    ``ends`` maps the arms ``E`` and ``W`` to ``r3``, ``white``, ``joker:blue`` or, before the arm has a tile,
    ``joker``; a dead arm is absent. ``laid`` begins with the start joker, in the cell ``0,0`` and with the
    lead as its seat. A tile that lies face down reads ``?`` there, for its layer too.
    """

    options: FourOptions
    openings: tuple[Opening, ...]
    """Where the arms may go on: the east arm first, straight on before corners."""
    tips: Mapping[str, str]
    """The cell of each arm's last tile, dead arms included. An arm without a tile has the start joker's cell.
    """
    announced: Mapping[str, str]
    """By arm, the colour announced with the joker at its end (D11)."""
    two_tiles: bool
    """Whether the next to lay may lay two tiles at once, or has laid the first of them (D17, B19)."""
    face_down: tuple[str, ...]
    """Cells where a tile lies face down, as ``x,y`` (D25)."""
    pending: str | None
    """The question that stops play: ``bluff`` (do the others accept the joker? B17), ``truth`` (the bluffer
    chooses a tile for the accuser, D26) or ``lie`` (the accuser chooses one for the bluffer, D27). None if
    play goes on."""
    turn: Seat
    """The seat in turn. While a question is open, this is the bluffer."""
    receiver: Seat | None
    """The seat that a tile is to be given to (the accuser D26, the liar D27); None otherwise."""
    called: bool
    """Whether the seat in turn, with two tiles, has announced that it will lay its last but one (B6)."""
    must_call: tuple[Seat, ...]
    """Seats with one tile left that can still announce it (D14, B6)."""
    to_skip: tuple[Seat, ...]
    """Seats that kept silent about their last tile and will miss their next turn (D14)."""
    passes: int
    """Turns in a row without a lay that stays. Once there are as many as players, the next to lay may lay two
    tiles (B4, B18)."""
    dry_turns: int
    """Turns since the last lay that stays which began with an empty stock, the present one included. The
    round is blocked if there are two for every player and the present one ends without a lay (B5)."""
    shown: tuple[tuple[Seat, str], ...]
    """Tiles known to be in a rack because everybody saw them: lies turned up and taken back (D27)."""
