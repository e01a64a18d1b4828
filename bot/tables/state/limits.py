"""Limits and cooldowns that keep one person from disturbing the others.

The numbers are far above what normal play needs. Cooldowns live in memory only, so a restart clears them.
This module knows no game and no Discord.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterable

from bot.store import Crowd
from bot.tables.state.refusals import RefusedError
from bot.tables.state.snapshot import Until
from bot.tables.state.table import Table

HOSTED = 5
"""The most live tables that one person may host on a server."""
IN_CHANNEL = 25
"""The most live tables in a channel and its threads."""
ON_SERVER = 250

SEAT_AGAIN = 600.0
"""Seconds until the same person may ask for a seat again. Each request mentions the host."""
LOBBY_AGAIN = 600.0
"""Seconds until a person removed by the host may rejoin. An invitation lifts the wait."""
SHOWN_AGAIN = 15.0
"""Seconds until a table may be shown again. Each time posts a picture to the channel."""
EXPORT_AGAIN = 60.0
"""Seconds until a person, or a server, may export its data again."""
MENTION_AGAIN = 300.0
"""Seconds until an opened table may mention the same people again."""

WORD_AGAIN = 20.0
"""Seconds until the same person may say another quick word. Each one edits the table's message."""


def require_room(crowd: Crowd) -> None:
    """Raise ``RefusedError`` if the person, the channel or the server has too many live tables."""
    if crowd.hosted >= HOSTED:
        raise RefusedError("limit-hosted", most=HOSTED)
    if crowd.in_channel >= IN_CHANNEL:
        raise RefusedError("limit-channel", most=IN_CHANNEL)
    if crowd.on_server >= ON_SERVER:
        raise RefusedError("limit-server", most=ON_SERVER)


def require_rested(table: Table, what: str, user_id: int, now: float) -> None:
    """Raise ``RefusedError`` with the key ``limit-<what>`` if the person's cooldown has not passed.

    Args:
        what: the kind of cooldown.
        user_id: whose cooldown; 0 for one that all people share.
        now: Unix time.
    """
    until = table.cooldowns.get((what, user_id), now)
    if until > now:
        raise RefusedError(f"limit-{what}", until=Until(until))


class Cooldowns:
    """Keys that were used recently, with the time until which each must wait. Expired keys are removed."""

    def __init__(self) -> None:
        self._until: OrderedDict[Hashable, float] = OrderedDict()

    def until(self, each: Iterable[Hashable], now: float) -> float | None:
        """Return when the last of the cooldowns of these keys passes; None if none is running."""
        waiting = [until for key in each if (until := self._until.get(key, now)) > now]
        return max(waiting, default=None)

    def rested(self, each: Iterable[Hashable], now: float, seconds: float) -> set[Hashable]:
        """Return the keys that are not waiting, and start their cooldown.

        Args:
            now: seconds, on a clock that never goes back.
            seconds: length of the new cooldowns. Use the same length for every call.
        """
        while self._until and next(iter(self._until.values())) <= now:
            self._until.popitem(last=False)
        rested = {key for key in each if key not in self._until}
        self._until.update(dict.fromkeys(rested, now + seconds))
        return rested

    def forget(self, each: Iterable[Hashable]) -> None:
        """Cancel the cooldowns of these keys, because the action did not happen after all."""
        for key in each:
            self._until.pop(key, None)
