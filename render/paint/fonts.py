"""Letters: which fonts, which part of a name can be drawn, and where a text's ink lies.

Tiles and numbers use Pillow's basic layout (the same pixels on every Pillow); names use Raqm where
the installation has it. Pillow falls back to no other font, so a name is first reduced to what these
fonts hold.
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
"""Fonts that are open at once: each takes 70 KiB, and is opened in a twentieth of a millisecond."""


@lru_cache(maxsize=OPEN)
def font(size: int, weight: str = "bold", *, shaped: bool = False) -> FreeTypeFont:
    """A font of ``size`` pixels; ``shaped`` uses Raqm where Pillow has it, which takes FriBiDi too."""
    engine = None if shaped else ImageFont.Layout.BASIC
    return ImageFont.truetype(BytesIO(_source(weight)), size, layout_engine=engine)


@lru_cache(maxsize=len(_FACES))
def _source(weight: str) -> bytes:
    """A font's file: one in memory, however many sizes there are."""
    return (files("fontpkg_atkinson_hyperlegible") / "files" / _FACES[weight]).read_bytes()


@lru_cache(maxsize=4096)
def drawable(character: str) -> bool:
    """Whether the fonts hold ``character``: anything else would come out as an empty box."""
    if character == " ":
        return True
    probe = font(24)
    mask = probe.getmask(character)
    missing = probe.getmask("\uffff")
    return mask.size != missing.size or bytes(mask) != bytes(missing)


_BLANKS = dict.fromkeys(map(ord, "\u2009\u202f"), "\u00a0")
"""Narrow blanks, which the fonts lack: French numbers are grouped by them."""


def spelt(text: str) -> str:
    """``text`` as it is written: with blanks that the fonts have."""
    return text.translate(_BLANKS)


@lru_cache(maxsize=1024)
def clean(text: str, longest: int = LONGEST_NAME) -> str:
    """``text`` as it can be drawn: composed, without controls, towers of marks or unknown signs.

    Of a letter that the fonts lack stands what it is made of, without its marks.
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
    """The letters that ``character`` is made of; empty where the fonts lack one, or it is made of none."""
    letters = [
        part for part in unicodedata.normalize("NFKD", character) if unicodedata.category(part)[0] != "M"
    ]
    return "".join(letters) if all(map(drawable, letters)) else ""


def initials(names: Sequence[str], avoid: Collection[str] = ()) -> tuple[str, ...]:
    """One or two letters a seat, all different: the first letter if it is enough, else the seat's number.

    Args:
        avoid: texts that no seat gets, such as the letters of the arms on the same picture.
    """
    cleaned = ["".join(filter(str.isalnum, clean(name))) for name in names]
    result = [_short(name, 1) for name in cleaned]
    result = [
        text if result.count(text) == 1 and text not in avoid else _short(name, 2)
        for text, name in zip(result, cleaned, strict=True)
    ]
    alike = {seat for seat, text in enumerate(result) if not text or text in avoid or result.count(text) > 1}
    while True:  # a name that begins with a digit may look like the number of another seat
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
    """``text`` cut with an ellipsis so that it is at most ``width`` pixels wide."""
    letters = font(size, weight, shaped=True)
    if letters.getlength(spelt(text)) <= width:
        return text
    while text and letters.getlength(spelt(text) + "…") > width:
        text = text[:-1].rstrip()
    return text + "…"
