"""Names of every script: each has ink, fits its width, and stays inside its picture."""

from __future__ import annotations

from importlib.resources import files
from io import BytesIO
from types import SimpleNamespace

import pytest
from PIL import Image

from render.paint.pen import CAPITALS, Lettering, Pen, tallest
from render.paint.text import faces
from render.paint.text.directions import levels
from render.paint.text.faces import EMOJI, FACES, face_of
from render.paint.text.lines import Line, clusters, drawable, fitted, line
from render.paint.text.names import LONGEST_NAME, clean, initials
from tests.names import SCRIPTS, letters, random_names

WIDTH, SIZE = 160, 30


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


class _ColourFont:
    """Stands in for a font whose only glyph is a red picture, as wide as tall."""

    face = SimpleNamespace(has_color_png=True)

    def get_glyph_color_png(self, number: int) -> SimpleNamespace:
        out = BytesIO()
        Image.new("RGB", (8, 8), (255, 0, 0)).save(out, "PNG")
        return SimpleNamespace(data=out.getvalue())

    def get_glyph_extents(self, number: int) -> SimpleNamespace:
        return SimpleNamespace(x_bearing=0, y_bearing=80, width=100, height=-100)


def test_an_emoji_with_colours_keeps_them(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = line("Ann").glyphs
    emoji = plain[0]._replace(font=_ColourFont(), x=3.0, scale=0.01)
    monkeypatch.setattr("render.paint.pen.line", lambda *_: Line((*plain, emoji), 4))
    pen = Pen(120, 40, 1)
    width = pen.text("Ann", (4, 20), 16, (0, 0, 255), align=0, shaped=True)
    colours = {colour for _, colour in pen.done().getcolors(1 << 16) or []}
    assert {(255, 0, 0, 255), (0, 0, 255, 255), (0, 0, 0, 0)} <= colours
    assert width > 16 / CAPITALS * 3.9


def test_a_font_without_coloured_pictures_is_not_taken_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    outlines = files(EMOJI.package) / EMOJI.file
    monkeypatch.setattr(faces, "COLOURED", ("/nowhere/emoji.ttf", str(outlines)))
    faces.coloured.cache_clear()
    try:
        assert faces.coloured() is None
    finally:
        faces.coloured.cache_clear()
