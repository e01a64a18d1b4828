"""A local Discord: gateway and REST API on loopback sockets, with the features that the bot uses.

It accepts the bot's requests, keeps the newest state of every message, and hands interactions to the bot. It
forgets pictures as soon as it has read them. It knows no game, no rule and no rate limit. Tests decide its
faults.
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import re
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Self

from aiohttp import WSMsgType, web

from tests.sockets import payloads

COMMAND, COMPONENT = 2, 3
"""Types of interactions."""
FOLLOW_UPS = 5
"""The most follow-ups to an interaction in a group chat."""
SENT, DEFERRED, DEFERRED_UPDATE, UPDATED = 4, 5, 6, 7
"""Types of first answers."""
KINDS = (0, 2, 15, 13, 5)
"""Types of channels: text, voice, forum, stage, announcements."""
_EPOCH = 1_420_070_400_000
PATIENCE = 120.0
"""How long a test waits for the bot, in seconds. Even a busy machine takes less."""


@dataclass(slots=True)
class Message:
    """A message in its current state."""

    id: int
    channel_id: int
    reader: int
    """The only person who sees it; 0 if everybody does."""
    components: list[dict[str, Any]] = field(default_factory=list)
    pictures: tuple[str, ...] = ()
    """A hash of each attachment."""
    content: str = ""
    notified: frozenset[int] = frozenset()
    """The people whom it notified when it was sent."""


@dataclass(slots=True)
class Interaction:
    """An interaction, and the bot's answers so far."""

    id: int
    token: str
    user_id: int
    channel_id: int
    pressed: Message | None
    at: float
    """When the bot received it, by the clock of ``time.perf_counter``."""
    acknowledged: float | None = None
    ephemeral: bool = True
    original: Message | None = None
    """The message that ``@original`` refers to."""
    sent: set[int] = field(default_factory=set)
    """The ids of its follow-ups."""


@dataclass(slots=True)
class Traffic:
    """The requests that have arrived."""

    pictures: int = 0
    picture_bytes: int = 0
    unchanged: int = 0
    """Uploads of pictures that the edited message showed already."""
    requests: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    """The number of requests, by method and shape of the path."""


@dataclass(slots=True)
class Fault:
    """A fault of the next request that matches."""

    method: str
    path: str
    """How its path ends."""
    taken: bool = False
    """Whether the connection breaks after the request was carried out."""
    lost: bool = False
    """Whether the connection breaks before the request is carried out."""
    held: asyncio.Event | None = None
    """If set, the request waits for this event."""


