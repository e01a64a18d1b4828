"""Settings one at a time: the list of all settings, and the small form that changes one.

The models of :mod:`bot.preferences` define what can be set; this module only asks. Its locale keys are
``wish-<owner>-<name>`` and ``wish-<owner>-<name>-help``. A value picked by name has the key
``wish-<owner>-<name>-value-<value>``, with ``default`` for an empty value. Numbers and things picked from the
server have ``wish-<owner>-<name>-value``, with ``$value`` or ``$count``. A language is shown under its own
name.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, get_args, get_origin

import discord
from pydantic import BaseModel
from pydantic.fields import FieldInfo

from bot.discord_ui.interactions.modals import (
    Form,
    FormField,
    channel_field,
    choice_field,
    member_field,
    number_field,
    role_field,
    text_field,
)
from bot.language.localizer import Localizer, own_name
from bot.preferences import DAY, GuildSettings, UserSettings
from bot.presentation.message import CHOICES, LABEL, Button, Click, Menu, MenuChoice, clip
from bot.tables.rest_times import city_of, zone_of_city

OWNERS: Mapping[type[BaseModel], str] = {GuildSettings: "server", UserSettings: "person"}
"""The owner of each model's settings in locale keys. After ``wish``, it is the verb of their menu and forms.
"""
NUMBER = re.compile(r"\d{1,9}")
CHANNELS = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
)
"""The kinds of channels in which people can talk, directly or in threads."""


SIGNS = {"channels": "#", "roles": "@&", "members": "@"}
"""The sign of Discord's mention, by what a setting is picked from."""


class UnknownCityError(ValueError):
    """No time zone is named after the city that somebody typed."""


class SettingForm(Form):
    """Asks for one setting."""

    def __init__(self, settings: BaseModel, name: str, localizer: Localizer) -> None:
        owner = OWNERS[type(settings)]
        title, help_text = localizer(f"wish-{owner}-{name}"), localizer(f"wish-{owner}-{name}-help")
        super().__init__(f"wish{owner}:{name}", title, help_text, _field(settings, name, localizer))


def settings_of(model: type[BaseModel]) -> list[str]:
    """Return the names of the settings that people can change themselves."""
    extras = {name: field.json_schema_extra for name, field in model.model_fields.items()}
    return [name for name, extra in extras.items() if not isinstance(extra, dict) or extra.get("asked", True)]


def switches_of(model: type[BaseModel]) -> list[str]:
    """Return the names of the yes-or-no settings."""
    return [name for name in settings_of(model) if model.model_fields[name].annotation is bool]


def settings_menu(settings: BaseModel, localizer: Localizer) -> Menu:
    """Return a list of the settings that need a form. The argument of a choice is the setting's name."""
    model, owner = type(settings), OWNERS[type(settings)]
    choices = tuple(
        MenuChoice(setting_line(settings, name, localizer), name, localizer(f"wish-{owner}-{name}-help"))
        for name in settings_of(model)
        if name not in switches_of(model)
    )
    return Menu(Click(f"wish{owner}"), localizer("pick-wish"), choices)


def setting_buttons(settings: BaseModel, names: Iterable[str], localizer: Localizer) -> list[Button]:
    """Return a button for each of these settings: it flips a yes-or-no setting, or opens a form."""
    owner = OWNERS[type(settings)]
    return [
        Button(
            Click(f"wish{owner}", argument=name),
            clip(setting_line(settings, name, localizer), LABEL),
            "success" if getattr(settings, name) is True else "secondary",
        )
        for name in names
    ]


def settings_text(settings: BaseModel, localizer: Localizer, *, counted: bool = False) -> str:
    """Return all settings with their present values, one a line.

    Args:
        counted: whether to give only the number of the picked channels, roles and members, not their names.
    """
    line = setting_line if counted else _line_in_message
    return "\n".join(
        localizer("wish-line", wish=line(settings, name, localizer)) for name in settings_of(type(settings))
    )


def setting_line(settings: BaseModel, name: str, localizer: Localizer) -> str:
    """Return a setting's title and present value as a short text."""
    title = localizer(f"wish-{OWNERS[type(settings)]}-{name}")
    return localizer("option-line", option=title, value=setting_value(settings, name, localizer))


def setting_value(settings: BaseModel, name: str, localizer: Localizer) -> str:
    """Return the present value of a setting in words."""
    value = getattr(settings, name)
    if picked_from(type(settings), name) == "days":
        value = _days_left(value)
    return _in_words(type(settings), name, value, localizer)


