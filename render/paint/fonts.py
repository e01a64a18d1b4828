"""Text: the fonts, which characters they can draw, and how wide a text is.

Tiles and numbers use Pillow's basic layout, which gives the same pixels with every Pillow. Names use Raqm if
the installation has it. Pillow has no fallback fonts, so a name is first reduced to the characters of these
fonts.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from functools import lru_cache
from importlib.resources import files
from io import BytesIO

from PIL import ImageFont
from PIL.ImageFont import FreeTypeFont

LONGEST_NAME = 32
MARKS_IN_A_ROW = 2
_FACES = {"bold": "AtkinsonHyperlegible-Bold.ttf", "regular": "AtkinsonHyperlegible-Regular.ttf"}


OPEN = 64
"""How many fonts stay open at once. Each takes 70 KiB and opens in a twentieth of a millisecond."""


@lru_cache(maxsize=OPEN)
def font(size: int, weight: str = "bold", *, shaped: bool = False) -> FreeTypeFont:
    """Return a font of ``size`` pixels. ``shaped`` uses Raqm if Pillow has it, which also needs FriBiDi."""
    engine = None if shaped else ImageFont.Layout.BASIC
    return ImageFont.truetype(BytesIO(_source(weight)), size, layout_engine=engine)


@lru_cache(maxsize=len(_FACES))
def _source(weight: str) -> bytes:
    """Return the bytes of a font's file, shared by all its sizes."""
    return (files("fontpkg_atkinson_hyperlegible") / "files" / _FACES[weight]).read_bytes()


@lru_cache(maxsize=4096)
def drawable(character: str) -> bool:
    """Return whether the fonts have ``character``. A character they lack would be drawn as an empty box."""
    if character == " ":
        return True
    probe = font(24)
    mask = probe.getmask(character)
    missing = probe.getmask("\uffff")
    return mask.size != missing.size or bytes(mask) != bytes(missing)


_BLANKS = dict.fromkeys(map(ord, "\u2009\u202f"), "\u00a0")
"""Narrow spaces, which group the digits of French numbers and which the fonts lack."""


def spelt(text: str) -> str:
    """Return ``text`` with every narrow space replaced by one that the fonts have."""
    return text.translate(_BLANKS)


@lru_cache(maxsize=1024)
def clean(text: str, longest: int = LONGEST_NAME) -> str:
    """Return ``text`` as it can be drawn, at most ``longest`` characters long.

    The text is composed (NFC). Control characters, more than two combining marks in a row, and characters
    that the fonts lack are dropped. A missing letter with marks is replaced by its base letters.
    """
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        marks = marks + 1 if category[0] == "M" else 0
        if category[0] == "Z" or character in "\t\n\r":
            kept.append(" ")
        elif category[0] != "C" and marks <= MARKS_IN_A_ROW:
            kept.append(character if drawable(character) else _plain(character))
    return " ".join("".join(kept).split())[:longest].strip()


def _plain(character: str) -> str:
    """Return the base letters of ``character``; empty if there are none or the fonts lack one."""
    letters = [
        part for part in unicodedata.normalize("NFKD", character) if unicodedata.category(part)[0] != "M"
    ]
    return "".join(letters) if all(map(drawable, letters)) else ""


def initials(names: Sequence[str], avoid: Collection[str] = ()) -> tuple[str, ...]:
    """Return one or two letters per seat, all different.

    A seat gets its first letter. If another seat has the same letter, or if ``avoid`` has it, it gets two
    letters. If those are not unique either, or are in ``avoid``, it gets its seat number (from 1).

    Args:
        avoid: letters that no seat gets, such as those of the arms on the same picture.
    """
    cleaned = ["".join(filter(str.isalnum, clean(name))) for name in names]
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


def _short(name: str, length: int) -> str:
    head = name[:1].upper()
    return (head if len(head) == 1 else name[:1]) + name[1:length].lower()


@lru_cache(maxsize=1024)
def fitted(text: str, width: int, size: int, weight: str = "bold") -> str:
    """Return ``text``, cut with an ellipsis if it is wider than ``width`` pixels."""
    letters = font(size, weight, shaped=True)
    if letters.getlength(spelt(text)) <= width:
        return text
    while text and letters.getlength(spelt(text) + "…") > width:
        text = text[:-1].rstrip()
    return text + "…"