class DiscordServer:
    """The server and its state. Start it with ``async with``."""

    def __init__(self, channels: range, chats: range = range(0)) -> None:
        self.channels = channels
        self.chats = chats
        """Group chats of people who have installed the bot for themselves. There it only answers."""
        self.messages: dict[int, Message] = {}
        self.interactions: dict[str, Interaction] = {}
        self.traffic = Traffic()
        self.ready = asyncio.Event()
        self.changed: Callable[[Message, Interaction | None], None] = lambda message, interaction: None
        """Called after a message was sent or edited, with the interaction that caused it, or None."""
        self.acknowledged: Callable[[Interaction], None] = lambda interaction: None
        self.faults: list[Fault] = []
        self.hidden: dict[int, str] = {}
        """The channels that the bot may not view, and what becomes of their hidden fields: see ``stub``."""
        self.deleted: set[int] = set()
        self.locked: set[int] = set()
        """The threads in which the bot may not post."""
        self.stirred = asyncio.Event()
        """Set whenever a request was answered or met a fault."""
        self._under_way = 0
        """The number of interactions without acknowledgement and of requests without an answer."""
        self.url = ""
        self._nonces: dict[str, Message] = {}
        self.commands: list[dict[str, Any]] = []
        self.emojis: list[dict[str, Any]] | None = None
        """The emojis of the application; None if it cannot have any."""
        self._commands_told = asyncio.Event()
        self._socket: web.WebSocketResponse | None = None
        self._ids = itertools.count(1)
        self._sequence = itertools.count(1)
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=1 << 26)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        port = self._runner.addresses[0][1]
        self.url = f"http://127.0.0.1:{port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._runner is not None
        await self._runner.cleanup()

    def new_id(self) -> int:
        """Return a new snowflake."""
        return (int(time.time() * 1000) - _EPOCH) << 22 | next(self._ids) & 0x3FFFFF

    def guild_of(self, channel_id: int) -> int:
        """Return the server of a channel; 0 for direct messages."""
        return 0 if channel_id > payloads.DIRECT else payloads.GUILD

    # -- interactions --------------------------------------------------------------------------

    async def command(self, user_id: int, channel_id: int, name: str, **options: str) -> Interaction:
        """Use a slash command with text options. Wait until commands are registered."""
        if not self.commands:
            await asyncio.wait_for(self._commands_told.wait(), PATIENCE)
        number = next(each["id"] for each in self.commands if each["name"] == name)
        given = [{"name": key, "type": 3, "value": value} for key, value in options.items()]
        data = {"id": number, "name": name, "type": 1, "options": given}
        return await self._interact(COMMAND, user_id, channel_id, data, None)

    async def press(
        self, user_id: int, message: Message, control: dict[str, Any], *picked: str
    ) -> Interaction:
        """Press a button, or choose values of a menu."""
        data = {"custom_id": control["custom_id"], "component_type": control["type"], "values": list(picked)}
        return await self._interact(COMPONENT, user_id, message.channel_id, data, message)

    async def _interact(
        self, kind: int, user_id: int, channel_id: int, data: dict[str, Any], pressed: Message | None
    ) -> Interaction:
        number = self.new_id()
        interaction = Interaction(
            number, f"token{number}", user_id, channel_id, pressed, time.perf_counter(), original=pressed
        )
        self.interactions[interaction.token] = interaction
        self._under_way += 1
        payload: dict[str, Any] = {
            "id": str(number),
            "application_id": str(payloads.APPLICATION),
            "type": kind,
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel_id": str(channel_id),
            "locale": payloads.locale(user_id),
            "entitlements": [],
            "attachment_size_limit": 10 << 20,
            **self._place(user_id, channel_id),
        }
        if pressed is not None:
            payload["message"] = _payload(pressed)
        await self._dispatch("INTERACTION_CREATE", payload)
        return interaction

    def _place(self, user_id: int, channel_id: int) -> dict[str, Any]:
        """Return those fields of an interaction that tell where it was made."""
        if channel_id in self.chats:
            return payloads.in_chat(channel_id, user_id)
        permissions = payloads.UNSEEN if channel_id in self.hidden else payloads.ALLOWED
        place = payloads.place(user_id, channel_id, self.guild_of(channel_id))
        return place | {"app_permissions": permissions}

    # -- gateway -------------------------------------------------------------------------------

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=1 << 24)
        await socket.prepare(request)
        self._socket = socket
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 3_600_000}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            data = json.loads(message.data)
            if data["op"] == 1:
                await socket.send_json({"op": 11})
            else:
                await self._hear(socket, data)
        return socket

    async def _hear(self, socket: web.WebSocketResponse, data: dict[str, Any]) -> None:
        """Handle a message of the gateway, heartbeats excepted."""
        if data["op"] == 2:
            await self._welcome()

    async def _welcome(self) -> None:
        ready = {
            "v": 10,
            "user": payloads.user(payloads.APPLICATION, bot=True),
            "guilds": [{"id": str(payloads.GUILD), "unavailable": True}],
            "session_id": "session",
            "resume_gateway_url": self.url.replace("http", "ws") + "/gateway",
            "application": {"id": str(payloads.APPLICATION), "flags": 0},
            "shard": [0, 1],
        }
        await self._dispatch("READY", ready)
        server = payloads.guild(self.channels)
        server["channels"] = [self._channel(number) for number in self.channels]
        await self._dispatch("GUILD_CREATE", server)
        self.ready.set()

    def _channel(self, number: int) -> dict[str, Any]:
        """Return a channel as the bot may view it. Channels that it may not view are of all types in turn."""
        how = self.hidden.get(number)
        if how is None:
            return payloads.channel(number, self.guild_of(number))
        return payloads.stub(number, KINDS[number % len(KINDS)], how, self.guild_of(number))

    async def hide(self, channel: int, how: str = "null", *, event: str = "CHANNEL_UPDATE") -> None:
        """Take the bot's permission to view a channel, and send the event that tells it.

        Args:
            how: what becomes of the hidden fields, as in ``stub``.
        """
        self.hidden[channel] = how
        await self._dispatch(event, self._channel(channel))

    async def show(self, channel: int) -> None:
        """Give the bot the permission to view a channel again, and send the whole channel."""
        del self.hidden[channel]
        await self._dispatch("CHANNEL_UPDATE", self._channel(channel))

    async def delete(self, channel: int) -> None:
        """Delete a channel."""
        self.deleted.add(channel)
        await self._dispatch("CHANNEL_DELETE", self._channel(channel))

    async def _dispatch(self, event: str, data: dict[str, Any]) -> None:
        assert self._socket is not None, "the bot has not connected"
        await self._socket.send_json({"op": 0, "t": event, "s": next(self._sequence), "d": data})

    # -- REST ----------------------------------------------------------------------------------

    async def until(self, reached: Callable[[], bool]) -> None:
        """Wait until a condition is true, and check it after each request."""
        while not reached():
            self.stirred.clear()
            await asyncio.wait_for(self.stirred.wait(), PATIENCE)

    async def at_rest(self) -> None:
        """Wait until every interaction is acknowledged and every request is answered."""
        await self.until(lambda: self._under_way == 0)

    async def _rest(self, request: web.Request) -> web.Response:
        self._under_way += 1
        try:
            return await self._take(request)
        finally:
            self._under_way -= 1
            self.stirred.set()

    async def _take(self, request: web.Request) -> web.Response:
        self.traffic.requests += 1
        self.traffic.asked[f"{request.method} {_shape(request.match_info['path'])}"] += 1
        fault = self._fault_of(request)
        if fault is not None and fault.held is not None:
            await fault.held.wait()
        body, pictures = await self._read(request)
        lost = fault is not None and fault.lost
        refused = self._refusal(request.method, request.match_info["path"].split("/"))
        answer = web.Response() if lost else refused or self._answer(request, body, pictures)
        if fault is not None and (fault.taken or lost) and request.transport is not None:
            request.transport.close()
        return answer

    def _fault_of(self, request: web.Request) -> Fault | None:
        for fault in self.faults:
            if request.method == fault.method and request.path.endswith(fault.path):
                self.faults.remove(fault)
                self.stirred.set()
                return fault
        return None

    def _refusal(self, method: str, path: list[str]) -> web.Response | None:
        """Return the refusal of a request to a deleted, hidden or locked channel, or to a group chat; None to
        accept it. In a group chat, answers to clicks have :meth:`_refusal_in_chat`."""
        if path[0] == "webhooks" and self.interactions[path[2]].channel_id in self.chats:
            return self._refusal_in_chat(method, self.interactions[path[2]], path[3:])
        channel = int(path[1]) if path[0] == "channels" else 0
        if channel in self.deleted:
            return _json({"message": "Unknown Channel", "code": 10003}, status=404)
        if channel in self.hidden or channel in self.chats:
            return _json({"message": "Missing Access", "code": 50001}, status=403)
        if channel in self.locked and method != "GET":
            return _json({"message": "Thread is locked", "code": 160005}, status=400)
        return None

    def _refusal_in_chat(self, method: str, interaction: Interaction, rest: list[str]) -> web.Response | None:
        """Return the refusal of a follow-up too many, or of an edit of a message that the interaction did not
        send; None to accept the request.
        """
        if method == "POST":
            full = len(interaction.sent) >= FOLLOW_UPS
            return _json({"message": "Too many follow-ups", "code": 40094}, status=400) if full else None
        original = interaction.original
        own = interaction.sent | ({original.id} if original is not None else set())
        if rest[1] != "@original" and int(rest[1]) not in own:
            return _json({"message": "Unknown Message", "code": 10008}, status=404)
        return None

    def _answer(self, request: web.Request, body: Any, pictures: tuple[str, ...] | None) -> web.Response:
        match request.method, *request.match_info["path"].split("/"):
            case "GET", "gateway", "bot":
                limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
                url = self.url.replace("http", "ws") + "/gateway"
                return _json({"url": url, "shards": 1, "session_start_limit": limit})
            case "GET", "users", "@me":
                return _json(payloads.user(payloads.APPLICATION, bot=True))
            case "GET", *_, "@me":
                return _json({**payloads.ABOUT, "owner": payloads.user(1)})
            case "PUT", "applications", _, "commands":
                self.commands = [{"description": "", **each, **payloads.command()} for each in body]
                self._commands_told.set()
                return _json(self.commands)
            case method, "applications", _, "emojis":
                return self._emoji(method, body)
            case "POST", "interactions", _, token, "callback":
                return self._callback(self.interactions[token], body, pictures)
            case method, "webhooks", _, token, *rest:
                return self._webhook(method, self.interactions[token], rest, body, pictures)
            case method, "channels", channel, "messages", *rest:
                return self._message(method, int(channel), rest, body, pictures)
            case _, "channels" | "users", *_:
                return self._found_channel(request.match_info["path"].split("/"), body)
        return _unknown()

    def _found_channel(self, path: list[str], body: Any) -> web.Response:
        """Answer a request for a channel, or for the channel of a person's direct messages."""
        if path == ["users", "@me", "channels"]:
            return _json(payloads.conversation(int(body["recipient_id"])))
        if path[0] != "channels" or len(path) != 2:
            return _unknown()
        return _json(payloads.channel(int(path[1]), self.guild_of(int(path[1]))))

    async def _read(self, request: web.Request) -> tuple[Any, tuple[str, ...] | None]:
        """Return the JSON of a request, and a hash of each of its files; None if it could not carry files."""
        if not request.content_type.startswith("multipart"):
            text = await request.text()
            return json.loads(text) if text else {}, None
        body: Any = {}
        pictures: list[str] = []
        async for part in await request.multipart():
            data = bytes(await part.read())  # type: ignore[union-attr]
            if part.name == "payload_json":
                body = json.loads(data)
            else:
                pictures.append(hashlib.sha256(data).hexdigest())
                self.traffic.pictures += 1
                self.traffic.picture_bytes += len(data)
        return body, tuple(pictures)

    def _emoji(self, method: str, body: Any) -> web.Response:
        """List the application's emojis, or add one."""
        if self.emojis is None:
            return _unknown()
        if method == "GET":
            return _json({"items": self.emojis})
        self.emojis.append({"id": str(self.new_id()), "name": body["name"]})
        return _json(self.emojis[-1])

    def _callback(
        self, interaction: Interaction, body: Any, pictures: tuple[str, ...] | None
    ) -> web.Response:
        kind, data = body["type"], body.get("data") or {}
        if interaction.acknowledged is not None:
            return _json({"message": "already acknowledged", "code": 40060}, status=400)
        self._acknowledge(interaction)
        interaction.ephemeral = bool(int(data.get("flags") or 0) & payloads.EPHEMERAL)
        if kind == SENT:
            reader = interaction.user_id if interaction.ephemeral else 0
            interaction.original = self._new(interaction.channel_id, reader, data, pictures, interaction)
        elif kind == UPDATED:
            assert interaction.pressed is not None
            self._edit(interaction.pressed, data, pictures, interaction)
        elif kind == DEFERRED:
            interaction.original = None
        resource: dict[str, Any] = {"type": kind}
        if interaction.original is not None:
            resource["message"] = _payload(interaction.original)
        about = {
            "id": str(interaction.id),
            "type": COMMAND,
            "response_message_ephemeral": interaction.ephemeral,
        }
        if interaction.original is not None:
            about["response_message_id"] = str(interaction.original.id)
        return _json({"interaction": about, "resource": resource})

    def _acknowledge(self, interaction: Interaction) -> None:
        if interaction.acknowledged is None:
            interaction.acknowledged = time.perf_counter()
            self._under_way -= 1
            self.acknowledged(interaction)

    def _webhook(
        self,
        method: str,
        interaction: Interaction,
        rest: list[str],
        body: Any,
        pictures: tuple[str, ...] | None,
    ) -> web.Response:
        if method == "POST":
            reader = interaction.user_id if int(body.get("flags") or 0) & payloads.EPHEMERAL else 0
            if interaction.original is None:
                reader = interaction.user_id if interaction.ephemeral else 0
            sent = self._new(interaction.channel_id, reader, body, pictures, interaction)
            interaction.original = interaction.original or sent
            interaction.sent.add(sent.id)
            return _json(_payload(sent))
        if rest[1] == "@original":
            if interaction.original is None:
                reader = interaction.user_id if interaction.ephemeral else 0
                interaction.original = self._new(interaction.channel_id, reader, {}, None, interaction)
            found: Message | None = interaction.original
        else:
            found = self.messages.get(int(rest[1]))
        return self._change(method, found, body, pictures, interaction)

    def _message(
        self, method: str, channel: int, rest: list[str], body: Any, pictures: tuple[str, ...] | None
    ) -> web.Response:
        if method == "POST":
            nonce = body.get("nonce") if body.get("enforce_nonce") else None
            known = self._nonces.get(nonce) if nonce else None
            sent = known or self._new(channel, 0, body, pictures, None)
            if nonce:
                self._nonces[str(nonce)] = sent
            return _json(_payload(sent))
        if not rest:
            return _json([_payload(each) for each in reversed(self.public(channel))])
        return self._change(method, self.messages.get(int(rest[0])), body, pictures, None)

    def _change(
        self,
        method: str,
        message: Message | None,
        body: Any,
        pictures: tuple[str, ...] | None,
        interaction: Interaction | None,
    ) -> web.Response:
        if message is None or message.id not in self.messages:
            return _json({"message": "Unknown Message", "code": 10008}, status=404)
        if method == "DELETE":
            del self.messages[message.id]
            return web.Response(status=204)
        if method == "PATCH":
            self._edit(message, body, pictures, interaction)
        return _json(_payload(message))

    # -- messages ------------------------------------------------------------------------------

    def public(self, channel: int) -> list[Message]:
        """Return the public messages of a channel, oldest first."""
        return [each for each in self.messages.values() if each.channel_id == channel and not each.reader]

    def _new(
        self,
        channel: int,
        reader: int,
        data: Any,
        pictures: tuple[str, ...] | None,
        interaction: Interaction | None,
    ) -> Message:
        message = Message(self.new_id(), channel, reader)
        self.messages[message.id] = message
        message.content, message.components = data.get("content") or "", data.get("components") or []
        message.pictures = pictures or ()
        message.notified = _notified(message.content, data.get("allowed_mentions"))
        self.changed(message, interaction)
        return message

    def _edit(
        self, message: Message, data: Any, pictures: tuple[str, ...] | None, interaction: Interaction | None
    ) -> None:
        message.content = data.get("content", message.content) or ""
        message.components = data.get("components", message.components) or []
        if pictures is not None:
            self.traffic.unchanged += len(set(pictures) & set(message.pictures))
            message.pictures = pictures
        elif "attachments" in data and not data["attachments"]:
            message.pictures = ()
        self.changed(message, interaction)


def _shape(path: str) -> str:
    """Return a path without ids and tokens."""
    words = path.split("/")
    return "/".join("…" if any(letter.isdigit() for letter in word) else word for word in words)


def _notified(text: str, allowed: dict[str, Any] | None) -> frozenset[int]:
    """Return the people whom a new message notifies: those it mentions, as far as its sender allows."""
    mentioned = frozenset(int(each) for each in re.findall(r"<@!?(\d+)>", text))
    if allowed is None or "users" in allowed.get("parse", ()):
        return mentioned
    return mentioned & {int(each) for each in allowed.get("users", ())}


def _payload(message: Message) -> dict[str, Any]:
    return payloads.message(
        message.id,
        message.channel_id,
        message.content,
        message.components,
        message.pictures,
        private=message.reader != 0,
    )


def _unknown() -> web.Response:
    return _json({"message": "unknown", "code": 0}, status=404)


def _json(data: Any, status: int = 200) -> web.Response:
    """Return an answer in JSON. With a character set in its type, discord.py would read it as text."""
    return web.Response(body=json.dumps(data).encode(), content_type="application/json", status=status)
