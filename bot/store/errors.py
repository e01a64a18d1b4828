"""The errors of the store. Each carries one sentence that tells an operator what is wrong.

::

    StoreError
    ├── StoreUnreachable   the file or server cannot be opened, read or written at the moment
    │   └── StoreIndirect  there is a pooler where a connection to the server itself is needed
    ├── StoreDamaged       the file is not a database, or is damaged; or a copy differs from its original
    ├── StoreForeign       the database belongs to another program
    ├── StoreTooNew        the database was written by a newer version of this program
    ├── SaveConflict       the data to save contradicts the saved data; nothing was changed
    ├── LeaseLost          another process serves the table; nothing was changed
    ├── UnknownTable       there is no such table
    └── UnknownRecord      this version cannot read the table's record; only that table is affected

Opening a database raises StoreUnreachable, StoreDamaged, StoreForeign or StoreTooNew. Later,
StoreUnreachable, StoreIndirect and StoreDamaged can occur. This module does not know any database.
"""

from __future__ import annotations

from bot.language.errors import UserError


class StoreError(UserError):
    """The store cannot do what was requested. The message says why, in one sentence without passwords."""


class StoreUnreachable(StoreError):
    """The file or server cannot be opened, read or written at the moment."""


class StoreIndirect(StoreUnreachable):
    """There is a pooler in between where a connection to the server itself is needed."""


class StoreDamaged(StoreError):
    """The file is not a database or is damaged, and was not written to; or a copy differs from its source."""


class StoreForeign(StoreError):
    """The database belongs to another program. It was not written to."""


class StoreTooNew(StoreError):
    """The database was written by a newer version of this program. It was not written to."""


class SaveConflict(StoreError):
    """The data to save contradicts the saved data. Nothing was saved."""


class LeaseLost(StoreError):
    """Another process now serves the table. Nothing was saved."""


class UnknownTable(StoreError):
    """There is no table with this id.

    Args:
        match_id: the requested id.
    """

    def __init__(self, match_id: str) -> None:
        self.match_id = match_id
        super().__init__("store-no-table", table=match_id)


class UnknownRecord(StoreError):
    """A saved table that this version cannot read. It stays unchanged for a version that can.

    Args:
        match_id: the table.
        why: the part that cannot be read: ``version``, ``moves`` or ``options``.
        version: the format in which the record was written.
    """

    def __init__(self, match_id: str, why: str, version: int) -> None:
        self.match_id = match_id
        super().__init__("store-unknown-record", table=match_id, why=why, version=version)
