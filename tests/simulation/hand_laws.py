"""The laws of hands: a hand never goes back to an older state, is not shown twice, and is opened for its
owner.

If people act on their own hand, only the answer to their click shows the result. This module knows which
revision each person has seen. It does not know how that got there.
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
    PlayWith,
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
"""The requests whose answer is the hand."""
_OPENED_BY = (OpenTable, Rematch, Join, AcceptInvitation, PlayWith, Start, AskForSeat)
"""The requests after which a person's hand is opened as soon as they have one."""


@dataclass(slots=True)
class HandLaws:
    """Judges that hands never go back, are not shown twice, and are opened for their owners."""

    faults: Faults
    time: Time
    last: dict[tuple[int, str], Post] = field(default_factory=dict)
    """By person and table, the hand shown last. The bot knows the token of this one."""
    reached: dict[tuple[int, str], float] = field(default_factory=dict)
    """By person and table, the latest time at which the token of that hand may have been issued."""
    _asked: dict[tuple[int, str], tuple[float, int]] = field(default_factory=dict)
    """By person and table, when and in which channel they sent a request that opens their hand."""
    _seen: dict[tuple[int, str], int] = field(default_factory=dict)
    """By person and table, the newest revision of the hand that the person has seen."""
    _own: dict[int, tuple[int, str, int]] = field(default_factory=dict)
    """By interaction, the hand that its own change produced: the user, the table and the revision."""
    _published: Counter[tuple[str, int]] = field(default_factory=Counter)
    """How often each revision of a table was published. Commands publish one again."""
    _answered: set[tuple[int, str, int]] = field(default_factory=set)
    _pushed: set[tuple[int, str, int]] = field(default_factory=set)
    """The hands that were shown without a click. The field above holds those shown as an answer."""
    _passed_on: bool = False
    """Whether a process has replaced another, even one that was only slow to renew its lease."""

    def forget_process(self) -> None:
        """Forget which hands were shown and answered. The next process shows hands again."""
        self._passed_on = True
        self._pushed.clear()
        self._answered.clear()

    def published(self, table_id: str, revision: int) -> None:
        """Count how often a revision is published, also by a stale process. Each time, hands may be shown
        again."""
        self._published[table_id, revision] += 1

    def answers(
        self, cause: Actor, request: Request | OpenTable | Rematch, table_id: str, revision: int
    ) -> None:
        """Record a request that was carried out, if it opens a hand or is answered by one."""
        if cause.interaction_id and isinstance(request, _ANSWERED_BY_HAND):
            self._own[cause.interaction_id] = (cause.user_id, table_id, revision)
        if isinstance(request, _OPENED_BY):
            self._asked[cause.user_id, table_id] = self.time.wall, cause.channel_id

    def unopened(self, row: Row, since: float) -> Iterator[str]:
        """Yield a breach for each seated person who asked for a hand and has never been shown it.

        Requests from another channel than the table's do not count.

        Args:
            since: ignore requests to open a hand before this Unix time.
        """
        for user_id in row.owners:
            at, channel_id = self._asked.get((user_id, row.id), (0.0, 0))
            here = at > since and channel_id == row.channel_id  # in another channel the hand is not expected
            if here and (user_id, row.id) not in self.last:
                yield f"user {user_id} has never been shown their hand at {row.id}"

    def broken(self, post: Post, by: int) -> Iterator[str]:
        """Yield a breach if a hand that a person sees now is older than the last, or shows a revision too
        often.

        Record the hand as the newest. Do nothing if the message is no hand.

        Args:
            by: the interaction that it answers; 0 if none.
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
        elif self.last.get(key) is not post:  # the token is that of the request which opened the hand
            self.reached[key] = self._asked.get(key, (self.time.wall, 0))[0]
        self.last[key] = post
        yield from self._twice((*key, revision), by)

    def _goes_back(self, key: tuple[int, str], revision: int, post: Post) -> Iterator[str]:
        seen = self._seen.get(key, 0)
        self._seen[key] = max(revision, seen)
        # A stale process or a slow Discord may deliver an older hand late.
        if revision < seen and not (post.late or self.faults.harmful or self._passed_on):
            yield f"user {key[0]} sees revision {revision} of their hand at {key[1]} after {seen}"

    def _twice(self, hand: tuple[int, str, int], by: int) -> Iterator[str]:
        if by == 0:
            self._pushed.add(hand)
        elif self._own.get(by) == hand:
            self._answered.add(hand)
        twice = hand in self._pushed and hand in self._answered and self._published[hand[1:]] == 1
        if twice and not self.faults.of_discord:
            yield f"user {hand[0]} is shown the same hand twice"
