"""Cleans people's Discord names for use in lists, pictures and sentences.

Markup and links are escaped later, where a name enters a message. This module removes invisible characters,
characters that change the text direction, and the robot emoji that marks computer players. It keeps invisible
characters that spelling needs: joiners in words and emojis, and the letters in a flag.
"""

from __future__ import annotations

import re
import unicodedata

import discord

from bot.presentation.message import clip

NAME = 32
"""The maximum number of characters of a name."""

_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Blank characters that Unicode does not classify as spaces."""
_HELPER = re.compile(r"[\u200c\u200d\U000e0020-\U000e007f]+")
"""Joiners, and letters in a flag."""
_NEEDED = re.compile(r"(?<=[\u0590-\U000dffff])[\u200c\u200d]+(?=[^\s\u200c\u200d\U000e0020-\U000e007f])")
"""Joiners after an emoji, or after a letter of a script that spells with them."""
_FLAG = re.compile(r"(?<=\U0001f3f4)[\U000e0020-\U000e007f]+")
_ROBOT = "\N{ROBOT FACE}"


def person_name(shown: str, user_id: int) -> str:
    """Return a person's cleaned name on one line, or the last digits of their id if nothing visible is left.

    Args:
        shown: the name as Discord shows it on the server.
    """
    kept = "".join(" " if letter in _UNSEEN else letter for letter in shown if _stays(letter))
    name = " ".join(_HELPER.sub(_if_needed, kept).split())
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        name = f"#{user_id % 10_000:04}"
    return clip(name, NAME)


def display_name(user: discord.User | discord.Member) -> str:
    """Return a person's cleaned display name, on one line and of limited length."""
    return person_name(user.display_name, user.id)


def _if_needed(helper: re.Match[str]) -> str:
    """Return joiners or letters of a flag if a name needs them where they stand, else nothing."""
    found = (kind.match(helper.string, helper.start()) for kind in (_NEEDED, _FLAG))
    return helper[0] if any(each is not None and each.end() == helper.end() for each in found) else ""


def _stays(letter: str) -> bool:
    category = unicodedata.category(letter)
    return letter != _ROBOT and (
        category not in {"Cc", "Cf"} or letter.isspace() or bool(_HELPER.match(letter))
    )
