"""The law of calls: people are called to a turn by one message, also where Discord's answer is lost.

A message calls whom it may mention; one that shows the same turn once more, lower in the channel, calls
nobody. This module knows which messages were sent, not why.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.store import State
from tests.simulation.server import Post
from tests.simulation.sketch import Sketch


@dataclass(slots=True)
class CallLaws:
    """The law of calls."""

    _calls: dict[str, tuple[int, int]] = field(default_factory=dict)
    """By table, the turn that people were called to last, and the number of the message that did."""
    _newest: int = 0
    """The number of the newest message that called anybody; later ones have greater numbers."""

    def forget(self) -> None:
        """Expect nothing of what another process has sent, which may not have been saved."""
        self._calls.clear()

    def broken(self, post: Post) -> Iterator[str]:
        """Return what is wrong with a message that everybody sees now."""
        sketch = post.message
        if not isinstance(sketch, Sketch) or sketch.table is None or sketch.kind != "table":
            return
        table = sketch.table
        if table.state is not State.PLAYING:  # what is played on afterwards is called once more
            self._calls.pop(table.table_id, None)
            return
        if post.late or not post.calls or post.id <= self._newest:
            return  # a message that is changed calls nobody
        self._newest = post.id
        turn, before = self._calls.get(table.table_id, (None, 0))
        if turn == table.version:
            yield f"messages {before} and {post.id} call people to turn {turn} of table {table.table_id}"
        self._calls[table.table_id] = (table.version, post.id)
