"""All that a seat may know of a round of All Fives."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core import Preview, View
from engine.games.all_fives.options import FivesOptions


@dataclass(frozen=True, kw_only=True)
class FivesView(View):
    """A view with what All Fives adds. ``ends`` maps an arm to its pips, cross arms once they are open."""

    options: FivesOptions
    count: int
    """The sum of the open ends, as it is counted for points (G12, G13, C4); 0 before the first tile."""
    worth: Mapping[str, int]
    """What each of ``ends`` adds to ``count``; the two sides of a lone spinner share it."""
    made: int
    """What the newest tile on the table scored (G12); 0 before the first."""
    totals: tuple[int, ...]
    """Points by seat before this round: with ``round_scores`` they may end the match in mid-round (G18)."""
    lacks: tuple[str, ...]
    """Pips that a seat's hand is known not to show, since it drew or passed on them (G8): ``25`` is no
    two and no five. While a seat is still drawing, its newest tile may be an exception."""


@dataclass(frozen=True, kw_only=True)
class FivesPreview(Preview):
    """A preview with what All Fives adds."""

    count: int
    """The sum of the open ends afterwards, as in :attr:`FivesView.count`."""
