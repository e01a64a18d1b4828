"""``/settings``: the server's settings, for its managers only, as a list with a small form for each.

:class:`bot.preferences.GuildSettings` and each game's options define what can be set; other modules apply it.
A button may be pressed long after it was drawn, so each handler checks again that the presser manages the
server.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from discord import app_commands

from bot.discord_ui.commands.common import ClickHandler, FormHandler, Interaction
from bot.discord_ui.history.export import WRITERS
from bot.discord_ui.interactions.command_translator import localized
from bot.discord_ui.interactions.options_form import OptionForm
from bot.discord_ui.interactions.settings_form import (
    SettingForm,
    picked_from,
    read_setting,
    setting_buttons,
    settings_menu,
    settings_text,
    switches_of,
)
from bot.discord_ui.wire.client_protocol import Client, client_of
from bot.discord_ui.wire.responder import Responder
from bot.language.localizer import Localizer
from bot.preferences import GuildSettings
from bot.presentation.games import PRESENTERS
from bot.presentation.message import (
    CONTENT,
    DETAIL,
    Button,
    Click,
    Menu,
    MenuChoice,
    Message,
    clip,
    in_rows,
    rows,
)
from bot.presentation.text.option_text import option_choices, read_option, refused_value, rules_line, switched
from bot.tables.state.house_rules import default_options, set_default_options
from engine import GAMES

NAMED = 5
"""How many channels that Discord hides are named."""


@app_commands.command(name=localized("command-settings"), description=localized("command-settings-help"))
@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
async def settings(interaction: Interaction) -> None:
    """Show the server's settings, to change them."""
    await show(client_of(interaction), Responder(interaction), "")


async def manages(responder: Responder) -> bool:
    """Return whether the asker manages the server; if not, tell them so."""
    manager = responder.interaction.permissions.manage_guild
    if not manager:
        await responder.note(responder.localizer("settings-not-yours"))
    return manager


# -- what is set -----------------------------------------------------------------------------------


async def show(client: Client, responder: Responder, argument: str) -> None:
    """Show the list of the server's settings. Refuse non-managers."""
    if await manages(responder):
        await responder.private(await _settings_message(client, responder))


async def ask(client: Client, responder: Responder, name: str) -> None:
    """Flip a yes-or-no setting of the server, or open the form of another. Refuse non-managers."""
    if not await manages(responder):
        return
    if name not in GuildSettings.model_fields:  # a control of another version
        await responder.note(responder.localizer("control-gone"))
        return
    if GuildSettings.model_fields[name].annotation is bool:
        other = not getattr(client.preferences.guild(responder.guild_id), name)
        await take(client, responder, (name,), (str(other),))
        return
    wanted, guild = client.preferences.guild(responder.guild_id), responder.interaction.guild
    kind = picked_from(GuildSettings, name)
    if guild is not None and kind in {
        "channels",
        "roles",
    }:  # Discord accepts no form that names a deleted channel or role
        find: Callable[[int], object] = guild.get_role if kind == "roles" else guild.get_channel
        there = tuple(each for each in getattr(wanted, name) if find(each) or client.hides(each))
        wanted = wanted.model_copy(update={name: there})
    panel = await _settings_message(client, responder)
    await responder.ask(SettingForm(wanted, name, responder.localizer), panel)


async def take(client: Client, responder: Responder, about: Sequence[str], values: Sequence[str]) -> None:
    """Save the setting that a form was answered for, and show the list again. Refuse non-managers.

    If the setting or its value is not valid, only say that the control is gone.
    """
    if not await manages(responder):
        return
    (name,) = about
    try:
        value = read_setting(GuildSettings, name, values)
        await client.preferences.set_guild_setting(responder.guild_id, name, value)
        responder.note_saved()
    except ValueError:  # a form of another version
        await responder.note(responder.localizer("control-gone"))
        return
    await responder.private(await _settings_message(client, responder))


async def _settings_message(client: Client, responder: Responder) -> Message:
    localizer, wanted = responder.localizer, client.preferences.guild(responder.guild_id)
    games = [await _game_choice(client, responder.guild_id, game, localizer) for game in PRESENTERS]
    choose = Menu(Click("defaults"), localizer("pick-defaults"), tuple(games))
    tools = [
        Button(Click("checkup"), localizer("button-check-up")),
        *(
            Button(Click("serverexport", argument=extension), localizer("button-export-as", format=extension))
            for extension in WRITERS
        ),
    ]
    switches = in_rows(setting_buttons(wanted, switches_of(GuildSettings), localizer))
    controls = rows([settings_menu(wanted, localizer)], *switches, [choose], tools)
    hidden = [each for each in wanted.named_channels if client.hides(each)]
    return Message(_settings_list(wanted, hidden, localizer), controls=controls)


def _settings_list(wanted: GuildSettings, hidden: Sequence[int], localizer: Localizer) -> str:
    """Return every setting with its value, and the permission missing in channels that Discord hides.

    If that is too long for a message, count the picked channels, roles and members instead of naming them.

    Args:
        hidden: the picked channels that Discord hides from the bot.
    """
    title, unseen = localizer("settings-title"), ""
    if hidden:
        named = localizer.listing(f"<#{each}>" for each in hidden[:NAMED])
        unseen = "\n" + localizer("settings-unseen", channels=named, count=len(hidden[NAMED:]))
    text = f"{title}\n{settings_text(wanted, localizer)}{unseen}"
    if len(text) <= CONTENT:
        return text
    return f"{title}\n{settings_text(wanted, localizer, counted=True)}{unseen}"


