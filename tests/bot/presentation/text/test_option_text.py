"""House rules in words, and the values of each option."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.message import CHOICES, DETAIL
from bot.presentation.text.option_text import (
    house_rules,
    option_bounds,
    option_choices,
    option_values,
    read_option,
    refused_value,
    rules_line,
    switched,
    value_choices,
)
from engine import GAMES
from tests.bot.presentation.conftest import snapshot

ENGLISH = localizer_for("en")
OPTIONS = [
    (game, field.name)
    for game in GAMES
    for field in dataclasses.fields(GAMES[game].Options)
    if not field.metadata["choice"].hidden
]


@pytest.mark.parametrize(
    ("game", "options", "line"),
    [
        ("all-fives", {}, "Standard rules."),
        ("domino-4", {"hoeksteen": True}, "House rules: Cornerstones."),
        ("all-fives", {"target": 250}, "House rules: Points to win: 250."),
    ],
)
def test_only_options_that_differ_from_the_rule_sheet_are_listed(
    game: str, options: dict[str, Any], line: str
) -> None:
    assert rules_line(game, options, ENGLISH) == line
    assert house_rules(snapshot(game=game, options=options), ENGLISH) == line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_preset_has_a_house_rules_line_of_its_own(game: str, language: str) -> None:
    localizer = localizer_for(language)
    lines = {rules_line(game, options, localizer) for options in GAMES[game].presets.values()}
    assert len(lines) == len(GAMES[game].presets)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_can_be_chosen(game: str, language: str) -> None:
    choices = option_choices(game, {}, localizer_for(language))
    assert [(game, choice.value) for choice in choices] == [each for each in OPTIONS if each[0] == game]
    for choice in choices:
        assert 0 < len(choice.label) <= DETAIL
        assert 0 < len(choice.description) <= DETAIL


def test_french_puts_a_no_break_space_between_an_option_and_its_value() -> None:
    labels = [choice.label for choice in option_choices("all-fives", {}, localizer_for("fr"))]
    assert all("\N{NO-BREAK SPACE}: " in label for label in labels)


@pytest.mark.parametrize(("game", "name"), OPTIONS)
def test_every_offered_value_of_an_option_can_be_read_and_set(game: str, name: str) -> None:
    choices = value_choices(game, name, GAMES[game]().options, ENGLISH)
    assert len(choices) <= CHOICES
    read = [read_option(game, name, choice.value) for choice in choices]
    assert read == option_values(game, name)
    assert all(GAMES[game].Options(**{name: value}) for value in read)
    if choices:
        assert sum(choice.default for choice in choices) == 1
    else:
        low, high = option_bounds(game, name)
        assert read_option(game, name, str(high)) == high > low


@pytest.mark.parametrize(
    ("name", "text", "named"),
    [("unheard", "1", "unheard"), ("target", "many", "many"), ("round_out", "sideways", "sideways")],
)
def test_an_unknown_option_or_value_is_refused(name: str, text: str, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        read_option("all-fives", name, text)


def test_an_option_left_to_the_rule_sheet_shows_the_sheets_value() -> None:
    said = {choice.value: choice.label for choice in option_choices("uno-dominos", {}, ENGLISH)}
    assert said["hand_size"].endswith(": 6 (by the sheet)")
    french = {
        choice.value: choice.label for choice in option_choices("uno-dominos", {"sheet": "fr"}, ENGLISH)
    }
    assert french["hand_size"].endswith(": 7 (by the sheet)")
    chosen = {
        choice.value: choice.label for choice in option_choices("uno-dominos", {"hand_size": 6}, ENGLISH)
    }
    assert chosen["hand_size"].endswith(": 6")


def test_empty_text_leaves_a_number_to_the_rule_sheet_if_the_sheet_has_one() -> None:
    assert read_option("uno-dominos", "hand_size", " ") is None
    with pytest.raises(ValueError, match="invalid literal"):
        read_option("uno-dominos", "target", "")


@pytest.mark.parametrize("text", ["2", "10", "abc"])
def test_a_number_out_of_range_is_refused_with_the_range(text: str) -> None:
    with pytest.raises(ValueError, match=text):
        read_option("uno-dominos", "hand_size", text)
    said = refused_value("uno-dominos", "hand_size", text, ENGLISH)
    assert said == f"“{text}” is not a number from 3 to 9, so nothing was changed."


def test_only_a_yes_or_no_option_has_one_other_value() -> None:
    rules = GAMES["uno-dominos"]().options
    assert switched("uno-dominos", "blind_street", rules) is True
    assert switched("uno-dominos", "doubles_twice", rules) is None, "the sheet's word is a third"
    assert switched("uno-dominos", "target", rules) is None
