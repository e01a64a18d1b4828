"""Forms with one field. What was answered is read from the interaction, never from the form, so that
one opened before a restart is still taken.
"""

from __future__ import annotations

from typing import Any, cast

import discord
from discord import ui

from bot.views.items import CHOICES, DETAIL, clip

TITLE = 45
"""The most characters Discord shows above a form and above a field."""
PATIENCE = 600
"""Seconds until the form object is forgotten; its answer is taken even then."""

Control = ui.Select[Any] | ui.TextInput[Any] | ui.ChannelSelect[Any]


class Form(ui.Modal):
    """Asks for one thing, whose name is title and label alike.

    Args:
        custom_id: says what is asked; whoever takes the answer knows nothing else.
    """

    def __init__(self, custom_id: str, title: str, help_text: str, control: Control) -> None:
        super().__init__(title=clip(title, TITLE), timeout=PATIENCE, custom_id=custom_id)
        self.add_item(
            ui.Label(text=clip(title, TITLE), description=clip(help_text, DETAIL), component=control)
        )


def one_of(options: list[discord.SelectOption]) -> ui.Select[Any]:
    """A field to pick one of these in."""
    return ui.Select(options=options[:CHOICES], required=True)


def number(value: int | None, low: int, high: int) -> ui.TextInput[Any]:
    """A field to type a number in."""
    return ui.TextInput(
        default=None if value is None else str(value),
        placeholder=f"{low} - {high}",
        required=True,
        max_length=len(str(high)),
    )


def answers(interaction: discord.Interaction[Any]) -> list[str]:
    """What was picked or typed in a form with one field."""
    data = cast("dict[str, Any]", interaction.data)
    control = data["components"][0]["component"]
    picked: list[str] = control["values"] if "values" in control else [control["value"]]
    return [str(each) for each in picked]
