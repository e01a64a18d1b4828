"""What lasts: matches and their records, hand handles, leaderboards, settings, notes.

::

    store = await Store.open("sqlite+aiosqlite:///boneyard.sqlite3")
    await store.tables.append(table_id, n, seat, "g9-b1@N")   # committed when it returns
    await store.close()

Everything raises :class:`StoreError` and nothing of the database underneath. The store starts no task
and keeps no state of its own: what it answers is what is committed.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Self

from bot.store.boards import FAIR, Boards, By, Ranking
from bot.store.database import Clock, Database
from bot.store.errors import (
    SaveConflict,
    StoreDamaged,
    StoreError,
    StoreForeign,
    StoreTooNew,
    StoreUnreachable,
    UnknownRecord,
    UnknownTable,
)
from bot.store.hands import Hands
from bot.store.invitations import Invitations, InvitedRow
from bot.store.merits import ALL_GAMES, PROVISIONAL, shown_rating
from bot.store.notes import Notes, Preferences, Settings
from bot.store.people import People
from bot.store.records import Career, GameTally, PlayedMatch, PlayedSeat, Rating, Records, Rival
from bot.store.replays import Ended, Replays
from bot.store.rows import (
    LIVE,
    RECORD_VERSION,
    HandRow,
    Leader,
    LiveTables,
    MoveRow,
    NewTable,
    Page,
    ResultRow,
    RoundRow,
    SavedTable,
    ScoreRow,
    SeatRow,
    State,
    TableChanges,
    new_id,
)
from bot.store.tables import Tables
from bot.store.watches import Watches

__all__ = [
    "ALL_GAMES",
    "FAIR",
    "LIVE",
    "PROVISIONAL",
    "RECORD_VERSION",
    "By",
    "Career",
    "Clock",
    "Ended",
    "GameTally",
    "HandRow",
    "InvitedRow",
    "Leader",
    "LiveTables",
    "MoveRow",
    "NewTable",
    "Page",
    "PlayedMatch",
    "PlayedSeat",
    "Ranking",
    "Rating",
    "ResultRow",
    "Rival",
    "RoundRow",
    "SaveConflict",
    "SavedTable",
    "ScoreRow",
    "SeatRow",
    "State",
    "Store",
    "StoreDamaged",
    "StoreError",
    "StoreForeign",
    "StoreTooNew",
    "StoreUnreachable",
    "TableChanges",
    "UnknownRecord",
    "UnknownTable",
    "new_id",
    "shown_rating",
]


def _now() -> datetime:
    return datetime.now(UTC)


class Store:
    """The open store. Made by :meth:`open`, given back by :meth:`close`.

    Also an asynchronous context manager, which closes it.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self.tables = Tables(database, clock)
        self.hands = Hands(database)
        self.boards = Boards(database)
        self.people = People(database)
        self.records = Records(database)
        self.replays = Replays(database)
        self.settings = Settings(database)
        self.preferences = Preferences(database)
        self.notes = Notes(database)
        self.invitations = Invitations(database)
        self.watches = Watches(database)

    @classmethod
    async def open(cls, url: str, *, clock: Clock = _now) -> Self:
        """Open the database at ``url``, creating, backing up and migrating it as needed.

        Args:
            url: e.g. ``sqlite+aiosqlite:///boneyard.sqlite3`` or ``postgresql+asyncpg://...``.
            clock: what time it is, aware.

        Raises:
            StoreError: it cannot be used; the sentence says why. It was left as it is.
        """
        return cls(await Database.open(url, clock), clock)

    async def close(self) -> None:
        """Give back the database. Safe to call twice."""
        await self._database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *exception: object) -> None:
        await self.close()
