"""The commands that look back: the server's leaderboard, and one person's statistics."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.discord_ui.commands.common import GAME_CHOICES, ClickHandler, Interaction, anywhere
from bot.discord_ui.history import leaderboards, matches, profiles
from bot.discord_ui.history.leaderboard_page import LeaderboardQuery, Period
from bot.discord_ui.interactions.command_translator import localized
from bot.discord_ui.wire.client_protocol import client_of
from bot.discord_ui.wire.responder import Responder
from bot.store import RankBy


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
    """Show a leaderboard of this server."""
    query = LeaderboardQuery(game, RankBy(by), Period(period))
    await leaderboards.show(client_of(interaction), Responder(interaction), query)


@app_commands.command(name=localized("command-stats"), description=localized("command-stats-help"))
@app_commands.rename(member=localized("parameter-member"))
@app_commands.describe(member=localized("parameter-whose-help"))
@anywhere
async def stats(interaction: Interaction, member: discord.User | None = None) -> None:
    """Show a person's statistics on this server, the asker's by default."""
    person = member or interaction.user
    await profiles.show(client_of(interaction), Responder(interaction), person.id)


CLICK_HANDLERS: Mapping[str, ClickHandler] = {
    "board": leaderboards.turn,
    "boardshow": leaderboards.share,
    "profile": profiles.turn,
    "profileshow": profiles.share,
    "history": matches.turn,
}
"""Handlers of the controls under leaderboards and statistics, by verb."""
