"""The client of a simulated process: the bot's own, with nothing of discord.py below it.

What it does when it is ready, whom it answers, what it says where that fails, what it does where a connection
or a channel is lost, and how it ends is the program's own. Its connection, its commands and what Discord is
told of them, its daily clean-up, its pictures and its worker processes are not there. This module decides
nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.app.client import Boneyard
from bot.app.cluster_client import ClusteredBoneyard
from bot.presentation.message import Message
from tests.simulation.server import BOT, Channel, Server

_SETTINGS: Any = SimpleNamespace(shut_out=frozenset())
_NO_WORKERS: Any = SimpleNamespace(close=lambda: None)


class Painter:
    """Draws nothing, in no time."""

    async def paint(self, message: Message) -> list[object]:
        """Return no picture."""
        return []

    def close(self) -> None:
        """Do nothing: no worker draws."""


class _Bare(discord.AutoShardedClient):
    """What stands for discord.py's part of the client: it has no connection."""

    user: Any = BOT
    http: Any = None
    server: Server
    name = ""
    """What the laws know a process by that shares the tables with others."""

    def __init__(self, **about: Any) -> None:
        self._connection: Any = SimpleNamespace(_command_tree=None)
        self.shard_count = 1

    def get_channel(self, id: int, /) -> None:
        """Return nothing: no channel is known without asking."""

    def get_partial_messageable(self, id: int, **about: Any) -> Any:
        """Return a channel to send to."""
        return Channel(self.server, id)

    async def close(self) -> None:
        """Do nothing: there is no connection to close."""


class _Simulated:
    """What both kinds of clients are without."""

    _clean_up: Any = SimpleNamespace(start=lambda: None, cancel=lambda: None)


class LoneClient(_Simulated, Boneyard, _Bare):
    """The client of a process that serves all tables."""


class SharingClient(_Simulated, ClusteredBoneyard, _Bare):
    """The client of a process of several."""

    _listening: Any = SimpleNamespace(cancel=lambda: None)


def new_client(server: Server, painter: Painter, *, shares: bool) -> Any:
    """Return the client of a process that has just begun; its parts are still to be set.

    Args:
        shares: whether others serve the tables as well.
    """

    async def assemble(client: Boneyard) -> Any:
        raise NotImplementedError("the parts are set from outside")

    made: Any = (SharingClient if shares else LoneClient)(
        _SETTINGS, assemble, painter=cast("Any", painter), pool=_NO_WORKERS
    )
    made.server = server
    return made


async def told(client: Boneyard, event: str, *about: Any) -> None:
    """Have the client take what Discord tells, as discord.py does: what it raises is the client's to note."""
    handler: Callable[..., Awaitable[None]] = getattr(client, event)
    try:
        await handler(*about)
    except Exception:
        await client.on_error(event, *about)
