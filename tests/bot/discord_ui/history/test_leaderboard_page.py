"""Test which leaderboards exist, how a page reads, and where its controls lead."""

from __future__ import annotations

import itertools
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any

import pytest

import render
from bot.discord_ui.history.leaderboard_page import LINES, LeaderboardPage, LeaderboardQuery, Period
from bot.discord_ui.wire.components import view_of
from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.games import PRESENTERS
from bot.presentation.message import ALT_TEXT, CONTENT, Menu, Message
from bot.store import Leader, Page, RankBy
from render.cards.leaderboard import _COUNTED_RIGHT, _EARLY_MATCHES_RIGHT, _VALUE_RIGHT
from render.paint.theme import MUTED
from render.pieces.card_parts import writing

NOW = datetime(2026, 11, 21, 15, 9, 26, 535897, tzinfo=UTC)
QUERIES = [
    LeaderboardQuery(game, by, period)
    for game, by, period in itertools.product([None, *PRESENTERS], RankBy, Period)
]


def leader(place: int, **about: Any) -> Leader:
    fields: dict[str, Any] = {"name": f"Player_{place}", "matches_won": 3, "matches": 10}
    fields |= {"value": 0.3, "best": 0.6, "rated": 0, "counted": 3}
    return Leader(place=place, user_id=100 + place, **fields | about)


def message(
    query: LeaderboardQuery, *lines: Leader, pages: int = 1, number: int = 0, **about: Any
) -> Message:
    page: Page[Leader] = Page(number, pages, lines)
    localizer = localizer_for(about.pop("language", "en"))
    return LeaderboardPage(page, query, about.pop("least", 1), localizer, NOW, **about).message()


@pytest.mark.parametrize("query", QUERIES, ids=str)
def test_a_query_reads_back_from_its_text(query: LeaderboardQuery) -> None:
    assert LeaderboardQuery.parse(str(query)) == query


@pytest.mark.parametrize(
    "text", ["", "all", "chess wins ever", "all beauty ever", "all wins always", "a b c d"]
)
def test_parsing_an_unknown_leaderboard_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        LeaderboardQuery.parse(text)


@pytest.mark.parametrize(
    ("period", "since"),
    [
        (Period.MONTH, datetime(2026, 11, 1, tzinfo=UTC)),
        (Period.SEASON, datetime(2026, 10, 1, tzinfo=UTC)),
        (Period.EVER, None),
    ],
)
def test_a_period_begins_with_the_calendar(period: Period, since: datetime | None) -> None:
    assert period.since(NOW) == since


def test_points_of_different_games_are_not_compared() -> None:
    assert not LeaderboardQuery(None, RankBy.POINTS).exists
    assert LeaderboardQuery("all-fives", RankBy.POINTS).exists
    menu = message(LeaderboardQuery()).controls[0][0]
    assert isinstance(menu, Menu)
    assert not [choice for choice in menu.choices if RankBy.POINTS.value in choice.value.split()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *PRESENTERS])
def test_every_leaderboard_fits_into_a_message(game: str | None, language: str) -> None:
    for query in (query for query in QUERIES if query.game == game and query.exists):
        about = {"name": "W" * 32, "rated": 5, "counted": 4 if query.double else 3}
        lines = [leader(place, **about) for place in range(1, LINES + 1)]
        shown = message(query, *lines, pages=3, number=1, least=3, asker=7, own=leader(40), language=language)
        assert len(shown.text) <= CONTENT, query
        assert len(shown.text.splitlines()) == 1 + LINES + 2 + 1, query
        (picture,) = shown.attachments
        assert isinstance(picture.draw, partial)
        assert picture.draw.func is render.leaderboard
        assert 0 < len(picture.alt) <= 2 * ALT_TEXT
        assert all(len(item.item.custom_id) <= 100 for item in view_of(shown.controls).children), query


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *PRESENTERS])
def test_an_empty_leaderboard_says_why_in_every_language(game: str | None, language: str) -> None:
    for query in (query for query in QUERIES if query.game == game and query.exists):
        shown = message(query, least=1 + (query.by is RankBy.RATE), language=language)
        assert len(shown.text.splitlines()) == 2, query
        assert shown.attachments == ()
        assert len(shown.controls) == 2


