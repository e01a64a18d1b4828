"""The client of a simulated process: the bot's own, without discord.py's connection.

The program's own code restores tables, admits interactions, apologises for failures, handles lost connections
and deleted channels, and shuts down. Connection, commands, daily clean-up, pictures and worker processes are
absent. This module decides nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.app.client import Boneyard
from bot.app.cluster_client import ClusteredBoneyard
from bot.presentation.message import Message
from tests.simulation.server import BOT, Channel, Conversation, Server

_SETTINGS: Any = SimpleNamespace(shut_out=frozenset())
_NO_WORKERS: Any = SimpleNamespace(close=lambda: None)


class Painter:
    """A painter that draws nothing and takes no time."""

    async def paint(self, message: Message) -> list[object]:
        """Return no picture."""
        return []

    def close(self) -> None:
        """Do nothing: no worker draws."""


class Requests:
    """discord.py's plain requests, as far as the client sends them itself."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def get_channel(self, channel_id: int) -> dict[str, Any]:
        """Return a channel, or raise what Discord answers if it is deleted or hidden."""
        self._server.require_seen(channel_id)
        return await self._server.call(lambda: {"id": str(channel_id)}, channel_id=channel_id)


class _Bare(discord.AutoShardedClient):
    """A substitute for discord.py's part of the client. It has no connection."""

    user: Any = BOT
    http: Any = None
    server: Server
    name = ""
    """The name by which the laws know a process that shares the tables."""

    def __init__(self, **about: Any) -> None:
        self._connection: Any = SimpleNamespace(_command_tree=None)
        self.shard_count = 1

    def get_channel(self, id: int, /) -> None:
        """Return None: no channel is cached."""

    def get_partial_messageable(self, id: int, **about: Any) -> Any:
        """Return a channel to send to."""
        return Channel(self.server, id)

    def get_guild(self, id: int, /) -> None:
        """Return None: no server is cached."""

    async def create_dm(self, user: Any) -> Any:
        """Return the conversation with a user."""
        return Conversation(self.server, user.id)

    async def close(self) -> None:
        """Do nothing: there is no connection to close."""


class _Simulated:
    """Replaces the parts that neither client has here."""

    _clean_up: Any = SimpleNamespace(start=lambda: None, cancel=lambda: None, is_running=lambda: False)
    _daily_puzzles: Any = SimpleNamespace(start=lambda: None, close=lambda: None)


class LoneClient(_Simulated, Boneyard, _Bare):
    """The client of a process that serves all tables."""


class SharingClient(_Simulated, ClusteredBoneyard, _Bare):
    """The client of one process of several."""

    _listening: Any = SimpleNamespace(cancel=lambda: None)


def new_client(server: Server, painter: Painter, *, shares: bool) -> Any:
    """Return the client of a new process. Its parts are set later.

    Args:
        shares: whether other processes serve tables too.
    """

    async def assemble(client: Boneyard) -> Any:
        raise NotImplementedError("the parts are set by the process")

    made: Any = (SharingClient if shares else LoneClient)(
        _SETTINGS, assemble, painter=cast("Any", painter), pool=_NO_WORKERS
    )
    made.server, made.http = server, Requests(server)
    return made


async def told(client: Boneyard, event: str, *about: Any) -> None:
    """Deliver a gateway event to the client, as discord.py does. The client logs its handler's errors."""
    handler: Callable[..., Awaitable[None]] = getattr(client, event)
    try:
        await handler(*about)
    except Exception:
        await client.on_error(event, *about)
