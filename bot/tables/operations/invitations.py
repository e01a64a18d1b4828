"""Who has been asked to a lobby, and what became of it.

An invitation keeps no seat: the first to sit down sits. It only names a person, has Discord notify them,
and gives them a button of their own. Knows no game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from bot.store import InvitedRow
from bot.tables.state.draft import Draft
from bot.tables.state.refusals import RefusedError
from bot.tables.state.requests import Actor, Guest
from bot.tables.state.snapshot import Labels
from bot.tables.state.table import Table

LeftOut = list[tuple[str, str]]
"""Who could not be invited: the reason (``invite-<reason>`` is its sentence) and the name."""


def pending(table: Table) -> list[InvitedRow]:
    """Return who has not answered yet."""
    return [row for row in table.invited if not row.declined]


def invite(table: Table, guests: Iterable[Guest], barred: Collection[int] = ()) -> LeftOut:
    """Ask these people to the table, as far as that can be done; return who was left out.

    Args:
        barred: whom the server's managers have shut out.
    """
    left_out: LeftOut = []
    for guest in {guest.user_id: guest for guest in guests}.values():
        reason = "barred" if guest.user_id in barred else _reason(table, guest)
        if reason:
            left_out.append((reason, guest.name))
            continue
        # a person who declined may be asked again
        others = tuple(row for row in table.invited if row.user_id != guest.user_id)
        table.invited = (*others, InvitedRow(guest.user_id, guest.name))
    return left_out


def _reason(table: Table, guest: Guest) -> str:
    """Return why a person cannot be invited; empty if they can."""
    still = [row.user_id for row in pending(table)]
    if table.seat_of(guest.user_id) is not None or guest.user_id in still:
        return "already"
    if len(table.players) + len(still) >= table.rules().seats[-1]:
        return "full"
    return ""


def require_invited(draft: Draft, actor: Actor) -> None:
    """Refuse unless the actor has been asked and has not answered; others are shown the way."""
    if all(row.user_id != actor.user_id for row in pending(draft.table)):
        raise RefusedError("invite-not-you", join=Labels(("button-join",), draft.table.locale))


def drop(table: Table, user_id: int) -> None:
    """Forget the invitation of a person who has taken a seat."""
    table.invited = tuple(row for row in table.invited if row.user_id != user_id)


def decline(table: Table, user_id: int) -> None:
    """Note that a person would rather not."""
    table.invited = tuple(
        replace(row, declined=row.declined or row.user_id == user_id) for row in table.invited
    )
