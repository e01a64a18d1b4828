"""Cleans people's Discord names for use in lists, pictures and sentences.

Markup and links are escaped later, where a name enters a message. This module removes invisible characters,
characters that change the text direction, and the robot emoji that marks computer players. It keeps invisible
characters that spelling needs: joiners in words and emojis, and the letters in a flag.
"""

from __future__ import annotations

import re
import unicodedata

from bot.presentation.message import clip

NAME = 32
"""The maximum number of characters of a name."""

_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Blank characters that Unicode does not classify as spaces."""
_NEEDED = re.compile(r"(?<=[\u0590-\U0010ffff])[\u200c\u200d]+(?=\S)|(?<=\U0001f3f4)[\U000e0020-\U000e007f]+")
"""Joiners after an emoji, or a letter of a script that spells with them; the letters in a flag."""
_ROBOT = "\N{ROBOT FACE}"


def person_name(shown: str, user_id: int) -> str:
    """Return a person's cleaned name on one line, or the last digits of their id if nothing visible is left.

    Args:
        shown: the name as Discord shows it on the server.
    """
    needed = {place for found in _NEEDED.finditer(shown) for place in range(*found.span())}
    kept = "".join(
        " " if letter in _UNSEEN else letter
        for place, letter in enumerate(shown)
        if place in needed or _stays(letter)
    )
    name = " ".join(kept.split())
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        name = f"#{user_id % 10_000:04}"
    return clip(name, NAME)


def _stays(letter: str) -> bool:
    category = unicodedata.category(letter)
    return letter != _ROBOT and (category not in {"Cc", "Cf"} or letter.isspace())
