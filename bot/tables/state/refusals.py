"""Why a request was refused: exceptions that contain a locale key and the values for its sentence.

A refused request has changed nothing. One place tells the person, in their language. This module knows no
texts.
"""

from __future__ import annotations

from bot.language.errors import UserError
from bot.tables.state.snapshot import Notice, NoticeValue, plain_value
from engine import IllegalMove


class RefusedError(UserError):
    """A request that cannot be granted. Nothing has changed."""

    def __init__(self, key: str, **values: NoticeValue) -> None:
        super().__init__(key, **{name: plain_value(value) for name, value in values.items()})
        self.notice = Notice(key, values)


class StaleMoveError(RefusedError):
    """The table has changed since the control was drawn. The person is shown their current hand instead."""


class AwayError(RefusedError):
    """A computer plays for the person. Their hand tells them how to return."""

    def __init__(self) -> None:
        super().__init__("hand-away")


class IllegalMoveError(RefusedError):
    """The rules refuse the move.

    Args:
        illegal: the engine's reason. The game's presenter turns it into a sentence.
    """

    def __init__(self, illegal: IllegalMove) -> None:
        super().__init__(f"refusal-{illegal.key}")
        self.illegal = illegal

    def __str__(self) -> str:
        return str(self.illegal)


class StrangerError(RefusedError):
    """The person has no seat at this table."""

    def __init__(self) -> None:
        super().__init__("refusal-stranger")
