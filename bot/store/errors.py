"""What can go wrong with the store, each told in one sentence that an operator can act on.

::

    StoreError
    ├── StoreUnreachable   the file or server cannot be opened, read or written just now
    │   └── StoreIndirect  a pooler is in between, where the server itself is needed
    ├── StoreDamaged       the file is no database, or a damaged one
    ├── StoreForeign       a database, but another program's
    ├── StoreTooNew        written by a newer version of this program
    ├── SaveConflict       what was to be saved contradicts what is saved; nothing was changed
    ├── LeaseLost          another process serves the table; nothing was changed
    ├── UnknownTable       no such table
    └── UnknownRecord      a table whose record this version cannot read; only that table is affected

The first four are raised while opening (the first two later as well). This module knows no database.
"""

from __future__ import annotations

from bot.language.errors import UserError


class StoreError(UserError):
    """The store cannot do what was asked: one sentence, without passwords, says why."""


class StoreUnreachable(StoreError):
    """The file or server cannot be opened, read or written just now."""


class StoreIndirect(StoreUnreachable):
    """A pooler is in between, where the server itself is needed."""


class StoreDamaged(StoreError):
    """The file is no database, or its contents are damaged. It was not written to."""


class StoreForeign(StoreError):
    """The database belongs to another program. It was not written to."""


class StoreTooNew(StoreError):
    """The database was written by a newer version of this program. It was not written to."""


class SaveConflict(StoreError):
    """What was to be saved contradicts what is saved: nothing of it was kept."""


class LeaseLost(StoreError):
    """Another process serves the table by now: nothing of what was to be saved was kept."""


class UnknownTable(StoreError):
    """There is no table of that name.

    Args:
        match_id: the name asked for.
    """

    def __init__(self, match_id: str) -> None:
        self.match_id = match_id
        super().__init__("store-no-table", table=match_id)


class UnknownRecord(StoreError):
    """A saved table that this version cannot read. It stays as it is for a version that can.

    Args:
        match_id: the table.
        why: what is wrong with it: ``version``, ``moves`` or ``options``.
        version: the format it was written in.
    """

    def __init__(self, match_id: str, why: str, version: int) -> None:
        self.match_id = match_id
        super().__init__("store-unknown-record", table=match_id, why=why, version=version)
