"""Messages of a table that Discord took without the bot learning of it: their controls would outlive them.

A connection may break, or the process end, between the moment Discord takes a message and the moment its
number arrives. What such a message shows is soon out of date, and nobody knows that it has to go. They are
found by the custom ids of their controls. This module knows what a control asks for, not what it does.
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
"""So many of a channel's newest messages are looked through."""


def perhaps_taken(error: Exception) -> bool:
    """Return whether Discord may have taken a message though sending it failed."""
    return not isinstance(error, discord.HTTPException) or error.status >= 500


@dataclass(slots=True)
class Left:
    """The messages that nobody knows of and that were left where they are."""

    later: list[int] = field(default_factory=list)
    """They are to go once requests are not scarce."""
    closed: dict[int, QuestionKey] = field(default_factory=dict)
    """By message, the question that it asks and that is not open. Earlier versions did not know theirs: they
    say so when pressed. Once that is asked again they would answer it, and are to go."""
    unread: bool = False
    """Whether a channel may not be read, so that nobody knows what was left there."""


async def delete_orphans(services: Services, table: Snapshot, known: Collection[int | None]) -> Left | None:
    """Delete the bot's own messages with controls of a table that are not known, of its channel's newest.

    Where it is played in a thread, its lobby was beside that: both are looked through. While requests are
    scarce those of earlier turns stay, of which most were left there on purpose; no question does, no pause,
    whose control would end the next one, and no turn that a pause stops. What stays is returned. Where this
    process does not serve the table by then, none goes and None is returned: it may serve it again in a
    moment, and has to look once more.

    Args:
        known: the messages that stay.

    Raises:
        discord.HTTPException: Discord is in trouble; it may be tried again.
    """
    tidy, left = services.turns.tidy(), Left()
    beside = () if table.parent_id is None else (table.parent_id,)
    for channel_id in (table.channel_id, *beside):
        own = await _own(services, table, channel_id)
        left.unread |= own is None
        for message in own or ():
            clicks = [click for click in _clicks(message.components) if click.table == table.table_id]
            if message.id in known or not clicks:
                continue
            if (closed := _closed(clicks, table)) is not None:
                left.closed[message.id] = closed
                continue
            if not services.serves(table.guild_id):
                return None  # this process was frozen: what it does not know may be its successor's
            if tidy or any(_current(each, table) or _outlives_turn(each, table) for each in clicks):
                log.info("message %s of table %s was not known and goes", message.id, table.table_id)
                with suppress(discord.NotFound):  # deleted meanwhile; the others go all the same
                    await message.delete()
            else:
                left.later.append(message.id)
    return left


async def find_unheard_of(services: Services, table: Snapshot, known: Collection[int | None]) -> int | None:
    """Return the newest message that shows a table as it is now and that nobody here has heard of.

    Args:
        known: the messages that were heard of.

    Raises:
        discord.HTTPException: Discord is in trouble; it may be tried again.
    """
    for message in await _own(services, table, table.channel_id) or ():
        here = any(_current(click, table) for click in _clicks(message.components))
        if here and message.id not in known:
            return message.id
    return None


async def _own(services: Services, table: Snapshot, channel_id: int) -> list[discord.Message] | None:
    """Return the bot's own messages among the newest of a channel; None where it may not read them."""
    user = services.client.user
    channel = services.client.get_partial_messageable(channel_id, guild_id=table.guild_id)
    try:
        newest = [message async for message in channel.history(limit=NEWEST)]
    except (discord.Forbidden, discord.NotFound):  # asking again would not change that
        log.info("channel %s may not be read: nobody knows what is on show there", channel_id)
        return None
    return [each for each in newest if user is not None and each.author.id == user.id]


def _clicks(components: Any) -> Iterator[Click]:
    for row in components:
        for control in getattr(row, "children", ()):
            click = parse_custom_id(getattr(control, "custom_id", None) or "")
            if click is not None:
                yield click


def _closed(clicks: Sequence[Click], table: Snapshot) -> QuestionKey | None:
    """Return the question that all controls of a message answer, if that is not open."""
    questions = {answered_by(click) for click in clicks}
    (first, *others) = questions
    return None if others or first in table.questions else first


_SHOWING = {
    State.LOBBY: "join",
    State.PLAYING: "hand",
    State.BETWEEN: "next",
    State.PAUSED: "resume",
    State.OVER: "rematch",
}
"""The control that the message of a table in this state has, and no other message."""
_OF_A_TURN = {_SHOWING[State.PLAYING], _SHOWING[State.BETWEEN]}
"""Those that say which turn they were drawn for; the first turn is number 0."""


def _outlives_turn(click: Click, table: Snapshot) -> bool:
    """Return whether a control may do something in a later turn too, or once a pause of this one is over."""
    stopped = table.state is State.PAUSED and click.version == table.version
    return stopped or click.verb == _SHOWING[State.PAUSED] or answered_by(click) is not None


def _current(click: Click, table: Snapshot) -> bool:
    """Return whether a control was drawn for a table as it is now."""
    shows = click.table == table.table_id and click.verb == _SHOWING.get(table.state)
    return shows and (click.version == table.version or click.verb not in _OF_A_TURN)
