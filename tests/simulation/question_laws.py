"""The law of questions that were closed with a sentence: it stands on the message that asked.

This module knows which message asked what; who may answer it does not know.
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
    """The law of questions that were closed with a sentence."""

    _asking: dict[tuple[str, QuestionKey], Post] = field(default_factory=dict)
    """By table and question, the message that asks it."""
    _closed: list[tuple[str, QuestionKey, Post]] = field(default_factory=list)
    """The tables and questions that were closed, with the messages that had asked them."""

    def asked(self, post: Post) -> None:
        """Note what a message asks."""
        sketch = post.message
        if isinstance(sketch, Sketch) and sketch.question is not None and sketch.table is not None:
            self._asking[sketch.table.table_id, sketch.question.key] = post

    def closed(self, change: Change, before: Snapshot | None) -> None:
        """Note what a change closes.

        Args:
            before: the snapshot before it.
        """
        table_id = change.snapshot.table_id
        for key in change.closed:
            post = self._asking.pop((table_id, key), None)
            if post is not None and before is not None and key in before.questions:
                self._closed.append((table_id, key, post))

    def passed_on(self) -> None:
        """Judge what was closed before another process serves the tables no more.

        A press that was under way meanwhile names a message that the next owner has not heard of: it may
        still ask that, and goes once another does.
        """
        self._closed.clear()

    def broken(self, left: Collection[int]) -> Iterator[str]:
        """Return which sentences are gone in the end, where nothing went wrong.

        Args:
            left: the messages that are there.
        """
        for table_id, key, post in self._closed:
            # unless it was asked again, and is to go with that
            if post.id not in left and not isinstance(post.message, Sketch):
                yield f"what came of {key} at {table_id} has been deleted with message {post.id}"
