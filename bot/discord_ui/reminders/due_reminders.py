"""Decides which direct messages people are to get, and notes them in the store with the time they are due.

A table is noted each time it is shown, so a process that restores it notes what the one before could not. The
store saves each step once. This module sends nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from bot.discord_ui.wire.services import Services, next_up
from bot.preferences import UserSettings
from bot.store import DIGEST, State, Store
from bot.tables.rest_times import latest_hour, rest_of
from bot.tables.state.deadlines import AFTER_REST
from bot.tables.state.snapshot import Snapshot

NEXT, TURN, AGAIN = "next", "turn", "again"
KINDS = (NEXT, TURN, AGAIN)
"""What a reminder tells, in the order in which one turn has them: the person is next; it is their turn; it
still is."""
GATHERED = 10.0
"""Seconds before a reminder is sent, so that several tables at once are one message."""
LOOKING = 60.0
"""The same for the turn of a person who wants no message while they look at the table."""


async def note_reminders(services: Services, table: Snapshot) -> None:
    """Note the direct messages that a table causes as it is now.

    Raises:
        StoreError: they could not be noted.
    """
    now = services.clock.now()
    for user_id, kind in _wanted(services, table):
        settings = services.preferences.user(user_id)
        at = now + (LOOKING if kind == TURN and settings.ping == "slow" else GATHERED)
        step = step_of(table.turn, kind)
        await services.store.reminders.note(user_id, table.table_id, step, when(settings, at))


def _wanted(services: Services, table: Snapshot) -> Iterator[tuple[int, str]]:
    """Yield the people who are to be told of the table now by direct message, and of what."""
    if table.state is not State.PLAYING:
        return
    warned = () if table.warning is None else table.warning.user_ids
    for seat in table.deciding():
        user_id = table.players[seat].played_by
        if user_id is not None and services.preferences.user(user_id).told_each_turn:
            yield user_id, AGAIN if user_id in warned else TURN
    user_id = next_up(table)
    if user_id is not None:
        settings = services.preferences.user(user_id)
        if settings.ping == "next" and settings.told_each_turn:
            yield user_id, NEXT


def step_of(turn: int, kind: str) -> int:
    """Return the number by which the store orders the reminders of one table."""
    return turn * len(KINDS) + KINDS.index(kind)


def turn_of(step: int) -> tuple[int, str]:
    """Return the turn and the kind that a step stands for."""
    turn, kind = divmod(step, len(KINDS))
    return turn, KINDS[kind]


def when(settings: UserSettings, at: float) -> datetime:
    """Return when to send what is due at a time: after the quiet hours or the absence that cover it."""
    while (ends := rest_of(settings, at).end(at)) is not None:
        at = ends + AFTER_REST
    return datetime.fromtimestamp(at, UTC)


# -- the digest ------------------------------------------------------------------------------------


async def note_digest(store: Store, user_id: int, settings: UserSettings, now: float) -> int:
    """Note a person's newest digest and return its step."""
    day, at = latest_hour(settings.digest_hour, settings.zone, now)
    await store.reminders.note(user_id, DIGEST, day, when(settings, at))
    return day


async def change_reminders(
    store: Store, user_id: int, before: UserSettings, after: UserSettings, now: float
) -> None:
    """Apply changed settings to a person's reminders. Call it before the settings are saved.

    A new digest, or one at another hour, begins with the next time its hour comes.
    """
    chosen = [(each.ping, each.digest_hour, each.zone) for each in (before, after)]
    if after.ping == "digest" and chosen[0] != chosen[1]:
        day, _ = latest_hour(after.digest_hour, after.zone, now)
        await store.reminders.note(user_id, DIGEST, day, None)
    if not after.told_each_turn and (before.told_each_turn or before.ping != after.ping):
        await store.reminders.drop(user_id)
