"""Buttons and selects that outlive a restart: all they know is written in their custom id.

``b:<verb>:<table>:<version>:<argument>`` is a button; ``s:…`` with the same parts is a select, which
puts what was picked in the argument's place. A view here is made of nothing else: mixing in ordinary
items would unregister these classes for the whole bot when such a view times out.

This module knows no table and no rule; it hands the click on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self, cast

import discord
from discord import ui

from bot.games import Act

LABEL = 80
DETAIL = 100
ROW = 5
ROWS = 5
CHOICES = 25
"""The most Discord shows: characters of a label and of a detail, buttons in a row, rows, choices."""

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


@dataclass(frozen=True, slots=True)
class Click:
    """What was pressed: a verb on a table as it was when the control was drawn."""

    verb: str
    table: str
    version: int
    argument: str


class Taker(Protocol):
    """Whoever takes the clicks: the client."""

    async def clicked(self, interaction: discord.Interaction[Any], click: Click) -> None: ...


class Button(
    ui.DynamicItem[ui.Button[Any]], template=r"b:(?P<verb>[a-z]+):(?P<table>\w*):(?P<v>\d+):(?P<a>.*)"
):
    """A button that outlives a restart."""

    def __init__(self, click: Click, label: str = "-", style: str = "secondary", emoji: str | None = None):
        self.click = click
        super().__init__(
            ui.Button(
                label=clip(label, LABEL),
                style=STYLES[style],
                emoji=emoji,
                custom_id=f"b:{click.verb}:{click.table}:{click.version}:{click.argument}",
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(Click(match["verb"], match["table"], int(match["v"]), match["a"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await cast("Taker", interaction.client).clicked(interaction, self.click)


class Select(
    ui.DynamicItem[ui.Select[Any]], template=r"s:(?P<verb>[a-z]+):(?P<table>\w*):(?P<v>\d+):(?P<a>.*)"
):
    """A select that outlives a restart; its argument is the value picked."""

    def __init__(
        self,
        click: Click,
        placeholder: str = "-",
        options: Sequence[discord.SelectOption] = (),
    ) -> None:
        self.click = click
        super().__init__(
            ui.Select(
                placeholder=clip(placeholder, 150),
                options=list(options) or [discord.SelectOption(label="-")],
                custom_id=f"s:{click.verb}:{click.table}:{click.version}:{click.argument}",
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(Click(match["verb"], match["table"], int(match["v"]), match["a"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        values = cast("dict[str, Any]", interaction.data).get("values") or [""]
        click = Click(self.click.verb, self.click.table, self.click.version, str(values[0]))
        await cast("Taker", interaction.client).clicked(interaction, click)


ITEMS = (Button, Select)
"""What the client registers at start, so that controls of an earlier run still answer."""


def panel(rows: Iterable[Sequence[Button | Select]]) -> ui.View:
    """A view of these rows. It never times out, and holds nothing that could."""
    view = ui.View(timeout=None)
    for number, row in enumerate(rows):
        for item in row:
            item.item.row = number
            view.add_item(item)
    return view


def in_rows(buttons: Sequence[Button]) -> list[list[Button]]:
    """Buttons laid out five to a row."""
    return [list(buttons[start : start + ROW]) for start in range(0, len(buttons), ROW)]


def choice(act: Act, value: str | None = None) -> discord.SelectOption:
    """An act as a line of a select."""
    return discord.SelectOption(
        label=clip(act.label, DETAIL),
        value=act.text if value is None else value,
        description=clip(act.detail, DETAIL) or None,
    )


def clip(text: str, most: int) -> str:
    """``text``, shortened to what Discord shows."""
    return text if len(text) <= most else text[: most - 1] + "…"
