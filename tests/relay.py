"""A relay between the program and a PostgreSQL server. It counts round trips and can cut connections.

At the end of each round trip the server sends the message ``Z`` (ready for query). The relay counts these.
"""

from __future__ import annotations

import asyncio
import struct
from typing import Self

from sqlalchemy import make_url

READY, KEY_DATA, COMPLETE = b"Z", b"K", b"C"


class Relay:
    """A relay to the server at ``url``, with an address of its own. Also an asynchronous context manager.

    Args:
        pooled: whether to imitate a pooler that shares connections and does not keep prepared statements.
    """

    def __init__(self, url: str, *, pooled: bool = False) -> None:
        self._target = make_url(url)
        self._pooled = pooled
        self._server: asyncio.Server | None = None
        self._port = 0
        self._open: set[asyncio.StreamWriter] = set()
        self._running: set[asyncio.Task[None]] = set()
        self.trips = 0
        self.most = 0
        """The most connections that were open at once."""
        self.mute = False
        """Whether to cut the connection instead of reporting that a statement has completed."""

    @property
    def url(self) -> str:
        """The relay's address. Without encryption, because messages could not be counted otherwise."""
        target = self._target.set(host="127.0.0.1", port=self._port, query={"sslmode": "disable"})
        return target.render_as_string(hide_password=False)

    async def __aenter__(self) -> Self:
        await self.restore()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.cut()

    async def restore(self) -> None:
        """Accept connections (again)."""
        self.mute = False
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """Close every connection and accept no new ones."""
        if self._server is not None:
            self._server.close()
            self._server = None
        for writer in [*self._open]:
            writer.transport.abort()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        host = self._target.query.get("host") or self._target.host or "/var/run/postgresql"
        assert isinstance(host, str)
        port = int(str(self._target.query.get("port") or self._target.port or 5432))
        there = (
            asyncio.open_unix_connection(f"{host}/.s.PGSQL.{port}")
            if host.startswith("/")
            else asyncio.open_connection(host, port)
        )
        server, to_server = await there
        both = {writer, to_server}
        self._open |= both
        self.most = max(self.most, len(self._open) // 2)
        self._running.add(asyncio.current_task())  # type: ignore[arg-type]
        try:
            async with asyncio.TaskGroup() as group:  # If either direction ends, the other ends too.
                group.create_task(self._ask(reader, to_server))
                group.create_task(self._answer(server, writer))
        except* (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            self._open -= both
            for each in both:
                each.transport.abort()
            self._running.discard(asyncio.current_task())  # type: ignore[arg-type]

    async def _ask(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
        raise ConnectionResetError

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while True:
            kind = await reader.readexactly(1)
            size = await reader.readexactly(4)
            body = await reader.readexactly(struct.unpack("!i", size)[0] - 4)
            if kind == KEY_DATA and self._pooled:
                body = struct.pack("!i", 1) + body[4:]
            if self.mute and kind == COMPLETE:
                raise ConnectionResetError
            self.trips += kind == READY
            writer.write(kind + size + body)
            await writer.drain()
