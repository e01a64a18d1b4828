"""Public messages that follow up on a click at a table, rather than being sent to its channel.

Discord does not count them against the limit for the whole application; it may draw them as answers to the
message that was pressed, which others cannot see. They have no nonce, so none is sent a second time: where
nobody knows whether Discord took one, the sender has to look. This module knows clicks and their tokens, and
nothing of what is shown.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord

from bot.discord_ui.rate_limits.traffic import TROUBLE, BusyError, UncertainError, sent_once
from bot.discord_ui.wire.failures import OUT_OF_REACH
from bot.discord_ui.wire.messages import message_fields
from bot.discord_ui.wire.responder import InteractionToken, Responder
from bot.discord_ui.wire.services import Services, silent
from bot.discord_ui.wire.webhooks import TOKEN_SECONDS, webhook_of
from bot.presentation.message import Message
from bot.tables.state.snapshot import Snapshot

log = logging.getLogger(__name__)

REMEMBERED = 20
"""So many messages are known by the token that sent them: older ones are changed as any other."""


@dataclass(slots=True, eq=False)
class TableClick:
    """A control of a table that somebody has pressed, while it is being answered and afterwards."""

    responder: Responder
    by_delivery: bool
    """Whether deliveries answer it: they cannot wait for its answer."""
    answered: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    """Done when nobody is answering it any more."""

    async def may_be_followed(self) -> bool:
        """Return whether Discord has taken an answer to it; only then may anything follow.

        Raises:
            discord.HTTPException: it does not take one.
        """
        if self.by_delivery:
            await self.responder.hold()  # the message that is to follow is all that comes of it
        elif not self.responder.answered:
            await asyncio.wait({self.answered}, timeout=self.responder.patience)
        return self.responder.answered

    @property
    def on_public(self) -> bool:
        """Whether what was pressed stands before everybody: what follows is an answer that all understand."""
        return self.responder.on_message and not self.responder.on_private_message


class FollowUps:
    """The public follow-ups of one table."""

    def __init__(self, table_id: str, services: Services) -> None:
        self._table_id = table_id
        self._services = services
        self._click: TableClick | None = None
        """The newest click on a control of the table."""
        self._tokens: dict[int, InteractionToken] = {}
        """By message, the token that sent it."""
        self._used: InteractionToken | None = None
        """The token that a message was sent through last."""
        self._rests_until = 0.0
        """When Discord takes more follow-ups in this channel, in Unix time."""

    def clicked(self, click: TableClick) -> None:
        """Have what is sent from here on follow up on a click."""
        self._click = click

    async def send(
        self, table: Snapshot, message: Message, mentions: discord.AllowedMentions, *, private: bool
    ) -> int | None:
        """Send a message as a follow-up; return its number, None where there is no way to.

        Args:
            private: whether it may follow up on a click on a private message.

        Raises:
            UncertainError: nobody knows whether Discord took it.
        """
        token = await self._token(table, private=private)
        if token is None:
            return None
        files = await self._services.painter.paint(message)
        fields = message_fields(message, files) | {"allowed_mentions": mentions}
        fields["silent"] = silent(message, mentions)
        self._used = token
        number = await self._post(token, fields)
        if number is not None:
            self.sent_by(number, token)
        return number

    def adopt(self, number: int) -> None:
        """Know a message for the follow-up that was sent last, which it turned out to be."""
        if self._used is not None:
            self.sent_by(number, self._used)

    def sent_by(self, number: int, token: InteractionToken) -> None:
        """Know which token sent a message."""
        self._tokens[number] = token
        for oldest in list(self._tokens)[:-REMEMBERED]:
            del self._tokens[oldest]

    def hook(self, number: int) -> discord.Webhook | None:
        """Return what changes and deletes a message without being counted; None where nothing does."""
        token = self._tokens.get(number)
        if token is None or self._expired(token):
            return None
        return webhook_of(self._services.client, token.token)

    def forget(self, number: int) -> None:
        """Change a message as any other from here on, or not at all."""
        self._tokens.pop(number, None)

    async def _token(self, table: Snapshot, *, private: bool) -> InteractionToken | None:
        """Return the token of the newest click, if it allows a message where the table is now."""
        click = self._click
        if click is None or not (private or click.on_public):
            return None
        token, there = click.responder.token(), click.responder.actor.channel_id == table.channel_id
        rests = self._services.clock.now() < self._rests_until
        if rests or not there or self._expired(token) or not await self._answered(click):
            return None
        return token

    async def _answered(self, click: TableClick) -> bool:
        """Return whether a click may be followed up on; where Discord takes no answer to it, never again."""
        try:
            return await click.may_be_followed()
        except OUT_OF_REACH as error:
            log.info("a click at table %s could not be acknowledged: %s", self._table_id, error)
            self._click = None
            return False

    async def _post(self, token: InteractionToken, fields: dict[str, Any]) -> int | None:
        try:
            with sent_once():
                sent = await webhook_of(self._services.client, token.token).send(wait=True, **fields)
        except BusyError as busy:
            self._rests_until = self._services.clock.now() + busy.seconds
            return None
        except discord.HTTPException as error:
            if error.status >= TROUBLE:
                raise UncertainError(str(error)) from error
            log.info("nothing can follow up on a click at table %s: %s", self._table_id, error)
            self._click = None
            return None
        except (aiohttp.ClientError, OSError) as error:
            raise UncertainError(str(error)) from error
        return sent.id

    def _expired(self, token: InteractionToken) -> bool:
        return self._services.clock.now() - token.issued_at > TOKEN_SECONDS
