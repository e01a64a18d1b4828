"""Buttons and menus that keep working after a restart, because their custom id says all they need.

``b:<verb>:<table>:<version>:<argument>`` is a button. ``s:…`` with the same parts is a menu, which replaces
the argument with the picked value. A view consists only of these items. If ordinary items were mixed in, a
timeout of the view would unregister these classes for the whole bot.

This module knows no table and no rule; it passes the click on.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Protocol, Self, cast

import discord
from discord import ui

from bot.presentation.message import (
    DETAIL,
    LABEL,
    PLACEHOLDER,
    Button,
    Click,
    Control,
    Menu,
    MenuChoice,
    Rows,
    Style,
    clip,
)

STYLES: dict[Style, discord.ButtonStyle] = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

_CUSTOM_ID = re.compile(r"[bs]:([a-z]+):(\w*):(\d{1,9}):(.*)", re.ASCII)
"""Stricter than the templates below: a version has at most nine digits."""


AGAIN = "~"
"""Suffix of a list's custom id, every other time it is sent, so that Discord treats it as a new list."""


class ClickReceiver(Protocol):
    """The part of the client that controls need."""

    async def clicked(self, interaction: discord.Interaction[Any], click: Click) -> None: ...


def parse_custom_id(text: str) -> Click | None:
    """Return the click that a custom id encodes, or None if this version of the bot draws no such control."""
    found = _CUSTOM_ID.fullmatch(text)
    if found is None:
        return None
    verb, table, version, argument = found.groups()
    return Click(verb, table, int(version), argument)


class ButtonItem(
    ui.DynamicItem[ui.Button[Any]], template=r"b:(?P<verb>[a-z]+):(?P<table>\w*):(?P<v>\d+):(?P<a>.*)"
):
    """A button that keeps working after a restart."""

    def __init__(self, button: Button) -> None:
        super().__init__(
            ui.Button(
                label=clip(button.label, LABEL),
                style=STYLES[button.style],
                emoji=button.emoji or None,
                disabled=button.disabled,
                custom_id=f"b:{button.click}",
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(Button(_matched(match)))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the click to the client. Do nothing if the custom id does not parse."""
        click = _clicked(interaction)
        if click is not None:
            await cast("ClickReceiver", interaction.client).clicked(interaction, click)


class MenuItem(
    ui.DynamicItem[ui.Select[Any]], template=r"s:(?P<verb>[a-z]+):(?P<table>\w*):(?P<v>\d+):(?P<a>.*)"
):
    """A menu that keeps working after a restart. Its argument is the picked value."""

    def __init__(self, menu: Menu) -> None:
        super().__init__(
            ui.Select(
                placeholder=clip(menu.placeholder, PLACEHOLDER),
                options=[select_option(choice) for choice in menu.choices],
                custom_id=f"s:{menu.click}",
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(Menu(_matched(match), "-", (MenuChoice("-", "-"),)))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the picked value to the client. Do nothing if the custom id does not parse."""
        click = _clicked(interaction)
        if click is not None:
            values = cast("dict[str, Any]", interaction.data).get("values") or [""]
            picked = replace(click, argument=str(values[0]))
            await cast("ClickReceiver", interaction.client).clicked(interaction, picked)


ITEMS = (ButtonItem, MenuItem)
"""The item classes that the client registers at start, so that older controls still work."""


def view_of(rows: Rows) -> ui.View:
    """Return a view of these rows, already stopped so that discord.py keeps no reference to it.

    A press is recognized by its custom id alone. Otherwise discord.py would keep the view of a private
    message for a quarter of an hour, with a task that waits for its end.
    """
    view = ui.View(timeout=None)
    for number, row in enumerate(rows):
        for control in row:
            item = _item(control)
            item.item.row = number
            view.add_item(item)
    view.stop()
    return view


def usable_again(rows: Rows, shown: discord.Message) -> Rows:
    """Return the controls with a different custom id for each list that the message shows already.

    Discord keeps showing the picked value of a list, and picking the same value again sends nothing.
    """
    ids = {part.custom_id for row in shown.components for part in getattr(row, "children", ())}
    return tuple(
        tuple(
            replace(each, click=_again(each.click))
            if isinstance(each, Menu) and f"s:{each.click}" in ids
            else each
            for each in row
        )
        for row in rows
    )


def _again(click: Click) -> Click:
    """Return a click of the same meaning with a different custom id. A menu's argument is not used."""
    argument = click.argument
    other = argument.removesuffix(AGAIN) if argument.endswith(AGAIN) else f"{argument}{AGAIN}"
    return replace(click, argument=other)


def select_option(choice: MenuChoice) -> discord.SelectOption:
    """Return a menu choice as discord.py's option."""
    return discord.SelectOption(
        label=clip(choice.label, DETAIL),
        value=choice.value,
        description=clip(choice.description, DETAIL) or None,
        default=choice.default,
    )


def _item(control: Control) -> ButtonItem | MenuItem:
    return ButtonItem(control) if isinstance(control, Button) else MenuItem(control)


def _matched(match: re.Match[str]) -> Click:
    return Click(match["verb"], match["table"], int(match["v"]), match["a"])


def _clicked(interaction: discord.Interaction[Any]) -> Click | None:
    return parse_custom_id(str(cast("dict[str, Any]", interaction.data)["custom_id"]))
