"""Rebuilds the table of Domino 4 from the tiles that a view shows."""

from __future__ import annotations

from collections import deque
from typing import Final

from engine.core import Laid, Seat
from engine.games.domino_four.notation import parse
from engine.games.domino_four.table import Table
from engine.games.domino_four.tiles import COVERED, JOKER


def table_of(lead: Seat, laid: tuple[Laid, ...]) -> Table:
    """Return a cached table with these tiles; callers must copy it before they change it.

    A face-down tile counts as a joker, because the layout treats it so (B14). A computer player imagines many
    worlds from one view, and its next view mostly shows the same table and one more tile.
    """
    there, table = laid[:1], None
    for begun, earlier, known in tuple(_LAID):
        if begun == lead and len(earlier) > len(there) and laid[: len(earlier)] == earlier:
            there, table = earlier, known
    if table is None or len(there) < len(laid):
        table = Table(lead) if table is None else table.copy()
        for tile, place, seat in laid[len(there) :]:
            table.lay(seat, parse(f"{COVERED}{JOKER}@{place}" if tile == COVERED else f"{tile}@{place}"))
        _LAID.append((lead, laid, table))
    return table


_LAID: Final[deque[tuple[Seat, tuple[Laid, ...], Table]]] = deque(maxlen=4)
"""The most recently rebuilt tables: the lead, the tiles on the table, and the table itself."""
