"""What commands share: finding the table a command is about, the types of handlers, and exports."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Mapping, Sequence
from functools import wraps
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.config import Settings
from bot.discord_ui.hands.hand_view import INVALID
from bot.discord_ui.interactions.command_translator import localized
from bot.discord_ui.wire.client_protocol import Client, client_of
from bot.discord_ui.wire.responder import Responder
from bot.language.localizer import Localizer
from bot.presentation.controls import NO_FACES
from bot.presentation.games import PRESENTERS
from bot.presentation.message import CHOICES, DETAIL, Click, Message
from bot.presentation.text.text import until
from bot.store import StoreError, TableSummary
from bot.tables.state.limits import EXPORT_AGAIN
from bot.tables.state.snapshot import Snapshot
from render import Style

log = logging.getLogger(__name__)

Interaction: TypeAlias = discord.Interaction[Any]
Suggestions: TypeAlias = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]
"""Returns autocomplete choices for the text typed so far."""

ClickHandler: TypeAlias = Callable[[Client, Responder, str], Awaitable[None]]
"""Handles a click on a control without a table; the text is the click's argument."""
HandHandler: TypeAlias = Callable[[Client, Responder, Click], Awaitable[None]]
"""Handles a click on the hand of a puzzle or a lesson, which has no table."""
FormHandler: TypeAlias = Callable[[Client, Responder, Sequence[str], Sequence[str]], Awaitable[None]]
"""Handles a submitted form: the parts of its custom id after the verb, and the values picked or typed."""

GAME_CHOICES = [app_commands.Choice(name=localized(f"game-{name}"), value=name) for name in PRESENTERS]


def anywhere(callback: Any) -> Any:
    """Mark a command as usable everywhere, also by people who have installed the bot for themselves."""
    callback = app_commands.allowed_installs(guilds=True, users=True)(callback)
    return app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(callback)


async def own_table(responder: Responder, table: str | None) -> TableSummary | None:
    """Return the table in this channel at which the asker sits: the one named, or their only one.

    If there is no such table, or several and none is named, tell the asker and return None.

    Args:
        table: a table's id; None if the asker named none.
    """
    found = await tables_here(responder)
    return await _only(responder, _own(responder, found), table, "no-table-of-yours")


async def any_table(responder: Responder, table: str | None) -> TableSummary | None:
    """Return the table in this channel that a command is about.

    That is the one named, the asker's only one, or the channel's only one. If there is no such table, or
    several fit, tell the asker and return None.

    Args:
        table: a table's id; None if the asker named none.
    """
    found = await tables_here(responder)
    own = _own(responder, found) if table is None else []
    return await _only(responder, own or found, table, "no-table-here")


async def any_snapshot(responder: Responder, table: str | None) -> Snapshot | None:
    """Return the newest snapshot of the table that :func:`any_table` finds.

    If there is none, or the table has ended meanwhile, tell the asker and return None.
    """
    found = await any_table(responder, table)
    if found is None:
        return None
    session = await client_of(responder.interaction).registry.get(found.id)
    if session is None:  # ended since it was found
        await responder.note(responder.localizer("table-gone"))
        return None
    return session.snapshot


async def clear_table(responder: Responder) -> TableSummary | None:
    """Return the table in this channel that is clearly meant: the asker's only one, or the only one.

    None if there is none, or if several could be meant.
    """
    found = await tables_here(responder)
    meant = _own(responder, found) or found
    return meant[0] if len(meant) == 1 else None


async def unclear(responder: Responder) -> bool:
    """Return whether a person with tables on this server asks for one, and it is not clear which.

    That is so if several of theirs are in this channel, or no table is.
    """
    found = await tables_here(responder)
    if len(_own(responder, found)) > 1:
        return True
    registry = client_of(responder.interaction).registry
    return not found and bool(await registry.find(guild_id=responder.guild_id, user_id=responder.user.id))


async def tables_here(responder: Responder) -> list[TableSummary]:
    """Return the tables of the asker's channel and of its threads, oldest first."""
    registry, actor = client_of(responder.interaction).registry, responder.actor
    return await registry.find(guild_id=actor.guild_id, channel_id=actor.channel_id)


