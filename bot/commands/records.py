"""The commands that look back: a table's score, the boards, somebody's career and matches, all as a file."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Mapping

import discord
from discord import app_commands

from bot.commands.common import GAME_CHOICES, Desk, Interaction, any_table, bot_of, table_command
from bot.records import boards, careers, history
from bot.records import export as files
from bot.store import By
from bot.tables.reply import Reply
from bot.translator import said


@table_command("command-score")
async def score(interaction: Interaction, table: str | None = None) -> None:
    """The score of a table, drawn and in words."""
    place = await any_table(interaction, table)
    if place is None:
        return
    reply = Reply(interaction)
    if place.table.match is None:
        await reply.note(reply.words("hand-lobby"))
        return
    await place.dealer.score(reply)


@app_commands.command(name=said("command-leaderboard"), description=said("command-leaderboard-help"))
@app_commands.rename(game=said("parameter-game"), by=said("parameter-by"), period=said("parameter-period"))
@app_commands.describe(
    game=said("parameter-game-help"), by=said("parameter-by-help"), period=said("parameter-period-help")
)
@app_commands.choices(
    game=GAME_CHOICES,
    by=[app_commands.Choice(name=said(f"board-by-{by}"), value=by.value) for by in By],
    period=[
        app_commands.Choice(name=said(f"period-{period}"), value=period.value) for period in boards.Period
    ],
)
@app_commands.guild_only()
async def leaderboard(
    interaction: Interaction, game: str | None = None, by: str = "wins", period: str = "ever"
) -> None:
    """Who is best on this server."""
    wanted = boards.Wanted(game, By(by), boards.Period(period))
    await boards.show(bot_of(interaction).hall.house, Reply(interaction), wanted)


@app_commands.command(name=said("command-stats"), description=said("command-stats-help"))
@app_commands.rename(member=said("parameter-member"))
@app_commands.describe(member=said("parameter-whose-help"))
@app_commands.guild_only()
async def stats(interaction: Interaction, member: discord.User | None = None) -> None:
    """What somebody made of all their matches here."""
    await careers.show(bot_of(interaction).hall.house, Reply(interaction), member or interaction.user)


@app_commands.command(name=said("command-history"), description=said("command-history-help"))
@app_commands.rename(member=said("parameter-member"))
@app_commands.describe(member=said("parameter-whose-help"))
@app_commands.guild_only()
async def past(interaction: Interaction, member: discord.User | None = None) -> None:
    """Somebody's matches, the newest first."""
    person = member or interaction.user
    await history.show(bot_of(interaction).hall.house, Reply(interaction), person.id)


@app_commands.command(name=said("command-export"), description=said("command-export-help"))
@app_commands.rename(format=said("parameter-format"))
@app_commands.describe(format=said("parameter-format-help"))
@app_commands.choices(
    format=[app_commands.Choice(name=ending.upper(), value=ending) for ending in files.WRITERS]
)
@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
async def export(interaction: Interaction, format: str = "csv") -> None:
    """Every finished match of this server, as a file to whoever asks."""
    reply = Reply(interaction)
    await reply.hold()
    played = await bot_of(interaction).store.records.everything(interaction.guild_id or 0)
    if not played:
        await reply.note(reply.words("leaderboard-empty"))
        return
    name, data = await asyncio.to_thread(files.written, played, format)
    file = discord.File(io.BytesIO(data), name)
    await interaction.followup.send(reply.words("export-done", count=len(played)), file=file, ephemeral=True)


DESKS: Mapping[str, Desk] = {"board": boards.turn, "history": history.turn}
"""What the controls under a page ask for."""