def read_setting(model: type[BaseModel], name: str, texts: Sequence[str]) -> Any:
    """Return the value that was picked or typed.

    Raises:
        UnknownCityError: no time zone is named after the city that was typed.
        ValueError: there is no such setting, or what was typed is not a number.
    """
    field = model.model_fields.get(name)
    if field is None:
        raise ValueError(name)
    if get_origin(field.annotation) is tuple:
        return tuple(int(text) for text in texts)
    if picked_from(model, name) == "city":
        return _read_city(texts[0])
    for value in _listed_values(field):
        if _text(value) == texts[0]:
            return _until(value) if picked_from(model, name) == "days" else value
    if get_origin(field.annotation) is Literal:  # perhaps an earlier version's name, which the model may know
        return texts[0]
    if not NUMBER.fullmatch(texts[0].strip()):
        raise ValueError(name)
    return int(texts[0])


def _read_city(text: str) -> str:
    """Return the time zone of the city that was typed; empty for none.

    Raises:
        UnknownCityError: no time zone is named after it.
    """
    zone = zone_of_city(text) if text.strip() else ""
    if zone is None:
        raise UnknownCityError(text)
    return zone


def _until(days: int) -> int:
    """Return the Unix time at which so many days from now end; 0 for no days."""
    return math.ceil(discord.utils.utcnow().timestamp()) + days * DAY if days else 0


def _days_left(until: int) -> int:
    """Return how many days are left until a Unix time, rounded up; 0 if it is over."""
    return max(0, math.ceil((until - discord.utils.utcnow().timestamp()) / DAY))


def picked_from(model: type[BaseModel], name: str) -> str:
    """Return from what kind of thing a setting is picked; empty for a setting that is not picked so.

    The kind is a key of :data:`SIGNS`, ``city`` for a time zone, or ``days`` for a moment some days from now.
    """
    extra = model.model_fields[name].json_schema_extra
    return str(extra.get("picked", "")) if isinstance(extra, dict) else ""


# -- how -------------------------------------------------------------------------------------------


def _line_in_message(settings: BaseModel, name: str, localizer: Localizer) -> str:
    """Return a setting and its value for a message, mentioning the picked channels, roles or members."""
    value = getattr(settings, name)
    if not isinstance(value, tuple) or not value:
        return setting_line(settings, name, localizer)
    title = localizer(f"wish-{OWNERS[type(settings)]}-{name}")
    sign = SIGNS[picked_from(type(settings), name)]
    named = localizer.listing(f"<{sign}{each}>" for each in value)
    return localizer("option-line", option=title, value=named)


def _listed_values(field: FieldInfo) -> list[Any]:
    """Return the values that a setting's list offers.

    Return an empty list if its value is a number to type, or is picked from the server.
    """
    if field.annotation is bool:
        return [True, False]
    if get_origin(field.annotation) is Literal:
        return list(get_args(field.annotation))
    extra = field.json_schema_extra
    named: Any = extra.get("choices", []) if isinstance(extra, dict) else []
    return list(named)


def _field(settings: BaseModel, name: str, localizer: Localizer) -> FormField:
    model, value = type(settings), getattr(settings, name)
    field = model.model_fields[name]
    if get_origin(field.annotation) is tuple:
        most = int(next((each.max_length for each in field.metadata if hasattr(each, "max_length")), CHOICES))
        match picked_from(model, name):
            case "roles":
                return role_field(value, most)
            case "members":
                return member_field(value, most)
            case _:
                return channel_field(value, CHANNELS, most)
    if picked_from(model, name) == "city":
        return text_field(city_of(value), localizer(f"wish-{OWNERS[model]}-{name}-example"))
    present = _days_left(value) if picked_from(model, name) == "days" else value
    choices = [
        MenuChoice(_in_words(model, name, each, localizer), _text(each), default=each == present)
        for each in _listed_values(field)
    ]
    if choices:
        return choice_field(choices)
    return number_field(value, _bound(field, "ge"), _bound(field, "le"))


def _bound(field: FieldInfo, side: str) -> int:
    return int(next(getattr(each, side) for each in field.metadata if hasattr(each, side)))


def _text(value: Any) -> str:
    return str(value) or "default"


def _in_words(model: type[BaseModel], name: str, value: Any, localizer: Localizer) -> str:
    key = f"wish-{OWNERS[model]}-{name}-value"
    if isinstance(value, bool):
        return localizer("value-yes" if value else "value-no")
    if isinstance(value, tuple):
        return localizer(key, count=len(value))
    if isinstance(value, int):
        return localizer(key, value=value)
    if picked_from(model, name) == "city" and value:
        return city_of(value)
    if name == "language" and value:
        return own_name(value)
    return localizer(f"wish-{OWNERS[model]}-{name}-value-{_text(value)}")
