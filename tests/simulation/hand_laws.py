"""The laws of hands: none goes back to an older moment, none is shown twice, none is left to be pressed.

A person is shown what came of their own click by its answer alone. This module knows what each person saw of
which revision; how it got there it does not know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.tables.state.requests import (
    AcceptInvitation,
    Actor,
    AskForSeat,
    Join,
    OpenTable,
    Play,
    Rematch,
    Request,
    Shout,
    Start,
    TakeSeatBack,
)
from tests.simulation.faults import Faults
from tests.simulation.loop import Time
from tests.simulation.server import Post
from tests.simulation.shadow import Row
from tests.simulation.sketch import Sketch

_ANSWERED_BY_HAND = (Play, Shout, TakeSeatBack)
"""What people ask whose answer is their hand."""
_OPENED_BY = (OpenTable, Rematch, Join, AcceptInvitation, Start, AskForSeat)
"""What people ask through which their hand is opened as soon as they have one."""


@dataclass(slots=True)
class HandLaws:
    """The laws of hands."""

    faults: Faults
    time: Time
    last: dict[tuple[int, str], Post] = field(default_factory=dict)
    """By person and table, the hand that was shown to them last: the one whose token is known."""
    reached: dict[tuple[int, str], float] = field(default_factory=dict)
    """By person and table, when they pressed, at the latest known, what that hand is changed through."""
    _asked: dict[tuple[int, str], tuple[float, int]] = field(default_factory=dict)
    """By person and table, when and in which channel they asked for what their hand is opened through."""
    _seen: dict[tuple[int, str], int] = field(default_factory=dict)
    """By person and table, the newest revision of their hand that they have seen."""
    _own: dict[int, tuple[int, str, int]] = field(default_factory=dict)
    """By interaction, the hand its own change left its maker with: the user, the table, the revision."""
    _published: Counter[tuple[str, int]] = field(default_factory=Counter)
    """How often each revision of a table was published: commands show one again."""
    _answered: set[tuple[int, str, int]] = field(default_factory=set)
    _pushed: set[tuple[int, str, int]] = field(default_factory=set)
    """Which hands were shown as such an answer, and which by themselves."""
    _passed_on: bool = False
    """Whether a process has come after another: also where that one was only slow to renew its lease."""

    def forget_process(self) -> None:
        """Have hands be shown once more by the process that comes: what is on show it does not know."""
        self._passed_on = True
        self._pushed.clear()
        self._answered.clear()

    def published(self, table_id: str, revision: int) -> None:
        """Note that a revision is about to be shown: also by who may not, a hand is pushed once more."""
        self._published[table_id, revision] += 1

    def answers(
        self, cause: Actor, request: Request | OpenTable | Rematch, table_id: str, revision: int
    ) -> None:
        """Note by what a change was brought about."""
        if cause.interaction_id and isinstance(request, _ANSWERED_BY_HAND):
            self._own[cause.interaction_id] = (cause.user_id, table_id, revision)
        if isinstance(request, _OPENED_BY):
            self._asked[cause.user_id, table_id] = self.time.wall, cause.channel_id

    def unopened(self, row: Row, since: float) -> Iterator[str]:
        """Return who at a table that is played has never been shown their hand.

        Args:
            since: since when they have asked for what it is opened through, in Unix time.
        """
        for user_id in row.owners:
            at, channel_id = self._asked.get((user_id, row.id), (0.0, 0))
            here = at > since and channel_id == row.channel_id  # elsewhere nobody looks any more
            if here and (user_id, row.id) not in self.last:
                yield f"user {user_id} has never been shown their hand at {row.id}"

    def broken(self, post: Post, by: int) -> Iterator[str]:
        """Return what is wrong with a hand that a person sees now.

        Args:
            by: the interaction that it answers; 0 for none.
        """
        sketch = post.message
        if not isinstance(sketch, Sketch) or sketch.kind != "hand":
            return
        if sketch.table is None or post.reader is None:
            return
        key, revision = (post.reader, sketch.table.table_id), sketch.table.revision
        yield from self._goes_back(key, revision, post)
        if by:
            self.reached[key] = self.time.wall
        elif self.last.get(key) is not post:  # opened through what they had asked for
            self.reached[key] = self._asked.get(key, (self.time.wall, 0))[0]
        self.last[key] = post
        yield from self._twice((*key, revision), by)

    def _goes_back(self, key: tuple[int, str], revision: int, post: Post) -> Iterator[str]:
        seen = self._seen.get(key, 0)
        self._seen[key] = max(revision, seen)
        # what a process that serves the table no more was about to do, or Discord is slow at, comes late
        if revision < seen and not (post.late or self.faults.harmful or self._passed_on):
            yield f"user {key[0]} sees revision {revision} of their hand at {key[1]} after {seen}"

    def _twice(self, hand: tuple[int, str, int], by: int) -> Iterator[str]:
        if by == 0:
            self._pushed.add(hand)
        elif self._own.get(by) == hand:
            self._answered.add(hand)
        twice = hand in self._pushed and hand in self._answered and self._published[hand[1:]] == 1
        if twice and not self.faults.of_discord:
            yield f"user {hand[0]} is shown one hand twice"
