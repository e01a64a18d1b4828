"""What commands share: the bot behind an interaction, and which table is meant."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import discord
from discord import app_commands

from bot.games import PRESENTERS
from bot.tables.hall import Hall
from bot.tables.place import Place
from bot.tables.reply import Reply, words_of
from bot.translator import said

if TYPE_CHECKING:
    from bot.app import Boneyard

Interaction: TypeAlias = discord.Interaction[Any]

Desk: TypeAlias = Callable[[Hall, Reply, str], Awaitable[None]]
"""Takes a click that is about no table: what remains is its argument."""
FormDesk: TypeAlias = Callable[[Hall, Reply, Sequence[str], Sequence[str]], Awaitable[None]]
"""Takes a form: what its custom id says after the verb, and what was picked or typed."""

GAME_CHOICES = [app_commands.Choice(name=said(f"game-{name}"), value=name) for name in PRESENTERS]


def bot_of(interaction: Interaction) -> Boneyard:
    """The bot that was spoken to."""
    return cast("Boneyard", interaction.client)


async def own_table(interaction: Interaction, table: str | None) -> Place | None:
    """The table in this channel at which the asker sits, or the one they name; None after saying why not."""
    hall = bot_of(interaction).hall
    places = hall.of(interaction.user.id, interaction.channel_id)
    return await _one(interaction, places, table, "no-table-of-yours")


async def any_table(interaction: Interaction, table: str | None) -> Place | None:
    """The table of this channel that is meant, the asker's own before others."""
    hall = bot_of(interaction).hall
    own = hall.of(interaction.user.id, interaction.channel_id)
    return await _one(interaction, own or hall.in_channel(interaction.channel_id), table, "no-table-here")


async def _one(interaction: Interaction, places: list[Place], table: str | None, none: str) -> Place | None:
    reply = Reply(interaction)
    if table is not None:
        places = [place for place in places if place.table.id == table]
    if len(places) == 1:
        return places[0]
    await reply.note(reply.words("which-table" if places else none))
    return None


async def tables_here(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The tables of this channel to choose from, the asker's own first."""
    hall = bot_of(interaction).hall
    own = hall.of(interaction.user.id, interaction.channel_id)
    others = [place for place in hall.in_channel(interaction.channel_id) if place not in own]
    words = words_of(interaction)
    return [
        app_commands.Choice(name=_line(place, words)[:100], value=place.table.id)
        for place in [*own, *others][:25]
    ]


def _line(place: Place, words: Any) -> str:
    players = words.listing(chair.name for chair in place.table.chairs)
    return str(words("table-choice", game=words(f"game-{place.table.game}"), players=players))


def table_command(key: str) -> Callable[[Any], app_commands.Command[Any, Any, Any]]:
    """A command about one table, which may be named where a channel has several."""

    def made(callback: Any) -> app_commands.Command[Any, Any, Any]:
        for decorate in (
            app_commands.guild_only(),
            app_commands.autocomplete(table=tables_here),
            app_commands.describe(table=said("parameter-table-help")),
            app_commands.rename(table=said("parameter-table")),
        ):
            callback = decorate(callback)
        return app_commands.command(name=said(key), description=said(f"{key}-help"))(callback)

    return made
