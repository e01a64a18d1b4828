"""Places where the bot is no member: direct messages, group chats, and servers that people use it on.

There the bot can only answer clicks. A click's token sends up to five follow-ups in a quarter of an hour, and
edits the pressed message and those that it sent. This module keeps the tokens. They are lost with the
process; the next click brings a new one. It knows no table and no text.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord

TOKEN_SECONDS = 14 * 60
"""Seconds that a token is used. It is valid for fifteen minutes; one is kept in reserve."""
FOLLOW_UPS = 5
"""How many follow-ups Discord takes for one click where the bot is no member."""
REFUSED = {400, 401, 403, 404}
"""Statuses with which Discord refuses a token: it has expired, or has sent all its follow-ups."""
NO_MESSAGE = 10008
"""Discord's error code for a deleted message."""
REMEMBERED = 10_000
"""How many channels and how many messages are remembered. Older ones wait for their next click."""


class OutOfTouchError(Exception):
    """No click lets the bot send or edit this message now. The next click may."""


@dataclass(slots=True, eq=False)
class PlaceClick:
    """A click, or a command, through whose token the bot may answer."""

    token: str
    issued_at: float
    """Unix time."""
    answered: Callable[[], Awaitable[bool]]
    """Waits for the answer to the click, and returns whether there is one. Follow-ups must come later."""
    server_id: int = 0
    """The server on which it was made; 0 for a direct message or a group chat."""
    sent: int = 0
    """How many follow-ups were sent, private ones included."""

    @property
    def fresh(self) -> bool:
        """Whether the token is still valid."""
        return discord.utils.utcnow().timestamp() - self.issued_at <= TOKEN_SECONDS


async def _already() -> bool:
    return True


def click_of(
    interaction: discord.Interaction[Any], answered: Callable[[], Awaitable[bool]] | None = None
) -> PlaceClick:
    """Return the click of an interaction. Every call for one interaction returns the same object.

    Args:
        answered: waits for the answer to the click, and returns whether there is one. It replaces the click's
            own; None keeps that. A new click counts as answered.
    """
    issued_at, server_id = interaction.created_at.timestamp(), interaction.guild_id or 0
    click: PlaceClick = interaction.extras.setdefault(
        PlaceClick, PlaceClick(interaction.token, issued_at, _already, server_id)
    )
    click.answered = answered or click.answered
    return click


_FOREIGN = "foreign"
"""The mark of an interaction on a server of which the bot is no member, among its extras."""


def mark_if_foreign(interaction: discord.Interaction[Any]) -> bool:
    """Return whether an interaction was made on a server of which the bot is no member. If so, mark it for
    :func:`is_foreign`.
    """
    number = interaction.guild_id
    if not number or interaction.is_guild_integration() or interaction.client.get_guild(number) is not None:
        return False
    interaction.extras[_FOREIGN] = True
    return True


def is_foreign(interaction: discord.Interaction[Any]) -> bool:
    """Return whether an interaction was made on a server of which the bot is no member."""
    return bool(interaction.extras.get(_FOREIGN))


def forced_private(interaction: discord.Interaction[Any]) -> bool:
    """Return whether Discord shows every answer to the asker alone, who may not use external apps there."""
    return is_foreign(interaction) and not interaction.permissions.use_external_apps