@pytest.mark.parametrize(
    ("by", "least", "key"),
    [
        (RankBy.WINS, 1, "leaderboard-empty"),
        (RankBy.RATE, 5, "leaderboard-scarce"),
        (RankBy.RATING, 1, "leaderboard-unrated"),
    ],
)
def test_an_empty_leaderboard_names_its_own_reason(by: RankBy, least: int, key: str) -> None:
    shown = message(LeaderboardQuery(by=by), least=least)
    assert shown.text.splitlines()[1] == localizer_for("en")(key, least=least)


def test_the_first_three_have_medals_and_names_are_escaped() -> None:
    text = message(LeaderboardQuery(), *(leader(place) for place in range(1, 5))).text.splitlines()
    assert [line[0] for line in text[1:4]] == ["🥇", "🥈", "🥉"]
    assert "**Player\\_4**" in text[4]
    assert "4." in text[4]


@pytest.mark.parametrize(
    ("query", "place"),
    [
        (LeaderboardQuery(), "1."),
        (LeaderboardQuery(by=RankBy.RATE), "1."),
        (LeaderboardQuery("all-fives", RankBy.POINTS), "1."),
        (LeaderboardQuery("mexican-train", RankBy.POINTS), "🥇"),
        (LeaderboardQuery(by=RankBy.RATING), "🥇"),
    ],
    ids=str,
)
def test_a_first_place_with_a_worthless_value_has_no_medal(query: LeaderboardQuery, place: str) -> None:
    """A value of zero is worth nothing, except in games that the fewest points win."""
    shown = message(query, leader(1, value=0.0, rated=5))
    assert shown.text.splitlines()[1].split()[0] == place
    draw = shown.attachments[0].draw
    assert isinstance(draw, partial)
    assert draw.args[0].lines[0].medal == (place == "🥇")


DOUBLED = (
    leader(1, matches_won=5, value=5.0, best=5.0, counted=5),
    leader(2, matches_won=4, value=4.0, best=5.0, counted=6),
)


def test_wins_that_count_double_stand_beside_the_wins() -> None:
    """Rule PD19."""
    shown = message(LeaderboardQuery("partners"), *DOUBLED)
    assert shown.text.splitlines()[1:] == [
        "🥇 **Player\\_1**: 5 of 10 matches won",
        "🥈 **Player\\_2**: 4 of 10 matches won, counted as 6",
        "-# A match won against no points counts as two at tables that chose this. "
        "Places and ratings count it once.",
    ]
    (picture,) = shown.attachments
    assert "4 of 10 matches won, counted as 6." in picture.alt
    assert isinstance(picture.draw, partial)
    drawn = picture.draw.args[0]
    assert drawn.counted == "Counted"
    assert [(line.counted, line.value) for line in drawn.lines] == [("5", "5"), ("6", "4")]


def test_a_page_without_doubled_wins_has_no_column_for_them() -> None:
    shown = message(LeaderboardQuery("partners"), DOUBLED[0])
    assert "counts as two" not in shown.text
    assert isinstance(draw := shown.attachments[0].draw, partial)
    assert draw.args[0].counted == ""
    below = message(LeaderboardQuery("partners"), DOUBLED[0], asker=102, own=DOUBLED[1])
    assert "counted as 6" in below.text
    assert "counts as two" in below.text


