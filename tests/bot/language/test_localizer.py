"""Sentences: found in the reader's language, with correct grammar, and never silently missing."""

from __future__ import annotations

from datetime import date

import pytest

from bot.language.localizer import LANGUAGES, REMEMBERED, Localizer, localizer_for, own_name


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("nl", "nl"),
        ("fr", "fr"),
        ("en-US", "en"),
        ("en-GB", "en"),
        ("fr-CA", "fr"),
        ("es-ES", "es"),
        ("es-419", "es"),
        ("pt-BR", "pt"),
        ("de", "de"),
        ("sv-SE", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_reader_gets_their_language_or_english(locale, language):
    assert localizer_for(locale).language == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_sentence_or_value_is_an_error(language):
    localizer = localizer_for(language)
    with pytest.raises(KeyError):
        localizer("no-such-sentence")
    with pytest.raises(KeyError):
        localizer("refusal-not-your-turn")
    assert not localizer.has("no-such-sentence")
    assert localizer.has("refusal-not-your-turn")


@pytest.mark.parametrize(
    ("language", "listed"),
    [
        ("en", "Ann, Bob, and Eve"),
        ("nl", "Ann, Bob en Eve"),
        ("fr", "Ann, Bob et Eve"),
        ("es", "Ann, Bob y Eve"),
        ("pt", "Ann, Bob e Eve"),
        ("de", "Ann, Bob und Eve"),
    ],
)
def test_lists_are_written_as_the_language_writes_them(language, listed):
    localizer = localizer_for(language)
    assert localizer.listing(["Ann", "Bob", "Eve"]) == listed
    assert localizer.listing(["Ann"]) == "Ann"
    assert localizer.listing([]) == ""


@pytest.mark.parametrize(
    ("count", "sentence"),
    [(0, "Ann draws nothing: the stock is empty."), (1, "Ann draws one tile."), (2, "Ann draws 2 tiles.")],
)
def test_counting(count, sentence):
    assert localizer_for("en")("uno-drew", name="Ann", you="no", count=count, why="turn") == sentence


@pytest.mark.parametrize(
    ("language", "number", "written"),
    [
        ("en", 999, "999"),
        ("en", 1000, "1,000"),
        ("nl", 1000, "1.000"),
        ("fr", 1000, "1\N{NARROW NO-BREAK SPACE}000"),
        ("fr", -5, "-5"),
        ("es", 10_000, "10.000"),
        ("pt", 1000, "1.000"),
        ("de", 1000, "1.000"),
    ],
)
def test_numbers_in_a_sentence_are_written_as_the_language_writes_them(language, number, written):
    assert f" {written} " in localizer_for(language)("score-of", name="Ann", points=number) + " "


def test_values_are_inserted_without_invisible_marks():
    """Invisible isolation marks around names would show in buttons and alt texts."""
    sentence = localizer_for("en")("refusal-not-your-turn", turn="Ann")
    assert sentence == "It is not your turn: Ann is to play."


@pytest.mark.parametrize(
    ("language", "listed"),
    [
        ("en", "2, 5 or 6"),
        ("nl", "2, 5 of 6"),
        ("fr", "2, 5 ou 6"),
        ("es", "2, 5 o 6"),
        ("pt", "2, 5 ou 6"),
        ("de", "2, 5 oder 6"),
    ],
)
def test_choices_are_written_as_the_language_writes_them(language, listed):
    localizer = localizer_for(language)
    assert localizer.either(["2", "5", "6"]) == listed
    assert localizer.either(["2"]) == "2"


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", ("1,234.6", "12", "-3", "67%", "November 2026", "4th quarter 2026")),
        ("nl", ("1.234,6", "12", "-3", "67%", "november 2026", "4e kwartaal 2026")),
        ("fr", ("1\u202f234,6", "12", "-3", "67\u00a0%", "novembre 2026", "4e trimestre 2026")),
        ("es", ("1.234,6", "12", "-3", "67\u00a0%", "noviembre de 2026", "4.º trimestre de 2026")),
        ("pt", ("1.234,6", "12", "-3", "67%", "novembro de 2026", "4º trimestre de 2026")),
        ("de", ("1.234,6", "12", "-3", "67\u00a0%", "November 2026", "4. Quartal 2026")),
    ],
)
def test_numbers_and_dates_are_written_as_in_the_language(language, written):
    localizer, day = localizer_for(language), date(2026, 11, 21)
    numbers = [localizer.number(value) for value in (1234.56, 12.0, -3)]
    assert (*numbers, localizer.percent(2 / 3), localizer.month(day), localizer.quarter(day)) == written


