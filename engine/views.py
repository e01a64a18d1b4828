"""What a seat may know: the state of a round, and what its own move would lead to.

Pictures, messages and computer players get nothing but these classes. Knows no game and no round.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.options import Options
from engine.vocabulary import Event, Laid, Move, Seat, Teams

FACE_DOWN: Final = "?"
"""How a tile that lies face down is written in :attr:`View.laid`."""


@dataclass(frozen=True, kw_only=True)
class View:
    """All that one seat may know of a round. Pictures, messages and computer players get nothing else.

    Each game adds its own fields. Two views are equal if they differ in nothing that the seat may know.
    """

    seat: Seat | None
    """The seat whose view this is; None for a spectator."""
    hand: tuple[str, ...]
    """The seat's own tiles in notation, sorted in the game's rack order; empty for a spectator."""
    hand_sizes: tuple[int, ...]
    stock_size: int
    waiting: tuple[Seat, ...]
    """The seats that play waits for; empty when the round is over."""
    legal: tuple[Move, ...]
    """Every legal move of this seat now, in turn or out of it."""
    ends: Mapping[str, str]
    """The open half at each arm or train, in notation. Closed ones are absent."""
    laid: tuple[Laid, ...]
    """The tiles on the table, in the order laid. A layout is a pure function of it."""
    lead: Seat
    """The seat that began the round."""
    round_scores: tuple[int, ...]
    """Points made so far in this deal, by seat."""
    options: Options
    teams: Teams | None = None
    """Who wins with whom; None if each seat plays alone."""

    @property
    def partners(self) -> tuple[Seat, ...]:
        """The partners of this seat, without itself. Empty for a spectator and without teams."""
        own = next((team for team in self.teams or () if self.seat in team), ())
        return tuple(seat for seat in own if seat != self.seat)

    @property
    def step(self) -> int:
        """1 if the turn passes on in seat order, -1 if it passes against it."""
        return 1

    @property
    def sees_all(self) -> bool:
        """Whether the seat can work out where every tile is: its only opponent holds all tiles it does not
        see.
        """
        lying = (laid.tile for laid in self.laid)
        return len(self.hand_sizes) == 2 and not self.stock_size and FACE_DOWN not in lying


@dataclass(frozen=True, kw_only=True)
class Preview:
    """What a move would lead to at once, as far as its own seat can tell before making it.

    Effects that depend on hidden tiles are left out: penalty draws, and the points for other hands.
    """

    ends: Mapping[str, str]
    """The open ends afterwards, as in :attr:`View.ends`."""
    points: int = 0
    """The points for the move itself, without the points for hands at the end of a round."""
    effect: str = ""
    """The effect on other seats or the table, in the game's own word, e.g. ``skip``; empty for none."""
    goes_out: bool = False
    """Whether the seat is left without tiles."""
    wins_match: bool = False
    """Whether these points bring the seat to its goal and so end the match."""


@dataclass(frozen=True, kw_only=True)
class Seen:
    """All that one seat has seen of a match so far. A computer player receives only this."""

    view: View
    events: tuple[Event, ...]
    """The events of this round in order, its opening included, each as the seat may know it."""
    totals: tuple[int, ...]
    """Points by seat before this round."""
    rounds: int = 0
    """The number of finished rounds of the match."""
    remembered: tuple[Event, ...] = ()
    """The events of earlier rounds that tell how players behave, as the seat may know them."""
