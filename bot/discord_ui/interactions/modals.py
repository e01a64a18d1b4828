"""Forms with one field.

The answer is read from the interaction, never from the form, so that a form opened before a restart is still
accepted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias, cast

import discord
from discord import ui

from bot.discord_ui.wire.components import select_option
from bot.presentation.message import CHOICES, DETAIL, PLACEHOLDER, MenuChoice, clip

TITLE = 45
"""The most characters that Discord shows in a form's title and a field's label."""
LIFETIME = 600
"""Seconds until the library forgets the form object. Its answer is accepted even after that."""

FormField: TypeAlias = (
    ui.Select[Any] | ui.TextInput[Any] | ui.ChannelSelect[Any] | ui.RoleSelect[Any] | ui.UserSelect[Any]
)


class Form(ui.Modal):
    """Asks for one value, whose name is both the title and the label.

    Args:
        custom_id: identifies the form; the handler of the answer knows nothing else about it.
    """

    def __init__(self, custom_id: str, title: str, help_text: str, field: FormField) -> None:
        super().__init__(title=clip(title, TITLE), timeout=LIFETIME, custom_id=custom_id)
        self.add_item(ui.Label(text=clip(title, TITLE), description=clip(help_text, DETAIL), component=field))


def choice_field(choices: Sequence[MenuChoice]) -> ui.Select[Any]:
    """Return a field to pick one of these choices in."""
    return ui.Select(options=[select_option(choice) for choice in choices[:CHOICES]], required=True)


def number_field(value: int | None, low: int, high: int, *, empty: str = "") -> ui.TextInput[Any]:
    """Return a field to type a number in.

    Args:
        value: the number to begin with, if any.
        empty: says what an empty field means. Without it, a number is required.
    """
    return ui.TextInput(
        default=None if value is None else str(value),
        placeholder=clip(empty, PLACEHOLDER) or f"{low} - {high}",
        required=not empty,
        max_length=len(str(high)),
    )


def text_field(value: str, example: str) -> ui.TextInput[Any]:
    """Return a field to type a few words in; it may be left empty.

    Args:
        value: the text to begin with.
        example: what to type, for instance.
    """
    return ui.TextInput(
        default=value or None, placeholder=clip(example, PLACEHOLDER), required=False, max_length=60
    )


def channel_field(
    chosen: Sequence[int], kinds: Sequence[discord.ChannelType], most: int
) -> ui.ChannelSelect[Any]:
    """Return a field to pick up to ``most`` channels of these kinds in; it may be left empty."""
    return ui.ChannelSelect(
        channel_types=list(kinds),
        min_values=0,
        max_values=most,
        required=False,
        default_values=[discord.Object(channel) for channel in chosen],
    )


def role_field(chosen: Sequence[int], most: int) -> ui.RoleSelect[Any]:
    """Return a field to pick up to ``most`` roles in; it may be left empty."""
    return ui.RoleSelect(
        min_values=0,
        max_values=most,
        required=False,
        default_values=[discord.Object(role) for role in chosen],
    )


def member_field(chosen: Sequence[int], most: int) -> ui.UserSelect[Any]:
    """Return a field to pick up to ``most`` members in; it may be left empty."""
    return ui.UserSelect(
        min_values=0,
        max_values=most,
        required=False,
        default_values=[discord.Object(member) for member in chosen],
    )


def answers(interaction: discord.Interaction[Any]) -> list[str]:
    """Return what was picked or typed in a form with one field."""
    data = cast("dict[str, Any]", interaction.data)
    field = data["components"][0]["component"]
    picked: list[str] = field["values"] if "values" in field else [field["value"]]
    return [str(each) for each in picked]
