"""Assigns each seat a marker (a colour and a shape): the person's favourite if it is free.

This module knows no colours. A marker is its number in the default order of the seats.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.preferences import MARKERS, UserSettings
from bot.tables.state.snapshot import Player


def markers_of(players: Sequence[Player], user: Callable[[int], UserSettings]) -> tuple[int, ...]:
    """Return each seat's marker, all different. If two people like the same marker, the lower seat gets it.

    Args:
        user: returns a person's settings.
    """
    given: dict[int, int] = {}
    for seat, player in enumerate(players):
        wish = "seat" if player.user_id is None else user(player.user_id).marker
        if wish in MARKERS and MARKERS.index(wish) not in given.values():
            given[seat] = MARKERS.index(wish)
    for seat in range(len(players)):
        if seat not in given:
            own = [seat, *range(len(MARKERS))]
            given[seat] = next(marker for marker in own if marker not in given.values())
    return tuple(given[seat] for seat in range(len(players)))
