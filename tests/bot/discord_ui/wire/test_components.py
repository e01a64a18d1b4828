"""Controls that work after a restart: their custom id, whose grammar never changes, says all they need."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord_ui.wire.components import ITEMS, ButtonItem, MenuItem, parse_custom_id, view_of
from bot.presentation.message import DETAIL, LABEL, PLACEHOLDER, Button, Click, Menu, MenuChoice, rows

BUTTON, SELECT = discord.ComponentType.button.value, discord.ComponentType.select.value


@pytest.mark.parametrize(
    ("click", "custom_id"),
    [
        (Click("join", "0123abcd"), "b:join:0123abcd:0:"),
        (Click("move", "0123abcd", 17, "?r1-3@1,0:blue"), "b:move:0123abcd:17:?r1-3@1,0:blue"),
        (Click("me"), "b:me::0:"),
        (Click("admit", "0123abcd", 0, "11:Ann: the first"), "b:admit:0123abcd:0:11:Ann: the first"),
    ],
)
def test_a_click_and_its_custom_id_convert_both_ways(click: Click, custom_id: str) -> None:
    assert ButtonItem(Button(click)).item.custom_id == custom_id
    assert parse_custom_id(custom_id) == click


@pytest.mark.parametrize(
    "text",
    [
        "",
        "join",
        "x:join:0123abcd:0:",
        "b:join:0123abcd:soon:",
        "b:join:0123abcd:-1:",
        "b:join:0123abcd::",
        f"b:join:0123abcd:{10**60}:",
        "b:join:0123abcd:\u0663:",
        "b:JOIN:0123abcd:0:",
        "b:join:0123 abcd:0:",
        "b:join:0123abcd:0:\n",
        " b:join:0123abcd:0:",
    ],
)
def test_a_malformed_custom_id_is_not_parsed(text: str) -> None:
    assert parse_custom_id(text) is None


def test_controls_are_drawn_in_their_rows() -> None:
    buttons = [Button(Click("join", "t"), "Join", "success"), Button(Click("look", "t"), "Look", emoji="🔍")]
    menu = Menu(
        Click("game", "t"),
        "Choose",
        (MenuChoice("All Fives", "all-fives", "by its sheet", default=True), MenuChoice("UNO", "uno")),
    )
    disabled = Button(Click("step", "t", 3, "next"), "Next", disabled=True)
    first, second, third = [
        row["components"] for row in view_of(rows(buttons, [menu], [disabled])).to_components()
    ]
    assert [(each["label"], each["style"], each["custom_id"]) for each in first] == [
        ("Join", discord.ButtonStyle.success.value, "b:join:t:0:"),
        ("Look", discord.ButtonStyle.secondary.value, "b:look:t:0:"),
    ]
    assert first[1]["emoji"]["name"] == "🔍"
    (select,) = second
    assert (select["type"], select["placeholder"], select["custom_id"]) == (SELECT, "Choose", "s:game:t:0:")
    assert [option["value"] for option in select["options"]] == ["all-fives", "uno"]
    assert [option["default"] for option in select["options"]] == [True, False]
    assert select["options"][0]["description"] == "by its sheet"
    assert [each["disabled"] for each in third] == [True]


async def test_a_view_is_stopped_and_its_items_work_without_it() -> None:
    """Stopped, a view is not kept by discord.py, and no task waits for the end of a private message."""
    menu = Menu(Click("game", "t"), "Choose", (MenuChoice("UNO", "uno"),))
    view = view_of(rows([Button(Click("join", "t"))], [menu]))
    assert view.timeout is None
    assert view.is_finished()
    assert all(isinstance(item, ITEMS) for item in view.children)


def test_labels_are_cut_to_discords_limit() -> None:
    assert len(ButtonItem(Button(Click("join"), "W" * 200)).item.label or "") == LABEL
    select = MenuItem(Menu(Click("game"), "W" * 200, (MenuChoice("W" * 200, "w", "W" * 200),))).item
    assert len(select.placeholder or "") == PLACEHOLDER
    assert [(len(option.label), len(option.description or "")) for option in select.options] == [
        (DETAIL, DETAIL)
    ]


class Receiver:
    """A client that records clicks."""

    def __init__(self) -> None:
        self.taken: list[Click] = []

    async def clicked(self, interaction: Any, click: Click) -> None:
        self.taken.append(click)


async def pressed(kind: type[ButtonItem | MenuItem], custom_id: str, **data: Any) -> list[Click]:
    """Return the clicks that the client receives if a control with this custom id is pressed."""
    template = kind.__discord_ui_compiled_template__
    match = template.fullmatch(custom_id)
    assert isinstance(match, re.Match)
    receiver = Receiver()
    interaction: Any = SimpleNamespace(client=receiver, data={"custom_id": custom_id, **data})
    drawn: Any = None
    item = await kind.from_custom_id(interaction, drawn, match)
    await item.callback(interaction)
    return receiver.taken


async def test_a_press_is_passed_on_as_it_was_drawn() -> None:
    assert await pressed(ButtonItem, "b:move:0123abcd:17:6-4@W") == [Click("move", "0123abcd", 17, "6-4@W")]


async def test_a_picked_value_replaces_the_menus_argument() -> None:
    clicks = await pressed(MenuItem, "s:move:0123abcd:17:25", values=["6-4@W"])
    assert clicks == [Click("move", "0123abcd", 17, "6-4@W")]


@pytest.mark.parametrize("version", [str(10**40), "\u0663"])
async def test_an_impossible_version_is_left_to_the_client(version: str) -> None:
    """The items ignore it, because the client answers every custom id that does not parse."""
    assert await pressed(ButtonItem, f"b:move:0123abcd:{version}:6-4@W") == []
    assert await pressed(MenuItem, f"s:move:0123abcd:{version}:0", values=["6-4@W"]) == []