def test_only_boards_by_wins_count_double() -> None:
    assert {str(query.game) for query in QUERIES if query.double} == {"None", "partners"}
    assert {query.by for query in QUERIES if query.double} == {RankBy.WINS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_headings_beside_doubled_wins_do_not_touch(language: str) -> None:
    draw = message(LeaderboardQuery("partners"), *DOUBLED, language=language).attachments[0].draw
    assert isinstance(draw, partial)
    board = draw.args[0]
    edges = (_EARLY_MATCHES_RIGHT, _COUNTED_RIGHT, _VALUE_RIGHT)
    heads = dict(zip(edges, (board.matches, board.counted, board.value), strict=True))
    for before, edge in itertools.pairwise(edges):
        assert edge - writing(heads[edge], 15, MUTED, "bold").width > before + 10, heads[edge]


def test_a_rating_line_counts_rated_matches() -> None:
    shown = message(LeaderboardQuery(by=RankBy.RATING), leader(1, rated=7), leader(2, matches=9))
    first, second = shown.text.splitlines()[1:3]
    assert first.endswith("after 7 rated matches")
    assert second.endswith("after 9 rated matches")
    draw = shown.attachments[0].draw
    assert isinstance(draw, partial)
    assert [line.matches for line in draw.args[0].lines] == ["7", "9"]


def test_the_askers_own_line_appears_below_the_page() -> None:
    own = leader(40, name="Ann")
    lines = message(LeaderboardQuery(), leader(1), asker=own.user_id, own=own).text.splitlines()
    assert lines[2] == "…"
    assert "**Ann**" in lines[3]


@pytest.mark.parametrize("on_page", [True, False])
def test_a_hidden_asker_is_told_that_only_they_see_their_line(on_page: bool) -> None:
    own = leader(40, name="Ann")
    lines = [leader(1), own] if on_page else [leader(1)]
    shown = message(LeaderboardQuery(), *lines, asker=own.user_id, own=None if on_page else own, hidden=True)
    assert shown.text.splitlines()[-1] == f"-# {localizer_for('en')('leaderboard-hidden')}"


def test_a_hidden_asker_who_is_not_ranked_sees_no_note_about_hiding() -> None:
    shown = message(LeaderboardQuery(), leader(1), asker=7, hidden=True)
    assert localizer_for("en")("leaderboard-hidden") not in shown.text


def test_the_controls_lead_to_neighbouring_pages_and_other_leaderboards() -> None:
    query = LeaderboardQuery("all-fives", RankBy.RATE, Period.MONTH)
    shown = message(query, leader(1), pages=3, number=1)
    ids = [[item.item.custom_id for item in view_of((row,)).children] for row in shown.controls]
    assert ids == [
        ["b:board::0:0 all-fives rate month", "b:board::0:2 all-fives rate month"],
        ["s:board::0:by"],
        ["s:board::0:period"],
    ]
    by, period = (row[0] for row in shown.controls[1:])
    assert isinstance(by, Menu)
    assert isinstance(period, Menu)
    assert [choice.value for choice in by.choices if choice.default] == [f"0 {query}"]
    assert f"0 {replace(query, period=Period.EVER)}" in [choice.value for choice in period.choices]


@pytest.mark.parametrize(
    ("query", "value", "best", "share"),
    [
        (LeaderboardQuery(None, RankBy.RATE), 0.3, 0.6, 0.5),
        (LeaderboardQuery("all-fives", RankBy.POINTS), 30.0, 60.0, 0.5),
        (LeaderboardQuery("mexican-train", RankBy.POINTS), 60.0, 30.0, 0.5),
        (LeaderboardQuery("mexican-train", RankBy.WINS), 30.0, 60.0, 0.5),
        (LeaderboardQuery(by=RankBy.RATING), 0.0, 1.0, 1000 / 1030),
        (LeaderboardQuery("all-fives", RankBy.POINTS), -5.0, 60.0, 0.0),
        (LeaderboardQuery(), 0.0, 0.0, 0.0),
    ],
)
def test_a_bar_is_as_long_as_the_values_share_of_the_best(
    query: LeaderboardQuery, value: float, best: float, share: float
) -> None:
    (picture,) = message(query, leader(2, value=value, best=best)).attachments
    assert isinstance(picture.draw, partial)
    (board,) = picture.draw.args
    assert [line.share for line in board.lines] == [pytest.approx(share)]


def test_the_askers_own_line_is_marked_in_the_picture() -> None:
    draw = message(LeaderboardQuery(), leader(1), leader(2), asker=102).attachments[0].draw
    assert isinstance(draw, partial)
    assert [line.own for line in draw.args[0].lines] == [False, True]


def test_a_person_without_a_name_is_shown_by_their_id() -> None:
    assert "**101**" in message(LeaderboardQuery(), leader(1, name="")).text
