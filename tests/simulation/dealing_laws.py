"""The law of dealing: a match is dealt to those, and by the rules, that everybody was told of just before.

The number of that message goes into the deals: were they told one thing and dealt another, nobody could check
them. This module reads that message and the row that names it; how tiles are dealt it does not know.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.store import State
from bot.tables.state.snapshot import Snapshot
from engine import GAMES
from tests.simulation.server import Post
from tests.simulation.shadow import Commit
from tests.simulation.sketch import DEALING, Sketch


@dataclass(slots=True)
class DealingLaws:
    """The law of dealing."""

    _told: dict[int, Snapshot] = field(default_factory=dict)
    """By message, the table as it says that it is dealt."""

    def told(self, post: Post) -> None:
        """Note what everybody is told."""
        sketch = post.message
        if isinstance(sketch, Sketch) and sketch.text == DEALING and sketch.table is not None:
            self._told[post.id] = sketch.table

    def broken(self, commit: Commit) -> Iterator[str]:
        """Return what is wrong with a change by which a match begins."""
        row, before = commit.saved.row, commit.before
        if before is None or (before.state, row.state) != (State.LOBBY, State.PLAYING):
            return
        told = self._told.get(row.beacon or 0)
        if told is None:
            yield f"table {row.id} is dealt from message {row.beacon}, which says nothing of it"
            return
        options = GAMES[told.game](**told.options).options.chosen()
        named = (told.game, options, [(each.user_id, each.name) for each in told.players])
        dealt = (row.game, json.loads(row.options), [(each.user_id, each.name) for each in row.chairs])
        if named != dealt:
            yield f"table {row.id} is said to be dealt as {named}, and is as {dealt}"
