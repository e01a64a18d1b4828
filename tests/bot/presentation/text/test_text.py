"""A table in words: harmless names, standings, and what has happened."""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.text.table_facts import spectator_view
from bot.presentation.text.text import (
    bold,
    called,
    hand_words,
    harmless,
    match_result,
    narrator,
    notice_text,
    plain_narrator,
    scores_line,
    standing,
    table_words,
    told_lines,
    until,
)
from bot.tables.state.seated import Player
from bot.tables.state.snapshot import GameEvent, Labels, Name, Names, Notice, Until
from engine import RoundEnded
from engine import events as shared
from tests.bot.presentation.conftest import begun, people, play_on, snapshot

ENGLISH = localizer_for("en")
AWKWARD = (
    "Ann",
    "*Ann*",
    "__Bob__",
    "~~Cas~~",
    "||spoiler||",
    "`code`",
    "back\\slash",
    "> quoted",
    ">>> quoted",
    ">no quote",
    "# Heading",
    "### Heading",
    "a # in the middle",
    "- list",
    "  - list",
    "[click](https://example.org)",
    "https://example.org/a_b_c",
    "https://example.org/a_b_c, and _more_",
    "<https://example.org/a_b>",
    "steam://run/*1*",
    "<:smile_:123456789012345678>",
    "@everyone",
    "@here",
    "@Ann",
    "<@123456789012345678>",
    "<@!123456789012345678>",
    "<@&123456789012345678>",
    "@1234",
    "two\nlines\n> quoted",
    "*@everyone*",
    "😀_👍",
)


# -- names -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in AWKWARD if "<" not in name and "://" not in name])
def test_names_are_escaped_as_discord_py_escapes_them(name: str) -> None:
    assert harmless(name) == discord.utils.escape_mentions(discord.utils.escape_markdown(name))


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("https://example.org/a_b", "https:\u200b//example.org/a\\_b"),
        ("<https://example.org>", "\\<https:\u200b//example.org>"),
        ("discord.gg/abc", "discord\u200b.gg/abc"),
        ("<@123456789012345678>", "\\<@\u200b123456789012345678>"),
        ("</end:1>", "\\</end:1>"),
        ("<#123>", "\\<#123>"),
        ("<t:0:R>", "\\<t:0:R>"),
        ("<:smile:123456789012345678>", "\\<:smile:123456789012345678>"),
    ],
)
def test_a_name_makes_no_link_mention_emoji_or_timestamp(name: str, shown: str) -> None:
    assert harmless(name) == shown


@pytest.mark.parametrize(
    ("name", "shown"), [("محمد_2", "\u2068محمد\\_2\u2069"), ("Дмитрий 王小明", "Дмитрий 王小明")]
)
def test_a_name_from_right_to_left_turns_nothing_round(name: str, shown: str) -> None:
    assert harmless(name) == shown


def test_a_bold_name_has_its_own_markup_escaped() -> None:
    assert bold("*Ann*") == r"**\*Ann\***"


def test_a_person_is_mentioned_if_allowed_otherwise_named() -> None:
    assert called("Ann", 7, {7}) == "<@7>"
    assert called("Ann", 7, {8}) == "**Ann**"


def test_a_narrator_uses_the_servers_language_unless_given_a_localizer() -> None:
    table = snapshot(locale="nl", players=(Player("A_n", 1), Player("Bob", 2, away=True)))
    assert narrator(table).localizer.language == "nl"
    assert narrator(table, ENGLISH).localizer is ENGLISH
    assert narrator(table).names == (r"**A\_n**", "**Bob**")
    assert plain_narrator(table).names == ("A_n", "Bob")


def test_the_computer_sign_stands_beside_points_and_not_in_sentences() -> None:
    table = snapshot(begun(), players=(Player("Ann", 1), Player("Ada 🤖")))
    passed = GameEvent(shared.Passed(1), ("Ann", "Ada 🤖"), 1)
    assert [line.partition(" ")[0] for line in told_lines([passed], table)] == ["**Ada**"]
    assert "🟦 Ada 🤖 0" in scores_line(table, (0, 0))
    assert "Ada 🤖: 7 tiles, " in table_words(table, spectator_view(table), plain_narrator(table))


def test_a_computer_keeps_its_sign_if_a_person_has_the_same_name() -> None:
    table = snapshot(players=(Player("Ada", 1), Player("Ada 🤖")))
    assert plain_narrator(table).names == ("Ada", "Ada 🤖")


# -- the table -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "order"), [("all-fives", "Bob 30 · Ann 10"), ("mexican-train", "Ann 10 · Bob 30")]
)
def test_the_standing_begins_with_the_best(game: str, order: str) -> None:
    table = snapshot(begun(game), totals=(10, 30))
    assert standing(table, plain_narrator(table)) == f"Standing: {order}"


