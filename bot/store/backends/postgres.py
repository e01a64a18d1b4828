"""Everything that is true of PostgreSQL only: how a server is reached, and what its errors mean.

Nothing outside this module names the driver. How it is used, and why:

* A pool of so many connections and no more: who finds none free waits, and is told in the end.
* No question before each use of a connection whether it is still there: the driver knows when the server has
  closed it, and then it is replaced, with all that are as old.
* Readers see one moment of the database throughout, and cannot change it.
* What one statement does is committed with it: a single trip to the server and back.
* A statement is prepared once on each connection. That is why a pooler in between has to keep what is
  prepared (PgBouncer does from 1.21, with ``max_prepared_statements``); one that does not is refused.
* A transaction in which nothing happens is ended by the server: whoever froze in it locks nobody out.

Only one program at a time brings a database up to date; others wait for it.
"""

from __future__ import annotations

from secrets import token_hex
from typing import Any

from sqlalchemy import URL, event, text
from sqlalchemy.exc import InvalidatePoolError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from bot.store.errors import StoreError, StoreIndirect, StoreUnreachable

CONNECTIONS = 8
"""How many connections a process opens at most."""
REACHING = 5.0
"""Seconds to wait for the server to be reached."""
PATIENCE = 5.0
"""Seconds to wait for a connection to be free."""
SLOW = 10.0
"""Seconds that a statement may take."""
IDLE = "5s"
"""How long a transaction may stand still."""

_MIGRATING = 0x626F6E6579617264
"""The lock of the program that brings the database up to date."""


def engine(url: URL, connections: int, *, patient: bool = False) -> AsyncEngine:
    """Return the engine for what one statement does: it is committed with the statement.

    Args:
        patient: whether a statement may take as long as it takes.

    Raises:
        StoreUnreachable: the driver is not installed.
    """
    _driver()

    async def connected(**_: object) -> Any:
        driver = await connect(url, slow=None if patient else SLOW)
        try:
            await _prepare(driver, url)
        except BaseException:
            driver.terminate()
            raise
        return driver

    made = create_async_engine(
        "postgresql+asyncpg://",
        async_creator=connected,
        poolclass=AsyncAdaptedQueuePool,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=PATIENCE,
        pool_use_lifo=True,
        isolation_level="AUTOCOMMIT",
        hide_parameters=True,  # an error goes to the log, and tokens and names must not
    )
    event.listen(made.sync_engine, "checkout", _require_open)
    return made


def _driver() -> Any:
    try:
        import asyncpg  # noqa: PLC0415
    except ModuleNotFoundError:
        raise StoreUnreachable("store-no-driver") from None
    return asyncpg


def trouble() -> tuple[type[Exception], ...]:
    """Return what can go wrong outside the program with a connection of the driver itself."""
    driver = _driver()
    return (driver.PostgresError, driver.InterfaceError, OSError)


async def connect(url: URL, slow: float | None = SLOW) -> Any:
    """Return a connection of the driver itself.

    Args:
        slow: the seconds that a statement may take; None for any.

    Raises:
        StoreUnreachable: the address makes no sense to the driver.
    """
    # The driver reads the address itself, with all that PostgreSQL's own tools know of one.
    try:
        return await _driver().connect(
            url.set(drivername="postgresql").render_as_string(hide_password=False),
            timeout=REACHING,
            command_timeout=slow,
            server_settings={"application_name": "boneyard"},
        )
    except ValueError as error:
        raise explain(error, _place(url)) from error


def reader(made: AsyncEngine) -> AsyncEngine:
    """Return the same engine for transactions that see one moment, and change nothing."""
    return made.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def writer(made: AsyncEngine) -> AsyncEngine:
    """Return the same engine for transactions of several statements."""
    return made.execution_options(isolation_level="READ COMMITTED")


def migrator(url: URL) -> AsyncEngine:
    """Return the engine that takes the steps of a migration: they take what they take, and so do others'."""
    return writer(engine(url, 1, patient=True))


async def connect_directly(url: URL) -> Any:
    """Return a connection of the driver to the server itself, on which others can be heard.

    Raises:
        StoreIndirect: a pooler is in between.
    """
    driver = await connect(url)
    if await driver.execute(_direct(driver)) == "SELECT 1":
        return driver
    driver.terminate()
    raise StoreIndirect("store-not-direct", place=_place(url))


def _direct(driver: Any) -> str:
    """Return what finds a row where nobody is between the driver and the server."""
    return f"SELECT 1 WHERE pg_backend_pid() = {driver.get_server_pid()}"


def _place(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


async def _prepare(driver: Any, url: URL) -> None:
    """Set a new connection up, and look whether statements can be prepared on it.

    Raises:
        StoreUnreachable: a pooler in between hands connections on, and does not keep what was prepared.
    """
    # In one trip, and not prepared; what is told of it is how many rows the last of the two found.
    settled = f"SET idle_in_transaction_session_timeout = '{IDLE}'"
    if await driver.execute(f"{settled}; {_direct(driver)}") == "SELECT 1":
        return
    # Somebody is in between. One who keeps what is prepared gives it names of their own.
    name = f"boneyard_{token_hex(8)}"
    async with driver.transaction():
        probe = await driver.prepare("SELECT 1", name=name)
        passed_on = f"SELECT 1 FROM pg_prepared_statements WHERE name = '{name}'"  # noqa: S608 (our own)
        found = await driver.execute(passed_on)
        del probe
    if found == "SELECT 1":
        raise StoreUnreachable("store-pooler", place=_place(url))


def _require_open(connection: Any, record: object, proxy: object) -> None:
    if connection.driver_connection.is_closed():
        raise InvalidatePoolError


async def lock_migration(connection: AsyncConnection) -> None:
    """Wait until nobody else brings the database up to date; the lock ends with the transaction."""
    await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})


def explain(error: BaseException, place: str) -> StoreError:
    """Return the error that says what an error of the driver or of the pool means."""
    if isinstance(error, (TimeoutError, NoConnectionFree)):
        return StoreUnreachable("store-slow", place=place)
    return StoreUnreachable("store-unusable", place=place, reason=str(error) or type(error).__name__)
