"""Shows a person all their tables, of every server, and opens their hands where they read the list."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.discord_ui.wire.client_protocol import Client
from bot.discord_ui.wire.responder import Responder
from bot.discord_ui.wire.webhooks import InteractionToken
from bot.presentation.message import Message
from bot.presentation.pages import page_buttons
from bot.presentation.table.my_tables import MOST, MyTable, my_tables_message
from bot.presentation.table.table_panel import may_end
from bot.presentation.text.text import message_link
from bot.store import LIVE, Page, TableSummary
from bot.tables.state.deadlines import waits_for
from bot.tables.state.requests import Actor
from bot.tables.state.snapshot import Snapshot


class Apart(Responder):
    """Answers with a new private message, so that the message whose control was pressed stays."""

    async def private(self, message: Message) -> InteractionToken:
        """Show a message to the asker alone, below the one that was pressed."""
        return await self.another(message)


def actor_at(responder: Responder, table: Snapshot) -> Actor:
    """Return the asker as an actor at a table. On another server their permissions here do not count."""
    actor = responder.actor
    return actor if actor.guild_id == table.guild_id else replace(actor, may_manage_messages=False)


def reaches(responder: Responder, table: Snapshot) -> bool:
    """Return whether the asker reaches a table from here: on its server, or anywhere as one of its players.
    Where the bot is no member, only from the table's own channel.

    Discord shows a table's controls on its server only, apart from the list of one's own tables. So a press
    that does not reach its table is forged.
    """
    same_channel = table.channel_id == responder.interaction.channel_id
    here = same_channel if table.by_click else table.guild_id == responder.guild_id
    return here or table.seat_of(responder.user.id) is not None


async def show_tables(
    client: Client,
    responder: Responder,
    *,
    page: int = 0,
    note: str = "",
    only: Callable[[TableSummary], bool] = lambda table: True,
) -> None:
    """Show the asker a page of their tables: those that wait for them first, then the newest.

    Args:
        page: the number of the page, from 0. A page that no longer exists shows the last one.
        note: a sentence to begin with; empty for none.
        only: returns whether to list a table.
    """
    found = [each for each in await client.registry.find(user_id=responder.user.id) if only(each)]
    tables = [table for each in reversed(found) if (table := await _snapshot(client, each)) is not None]
    tables.sort(key=lambda table: _urgency(table, responder.user.id))
    pages = max(1, -(-len(tables) // MOST))
    number = min(page, pages - 1)
    shown = [await _my_table(client, responder, each) for each in tables[number * MOST :][:MOST]]
    turning = page_buttons("mytables", Page(number, pages, tuple(shown)), "", responder.localizer)
    message = my_tables_message(
        shown,
        responder.user.id,
        responder.localizer,
        first=number * MOST + 1,
        note=note,
        turning=turning,
    )
    await responder.private(message)


async def link_of(client: Client, table: Snapshot | TableSummary) -> str:
    """Return the link to a table's newest message, or to its channel if no message is recorded."""
    shown = await client.store.deliveries.get(table.id if isinstance(table, TableSummary) else table.table_id)
    server_id = table.guild_id or client.clicks.server_of(table.channel_id)
    return message_link(server_id, table.channel_id, None if shown is None else shown.message_id)


async def tell_gone(client: Client, responder: Responder, table_id: str) -> None:
    """Tell the asker that a table has ended or, if another process serves it, where its messages are."""
    table = await client.registry.unused(table_id)
    away = table is not None and table.state in LIVE and table.guild_id != responder.guild_id
    if table is None or not away or table.seat_of(responder.user.id) is None:
        await responder.note(responder.localizer("table-gone"))
    else:
        await responder.note(responder.localizer("turns-elsewhere", link=await link_of(client, table)))


async def _snapshot(client: Client, summary: TableSummary) -> Snapshot | None:
    """Return the newest snapshot of a table, also of one that another process serves; None if it ended."""
    session = await client.registry.get(summary.id)
    table = await client.registry.unused(summary.id) if session is None else session.snapshot
    return table if table is not None and table.state in LIVE else None


def _urgency(table: Snapshot, user_id: int) -> tuple[bool, float]:
    """Return the sort key: tables that wait for the person come first, the earliest deadline before others.

    Tables that wait for others keep their order.
    """
    waits = waits_for(table, user_id)
    return not waits, (table.deadline or float("inf")) if waits else 0


async def _my_table(client: Client, responder: Responder, table: Snapshot) -> MyTable:
    enders = client.preferences.guild(table.guild_id).enders
    return MyTable(
        table,
        await link_of(client, table),
        waits_for(table, responder.user.id),
        may_end(table, actor_at(responder, table), enders),
        client.registry.serves(table),
        "" if table.guild_id == responder.guild_id else _place(client, table.guild_id),
    )


def _place(client: Client, guild_id: int) -> str:
    guild = client.get_guild(guild_id)
    return "" if guild is None else guild.name


def hosted_here(responder: Responder) -> Callable[[TableSummary], bool]:
    """Return a function that tells whether the asker hosts a table on the server where they asked."""
    return lambda table: (table.guild_id, table.host_id) == (responder.guild_id, responder.user.id)