@pytest.mark.parametrize(("game", "which"), [("all-fives", "round 1"), ("mexican-train", "round 1 of 13")])
def test_the_line_of_points_names_the_game_and_the_round(game: str, which: str) -> None:
    table = snapshot(begun(game), players=(Player("A*n", 1), Player("Ada 🤖")))
    line = scores_line(table, (5, 25))
    assert line.startswith(f"-# {ENGLISH(f'game-{game}')} · {which} · ")
    assert r"A\*n 5 · " in line
    assert line.endswith("Ada 🤖 25")


def test_the_table_in_words_adds_this_rounds_points_to_the_totals() -> None:
    match = play_on(begun(), rounds=1, moves=4)
    table, plain = snapshot(match), plain_narrator(snapshot(match))
    view = match.round.view(None)
    now = [total + made for total, made in zip(match.totals, view.round_scores, strict=True)]
    assert all(f"{points} points." in table_words(table, view, plain) for points in now)
    assert "77 points." in table_words(table, view, plain, (77, 78))


def test_the_hand_in_words_numbers_its_tiles() -> None:
    table = snapshot(begun())
    words = hand_words(table, table.views[0], plain_narrator(table))
    assert words.startswith("1 · ")
    assert len(words.split(", ")) == len(table.views[0].hand)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("winners", [(), (0,), (0, 1)])
def test_a_match_result_names_its_winners_or_the_draw(language: str, winners: tuple[int, ...]) -> None:
    table = snapshot(begun(), winners=winners, locale=language)
    said = match_result(table, plain_narrator(table))
    assert [name in said for name in ("Ann", "Bob")] == [0 in winners, 1 in winners]


def test_a_timestamp_is_rounded_up() -> None:
    assert until(1000.0) == "<t:1000:R>"
    assert until(1000.01) == "<t:1001:R>"


# -- what happened ---------------------------------------------------------------------------------


def test_a_notice_has_bold_names_and_the_right_plural() -> None:
    missed = Notice("clock-missed", {"names": Names(("Ann", "B*b")), "count": 2})
    assert notice_text(missed, ENGLISH).startswith(r"⌛ **Ann** and **B\*b** ran out of time")
    assert notice_text(Notice("clock-back", {"name": Name("Ann")}), ENGLISH).startswith("👋 **Ann** is back")


def test_a_notice_has_a_timestamp_that_counts_down() -> None:
    assert "<t:1001:R>" in notice_text(Notice("clock-warning", {"until": Until(1000.5)}), ENGLISH)


def test_labels_in_a_notice_use_the_readers_language_unless_one_is_given() -> None:
    dutch = localizer_for("nl")
    own = Notice("invite-not-you", {"join": Labels(("button-join",))})
    servers = Notice("invite-not-you", {"join": Labels(("button-join",), "nl")})
    assert ENGLISH("button-join") in notice_text(own, ENGLISH)
    assert dutch("button-join") in notice_text(servers, ENGLISH)


def test_events_keep_the_names_of_their_time_and_those_without_words_are_left_out() -> None:
    match = play_on(begun())
    ended = RoundEnded(0, match.outcomes[0])
    told = [
        GameEvent(shared.Passed(1), ("Ann", "B*b")),
        GameEvent(ended, ("Ann", "Bob")),
        Notice("clock-back", {"name": Name("Ann")}),
    ]
    lines = told_lines(told, snapshot(match, players=people(2, ("Zoë", "Yan"))))
    assert len(lines) == 2
    assert lines[0].startswith(r"**B\*b** cannot play")
    assert lines[1].startswith("👋 **Ann**")


def test_events_are_told_in_the_servers_language() -> None:
    table = snapshot(begun(), locale="fr")
    (line,) = told_lines([Notice("clock-back", {"name": Name("Ann")})], table)
    assert line == localizer_for("fr")("clock-back", name="**Ann**")


def test_the_table_in_words_begins_with_the_turn_the_leader_and_the_ends() -> None:
    """A reader whose description is cut, or who stops listening, still gets what matters."""
    match = play_on(begun(), rounds=1, moves=4)
    table = snapshot(match)
    said = table_words(table, match.round.view(None), plain_narrator(table))
    turn, leads, ends = said.split(". ")[:3]
    (seat,) = match.round.waiting()
    assert turn == f"{table.players[seat].name} to play"
    best = max(table.points)
    assert leads.startswith(table.players[table.points.index(best)].name)
    assert leads.endswith(f" leads with {best} points")
    assert ends.startswith("Open ends: ")


def test_no_player_leads_if_all_points_are_equal() -> None:
    table = snapshot(begun())
    said = table_words(table, begun().round.view(None), plain_narrator(table))
    assert "leads" not in said


def test_the_fewest_points_lead_if_the_lowest_score_wins() -> None:
    match = begun("mexican-train", 3)
    table = replace(snapshot(match), totals=(40, 7, 7))
    said = table_words(table, match.round.view(None), plain_narrator(table))
    assert "Bob and Cas lead with 7 points." in said
