"""The shelf of games and the greeting, within Discord's limits and in rows that a phone shows whole."""

from __future__ import annotations

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.games import PRESENTERS
from bot.presentation.lobby.shelf_message import games_message, greeting_message, shelf_message
from engine import GAMES
from render import AS_USUAL, emoji_names
from render.paint.pen import tallest
from tests.bot.presentation.conftest import check, clicks

FACES = {"block": "<:tile:1>"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shelf_has_two_buttons_for_each_game_and_the_usual_one_first(language: str) -> None:
    localizer = localizer_for(language)
    message = check(shelf_message(localizer, FACES, "domino-4"))
    games = ["domino-4", *(game for game in PRESENTERS if game != "domino-4")]
    buttons = [button for row in message.controls for button in row]
    assert [(button.click.verb, button.click.argument) for button in buttons] == [
        (verb, game) for game in games for verb in ("opentable", "playnow")
    ]
    assert all(len(row) % 2 == 0 for row in message.controls), "both buttons of a game share a row"
    emojis = {each.click.argument: each.emoji for each in buttons if each.click.verb == "opentable"}
    assert emojis == {game: FACES.get(game, "") for game in games}
    (picture,) = message.attachments
    assert [each.game for each in picture.content] == games
    assert all(each.title in picture.alt and each.line in picture.alt for each in picture.content)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_the_shelf_are_large_enough_for_a_phone(language: str) -> None:
    (picture,) = shelf_message(localizer_for(language), FACES).attachments
    lines = [each.line for each in picture.content]
    assert [line for line in lines if tallest(line, 780, (22,), "regular")[0] != line] == []


@pytest.mark.parametrize("first", [None, "a game of another version"])
def test_the_shelf_has_the_usual_order_without_a_usual_game(first: str | None) -> None:
    message = shelf_message(localizer_for("en"), {}, first)
    assert [click for click in clicks(message.controls) if click.startswith("opentable")] == [
        f"opentable::0:{game}" for game in PRESENTERS
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_greeting_has_the_shelf_and_leads_to_everything_else(language: str) -> None:
    message = check(greeting_message(localizer_for(language), FACES))
    found = clicks(message.controls)
    assert [click for click in found if click.startswith("playnow")] == [
        f"playnow::0:{g}" for g in PRESENTERS
    ]
    assert found[-3:] == ["learn::0:", "showrules::0:", "settings::0:"]


def test_the_question_for_a_game_has_a_button_for_each() -> None:
    assert clicks(check(games_message(localizer_for("nl"), "showrules")).controls) == [
        f"showrules::0:{game}" for game in PRESENTERS
    ]


@pytest.mark.parametrize("game", GAMES)
def test_the_tile_that_stands_for_a_game_has_an_emoji(game: str) -> None:
    assert PRESENTERS[game].cover in emoji_names(game, AS_USUAL)
