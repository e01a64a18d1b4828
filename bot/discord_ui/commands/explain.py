"""The commands that explain: the rules a table plays by, and what the bot can do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import discord
from discord import app_commands

import render
from bot.discord_ui.commands.common import (
    GAME_CHOICES,
    ClickHandler,
    Interaction,
    any_snapshot,
    anywhere,
    clear_table,
    operator_line,
    table_command,
    tables_here,
)
from bot.discord_ui.interactions.command_translator import localized
from bot.discord_ui.wire.client_protocol import Client, client_of
from bot.discord_ui.wire.responder import Responder
from bot.language.localizer import Localizer
from bot.presentation.games import PRESENTERS
from bot.presentation.lobby.shelf_message import games_message
from bot.presentation.message import Attachment, Message, in_pages
from bot.tables.state.house_rules import usual_options
from engine import GAMES


@table_command("command-rules")
@app_commands.rename(game=localized("parameter-game"))
@app_commands.describe(game=localized("parameter-game-help"))
@app_commands.choices(game=GAME_CHOICES)
async def rules(interaction: Interaction, game: str | None = None, table: str | None = None) -> None:
    """Show the rules of a table in this channel, or those of the game named, as it is played here.

    If neither is named and it is not clear which table is meant, ask for the game.
    """
    responder = Responder(interaction)
    if table is None and game is not None:
        await show_rules(client_of(interaction), responder, game)
        return
    if table is None and (meant := await clear_table(responder)) is not None:
        table = meant.id
    if table is None:
        await show_rules(client_of(interaction), responder, "")
    elif (snapshot := await any_snapshot(responder, table)) is not None:
        await explain(responder, snapshot.game, snapshot.options)


async def explain(responder: Responder, game: str, options: Mapping[str, Any]) -> None:
    """Show the rules of a game to the asker alone.

    Args:
        options: the house rules that differ from the standard rules.
    """
    first, *more = rules_messages(game, options, responder.localizer)
    await responder.private(first)
    for message in more:
        await responder.another(message)


async def show_rules(client: Client, responder: Responder, argument: str) -> None:
    """Show the asker the rules of the game in `argument` as it is played here. Without a game, ask for it."""
    if argument in PRESENTERS:
        await explain(responder, argument, await _played_here(client, responder, argument))
    else:
        await responder.private(games_message(responder.localizer, "showrules"))


async def _played_here(client: Client, responder: Responder, game: str) -> Mapping[str, Any]:
    """Return the house rules of the only table of a game in this channel, or else of a new table."""
    found = [each for each in await tables_here(responder) if each.game == game]
    session = await client.registry.get(found[0].id) if len(found) == 1 else None
    if session is not None:
        return session.snapshot.options
    return await usual_options(client.store, responder.guild_id, game)


def rules_messages(game: str, options: Mapping[str, Any], localizer: Localizer) -> list[Message]:
    """Return the rules: a message with the pictures of the examples, then the text in as few as possible.

    A game without examples has the text alone.
    """
    rules, presenter = GAMES[game](**options).options, PRESENTERS[game]
    title = localizer("rules-title", game=localizer(f"game-{game}"))
    examples = presenter.examples(rules, localizer)
    numbered = [(number, text) for number, (_, text) in enumerate(examples, 1)]
    captions = [localizer("example", number=number, text=text) for number, text in numbered]
    alt = " ".join(f"{number}. {text}" for number, text in numbered)
    views = [view for view, _ in examples]
    drawing = partial(render.examples, game, views, presenter.picture_words(localizer))
    told = presenter.rules(rules, localizer)
    if not views:
        return [*map(Message, in_pages([title, *told]))]
    shown = Message("\n".join([title, *captions]), (Attachment(drawing, alt, "rules"),))
    return [shown, *map(Message, in_pages(told))]


@app_commands.command(name=localized("command-help"), description=localized("command-help-help"))
@anywhere
async def help_(interaction: Interaction) -> None:
    """Explain what the bot can do, with links to its policies. Use more than one message only if the text is
    too long for one.
    """
    responder, client = Responder(interaction), client_of(interaction)
    settings, localizer = client.settings, responder.localizer
    names = [command.name for command in client.tree.get_commands(type=discord.AppCommandType.chat_input)]
    commands = {name: client.mention(name) for name in names if name != "help"}
    if not interaction.permissions.manage_guild:  # Discord does not offer them that command
        commands["settings"] = f"**/{localizer('command-settings')}**"
    policies = localizer(
        "help-policies",
        me=client.mention("me"),
        privacy=_policy(localizer("policy-privacy"), settings.privacy_url, "PRIVACY.md", localizer),
        terms=_policy(localizer("policy-terms"), settings.terms_url, "TERMS.md", localizer),
    )
    about = [policies, *(f"-# {line}" for line in operator_line(settings, localizer))]
    if settings.support_url is not None:
        about.append(localizer("help-support", address=f"<{settings.support_url}>"))
    anywhere_line = [localizer("help-anywhere")] if responder.by_click else []
    for page in in_pages([localizer("help", **commands), *anywhere_line, *about]):
        await responder.note(page)


def _policy(name: str, address: str | None, file: str, localizer: Localizer) -> str:
    """Return a link to a policy, or the name of the file that contains it if no address is set."""
    return f"[{name}](<{address}>)" if address else localizer("policy-file", policy=name, file=file)


CLICK_HANDLERS: Mapping[str, ClickHandler] = {"showrules": show_rules}
"""The handler of the buttons that show a game's rules."""
