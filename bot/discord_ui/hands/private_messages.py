"""Ephemeral messages to single players of one table: the time warning, and the warning that the table is not
shown.

They are sent through the token of the player's last click, while it is valid. This module knows no hand.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from bot.discord_ui.wire import permissions
from bot.discord_ui.wire.failures import OUT_OF_REACH
from bot.discord_ui.wire.messages import message_fields
from bot.discord_ui.wire.services import Services
from bot.discord_ui.wire.webhooks import InteractionToken, webhook_of
from bot.language.localizer import Localizer, localizer_for
from bot.presentation.message import Message
from bot.presentation.table.question_message import private_warning
from bot.tables.state.snapshot import Snapshot

log = logging.getLogger(__name__)


class PrivateMessages:
    """Sends ephemeral messages to the players of one table.

    Args:
        token_of: returns a person's token while it is valid, otherwise None.
    """

    def __init__(
        self, table_id: str, services: Services, token_of: Callable[[int], InteractionToken | None]
    ) -> None:
        self._table_id = table_id
        self._services = services
        self._token_of = token_of
        self._warned_of: float | None = None
        """The deadline that the current warnings announce."""
        self._warnings: list[tuple[str, int]] = []
        """The warnings on show, each as the token that can delete it and its message id."""
        self._complained = False
        """Whether the players know that the channel does not show the table."""

    async def complain(self, table: Snapshot) -> None:
        """Tell every player once that the channel does not show the table; tell the host why.

        Later calls only log it, until :meth:`shown_again` is called.
        """
        services = self._services
        missing = permissions.missing_in(services.client, table.channel_id, services.hides)
        log.warning("Discord refuses to show table %s in channel %s", self._table_id, table.channel_id)
        if self._complained:
            return
        self._complained = True
        for _, player in table.owners():
            if player.user_id is not None:
                names = missing if player.user_id == table.host_id else []
                await self._whisper(player.user_id, partial(permissions.unseen, names, table.channel_id))

    def shown_again(self) -> None:
        """Note that the channel shows the table, so that the next refusal is reported again."""
        self._complained = False

    async def warn(self, table: Snapshot) -> None:
        """Send the time warning to those of its players whom the table's message may not mention.

        Delete earlier warnings when the deadline changes or ends. Do nothing if the warning is already sent.
        """
        warning = table.warning
        deadline = None if warning is None else warning.deadline
        if deadline == self._warned_of:
            return
        self._warned_of = deadline
        said, self._warnings = self._warnings, []
        for token, message_id in said:
            with suppress(*OUT_OF_REACH):  # the player may have dismissed it already
                await webhook_of(self._services.client, token).delete_message(message_id)
        if warning is None:
            return
        for user_id in {*warning.user_ids} - {*self._services.mentionable(table)}:
            text = await self._whisper(user_id, partial(private_warning, warning))
            self._warnings += [text] if text is not None else []

    async def _whisper(self, user_id: int, text: Callable[[Localizer], str]) -> tuple[str, int] | None:
        """Send a person an ephemeral message, if they have a valid token.

        Return the token and the message's id, or None if nothing was sent.
        """
        token = self._token_of(user_id)
        if token is None:
            return None
        message = Message(text(localizer_of(self._services, user_id, token)))
        try:
            sent = await send(self._services, token, message)
        except OUT_OF_REACH as error:
            log.info("could not reach a player of table %s: %s", self._table_id, error)
            return None
        return token.token, sent


async def send(services: Services, token: InteractionToken, message: Message) -> int:
    """Send an ephemeral message through a token and return its id.

    Raises:
        discord.HTTPException: Discord did not take it.
    """
    files = await services.painter.paint(message)
    fields = message_fields(message, files)
    sent = await webhook_of(services.client, token.token).send(ephemeral=True, wait=True, **fields)
    return sent.id


def localizer_of(services: Services, user_id: int, token: InteractionToken) -> Localizer:
    """Return the localizer for a token's owner, with their current language rather than the token's."""
    return localizer_for(services.preferences.locale(user_id, token.locale))
