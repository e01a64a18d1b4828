"""Inviting one person to play, and alerts about tables that open in a channel."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.discord_ui.commands.common import Interaction, tables_here
from bot.discord_ui.commands.play import open_table
from bot.discord_ui.interactions.command_translator import localized
from bot.discord_ui.interactions.opening import sorted_out
from bot.discord_ui.wire.client_protocol import Client, client_of
from bot.discord_ui.wire.responder import Responder
from bot.presentation.lobby.lobby_message import apology
from bot.store import State, TableSummary
from bot.tables.state.requests import Invite


@app_commands.context_menu(name=localized("menu-play-with"))
@app_commands.guild_only()
async def play_with(interaction: Interaction, person: discord.User) -> None:
    """Invite a person to the asker's open lobby in this channel, or to a new one.

    If the person cannot be invited, tell the asker why.
    """
    responder, client = Responder(interaction), client_of(interaction)
    guests, left_out = sorted_out([person], responder.user)
    if left_out:
        await responder.note(apology(left_out, responder.localizer))
        return
    own = own_lobby(await tables_here(responder), responder.user.id)
    if own is not None:
        await responder.hold()
        await client.requester.send(responder, own.id, Invite(guests[0]))
        return
    await open_table(responder, None, [person])


def own_lobby(found: list[TableSummary], user_id: int) -> TableSummary | None:
    """Return the newest lobby among these tables that a person hosts, or None.

    Args:
        found: the tables, oldest first.
    """
    hosted = [table for table in found if table.state is State.LOBBY and table.host_id == user_id]
    return hosted[-1] if hosted else None


async def switch_alerts(client: Client, responder: Responder) -> None:
    """Turn the asker's alerts about new tables in this channel on, or off if they are on."""
    channel_id = responder.interaction.channel_id or 0
    await client.store.subscriptions.toggle(responder.guild_id, channel_id, responder.user.id)
    responder.note_saved()


async def table_alerts(client: Client, responder: Responder) -> tuple[bool, str]:
    """Return whether the asker gets alerts for this channel, and a text about their alerts on this server."""
    guild_id, localizer = responder.guild_id, responder.localizer
    channels = await client.store.subscriptions.channels(guild_id, responder.user.id)
    listed = localizer.listing(f"<#{channel}>" for channel in channels)
    lines = [localizer("alerts", count=len(channels), channels=listed)]
    if channels and not client.preferences.guild(guild_id).pings:
        lines.append(localizer("notify-quiet"))
    return responder.interaction.channel_id in channels, "\n".join(lines)
