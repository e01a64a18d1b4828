"""The fonts of all scripts, and which of them has a character.

A font is opened when a text first needs it, and mapped into memory instead of read.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import regex
import uharfbuzz as hb

_WEIGHTS = {"bold": 700, "regular": 400}


class Face(NamedTuple):
    """A font that is used if the fonts before it lack a character."""

    package: str
    """The package that brings it; empty for a file of this machine."""
    file: str
    """Its path in the package. ``{}`` stands for the weight."""
    size: float = 0.93
    """Its size, as a share of the size of the first font, so that letters look equally tall."""


def _noto(*scripts: str) -> tuple[Face, ...]:
    return tuple(Face("manimgx_fonts", f"NotoSans{script}[wght].ttf") for script in scripts)


CHINESE = Face("manimgx_fonts_cjk", "NotoSansCJK-VF.otf.ttc", 0.9)
"""Also Japanese and Korean."""
EMOJI = Face("manimgx_fonts", "NotoEmoji[wght].ttf", 0.78)
"""Emojis in outlines."""
FACES = (
    Face("fontpkg_atkinson_hyperlegible", "files/AtkinsonHyperlegible-{}.ttf", 1),
    *_noto("", "Arabic", "Hebrew", "Devanagari", "Bengali", "Tamil", "Telugu", "Thai", "Khmer"),
    *_noto("Armenian", "Georgian", "Gujarati", "Gurmukhi", "Kannada", "Malayalam", "Oriya", "Sinhala"),
    *_noto("Lao", "Myanmar", "Ethiopic"),
    CHINESE,
    *_noto("Symbols"),
    EMOJI,
)
"""The fonts, in the order in which they are searched. The first one is that of all other texts."""

COLOURED: tuple[str, ...] = (
    "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
    "/usr/share/fonts/noto/NotoColorEmoji.ttf",
    "/System/Library/Fonts/Apple Color Emoji.ttc",
)
"""Where systems keep a font of coloured emojis: Debian, Arch, macOS."""

_PICTURE = regex.compile(r"[\p{Emoji_Presentation}\p{Regional_Indicator}\ufe0f]")
_HELPER = regex.compile(r"\p{Default_Ignorable_Code_Point}")
"""Characters that change how their neighbours look, and need no glyph of their own."""


@lru_cache(maxsize=2 * len(FACES))
def opened(face: Face, weight: str = "bold") -> hb.Font:
    """Return an open font. All its sizes share it.

    Args:
        weight: ``bold`` or ``regular``.
    """
    path = files(face.package) / face.file.format(weight.title()) if face.package else face.file
    font = hb.Font(hb.Face(hb.Blob.from_file_path(str(path))))
    font.set_variations({"wght": _WEIGHTS[weight]})
    return font


@lru_cache(maxsize=1)
def coloured() -> Face | None:
    """Return this machine's font of coloured emojis; None if it has none that is made of pictures."""
    found = (Face("", path, EMOJI.size) for path in COLOURED if Path(path).is_file())
    return next((face for face in found if opened(face).face.has_color_png), None)


def is_emoji(cluster: str) -> bool:
    """Return whether a cluster of characters is to be shown as an emoji."""
    return _PICTURE.search(cluster) is not None


def has(face: Face, text: str) -> bool:
    """Return whether a font has every character of ``text`` that needs a glyph."""
    font = opened(face)
    return all(font.get_nominal_glyph(ord(each)) is not None for each in _HELPER.sub("", text))


@lru_cache(maxsize=4096)
def face_of(text: str) -> Face | None:
    """Return the first font that has every character of ``text``; None if no font has them all."""
    first = (coloured(), EMOJI) if is_emoji(text) else ()
    return next((face for face in (*first, *FACES) if face is not None and has(face, text)), None)
