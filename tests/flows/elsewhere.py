"""Places of which the bot is no member, for simcord: group chats, and servers without the bot.

There Discord sends the bot only interactions, and takes only answers to them, with at most five follow-ups
each. Where people may not use external apps, only the asker sees the answers. This module relies on simcord's
internals, whose version is pinned, and knows nothing of the bot.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any

import discord
import pytest
import simcord
from simcord import actors, gateway
from simcord._modal import _submit_modal
from simcord.backend import access, errors
from simcord.backend.command_access import Access, command_access
from simcord.backend.serializers import user_payload
from simcord.builders import ChannelHandle
from simcord.http import router
from simcord.http.routes import interactions

GROUP = 3
"""Discord's type of a group chat's channel."""
IN_GUILD, IN_DIRECT_MESSAGE, IN_GROUP = range(3)
"""The contexts of an interaction."""
FOR_PEOPLE = 1
"""The type of an app that is installed by a person."""
EPHEMERAL = 64
EXTERNAL = discord.Permissions.use_external_apps.flag
FOLLOW_UPS, TOO_MANY = 5, 40094
"""The most follow-ups to an interaction, and Discord's error code for one more."""
GUILD_EVENTS = ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE")
ALLOWED = discord.Permissions(
    attach_files=True, embed_links=True, mention_everyone=True, use_external_emojis=True
)
"""What the bot may do where it is no member."""


class Chatter:
    """A person in a group chat, who has installed the bot for themselves."""

    def __init__(self, chat: GroupChat, user: simcord.UserHandle) -> None:
        self._env = chat.env
        self._chat = chat
        self.id, self.name, self.user, self.mention = user.id, user.name, user, user.mention

    async def slash(self, channel: ChannelHandle, name: str, /, **options: Any) -> Any:
        """Use a command in the group chat."""
        return await actors._slash(self, channel, name, options)

    async def click(self, message: Any, *, label: str | None = None, custom_id: str | None = None) -> Any:
        """Press a button."""
        return await actors._component_click(self, message, label=label, custom_id=custom_id)

    async def select(self, message: Any, values: list[Any], *, custom_id: str | None = None) -> Any:
        """Choose from a list."""
        return await actors._component_select(self, message, values, custom_id=custom_id)

    async def submit_modal(self, shown: Any, values: dict[str, Any]) -> Any:
        """Send a form."""
        return await _submit_modal(self, shown, values)


class GroupChat:
    """A group chat. Only its people can see it."""

    def __init__(self, env: simcord.Env, name: str = "friends") -> None:
        self.env = env
        self._stored = env.backend.create_channel(None, name, type=GROUP)
        self.channel = ChannelHandle(env, None, self._stored)

    def person(self, name: str) -> Chatter:
        """Return a new person in the group chat."""
        user = self.env.create_user(name)
        self._stored.recipient_ids.append(user.id)
        return Chatter(self, user)


def strange_guild(env: simcord.Env, name: str) -> simcord.GuildHandle:
    """Return a server of which the bot is no member, and where people may use external apps."""
    backend = env.backend
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(backend, "emit", lambda *event: None)
        guild = env.create_guild(name)
    stored = backend.get_guild(guild.id)
    del stored.roles[stored.members.pop(backend.bot_user.id).role_ids[0]]
    allow_external_apps(guild)
    return guild


def allow_external_apps(guild: simcord.GuildHandle, *, allowed: bool = True) -> None:
    """Allow or forbid external apps on a server, for everybody."""
    role = guild._env.backend.get_guild(guild.id).everyone_role
    role.permissions = role.permissions | EXTERNAL if allowed else role.permissions & ~EXTERNAL


def stranger(backend: Any, guild_id: int | None) -> bool:
    """Return whether the bot is no member of a server."""
    guild = backend.guilds.get(guild_id)
    return guild is not None and backend.bot_user.id not in guild.members


def closed_to(backend: Any, channel_id: int) -> bool:
    """Return whether the bot is no member of a channel's server or group chat."""
    channel = backend.get_channel(channel_id)
    return channel.type == GROUP or stranger(backend, channel.guild_id)


def tell_context(env: simcord.Env, event: str, payload: Any) -> None:
    """Add to an interaction its context, and for whom the bot is installed there. Ignore other events."""
    if event != "INTERACTION_CREATE":
        return
    backend, channel_id = env.backend, int(payload["channel_id"])
    asker = payload.get("member", payload)["user"]["id"]
    if closed_to(backend, channel_id):
        payload["authorizing_integration_owners"] = {"1": asker}
        payload["app_permissions"] = str(ALLOWED.value)
    elif "guild_id" in payload:
        payload["authorizing_integration_owners"] = {"0": payload["guild_id"]}
    else:
        payload["authorizing_integration_owners"] = {"0": "0"}
    if backend.get_channel(channel_id).type == GROUP:
        payload["context"] = IN_GROUP
        people = backend.get_channel(channel_id).recipient_ids
        payload["channel"]["recipients"] = [user_payload(backend.users[each]) for each in people]
        payload["channel"]["icon"] = None
    elif stranger(backend, backend.get_channel(channel_id).guild_id):
        payload["guild"] = {"id": payload["guild_id"], "locale": payload["guild_locale"], "features": []}