def _own(responder: Responder, found: Sequence[TableSummary]) -> list[TableSummary]:
    return [table for table in found if table.seat_of(responder.user.id) is not None]


async def _only(
    responder: Responder, found: Sequence[TableSummary], table: str | None, none: str
) -> TableSummary | None:
    if table is not None:
        found = [each for each in found if each.id == table]
    if len(found) == 1:
        return found[0]
    await responder.note(responder.localizer("which-table" if found else none))
    return None


def suggesting(suggestions: Suggestions) -> Suggestions:
    """Return a function that calls `suggestions`, but suggests nothing if the database fails.

    Discord shows no error during autocomplete, and the asker can still type.
    """

    @wraps(suggestions)
    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            return await suggestions(interaction, current)
        except StoreError as error:
            log.warning("could not load autocomplete choices: %s", error)
            return []

    return suggest


@suggesting
async def suggest_tables(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return this channel's tables as autocomplete choices, the asker's own first, whatever was typed."""
    responder = Responder(interaction)
    found, localizer = await tables_here(responder), responder.localizer
    own = _own(responder, found)
    others = [table for table in found if table not in own]
    return [
        app_commands.Choice(name=_table_line(table, localizer)[:DETAIL], value=table.id)
        for table in [*own, *others][:CHOICES]
    ]


def _table_line(table: TableSummary, localizer: Localizer) -> str:
    players = localizer.listing(table.names)
    return localizer("table-choice", game=localizer(f"game-{table.game}"), players=players)


def table_command(key: str) -> Callable[[Any], app_commands.Command[Any, Any, Any]]:
    """Return a decorator that makes a server command with an optional, autocompleted `table` parameter.

    Args:
        key: the locale key of the command's name; ``-help`` after it is the key of its description.
    """

    def made(callback: Any) -> app_commands.Command[Any, Any, Any]:
        for decorate in (
            app_commands.guild_only(),
            app_commands.autocomplete(table=suggest_tables),
            app_commands.describe(table=localized("parameter-table-help")),
            app_commands.rename(table=localized("parameter-table")),
        ):
            callback = decorate(callback)
        return app_commands.command(name=localized(key), description=localized(f"{key}-help"))(callback)

    return made


def operator_line(settings: Settings, localizer: Localizer) -> list[str]:
    """Return the line that says how to contact the operator, or an empty list if no contact is set."""
    contact = settings.operator_contact
    return [] if contact is None else [localizer("operator-reach", contact=contact)]


async def switch_words_on(client: Client, responder: Responder) -> str:
    """Turn on the asker's setting for hands in words, and return the sentence that confirms it."""
    await client.preferences.set_user_setting(responder.user.id, "text", value=True)
    responder.note_saved()
    return responder.localizer("hand-words-on", me=client.mention("me"))


async def show_exercise(
    client: Client, responder: Responder, game: str, draw: Callable[[Mapping[str, str]], Message]
) -> None:
    """Show the hand of a puzzle or a lesson to the asker, with tile emojis on its buttons if available.

    If Discord rejects an emoji, draw the hand again with words.

    Args:
        draw: returns the message, given the emojis by tile. It may take long, so it is called in a thread.
    """
    style = Style(contrast=client.preferences.user(responder.user.id).contrast)
    known = client.faces
    faces = {} if known is None else known.of(game, style)
    try:
        await responder.private(await asyncio.to_thread(draw, faces))
    except discord.HTTPException as error:
        if known is None or error.status != INVALID:
            raise
        known.distrust()  # an emoji may have been deleted
        await responder.private(await asyncio.to_thread(draw, NO_FACES))


async def may_export(responder: Responder, *whose: Hashable) -> bool:
    """Return whether an export is allowed now, and if so start the cooldown; if not, tell the asker when.

    Args:
        whose: keys of the person and the server that must wait :data:`EXPORT_AGAIN` seconds between exports.
    """
    exported, now = client_of(responder.interaction).exported, time.monotonic()
    later = exported.until(whose, now)
    if later is not None:
        at = discord.utils.utcnow().timestamp() + later - now
        await responder.note(responder.localizer("limit-export", until=until(at)))
        return False
    exported.rested(whose, now, EXPORT_AGAIN)
    return True
