"""Everything specific to PostgreSQL: how to connect, and what the driver's errors mean.

No other module names the driver. How it is used, and why:

* The pool has a fixed size. A task that finds no free connection waits, and gets an error after
  :data:`PATIENCE` seconds.
* Connections are not tested before each use. The driver knows when the server has closed one; it is then
  replaced, together with all connections of the same age.
* Readers see one snapshot of the database throughout a transaction, and cannot change it.
* A single statement is committed on its own: one round trip to the server.
* Statements are prepared once per connection. So a pooler in between must keep prepared statements (PgBouncer
  does from 1.21 on, with ``max_prepared_statements``). Any other pooler is refused.
* The server ends a transaction that stands idle, so a frozen process does not lock others out.

Only one program at a time migrates the database; others wait for it.
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
"""The most connections that a process opens, by default."""
REACHING = 5.0
"""Seconds to wait for a connection to the server."""
PATIENCE = 5.0
"""Seconds to wait for a free connection of the pool."""
SLOW = 10.0
"""Seconds that a statement may take."""
IDLE = "5s"
"""How long a transaction may stand idle."""

_MIGRATING = 0x626F6E6579617264
"""The advisory lock of the program that migrates the database."""


def engine(url: URL, connections: int, *, patient: bool = False) -> AsyncEngine:
    """Return the engine for single statements. Each statement is committed on its own.

    Args:
        patient: whether a statement may take any time.

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
        hide_parameters=True,  # Errors go to the log, which must not contain tokens or names.
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
    """Return the driver's exception types for problems outside the program."""
    driver = _driver()
    return (driver.PostgresError, driver.InterfaceError, OSError)


async def connect(url: URL, slow: float | None = SLOW) -> Any:
    """Open a connection of the driver itself.

    If the server cannot be reached, the driver's own error passes through: one of :func:`trouble`.

    Args:
        slow: the seconds that a statement may take; None for no limit.

    Raises:
        StoreUnreachable: the driver is not installed, or does not understand the address.
    """
    # The driver parses the address itself, with all options that PostgreSQL's own tools know.
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
    """Return ``made``, set to transactions that read one snapshot and change nothing."""
    return made.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def writer(made: AsyncEngine) -> AsyncEngine:
    """Return ``made``, set to transactions of several statements."""
    return made.execution_options(isolation_level="READ COMMITTED")


def migrator(url: URL) -> AsyncEngine:
    """Return the engine for migrations, whose statements have no time limit.

    A step may be slow, and so may waiting for another program's migration.
    """
    return writer(engine(url, 1, patient=True))


async def connect_directly(url: URL) -> Any:
    """Open a connection of the driver to the server itself, on which notifications can be received.

    Other errors are those of :func:`connect`.

    Raises:
        StoreIndirect: there is a pooler in between.
    """
    driver = await connect(url)
    if await driver.execute(_direct(driver)) == "SELECT 1":
        return driver
    driver.terminate()
    raise StoreIndirect("store-not-direct", place=_place(url))


def _direct(driver: Any) -> str:
    """Return a query that finds a row only if no pooler is between the driver and the server."""
    return f"SELECT 1 WHERE pg_backend_pid() = {driver.get_server_pid()}"


def _place(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


async def _prepare(driver: Any, url: URL) -> None:
    """Configure a new connection. If a pooler is in between, check that it keeps prepared statements.

    Raises:
        StoreUnreachable: there is a pooler that shares connections and does not keep prepared statements.
    """
    # One round trip, without preparing. The status tells how many rows the second statement found.
    settled = f"SET idle_in_transaction_session_timeout = '{IDLE}'"
    if await driver.execute(f"{settled}; {_direct(driver)}") == "SELECT 1":
        return
    # There is a pooler. One that keeps prepared statements gives them names of its own.
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
    """Wait until no other program migrates the database. The lock ends with the transaction."""
    await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})


def explain(error: BaseException, place: str) -> StoreError:
    """Return the store's error for an error of the driver or of the pool."""
    if isinstance(error, (TimeoutError, NoConnectionFree)):
        return StoreUnreachable("store-slow", place=place)
    return StoreUnreachable("store-unusable", place=place, reason=str(error) or type(error).__name__)
