"""People's names as they come from Discord, made fit to stand in a list, a picture and a sentence.

What formats or links is taken care of where a name enters a message; here goes what cannot be seen, what
turns the text around it, and the robot that marks computer players.
"""

from __future__ import annotations

import unicodedata

from bot.presentation.message import clip

NAME = 32
"""The most characters of a name."""

_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Blanks that Unicode does not call so."""
_JOINER = "\N{ZERO WIDTH JOINER}"
"""Format characters are dropped but for this: it makes one emoji of several."""
_ROBOT = "\N{ROBOT FACE}"


def person_name(shown: str, user_id: int) -> str:
    """Return a person's name on one line; where nothing of it can be seen, the end of their id.

    Args:
        shown: as Discord shows it on the server.
    """
    kept = "".join(" " if letter in _UNSEEN else letter for letter in shown if _stays(letter))
    name = " ".join(kept.split())
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        name = f"#{user_id % 10_000:04}"
    return clip(name, NAME)


def _stays(letter: str) -> bool:
    category = unicodedata.category(letter)
    return letter != _ROBOT and (category not in {"Cc", "Cf"} or letter == _JOINER or letter.isspace())
