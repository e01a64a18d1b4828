"""Names in every script that people use on Discord, at random but the same in every run."""

from __future__ import annotations

import sys
from functools import cache
from random import Random

import regex

SCRIPTS = (
    *("Latin", "Cyrillic", "Greek", "Armenian", "Georgian", "Arabic", "Hebrew", "Devanagari", "Bengali"),
    *("Tamil", "Telugu", "Thai", "Khmer", "Han", "Hiragana", "Katakana", "Hangul", "Gujarati", "Gurmukhi"),
    *("Kannada", "Malayalam", "Oriya", "Sinhala", "Lao", "Myanmar", "Ethiopic", "Inherited", "Common"),
)
OFTEN = " .-_()0123456789abcXYZ\u200b\u200c\u200d\u202e\u2068\u2069\ufe0f\U0001f3fd🇳🇱👨👩🔥\u0301\u0336"
"""Characters that occur in names of any script, and those that make trouble."""


@cache
def letters(script: str) -> str:
    """Return all characters of a script."""
    everything = "".join(map(chr, range(0x20, 0xD800))) + "".join(map(chr, range(0xE000, sys.maxunicode)))
    return "".join(regex.findall(rf"\p{{Script={script}}}", everything))


def random_names(script: str, count: int) -> list[str]:
    """Return names of a script, from one to 32 characters, with characters of other kinds in between."""
    random = Random(f"names/{script}")
    pools = (letters(script),) * 4 + (OFTEN,)
    return [
        "".join(random.choice(random.choice(pools)) for _ in range(random.randint(1, 32)))
        for _ in range(count)
    ]
