"""Cleans people's Discord names for use in lists, pictures and sentences.

Markup and links are escaped later, where a name enters a message. This module removes invisible characters,
characters that change the text direction, and the robot emoji that marks computer players.
"""

from __future__ import annotations

import unicodedata

from bot.presentation.message import clip

NAME = 32
"""The maximum number of characters of a name."""

_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Blank characters that Unicode does not classify as spaces."""
_JOINER = "\N{ZERO WIDTH JOINER}"
"""The only format character that is kept: it joins several emojis into one."""
_ROBOT = "\N{ROBOT FACE}"


def person_name(shown: str, user_id: int) -> str:
    """Return a person's cleaned name on one line, or the last digits of their id if nothing visible is left.

    Args:
        shown: the name as Discord shows it on the server.
    """
    kept = "".join(" " if letter in _UNSEEN else letter for letter in shown if _stays(letter))
    name = " ".join(kept.split())
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        name = f"#{user_id % 10_000:04}"
    return clip(name, NAME)


def _stays(letter: str) -> bool:
    category = unicodedata.category(letter)
    return letter != _ROBOT and (category not in {"Cc", "Cf"} or letter == _JOINER or letter.isspace())
