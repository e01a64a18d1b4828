"""The commands about who sits at a running table: ask for a seat, have somebody give up theirs."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.common import Interaction, any_table, bot_of, table_command
from bot.tables.reply import Reply
from bot.translator import said


@table_command("command-join")
async def join(interaction: Interaction, table: str | None = None) -> None:
    """Ask to take over a computer's seat; the asker's own, where they have been away."""
    place = await any_table(interaction, table)
    if place is None:
        return
    reply = Reply(interaction)
    seat = place.table.seat_of(reply.user.id)
    if seat is not None and place.table.chairs[seat].away:
        await place.seating.back(reply)
        bot_of(interaction).hall.arm(place)
        return
    await place.substitutes.offer(reply)


@table_command("command-kick")
@app_commands.rename(member=said("parameter-member"))
@app_commands.describe(member=said("parameter-member-help"))
async def kick(interaction: Interaction, member: discord.User, table: str | None = None) -> None:
    """Have somebody leave the table: its host and moderators decide alone, others by vote."""
    place = await any_table(interaction, table)
    if place is None:
        return
    await place.removing.ask(Reply(interaction), member)
    bot_of(interaction).hall.arm(place)
