"""The public message of a lobby, what is left of it once the match has begun, and its house rules."""

from __future__ import annotations

import pytest

from bot.localizer import LANGUAGES, localizer_for
from bot.presentation.lobby_message import apology, lobby_message, options_message, started_message
from bot.store import InvitedRow
from bot.tables.snapshot import Player
from engine import GAMES
from tests.bot.presentation.conftest import TABLE, begun, check, clicks, menus, people, snapshot

ENGLISH = localizer_for("en")
HOST_AND_OTHERS = (Player("A*n", 1), Player("Ada 🤖"), Player("Bob", 2))
INVITED = (InvitedRow(7, "Cas"), InvitedRow(8, "D_t"), InvitedRow(9, "Eve", declined=True))


def test_a_lobby_names_its_players_rules_and_pace() -> None:
    message = check(lobby_message(snapshot(game="uno-dominos", players=HOST_AND_OTHERS), mentionable=()))
    lines = message.text.split("\n")
    assert lines[0] == "## UNO Dominos"
    assert lines[2:] == [
        "Players (3 of 6 at most):",
        r"• **A\*n** (host)",
        "• **Ada 🤖**",
        "• **Bob**",
        "Played by the rule sheet.",
        "⏱️ Pace: live, 2 minutes a turn.",
    ]


def test_the_invited_are_named_and_mentioned_if_they_may_be() -> None:
    text = check(lobby_message(snapshot(invited=INVITED), mentionable={7, 9})).text
    assert ENGLISH("invite-open", names=r"<@7> and **D\_t**") in text
    assert ENGLISH("invite-declined", names="**Eve**") in text
    assert "<@9>" not in text


def test_invitations_have_buttons_until_all_are_answered() -> None:
    accept = f"accept:{TABLE}:0:"
    assert accept in clicks(lobby_message(snapshot(invited=INVITED), mentionable=()).controls)
    assert accept not in clicks(lobby_message(snapshot(invited=INVITED[2:]), mentionable=()).controls)


def test_everybody_but_the_host_can_be_removed() -> None:
    removable = menus(lobby_message(snapshot(players=HOST_AND_OTHERS), mentionable=()).controls)["remove"]
    choices = [(choice.label, choice.value) for choice in removable.choices]
    assert choices == [("Ada 🤖", "Ada 🤖"), ("Bob", "2")]


def test_a_host_alone_has_nobody_to_remove() -> None:
    assert "remove" not in menus(lobby_message(snapshot(players=people(1)), mentionable=()).controls)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_played_is_marked_in_the_menus(game: str, language: str) -> None:
    for name, options in GAMES[game].presets.items():
        table = snapshot(game=game, options=dict(options), locale=language, invited=INVITED)
        lists = menus(check(lobby_message(table, mentionable=())).controls)
        assert [choice.value for choice in lists["game"].choices if choice.default] == [game]
        assert [choice.value for choice in lists["preset"].choices if choice.default] == [name]


def test_rules_that_are_no_preset_mark_none() -> None:
    lists = menus(lobby_message(snapshot(options={"target": 95}), mentionable=()).controls)
    assert not any(choice.default for choice in lists["preset"].choices)


@pytest.mark.parametrize("language", LANGUAGES)
def test_once_begun_the_message_shows_the_seal_and_no_controls(language: str) -> None:
    table = snapshot(begun(), locale=language, invited=INVITED)
    message = check(started_message(table))
    assert message.controls == ()
    assert message.text.endswith(localizer_for(language)("fair-sealed", hash="5ea1"))
    assert "Cas" not in message.text


def test_once_begun_the_message_leads_to_the_thread() -> None:
    threaded = started_message(snapshot(begun()), thread_id=55).text
    assert threaded == f"{started_message(snapshot(begun())).text}\n{ENGLISH('thread-here', thread='<#55>')}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_house_rule_and_the_pace_can_be_changed(game: str, language: str) -> None:
    localizer = localizer_for(language)
    message = check(options_message(snapshot(game=game, turn_seconds=90), localizer))
    assert localizer(f"game-{game}") in message.text
    assert clicks(message.controls) == [f"option:{TABLE}:0:", f"pace:{TABLE}:0:"]
    pace = menus(message.controls)["pace"]
    assert [choice.value for choice in pace.choices if choice.default] == ["90"]


def test_who_could_not_be_invited_is_named_once_for_each_reason() -> None:
    left_out = [("already", "Ann"), ("bot", "B*t"), ("already", "Cas")]
    assert apology(left_out, ENGLISH).split("\n") == [
        ENGLISH("invite-already", names="**Ann** and **Cas**", count=2),
        ENGLISH("invite-bot", names=r"**B\*t**", count=1),
    ]
