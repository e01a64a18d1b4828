"""The law of dealing: a match is dealt to the people and by the rules that the message before it announced.

The id of that message is part of the dealing seed. If the announcement and the deal differed, people could
not verify the deal. This module reads the message and the row that names it. It does not know how tiles are
dealt.
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
    """Judges that a match is dealt as the message before it announced."""

    _announced: dict[int, Snapshot] = field(default_factory=dict)
    """By message, the table that it announces."""

    def announced(self, post: Post) -> None:
        """If a message announces a deal, record the table that it shows."""
        sketch = post.message
        if isinstance(sketch, Sketch) and sketch.text == DEALING and sketch.table is not None:
            self._announced[post.id] = sketch.table

    def broken(self, commit: Commit) -> Iterator[str]:
        """Yield a breach if a match begins with other players or rules than announced. Other commits have
        none."""
        row, before = commit.saved.row, commit.before
        if before is None or (before.state, row.state) != (State.LOBBY, State.PLAYING):
            return
        announced = self._announced.get(row.beacon or 0)
        if announced is None:
            yield f"table {row.id} is dealt from message {row.beacon}, which announces no deal"
            return
        options = GAMES[announced.game](**announced.options).options.chosen()
        named = (announced.game, options, [(each.user_id, each.name) for each in announced.players])
        dealt = (row.game, json.loads(row.options), [(each.user_id, each.name) for each in row.chairs])
        if named != dealt:
            yield f"table {row.id} is announced as {named} and dealt as {dealt}"
