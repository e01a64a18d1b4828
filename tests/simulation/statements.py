"""Runs the store's statements on SQLite, each compiled by SQLAlchemy once.

The SQL and the conversion of values are SQLAlchemy's. Its connections, cursors and contexts are left out,
because they cost more than the work of SQLite. This module knows no table.
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
"""The SQL function that returns the time before which a renewed lease has expired."""
_OF_POSTGRESQL = {
    f"clock_timestamp() - make_interval(secs=>{EXPIRY})": f"{LAPSED_BEFORE}()",
}
"""PostgreSQL expressions that only several processes use, with their SQLite equivalents."""


def wrapped(error: sqlite3.Error) -> BaseException:
    """Return the exception that SQLAlchemy makes of a driver error."""
    return DBAPIError.instance(None, None, error, sqlite3.Error, hide_parameters=True, dialect=_DIALECT)


@dataclass(frozen=True, slots=True)
class Changed:
    """The result of a statement that returns no rows."""

    rowcount: int


class Asked(ABC):
    """A substitute for the store's connection. All its methods use `execute`."""

    @abstractmethod
    async def execute(self, statement: Any, values: Values | Sequence[Values] | None = None) -> Any:
        """Run a statement and return its result, as the program's connection does."""

    async def scalar(self, statement: Any, values: Values | None = None) -> Any:
        """Return the first value of a statement's result."""
        return (await self.execute(statement, values)).scalar()

    async def scalars(self, statement: Any, values: Values | None = None) -> Any:
        """Return the first value of each row of a statement's result."""
        return (await self.execute(statement, values)).scalars()


class Statements:
    """A cache of compiled statements."""

    def __init__(self) -> None:
        self._compiled: dict[Any, Any] = {}
        """Filled by SQLAlchemy, which recognises equal statements."""
        self._ready: WeakKeyDictionary[Any, dict[tuple[str, ...], _Ready]] = WeakKeyDictionary()
        """By statement and the names of its values. Statements that are built once are found here."""

    def run(
        self, connection: sqlite3.Connection, statement: Any, values: Values | Sequence[Values] | None
    ) -> Any:
        """Run a statement, once for each set of values if there is a list of them, and return its result.

        Raises:
            DBAPIError: the statement failed.
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
    """A statement compiled for values with certain names."""

    def __init__(self, compiled: SQLCompiler, constants: Sequence[Any], values: Values) -> None:
        assert not [*compiled.insert_prefetch, *compiled.update_prefetch], "defaults are set by the database"
        self.sql: str = _translated(compiled.string)
        self.expands = bool(compiled.post_compile_params)
        self._compiled = compiled
        self._constants = constants
        self.columns = _columns(compiled)
        known = compiled.construct_params(values, extracted_parameters=constants)
        processors = compiled._bind_processors
        self._places: list[tuple[str | None, Any]] = []
        """For each placeholder, the name of its value and the conversion of it, or None and the value itself.
        """
        for name in compiled.positiontup or ():
            prepare: Callable[[Any], Any] = processors.get(name, _same)
            if name in values:
                self._places.append((name, None if prepare is _same else prepare))
            elif not self.expands:
                self._places.append((None, prepare(known[name])))

    def arguments(self, values: Values) -> list[Any]:
        """Return the values in SQLite's form, in order."""
        return [
            prepare if name is None else values[name] if prepare is None else prepare(values[name])
            for name, prepare in self._places
        ]

    def expanded(self, values: Values) -> tuple[str, list[Any]]:
        """Return the statement with one placeholder for each value of its lists, and those values."""
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
    """Return the description of a statement's result columns; None if it returns no rows."""
    found = compiled._result_columns
    if not found:
        return None
    processors = [each.type._cached_result_processor(_DIALECT, None) for each in found]
    return SimpleResultMetaData([each.keyname for each in found], _processors=processors)


def _same(value: Any) -> Any:
    return value