# -- what a language lacks ---------------------------------------------------------------------------

ENGLISH = """
-drink = tea
greeting = Good evening, { $name }.
offer = Would you like some { -drink }?
counted = { $count ->
    [one] one cup
   *[other] { $count } cups
 }
"""


@pytest.fixture
def german(tmp_path):
    """A function that returns a German localizer with the given entries, beside an English one with four."""

    def speak(words):
        for language, text in (("en", ENGLISH), ("de", words)):
            (tmp_path / language).mkdir()
            (tmp_path / language / "table.ftl").write_text(text, encoding="utf-8")
        return Localizer("de", tmp_path)

    return speak


def test_a_language_with_one_sentence_uses_english_for_the_rest(german):
    localizer = german("greeting = Guten Abend, { $name }.")
    assert localizer("greeting", name="Ann") == "Guten Abend, Ann."
    assert localizer("offer") == "Would you like some tea?"
    assert [localizer("counted", count=count) for count in (1, 1000)] == ["one cup", "1,000 cups"]


def test_a_language_without_any_sentence_is_english(german):
    assert german("")("greeting", name="Ann") == "Good evening, Ann."


def test_a_missing_term_is_english_within_the_languages_own_sentence(german):
    localizer = german("offer = Möchtest du { -drink }?")
    assert localizer("offer") == "Möchtest du tea?"


def test_a_term_in_an_english_sentence_stays_english(german):
    assert german("-drink = Tee")("offer") == "Would you like some tea?"


def test_a_key_that_english_lacks_is_an_error(german):
    localizer = german("greeting = Guten Abend, { $name }.\nfarewell = Gute Nacht.")
    assert [localizer.has(key) for key in ("greeting", "offer", "nonsense")] == [True, True, False]
    with pytest.raises(KeyError):
        localizer("nonsense")
    with pytest.raises(KeyError):
        localizer("greeting")


@pytest.mark.parametrize(
    ("language", "name"), [("en", "English"), ("nl", "Nederlands"), ("fr", "Français"), ("de", "Deutsch")]
)
def test_own_name_returns_the_name_in_that_language(language, name):
    assert own_name(language) == name


def test_the_cache_of_sentences_is_bounded_and_tells_types_apart(tmp_path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "test.ftl").write_text("points = { $of } has { $points }", encoding="utf-8")
    localizer = Localizer("en", tmp_path)
    said = [localizer("points", of="1", points=points) for points in range(REMEMBERED + 100)]
    assert len({*said}) == len(said)
    assert localizer._said.cache_info().currsize == REMEMBERED
    assert (localizer("points", of=1, points="1"), localizer("points", of=1.5, points="1")) == (
        "1 has 1",
        "1.5 has 1",
    )
    misses = localizer._said.cache_info().misses
    assert localizer("points", of=1.5, points="1") == "1.5 has 1"
    assert localizer._said.cache_info().misses == misses


def test_clauses_are_joined_as_the_language_writes_them() -> None:
    parts = ["north: 5", "east: 2"]
    assert localizer_for("nl").clauses(parts) == "north: 5; east: 2"
    assert localizer_for("fr").clauses(parts) == "north: 5\N{NO-BREAK SPACE}; east: 2"
    assert localizer_for("en").clauses([]) == ""


def test_parsed_sentences_have_no_spans(tmp_path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "words.ftl").write_text("hello = Hello { $name }\n", encoding="utf-8")
    words = Localizer("en", tmp_path)
    assert words("hello", name="Ann") == "Hello Ann"
    parsed = words._own._bundle._messages["hello"]
    assert getattr(parsed, "span", None) is None
    assert getattr(parsed.value, "span", None) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_from_right_to_left_turns_nothing_round(language):
    localizer = localizer_for(language)
    told = localizer("score-of", name="محمد", points=12)
    assert told == localizer("score-of", name="Ann", points=12).replace("Ann", "\u2068محمد\u2069")
    assert localizer("standing", scores=told).count("\u2068") == 1
    assert localizer.listing(["Ann", "שרה"]).endswith("\u2068שרה\u2069")
    assert localizer.either(["Ann", "王小明"]).endswith("王小明")
