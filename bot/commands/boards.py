"""The commands about points: the score of a table, and who wins most on this server."""

from __future__ import annotations

from datetime import datetime

import discord
from discord import app_commands

from bot.commands.common import GAME_CHOICES, Interaction, any_table, bot_of, table_command
from bot.games import PRESENTERS
from bot.store import Leader
from bot.tables.reply import Reply, Sheet
from bot.tables.table import bold
from bot.translator import said
from bot.words import Words

PAGE = 10
"""Lines of a leaderboard."""
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


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
@app_commands.rename(game=said("parameter-game"), period=said("parameter-period"))
@app_commands.describe(game=said("parameter-game-help"), period=said("parameter-period-help"))
@app_commands.choices(
    game=GAME_CHOICES,
    period=[
        app_commands.Choice(name=said("period-ever"), value="ever"),
        app_commands.Choice(name=said("period-month"), value="month"),
    ],
)
@app_commands.guild_only()
async def leaderboard(interaction: Interaction, game: str | None = None, period: str = "ever") -> None:
    """Who wins most on this server."""
    reply = Reply(interaction)
    boards = bot_of(interaction).store.boards
    since = start_of_month(discord.utils.utcnow()) if period == "month" else None
    guild_id = interaction.guild_id or 0
    leaders = await boards.leaders(guild_id, game, since, PAGE)
    words = reply.words
    title = words("leaderboard-title", game=words(f"game-{game}" if game else "game-all"), period=period)
    if not leaders:
        await reply.note(f"{title}\n{words('leaderboard-empty')}")
        return
    fewest = game is not None and PRESENTERS[game].fewest_wins
    lines = [line(leader, words, fewest=fewest) for leader in leaders]
    if reply.user.id not in {leader.user_id for leader in leaders}:
        own = await boards.standing(guild_id, reply.user.id, game, since)
        lines += [line(own, words, fewest=fewest)] if own is not None else []
    await reply.private(Sheet("\n".join([title, *lines])))


def start_of_month(now: datetime) -> datetime:
    """The first instant of the calendar month, in UTC."""
    return now.replace(day=1, hour=0, minute=0, second=0, microsecond=0)


def line(leader: Leader, words: Words, *, fewest: bool) -> str:
    """One line of the board; the best round is the one with the fewest points where those are good."""
    return words(
        "leaderboard-line",
        place=MEDALS.get(leader.place, f"{leader.place}."),
        name=bold(leader.name or str(leader.user_id)),
        won=leader.matches_won,
        matches=leader.matches,
        rounds=leader.rounds_won,
        points=leader.points,
        best=leader.lowest_round if fewest else leader.highest_round,
    )
