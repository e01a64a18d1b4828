"""One house rule at a time: the list of a game's options, and the small form that changes one.

What values an option takes is said by the rule book's own dataclass; this module only asks.
"""

from __future__ import annotations

import dataclasses
from typing import Any

import discord

from bot.tables.pace import pace_line
from bot.tables.rulings import option_line, option_value
from bot.views.forms import Control, Form, number, one_of
from bot.views.items import clip
from bot.wishes import PACES
from bot.words import Words
from engine import GAMES
from engine.core import Choice


def option_list(game: str, options: dict[str, Any], words: Words) -> list[discord.SelectOption]:
    """Every option of a game with its present value, and one line on what it does."""
    return [
        discord.SelectOption(
            label=clip(option_line(game, field.name, options.get(field.name, field.default), words), 100),
            value=field.name,
            description=clip(words(f"option-{game}-{field.name}-help"), 100),
        )
        for field in dataclasses.fields(GAMES[game].Options)
    ]


def pace_list(seconds: int, words: Words) -> list[discord.SelectOption]:
    """How long a turn may take, to choose from; a server may wish for a time of its own."""
    return [
        discord.SelectOption(label=pace_line(each, words), value=str(each), default=each == seconds)
        for each in (*PACES, *([] if seconds in PACES else [seconds]))
    ]


def values_of(field: dataclasses.Field[Any]) -> list[Any]:
    """The values an option may be set to from a list; empty for a number, which is typed."""
    choice: Choice = field.metadata["choice"]
    if (choice.low, choice.high) != (0, 0):
        return []
    values: list[Any] = list(choice.values) or [True, False]
    return [None, *values] if field.default is None else values


def read(game: str, name: str, text: str) -> Any:
    """The value that was typed or picked.

    Raises:
        ValueError: a number was wanted and something else was typed, or there is no such option any
            more, or not that value of it.
    """
    fields = {field.name: field for field in dataclasses.fields(GAMES[game].Options)}
    if name not in fields:
        raise ValueError(name)
    values = {str(value): value for value in values_of(fields[name])}
    if values and text not in values:
        raise ValueError(text)
    return values[text] if values else int(text)


class OptionForm(Form):
    """Asks for one option.

    Args:
        key: what the custom id begins with; the option's name follows.
    """

    def __init__(self, key: str, game: str, name: str, value: Any, words: Words) -> None:
        title, help_text = words(f"option-{game}-{name}"), words(f"option-{game}-{name}-help")
        super().__init__(f"{key}:{name}", title, help_text, _control(game, name, value, words))


def _control(game: str, name: str, value: Any, words: Words) -> Control:
    """The field in which an option is picked or typed."""
    field = next(field for field in dataclasses.fields(GAMES[game].Options) if field.name == name)
    options = [
        discord.SelectOption(
            label=clip(option_value(game, name, each, words), 100), value=str(each), default=each == value
        )
        for each in values_of(field)
    ]
    if options:
        return one_of(options)
    choice: Choice = field.metadata["choice"]
    return number(value, choice.low, choice.high)
