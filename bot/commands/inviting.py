"""Playing with somebody in particular, and being told when others want to play."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.common import Interaction, bot_of
from bot.commands.playing import open_table
from bot.games import PRESENTERS
from bot.store import State
from bot.tables.inviting import apology, misfit
from bot.tables.place import Place
from bot.tables.reply import Reply
from bot.translator import said


@app_commands.context_menu(name=said("menu-play-with"))
@app_commands.guild_only()
async def play_with(interaction: Interaction, person: discord.User) -> None:
    """Invite somebody: to the lobby the asker has open here, or to a new one."""
    reply = Reply(interaction)
    reason = misfit(person, reply.user)
    if reason:
        await reply.note(apology([(reason, person)], reply.words))
        return
    own = own_lobby(interaction)
    if own is not None:
        await reply.hold()
        await own.lobby.invite(reply, person)
        bot_of(interaction).hall.arm(own)
        return
    last = await bot_of(interaction).store.tables.last_game(interaction.guild_id or 0)
    await open_table(reply, last if last in PRESENTERS else None, [person])


def own_lobby(interaction: Interaction) -> Place | None:
    """The newest table in this channel that waits for the asker to start it."""
    hosted = (
        place
        for place in reversed(bot_of(interaction).hall.in_channel(interaction.channel_id))
        if place.table.state is State.LOBBY and place.table.host_id == interaction.user.id
    )
    return next(hosted, None)


@app_commands.command(name=said("command-notify"), description=said("command-notify-help"))
@app_commands.guild_only()
async def notify(interaction: Interaction) -> None:
    """Be told when a table opens in this channel, or no longer."""
    reply, bot = Reply(interaction), bot_of(interaction)
    guild_id, channel_id = interaction.guild_id or 0, interaction.channel_id or 0
    watches = bot.store.watches
    on = await watches.toggle(guild_id, channel_id, reply.user.id)
    lines = [reply.words("notify-on" if on else "notify-off", channel=f"<#{channel_id}>")]
    others = [f"<#{each}>" for each in await watches.channels(guild_id, reply.user.id) if each != channel_id]
    if others:
        lines.append(reply.words("notify-elsewhere", channels=reply.words.listing(others)))
    if not bot.wishes.server(guild_id).pings:
        lines.append(reply.words("notify-quiet"))
    await reply.note("\n".join(lines))
