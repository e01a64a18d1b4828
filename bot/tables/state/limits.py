"""How much one person may do, and how soon again: what keeps anybody from being a nuisance to the others.

The numbers are far above what people who play need. What somebody has to wait for is in memory alone: a
restart forgives. This module knows no game and no Discord.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterable

from bot.store import Crowd
from bot.tables.state.refusals import RefusedError
from bot.tables.state.snapshot import Until
from bot.tables.state.table import Table

HOSTED = 5
"""The live tables of one person on a server: nobody follows more."""
IN_CHANNEL = 25
"""The live tables of a channel with its threads."""
ON_SERVER = 250

SEAT_AGAIN = 600.0
"""Seconds until a person may ask for a seat again: the host is mentioned each time."""
LOBBY_AGAIN = 600.0
"""Seconds until a person whom the host has removed may join again, unless the host invites them."""
SHOWN_AGAIN = 15.0
"""Seconds until a table may be shown again: each time is a picture in the channel."""
EXPORT_AGAIN = 60.0
"""Seconds until a person, or a server, may have its data as a file again."""
MENTION_AGAIN = 300.0
"""Seconds until the same people are mentioned again because somebody opens a table."""


def require_room(crowd: Crowd) -> None:
    """Refuse to open a table where there are enough already."""
    if crowd.hosted >= HOSTED:
        raise RefusedError("limit-hosted", most=HOSTED)
    if crowd.in_channel >= IN_CHANNEL:
        raise RefusedError("limit-channel", most=IN_CHANNEL)
    if crowd.on_server >= ON_SERVER:
        raise RefusedError("limit-server", most=ON_SERVER)


def require_rested(table: Table, what: str, user_id: int, now: float) -> None:
    """Refuse where the person has to wait; ``limit-<what>`` is the sentence.

    Args:
        now: Unix time.
    """
    until = table.cooldowns.get((what, user_id), now)
    if until > now:
        raise RefusedError(f"limit-{what}", until=Until(until))


class Cooldowns:
    """Who or what was attended to a short while ago, with their times; nothing is kept for longer."""

    def __init__(self) -> None:
        self._until: OrderedDict[Hashable, float] = OrderedDict()

    def until(self, each: Iterable[Hashable], now: float) -> float | None:
        """Return when all of these may be attended to again; None if they may now."""
        waiting = [until for key in each if (until := self._until.get(key, now)) > now]
        return max(waiting, default=None)

    def rested(self, each: Iterable[Hashable], now: float, seconds: float) -> set[Hashable]:
        """Return those to attend to now, and have them wait from then on.

        Args:
            now: in seconds, on any clock that never goes back.
            seconds: how long they wait.
        """
        while self._until and next(iter(self._until.values())) <= now:
            self._until.popitem(last=False)
        rested = {key for key in each if key not in self._until}
        self._until.update(dict.fromkeys(rested, now + seconds))
        return rested

    def forget(self, each: Iterable[Hashable]) -> None:
        """Have these not wait: they were not attended to after all."""
        for key in each:
            self._until.pop(key, None)
