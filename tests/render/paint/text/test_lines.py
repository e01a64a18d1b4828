"""Names of every script: each has ink, fits its width, and stays inside its picture."""

from __future__ import annotations

import sys
from functools import cache
from random import Random

import pytest
import regex

from render.paint.pen import Lettering, tallest
from render.paint.text.directions import levels
from render.paint.text.faces import FACES, face_of
from render.paint.text.lines import clusters, drawable, fitted, line
from render.paint.text.names import LONGEST_NAME, clean, initials

SCRIPTS = (
    *("Latin", "Cyrillic", "Greek", "Armenian", "Georgian", "Arabic", "Hebrew", "Devanagari", "Bengali"),
    *("Tamil", "Telugu", "Thai", "Khmer", "Han", "Hiragana", "Katakana", "Hangul", "Gujarati", "Gurmukhi"),
    *("Kannada", "Malayalam", "Oriya", "Sinhala", "Lao", "Myanmar", "Ethiopic", "Inherited", "Common"),
)
OFTEN = " .-_()0123456789abcXYZ\u200b\u200c\u200d\u202e\u2068\u2069\ufe0f\U0001f3fd🇳🇱👨👩🔥\u0301\u0336"
"""Characters that occur in names of any script, and those that make trouble."""
WIDTH, SIZE = 160, 30


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


@pytest.mark.parametrize("script", SCRIPTS)
def test_any_name_of_a_script_has_ink_fits_and_has_a_badge(script: str) -> None:
    crowd = random_names(script, 60)
    for name in crowd:
        shown = clean(name)
        assert len(shown) <= LONGEST_NAME
        assert not shown or Lettering(shown, 20, shaped=True).mask.getbbox() is not None
        assert all(glyph.number for glyph in line(shown).glyphs), "an empty box"
        cut = fitted(shown, WIDTH, SIZE)
        assert line(cut).width * SIZE <= WIDTH
        assert cut == shown or (cut.endswith("…") and shown.startswith(cut[:-1]))
        assert clusters(shown)[: len(clusters(cut[:-1]))] == clusters(cut[:-1]) or cut == shown
        text, height = tallest(shown, WIDTH, (18, 16, 14))
        assert Lettering(text, height, shaped=True).width <= WIDTH + height, "more than an overhang"
    for seat in range(0, len(crowd), 6):
        badges = initials(crowd[seat : seat + 6])
        assert len(set(badges)) == len(badges)
        assert all(any(map(drawable, clusters(badge))) for badge in badges)


@pytest.mark.parametrize("script", SCRIPTS[:-2])
def test_the_fonts_have_the_usual_letters_of_every_script(script: str) -> None:
    known = [letter for letter in letters(script)[:2000] if letter.isalpha() and letter <= "\uffff"]
    assert sum(map(drawable, known)) >= 0.55 * len(known)


@pytest.mark.parametrize("name", ["محمد", "नमस्ते", "ស្ត្រី", "தமிழ்", "👨\u200d👩\u200d👧", "🇳🇱"])
def test_a_name_is_shaped_as_people_write_it(name: str) -> None:
    """Letters that stand in a word look otherwise than alone."""
    whole = [glyph.number for glyph in line(name).glyphs]
    alone = [glyph.number for letter in name for glyph in line(letter).glyphs]
    assert sorted(whole) != sorted(alone)


def test_letters_of_a_word_are_from_one_font() -> None:
    fonts = {glyph.font.face for glyph in line("Nguyễn").glyphs}
    assert len(fonts) == 1
    assert face_of("Nguyen") is FACES[0]


@pytest.mark.parametrize(
    ("text", "directions"),
    [
        ("Ann 12", "000000"),
        ("محمد 12", "1111122"),
        ("Ann محمد (2)", "000011111121"),
        ("محمد Bob (2)", "111112222222"),
        ("\u2068محمد\u2069 5-3", "0111100000"),
        ("محمد\u200cن", "111111"),
        ("שרה [a", "111112"),
        ("ab) שרה", "0000111"),
        ("\u2069שרה\u2068", "11111"),
    ],
)
def test_names_from_right_to_left_keep_their_order(text: str, directions: str) -> None:
    assert "".join(map(str, levels(text))) == directions


def test_a_name_from_right_to_left_is_drawn_from_its_end() -> None:
    first, last = line("שרה").glyphs[0], line("שרה").glyphs[-1]
    assert last.number == line("ש").glyphs[0].number
    assert first.x < last.x
