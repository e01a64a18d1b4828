"""Test that every game's rules fit into as few messages as Discord allows."""

from __future__ import annotations

from functools import partial

import pytest

import render
from bot.discord_ui.commands.explain import rules_messages
from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.games import PRESENTERS
from bot.presentation.message import CONTENT, in_pages
from engine import GAMES


@pytest.mark.parametrize(
    ("paragraphs", "pages"),
    [
        ([], [""]),
        (["one"], ["one"]),
        (["one", "two"], ["one\ntwo"]),
        (["W" * CONTENT, "two"], ["W" * CONTENT, "two"]),
        (["W" * 1999, "2", "3"], ["W" * 1999, "2\n3"]),
        (["W" * 1998, "2", "3"], ["W" * 1998 + "\n2", "3"]),
    ],
)
def test_paragraphs_share_a_message_while_they_fit(paragraphs: list[str], pages: list[str]) -> None:
    assert in_pages(paragraphs) == pages


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PRESENTERS)
def test_rules_fit_into_messages_and_the_first_shows_the_examples(game: str, language: str) -> None:
    localizer = localizer_for(language)
    for options in ({}, *GAMES[game].presets.values()):
        messages = rules_messages(game, options, localizer)
        assert localizer(f"game-{game}") in messages[0].text
        assert all(0 < len(message.text) <= CONTENT for message in messages)
        assert [len(message.attachments) for message in messages[1:]] == [0] * (len(messages) - 1)
        examples = PRESENTERS[game].examples(GAMES[game](**options).options, localizer)
        assert len(messages[0].attachments) == bool(examples)
        for picture in messages[0].attachments:
            assert isinstance(picture.draw, partial)
            assert picture.draw.func is render.examples
            assert all(caption in picture.alt for _, caption in examples)
            assert "*" not in picture.alt  # a screen reader would read markup aloud
