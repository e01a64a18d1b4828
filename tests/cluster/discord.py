"""A local Discord for several processes: shards, concurrent sessions of one shard, several servers.

It also records sessions that begin too quickly. Server ``n`` counts as ``n`` when servers are spread over
shards. The ids of channels give their server.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from tests.sockets import payloads
from tests.sockets.discord_server import DEFERRED, DEFERRED_UPDATE, DiscordServer, Interaction, Message, _json

FIRST = 1_000_000
"""The id of the first channel of the first server."""
EACH = 1000
"""The most channels of a server."""
BUCKETS = 16
SPACING = 5.0
"""The least seconds between two sessions that begin in one bucket."""
SLOW = 0.5
"""Seconds after which a new message is answered, where that is slow."""
ALREADY = 40060
"""Discord's code for an interaction that was answered before."""


def guild_id(number: int) -> int:
    """Return the id of a server, such that Discord assigns its shard by `number`."""
    return (number << 22) + 7


def token_of(pid: int) -> str:
    """Return the token that identifies the sessions of a process."""
    return f"drill-{pid}"


@dataclass(slots=True, eq=False)
class Session:
    """A session of a shard."""

    socket: web.WebSocketResponse
    token: str
    """Identifies the process that opened it."""
    shard: int
    shards: int
    begun: float


