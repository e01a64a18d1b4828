"""Fonts: only a limited number stays open, and a reopened font draws the same."""

from __future__ import annotations

from math import ceil

from render.paint.pen import Lettering
from render.paint.text.fonts import OPEN, font
from render.paint.text.lines import fitted, line


def test_no_more_fonts_are_open_than_allowed() -> None:
    first = bytes(font(12).getmask("Ab1"))
    for size in range(13, 13 + 2 * OPEN):
        font(size)
        assert font.cache_info().currsize <= OPEN <= 64
    closed = font.cache_info().misses
    assert bytes(font(12).getmask("Ab1")) == first
    assert font.cache_info().misses == closed + 1


def test_narrow_spaces_in_numbers_are_drawn_as_spaces() -> None:
    """The fonts lack narrow spaces, which were once drawn as empty boxes."""
    wide, narrow = Lettering("1\u00a0024", 20), Lettering("1\u202f024", 20)
    assert bytes(narrow.mask) == bytes(wide.mask)
    assert fitted("25\u202f%", ceil(line("25\u00a0%").width * 30), 30) == "25\u202f%"
