"""The law of closed questions: the closing sentence stands on the message that asked.

This module knows which message asked what. It does not know who may answer.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from bot.tables.state.questions import QuestionKey
from bot.tables.state.snapshot import Change, Snapshot
from tests.simulation.server import Post
from tests.simulation.sketch import Sketch


@dataclass(slots=True)
class QuestionLaws:
    """Judges that the closing sentence of a question stands on the message that asked."""

    _asking: dict[tuple[str, QuestionKey], Post] = field(default_factory=dict)
    """By table and question, the message that asks it."""
    _closed: list[tuple[str, QuestionKey, Post]] = field(default_factory=list)
    """The tables and questions that were closed, with their messages."""

    def asked(self, post: Post) -> None:
        """If a message asks a question, record that."""
        sketch = post.message
        if isinstance(sketch, Sketch) and sketch.question is not None and sketch.table is not None:
            self._asking[sketch.table.table_id, sketch.question.key] = post

    def closed(self, change: Change, before: Snapshot | None) -> None:
        """Record the questions that a change closes.

        Args:
            before: the snapshot before the change.
        """
        table_id = change.snapshot.table_id
        for key in change.closed:
            post = self._asking.pop((table_id, key), None)
            if post is not None and before is not None and key in before.questions:
                self._closed.append((table_id, key, post))

    def passed_on(self) -> None:
        """Stop judging the questions that were closed before another process took over.

        A press that was under way then names a message unknown to the next owner. That message may still ask
        its question, and goes with a later one.
        """
        self._closed.clear()

    def broken(self, left: Collection[int]) -> Iterator[str]:
        """Yield a breach for each closed question whose result was deleted. It is meant for runs without
        faults.

        Args:
            left: the ids of the messages that still exist.
        """
        for table_id, key, post in self._closed:
            # A message that asks again may be deleted with that question.
            if post.id not in left and not isinstance(post.message, Sketch):
                yield f"the result of {key} at {table_id} was deleted with message {post.id}"
