"""Why a request was refused, raised where it is noticed: a sentence's key and what stands in its gaps.

Nothing has changed then. A refusal is told in one place, in the language of the person who asked; this
module knows no sentence.
"""

from __future__ import annotations

from bot.language.errors import UserError
from bot.tables.state.snapshot import Notice, NoticeValue, plain_value
from engine import IllegalMove


class RefusedError(UserError):
    """A request that cannot be granted."""

    def __init__(self, key: str, **values: NoticeValue) -> None:
        super().__init__(key, **{name: plain_value(value) for name, value in values.items()})
        self.notice = Notice(key, values)


class StaleMoveError(RefusedError):
    """The table has moved on since the control was drawn; the hand shown instead is the present one."""


class AwayError(RefusedError):
    """A computer plays for the person, whose hand says how to be back."""

    def __init__(self) -> None:
        super().__init__("hand-away")


class IllegalMoveError(RefusedError):
    """The rules refuse the move.

    Args:
        illegal: the engine's reason, which the game's presenter puts into words.
    """

    def __init__(self, illegal: IllegalMove) -> None:
        super().__init__(f"refusal-{illegal.key}")
        self.illegal = illegal

    def __str__(self) -> str:
        return str(self.illegal)


class StrangerError(RefusedError):
    """The person does not sit at this table."""

    def __init__(self) -> None:
        super().__init__("refusal-stranger")
