"""The commands that explain: the rules a table plays by, and what the bot can do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.commands.common import GAME_CHOICES, Interaction, any_table, bot_of, table_command
from bot.games import PRESENTERS
from bot.tables.hall import Hall
from bot.tables.reply import CONTENT, Picture, Reply, Sheet
from bot.translator import said
from bot.words import Words
from engine import GAMES


@table_command("command-rules")
@app_commands.rename(game=said("parameter-game"))
@app_commands.describe(game=said("parameter-game-help"))
@app_commands.choices(game=GAME_CHOICES)
async def rules(interaction: Interaction, game: str | None = None, table: str | None = None) -> None:
    """The rules: those of a table in this channel, or of a game by its sheet."""
    hall, reply = bot_of(interaction).hall, Reply(interaction)
    if table is None and (game is not None or not hall.in_channel(interaction.channel_id)):
        await explain(hall, reply, game)
        return
    place = await any_table(interaction, table)
    if place is not None:
        await explain(hall, reply, place.table.game, place.table.options)


async def explain(
    hall: Hall, reply: Reply, game: str | None = None, chosen: Mapping[str, Any] | None = None
) -> None:
    """Tell the rules of a game, the first if none is named; by its sheet but for what is ``chosen``."""
    game = game or next(iter(PRESENTERS))
    options = GAMES[game](**chosen or {}).options
    presenter = PRESENTERS[game]
    title = reply.words("rules-title", game=reply.words(f"game-{game}"))
    shown = presenter.examples(options, reply.words)
    captions = [reply.words("example", number=number, text=text) for number, (_, text) in enumerate(shown, 1)]
    first, *more = pages([title, *presenter.rules(options, reply.words), *captions])
    views = [view for view, _ in shown]
    painter = hall.house.painter
    drawing = partial(painter.examples, game, views, presenter.picture_words(reply.words))
    drawn = await reply.while_held(drawing()) if views else b""
    pictures = (Picture(drawn, " ".join(captions), "rules"),) if views else ()
    await reply.private(Sheet(first, () if more else pictures))
    for page in more:
        await reply.another(Sheet(page, pictures if page is more[-1] else ()))


def pages(paragraphs: Sequence[str]) -> list[str]:
    """Paragraphs put together into as few messages as will hold them."""
    pages = [""]
    for paragraph in paragraphs:
        longer = f"{pages[-1]}\n{paragraph}".strip()
        if len(longer) <= CONTENT:
            pages[-1] = longer
        else:
            pages.append(paragraph)
    return pages


@app_commands.command(name=said("command-help"), description=said("command-help-help"))
@app_commands.guild_only()
async def help_(interaction: Interaction) -> None:
    """What the bot can do, in one screen."""
    reply, bot = Reply(interaction), bot_of(interaction)
    settings, words = bot.settings, reply.words
    names = [command.name for command in bot.tree.get_commands(type=discord.AppCommandType.chat_input)]
    commands = {name: bot.mention(name) for name in names if name != "help"}
    policies = words(
        "help-policies",
        me=bot.mention("me"),
        privacy=_policy(words("policy-privacy"), settings.privacy_url, "PRIVACY.md", words),
        terms=_policy(words("policy-terms"), settings.terms_url, "TERMS.md", words),
    )
    first, *more = pages([words("help", **commands), policies])
    await reply.note(first)
    for page in more:
        await reply.note(page)


def _policy(name: str, address: str | None, file: str, words: Words) -> str:
    """A link to a policy; where the operator has put it nowhere, the file that holds it."""
    return f"[{name}](<{address}>)" if address else words("policy-file", policy=name, file=file)
