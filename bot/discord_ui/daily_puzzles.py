"""The puzzle of the day in the channels of servers that wish it, with how many solved the one before.

A post is due from midnight UTC on, or from the hour after the setting was made. Its day is claimed in the
store before it is sent, so that one process sends it once, also across restarts. A process that was down at
midnight sends it when it is back. This module knows no table.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import date, timedelta
from typing import Protocol

import aiohttp
import discord

from bot.discord_ui.rate_limits.traffic import TROUBLE
from bot.discord_ui.wire.messages import message_fields
from bot.discord_ui.wire.services import NOBODY, ResponderClient
from bot.language.localizer import Localizer, localizer_for
from bot.practice.puzzles import all_puzzles, number_of
from bot.preferences import UserSettings
from bot.presentation.message import Attachment, Message
from bot.presentation.practice.puzzle_message import AskedPuzzle, daily_message
from bot.store import Store
from bot.tables.state.ports import Clock
from bot.tables.state.seated import Player

log = logging.getLogger(__name__)

HOUR = 3600.0
"""Seconds between two looks at which posts are due."""
READER = 1
"""The user id of the player at the hand that everybody sees."""


class PostingClient(ResponderClient, Protocol):
    """The part of the client that posts need."""

    @property
    def store(self) -> Store: ...

    def get_guild(self, id: int, /) -> discord.Guild | None: ...


class DailyPuzzles:
    """Posts each day's puzzle.

    Args:
        serves: returns whether this process, and no other, serves a server now.
    """

    def __init__(self, client: PostingClient, clock: Clock, serves: Callable[[int], bool]) -> None:
        self._client = client
        self._clock = clock
        self._serves = serves
        self._cancel: Callable[[], None] = lambda: None
        self._drawn: dict[tuple[date, str], Attachment] = {}
        """Today's picture by day and language, so that many servers need it painted once."""

    def start(self) -> None:
        """Send the posts that are due, and look again at each full hour."""
        self._clock.spawn(self.post())
        self._cancel = self._clock.call_later(HOUR - self._clock.now() % HOUR + 1, self.start)

    def close(self) -> None:
        """Cancel the next look."""
        self._cancel()

    async def post(self) -> None:
        """Send the posts that are due. One that fails does not stop the others."""
        day = discord.utils.utcnow().date()
        self._drawn = {key: picture for key, picture in self._drawn.items() if key[0] == day}
        for guild_id, channel_id in self._client.preferences.puzzle_channels().items():
            guild = self._client.get_guild(guild_id)
            if guild is None or guild.unavailable or not self._serves(guild_id):
                continue
            try:
                await self._post(guild, channel_id, day)
            except Exception as error:  # also a broken connection or database
                log.warning("could not post the puzzle in channel %s: %s", channel_id, error)

    async def _post(self, guild: discord.Guild, channel_id: int, day: date) -> None:
        """Post in a server unless it has today's post. If Discord has an outage, try again at the next look.

        Raises:
            discord.HTTPException: Discord refuses the post.
        """
        practice = self._client.store.practice
        if not await practice.claim_post(guild.id, day):
            return
        language = self._client.preferences.guild(guild.id).language or str(guild.preferred_locale)
        message = self._message(
            day, localizer_for(language), await practice.tally(guild.id, day - timedelta(1))
        )
        channel = self._client.get_partial_messageable(channel_id, guild_id=guild.id)
        try:
            files = await self._client.painter.paint(message)
            sent = await channel.send(**message_fields(message, files), allowed_mentions=NOBODY, silent=True)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            if getattr(error, "status", TROUBLE) >= TROUBLE:
                await practice.give_post_back(guild.id)
            raise
        self._client.last_posts.posted(channel_id, sent.id)

    def _message(self, day: date, localizer: Localizer, before: tuple[int, int]) -> Message:
        puzzles = all_puzzles()
        number = number_of(day, puzzles)
        reader = Player(localizer("puzzle-reader"), READER)
        asked = AskedPuzzle(
            day, number, puzzles[number].puzzle, reader, UserSettings(), localizer, counts=True
        )
        key = (day, localizer.language)
        if key not in self._drawn:
            (picture,) = asked.asked().attachments
            self._drawn[key] = picture
        return daily_message(asked, self._drawn[key], before)