class ClickPlaces:
    """The newest clicks, by channel, and the clicks that may edit each message."""

    def __init__(self) -> None:
        self._newest: OrderedDict[int, PlaceClick] = OrderedDict()
        """By channel."""
        self._editors: OrderedDict[int, PlaceClick] = OrderedDict()
        """By message."""
        self._returned: set[int] = set()
        """Channels that were out of touch until their newest click."""

    def note(self, channel_id: int, click: PlaceClick) -> None:
        """Record the newest click in a channel. Its token sends the channel's next messages."""
        known = self._newest.get(channel_id)
        if known is not None and known.token == click.token:
            return
        if not self.in_touch(channel_id):
            self._returned.add(channel_id)
        _keep(self._newest, channel_id, click)

    def edits(self, message_id: int, click: PlaceClick) -> None:
        """Record that a click may edit a message, because it was pressed or the click's token sent it."""
        _keep(self._editors, message_id, click)

    def in_touch(self, channel_id: int) -> bool:
        """Return whether a click in the channel is fresh, so that its table can go on by itself."""
        click = self._newest.get(channel_id)
        return click is not None and click.fresh

    def returned(self, channel_id: int) -> bool:
        """Return whether the channel was out of touch until its newest click; True once a return."""
        returned = channel_id in self._returned
        self._returned.discard(channel_id)
        return returned

    def channel(self, client: discord.Client, channel_id: int) -> ClickChannel:
        """Return a channel that is reached through its clicks."""
        return ClickChannel(self, client, channel_id)

    def server_of(self, channel_id: int) -> int:
        """Return the server of a channel's newest click; 0 without a server, and before its first click in
        this process.
        """
        click = self._newest.get(channel_id)
        return 0 if click is None else click.server_id

    def newest(self, channel_id: int) -> PlaceClick | None:
        """Return the click that the next message of a channel may follow up on, or None."""
        click = self._newest.get(channel_id)
        return click if click is not None and click.fresh and click.sent < FOLLOW_UPS else None

    def editor(self, message_id: int) -> PlaceClick | None:
        """Return the click that may edit a message now, or None."""
        click = self._editors.get(message_id)
        return click if click is not None and click.fresh else None


class ClickChannel:
    """A channel in which the bot can only follow up on clicks."""

    def __init__(self, places: ClickPlaces, client: discord.Client, channel_id: int) -> None:
        self._places = places
        self._client = client
        self._id = channel_id

    async def send(self, *, nonce: str | None = None, **fields: Any) -> discord.Message:
        """Send a public follow-up to the channel's newest click.

        Args:
            nonce: ignored, because Discord takes none for follow-ups.
            fields: as :meth:`discord.Webhook.send` takes them.

        Raises:
            OutOfTouchError: there is no fresh click, or it has no follow-up left.
        """
        click = self._places.newest(self._id)
        if click is None or not await click.answered():
            raise OutOfTouchError
        click.sent += 1
        try:
            sent = await _hook(self._client, click).send(wait=True, **fields)
        except discord.HTTPException as error:
            if error.status not in REFUSED:
                raise
            click.sent = FOLLOW_UPS
            raise OutOfTouchError from error
        self._places.edits(sent.id, click)
        return sent

    def get_partial_message(self, message_id: int) -> ClickMessage:
        """Return a message of the channel, to edit or delete."""
        return ClickMessage(self._places, self._client, message_id)


class ClickMessage:
    """A message that only a click's token can change."""

    def __init__(self, places: ClickPlaces, client: discord.Client, message_id: int) -> None:
        self._places = places
        self._client = client
        self.id = message_id

    async def edit(self, **changes: Any) -> None:
        """Edit the message.

        Raises:
            OutOfTouchError: no fresh click can change it.
        """
        await self._through_click(lambda hook: hook.edit_message(self.id, **changes))

    async def delete(self) -> None:
        """Delete the message.

        Raises:
            OutOfTouchError: no fresh click can change it.
        """
        await self._through_click(lambda hook: hook.delete_message(self.id))

    async def _through_click(self, call: Callable[[discord.Webhook], Awaitable[object]]) -> None:
        click = self._places.editor(self.id)
        if click is None or not await click.answered():
            raise OutOfTouchError
        try:
            await call(_hook(self._client, click))
        except discord.HTTPException as error:
            if error.status not in REFUSED or error.code == NO_MESSAGE:
                raise
            raise OutOfTouchError from error


def _hook(client: discord.Client, click: PlaceClick) -> discord.Webhook:
    hook = discord.Webhook.partial(client.application_id or 0, click.token, client=client)
    hook.type = discord.WebhookType.application
    return hook


def _keep(kept: OrderedDict[int, PlaceClick], key: int, click: PlaceClick) -> None:
    kept[key] = click
    kept.move_to_end(key)
    while len(kept) > REMEMBERED:
        kept.popitem(last=False)
