"""Names that people chose, as pictures can show them: cleaned, and as letters for badges."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

import regex

from render.paint.text.lines import clusters, drawable

LONGEST_NAME = 32
MARKS_IN_A_ROW = 2
"""The most accents on a letter. More would climb over the line above."""
_SIGNS_IN_A_ROW = 4
"""The most marks on a letter in scripts that spell with them, such as Khmer."""
_ACCENT = regex.compile(r"\p{Script=Inherited}")
_ISOLATES = "\u2068\u2069"
"""They stand around a name in a sentence if it runs from right to left."""
_IDLE = regex.compile(r"[\u200c\u200d]+(?=\s|$)")
"""Joiners that have no letter after them."""
_STYLED = ("<font>", "<wide>")
"""How Unicode marks the styled letters of mathematics, and letters as wide as Chinese ones."""


@lru_cache(maxsize=1024)
def clean(text: str, longest: int = LONGEST_NAME) -> str:
    """Return ``text`` as it can be drawn, at most ``longest`` characters long; empty if nothing can be.

    The text is composed (NFC). Controls, spare marks, and characters that the fonts lack are dropped. Styled
    letters become plain ones. A missing letter with marks is replaced by its base letters.
    """
    drawn = (_drawn(cluster) for cluster in clusters("".join(_kept(unicodedata.normalize("NFC", text)))))
    result = ""
    for cluster in clusters(_IDLE.sub("", " ".join("".join(drawn).split()))):
        if len(result) + len(cluster) > longest:
            break
        result += cluster
    return result.strip() if result.strip(f"{_ISOLATES} ") else ""


def _kept(text: str) -> Iterator[str]:
    """Yield the characters that may stay. Blanks of any kind become spaces."""
    marks: list[str] = []
    for character in text:
        category = unicodedata.category(character)
        marks = [*marks, character] if category[0] == "M" else []
        if category[0] == "Z" or character in "\t\n\r":
            yield " "
        elif not marks or _may_follow(character, marks[:-1]):
            yield _plain_style(character)


def _may_follow(mark: str, before: Sequence[str]) -> bool:
    """Return whether a mark stays on a letter that has the marks ``before``."""
    if _ACCENT.match(mark):
        return len(before) < MARKS_IN_A_ROW
    return len(before) < _SIGNS_IN_A_ROW and mark not in before


def _plain_style(character: str) -> str:
    """Return a styled letter or digit as a plain one; any other character as it is."""
    if not unicodedata.decomposition(character).startswith(_STYLED):
        return character
    plain = unicodedata.normalize("NFKC", character)
    return plain if plain.isalnum() else character


def _drawn(cluster: str) -> str:
    """Return a cluster if the fonts have it, else what can be drawn in its place; empty for nothing."""
    if cluster.isspace() or cluster in _ISOLATES:
        return cluster
    if unicodedata.category(cluster[0])[0] == "C":
        return ""
    return next(filter(drawable, (cluster, _base(cluster))), "")


def _base(cluster: str) -> str:
    """Return the letters of a cluster without marks and style."""
    parts = unicodedata.normalize("NFKD", cluster)
    return "".join(_capital(part) for part in parts if unicodedata.category(part)[0] != "M")


def _capital(character: str) -> str:
    """Return a small capital as an ordinary letter; any other character as it is."""
    *kind, letter = unicodedata.name(character, "-").split()
    return letter.lower() if kind[2:] == ["SMALL", "CAPITAL"] and len(letter) == 1 else character


def initials(names: Sequence[str], avoid: Collection[str] = ()) -> tuple[str, ...]:
    """Return one or two letters per seat, all different. A name without letters gives its first emoji.

    A seat gets its first letter. If another seat has the same letter, or if ``avoid`` has it, it gets two
    letters. If those are not unique either, or are in ``avoid``, it gets its seat number (from 1).

    Args:
        avoid: letters that no seat gets, such as those of the arms on the same picture.
    """
    cleaned = [_letters(clean(name)) for name in names]
    result = [_short(name, 1) for name in cleaned]
    result = [
        text if result.count(text) == 1 and text not in avoid else _short(name, 2)
        for text, name in zip(result, cleaned, strict=True)
    ]
    alike = {seat for seat, text in enumerate(result) if not text or text in avoid or result.count(text) > 1}
    while True:  # a name that begins with a digit may equal the number of another seat
        numbers = {str(seat + 1) for seat in alike}
        taken = {seat for seat, text in enumerate(result) if text in numbers} - alike
        if not taken:
            return tuple(str(seat + 1) if seat in alike else text for seat, text in enumerate(result))
        alike |= taken


def _letters(name: str) -> list[str]:
    """Return the letters of a cleaned name, without marks; its first emoji or sign if it has no letter."""
    signs = filter(drawable, clusters(name))
    plain = map(_capital, unicodedata.normalize("NFKC", name))
    return [letter for letter in plain if letter.isalnum() and drawable(letter)] or list(signs)[:1]


def _short(letters: Sequence[str], length: int) -> str:
    if not letters:
        return ""
    head = letters[0].title()
    return (head if len(head) == 1 else letters[0]) + "".join(letters[1:length]).lower()