class ShardedDiscord(DiscordServer):
    """A Discord with a recommended number of shards, several servers, and channels in each."""

    def __init__(self, shards: int, servers: int, channels: int) -> None:
        super().__init__(range(0))
        self.shards, self.servers, self.each = shards, servers, channels
        self.sessions: list[Session] = []
        self.answered_twice: list[Interaction] = []
        """The interactions that were answered twice."""
        self.acknowledged_first: dict[str, Interaction] = {}
        """The interactions that were acknowledged before they were answered, by token."""
        self.followed: set[str] = set()
        """The tokens of interactions that had follow-ups."""
        self.too_early: list[tuple[int, float]] = []
        """The sessions that began too early: their bucket, and the seconds since the session before."""
        self.registrations = 0
        """How often commands were registered."""
        self._begun: defaultdict[int, float] = defaultdict(float)
        self.sent: Callable[[Message], None] = lambda message: None
        """Called with each new message of a channel or of direct messages that answers no interaction."""
        self.slow: set[int] = set()
        """The channels that answer a new message after :data:`SLOW` seconds, as direct messages do."""
        self._sending: Counter[str] = Counter()
        """How many messages each process has sent there without an answer yet, by token."""

    def channels_of(self, server: int) -> range:
        """Return the channels of a server."""
        return range(FIRST + server * EACH, FIRST + server * EACH + self.each)

    def guild_of(self, channel_id: int) -> int:
        return 0 if channel_id > payloads.DIRECT else guild_id((channel_id - FIRST) // EACH)

    @property
    def shards_heard(self) -> set[int]:
        """The shards with a session."""
        return {each.shard for each in self.sessions}

    def ready_for(self, owners: Mapping[int, str], shards: int) -> bool:
        """Return whether each server has a session of its owner, given by token."""
        up = {(each.shard, each.token) for each in self.sessions if each.shards == shards}
        return all((server % shards, token) in up for server, token in owners.items())

    def never_answered(self, channel_id: int) -> list[Interaction]:
        """Return the interactions of a channel that were acknowledged and never answered, unless they pressed
        a public message.

        A press on a public message may be answered by an edit of that message.
        """
        return [
            interaction
            for token, interaction in self.acknowledged_first.items()
            if interaction.channel_id == channel_id
            and token not in self.followed
            and (interaction.pressed is None or interaction.pressed.reader)
        ]

    async def sender(self, tokens: Collection[str], seconds: float) -> str | None:
        """Return the token of a process that waits for the answer to a slow message; None if none does in
        time.

        Args:
            tokens: the processes to look at.
            seconds: how long to wait for one.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not (sending := [each for each in tokens if self._sending[each]]):
                    self.stirred.clear()
                    await self.stirred.wait()
                return sending[0]
        return None

    async def _take(self, request: web.Request) -> web.Response:
        answer = await super()._take(request)
        words = request.match_info["path"].split("/")
        if (request.method, words[0], words[-1]) != ("POST", "channels", "messages"):
            return answer
        if int(words[1]) > payloads.DIRECT or int(words[1]) in self.slow:
            token = request.headers["Authorization"].removeprefix("Bot ")
            self._sending[token] += 1
            self.stirred.set()
            await asyncio.sleep(SLOW)
            self._sending[token] -= 1
        return answer

    def _new(
        self,
        channel: int,
        reader: int,
        data: Any,
        pictures: tuple[str, ...] | None,
        interaction: Interaction | None,
    ) -> Message:
        message = super()._new(channel, reader, data, pictures, interaction)
        if interaction is None:
            self.sent(message)
        return message

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = await super()._gateway(request)
        self.sessions = [session for session in self.sessions if session.socket is not socket]
        return socket

    async def _hear(self, socket: web.WebSocketResponse, data: dict[str, Any]) -> None:
        if data["op"] == 6:  # No session is resumed here.
            await socket.send_json({"op": 9, "d": False})
        elif data["op"] == 2:
            session = Session(socket, data["d"]["token"], *data["d"]["shard"], time.monotonic())
            self._record(session)
            await self._begin(session)

    def _record(self, session: Session) -> None:
        bucket, now = session.shard % BUCKETS, session.begun
        if now - self._begun[bucket] < SPACING:
            self.too_early.append((bucket, now - self._begun[bucket]))
        self._begun[bucket] = now

    async def _begin(self, session: Session) -> None:
        own = [server for server in range(self.servers) if server % session.shards == session.shard]
        ready = {
            "v": 10,
            "user": payloads.user(payloads.APPLICATION, bot=True),
            "guilds": [{"id": str(guild_id(each)), "unavailable": True} for each in own],
            "session_id": f"session {id(session)}",
            "resume_gateway_url": self.url.replace("http", "ws") + "/gateway",
            "application": {"id": str(payloads.APPLICATION), "flags": 0},
            "shard": [session.shard, session.shards],
        }
        await self._send(session, "READY", ready)
        for server in own:
            about = payloads.guild(self.channels_of(server), guild_id(server))
            await self._send(session, "GUILD_CREATE", about)
        self.sessions.append(session)
        self.ready.set()
        self.stirred.set()

    async def _send(self, session: Session, event: str, data: dict[str, Any]) -> None:
        try:
            await session.socket.send_json({"op": 0, "t": event, "s": next(self._sequence), "d": data})
        except ConnectionError:  # Its process was killed.
            if session in self.sessions:
                self.sessions.remove(session)

    async def _dispatch(self, event: str, data: dict[str, Any]) -> None:
        server = int(data.get("guild_id", 0)) >> 22
        for session in list(self.sessions):
            if server % session.shards == session.shard:
                await self._send(session, event, data)

    def _answer(self, request: web.Request, body: Any, pictures: tuple[str, ...] | None) -> web.Response:
        if request.match_info["path"] == "gateway/bot":
            limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": BUCKETS}
            url = self.url.replace("http", "ws") + "/gateway"
            return _json({"url": url, "shards": self.shards, "session_start_limit": limit})
        self.registrations += request.method == "PUT"
        return super()._answer(request, body, pictures)

    def _callback(
        self, interaction: Interaction, body: Any, pictures: tuple[str, ...] | None
    ) -> web.Response:
        bare = body["type"] in {DEFERRED, DEFERRED_UPDATE}
        if interaction.acknowledged is not None:
            # Otherwise one process has acknowledged it for another.
            if not bare and interaction.token not in self.acknowledged_first:
                self.answered_twice.append(interaction)
            return _json({"message": "already acknowledged", "code": ALREADY}, status=400)
        if bare:
            self.acknowledged_first[interaction.token] = interaction
        return super()._callback(interaction, body, pictures)

    def _webhook(
        self,
        method: str,
        interaction: Interaction,
        rest: list[str],
        body: Any,
        pictures: tuple[str, ...] | None,
    ) -> web.Response:
        self.followed.add(interaction.token)
        return super()._webhook(method, interaction, rest, body, pictures)
