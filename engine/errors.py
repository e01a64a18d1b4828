"""Why a move is refused: exceptions that carry a message key and its data, for any language.

Refusals form one small tree::

    ValueError
    └── IllegalMove          what was asked cannot be done; ``key`` and ``data`` say why
        ├── UnknownMove      not a move of this game at all
        ├── AmbiguousMove    a move, but it has more than one meaning
        └── MoveNotNow       a move, but not for this seat at this moment
"""

from __future__ import annotations


class IllegalMove(ValueError):
    """What was asked cannot be done. Its text is a message key plus data, for any language.

    Args:
        key: names the reason, in kebab case, e.g. ``not-your-turn``.
        data: what the sentence needs: seats as ints, tiles and moves in notation.
    """

    def __init__(self, key: str, **data: str | int) -> None:
        self.key = key
        self.data = data
        super().__init__(" ".join([key, *(f"{name}={value}" for name, value in data.items())]))


class UnknownMove(IllegalMove):
    """Not a move of this game at all."""


class AmbiguousMove(IllegalMove):
    """A move, but the text fits more than one."""


class MoveNotNow(IllegalMove):
    """A move of this game, but not for this seat at this moment."""
