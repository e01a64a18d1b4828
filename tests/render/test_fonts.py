"""Fonts: no more are open than may be, and what was closed writes the same when it is opened again."""

from __future__ import annotations

from render.fonts import OPEN, font


def test_no_more_fonts_are_open_than_may_be() -> None:
    first = bytes(font(12).getmask("Ab1"))
    for size in range(13, 13 + 2 * OPEN):
        font(size)
        assert font.cache_info().currsize <= OPEN <= 64
    closed = font.cache_info().misses
    assert bytes(font(12).getmask("Ab1")) == first
    assert font.cache_info().misses == closed + 1
