"""The commands at a table: open one, see one's hand, show it again, shout, leave, end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import app_commands

from bot.commands.common import GAME_CHOICES, Interaction, any_table, bot_of, own_table, table_command
from bot.games import PRESENTERS
from bot.store import State
from bot.tables.dealer import may_end
from bot.tables.inviting import Guest, apology
from bot.tables.opening import refused_here
from bot.tables.place import Place
from bot.tables.reply import CONTENT, Reply, Sheet
from bot.tables.table import Table
from bot.tables.watching import calls
from bot.translator import said
from bot.views.panels import confirm_panel

PLAYERS = range(1, 8)
"""The people /play can name: as many as may join a host at the largest table."""


@app_commands.command(name=said("command-play"), description=said("command-play-help"))
@app_commands.rename(
    game=said("parameter-game"),
    **{f"player{number}": said("parameter-player", number=number) for number in PLAYERS},
)
@app_commands.describe(
    game=said("parameter-game-help"),
    **{f"player{number}": said("parameter-player-help") for number in PLAYERS},
)
@app_commands.choices(game=GAME_CHOICES)
@app_commands.guild_only()
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
    """Open a lobby in this channel, and invite whoever is named."""
    named = (player1, player2, player3, player4, player5, player6, player7)
    await open_table(Reply(interaction), game, [player for player in named if player is not None])


async def open_table(reply: Reply, game: str | None, guests: Sequence[Guest]) -> None:
    """Open a lobby where the asker is: of the first game if none is named, with these invited."""
    hall = bot_of(reply.interaction).hall
    if await refused_here(hall.house, reply):
        return
    async with hall.opening(reply, game or next(iter(PRESENTERS))) as place:
        left_out = await place.lobby.inviting.invite(guests, reply.user)
        uncalled = await _announce(reply, place)
    if left_out:
        await reply.note(apology(left_out, reply.words))
    for line in uncalled:
        await place.dealer.board.say(Sheet(line))


async def _announce(reply: Reply, place: Place) -> list[str]:
    """Show a new lobby to everybody; returns the calls to watchers that its message has no room for."""
    table, lobby = place.table, place.lobby
    there = {reply.user.id, *(row.user_id for row in lobby.inviting.open)}
    lines = await calls(lobby.house, table.guild_id, table.channel_id, there, table.words)
    sheet = lobby.sheet()
    if lines and len(sheet.content) + len(lines[0]) < CONTENT:
        sheet = replace(sheet, content=f"{sheet.content}\n{lines.pop(0)}")
    sent = await reply.interaction.response.send_message(**sheet.fields())
    table.tickets[reply.user.id] = reply.ticket()
    if sent.message_id is not None:
        await lobby.shown_as(sent.message_id)
    return lines


@table_command("command-hand")
async def hand(interaction: Interaction, table: str | None = None) -> None:
    """Show the asker's own hand."""
    place = await own_table(interaction, table)
    if place is None:
        return
    reply = Reply(interaction)
    if place.table.state is State.LOBBY:
        await reply.note(reply.words("hand-lobby"))
        return
    await place.dealer.show_hand(reply)


@table_command("command-table")
async def table(interaction: Interaction, table: str | None = None) -> None:
    """Show a table again, at the bottom of the channel."""
    place = await any_table(interaction, table)
    if place is None:
        return
    reply = Reply(interaction)
    await reply.hold()
    if place.table.state is State.LOBBY:
        await place.lobby.repost(reply)
    else:
        await place.dealer.show_again(reply)
        bot_of(interaction).hall.arm(place)


@table_command("command-uno")
async def uno(interaction: Interaction, table: str | None = None) -> None:
    """Shout, as the button does."""
    place = await own_table(interaction, table)
    if place is None:
        return
    await place.dealer.shout(Reply(interaction), "call")
    bot_of(interaction).hall.arm(place)


@table_command("command-pause")
async def pause(interaction: Interaction, table: str | None = None) -> None:
    """Ask everybody at the table for a pause."""
    place = await own_table(interaction, table)
    if place is None:
        return
    await place.pausing.ask(Reply(interaction))
    bot_of(interaction).hall.arm(place)


@table_command("command-leave")
async def leave(interaction: Interaction, table: str | None = None) -> None:
    """Give up one's seat, after asking once more."""
    place = await own_table(interaction, table)
    if place is None:
        return
    await _ask(Reply(interaction), "leave", place.table)


@table_command("command-end")
async def end(interaction: Interaction, table: str | None = None) -> None:
    """End a table for everybody, after asking once more: its host may, and who may manage messages."""
    place = await any_table(interaction, table)
    if place is None:
        return
    reply = Reply(interaction)
    enders = bot_of(interaction).wishes.server(place.table.guild_id).enders
    if not may_end(reply, place.table, enders):
        await reply.note(reply.words("end-not-yours", enders=enders))
        return
    await _ask(reply, "end", place.table)


async def _ask(reply: Reply, verb: str, table: Table) -> None:
    words = reply.words
    view = confirm_panel(verb, table.id, words(f"button-{verb}-yes"), words("button-keep-playing"))
    where = "lobby" if table.state is State.LOBBY else "match"
    await reply.private(Sheet(words(f"confirm-{verb}-{where}"), view=view))
