"""People whom the bot reminds while a drill runs, each once: by a mention, a direct message or a digest.

Each has one table that waits for them, and one due time: when their table reminds slow players, or when the
quiet hours end that delayed their digest. What they got is counted at the imitation of Discord, not in the
bot's records. This module knows neither processes nor failures.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta

from bot.language.localizer import localizer_for
from bot.store import DIGEST, Store
from bot.tables.rest_times import latest_hour
from tests.cluster.discord import EACH, FIRST
from tests.cluster.matches import TURN, WaitingMatch, write_matches
from tests.cluster.running import ask
from tests.sockets.discord_server import Fault, Message
from tests.sockets.payloads import DIRECT

MENTION, DIRECT_MESSAGE, DAILY = "mention", "direct message", "digest"
KINDS = (MENTION, DIRECT_MESSAGE, DAILY)
PEOPLE = 20_000
"""The id of the first of them. The others follow."""
OTHER = 5
"""The opponent at all their tables."""
MESSAGES = 8_000_000
"""The first id of their tables' messages."""
LOST = 3
"""One in this many of Discord's answers to reminders is lost."""
_SAYS = {DIRECT_MESSAGE: localizer_for("en")("remind-again"), DAILY: localizer_for("en")("remind-digest")}
"""What a direct message says, by its kind."""


class RemindedPeople:
    """One person for each due time. The kinds of reminder take turns."""

    def __init__(self, dues: Sequence[datetime], kinds: Sequence[str] = KINDS) -> None:
        self._dues = dues
        self.kinds = {PEOPLE + n: kinds[n % len(kinds)] for n in range(len(dues))}
        """How each person is reminded."""
        self._got: Counter[tuple[int, str]] = Counter()
        """How often each person was reminded, by person and kind."""

    @staticmethod
    def channel(server: int) -> int:
        """Return the channel of a server where their tables are."""
        return FIRST + server * EACH + 1

    async def write(self, database: str, servers: int) -> None:
        """Write their tables, settings and digests into the database. Call it before the first process
        starts.
        """
        await write_matches(
            database,
            [
                WaitingMatch(
                    f"wait{n:06d}",
                    n % servers,
                    self.channel(n % servers),
                    MESSAGES + n,
                    waits_for=PEOPLE + n,
                    other=OTHER,
                    due_at=due,
                    deadline=due + timedelta(seconds=TURN / 4),
                )
                for n, due in enumerate(self._dues)
            ],
        )
        now = datetime.now(UTC)
        hour = (now.hour + 12) % 24  # no further digest falls into the drill
        day, _ = latest_hour(hour, "", now.timestamp())
        async with await Store.open(database) as store:
            for (user_id, kind), due in zip(self.kinds.items(), self._dues, strict=True):
                if kind == DIRECT_MESSAGE:
                    await store.user_settings.put(user_id, "direct", "true")
                elif kind == DAILY:
                    await store.user_settings.put(user_id, "ping", '"digest"')
                    await store.user_settings.put(user_id, "digest_hour", str(hour))
                    await store.reminders.note(user_id, DIGEST, day, due)

    def faults(self, servers: int) -> list[Fault]:
        """Return faults that lose Discord's answer to a reminder, in one of :data:`LOST` channels."""
        directly = [DIRECT + user_id for user_id, kind in self.kinds.items() if kind != MENTION]
        mentions = [self.channel(server) for server in range(servers)]
        return [
            Fault("POST", f"/channels/{channel}/messages", taken=True)
            for channel in [*directly, *mentions][::LOST]
        ]

    def saw(self, message: Message) -> None:
        """Count the reminders in a new message."""
        for user_id in message.notified & self.kinds.keys():
            self._got[user_id, MENTION] += 1
        if (user_id := message.channel_id - DIRECT) in self.kinds:
            for kind, says in _SAYS.items():
                self._got[user_id, kind] += says in message.content

    # -- result --------------------------------------------------------------------------------

    async def settled(self, database: str, patience: float) -> None:
        """Wait until everybody is reminded and nothing is left to send, but at most ``patience`` seconds."""
        unsent = "SELECT 1 FROM reminders WHERE due_at IS NOT NULL"
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                while self.lost() or await ask(database, unsent):  # noqa: ASYNC110
                    await asyncio.sleep(0.5)

    def due(self, kind: str) -> int:
        """Return how many people are to be reminded in this way."""
        return list(self.kinds.values()).count(kind)

    def sent(self, kind: str) -> int:
        """Return how many reminders of a kind were sent."""
        return sum(count for (_, each), count in self._got.items() if each == kind)

    def lost(self) -> list[int]:
        """Return the people who were not reminded as they wish."""
        return [user_id for user_id, kind in self.kinds.items() if not self._got[user_id, kind]]

    def twice(self) -> list[int]:
        """Return the people who were reminded more than once, in one way or in several."""
        every = {user_id: sum(self._got[user_id, kind] for kind in KINDS) for user_id in self.kinds}
        return [user_id for user_id, count in every.items() if count > 1]
