"""Why a move is refused: exceptions that carry a message key and its data, for any language.

Refusals form one small tree::

    ValueError
    └── IllegalMove          the move is refused; ``key`` and ``data`` say why
        ├── UnknownMove      the text is not a move of this game
        ├── AmbiguousMove    the text fits more than one move
        └── MoveNotNow       a move of this game, but not legal for this seat now
"""

from __future__ import annotations


class IllegalMove(ValueError):
    """A move is refused. The error carries a message key and its data instead of a sentence.

    Args:
        key: names the reason, in kebab case, e.g. ``not-your-turn``.
        data: the values for the message: seats as ints, tiles and moves in notation.
    """

    def __init__(self, key: str, **data: str | int) -> None:
        self.key = key
        self.data = data
        super().__init__(" ".join([key, *(f"{name}={value}" for name, value in data.items())]))


class UnknownMove(IllegalMove):
    """The text is not a move of this game."""


class AmbiguousMove(IllegalMove):
    """The text fits more than one move."""


class MoveNotNow(IllegalMove):
    """A move of this game, but not legal for this seat at this moment."""
