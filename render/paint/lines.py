"""Lines of text in every script: which font has a character, and how a line is laid out and drawn.

HarfBuzz shapes and draws, and python-bidi orders what is written from right to left, so a line looks the same
on every machine. A font is opened when a text first needs it, and mapped into memory instead of read.
Characters that no font has are left out. Tiles and numbers do not need this module.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from itertools import groupby
from typing import Any, NamedTuple
from unicodedata import bidirectional

import regex
import uharfbuzz as hb
from bidi import algorithm as bidi
from PIL import Image

from render.paint.fonts import spelt

WEIGHTS = {"bold": 700, "regular": 400}


class _Face(NamedTuple):
    """A font that is used if the fonts before it lack a character."""

    package: str
    file: str
    """Its path in the package. ``{}`` stands for the weight."""
    size: float = 0.93
    """Its size, as a share of the size of the first font, so that letters look equally tall."""


def _noto(*scripts: str) -> tuple[_Face, ...]:
    return tuple(_Face("manimgx_fonts", f"NotoSans{script}[wght].ttf") for script in scripts)


_CHINESE = _Face("manimgx_fonts_cjk", "NotoSansCJK-VF.otf.ttc", 0.9)
_EMOJI = _Face("manimgx_fonts", "NotoEmoji[wght].ttf", 0.78)
_FACES = (
    _Face("fontpkg_atkinson_hyperlegible", "files/AtkinsonHyperlegible-{}.ttf", 1),
    *_noto("", "Arabic", "Hebrew", "Devanagari", "Bengali", "Tamil", "Telugu", "Thai", "Khmer"),
    *_noto("Armenian", "Georgian", "Gujarati", "Gurmukhi", "Kannada", "Malayalam", "Oriya", "Sinhala"),
    *_noto("Lao", "Myanmar", "Ethiopic"),
    _CHINESE,
    *_noto("Symbols"),
    _EMOJI,
)
"""The fonts, in the order in which they are searched. The first one is that of all other texts."""

_CLUSTER = regex.compile(r"\X")
_PICTURE = regex.compile(r"[\p{Emoji_Presentation}\p{Regional_Indicator}\ufe0f]")
_HELPER = regex.compile(r"[\p{Default_Ignorable_Code_Point}]")
"""Characters that change how their neighbours look, and need no glyph of their own."""
_LANGUAGES = {"ja": regex.compile(r"[\p{Hiragana}\p{Katakana}]"), "ko": regex.compile(r"\p{Hangul}")}
"""Signs that tell in which language Chinese characters are written. Their shapes differ."""
_BRACKETS = dict(zip("([{（［「【〈《", ")]}）］」】〉》", strict=True))
_TO_THE_LEFT = frozenset({"R", "AL", "AN"})


def clusters(text: str) -> list[str]:
    """Return what people see as the characters of a text: each letter with its marks, each whole emoji."""
    found: list[str] = _CLUSTER.findall(text)
    return found


@lru_cache(maxsize=4096)
def drawable(cluster: str) -> bool:
    """Return whether some font has every character of ``cluster`` and draws something for it."""
    return any(font.get_glyph_extents(glyph).width for font, glyph, *_ in line(cluster).glyphs)


class _Glyph(NamedTuple):
    """A glyph, and where it stands in a line whose first font has size 1."""

    font: hb.Font
    number: int
    x: float
    y: float
    scale: float
    """From the units of its font."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text, laid out for any size."""

    glyphs: tuple[_Glyph, ...]
    width: float
    """As a multiple of the size."""

    def mask(self, size: float) -> tuple[Image.Image, tuple[int, int]]:
        """Return the line's pixels at ``size``, and their left top corner from the start of its base line."""
        pen = hb.RasterDraw()
        for glyph in self.glyphs:
            scale = size * glyph.scale
            pen.transform = (scale, 0, 0, scale, size * glyph.x, size * glyph.y)
            pen.draw_glyph(glyph.font, glyph.number)
        drawn = pen.render()
        extents = drawn.extents
        box = (extents.width, extents.height)
        if not all(box):
            return Image.new("L", (1, 1)), (0, 0)
        # HarfBuzz begins with the lowest row
        pixels = Image.frombytes("L", box, bytes(drawn.buffer), "raw", "L", extents.stride, -1)
        return pixels, (extents.x_origin, -extents.y_origin - extents.height)


@lru_cache(maxsize=512)
def line(text: str, weight: str = "bold") -> Line:
    """Return ``text`` laid out as one line.

    Args:
        weight: ``bold`` or ``regular``.
    """
    text = spelt(text)
    language = next((name for name, sign in _LANGUAGES.items() if sign.search(text)), "zh-hans")
    glyphs: list[_Glyph] = []
    x = 0.0
    for run in _in_sight(_runs(text)):
        font = _font(run.face, weight)
        scale = run.face.size / font.face.upem
        buffer = hb.Buffer()
        buffer.add_str(run.text)
        buffer.guess_segment_properties()
        buffer.direction = "rtl" if run.level % 2 else "ltr"
        if run.face is _CHINESE:
            buffer.language = language
        hb.shape(font, buffer)
        for info, place in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
            if info.codepoint:  # 0 is the empty box of a character that the font lacks after all
                at = (x + place.x_offset * scale, place.y_offset * scale)
                glyphs.append(_Glyph(font, info.codepoint, *at, scale))
                x += place.x_advance * scale
    return Line(tuple(glyphs), x)


