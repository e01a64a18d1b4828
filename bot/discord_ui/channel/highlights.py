"""What came of a match for its people, looked up for its victory card: only what they let others see."""

from __future__ import annotations

import logging

from bot.discord_ui.wire.services import Services
from bot.presentation.table.victory import NO_HIGHLIGHTS, Highlights
from bot.store import State, StoreError
from bot.tables.state.snapshot import Snapshot

log = logging.getLogger(__name__)


async def highlights_of(services: Services, table: Snapshot) -> Highlights:
    """Return the streaks, best rounds and ratings of a match that is over; none of anybody who is hidden.

    None at all where the server has leaderboards turned off. What cannot be looked up is left out.
    """
    settings, store = services.preferences, services.store
    if table.state is not State.OVER or settings.guild(table.guild_id).boards == "off":
        return NO_HIGHLIGHTS
    try:
        forms = await store.statistics.forms(table.table_id)
    except StoreError as error:
        log.info("nothing is known of those who played table %s: %s", table.table_id, error)
        return NO_HIGHLIGHTS
    ratings, hidden = store.matches.rating_changes(table.table_id), settings.hidden()
    return Highlights(
        {user_id: form for user_id, form in forms.items() if user_id not in hidden},
        {user_id: change for user_id, change in ratings.items() if user_id not in hidden},
    )
