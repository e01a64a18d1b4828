"""The law of results: the end of a match is shown in the end, even if the process that saw it was killed.

Three exceptions: the bot still retries, its retries are used up, or the channel is deleted. This module knows
the messages and the saved record of what they show.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.store import State
from tests.simulation.server import Server
from tests.simulation.shadow import Shadow
from tests.simulation.sketch import Sketch

_UNFINISHED = """
    SELECT id FROM matches JOIN deliveries ON match_id = id WHERE state = ?
    AND (shown_state IS NOT ? OR shown_moves < (SELECT count(*) FROM moves WHERE match_id = id)) ORDER BY id
"""


def broken_by_ends(shadow: Shadow, server: Server, tried: Collection[str]) -> Iterator[str]:
    """Yield a breach for each match that is over although no message shows that. Deleted channels are left
    out.

    Args:
        tried: the tables that are left out: they will be shown again, or their retries are used up.
    """
    for (table_id,) in shadow.ask(_UNFINISHED, State.OVER, State.OVER):
        row = shadow.tables[table_id].row
        if row.channel_id not in server.deleted and table_id not in tried and not _shown(server, table_id):
            yield f"table {table_id} is over, but not shown so"


def _shown(server: Server, table_id: str) -> bool:
    """Return whether a message shows that a match is over. The database may have failed to save that."""
    sketches = (post.message for post in server.posts.values() if isinstance(post.message, Sketch))
    shown = (each.table for each in sketches if each.kind == "table" and each.table is not None)
    return any(table.table_id == table_id and table.state is State.OVER for table in shown)
