"""Finds and deletes orphaned messages: those that Discord took without the bot learning of it.

A connection may break, or the process end, after Discord takes a message and before its id arrives. Such a
message is soon outdated, but its controls stay. It is found by their custom ids. This module knows what a
control asks for, not what it does.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.discord_ui.wire.components import parse_custom_id
from bot.discord_ui.wire.services import Services
from bot.presentation.message import Click
from bot.presentation.table.question_message import answered_by
from bot.store import State
from bot.tables.state.questions import QuestionKey
from bot.tables.state.snapshot import Snapshot

log = logging.getLogger(__name__)

NEWEST = 50
"""How many of a channel's newest messages are searched."""


def perhaps_taken(error: Exception) -> bool:
    """Return whether Discord may have taken a message though sending it failed."""
    return not isinstance(error, discord.HTTPException) or error.status >= 500


@dataclass(slots=True)
class Left:
    """Orphaned messages that were not deleted."""

    closed: dict[int, QuestionKey] = field(default_factory=dict)
    """By message, its question, which is closed.

    Earlier versions left such messages, which say so when pressed. They are deleted once the question is
    asked again, because they would answer it.
    """
    unread: bool = False
    """Whether a channel could not be read, so that orphaned messages may remain there."""


async def delete_orphans(services: Services, table: Snapshot, known: Collection[int | None]) -> Left | None:
    """Delete the bot's unrecorded messages with a table's controls, among the newest in its channel.

    If the table is played in a thread, search the lobby's channel too. Return the messages that were left. If
    this process no longer serves the table, delete no more and return None: it may serve the table again in a
    moment, and must then search once more.

    Args:
        known: ids of the recorded messages, which stay.

    Raises:
        discord.HTTPException: Discord is in trouble; it may be tried again.
    """
    left = Left()
    beside = () if table.parent_id is None else (table.parent_id,)
    for channel_id in (table.channel_id, *beside):
        own = await _own_messages(services, table, channel_id)
        left.unread |= own is None
        for message in own or ():
            clicks = [click for click in _clicks(message.components) if click.table == table.table_id]
            if message.id in known or not clicks:
                continue
            if (closed := _closed(clicks, table)) is not None:
                left.closed[message.id] = closed
                continue
            if not services.serves(table.guild_id):
                return None  # this process was frozen: the unrecorded message may be its successor's
            log.info("deleting the orphaned message %s of table %s", message.id, table.table_id)
            with suppress(discord.NotFound):  # deleted meanwhile; go on with the others
                await message.delete()
    return left


async def find_orphan(services: Services, table: Snapshot, known: Collection[int | None]) -> int | None:
    """Return the newest unrecorded message that shows the table as it is now, or None.

    Args:
        known: ids of the recorded messages.

    Raises:
        discord.HTTPException: Discord is in trouble; it may be tried again.
    """
    for message in await _own_messages(services, table, table.channel_id) or ():
        here = any(_shows_now(click, table) for click in _clicks(message.components))
        if here and message.id not in known:
            return message.id
    return None


async def _own_messages(services: Services, table: Snapshot, channel_id: int) -> list[discord.Message] | None:
    """Return the bot's own messages among a channel's newest, or None if the channel may not be read."""
    user = services.client.user
    channel = services.client.get_partial_messageable(channel_id, guild_id=table.guild_id)
    try:
        newest = [message async for message in channel.history(limit=NEWEST)]
    except (discord.Forbidden, discord.NotFound):  # a retry would not change that
        log.info("channel %s may not be read: orphaned messages cannot be found there", channel_id)
        return None
    return [each for each in newest if user is not None and each.author.id == user.id]


def _clicks(components: Any) -> Iterator[Click]:
    for row in components:
        for control in getattr(row, "children", ()):
            click = parse_custom_id(getattr(control, "custom_id", None) or "")
            if click is not None:
                yield click


def _closed(clicks: Sequence[Click], table: Snapshot) -> QuestionKey | None:
    """Return the question that all controls of a message answer, if it is not open now; otherwise None."""
    questions = {answered_by(click) for click in clicks}
    (first, *others) = questions
    return None if others or first in table.questions else first


_VERB_OF_STATE = {
    State.LOBBY: "join",
    State.PLAYING: "hand",
    State.BETWEEN: "next",
    State.PAUSED: "resume",
    State.OVER: "rematch",
}
"""By state, the verb of a control that only the table's message in this state has."""
_TURN_VERBS = {_VERB_OF_STATE[State.PLAYING], _VERB_OF_STATE[State.BETWEEN]}
"""The verbs whose controls carry the version of their turn; the first turn is 0."""


def _shows_now(click: Click, table: Snapshot) -> bool:
    """Return whether a control was drawn for the table as it is now."""
    shows = click.table == table.table_id and click.verb == _VERB_OF_STATE.get(table.state)
    return shows and (click.version == table.version or click.verb not in _TURN_VERBS)
