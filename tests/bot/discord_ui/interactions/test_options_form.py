"""Test that the form can ask for every house rule, and that every answer it offers can be read."""

from __future__ import annotations

import dataclasses

import discord
import pytest

from bot.discord_ui.interactions.modals import TITLE, answers
from bot.discord_ui.interactions.options_form import OptionForm
from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.message import CHOICES, DETAIL
from bot.presentation.text.option_text import read_option
from engine import GAMES

TEXT = discord.ComponentType.text_input.value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_options_form_shows_its_present_value(game, language):
    localizer = localizer_for(language)
    for option in dataclasses.fields(GAMES[game].Options):
        if option.metadata["choice"].hidden:
            continue
        payload = OptionForm("option:0123abcd", game, GAMES[game]().options, option.name, localizer).to_dict()
        (label,) = payload["components"]
        assert payload["custom_id"] == f"option:0123abcd:{option.name}"
        assert payload["title"] == label["label"] == localizer(f"option-{game}-{option.name}")
        assert len(payload["title"]) <= TITLE
        assert 0 < len(label["description"]) <= DETAIL
        control = label["component"]
        if control["type"] == TEXT:
            shown = None if option.default is None else str(option.default)
            assert control.get("value") == shown, "the sheet's own number is not named"
            assert read_option(game, option.name, "7") == 7
            continue
        assert 1 < len(control["options"]) <= CHOICES
        (present,) = [each["value"] for each in control["options"] if each.get("default")]
        assert read_option(game, option.name, present) == option.default
        for each in control["options"]:
            GAMES[game].Options(**{option.name: read_option(game, option.name, each["value"])})


@pytest.mark.parametrize(
    ("component", "texts"),
    [({"values": ["True"]}, ["True"]), ({"values": []}, []), ({"value": "500"}, ["500"])],
)
def test_the_answer_is_read_from_the_interaction(component, texts):
    interaction = type("Interaction", (), {"data": {"components": [{"component": component}]}})()
    assert answers(interaction) == texts
