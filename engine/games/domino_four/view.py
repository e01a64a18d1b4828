"""All that a seat may know of a round of Domino 4."""

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
    """As ``x,y``."""
    entry: str
    """The side (``N E S W``) by which a tile laid there will touch the end."""
    straight: bool
    """It goes straight on; otherwise it makes a corner."""


@dataclass(frozen=True, kw_only=True)
class FourView(View):
    """A view with what Domino 4 adds.

    ``ends`` maps the arms ``E`` and ``W`` to ``r3``, ``white``, ``joker:blue`` or, before the arm has a
    tile, ``joker``; a dead arm is absent. ``laid`` begins with the start joker, in the cell ``0,0`` and put
    down to the lead. A tile that lies face down reads ``?`` there, to its layer too.
    """

    options: FourOptions
    openings: tuple[Opening, ...]
    """Where the arms may go on: the east arm's first, straight on before corners."""
    tips: Mapping[str, str]
    """Arm to the cell of its last tile, dead arms too; the start joker's cell while it has none."""
    announced: Mapping[str, str]
    """Arm to the colour that was announced with the joker at its end (D11)."""
    two_tiles: bool
    """The next to lay may lay two tiles at once, or has laid the first of them (D17, B19)."""
    face_down: tuple[str, ...]
    """Cells where a tile lies face down, as ``x,y`` (D25)."""
    pending: str | None
    """The question that stops play: ``bluff`` (do the others believe the joker? B17), ``truth`` (the
    bluffer chooses a tile for the accuser, D26), ``lie`` (the accuser one for the bluffer, D27)."""
    turn: Seat
    """Whose turn it is: while a question is open, the bluffer's."""
    receiver: Seat | None
    """Who gets the tile while one is to be given (the accuser D26, the liar D27); None otherwise."""
    called: bool
    """The seat in turn, with two tiles, has announced that it is about to lay the last but one (B6)."""
    must_call: tuple[Seat, ...]
    """Seats with one tile left that can still announce it (D14, B6)."""
    to_skip: tuple[Seat, ...]
    """Seats that kept silent about their last tile and will miss their next turn (D14)."""
    passes: int
    """Turns in a row without a lay that stays: as many as there are players, and the next to lay may lay two
    tiles (B4, B18)."""
    dry_turns: int
    """Turns since the last lay that stays that began with an empty stock, the present one included: when
    there have been two for every player and the present one ends without a lay, the round is blocked (B5)."""
    shown: tuple[tuple[Seat, str], ...]
    """Tiles certain to be in a rack because everybody saw them: lies turned up and taken back (D27)."""
