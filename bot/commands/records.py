"""The commands that look back: a table's score, leaderboards, profiles, matches, and all of it as a file."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import discord
from discord import app_commands

from bot.commands.common import GAME_CHOICES, ClickHandler, Interaction, any_snapshot, table_command
from bot.discord_ui.client_protocol import client_of
from bot.discord_ui.command_translator import localized
from bot.discord_ui.responder import Responder
from bot.history import export as files
from bot.history import leaderboards, matches, profiles
from bot.history.leaderboard_page import LeaderboardQuery, Period
from bot.presentation.message import Attachment, Message
from bot.presentation.table_message import score_message
from bot.store import RankBy
from bot.workers import Kind


@table_command("command-score")
async def score(interaction: Interaction, table: str | None = None) -> None:
    """Show the score of a table, drawn and in words."""
    responder = Responder(interaction)
    snapshot = await any_snapshot(responder, table)
    if snapshot is None:
        return
    if snapshot.spectator is None:
        await responder.note(responder.localizer("hand-lobby"))
    else:
        await responder.private(score_message(snapshot, responder.localizer))


@app_commands.command(
    name=localized("command-leaderboard"), description=localized("command-leaderboard-help")
)
@app_commands.rename(
    game=localized("parameter-game"), by=localized("parameter-by"), period=localized("parameter-period")
)
@app_commands.describe(
    game=localized("parameter-game-help"),
    by=localized("parameter-by-help"),
    period=localized("parameter-period-help"),
)
@app_commands.choices(
    game=GAME_CHOICES,
    by=[app_commands.Choice(name=localized(f"board-by-{by}"), value=by.value) for by in RankBy],
    period=[app_commands.Choice(name=localized(f"period-{period}"), value=period.value) for period in Period],
)
@app_commands.guild_only()
async def leaderboard(
    interaction: Interaction, game: str | None = None, by: str = "wins", period: str = "ever"
) -> None:
    """Show who is best on this server."""
    query = LeaderboardQuery(game, RankBy(by), Period(period))
    await leaderboards.show(client_of(interaction), Responder(interaction), query)


@app_commands.command(name=localized("command-stats"), description=localized("command-stats-help"))
@app_commands.rename(member=localized("parameter-member"))
@app_commands.describe(member=localized("parameter-whose-help"))
@app_commands.guild_only()
async def stats(interaction: Interaction, member: discord.User | None = None) -> None:
    """Tell what a person made of all their matches here."""
    await profiles.show(client_of(interaction), Responder(interaction), member or interaction.user)


@app_commands.command(name=localized("command-history"), description=localized("command-history-help"))
@app_commands.rename(member=localized("parameter-member"))
@app_commands.describe(member=localized("parameter-whose-help"))
@app_commands.guild_only()
async def past(interaction: Interaction, member: discord.User | None = None) -> None:
    """Tell a person's matches, the newest first."""
    person = member or interaction.user
    await matches.show(client_of(interaction), Responder(interaction), person.id)


@app_commands.command(name=localized("command-export"), description=localized("command-export-help"))
@app_commands.rename(format=localized("parameter-format"))
@app_commands.describe(format=localized("parameter-format-help"))
@app_commands.choices(
    format=[app_commands.Choice(name=extension.upper(), value=extension) for extension in files.WRITERS]
)
@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
async def export(interaction: Interaction, format: str = "csv") -> None:
    """Send every finished match of this server as a file, to the asker alone."""
    responder = Responder(interaction)
    await responder.hold()
    client = client_of(interaction)
    played = await client.store.statistics.everything(responder.guild_id)
    if not played:
        await responder.note(responder.localizer("leaderboard-empty"))
        return
    name, data = await client.pool.run(Kind.EXPORT, partial(files.write, played, format))
    file = Attachment.of_bytes(data, "", *name.split(".", 1))
    await responder.another(Message(responder.localizer("export-done", count=len(played)), (file,)))


CLICK_HANDLERS: Mapping[str, ClickHandler] = {"board": leaderboards.turn, "history": matches.turn}
"""What the controls under a page ask for."""
