"""The laws of mentions: one message mentions people for each turn, even if Discord's answer is lost, and at
least one mentions them for each lobby.

A new message mentions its people if they must decide something. A message that shows the same turn again,
lower in the channel, mentions none. A lobby mentions the people it invites or seats again. Other lobbies then
leave them alone for a while. This module knows which messages were sent, not why.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from bot.store import State
from bot.tables.state.limits import MENTION_AGAIN
from bot.tables.state.snapshot import Snapshot
from tests.simulation.fault_kinds import Fault
from tests.simulation.faults import Faults
from tests.simulation.loop import Time
from tests.simulation.server import Post
from tests.simulation.shadow import Row
from tests.simulation.sketch import Sketch


@dataclass(slots=True)
class CallLaws:
    """Judges that one message mentions people for each turn, and at least one for each lobby."""

    faults: Faults
    time: Time
    _calls: dict[str, tuple[Snapshot, Post]] = field(default_factory=dict)
    """By table, the last turn with a mention, and the message that mentioned its people."""
    _turns: dict[str, int] = field(default_factory=dict)
    """By table, the last turn that was shown with a mention or that required no decision."""
    _rested: dict[str, int] = field(default_factory=dict)
    """By table, the last revision at which it was not being played. After that, one more mention is due."""
    _seen: int = 0
    """The newest message so far. Editing an older one mentions no one."""
    _mentioned: dict[str, set[int]] = field(default_factory=lambda: defaultdict(set))
    """By table, the people its lobby has mentioned or need not mention."""
    _may_have_mentioned: dict[int, dict[str, float]] = field(default_factory=lambda: defaultdict(dict))
    """By person, the tables whose lobbies may have mentioned them, each with the last time."""

    def begin(self, row: Row) -> None:
        """Record that an earlier process may just have mentioned all people who sit at or are invited to a
        table."""
        self._may_call(row.id, [*row.pending, *row.owners])

    def saved(self, row: Row) -> None:
        """Record a saved row: the people whom a lobby may mention, or that the table is in no turn."""
        if row.state != State.PLAYING:
            self._rested[row.id] = row.revision
        if row.state == State.LOBBY:
            self._may_call(row.id, [*row.pending, *(row.owners if row.revision == 1 else ())])

    def _may_call(self, table_id: str, people: Iterable[int]) -> None:
        for user_id in people:
            self._may_have_mentioned[user_id][table_id] = self.time.monotonic

    def read_again(self, row: Row) -> None:
        """Record that a table is reloaded from the store: it is unknown whom its lobby had mentioned."""
        if row.state == State.LOBBY:
            self._mentioned[row.id].update(row.pending)
            self.begin(row)

    def broken(self, post: Post) -> Iterator[str]:
        """Yield a breach if a public message mentions people for a turn again, or fails to mention those it
        must.

        The message is shown now. It is recorded as well.
        """
        sketch, new = post.message, post.id > self._seen
        self._seen = max(self._seen, post.id)
        if not isinstance(sketch, Sketch) or sketch.table is None:
            return
        table = sketch.table
        if sketch.kind == "lobby" and new:
            yield from self._broken_by_lobby(post, table)
        if sketch.kind != "table" or table.state is not State.PLAYING:
            return
        called = new and post.calls
        yield from self._broken_by_turn(post, table, called=called)
        if table.nobody_decides or post.late or not called:
            return
        earlier, before = self._calls.get(table.table_id, (None, post))
        self._calls[table.table_id] = (table, post)
        # If the channel cannot be read, the bot cannot find a message whose answer was lost.
        unknown = before.doubtful and self.faults.met[Fault.CHANNEL_REFUSES] > 0
        if earlier is None or before.late or unknown:
            return
        rested = self._rested.get(table.table_id, -1) > earlier.revision
        if earlier.version == table.version and not rested:
            turn = table.version
            yield f"messages {before.id} and {post.id} mention people for turn {turn} of {table.table_id}"

    def _broken_by_turn(self, post: Post, table: Snapshot, *, called: bool) -> Iterator[str]:
        known = self._turns.get(table.table_id, table.version)
        if called or not post.late:  # a late message has mentioned people too
            self._turns[table.table_id] = max(known, table.version)
        if table.version > known and not (called or post.late or table.nobody_decides):
            yield f"message {post.id} shows turn {table.version} of table {table.table_id} without a mention"

    def _broken_by_lobby(self, post: Post, table: Snapshot) -> Iterator[str]:
        now, first = self.time.monotonic, table.table_id not in self._mentioned
        named, mentioned = (
            {row.user_id for row in table.invited if not row.declined},
            self._mentioned[table.table_id],
        )
        if first:  # a rematch seats people who have pressed nothing
            named |= {player.user_id for _, player in table.people() if player.user_id is not None}
            named.discard(table.host_id)
        mentioned |= post.called
        for user_id in sorted(named - mentioned):
            others = [at for id, at in self._may_have_mentioned[user_id].items() if id != table.table_id]
            if max(others, default=-MENTION_AGAIN) + MENTION_AGAIN <= now and not post.late:
                yield f"message {post.id} shows the lobby of {table.table_id} without mentioning {user_id}"
        if not post.late:
            mentioned |= named
        self._may_call(table.table_id, named)
