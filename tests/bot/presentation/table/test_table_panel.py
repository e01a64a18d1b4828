"""The private panel of a table offers each reader their possible requests, within Discord's limits."""

from __future__ import annotations

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.table.table_panel import panel_message, panel_with_score, seal_message
from bot.store import State
from bot.tables.operations.play import QUICK_WORDS
from bot.tables.state.requests import Actor
from bot.tables.state.seated import Player
from tests.bot.presentation.conftest import LONG, begun, check, clicks, menus, people, snapshot

ENGLISH = localizer_for("en")
PLAYERS = (Player("Ann", 1), Player("Bob", 2, away=True), Player("Ada 🤖"), Player("Cas", 3))
ANN, BOB, CAS, EVE = (
    Actor(user_id, name) for user_id, name in ((1, "Ann"), (2, "Bob"), (3, "Cas"), (9, "Eve"))
)
MODERATOR = Actor(8, "Mo", may_manage_messages=True)


def offered(table, actor, enders="host"):
    message = check(panel_message(table, actor, ENGLISH, enders=enders))
    verbs = [click.split(":")[0] for click in clicks(message.controls)]
    listed = [choice.label for menu in menus(message.controls).values() for choice in menu.choices]
    return [*(verb for verb in verbs if verb not in {"kick", "say"}), *listed]


WORDS = [ENGLISH(f"word-{word}") for word in QUICK_WORDS]
LOOKS = ["showagain", "happened", "score", "tablerules", "seal"]


@pytest.mark.parametrize(
    ("actor", "enders", "state", "expected"),
    [
        (
            ANN,
            "host",
            State.PLAYING,
            [*LOOKS, "askpause", "askleave", "mytables", "askend", *WORDS, "Bob", "Cas"],
        ),
        (
            ANN,
            "moderators",
            State.PLAYING,
            [*LOOKS, "askpause", "askleave", "mytables", *WORDS, "Bob", "Cas"],
        ),
        (CAS, "host", State.PLAYING, [*LOOKS, "askpause", "askleave", "mytables", *WORDS, "Ann", "Bob"]),
        (
            CAS,
            "players",
            State.PLAYING,
            [*LOOKS, "askpause", "askleave", "mytables", "askend", *WORDS, "Ann", "Bob"],
        ),
        (BOB, "host", State.PLAYING, [*LOOKS, "back", "askleave", "mytables", "Ann", "Cas"]),
        (ANN, "host", State.PAUSED, [*LOOKS, "resume", "askleave", "mytables", "askend", "Bob", "Cas"]),
        (EVE, "host", State.PLAYING, [*LOOKS, "askseat"]),
        (EVE, "players", State.PLAYING, [*LOOKS, "askseat"]),
        (MODERATOR, "host", State.PLAYING, [*LOOKS, "askseat", "askend", "Ann", "Bob", "Cas"]),
    ],
)
def test_the_panel_of_a_running_match(actor, enders, state, expected):
    table = snapshot(begun("uno-dominos", 4), players=PLAYERS, state=state, resumes=State.PLAYING)
    assert offered(table, actor, enders) == expected


def test_the_panel_of_a_lobby_has_no_score():
    table = snapshot(game="uno-dominos", players=PLAYERS)
    assert offered(table, ANN) == [
        "showagain",
        "tablerules",
        "seal",
        "askleave",
        "mytables",
        "askend",
        "learn",
    ]
    assert offered(table, EVE) == ["showagain", "tablerules", "seal", "learn"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_seal_is_shown_whole_and_says_what_is_mixed_with_it_once_that_is_known(language):
    localizer = localizer_for(language)
    lobby = check(seal_message(snapshot(players=PLAYERS), localizer)).text
    assert localizer("fair-sealed", hash="5ea1") in lobby
    assert "777" not in lobby
    dealt = check(seal_message(snapshot(begun(), beacon=777), localizer)).text
    assert localizer("seal-number", number="777") in dealt


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_with_the_score_keeps_its_controls_and_fits_with_the_longest_names(language):
    table = snapshot(begun("mexican-train", 8), players=people(8, LONG), locale=language)
    localizer = localizer_for(language)
    panel = check(panel_message(table, MODERATOR, localizer, enders="host"))
    score = check(panel_with_score(table, MODERATOR, localizer, enders="host"))
    assert score.controls == panel.controls
    assert [picture.name for picture in score.attachments] == ["scores"]
