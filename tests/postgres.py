"""A PostgreSQL server for tests, and a separate database for each.

Tests that need one are marked ``postgres``. ``make test-postgres`` runs them; they then fail if no server
answers. Otherwise they are skipped with a reason. pytest loads this file at every start, so modules that talk
to a server are imported only where they are needed.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

VARIABLE = "POSTGRES_TESTS"
"""The environment variable with the address of a database on the server. Its user may create databases."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip the tests that need a server if :data:`VARIABLE` is not set."""
    if os.environ.get(VARIABLE):
        return
    skipped = pytest.mark.skip(reason=f"{VARIABLE} names no PostgreSQL server; `make test-postgres` does")
    for item in items:
        if item.get_closest_marker("postgres"):
            item.add_marker(skipped)


def server() -> str:
    """Return the address of the server."""
    return os.environ[VARIABLE]


def address_of(database: str) -> str:
    """Return the address of a database on the server, in the form that the program takes."""
    from sqlalchemy import make_url  # noqa: PLC0415

    url = make_url(server()).set(drivername="postgresql+asyncpg", database=database)
    return url.render_as_string(hide_password=False)


async def tell(sql: str, url: str | None = None) -> list[Any]:
    """Run SQL in the database at ``url``, or in the server's own, and return the rows found.

    Several statements separated by semicolons return no rows.
    """
    import asyncpg  # noqa: PLC0415
    from sqlalchemy import make_url  # noqa: PLC0415

    plain = make_url(url or server()).set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(plain, timeout=60)
    try:
        if ";" in sql:
            await connection.execute(sql)
            return []
        return [tuple(row) for row in await connection.fetch(sql)]
    finally:
        await connection.close()


def elsewhere(work: Any) -> Any:
    """Run a coroutine in a new thread with its own event loop, and return its result."""
    with ThreadPoolExecutor(1) as other:
        return other.submit(asyncio.run, work).result()


def made(name: str) -> Generator[str, None, None]:
    """Yield the address of a new database without tables, and drop it afterwards."""
    database = f"boneyard_{os.getpid()}_{name}"
    elsewhere(tell(f"CREATE DATABASE {database}"))
    try:
        yield address_of(database)
    finally:
        elsewhere(tell(f"DROP DATABASE {database} WITH (FORCE)"))


async def _migrate(url: str) -> None:
    from sqlalchemy import make_url  # noqa: PLC0415

    from bot.store import Store  # noqa: PLC0415

    name = make_url(url).database
    await tell(f"ALTER DATABASE {name} SET synchronous_commit = off")  # Tests need not survive a power cut.
    await (await Store.open(url)).close()


@pytest.fixture(scope="session")
def _kept_database() -> Iterator[str]:
    """A database with all tables. Made once, because that takes longer than most tests."""
    for url in made("tables"):
        elsewhere(_migrate(url))
        yield url


@pytest.fixture
def postgres_url(_kept_database: str) -> str:
    """The address of a database with all tables and no rows."""
    from bot.store.schema import metadata  # noqa: PLC0415

    emptying = ";".join(f"DELETE FROM {table.name}" for table in reversed(metadata.sorted_tables))  # noqa: S608
    elsewhere(tell(emptying, _kept_database))
    return _kept_database


@pytest.fixture
def bare_postgres_url() -> Iterator[str]:
    """The address of a database without tables."""
    yield from made("bare")
