"""The commands about who sits at a running table: ask for a seat, have a person give up theirs."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.common import Interaction, any_snapshot, any_table, table_command
from bot.discord_ui.client_protocol import client_of
from bot.discord_ui.command_translator import localized
from bot.discord_ui.responder import Responder, display_name
from bot.presentation.question_message import substitute_offer
from bot.presentation.refusal_text import refusal_text
from bot.tables.refusals import RefusedError
from bot.tables.requests import Guest, Kick, TakeSeatBack
from bot.tables.snapshot import Snapshot
from bot.tables.substitution import offered_seat


@table_command("command-join")
async def join(interaction: Interaction, table: str | None = None) -> None:
    """Ask to take over a computer's seat; take back the asker's own, where they have been away."""
    responder = Responder(interaction)
    snapshot = await any_snapshot(responder, table)
    if snapshot is None:
        return
    seat = snapshot.seat_of(responder.user.id)
    if seat is not None and snapshot.players[seat].away:
        await client_of(interaction).requester.send(responder, snapshot.table_id, TakeSeatBack())
    else:
        await _offer(responder, snapshot)


async def _offer(responder: Responder, snapshot: Snapshot) -> None:
    """Tell the asker what taking over a seat means, and ask whether they want it."""
    try:
        seat = offered_seat(snapshot, responder.user.id)
    except RefusedError as refusal:
        await responder.note(refusal_text(refusal, responder.localizer))
        return
    await responder.private(substitute_offer(snapshot, seat, responder.localizer))


@table_command("command-kick")
@app_commands.rename(member=localized("parameter-member"))
@app_commands.describe(member=localized("parameter-member-help"))
async def kick(interaction: Interaction, member: discord.User, table: str | None = None) -> None:
    """Have a person leave the table: its host and moderators decide alone, others by vote."""
    responder = Responder(interaction)
    found = await any_table(responder, table)
    if found is not None:
        guest = Guest(member.id, display_name(member))
        await client_of(interaction).requester.send(responder, found.id, Kick(guest))
