"""``/table`` with the panel it opens, which offers everything besides a move, and ``/turns``.

The button *More* under a table opens the same panel. Actions that only read the table are handled here; the
others are requests to the table, which :mod:`bot.app.router` names.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from discord import app_commands

from bot.discord_ui.commands.common import (
    ClickHandler,
    Interaction,
    any_snapshot,
    anywhere,
    table_command,
    unclear,
)
from bot.discord_ui.commands.explain import explain
from bot.discord_ui.interactions.command_translator import localized
from bot.discord_ui.interactions.my_tables import actor_at, show_tables
from bot.discord_ui.wire.client_protocol import Client, client_of
from bot.discord_ui.wire.responder import Responder
from bot.presentation.table.happened_message import happened_message
from bot.presentation.table.question_message import confirm_message, substitute_offer
from bot.presentation.table.table_panel import may_end, panel_message, panel_with_score, seal_message
from bot.presentation.text.refusal_text import refusal_text
from bot.tables.operations.substitution import offered_seat
from bot.tables.state.refusals import RefusedError
from bot.tables.state.snapshot import Snapshot
from engine import Event

PanelHandler = Callable[[Client, Responder, Snapshot], Awaitable[None]]


@table_command("command-table")
async def table(interaction: Interaction, table: str | None = None) -> None:
    """Open the panel of a table in this channel.

    If it is not clear which one, show the asker's tables, if they have any on this server.
    """
    responder = Responder(interaction)
    if table is None and await unclear(responder):
        await show_tables(client_of(interaction), responder)
        return
    snapshot = await any_snapshot(responder, table)
    if snapshot is not None:
        await show(client_of(interaction), responder, snapshot)


@app_commands.command(name=localized("command-turns"), description=localized("command-turns-help"))
@anywhere
async def turns(interaction: Interaction) -> None:
    """Show the asker every table at which they sit, on every server."""
    await show_tables(client_of(interaction), Responder(interaction))


async def show(client: Client, responder: Responder, snapshot: Snapshot) -> None:
    """Open the panel for the asker alone."""
    enders, actor = _enders(client, snapshot), actor_at(responder, snapshot)
    await responder.private(panel_message(snapshot, actor, responder.localizer, enders=enders))


async def show_score(client: Client, responder: Responder, snapshot: Snapshot) -> None:
    """Show the panel with the points so far. In a lobby, tell the asker that the match has not begun."""
    if snapshot.spectator is None:
        await responder.note(responder.localizer("hand-lobby"))
        return
    enders, actor = _enders(client, snapshot), actor_at(responder, snapshot)
    await responder.private(panel_with_score(snapshot, actor, responder.localizer, enders=enders))


async def show_happened(
    responder: Responder,
    snapshot: Snapshot,
    events: Sequence[Event],
    page: str,
    names_at: Callable[[int], tuple[str, ...]],
) -> None:
    """Show the asker what happened in the round, in full sentences.

    In a lobby, tell the asker that the match has not begun.

    Args:
        events: the events of the round, as a spectator sees them.
        page: the number of the page; the last page if empty.
        names_at: returns the players' names, by seat, at the event of a number, counted from 0.
    """
    if snapshot.spectator is None:
        await responder.note(responder.localizer("hand-lobby"))
        return
    await responder.private(happened_message(snapshot, events, page, responder.localizer, names_at))


async def show_rules(client: Client, responder: Responder, snapshot: Snapshot) -> None:
    """Show the rules that the table plays by, with its house rules."""
    await explain(responder, snapshot.game, snapshot.options)


async def show_seal(client: Client, responder: Responder, snapshot: Snapshot) -> None:
    """Show how the deal is sealed, with the hash of the secret."""
    await responder.another(seal_message(snapshot, responder.localizer))


async def ask_to_leave(client: Client, responder: Responder, snapshot: Snapshot) -> None:
    """Ask the asker to confirm that they give up their seat."""
    await responder.private(confirm_message("leave", snapshot, responder.localizer))


async def ask_to_end(client: Client, responder: Responder, snapshot: Snapshot) -> None:
    """Ask the asker to confirm that the table ends for everybody, or tell them that they may not end it."""
    enders = _enders(client, snapshot)
    if may_end(snapshot, actor_at(responder, snapshot), enders):
        await responder.private(confirm_message("end", snapshot, responder.localizer))
    else:
        await responder.note(responder.localizer("end-not-yours", enders=enders))


async def ask_to_give_up(client: Client, responder: Responder, snapshot: Snapshot) -> None:
    """Ask the asker to confirm the end of a table that they may end, or that they give up their seat."""
    ends = may_end(snapshot, actor_at(responder, snapshot), _enders(client, snapshot))
    await responder.private(confirm_message("end" if ends else "leave", snapshot, responder.localizer))


async def offer_seat(client: Client, responder: Responder, snapshot: Snapshot) -> None:
    """Explain to the asker what taking over a seat means and offer it, or tell them why they cannot."""
    try:
        seat = offered_seat(snapshot, responder.user.id)
    except RefusedError as refusal:
        await responder.note(refusal_text(refusal, responder.localizer))
        return
    await responder.private(substitute_offer(snapshot, seat, responder.localizer))


def _enders(client: Client, snapshot: Snapshot) -> str:
    return client.preferences.guild(snapshot.guild_id).enders


async def show_mine(client: Client, responder: Responder, argument: str) -> None:
    """Show a page of the asker's tables: the first, unless the argument begins with another's number."""
    number = argument.partition(" ")[0]
    await show_tables(client, responder, page=int(number) if number.isdecimal() else 0)


CLICK_HANDLERS: Mapping[str, ClickHandler] = {"mytables": show_mine}
"""The handler of the button that lists a person's tables."""
PANEL_HANDLERS: Mapping[str, PanelHandler] = {
    "panel": show,
    "score": show_score,
    "tablerules": show_rules,
    "seal": show_seal,
    "askleave": ask_to_leave,
    "askend": ask_to_end,
    "askseat": offer_seat,
}
"""Handlers of the panel's controls that only read a table, by verb."""