async def _game_choice(client: Client, guild_id: int, game: str, localizer: Localizer) -> MenuChoice:
    default = await default_options(client.store, guild_id, game)
    return MenuChoice(localizer(f"game-{game}"), game, clip(_start_line(game, default, localizer), DETAIL))


# -- what new tables start from --------------------------------------------------------------------


async def show_defaults(client: Client, responder: Responder, game: str) -> None:
    """Show a manager the house rules that new tables of a game start with."""
    if await manages(responder) and await _known(responder, game):
        await _show_defaults(client, responder, game)


async def ask_default(client: Client, responder: Responder, argument: str) -> None:
    """Flip one of a game's default house rules, or open its form. Refuse non-managers.

    Args:
        argument: the game and the option's name, separated by a colon.
    """
    game, _, name = argument.partition(":")
    if not await manages(responder) or not await _known(responder, game):
        return
    default = await default_options(client.store, responder.guild_id, game)
    rules = GAMES[game](**default or {}).options
    if not hasattr(rules, name):  # a control of another version
        await responder.note(responder.localizer("control-gone"))
        return
    other = switched(game, name, rules)
    if other is not None:
        await take_default(client, responder, (game, name), (str(other),))
        return
    form = OptionForm(f"default:{game}", game, rules, name, responder.localizer)
    await responder.ask(form, _defaults_message(game, default, responder.localizer))


async def take_default(
    client: Client, responder: Responder, about: Sequence[str], values: Sequence[str]
) -> None:
    """Save the default house rule that a form was answered for, and show the game's defaults again.

    If the value is not allowed, or clashes with another rule, change nothing and say so.
    """
    game, name = about
    if not await manages(responder) or not await _known(responder, game):
        return
    try:
        value = read_option(game, name, values[0])
    except ValueError:
        refused = refused_value(game, name, values[0], responder.localizer)
        await _show_defaults(client, responder, game, refused)
        return
    refused = ""
    # another manager may change another rule at the same time
    async with client.store.guild_settings.changing:
        options = await default_options(client.store, responder.guild_id, game) or {}
        try:
            rules = GAMES[game](**options | {name: value})
        except ValueError:
            refused = responder.localizer("options-clash")
        else:
            wanted = rules.options.house_rules()
            await set_default_options(client.store, responder.guild_id, game, wanted)
            responder.note_saved()
    await _show_defaults(client, responder, game, refused)


async def start_by_the_sheet(client: Client, responder: Responder, game: str) -> None:
    """Save that new tables of a game start with the standard rules. Refuse non-managers."""
    if await manages(responder) and await _known(responder, game):
        await _set_default(client, responder, game, {})


async def start_as_last_played(client: Client, responder: Responder, game: str) -> None:
    """Save that new tables of a game start with the rules last played. Refuse non-managers."""
    if await manages(responder) and await _known(responder, game):
        await _set_default(client, responder, game, None)


async def _known(responder: Responder, game: str) -> bool:
    """Return whether this version has a game; if not, tell the asker that their control is out of date."""
    if game not in GAMES:
        await responder.note(responder.localizer("control-gone"))
    return game in GAMES


async def _set_default(
    client: Client, responder: Responder, game: str, options: dict[str, Any] | None
) -> None:
    await set_default_options(client.store, responder.guild_id, game, options)
    responder.note_saved()
    await _show_defaults(client, responder, game)


async def _show_defaults(client: Client, responder: Responder, game: str, refused: str = "") -> None:
    default = await default_options(client.store, responder.guild_id, game)
    panel = _defaults_message(game, default, responder.localizer)
    await responder.private(panel.with_line(refused) if refused else panel)


def _defaults_message(game: str, default: dict[str, Any] | None, localizer: Localizer) -> Message:
    start = _start_line(game, default, localizer)
    text = localizer("defaults-title", game=localizer(f"game-{game}"), start=start)
    choices = option_choices(game, default or {}, localizer)
    choose = tuple(replace(choice, value=f"{game}:{choice.value}") for choice in choices)
    buttons = [
        Button(Click("sheetdefault", argument=game), localizer("button-by-the-sheet")),
        Button(Click("nodefault", argument=game), localizer("button-as-last-played")),
        Button(Click("settings"), localizer("button-all-settings")),
    ]
    menu = Menu(Click("default"), localizer("pick-option"), choose)
    return Message(text, controls=rows([menu], buttons))


def _start_line(game: str, default: dict[str, Any] | None, localizer: Localizer) -> str:
    return localizer("defaults-last") if default is None else rules_line(game, default, localizer)


CLICK_HANDLERS: Mapping[str, ClickHandler] = {
    "settings": show,
    "wishserver": ask,
    "defaults": show_defaults,
    "default": ask_default,
    "sheetdefault": start_by_the_sheet,
    "nodefault": start_as_last_played,
}
"""Handlers of these screens' controls, by verb."""
FORM_HANDLERS: Mapping[str, FormHandler] = {"wishserver": take, "default": take_default}
"""Handlers of their forms, by verb."""
