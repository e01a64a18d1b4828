"""The pace of a table in words, in every language."""

from __future__ import annotations

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.preferences import BANKS, PACES
from bot.presentation.text.pace_text import clock_face, pace_choices, pace_line, span

NO_BREAK = "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("seconds", "language", "line"),
    [
        (30, "en", "live, 30 seconds per turn"),
        (60, "en", "live, 1 minute per turn"),
        (3600, "en", "relaxed, 1 hour per turn"),
        (300, "nl", "vlot, 5 minuten per beurt"),
        (4 * 3600, "fr", f"tranquille, 4{NO_BREAK}heures par tour"),
        (24 * 3600, "nl", "rustig, 1 dag per beurt"),
        (72 * 3600, "en", "relaxed, 3 days per turn"),
        (0, "fr", "sans limite de temps"),
    ],
)
def test_a_pace_has_words_in_every_language(seconds: int, language: str, line: str) -> None:
    assert pace_line(seconds, localizer_for(language)) == line


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(1, "1 second"), (90, "90 seconds"), (5400, "90 minutes"), (3600, "1 hour"), (7 * 86400, "7 days")],
)
def test_a_duration_is_told_exactly(seconds: int, said: str) -> None:
    assert span(seconds, localizer_for("en")) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_paces_have_the_same_words(language: str) -> None:
    localizer = localizer_for(language)
    told = {pace_line(seconds, localizer) for seconds in PACES}
    told |= {pace_line(seconds, localizer, more) for seconds, more in BANKS}
    assert len(told) == len(PACES) + len(BANKS)


@pytest.mark.parametrize(("seconds", "count"), [(300, 0), (90, 1)])
def test_the_present_pace_is_marked_even_if_the_server_set_it(seconds: int, count: int) -> None:
    choices = pace_choices(seconds, localizer_for("en"))
    assert len(choices) == len(PACES) + len(BANKS) + count
    assert [choice.value for choice in choices if choice.default] == [str(seconds)]


def test_a_bank_is_marked_and_told_as_what_it_is_although_a_pace_has_its_length() -> None:
    choices = pace_choices(300, localizer_for("en"), 15)
    assert [(choice.value, choice.label) for choice in choices if choice.default] == [
        ("300+15", "bank: 5 minutes, plus 15 seconds a turn")
    ]


@pytest.mark.parametrize(("seconds", "face"), [(600, "10:00"), (65.9, "1:05"), (15.0, "0:15")])
def test_a_clock_shows_minutes_and_whole_seconds(seconds: float, face: str) -> None:
    assert clock_face(seconds) == face
