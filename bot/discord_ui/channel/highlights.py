"""Looks up the players' results that a match's victory card shows, without those of hidden players."""

from __future__ import annotations

import logging

from bot.discord_ui.wire.services import Services
from bot.presentation.table.victory import NO_HIGHLIGHTS, Highlights
from bot.store import State, StoreError
from bot.tables.state.snapshot import Snapshot

log = logging.getLogger(__name__)


async def highlights_of(services: Services, table: Snapshot) -> Highlights:
    """Return the streaks, best rounds and rating changes of a finished match, without hidden players.

    Return none if the match is not over, the server has leaderboards off, or the store fails.
    """
    settings, store = services.preferences, services.store
    if table.state is not State.OVER or settings.guild(table.guild_id).boards == "off":
        return NO_HIGHLIGHTS
    try:
        forms = await store.statistics.forms(table.table_id)
    except StoreError as error:
        log.info("the results of the players of table %s could not be read: %s", table.table_id, error)
        return NO_HIGHLIGHTS
    ratings, hidden = store.matches.rating_changes(table.table_id), settings.hidden()
    return Highlights(
        {user_id: form for user_id, form in forms.items() if user_id not in hidden},
        {user_id: change for user_id, change in ratings.items() if user_id not in hidden},
    )
