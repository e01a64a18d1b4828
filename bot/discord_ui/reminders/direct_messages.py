"""Sends reminders and digests by direct message, each once, whichever process of a cluster comes first.

A look claims what is due in the store, sends one message to each person, and then counts it as sent. If the
process ends in between, another look finds the claim expired. It sends the message again with the same nonce,
unless the conversation shows it already. A person whom Discord does not let the bot write to gets no further
direct message; the bot tells them when they next use it. This module knows no rule.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from itertools import groupby
from typing import Protocol

import discord

from bot.discord_ui.reminders.due_reminders import NEXT, note_digest, turn_of, when
from bot.discord_ui.wire.failures import OUT_OF_REACH
from bot.discord_ui.wire.messages import message_fields
from bot.discord_ui.wire.responder import Responder
from bot.discord_ui.wire.services import ResponderClient, next_up
from bot.language.localizer import localizer_for
from bot.preferences import Preferences, UserSettings
from bot.presentation.message import Message
from bot.presentation.table.my_tables import MyTable, reminder_message
from bot.presentation.text.text import message_link
from bot.store import DIGEST, LIVE, ReminderRow, State, Store
from bot.tables.service.registry import TableRegistry
from bot.tables.state.deadlines import waits_for
from bot.tables.state.ports import Clock
from bot.tables.state.snapshot import Snapshot

log = logging.getLogger(__name__)

LOOK = 15.0
"""Seconds between two looks at which reminders are due."""
IDLE = 300.0
"""The same while nobody has asked for direct messages."""
LEASE = 60.0
"""Seconds after which a claimed reminder is due again, unless it was sent. Its owner stops trying then."""
FORBIDDEN = 403
"""The HTTP status with which Discord refuses a direct message, as with its code 50007."""
QUARTER = 900.0
"""Hours begin in every time zone at a multiple of so many seconds."""
VARYING = re.compile(r"^\d+\. |<t:\d+:\w>|/\d+\)$")
"""The number of a table in the list, its deadline, and the id of its newest message."""
HISTORY = 10
"""How many of the newest messages of a conversation are compared with one that may have been sent."""


class SendingClient(ResponderClient, Protocol):
    """The part of the client that direct messages need."""

    @property
    def store(self) -> Store: ...

    @property
    def registry(self) -> TableRegistry: ...

    @property
    def user(self) -> discord.ClientUser | None: ...

    def get_guild(self, id: int, /) -> discord.Guild | None: ...

    async def create_dm(self, user: discord.abc.Snowflake) -> discord.DMChannel: ...


class DirectMessages:
    """Sends the direct messages that are due.

    Any process of a cluster may send any of them.
    """

    def __init__(self, client: SendingClient, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._cancel: Callable[[], None] = lambda: None
        self._digests: dict[int, tuple[UserSettings, float]] = {}
        """By user id, the settings with which their newest digest was noted, and when to note the next."""

    def start(self) -> None:
        """Send what is due, and look again every ``LOOK`` seconds, or every ``IDLE`` seconds if nobody has
        asked for direct messages.
        """
        self._clock.spawn(self.look())
        pause = LOOK if self._client.preferences.told_directly() else IDLE
        self._cancel = self._clock.call_later(pause, self.start)

    def close(self) -> None:
        """Cancel the next look."""
        self._cancel()

    async def look(self) -> None:
        """Send what is due. A message that fails is tried again later and does not stop the others."""
        people = self._client.preferences.told_directly()
        if not people:
            return
        try:
            await self._note_digests(people)
            due = await self._client.store.reminders.due(self._now)
        except Exception as error:  # the database does not answer
            log.warning("could not look for reminders: %s", error)
            return
        for (user_id, claim), rows in groupby(due, lambda row: (row.user_id, row.claim)):
            try:
                await self._send(user_id, claim, list(rows))
            except Exception as error:  # also a broken connection or database
                log.warning("could not send a reminder; trying again later: %s", error)

    @property
    def _now(self) -> datetime:
        return datetime.fromtimestamp(self._clock.now(), UTC)

    async def _note_digests(self, people: Mapping[int, UserSettings]) -> None:
        """Note the digests whose hour has come since the last look."""
        now = self._clock.now()
        digests = {user_id: each for user_id, each in people.items() if each.ping == "digest"}
        self._digests = {user_id: each for user_id, each in self._digests.items() if user_id in digests}
        for user_id, settings in digests.items():
            noted, again = self._digests.get(user_id, (None, 0.0))
            if noted is not settings or now >= again:
                await note_digest(self._client.store, user_id, settings, now)
                self._digests[user_id] = (settings, now - now % QUARTER + QUARTER)

    async def _send(self, user_id: int, claim: str | None, rows: list[ReminderRow]) -> None:
        """Send a person their due reminders in one message, and record them as sent.

        Put them off if nothing may notify the person now. Send nothing if another process has claimed them,
        or if the person wants no direct messages any more. If Discord refuses, stop their direct messages.

        Args:
            claim: the claim under which they may have been sent; None if they cannot have been.

        Raises:
            TimeoutError: the claim expired first, because this process was frozen or Discord is slow.
        """
        store, settings = self._client.store, self._client.preferences.user(user_id)
        later = when(settings, self._clock.now())
        if later > self._now:
            await store.reminders.claim(rows, later, claim)
            return
        until = self._now + timedelta(seconds=LEASE)
        try:
            async with asyncio.timeout(LEASE):  # after that another process sends it
                won = await store.reminders.claim(rows, until, claim or self._new_claim())
                if not won:
                    return
                message = await self._message(user_id, settings, won) if settings.told_directly else None
                if message is not None:
                    await self._deliver(user_id, message, str(won[0].claim), again=claim is not None)
        except discord.HTTPException as refusal:
            if refusal.status != FORBIDDEN:
                raise
            log.info("Discord refuses direct messages to a person: %s", refusal)
            await self._give_up(user_id)
        await store.reminders.settle(won)

    def _new_claim(self) -> str:
        """Return a claim, which begins with the present time in seconds, in hexadecimal digits."""
        return f"{int(self._clock.now()):x}-{secrets.token_hex(6)}"

    async def _deliver(self, user_id: int, message: Message, claim: str, *, again: bool) -> None:
        """Send a message once.

        Args:
            again: whether a process may have sent it already.

        Raises:
            discord.HTTPException: Discord did not take it.
        """
        channel = await self._client.create_dm(discord.Object(user_id))
        fields = message_fields(message, [])
        if again and await self._is_there(channel, fields["content"], int(claim.partition("-")[0], 16)):
            return
        await channel.send(**fields, nonce=claim, suppress_embeds=True)

    async def _is_there(self, channel: discord.DMChannel, text: str, since: float) -> bool:
        """Return whether a message of the bot since a Unix time says all that this text does.

        A process that sends it again may find deadlines moved, or tables that no longer need the person.
        """
        me = self._client.user
        async for each in channel.history(limit=HISTORY):
            own = me is not None and each.author.id == me.id
            recent = each.created_at.timestamp() > since - LEASE
            if own and recent and _said(text) <= _said(each.content):
                return True
        return False

    async def _give_up(self, user_id: int) -> None:
        """Send a person no direct messages any more, and remember to tell them."""
        preferences = self._client.preferences
        await preferences.set_user_setting(user_id, "refused", value=True)
        if preferences.user(user_id).ping == "digest":
            await preferences.set_user_setting(user_id, "ping", "slow")
        await preferences.set_user_setting(user_id, "direct", value=False)
        await self._client.store.reminders.drop(user_id)

    # -- what it says --------------------------------------------------------------------------

    async def _message(
        self, user_id: int, settings: UserSettings, rows: Sequence[ReminderRow]
    ) -> Message | None:
        """Return the message for these reminders; None if none of their tables still needs the person."""
        digest = settings.ping == "digest"
        if digest and any(row.match_id == DIGEST for row in rows):
            found = await self._client.registry.find(user_id=user_id)
            tables = [table for each in found if (table := await self._table(each.id)) is not None]
            told = [("digest", each) for each in tables if waits_for(each, user_id)]
        elif digest:
            return None
        else:
            told = [each for row in rows if (each := await self._told(row)) is not None]
        if not told:
            return None
        localizer = localizer_for(settings.language or told[0][1].locale)
        lines = [(kind, await self._my_table(table)) for kind, table in told]
        return reminder_message(lines, user_id, localizer)

    async def _told(self, row: ReminderRow) -> tuple[str, Snapshot] | None:
        """Return what a reminder tells, and its table; None if that is no longer so."""
        turn, kind = turn_of(row.step)
        table = await self._table(row.match_id) if row.match_id != DIGEST else None
        if table is None or table.turn != turn or table.state is not State.PLAYING:
            return None
        still = next_up(table) == row.user_id if kind == NEXT else waits_for(table, row.user_id)
        return (kind, table) if still else None

    async def _table(self, table_id: str) -> Snapshot | None:
        """Return the newest snapshot of a table, whichever process serves it; None if it has ended."""
        session = await self._client.registry.get(table_id)
        table = await self._client.registry.unused(table_id) if session is None else session.snapshot
        return table if table is not None and table.state in LIVE else None

    async def _my_table(self, table: Snapshot) -> MyTable:
        shown = await self._client.store.deliveries.get(table.table_id)
        server_id = table.guild_id or self._client.clicks.server_of(table.channel_id)
        link = message_link(server_id, table.channel_id, None if shown is None else shown.message_id)
        guild = self._client.get_guild(table.guild_id)
        place = "" if guild is None else guild.name
        return MyTable(table, link, waits=True, ends=False, here=False, place=place)


def _said(text: str) -> set[str]:
    """Return the lines of a message without what may have changed since it was sent."""
    return {VARYING.sub("", line) for line in text.splitlines()}


async def tell_refused(preferences: Preferences, responder: Responder) -> None:
    """Tell a person, once, that Discord has refused a direct message to them. Do nothing otherwise."""
    user_id = responder.user.id
    if not preferences.user(user_id).refused:
        return
    with suppress(*OUT_OF_REACH):  # they are told the next time
        await responder.another(Message(responder.localizer("direct-refused")))
        await preferences.set_user_setting(user_id, "refused", value=False)
