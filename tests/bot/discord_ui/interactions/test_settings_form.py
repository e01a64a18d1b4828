"""Test the list of settings and their forms: every setting can be shown, asked for and read."""

from __future__ import annotations

import discord
import pytest

from bot.discord_ui.interactions.modals import TITLE
from bot.discord_ui.interactions.settings_form import (
    OWNERS,
    SettingForm,
    read_setting,
    setting_buttons,
    setting_line,
    setting_value,
    settings_menu,
    settings_of,
    settings_text,
    switches_of,
)
from bot.language.localizer import LANGUAGES, localizer_for
from bot.preferences import GuildSettings, UserSettings
from bot.presentation.message import CHOICES, DETAIL


def field(settings, name, language="en"):
    """Return the payload of a setting's form, and in it the label and the control."""
    payload = SettingForm(settings, name, localizer_for(language)).to_dict()
    label = payload["components"][0]
    return payload, label, label["component"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("model", [GuildSettings, UserSettings])
def test_every_setting_is_listed_with_its_value_and_has_a_form(model, language):
    localizer = localizer_for(language)
    menu = settings_menu(model(), localizer)
    buttons = setting_buttons(model(), switches_of(model), localizer)
    assert {menu.click.verb, *(button.click.verb for button in buttons)} == {f"wish{OWNERS[model]}"}
    listed = {option.value: option.label for option in menu.choices}
    pressed = {button.click.argument: button.label for button in buttons}
    assert sorted([*listed, *pressed]) == sorted(settings_of(model))
    assert len(menu.choices) <= CHOICES
    for name, words in (listed | pressed).items():
        assert words == setting_line(model(), name, localizer)
        assert setting_value(model(), name, localizer) in words
        payload, label, _ = field(model(), name, language)
        assert label["label"] == payload["title"] == localizer(f"wish-{OWNERS[model]}-{name}")
        assert len(payload["title"]) < TITLE
        assert len(label["description"]) < DETAIL


@pytest.mark.parametrize(
    ("settings", "name", "picked", "values"),
    [
        (GuildSettings(), "tidy", "True", ["True", "False"]),
        (GuildSettings(language="fr"), "language", "fr", ["default", *LANGUAGES]),
        (GuildSettings(), "language", "default", ["default", *LANGUAGES]),
        (
            GuildSettings(turn_seconds=60),
            "turn_seconds",
            "60",
            ["30", "60", "120", "300", "14400", "86400", "259200", "0"],
        ),
    ],
)
def test_a_setting_with_named_choices_marks_and_reads_its_values(settings, name, picked, values):
    """The form marks the present value, and every choice reads back as a different valid value."""
    _, _, control = field(settings, name)
    assert [option["value"] for option in control["options"]] == values
    assert [option["value"] for option in control["options"] if option.get("default")] == [picked]
    assert read_setting(type(settings), name, [picked]) == getattr(settings, name)
    read = {read_setting(type(settings), name, [text]) for text in values}
    assert len(read) == len(values)
    assert all(type(settings)(**{name: value}) for value in read)


@pytest.mark.parametrize(("text", "ping"), [("True", "each"), ("False", "none")])
def test_an_answer_in_a_form_of_an_earlier_version_is_read(text, ping):
    """Mentions were a yes-or-no setting."""
    assert UserSettings(ping=read_setting(UserSettings, "ping", [text])).ping == ping


def test_channels_are_picked_from_discords_own_list():
    _, _, control = field(GuildSettings(channels=(5, 6)), "channels")
    assert [str(each["id"]) for each in control["default_values"]] == ["5", "6"]
    assert (control["min_values"], control["max_values"], control["required"]) == (0, 25, False)
    assert read_setting(GuildSettings, "channels", ["5", "7"]) == (5, 7)
    assert read_setting(GuildSettings, "channels", []) == ()


def test_members_are_picked_from_discords_own_list():
    _, _, control = field(GuildSettings(barred=(5, 6)), "barred")
    assert control["type"] == discord.ComponentType.user_select.value
    assert [(str(each["id"]), each["type"]) for each in control["default_values"]] == [
        ("5", "user"),
        ("6", "user"),
    ]
    assert read_setting(GuildSettings, "barred", ["5", "7"]) == (5, 7)
    assert "Shut out: <@5> and <@6>" in settings_text(GuildSettings(barred=(5, 6)), localizer_for("en"))


def test_the_log_setting_takes_one_channel():
    _, _, control = field(GuildSettings(log=(5,)), "log")
    assert control["max_values"] == 1


def test_roles_are_picked_from_discords_own_list():
    _, _, control = field(GuildSettings(openers=(5, 6)), "openers")
    assert control["type"] == discord.ComponentType.role_select.value
    assert [(str(each["id"]), each["type"]) for each in control["default_values"]] == [
        ("5", "role"),
        ("6", "role"),
    ]
    assert (control["min_values"], control["max_values"], control["required"]) == (0, 25, False)
    assert read_setting(GuildSettings, "openers", ["5", "7"]) == (5, 7)
    lines = settings_text(GuildSettings(openers=(5, 6)), localizer_for("en"))
    assert "Who may open tables: <@&5> and <@&6>" in lines


@pytest.mark.parametrize(
    ("name", "text"), [("nonsense", "1"), ("tidy", "maybe"), ("language", "tlh"), ("turn_seconds", "-1")]
)
def test_an_invalid_answer_is_refused(name, text):
    with pytest.raises(ValueError, match=name):
        read_setting(GuildSettings, name, [text])


def test_the_list_mentions_the_picked_channels():
    text = settings_text(GuildSettings(channels=(5, 6)), localizer_for("en"))
    assert "<#5> and <#6>" in text
    assert len(text.splitlines()) == len(GuildSettings.model_fields)
