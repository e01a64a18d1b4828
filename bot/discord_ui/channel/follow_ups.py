"""Public messages sent as follow-ups to a click at a table, instead of to its channel.

Discord does not count them against the limit for the whole application. It may draw them as answers to the
pressed message, which others may not see. They have no nonce, so none is sent twice: if it is unknown whether
Discord took one, the sender looks for it. This module knows clicks and their tokens, and not what is shown.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord

from bot.discord_ui.by_click import TOKEN_SECONDS
from bot.discord_ui.rate_limits.traffic import TROUBLE, BusyError, UncertainError, sent_once
from bot.discord_ui.wire.failures import OUT_OF_REACH
from bot.discord_ui.wire.messages import message_fields
from bot.discord_ui.wire.responder import Responder
from bot.discord_ui.wire.services import Services, silent
from bot.discord_ui.wire.webhooks import InteractionToken, webhook_of
from bot.presentation.message import Message
from bot.tables.state.snapshot import Snapshot

log = logging.getLogger(__name__)

REMEMBERED = 20
"""How many messages are remembered with the token that sent them. Older ones lose the token."""


@dataclass(slots=True, eq=False)
class TableClick:
    """A press of a table's control, while it is being answered and afterwards."""

    responder: Responder
    by_delivery: bool
    """Whether a delivery answers it. A delivery cannot wait for its own answer."""
    answered: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    """Done when the handler of the press has finished."""

    async def may_be_followed(self) -> bool:
        """Return whether Discord has taken an answer to the press. Only then may a follow-up be sent.

        Raises:
            discord.HTTPException: Discord does not take an answer.
        """
        if self.by_delivery:
            await self.responder.hold()  # the follow-up is the only visible answer
        elif not self.responder.answered:
            await asyncio.wait({self.answered}, timeout=self.responder.patience)
        return self.responder.answered


class FollowUps:
    """The public follow-ups of one table."""

    def __init__(self, table_id: str, services: Services) -> None:
        self._table_id = table_id
        self._services = services
        self._click: TableClick | None = None
        """The newest press of a control of the table."""
        self._tokens: dict[int, InteractionToken] = {}
        """By message id, the token that sent it."""
        self._used: InteractionToken | None = None
        """The token through which a message was sent last."""
        self._rests_until = 0.0
        """When Discord accepts follow-ups in this channel again, in Unix time."""

    def clicked(self, click: TableClick) -> None:
        """Remember the newest click. The table's next messages may be follow-ups to it."""
        self._click = click

    async def send(self, table: Snapshot, message: Message, mentions: discord.AllowedMentions) -> int | None:
        """Send a message as a follow-up. Return its id, or None if no follow-up is possible.

        Raises:
            UncertainError: it is unknown whether Discord took it.
        """
        token = await self._token(table)
        if token is None:
            return None
        files = await self._services.painter.paint(message)
        fields = message_fields(message, files) | {"allowed_mentions": mentions}
        fields["silent"] = silent(message, mentions)
        self._used = token
        number = await self._post(token, fields)
        if number is not None:
            self.sent_by(number, token)
            self._services.last_posts.posted(table.channel_id, number)
        return number

    def adopt(self, number: int) -> None:
        """Record that the message of this id, found as an orphan, was sent with the token used last."""
        if self._used is not None:
            self.sent_by(number, self._used)

    def sent_by(self, number: int, token: InteractionToken) -> None:
        """Record the token through which a message was sent. Only the newest messages are remembered."""
        self._tokens[number] = token
        for oldest in list(self._tokens)[:-REMEMBERED]:
            del self._tokens[oldest]

    def hook(self, number: int) -> discord.Webhook | None:
        """Return the webhook that edits and deletes a follow-up; None without a valid token.

        Its requests do not count against the limit.
        """
        token = self._tokens.get(number)
        if token is None or self._expired(token):
            return None
        return webhook_of(self._services.client, token.token)

    def forget(self, number: int) -> None:
        """Forget the token of a message, which is then edited as a normal one."""
        self._tokens.pop(number, None)

    async def _token(self, table: Snapshot) -> InteractionToken | None:
        """Return the newest click's token if a follow-up to it would appear in the table's channel now,
        otherwise None.
        """
        click = self._click
        if click is None:
            return None
        token, there = click.responder.token(), click.responder.actor.channel_id == table.channel_id
        rests = self._services.clock.now() < self._rests_until
        if rests or not there or self._expired(token) or not await self._answered(click):
            return None
        return token

    async def _answered(self, click: TableClick) -> bool:
        """Return whether Discord takes a follow-up to a click. If it takes no answer, forget the click."""
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
            log.info("no follow-up to a click at table %s is possible: %s", self._table_id, error)
            self._click = None
            return None
        except (aiohttp.ClientError, OSError) as error:
            raise UncertainError(str(error)) from error
        return sent.id

    def _expired(self, token: InteractionToken) -> bool:
        return self._services.clock.now() - token.issued_at > TOKEN_SECONDS
