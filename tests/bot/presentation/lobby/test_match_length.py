"""The estimate of a match's length, from measured rounds."""

from __future__ import annotations

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.lobby import match_length
from bot.presentation.lobby.lobby_message import lobby_message, setup_message
from bot.tables.state.seated import Player
from engine import GAMES
from tests.benchmarks.lengths import MORE
from tests.bot.presentation.conftest import TABLE, check, clicks, people, snapshot

ENGLISH = localizer_for("en")
HOUR = 3600
MEASURED = (
    {
        "game": "all-fives",
        "options": {},
        "seats": 2,
        "turns": 20,
        "goal": "target",
        "start": 0,
        "slope": 0.05,
    },
    {"game": "mexican-train", "options": {}, "seats": 4, "turns": 60},
    {"game": "mexican-train", "options": {"short_game": True}, "seats": 4, "turns": 30},
)
"""A match of All Fives to 100 then has five rounds of twenty turns."""
PAIR, FOUR = people(2), people(4)
BESIDE_COMPUTERS = (*people(2), Player("Ada 🤖"), Player("Cy 🤖"))
ALONE = (*people(1), Player("Ada 🤖"))


@pytest.fixture
def measured(monkeypatch):
    monkeypatch.setattr(match_length, "_rows", lambda: MEASURED)


@pytest.mark.usefixtures("measured")
@pytest.mark.parametrize(
    ("game", "options", "players", "said"),
    [
        # five rounds of twenty turns of 20 seconds, and a quarter of a minute between rounds
        ("all-fives", {}, PAIR, "⌛ About 35 min in one go"),
        ("all-fives", {}, people(1), "⌛ About 35 min in one go"),
        (
            "all-fives",
            {"target": 200},
            PAIR,
            "⌛ About 70 min in one go",
        ),
        ("all-fives", {"target": 1}, PAIR, "⌛ About 7 min in one go"),
        ("all-fives", {"target": 70}, PAIR, "⌛ About 25 min in one go"),
        ("all-fives", {"rounds": 3}, PAIR, "⌛ About 20 min in one go"),
        (
            "all-fives",
            {"target": 1000},
            PAIR,
            "⌛ About 6 hr in one go",
        ),
        ("all-fives", {}, ALONE, "⌛ About 20 min in one go"),
        ("mexican-train", {"length": "three"}, FOUR, "⌛ About 60 min in one go"),
        (
            "mexican-train",
            {"length": "three", "short_game": True},
            FOUR,
            "⌛ About 30 min in one go",
        ),
        ("mexican-train", {"length": "three"}, BESIDE_COMPUTERS, "⌛ About 35 min in one go"),
        ("block", {}, PAIR, None),
    ],
)
def test_a_lobby_says_about_how_long_its_match_takes_at_any_pace(game, options, players, said) -> None:
    for seconds in (0, 60, 24 * HOUR):
        table = snapshot(game=game, options=options, players=players, turn_seconds=seconds)
        for message in (lobby_message(table, mentionable=()), setup_message(table, ENGLISH)):
            lines = [line.removeprefix("-# ") for line in check(message).text.split("\n")]
            lines = [line.removesuffix(" · 🔒 Sealed deal") for line in lines if "⌛" in line]
            assert lines == ([] if said is None else [said])


@pytest.mark.usefixtures("measured")
@pytest.mark.parametrize(("target", "offered"), [(100, True), (70, False)])
def test_the_setup_panel_offers_three_rounds_if_they_are_much_shorter(target, offered) -> None:
    panel = check(setup_message(snapshot(options={"target": target}), ENGLISH))
    assert (f"threerounds:{TABLE}:0:" in clicks(panel.controls)) is offered


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seats"), [(name, seats) for name, game in GAMES.items() for seats in game().seats]
)
def test_every_game_has_been_measured(game, seats, language) -> None:
    for seconds in (60, 24 * HOUR, 0):
        table = snapshot(game=game, players=people(seats), turn_seconds=seconds, locale=language)
        assert "⌛" in check(lobby_message(table, mentionable=())).text


@pytest.mark.parametrize(
    ("game", "options"), [(game, options) for game, found in MORE.items() for options in found]
)
def test_options_that_change_the_length_much_have_been_measured(game, options) -> None:
    measured = [
        row["seats"] for row in match_length._rows() if (row["game"], row["options"]) == (game, options)
    ]
    assert measured == [*GAMES[game](**options).seats]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, "50 min"),
        ({"partners": True}, "70 min"),
        ({"draw": True}, "35 min"),
        ({"deal_all": True}, "70 min"),
        ({"deal_all": True, "draw": True}, "70 min"),  # nobody draws
        ({"deal_all": True, "partners": True}, "85 min"),
        ({"counting": "rounds", "target": 5}, "60 min"),
        ({"counting": "rounds", "target": 5, "partners": True}, "40 min"),
        ({"counting": "rounds", "target": 5, "partners": True, "deal_all": True}, "60 min"),
    ],
)
def test_what_a_round_counts_and_how_many_tiles_are_dealt_change_the_estimate(options, said) -> None:
    table = snapshot(game="block", options=options, players=FOUR)
    (line,) = match_length.length_lines(table, ENGLISH)
    assert line == f"⌛ About {said} in one go"
