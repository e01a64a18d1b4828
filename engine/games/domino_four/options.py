"""The house rules of Domino 4: what a table may choose."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Options, edition_of, flag, whole


@dataclass(frozen=True, kw_only=True)
class FourOptions(Options):
    """The options of a table. The sheet recommends both flags after a first game."""

    hoeksteen: bool = flag()
    """Whether tiles may also be laid as cornerstones, in the middle of the table (D19 to D23)."""
    blufjoker: bool = flag()
    """Whether jokers lie face down, as may any other tile said to be one (D24 to D28)."""
    rounds_to_win: int = whole(1, 20, default=1)
    """How many rounds win the match (B20)."""
    edition: int = edition_of(2)
    """Which rulings are played. 1: every turn without a lay counts towards a blocked round (B5), as it does
    towards two tiles at once (B4). 2: only turns that began with an empty stock count."""
