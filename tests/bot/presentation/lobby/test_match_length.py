"""The estimate of a match's length, from measured rounds."""

from __future__ import annotations

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.lobby import match_length
from bot.presentation.lobby.lobby_message import lobby_message, setup_message
from bot.tables.state.snapshot import Player
from engine import GAMES
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
    ("game", "options", "players", "seconds", "said"),
    [
        ("all-fives", {}, PAIR, 60, "⌛ About 25 minutes in all."),
        ("all-fives", {}, people(1), 60, "⌛ About 25 minutes in all."),
        ("all-fives", {"target": 200}, PAIR, 60, "⌛ About 50 minutes in all."),
        ("all-fives", {"target": 1}, PAIR, 60, "⌛ About 5 minutes in all."),
        # at a slow pace one more turn's time follows each round but the last
        (
            "all-fives",
            {},
            PAIR,
            4 * HOUR,
            "⌛ About 4 days in all. With three rounds (*Set up*): about 3 days.",
        ),
        # three rounds are offered if they take at most three quarters of the match's time
        (
            "all-fives",
            {"target": 80},
            PAIR,
            HOUR,
            "⌛ About 21 hours in all. With three rounds (*Set up*): about 16 hours.",
        ),
        ("all-fives", {"target": 78}, PAIR, HOUR, "⌛ About 20 hours in all."),
        ("all-fives", {"rounds": 1}, PAIR, 4 * HOUR, "⌛ About 20 hours in all."),
        ("all-fives", {"rounds": 3}, PAIR, 4 * HOUR, "⌛ About 3 days in all."),
        ("all-fives", {"target": 50}, PAIR, 4 * HOUR, "⌛ About 2 days in all."),
        ("all-fives", {}, PAIR, 0, "⌛ About 50 turns each."),
        ("mexican-train", {"length": "three"}, FOUR, 40, "⌛ About 30 minutes in all."),
        ("mexican-train", {"length": "three", "short_game": True}, FOUR, 40, "⌛ About 15 minutes in all."),
        ("mexican-train", {"length": "three"}, BESIDE_COMPUTERS, 40, "⌛ About 15 minutes in all."),
        ("all-fives", {}, ALONE, 60, None),
        ("block", {}, PAIR, 60, None),
    ],
)
def test_a_lobby_says_about_how_long_its_match_takes(game, options, players, seconds, said) -> None:
    table = snapshot(game=game, options=options, players=players, turn_seconds=seconds)
    for message in (lobby_message(table, mentionable=()), setup_message(table, ENGLISH)):
        lines = [line for line in check(message).text.split("\n") if line.startswith("⌛")]
        assert lines == ([] if said is None else [said])


@pytest.mark.usefixtures("measured")
@pytest.mark.parametrize(("seconds", "offered"), [(60, False), (HOUR, True), (0, False)])
def test_the_setup_panel_offers_three_rounds_at_a_slow_pace(seconds, offered) -> None:
    panel = check(setup_message(snapshot(turn_seconds=seconds), ENGLISH))
    assert (f"threerounds:{TABLE}:0:" in clicks(panel.controls)) is offered


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seats"), [(name, seats) for name, game in GAMES.items() for seats in game().seats]
)
def test_every_game_has_been_measured(game, seats, language) -> None:
    for seconds in (60, 24 * HOUR, 0):
        table = snapshot(game=game, players=people(seats), turn_seconds=seconds, locale=language)
        assert "⌛" in check(lobby_message(table, mentionable=())).text
