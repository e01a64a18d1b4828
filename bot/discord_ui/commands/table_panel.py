"""``/table`` and the panel it opens, which offers everything besides a move.

The button *More* under a table opens the same panel. Actions that only read the table are handled here; the
others are requests to the table, which :mod:`bot.app.router` names.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.discord_ui.commands.common import ClickHandler, Interaction, any_snapshot, table_command, unclear
from bot.discord_ui.commands.explain import explain
from bot.discord_ui.interactions.my_tables import show_tables
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

    If it is not clear which one, show the asker's tables on the server, if they have any that could be meant.
    """
    responder = Responder(interaction)
    if table is None and await unclear(responder):
        await show_tables(client_of(interaction), responder)
        return
    snapshot = await any_snapshot(responder, table)
    if snapshot is not None:
        await show(client_of(interaction), responder, snapshot)


async def show(client: Client, responder: Responder, snapshot: Snapshot) -> None:
    """Open the panel for the asker alone."""
    enders = _enders(client, snapshot)
    await responder.private(panel_message(snapshot, responder.actor, responder.localizer, enders=enders))


async def show_score(client: Client, responder: Responder, snapshot: Snapshot) -> None:
    """Show the panel with the points so far. In a lobby, tell the asker that the match has not begun."""
    if snapshot.spectator is None:
        await responder.note(responder.localizer("hand-lobby"))
        return
    enders = _enders(client, snapshot)
    await responder.private(panel_with_score(snapshot, responder.actor, responder.localizer, enders=enders))


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
    if may_end(snapshot, responder.actor, enders):
        await responder.private(confirm_message("end", snapshot, responder.localizer))
    else:
        await responder.note(responder.localizer("end-not-yours", enders=enders))


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
    """Show the asker's tables on this server."""
    await show_tables(client, responder)


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
