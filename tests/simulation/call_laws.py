"""The law of calls: people are called to a turn by one message, also where Discord's answer is lost.

A message calls whom it may mention, if they have something to decide; one that shows the same turn once
more, lower in the channel, calls nobody. This module knows which messages were sent, not why.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.store import State
from bot.tables.snapshot import Snapshot
from tests.simulation.fault_kinds import Fault
from tests.simulation.faults import Faults
from tests.simulation.server import Post
from tests.simulation.shadow import Row
from tests.simulation.sketch import Sketch


@dataclass(slots=True)
class CallLaws:
    """The law of calls."""

    faults: Faults
    _calls: dict[str, tuple[Snapshot, Post]] = field(default_factory=dict)
    """By table, the turn that people were called to last, and the message that did."""
    _rested: dict[str, int] = field(default_factory=dict)
    """By table, the last revision at which it was not played: afterwards people are called once more."""
    _seen: int = 0
    """The newest message so far: what is changed afterwards calls nobody."""

    def saved(self, row: Row) -> None:
        """Note what a table has become."""
        if row.state != State.PLAYING:
            self._rested[row.id] = row.revision

    def broken(self, post: Post) -> Iterator[str]:
        """Return what is wrong with a message that everybody sees now."""
        sketch, new = post.message, post.id > self._seen
        self._seen = max(self._seen, post.id)
        if not isinstance(sketch, Sketch) or sketch.table is None or sketch.kind != "table":
            return
        table = sketch.table
        if table.state is not State.PLAYING or table.nobody_decides:
            return
        if post.late or not post.calls or not new:
            return
        earlier, before = self._calls.get(table.table_id, (None, post))
        self._calls[table.table_id] = (table, post)
        # where the channel may not be read nobody finds a message whose answer was lost
        unknown = before.doubtful and self.faults.met[Fault.CHANNEL_REFUSES] > 0
        if earlier is None or before.late or unknown:
            return
        rested = self._rested.get(table.table_id, -1) > earlier.revision
        if earlier.version == table.version and not rested:
            turn = table.version
            yield f"messages {before.id} and {post.id} call people to turn {turn} of table {table.table_id}"
