"""The view of Partner Dominoes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.core import Seat, View
from engine.games.partners.options import PartnersOptions


class Bonus(NamedTuple):
    """Points made while the round goes on (PD14)."""

    why: str
    """``all-pass`` or ``lead-pass``."""
    seat: Seat
    """The seat whose tile made them, for its team."""
    points: int


@dataclass(frozen=True, kw_only=True)
class PartnersView(View):
    """A view with the fields of Partner Dominoes. ``ends`` maps ``W`` and ``E`` to their pips."""

    options: PartnersOptions
    voids: tuple[str, ...]
    """By seat, the pips it has shown not to hold, by passing: ``25`` means no two and no five. They stay
    true, because no tile is drawn (PD6)."""
    must_open: bool
    """Whether the tile that decided who begins must be laid first (PD3). Only its holder knows it."""
    number: int
    """How many rounds of the match were played before (PD15)."""
    totals: tuple[int, ...]
    """Points by seat before this round."""
    bonuses: tuple[Bonus, ...]
    """The pass bonuses of this round, in order."""
