"""The view and the preview of All Fives."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core import Preview, View
from engine.games.all_fives.options import FivesOptions


@dataclass(frozen=True, kw_only=True)
class FivesView(View):
    """A view with the fields of All Fives. ``ends`` maps an arm to its pips; cross arms appear once open."""

    options: FivesOptions
    count: int
    """The sum of the open ends, as counted for points (G12, G13, C4); 0 before the first tile."""
    worth: Mapping[str, int]
    """What each of ``ends`` adds to ``count``. The two sides of a lone spinner share it."""
    made: int
    """What the newest tile on the table scored (G12); 0 before the first."""
    totals: tuple[int, ...]
    """Points by seat before this round. Together with ``round_scores`` they may end the match in mid-round
    (G18)."""
    lacks: tuple[str, ...]
    """By seat, the pips its hand is known not to have, because it drew or passed on them (G8). ``25`` means
    no two and no five. While a seat is still drawing, its newest tile may be an exception."""


@dataclass(frozen=True, kw_only=True)
class FivesPreview(Preview):
    """A preview with the fields of All Fives."""

    count: int
    """The sum of the open ends after the move, as in :attr:`FivesView.count`."""
