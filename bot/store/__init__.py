"""The database: matches and their records, what each match shows, leaderboards, settings and notes.

::

    store = await Store.open("sqlite+aiosqlite:///boneyard.sqlite3")
    await store.commit(MatchCommit(match_id=..., expected_revision=3, moves=(NewMove(2, 0, "g9-b1@N"),)))
    await store.close()

Errors of the database and its driver are raised as :class:`StoreError`. The store starts no task and caches
no rows: it returns what is committed. Two exceptions: :attr:`Store.claim` reconnects in a task, and rating
changes of recent matches are remembered in memory.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Self

from sqlalchemy import URL, select

from bot.store import schema
from bot.store.backends import copying
from bot.store.backends.copying import OnCopied, Sums
from bot.store.backends.database import Database, UtcClock
from bot.store.backends.postgres import CONNECTIONS
from bot.store.boards.encounters import Partner, Rival, TeamsOf
from bot.store.boards.leaderboards import MIN_MATCHES, Leaderboards, RankBy, Ranking
from bot.store.boards.ratings import ALL_GAMES, PROVISIONAL, RatingChange, shown_rating
from bot.store.boards.statistics import (
    GameTally,
    PlayedMatch,
    PlayedSeat,
    Profile,
    Rating,
    RecentForm,
    Statistics,
)
from bot.store.coordination.absences import Absences, ordinal
from bot.store.coordination.claim import Claim
from bot.store.coordination.leases import EXPIRY, Leases, Member, Part, Situation
from bot.store.coordination.news import News
from bot.store.errors import (
    LeaseLost,
    SaveConflict,
    StoreDamaged,
    StoreError,
    StoreForeign,
    StoreTooNew,
    StoreUnreachable,
    UnknownRecord,
    UnknownTable,
)
from bot.store.matches.deliveries import Deliveries
from bot.store.matches.hand_tokens import HandTokens
from bot.store.matches.matches import Matches
from bot.store.matches.replays import Ended, Replays
from bot.store.models import (
    LIVE,
    NOT_ALL,
    RECORD_VERSION,
    Crowd,
    DeliveryRow,
    HandRow,
    Inspection,
    InvitedRow,
    Leader,
    MatchChanges,
    MatchCommit,
    MoveRow,
    NewMatch,
    NewMove,
    Page,
    ResultRow,
    RoundRow,
    SavedMatch,
    ScoreRow,
    SeatRow,
    State,
    TableSummary,
    new_id,
)
from bot.store.people.guild_data import GuildData
from bot.store.people.key_values import KeyValues, OwnSettings
from bot.store.people.personal_data import PersonalData
from bot.store.people.practice import LessonRow, Practice, PuzzleRow
from bot.store.people.reminders import DIGEST, ReminderRow, Reminders
from bot.store.people.subscriptions import Subscriptions

__all__ = [
    "ALL_GAMES",
    "CONNECTIONS",
    "DIGEST",
    "EXPIRY",
    "LIVE",
    "MIN_MATCHES",
    "NOT_ALL",
    "PROVISIONAL",
    "RECORD_VERSION",
    "Crowd",
    "DeliveryRow",
    "Ended",
    "GameTally",
    "HandRow",
    "Inspection",
    "InvitedRow",
    "Leader",
    "LeaseLost",
    "LessonRow",
    "MatchChanges",
    "MatchCommit",
    "Member",
    "MoveRow",
    "NewMatch",
    "NewMove",
    "Page",
    "Part",
    "Partner",
    "PlayedMatch",
    "PlayedSeat",
    "Profile",
    "PuzzleRow",
    "RankBy",
    "Ranking",
    "Rating",
    "RatingChange",
    "RecentForm",
    "ReminderRow",
    "ResultRow",
    "Rival",
    "RoundRow",
    "SaveConflict",
    "SavedMatch",
    "ScoreRow",
    "SeatRow",
    "Situation",
    "State",
    "Store",
    "StoreDamaged",
    "StoreError",
    "StoreForeign",
    "StoreTooNew",
    "StoreUnreachable",
    "TableSummary",
    "TeamsOf",
    "UnknownRecord",
    "UnknownTable",
    "UtcClock",
    "new_id",
    "ordinal",
    "shown_rating",
]


def _now() -> datetime:
    return datetime.now(UTC)


class Store:
    """An open database. Made by :meth:`open`, closed by :meth:`close`.

    Also an asynchronous context manager that closes the store on exit.
    """

    def __init__(self, database: Database, clock: UtcClock) -> None:
        self._database = database
        self.matches = Matches(database, clock)
        self.hand_tokens = HandTokens(database)
        self.leaderboards = Leaderboards(database)
        self.personal_data = PersonalData(database)
        self.guild_data = GuildData(database)
        self.statistics = Statistics(database)
        self.replays = Replays(database)
        self.practice = Practice(database)
        self.reminders = Reminders(database)
        self.guild_settings = OwnSettings(database, schema.settings, "guild_id")
        self.user_settings = OwnSettings(database, schema.preferences, "user_id")
        self.key_values = KeyValues(database)
        self.deliveries = Deliveries(database)
        self.subscriptions = Subscriptions(database)
        self.absences = Absences(database)
        self.leases = Leases(database)
        self.news = News(database)
        self.claim = Claim(database)

    @classmethod
    async def open(
        cls,
        url: str | URL,
        *,
        clock: UtcClock = _now,
        alone: bool = False,
        connections: int = CONNECTIONS,
        direct: str | None = None,
    ) -> Self:
        """Open the database at ``url``; create, back up and migrate it if needed.

        Args:
            url: e.g. ``sqlite+aiosqlite:///boneyard.sqlite3`` or ``postgresql+asyncpg://...``.
            clock: returns the current time, aware.
            alone: whether this process serves tables from the database. On SQLite only one process may.
            connections: the most connections to open to a server.
            direct: the address of the server itself, if ``url`` is the address of a pooler.

        Raises:
            StoreError: the database cannot be used; the message says why. It was not changed.
        """
        database = await Database.open(url, clock, alone=alone, connections=connections, direct=direct)
        return cls(database, clock)

    @staticmethod
    async def inspect(url: str) -> Inspection:
        """Return what the database at ``url`` contains, without changing it. It may be in use.

        Raises:
            StoreError: the database cannot be used; the message says why.
        """
        return await Database.inspect(url)

    async def commit(self, commit: MatchCommit) -> None:
        """Save one change of a table and all its consequences, as :meth:`Matches.commit` does."""
        await self.matches.commit(commit)

    async def copy_to(self, target: Store, on_copied: OnCopied) -> Sums:
        """Copy all rows into ``target``, compare both databases, and return the compared checksums.

        An interrupted copy into the same target is resumed. This database must not change meanwhile.

        Args:
            target: an empty database, or one that contains a part of this copy.
            on_copied: called with the name and row count of each table that has been copied.

        Raises:
            StoreUnreachable: the target contains other rows, or this database changed since the copy began.
            StoreDamaged: the copy differs from the original.
        """
        return await copying.copy(self._database, target._database, on_copied)

    @property
    def place(self) -> str:
        """Return the file or address of the database, without its password."""
        return self._database.place

    async def ping(self) -> None:
        """Return once the database has answered a query.

        Raises:
            StoreError: the database does not answer.
        """
        async with self._database.reading() as connection:
            await connection.execute(select(1))

    async def close(self) -> None:
        """Release the claim and close the database. Safe to call twice."""
        await self.claim.release()
        await self._database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *exception: object) -> None:
        await self.close()
