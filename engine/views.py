"""What a seat may know: of a round as it stands, and of what its own move would lead to.

The only thing that pictures, messages and computer players ever get. Knows no game and no round.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.options import Options
from engine.vocabulary import Event, Laid, Move, Seat

FACE_DOWN: Final = "?"
"""How a tile that lies face down reads in :attr:`View.laid`."""


@dataclass(frozen=True, kw_only=True)
class View:
    """All that one seat may know of a round: the only thing pictures, messages and computer players get.

    Each game adds its own fields. Two views are equal when nothing the seat may know differs.
    """

    seat: Seat | None
    """Whose view it is; None for a spectator."""
    hand: tuple[str, ...]
    """The seat's own tiles in notation, sorted as the game sorts a rack; empty for a spectator."""
    hand_sizes: tuple[int, ...]
    stock_size: int
    waiting: tuple[Seat, ...]
    """Whom the game cannot go on without; empty when the round is over."""
    legal: tuple[Move, ...]
    """Every move of this seat now, in turn or out of it."""
    ends: Mapping[str, str]
    """Arm or train to the half that is open there, in notation; closed ones are absent."""
    laid: tuple[Laid, ...]
    """The table in the order laid: a layout is a pure function of it."""
    lead: Seat
    """Who began the round."""
    round_scores: tuple[int, ...]
    """Points made so far in this deal, one number a seat."""
    options: Options

    @property
    def sees_all(self) -> bool:
        """Whether the seat can tell where every tile is: the only other hand holds what it does not see."""
        lying = (laid.tile for laid in self.laid)
        return len(self.hand_sizes) == 2 and not self.stock_size and FACE_DOWN not in lying


@dataclass(frozen=True, kw_only=True)
class Preview:
    """What a move would lead to at once, as far as its own seat can tell before making it.

    What depends on hidden tiles is left out: penalties drawn, and what the others' hands count for.
    """

    ends: Mapping[str, str]
    """The open ends afterwards, as in :attr:`View.ends`."""
    points: int = 0
    """What the move itself scores: what the hands count for at the end of a round is not in it."""
    effect: str = ""
    """What it does to the others or the table, in the game's own word, e.g. ``skip``; empty for nothing."""
    goes_out: bool = False
    """The seat is left without tiles."""
    wins_match: bool = False
    """The points bring the seat to its goal, and the match ends there."""


@dataclass(frozen=True, kw_only=True)
class Seen:
    """All that one seat has seen of a match so far: what a computer player is handed, and nothing else."""

    view: View
    events: tuple[Event, ...]
    """What happened in this round, in order, the opening included: each event as the seat may know it."""
    totals: tuple[int, ...]
    """Points by seat before this round."""
    rounds: int = 0
    """How many rounds of the match have been finished."""
