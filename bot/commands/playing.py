"""The commands at a table: open one, see one's hand, show it again, shout, leave, end."""

from __future__ import annotations

from discord import app_commands

from bot.commands.common import GAME_CHOICES, Interaction, any_table, bot_of, own_table, table_command
from bot.games import PRESENTERS
from bot.permissions import complaint, missing
from bot.store import State
from bot.tables.dealer import may_end
from bot.tables.reply import Reply, Sheet
from bot.tables.table import Table
from bot.translator import said
from bot.views.panels import confirm_panel


@app_commands.command(name=said("command-play"), description=said("command-play-help"))
@app_commands.rename(game=said("parameter-game"))
@app_commands.describe(game=said("parameter-game-help"))
@app_commands.choices(game=GAME_CHOICES)
@app_commands.guild_only()
async def play(interaction: Interaction, game: str | None = None) -> None:
    """Open a lobby in this channel."""
    reply = Reply(interaction)
    lacking = missing(interaction.app_permissions, interaction.channel)
    if lacking:
        await reply.note(complaint(lacking, interaction.channel_id or 0, reply.words))
        return
    bot = bot_of(interaction)
    async with bot.hall.opening(reply, game or next(iter(PRESENTERS))) as place:
        sent = await interaction.response.send_message(**place.lobby.sheet().fields())
        place.table.tickets[reply.user.id] = reply.ticket()
        if sent.message_id is not None:
            await place.lobby.shown_as(sent.message_id)


@table_command("command-hand")
async def hand(interaction: Interaction, table: str | None = None) -> None:
    """Show the asker's own hand."""
    place = await own_table(interaction, table)
    if place is None:
        return
    reply = Reply(interaction)
    if place.table.state is State.LOBBY:
        await reply.note(reply.words("hand-lobby"))
        return
    await place.dealer.show_hand(reply)


@table_command("command-table")
async def table(interaction: Interaction, table: str | None = None) -> None:
    """Show a table again, at the bottom of the channel."""
    place = await any_table(interaction, table)
    if place is None:
        return
    reply = Reply(interaction)
    await reply.hold()
    if place.table.state is State.LOBBY:
        await place.lobby.repost(reply)
    else:
        await place.dealer.show_again(reply)
        bot_of(interaction).hall.arm(place)


@table_command("command-uno")
async def uno(interaction: Interaction, table: str | None = None) -> None:
    """Shout, as the button does."""
    place = await own_table(interaction, table)
    if place is None:
        return
    await place.dealer.shout(Reply(interaction), "call")
    bot_of(interaction).hall.arm(place)


@table_command("command-pause")
async def pause(interaction: Interaction, table: str | None = None) -> None:
    """Ask everybody at the table for a pause."""
    place = await own_table(interaction, table)
    if place is None:
        return
    await place.pausing.ask(Reply(interaction))
    bot_of(interaction).hall.arm(place)


@table_command("command-leave")
async def leave(interaction: Interaction, table: str | None = None) -> None:
    """Give up one's seat, after asking once more."""
    place = await own_table(interaction, table)
    if place is None:
        return
    await _ask(Reply(interaction), "leave", place.table)


@table_command("command-end")
async def end(interaction: Interaction, table: str | None = None) -> None:
    """End a table for everybody, after asking once more: its host may, and who may manage messages."""
    place = await any_table(interaction, table)
    if place is None:
        return
    reply = Reply(interaction)
    if not may_end(reply, place.table):
        await reply.note(reply.words("end-not-yours"))
        return
    await _ask(reply, "end", place.table)


async def _ask(reply: Reply, verb: str, table: Table) -> None:
    words = reply.words
    view = confirm_panel(verb, table.id, words(f"button-{verb}-yes"), words("button-keep-playing"))
    where = "lobby" if table.state is State.LOBBY else "match"
    await reply.private(Sheet(words(f"confirm-{verb}-{where}"), view=view))
