"""The server's settings, for its managers alone: a list, a small form a setting, the list again.

What can be set is said by :class:`bot.wishes.ServerWishes` and by each game's options; who heeds a
setting is others' business. Buttons may be pressed long after they were drawn, so each handler asks
anew whether the presser manages the server.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.commands.common import Desk, FormDesk, Interaction, bot_of
from bot.games import PRESENTERS
from bot.tables.hall import Hall
from bot.tables.house import House
from bot.tables.reply import Reply, Sheet
from bot.tables.rulings import rules_line
from bot.translator import said
from bot.views.items import DETAIL, Button, Click, Select, clip, panel
from bot.views.options import OptionForm, option_list, read
from bot.views.wishing import WishForm, read_wish, wish_select, wish_text
from bot.wishes import ServerWishes
from bot.words import Words
from engine import GAMES


@app_commands.command(name=said("command-settings"), description=said("command-settings-help"))
@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
async def settings(interaction: Interaction) -> None:
    """Show what the server has set, to change it."""
    await show(bot_of(interaction).hall, Reply(interaction))


async def manages(reply: Reply) -> bool:
    """Whether whoever asks manages the server; told so if not."""
    manager = reply.interaction.permissions.manage_guild
    if not manager:
        await reply.note(reply.words("settings-not-yours"))
    return manager


# -- what is set -----------------------------------------------------------------------------------


async def show(hall: Hall, reply: Reply, argument: str = "") -> None:
    """The list of settings."""
    if await manages(reply):
        await reply.private(await _sheet(hall.house, reply))


async def ask(hall: Hall, reply: Reply, name: str) -> None:
    """The form for one setting."""
    if not await manages(reply):
        return
    guild_id, guild = reply.interaction.guild_id or 0, reply.interaction.guild
    wished = hall.house.wishes.server(guild_id)
    if guild is not None:  # Discord takes no channel into a form that is no more
        there = tuple(channel for channel in wished.channels if guild.get_channel(channel) is not None)
        wished = wished.model_copy(update={"channels": there})
    await reply.interaction.response.send_modal(WishForm(wished, name, reply.words))


async def given(hall: Hall, reply: Reply, about: Sequence[str], texts: Sequence[str]) -> None:
    """Set what was answered in the form."""
    if not await manages(reply):
        return
    (name,) = about
    try:
        value = read_wish(ServerWishes, name, texts)
        await hall.house.wishes.set_server(reply.interaction.guild_id or 0, name, value)
    except ValueError:
        await reply.note(reply.words("option-not-a-number", text=", ".join(texts)))
        return
    await reply.private(await _sheet(hall.house, reply))


async def _sheet(house: House, reply: Reply) -> Sheet:
    words, guild_id = reply.words, reply.interaction.guild_id or 0
    wished = house.wishes.server(guild_id)
    games = [await _game(house, guild_id, game, words) for game in PRESENTERS]
    choose = Select(Click("defaults", "", 0, ""), words("pick-defaults"), games)
    text = f"{words('settings-title')}\n{wish_text(wished, words)}"
    return Sheet(text, view=panel([[wish_select(wished, words)], [choose]]))


async def _game(house: House, guild_id: int, game: str, words: Words) -> discord.SelectOption:
    default = await house.default_options(guild_id, game)
    start = words("defaults-last") if default is None else rules_line(game, default, words)
    return discord.SelectOption(label=words(f"game-{game}"), value=game, description=clip(start, DETAIL))


# -- what new tables start from --------------------------------------------------------------------


async def defaults(hall: Hall, reply: Reply, game: str) -> None:
    """The house rules new tables of a game start from."""
    if await manages(reply):
        await _show_defaults(hall.house, reply, game)


async def ask_default(hall: Hall, reply: Reply, argument: str) -> None:
    """The form for one of those house rules."""
    if not await manages(reply):
        return
    game, _, name = argument.partition(":")
    options = await _start(hall.house, reply, game)
    value = getattr(GAMES[game](**options).options, name)
    form = OptionForm(f"default:{game}", game, name, value, reply.words)
    await reply.interaction.response.send_modal(form)


async def default_given(hall: Hall, reply: Reply, about: Sequence[str], texts: Sequence[str]) -> None:
    """Set the house rule that was answered in the form."""
    if not await manages(reply):
        return
    game, name = about
    try:
        value = read(game, name, texts[0])
    except ValueError:
        await reply.note(reply.words("option-not-a-number", text=texts[0]))
        return
    try:
        rules = GAMES[game](**await _start(hall.house, reply, game) | {name: value})
    except ValueError:
        await reply.note(reply.words("options-clash"))
        return
    await _set_default(hall.house, reply, game, rules.options.chosen())


async def default_sheet(hall: Hall, reply: Reply, game: str) -> None:
    """Have new tables start from the rule sheet."""
    if await manages(reply):
        await _set_default(hall.house, reply, game, {})


async def default_last(hall: Hall, reply: Reply, game: str) -> None:
    """Have new tables start from what was last played."""
    if await manages(reply):
        await _set_default(hall.house, reply, game, None)


async def _start(house: House, reply: Reply, game: str) -> dict[str, Any]:
    """What the managers' choice so far is; the sheet where they have chosen nothing."""
    return await house.default_options(reply.interaction.guild_id or 0, game) or {}


async def _set_default(house: House, reply: Reply, game: str, options: dict[str, Any] | None) -> None:
    await house.set_default(reply.interaction.guild_id or 0, game, options)
    await _show_defaults(house, reply, game)


async def _show_defaults(house: House, reply: Reply, game: str) -> None:
    words = reply.words
    default = await house.default_options(reply.interaction.guild_id or 0, game)
    start = words("defaults-last") if default is None else rules_line(game, default, words)
    text = words("defaults-title", game=words(f"game-{game}"), start=start)
    options = option_list(game, default or {}, words)
    for option in options:
        option.value = f"{game}:{option.value}"
    buttons = [
        Button(Click("sheetdefault", "", 0, game), words("button-by-the-sheet")),
        Button(Click("nodefault", "", 0, game), words("button-as-last-played")),
        Button(Click("settings", "", 0, ""), words("button-all-settings")),
    ]
    choose = Select(Click("default", "", 0, ""), words("pick-option"), options)
    await reply.private(Sheet(text, view=panel([[choose], buttons])))


DESKS: Mapping[str, Desk] = {
    "settings": show,
    "wishserver": ask,
    "defaults": defaults,
    "default": ask_default,
    "sheetdefault": default_sheet,
    "nodefault": default_last,
}
"""What the verbs of these screens ask for."""
FORMS: Mapping[str, FormDesk] = {"wishserver": given, "default": default_given}
"""Who takes the answers of its forms."""
