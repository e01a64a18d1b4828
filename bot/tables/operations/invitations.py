"""Invitations to a lobby, and the answers to them.

An invitation reserves no seat: seats go to the first who sit down. It only names a person, makes Discord
notify them, and gives them a button of their own. This module knows no game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace

from bot.preferences import UserSettings
from bot.store import InvitedRow
from bot.tables.state.draft import Draft
from bot.tables.state.refusals import RefusedError
from bot.tables.state.requests import Actor, Guest
from bot.tables.state.snapshot import Labels, Snapshot
from bot.tables.state.table import Table

LeftOut = list[tuple[str, str]]
"""The people who could not be invited: each a reason (``invite-<reason>`` is its locale key) and a name."""


def pending(table: Table | Snapshot) -> list[InvitedRow]:
    """Return the invitations that have not been declined."""
    return [row for row in table.invited if not row.declined]


def invite(
    table: Table, guests: Iterable[Guest], barred: Collection[int] = (), blocked: Collection[int] = ()
) -> LeftOut:
    """Invite these people, and return those who could not be invited.

    A person who declined can be invited again.

    Args:
        barred: the users whom the server's managers have barred.
        blocked: the users who have blocked the host, or whom the host has blocked.
    """
    left_out: LeftOut = []
    for guest in {guest.user_id: guest for guest in guests}.values():
        shut_out = {"barred": barred, "blocked": blocked}
        reason = next((name for name, users in shut_out.items() if guest.user_id in users), "")
        reason = reason or _reason(table, guest)
        if reason:
            left_out.append((reason, guest.name))
            continue
        others = tuple(row for row in table.invited if row.user_id != guest.user_id)
        table.invited = (*others, InvitedRow(guest.user_id, guest.name))
    return left_out


def blocked_by(user: Callable[[int], UserSettings], host_id: int, user_ids: Iterable[int | None]) -> set[int]:
    """Return which of these people have blocked the host, or are blocked by the host.

    Args:
        user: returns the settings of a person.
    """
    own = user(host_id).blocked
    others = {each for each in user_ids if each is not None and each != host_id}
    return {each for each in others if each in own or host_id in user(each).blocked}


def _reason(table: Table, guest: Guest) -> str:
    """Return why a person cannot be invited, as a key: ``already`` or ``full``; empty if they can."""
    still = [row.user_id for row in pending(table)]
    if table.seat_of(guest.user_id) is not None or guest.user_id in still:
        return "already"
    if len(table.players) + len(still) >= table.rules().seats[-1]:
        return "full"
    return ""


def require_invited(draft: Draft, actor: Actor) -> None:
    """Raise ``RefusedError``, which points to the join button, unless the actor has a pending invitation."""
    if all(row.user_id != actor.user_id for row in pending(draft.table)):
        raise RefusedError("invite-not-you", join=Labels(("button-join",), draft.table.locale))


def drop(table: Table, user_id: int) -> None:
    """Remove the invitation of a person who has taken a seat."""
    table.invited = tuple(row for row in table.invited if row.user_id != user_id)


def decline(table: Table, user_id: int) -> None:
    """Record that a person has declined the invitation."""
    table.invited = tuple(
        replace(row, declined=row.declined or row.user_id == user_id) for row in table.invited
    )
