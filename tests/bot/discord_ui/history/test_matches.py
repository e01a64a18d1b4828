"""Test a person's list of finished matches: whom it names to which reader, and its codes."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.discord_ui.history.matches import LINES, match_text, matches_message
from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.message import CONTENT, Button
from bot.store import Page, PlayedMatch, PlayedSeat

ANN, BOB, EVE = 11, 12, 13
ENDED = datetime(2026, 3, 14, 16, 0, tzinfo=UTC)


def seat(
    number: int, user_id: int | None, name: str, *, won: bool = False, owner: int | None = None
) -> PlayedSeat:
    computer = name.startswith("Ada")
    return PlayedSeat(number, user_id, name, computer, 10 - number, won, owner=owner or user_id)


MATCH = PlayedMatch(
    "abcd2345",
    "uno-dominos",
    {},
    ENDED,
    ENDED,
    (seat(0, ANN, "Ann", won=True), seat(1, BOB, "Bob_"), seat(2, None, "Eve", owner=EVE), seat(3, None, "")),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_line_shows_its_code_players_and_points(language: str) -> None:
    text = match_text(MATCH, BOB, localizer_for(language))
    assert "abcd2345" in text
    assert f"<t:{int(ENDED.timestamp())}:d>" in text
    assert "**Ann**" in text
    assert "**Bob\\_**" in text
    assert "**Eve 🤖**" in text, "a computer ended the match for her"
    assert localizer_for(language)("records-somebody") in text, "the data of one was deleted"
    assert "9" in text


def test_a_hidden_person_is_not_named() -> None:
    text = match_text(MATCH, BOB, localizer_for("en"), hidden={ANN, EVE})
    assert "Ann" not in text
    assert "Eve" not in text


@pytest.mark.parametrize(("asker", "named"), [(EVE, True), (99, False)])
def test_a_hidden_person_is_named_only_to_those_who_played_with_them(asker: int, named: bool) -> None:
    page = Page(0, 1, (MATCH,))
    shown = matches_message(page, BOB, asker, {ANN}, localizer_for("en"))
    assert ("Ann" in shown.text) is named


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_of_matches_fits_and_links_to_the_other_pages(language: str) -> None:
    full = tuple(seat(number, 20 + number, "W" * 32, won=True) for number in range(8))
    match = PlayedMatch("abcd2345", "mexican-train", {}, ENDED, ENDED, full)
    shown = matches_message(Page(1, 3, (match,) * LINES), 20, 20, (), localizer_for(language))
    assert len(shown.text) <= 2 * CONTENT
    (row,) = shown.controls
    assert [control.click for control in row if isinstance(control, Button)] == [
        control.click for control in row
    ]
    assert [str(control.click) for control in row] == ["history::0:0 20", "history::0:2 20", "profile::0:20"]


def test_a_single_page_links_only_to_the_statistics_and_an_empty_one_says_so() -> None:
    localizer = localizer_for("en")
    ((back,),) = matches_message(Page(0, 1, (MATCH,)), BOB, BOB, (), localizer).controls
    assert str(back.click) == f"profile::0:{BOB}"
    nothing = matches_message(Page(0, 1, ()), BOB, BOB, (), localizer)
    assert nothing.text == localizer("records-none", name=f"<@{BOB}>")
