"""The commands of play: open a table, show one's hand, shout."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import discord
from discord import app_commands

from bot.discord_ui.commands.common import (
    GAME_CHOICES,
    ClickHandler,
    Interaction,
    anywhere,
    own_table,
    table_command,
)
from bot.discord_ui.interactions.command_translator import localized
from bot.discord_ui.interactions.opening import Person, alone, may_open_here, sorted_out
from bot.discord_ui.interactions.shelf import show_shelf
from bot.discord_ui.wire.client_protocol import Client, client_of
from bot.discord_ui.wire.responder import Responder
from bot.presentation.games import PRESENTERS
from bot.tables.state.requests import OpenTable, Shout

PLAYERS = range(1, 8)
"""The optional players of /play, by number: as many as the largest table seats besides its host."""


@app_commands.command(name=localized("command-play"), description=localized("command-play-help"))
@app_commands.rename(
    game=localized("parameter-game"),
    **{f"player{number}": localized("parameter-player", number=number) for number in PLAYERS},
)
@app_commands.describe(
    game=localized("parameter-game-help"),
    **{f"player{number}": localized("parameter-player-help") for number in PLAYERS},
)
@app_commands.choices(game=GAME_CHOICES)
@anywhere
async def play(
    interaction: Interaction,
    *,
    game: str | None = None,
    player1: discord.User | None = None,
    player2: discord.User | None = None,
    player3: discord.User | None = None,
    player4: discord.User | None = None,
    player5: discord.User | None = None,
    player6: discord.User | None = None,
    player7: discord.User | None = None,
) -> None:
    """Open a lobby in this channel and invite the people named. Without a game or people, show the shelf."""
    named = (player1, player2, player3, player4, player5, player6, player7)
    people = [player for player in named if player is not None]
    responder = Responder(interaction)
    if game is not None or people:
        await open_table(responder, game, people)
    elif await may_open_here(responder):
        await show_shelf(client_of(interaction), responder)


async def open_table(responder: Responder, game: str | None, people: Iterable[Person]) -> None:
    """Open a lobby in the asker's channel and invite people. Tell the asker if that is not allowed here.

    Args:
        game: the asker's usual game if None.
    """
    if not await may_open_here(responder):
        return
    client = client_of(responder.interaction)
    guests, left_out = sorted_out(people, responder.user, unseen=responder.by_click and not alone(responder))
    if game is None:
        usual = await client.store.matches.usual_game(responder.guild_id, responder.user.id)
        game = usual if usual in PRESENTERS else None
    await client.requester.open(responder, OpenTable(game, guests), left_out=left_out)


async def open_here(client: Client, responder: Responder, argument: str) -> None:
    """Open a lobby here for the game in `argument`. Show the shelf if it names none, as in old greetings."""
    if argument in PRESENTERS:
        await open_table(responder, argument, [])
    else:
        await show_shelf(client, responder)


async def play_now(client: Client, responder: Responder, argument: str) -> None:
    """Deal a short match of the game in `argument` to the asker and computers, at once."""
    if argument not in PRESENTERS:
        await show_shelf(client, responder)
    elif await may_open_here(responder):
        await client.requester.open(responder, OpenTable(argument, quick=True))


@table_command("command-hand")
async def hand(interaction: Interaction, table: str | None = None) -> None:
    """Show the asker their own hand at a table in this channel."""
    responder = Responder(interaction)
    found = await own_table(responder, table)
    if found is not None:
        await client_of(interaction).requester.show_hand(responder, found.id)


@table_command("command-uno")
async def uno(interaction: Interaction, table: str | None = None) -> None:
    """Call out that the asker is down to one tile, as the button on their hand does."""
    responder = Responder(interaction)
    found = await own_table(responder, table)
    if found is not None:
        await client_of(interaction).requester.send(responder, found.id, Shout("call"))


CLICK_HANDLERS: Mapping[str, ClickHandler] = {"opentable": open_here, "playnow": play_now}
"""Handlers of the controls that open a table, by verb."""
