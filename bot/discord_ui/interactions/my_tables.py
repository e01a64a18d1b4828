"""Shows a person's tables on the server, and finds where each of them is shown."""

from __future__ import annotations

from bot.discord_ui.wire.client_protocol import Client
from bot.discord_ui.wire.responder import Responder
from bot.presentation.table.my_tables import MOST, MyTable, my_tables_message
from bot.presentation.table.table_panel import may_end
from bot.store import TableSummary


async def show_tables(client: Client, responder: Responder, *, note: str = "") -> None:
    """Show the asker their tables on this server, the newest first.

    Args:
        note: a sentence to begin with; empty for none.
    """
    found = await client.registry.find(guild_id=responder.guild_id, user_id=responder.user.id)
    enders = client.preferences.guild(responder.guild_id).enders
    tables = [
        MyTable(each, await _link(client, each), may_end(each, responder.actor, enders))
        for each in found[: -MOST - 1 : -1]
    ]
    await responder.private(my_tables_message(tables, responder.localizer, note))


async def _link(client: Client, table: TableSummary) -> str:
    """Return the link to a table's newest message, or to its channel if no message is recorded."""
    shown = await client.store.deliveries.get(table.id)
    parts = [table.guild_id, table.channel_id, *([shown.message_id] if shown and shown.message_id else [])]
    return "https://discord.com/channels/" + "/".join(map(str, parts))
