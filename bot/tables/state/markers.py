"""Which marker, a colour and a shape, each seat has: the one its person likes, where it is free.

Knows no colour: markers are numbers, in the order in which seats have them by themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.preferences import MARKERS, UserSettings
from bot.tables.state.snapshot import Player


def markers_of(players: Sequence[Player], user: Callable[[int], UserSettings]) -> tuple[int, ...]:
    """Return each seat's marker, no two the same: who sits first chooses first."""
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