@lru_cache(maxsize=1024)
def fitted(text: str, width: int, size: int, weight: str = "bold") -> str:
    """Return ``text``, cut with an ellipsis if it is wider than ``width`` pixels."""
    if line(text, weight).width * size <= width:
        return text
    kept = clusters(text)
    while kept and line("".join(kept).rstrip() + "…", weight).width * size > width:
        kept.pop()
    return "".join(kept).rstrip() + "…"


# -- fonts -------------------------------------------------------------------------------------------------


@lru_cache(maxsize=2 * len(_FACES))
def _font(face: _Face, weight: str) -> hb.Font:
    """Return an open font. All its sizes share it."""
    path = files(face.package) / face.file.format(weight.title())
    font = hb.Font(hb.Face(hb.Blob.from_file_path(str(path))))
    font.set_variations({"wght": WEIGHTS[weight]})
    return font


def _has(face: _Face, text: str) -> bool:
    """Return whether a font has every character of ``text`` that needs a glyph."""
    font = _font(face, "bold")
    return all(font.get_nominal_glyph(ord(each)) is not None for each in _HELPER.sub("", text))


@lru_cache(maxsize=4096)
def _face_of(text: str) -> _Face | None:
    """Return the first font that has every character of ``text``; None if no font has them all."""
    if _PICTURE.search(text) and _has(_EMOJI, text):
        return _EMOJI
    return next((face for face in _FACES if _has(face, text)), None)


# -- runs --------------------------------------------------------------------------------------------------


class _Run(NamedTuple):
    """A part of a line in one font and one direction."""

    text: str
    face: _Face
    level: int
    """Depth in texts of the other direction. An odd level runs from right to left."""


def _runs(text: str) -> Iterator[_Run]:
    """Return the runs of a text in the order of its characters."""
    letters = list(zip(text, _faces(text), _levels(text), strict=True))
    for (face, level), run in groupby(letters, key=lambda letter: letter[1:]):
        if face is not None:
            yield _Run("".join(letter for letter, *_ in run), face, level)


def _faces(text: str) -> list[_Face | None]:
    """Return the font of each character. A word is in one font if there is one that has it all."""
    faces: list[_Face | None] = []
    for kind, group in groupby(clusters(text), key=_kind):
        found = list(group)
        whole = _face_of("".join(found)) if kind == "word" else None
        for cluster in found:
            face = whole
            if kind == "space" and faces and faces[-1] not in {None, _EMOJI} and _has(faces[-1], cluster):
                face = faces[-1]
            faces += [face or _face_of(cluster)] * len(cluster)
    return faces


def _kind(cluster: str) -> str:
    if cluster.isspace():
        return "space"
    return "emoji" if _PICTURE.search(cluster) else "word"


def _levels(text: str) -> list[int]:
    """Return the level of each character: 0 or more, odd if it runs from right to left."""
    if _TO_THE_LEFT.isdisjoint(map(bidirectional, text)):
        return [0] * len(text)
    base = bidi.get_base_level(text)
    storage = bidi.get_empty_storage() | {"base_level": base, "base_dir": "LR"[base]}
    bidi.get_embedding_levels(text, storage)
    bidi.explicit_embed_and_overrides(storage)
    bidi.resolve_weak_types(storage)
    _resolve_brackets(storage["chars"], "LR"[base])
    bidi.resolve_neutral_types(storage, debug=False)
    bidi.resolve_implicit_levels(storage, debug=False)
    known, levels = iter(storage["chars"]), [base]
    for letter in text:  # joiners and controls have no level of their own: they go with the letter before
        levels.append(levels[-1] if bidirectional(letter) in bidi.X9_REMOVED else next(known)["level"])
    return levels[1:]


def _resolve_brackets(letters: list[dict[str, Any]], base: str) -> None:
    """Give both brackets of a pair one direction (rule N0 of Unicode's algorithm, which python-bidi lacks).

    Args:
        letters: python-bidi's, with their types. The types of brackets are changed.
        base: the direction of the line, ``L`` or ``R``.
    """
    for opens, closes in _pairs([letter["ch"] for letter in letters]):
        inside = {_strong(letter["type"]) for letter in letters[opens + 1 : closes]} - {""}
        before = (_strong(letter["type"]) for letter in reversed(letters[:opens]))
        if inside:
            direction = base if base in inside else next(filter(None, before), base)
            letters[opens]["type"] = letters[closes]["type"] = direction


def _strong(kind: str) -> str:
    """Return the direction that a type has for brackets: ``L``, ``R`` or empty."""
    return "R" if kind in {"R", "AL", "EN", "AN"} else "L" if kind == "L" else ""


def _pairs(text: Sequence[str]) -> list[tuple[int, int]]:
    """Return the places of matching brackets, in the order of the opening ones."""
    waiting: list[tuple[str, int]] = []
    found = []
    for place, letter in enumerate(text):
        if letter in _BRACKETS:
            waiting.append((_BRACKETS[letter], place))
        elif any(letter == closes for closes, _ in waiting):
            while waiting:
                closes, opens = waiting.pop()
                if closes == letter:
                    found.append((opens, place))
                    break
    return sorted(found)


def _in_sight(runs: Iterator[_Run]) -> Sequence[_Run]:
    """Return the runs as people see them, from left to right."""
    ordered = list(runs)
    for level in range(max((run.level for run in ordered), default=0), 0, -1):
        start = 0
        for deep, group in groupby(list(ordered), key=lambda run: run.level >= level):
            end = start + len(list(group))
            if deep:
                ordered[start:end] = reversed(ordered[start:end])
            start = end
    return ordered
