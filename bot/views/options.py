"""One house rule at a time: the list of a game's options, and the small form that changes one.

What values an option takes is said by the rule book's own dataclass; this module only asks.
"""

from __future__ import annotations

import dataclasses
import re
from typing import Any, cast

import discord
from discord import ui

from bot.tables.pace import PACES, pace_line
from bot.tables.rulings import option_value
from bot.views.items import clip
from bot.words import Words
from engine import GAMES
from engine.core import Choice

FORM = re.compile(r"o:(?P<table>\w+):(?P<name>\w+)")
"""The custom id of a form: its table and its option."""


def option_list(game: str, options: dict[str, Any], words: Words) -> list[discord.SelectOption]:
    """Every option of a game with its present value, and one line on what it does."""
    return [
        discord.SelectOption(
            label=clip(
                f"{words(f'option-{game}-{field.name}')}: {_present(game, options, field, words)}", 100
            ),
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


def _present(game: str, options: dict[str, Any], field: dataclasses.Field[Any], words: Words) -> str:
    return option_value(game, field.name, options.get(field.name, field.default), words)


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
        ValueError: a number was wanted and something else was typed.
    """
    field = next(field for field in dataclasses.fields(GAMES[game].Options) if field.name == name)
    if not values_of(field):
        return int(text)
    return next(value for value in values_of(field) if str(value) == text)


class OptionForm(ui.Modal):
    """Asks for one option of a table. What is answered is read from the interaction (:func:`answer`),
    so that a form opened before a restart is still taken.
    """

    def __init__(self, table_id: str, game: str, name: str, value: Any, words: Words) -> None:
        title = words(f"option-{game}-{name}")
        super().__init__(title=clip(title, 45), timeout=600, custom_id=f"o:{table_id}:{name}")
        field = next(field for field in dataclasses.fields(GAMES[game].Options) if field.name == name)
        control = _select(game, field, value, words) or _number(field, value)
        help_text = clip(words(f"option-{game}-{name}-help"), 100)
        self.add_item(ui.Label(text=clip(title, 45), description=help_text, component=control))


def _select(game: str, field: dataclasses.Field[Any], value: Any, words: Words) -> ui.Select[Any] | None:
    options = [
        discord.SelectOption(
            label=clip(option_value(game, field.name, each, words), 100),
            value=str(each),
            default=each == value,
        )
        for each in values_of(field)
    ]
    return ui.Select(options=options, required=True) if options else None


def _number(field: dataclasses.Field[Any], value: Any) -> ui.TextInput[Any]:
    choice: Choice = field.metadata["choice"]
    return ui.TextInput(
        default=None if value is None else str(value),
        placeholder=f"{choice.low} - {choice.high}",
        required=True,
        max_length=len(str(choice.high)),
    )


def answer(interaction: discord.Interaction[Any]) -> str:
    """What was picked or typed in a form with one field."""
    data = cast("dict[str, Any]", interaction.data)
    control = data["components"][0]["component"]
    return str(control["values"][0] if "values" in control else control["value"])
