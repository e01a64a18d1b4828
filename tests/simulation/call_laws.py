"""The laws of mentions: at most one message mentions people for each turn, and one more reminds them, even if
Discord's answer is lost. At least one mentions them for each lobby.

A turn edits the table's message only while its people look at that. Otherwise it is a new message, which
mentions those who must decide something. A message that shows the same turn again, lower in the channel,
mentions none. A lobby mentions the people it invites or seats again. Other lobbies then leave them alone for
a while. This module knows which messages were sent, not why.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from bot.discord_ui.channel.presence import EDIT_AGE, PRESENT
from bot.preferences import UserSettings
from bot.store import State
from bot.tables.rest_times import Rest, rest_of, undisturbed
from bot.tables.state.limits import MENTION_AGAIN
from bot.tables.state.snapshot import Snapshot
from tests.simulation.fault_kinds import Fault
from tests.simulation.faults import Faults
from tests.simulation.loop import Time
from tests.simulation.server import Post
from tests.simulation.shadow import Row
from tests.simulation.sketch import Sketch

LATE = 120.0
"""How many seconds a decision to edit may be older than the edit: Discord may be slow, and requests wait."""


@dataclass(slots=True)
class CallLaws:
    """Judges that one message mentions people for each turn, and at least one for each lobby."""

    faults: Faults
    time: Time
    settings: Callable[[int], UserSettings]
    """Returns a person's settings. They stay the same throughout a run."""
    posts: Mapping[int, Post] = field(default_factory=dict)
    """All public messages, by id."""
    pressed: dict[int, float] = field(default_factory=dict)
    """By person, when they last used the bot, in Unix time."""
    _reminded: dict[str, int] = field(default_factory=dict)
    """By table, the last turn of which a message reminded its people."""
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
        yield from self._disturbed(post)
        called = new and post.calls
        yield from self._broken_by_turn(post, table, called=called)
        if table.nobody_decides or post.late or not called:
            return
        reminds = self._reminds(table)
        earlier, before = self._calls.get(table.table_id, (None, post))
        self._calls[table.table_id] = (table, post)
        # If the channel cannot be read, the bot cannot find a message whose answer was lost.
        unread = self.faults.met[Fault.CHANNEL_REFUSES] + self.faults.met[Fault.CHANNEL_HIDDEN]
        unknown = before.doubtful and unread > 0
        if earlier is None or before.late or unknown:
            return
        rested = self._rested.get(table.table_id, -1) > earlier.revision
        if earlier.version == table.version and not (rested or reminds):
            turn = table.version
            yield f"messages {before.id} and {post.id} mention people for turn {turn} of {table.table_id}"

    def _broken_by_turn(self, post: Post, table: Snapshot, *, called: bool) -> Iterator[str]:
        known = self._turns.get(table.table_id, table.version)
        if called or not post.late:  # a late message has mentioned people too
            self._turns[table.table_id] = max(known, table.version)
        people = [table.players[seat].played_by or 0 for seat in table.deciding()]
        rest = any(self._may_rest(each) for each in people)
        mentioned = called or post.late or rest or table.nobody_decides
        if table.version > known and not mentioned and not self._looked_at(post, table):
            yield f"message {post.id} shows turn {table.version} of table {table.table_id} without a mention"

    def _reminds(self, table: Snapshot) -> bool:
        """Return whether a message may mention people once more to remind them, and record it.

        If the store has failed, a process may not know that an earlier one reminded them.
        """
        if table.warning is None:
            return False
        first = self._reminded.get(table.table_id) != table.turn
        self._reminded[table.table_id] = table.turn
        return first or self.faults.of_store > 0

    def unreminded(self, table: Snapshot) -> bool:
        """Return whether the people of a turn are slow and no message has reminded them."""
        if table.warning is None or any(self._rests(each) for each in table.warning.user_ids):
            return False
        return self._reminded.get(table.table_id) != table.turn

    def _rests(self, user_id: int) -> bool:
        """Return whether a table may not mention a person: direct messages tell them instead, or they have
        quiet hours or an absence at any time.
        """
        return self.settings(user_id).told_directly or rest_of(self.settings(user_id), 0.0) != Rest()

    def _may_rest(self, user_id: int) -> bool:
        """Return whether a message decided just now may have found that it may not mention a person."""
        if self.settings(user_id).told_directly:
            return True
        now = self.time.wall
        jumped = self.faults.met[Fault.CLOCK_JUMPS] and self._rests(user_id)
        return jumped or any(undisturbed(self.settings(user_id), at) for at in (now, now - LATE))

    def _disturbed(self, post: Post) -> Iterator[str]:
        """Yield a breach for each person whom a new message mentions in their quiet hours or absence."""
        late = post.late or self.faults.met[Fault.CLOCK_JUMPS]
        for user_id in post.called if not late else ():
            rest = rest_of(self.settings(user_id), self.time.wall - LATE)
            if rest.end(self.time.wall - LATE) is not None and rest.end(self.time.wall) is not None:
                yield f"message {post.id} mentions {user_id}, who is not to be disturbed"

    def _looked_at(self, post: Post, table: Snapshot) -> bool:
        """Return whether a message may have been edited into a turn, because its people look at it.

        That is judged generously. The decision is somewhat older than the edit, and a process whose clock
        jumps cannot know the age of its message.
        """
        if self.faults.met[Fault.CLOCK_JUMPS]:
            return True
        now = self.time.wall
        below = [each for each in self.posts.values() if each.channel_id == post.channel_id]
        covered = any(each.id > post.id and each.sent_at < now - LATE and not each.doubtful for each in below)
        people = [table.players[seat].played_by or 0 for seat in table.deciding()]
        there = all(self._there(user_id, post, now) for user_id in people)
        return there and not covered and now - post.sent_at < EDIT_AGE + LATE

    def _there(self, user_id: int, post: Post, now: float) -> bool:
        pressed = self.pressed.get(user_id, float("-inf"))
        return pressed >= post.sent_at or now - pressed < PRESENT + LATE

    def _broken_by_lobby(self, post: Post, table: Snapshot) -> Iterator[str]:
        now, first = self.time.monotonic, table.table_id not in self._mentioned
        named, mentioned = (
            {row.user_id for row in table.invited if not row.declined},
            self._mentioned[table.table_id],
        )
        if first:  # a rematch seats people who have pressed nothing
            named |= {player.user_id for _, player in table.people() if player.user_id is not None}
            named.discard(table.host_id)
        mentioned |= post.called | {each for each in named if self._may_rest(each)}
        for user_id in sorted(named - mentioned):
            others = [at for id, at in self._may_have_mentioned[user_id].items() if id != table.table_id]
            if max(others, default=-MENTION_AGAIN) + MENTION_AGAIN <= now and not post.late:
                yield f"message {post.id} shows the lobby of {table.table_id} without mentioning {user_id}"
        if not post.late:
            mentioned |= named
        self._may_call(table.table_id, named)
