"""What is whispered to the players of one table, each alone: that their time is nearly up, or that the
channel does not show the table.

It goes through the token of the last thing they pressed, while that is good. This module knows no hand.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from bot.discord_ui.wire import permissions
from bot.discord_ui.wire.failures import OUT_OF_REACH
from bot.discord_ui.wire.messages import message_fields
from bot.discord_ui.wire.responder import InteractionToken
from bot.discord_ui.wire.services import Services
from bot.discord_ui.wire.webhooks import webhook_of
from bot.language.localizer import Localizer, localizer_for
from bot.presentation.message import Message
from bot.presentation.table.question_message import private_warning
from bot.tables.state.snapshot import Snapshot

log = logging.getLogger(__name__)


class PrivateMessages:
    """What is whispered to the players of one table.

    Args:
        token_of: returns the token of a person, while it is good.
    """

    def __init__(
        self, table_id: str, services: Services, token_of: Callable[[int], InteractionToken | None]
    ) -> None:
        self._table_id = table_id
        self._services = services
        self._token_of = token_of
        self._warned_of: float | None = None
        """The deadline that the warnings on show speak of."""
        self._warnings: list[tuple[str, int]] = []
        """The private warnings on show, each with the token that can take it away."""
        self._complained = False
        """Whether the host knows that the channel does not let us show the table."""

    async def complain(self, table: Snapshot) -> None:
        """Tell everybody at the table once that the channel does not show it, and the host why."""
        missing = permissions.missing_in(self._services.client, table.channel_id)
        log.warning("table %s may not be shown in channel %s", self._table_id, table.channel_id)
        if self._complained:
            return
        self._complained = True
        for _, player in table.owners():
            if player.user_id is not None:
                names = missing if player.user_id == table.host_id else []
                await self._whisper(player.user_id, partial(permissions.unseen, names, table.channel_id))

    def shown_again(self) -> None:
        """Note that the channel shows the table: a later refusal of it is worth telling again."""
        self._complained = False

    async def warn(self, table: Snapshot) -> None:
        """Tell those waited for, each alone, that their time is nearly up; later take that away."""
        warning = table.warning
        deadline = None if warning is None else warning.deadline
        if deadline == self._warned_of:
            return
        self._warned_of = deadline
        said, self._warnings = self._warnings, []
        for token, message_id in said:
            with suppress(*OUT_OF_REACH):  # or dismissed already
                await webhook_of(self._services.client, token).delete_message(message_id)
        if warning is None:
            return
        for user_id in warning.user_ids:
            text = await self._whisper(user_id, partial(private_warning, warning))
            self._warnings += [text] if text is not None else []

    async def _whisper(self, user_id: int, text: Callable[[Localizer], str]) -> tuple[str, int] | None:
        """Say something to one person alone, if there is a token to say it through.

        Return the token and the message's id.
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
    """Show a person a message that they alone see, and return its number.

    Raises:
        discord.HTTPException: Discord did not take it.
    """
    files = await services.painter.paint(message)
    fields = message_fields(message, files)
    sent = await webhook_of(services.client, token.token).send(ephemeral=True, wait=True, **fields)
    return sent.id


def localizer_of(services: Services, user_id: int, token: InteractionToken) -> Localizer:
    """Return what a token's owner reads now, whatever they read when they got it."""
    return localizer_for(services.preferences.locale(user_id, token.locale))
