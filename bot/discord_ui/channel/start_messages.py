"""The message that announces a deal, sent just before it: its id is mixed into the secret of the deal.

Discord assigns a message's id as it arrives, and everyone can read it in the message's link. So the message's
contents, the seal and the seats, are fixed before anyone can know the id. It is never edited. This module
knows no table that is being played.
"""

from __future__ import annotations

import logging

import discord

from bot.discord_ui.wire.messages import message_fields
from bot.discord_ui.wire.services import Services, send
from bot.presentation.lobby.lobby_message import dealing_message
from bot.tables.state.ports import Beacon
from bot.tables.state.refusals import RefusedError
from bot.tables.state.snapshot import Snapshot

log = logging.getLogger(__name__)


class StartMessages:
    """Sends the message to the lobby's channel, where everyone sees it, even for a match in a thread."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def light(self, table: Snapshot) -> Beacon:
        """Post the message that announces the deal. Return its id as the beacon, with the table.

        A second call for the same revision of the table returns the same message.

        Raises:
            RefusedError: Discord did not take the message.
        """
        try:
            sent = await send(
                self._services,
                table,
                **message_fields(dealing_message(table), []),
                allowed_mentions=discord.AllowedMentions.none(),
                nonce=f"{table.table_id}-{table.revision}",
                silent=True,
            )
        except Exception as error:  # also a broken connection
            log.info("could not announce the deal at table %s: %s", table.table_id, error)
            raise RefusedError("start-not-told") from error
        return Beacon(sent.id, table)
