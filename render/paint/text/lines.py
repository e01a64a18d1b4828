"""Lines of text in every script, laid out and drawn by HarfBuzz: the same on every machine.

Characters that no font has are left out. Emojis are coloured if this machine has a font of coloured emojis,
else drawn in outlines. Tiles and numbers do not need this module.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from itertools import groupby
from typing import NamedTuple

import regex
import uharfbuzz as hb
from PIL import Image

from render.paint.text.directions import in_sight, levels
from render.paint.text.faces import CHINESE, EMOJI, FACES, Face, coloured, face_of, has, is_emoji, opened
from render.paint.text.fonts import spelt

_CLUSTER = regex.compile(r"\X")
_LANGUAGES = {"ja": regex.compile(r"[\p{Hiragana}\p{Katakana}]"), "ko": regex.compile(r"\p{Hangul}")}
"""Signs that tell in which language Chinese characters are written. Their shapes differ."""


def clusters(text: str) -> list[str]:
    """Return what people see as the characters of a text: each letter with its marks, each whole emoji."""
    found: list[str] = _CLUSTER.findall(text)
    return found


@lru_cache(maxsize=4096)
def drawable(cluster: str) -> bool:
    """Return whether some font has every character of ``cluster`` and draws something for it."""
    return any(glyph.font.get_glyph_extents(glyph.number).width for glyph in line(cluster).glyphs)


@lru_cache(maxsize=4096)
def plain(text: str) -> bool:
    """Return whether the first font has every character of ``text``, so that no line has to be laid out."""
    font = opened(FACES[0])
    return text.isascii() or all(font.get_nominal_glyph(ord(each)) is not None for each in spelt(text))


class _Glyph(NamedTuple):
    """A glyph, and where it stands in a line whose first font has size 1."""

    font: hb.Font
    number: int
    x: float
    y: float
    scale: float
    """From the units of its font."""


class Drawn(NamedTuple):
    """The pixels of a line."""

    mask: Image.Image
    """Those that are drawn in one colour."""
    corner: tuple[int, int]
    """The left top corner of the mask, from the start of the base line."""
    stamps: tuple[tuple[Image.Image, tuple[int, int]], ...] = ()
    """Coloured emojis, each with its place in the mask."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text, laid out for any size."""

    glyphs: tuple[_Glyph, ...]
    width: float
    """As a multiple of the size."""

    def draw(self, size: float) -> Drawn:
        """Return the line's pixels at ``size``."""
        pen, stamps = hb.RasterDraw(), []
        for glyph in self.glyphs:
            picture = glyph.font.get_glyph_color_png(glyph.number) if glyph.font.face.has_color_png else None
            if picture:
                stamps.append(_stamp(glyph, bytes(picture.data), size))
                continue
            scale = size * glyph.scale
            pen.transform = (scale, 0, 0, scale, size * glyph.x, size * glyph.y)
            pen.draw_glyph(glyph.font, glyph.number)
        drawn = pen.render()
        extents = drawn.extents
        mask, corner = Image.new("L", (1, 1)), (0, 0)
        if extents.width and extents.height:
            box = (extents.width, extents.height)
            # HarfBuzz begins with the lowest row
            mask = Image.frombytes("L", box, bytes(drawn.buffer), "raw", "L", extents.stride, -1)
            corner = (extents.x_origin, -extents.y_origin - extents.height)
        return _together(mask, corner, stamps) if stamps else Drawn(mask, corner)


def _stamp(glyph: _Glyph, png: bytes, size: float) -> tuple[Image.Image, tuple[int, int]]:
    """Return a coloured glyph as pixels, and its left top corner from the start of the base line."""
    extents, scale = glyph.font.get_glyph_extents(glyph.number), size * glyph.scale
    wide, tall = max(1, round(extents.width * scale)), max(1, round(-extents.height * scale))
    picture = Image.open(BytesIO(png)).convert("RGBA").convert("RGBa").resize((wide, tall)).convert("RGBA")
    left, top = size * glyph.x + extents.x_bearing * scale, -size * glyph.y - extents.y_bearing * scale
    return picture, (round(left), round(top))


def _together(
    mask: Image.Image, corner: tuple[int, int], stamps: list[tuple[Image.Image, tuple[int, int]]]
) -> Drawn:
    """Return a line with its coloured glyphs. The mask becomes large enough for them."""
    parts = [(mask, corner), *stamps]
    left, top = (min(at[axis] for _, at in parts) for axis in (0, 1))
    right, bottom = (max(at[axis] + part.size[axis] for part, at in parts) for axis in (0, 1))
    whole = Image.new("L", (right - left, bottom - top))
    whole.paste(mask, (corner[0] - left, corner[1] - top))
    placed = tuple((stamp, (x - left, y - top)) for stamp, (x, y) in stamps)
    return Drawn(whole, (left, top), placed)


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
    for run in in_sight(_runs(text)):
        font = opened(run.face, weight)
        scale = run.face.size / font.face.upem
        buffer = hb.Buffer()
        buffer.add_str(run.text)
        buffer.guess_segment_properties()
        buffer.direction = "rtl" if run.level % 2 else "ltr"
        if run.face is CHINESE:
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


class _Run(NamedTuple):
    """A part of a line in one font and one direction."""

    text: str
    face: Face
    level: int


def _runs(text: str) -> Iterator[_Run]:
    """Yield the runs of a text in the order of its characters, without those that no font has."""
    letters = zip(text, _faces(text), levels(text), strict=True)
    for (face, level), run in groupby(letters, key=lambda letter: letter[1:]):
        if face is not None:
            yield _Run("".join(letter for letter, *_ in run), face, level)


def _faces(text: str) -> list[Face | None]:
    """Return the font of each character; None if no font has it. A word is in one font if there is one that
    has it all.
    """
    faces: list[Face | None] = []
    for kind, group in groupby(clusters(text), key=_kind):
        found = list(group)
        whole = face_of("".join(found)) if kind == "word" else None
        for cluster in found:
            before = faces[-1] if faces and kind == "space" else None
            goes_on = before not in {None, EMOJI, coloured()} and before is not None and has(before, cluster)
            faces += [before if goes_on else whole or face_of(cluster)] * len(cluster)
    return faces


def _kind(cluster: str) -> str:
    if cluster.isspace():
        return "space"
    return "emoji" if is_emoji(cluster) else "word"
