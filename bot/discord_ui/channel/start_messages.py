"""The message that says what is dealt now, posted just before the deal: its number is mixed into it.

Discord gives every message its number as it arrives, and everybody can read it off the message's link. So
what the message says, the seal and who sits where, stands before anybody can know the number, and it is
never edited. This module knows no table that is played.
"""

from __future__ import annotations

import logging

import discord

from bot.discord_ui.wire.messages import message_fields
from bot.discord_ui.wire.services import Services
from bot.presentation.lobby.lobby_message import dealing_message
from bot.tables.state.ports import Beacon
from bot.tables.state.refusals import RefusedError
from bot.tables.state.snapshot import Snapshot

log = logging.getLogger(__name__)


class StartMessages:
    """Posts the message in the lobby's channel, where everybody sees it, also before a match in a thread."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def light(self, table: Snapshot) -> Beacon:
        """Post the message and return what it is; repeated, Discord returns the one that it has.

        Raises:
            RefusedError: Discord did not take it.
        """
        try:
            sent = await self._services.channel(table).send(
                **message_fields(dealing_message(table), []),
                allowed_mentions=discord.AllowedMentions.none(),
                nonce=f"{table.table_id}-{table.revision}",
                silent=True,
            )
        except Exception as error:  # also a connection that breaks
            log.info("nobody could be told that table %s is dealt to: %s", table.table_id, error)
            raise RefusedError("start-not-told") from error
        return Beacon(sent.id, table)