@contextmanager
def known(env: simcord.Env) -> Iterator[None]:
    """Let simcord know group chats and servers without the bot while the block runs."""
    forced: set[int] = set()

    def told(event: str, payload: Any) -> None:
        tell_context(env, event, payload)
        if event == "INTERACTION_CREATE" and closed_to(env.backend, int(payload["channel_id"])):
            may = int(payload.get("member", {}).get("permissions", EXTERNAL))
            forced.update({int(payload["id"])} if not may & EXTERNAL else ())

    env.backend.subscribers.insert(0, told)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(access, "channel_accessible", _accessible(access.channel_accessible))
        patched.setattr(actors, "command_access", _command_access)
        patched.setattr(gateway.FakeGateway, "feed", _feed(gateway.FakeGateway.feed))
        patched.setattr(interactions, "bot_message", _answer(interactions.bot_message, forced))
        patched.setattr(router, "_check_faults", _refuses(router._check_faults))
        yield


def _accessible(usual: Any) -> Any:
    """Wrap :func:`simcord.backend.access.channel_accessible`: a group chat is accessible to its people."""

    def accessible(backend: Any, channel_id: int, viewer_id: int, **about: Any) -> bool:
        channel = backend.channels.get(channel_id)
        if channel is not None and channel.type == GROUP:
            return viewer_id in channel.recipient_ids
        return bool(usual(backend, channel_id, viewer_id, **about))

    return accessible


def _command_access(backend: Any, command: dict[str, Any], *, user_id: int, channel_id: int) -> Access:
    """Return whether a command can be used. Without the bot, only those for user installs can."""
    channel = backend.get_channel(channel_id)
    if channel.type == GROUP:
        fits = IN_GROUP in (command.get("contexts") or ())
    else:
        usual = command_access(backend, command, user_id=user_id, channel_id=channel_id)
        if not usual.allowed:
            return usual
        fits = True
    if closed_to(backend, channel_id):
        fits = fits and FOR_PEOPLE in (command.get("integration_types") or ())
    return Access(allowed=fits, reason=None if fits else "context")


def _refuses(usual: Any) -> Any:
    """Wrap the check of a request: refuse one to a channel where the bot is no member."""

    def refuses(backend: Any, method: str, path: str) -> None:
        usual(backend, method, path)
        if (channel_id := _channel_of(path)) in backend.channels and closed_to(backend, channel_id):
            raise errors.missing_access()

    return refuses


def unasked(env: simcord.Env) -> list[str]:
    """Return the bot's requests to channels of which it is no member, which Discord refuses."""
    closed = [each for each in env.backend.channels if closed_to(env.backend, each)]
    return [f"{each.method} {each.path}" for each in env.http_requests if _channel_of(each.path) in closed]


def _channel_of(path: str) -> int:
    kind, _, rest = path.strip("/").partition("/")
    number = rest.partition("/")[0]
    return int(number) if kind == "channels" and number.isdecimal() else 0


def _feed(usual: Any) -> Any:
    """Wrap the delivery of events: from a server without the bot, deliver only interactions."""

    def feed(self: Any, event: str, payload: Any) -> None:
        server = payload.get("guild_id") or (payload.get("id") if event in GUILD_EVENTS else None)
        if event == "INTERACTION_CREATE" or not (server and stranger(self._backend, int(server))):
            usual(self, event, payload)

    return feed


def _answer(usual: Any, forced: Collection[int]) -> Any:
    """Wrap the sending of answers where the bot is no member: limit follow-ups, and make some answers
    private.

    Args:
        forced: the ids of interactions whose answers only the asker sees.
    """

    def answer(context: Any, channel_id: int, **about: Any) -> Any:
        backend, asked = context.backend, about.get("interaction")
        if asked is None or not closed_to(backend, channel_id):
            return usual(context, channel_id, **about)
        if about.get("webhook_execute") and len(asked.followup_ids) >= FOLLOW_UPS:
            raise errors.BackendError(400, TOO_MANY, "Maximum number of follow up messages reached")
        if asked.id in forced:
            body = about.get("body") or context.body()
            about["body"] = {**body, "flags": int(body.get("flags") or 0) | EPHEMERAL}
        return usual(context, channel_id, **about)

    return answer
