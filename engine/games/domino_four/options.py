"""The house rules of Domino 4: what a table may choose."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Options, flag, whole


@dataclass(frozen=True, kw_only=True)
class FourOptions(Options):
    """What a table may choose. The sheet advises both flags after a first game."""

    hoeksteen: bool = flag()
    """Tiles may also be laid as cornerstones, in the middle of the table (D19 to D23)."""
    blufjoker: bool = flag()
    """Jokers lie face down, and so may anything else that is said to be one (D24 to D28)."""
    rounds_to_win: int = whole(1, 20, default=1)
    """How many rounds win the match (B20)."""
