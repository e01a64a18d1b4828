"""The store's statements, compiled by SQLAlchemy once each and handed to SQLite as they are.

The SQL, and what becomes of values on their way there and back, is SQLAlchemy's; its connections, cursors
and contexts are left out, for they cost more than what SQLite does. This module knows no table.
"""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy import IteratorResult
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect
from sqlalchemy.engine.result import SimpleResultMetaData
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler

from bot.store import EXPIRY

Values = Mapping[str, Any]
_DIALECT = sqlite_dialect()
_NOTHING: Values = {}
LAPSED_BEFORE = "lapsed_before"
"""What tells SQLite the time before which a lease that was renewed holds no more."""
_OF_POSTGRESQL = {
    f"clock_timestamp() - make_interval(secs=>{EXPIRY})": f"{LAPSED_BEFORE}()",
}
"""What SQLite has other words for, of what only several processes ask: elsewhere that is PostgreSQL's."""


def wrapped(error: sqlite3.Error) -> BaseException:
    """Return what SQLAlchemy makes of an error of the driver."""
    return DBAPIError.instance(None, None, error, sqlite3.Error, hide_parameters=True, dialect=_DIALECT)


@dataclass(frozen=True, slots=True)
class Changed:
    """What a statement that finds no rows comes to."""

    rowcount: int


class Asked(ABC):
    """What the store takes for its connection: all that it asks for comes of running a statement."""

    @abstractmethod
    async def execute(self, statement: Any, values: Values | Sequence[Values] | None = None) -> Any:
        """Run a statement and return what it finds, as the connection of the program does."""

    async def scalar(self, statement: Any, values: Values | None = None) -> Any:
        """Return the first value that a statement finds."""
        return (await self.execute(statement, values)).scalar()

    async def scalars(self, statement: Any, values: Values | None = None) -> Any:
        """Return the first value of each row that a statement finds."""
        return (await self.execute(statement, values)).scalars()


class Statements:
    """Statements that have been run: what has been compiled once need not be compiled again."""

    def __init__(self) -> None:
        self._compiled: dict[Any, Any] = {}
        """Filled by SQLAlchemy, which knows statements that are alike."""
        self._ready: WeakKeyDictionary[Any, dict[tuple[str, ...], _Ready]] = WeakKeyDictionary()
        """By statement and the names of its values; those that are built once are found here."""

    def run(
        self, connection: sqlite3.Connection, statement: Any, values: Values | Sequence[Values] | None
    ) -> Any:
        """Run a statement once, or once for each of several sets of values, and return what it finds.

        Raises:
            DBAPIError: it could not be run.
        """
        several = isinstance(values, list)
        first: Values = (values[0] if several else values) or _NOTHING  # type: ignore[index,assignment]
        ready = self._find(statement, first, several=several)
        try:
            if several:
                every = [ready.arguments(each) for each in values]  # type: ignore[arg-type, union-attr]
                return Changed(connection.executemany(ready.sql, every).rowcount)
            if ready.expands:
                cursor = connection.execute(*ready.expanded(first))
            else:
                cursor = connection.execute(ready.sql, ready.arguments(first))
            if ready.columns is None:
                return Changed(cursor.rowcount)
            return IteratorResult(ready.columns, iter(cursor.fetchall()))
        except sqlite3.Error as error:
            raise wrapped(error) from error

    def _find(self, statement: Any, values: Values, *, several: bool) -> _Ready:
        known = self._ready.setdefault(statement, {})
        names = tuple(values)
        ready = known.get(names)
        if ready is None:
            compiled, constants, *_ = statement._compile_w_cache(
                dialect=_DIALECT,
                compiled_cache=self._compiled,
                column_keys=sorted(names),
                for_executemany=several,
            )
            ready = known[names] = _Ready(compiled, constants, values)
        return ready


class _Ready:
    """A statement that is compiled for values of certain names."""

    def __init__(self, compiled: SQLCompiler, constants: Sequence[Any], values: Values) -> None:
        assert not [*compiled.insert_prefetch, *compiled.update_prefetch], "defaults are the database's"
        self.sql: str = _translated(compiled.string)
        self.expands = bool(compiled.post_compile_params)
        self._compiled = compiled
        self._constants = constants
        self.columns = _columns(compiled)
        known = compiled.construct_params(values, extracted_parameters=constants)
        processors = compiled._bind_processors
        self._places: list[tuple[str | None, Any]] = []
        """For each question mark the name of its value and what prepares it, or None and the value."""
        for name in compiled.positiontup or ():
            prepare: Callable[[Any], Any] = processors.get(name, _same)
            if name in values:
                self._places.append((name, None if prepare is _same else prepare))
            elif not self.expands:
                self._places.append((None, prepare(known[name])))

    def arguments(self, values: Values) -> list[Any]:
        """Return the values as SQLite takes them, in order."""
        return [
            prepare if name is None else values[name] if prepare is None else prepare(values[name])
            for name, prepare in self._places
        ]

    def expanded(self, values: Values) -> tuple[str, list[Any]]:
        """Return the statement with as many question marks as a list has values, and those values."""
        given = self._compiled.construct_params(values, extracted_parameters=self._constants)
        state = self._compiled._process_parameters_for_postcompile(given)
        processors = {**self._compiled._bind_processors, **state.processors}
        every = {**given, **state.additional_parameters}
        names = state.positiontup or ()
        return state.statement, [processors.get(name, _same)(every[name]) for name in names]


def _translated(sql: str) -> str:
    for theirs, ours in _OF_POSTGRESQL.items():
        sql = sql.replace(theirs, ours)
    return sql


def _columns(compiled: SQLCompiler) -> SimpleResultMetaData | None:
    """Return what is known of the columns that a statement finds; None where it finds none."""
    found = compiled._result_columns
    if not found:
        return None
    processors = [each.type._cached_result_processor(_DIALECT, None) for each in found]
    return SimpleResultMetaData([each.keyname for each in found], _processors=processors)


def _same(value: Any) -> Any:
    return value
