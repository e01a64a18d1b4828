"""Shows finished matches again: step by step to the asker, and as an animation to the channel.

A control under a replay knows its match and its step, so it answers after a restart too. Playing a match
over takes milliseconds and happens in a thread, as drawing does.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TypeAlias

import discord

from bot.discord_ui.client_protocol import Client
from bot.discord_ui.messages import message_fields
from bot.discord_ui.permissions import complaint, missing
from bot.discord_ui.responder import Responder
from bot.history.saved_matches import match_here
from bot.localizer import localizer_for
from bot.presentation.controls import replay_target
from bot.presentation.message import Click, Message
from bot.presentation.replay import MatchReplay
from bot.presentation.replay_message import animation_message, replay_message
from bot.store import SavedMatch, State

log = logging.getLogger(__name__)

POSTING = {"view_channel", "send_messages", "send_messages_in_threads", "attach_files"}
"""What it takes to post an animation."""

ReplayHandler: TypeAlias = Callable[[Client, Responder, Click], Awaitable[None]]
"""Takes a click on a match that is over, which has no table any more."""


# -- what people ask -------------------------------------------------------------------------------


async def show(client: Client, responder: Responder, code: str) -> None:
    """Show a match from its beginning."""
    await step(client, responder, Click("step", code, 0, "first"))


async def step(client: Client, responder: Responder, click: Click) -> None:
    """Go to another step, in place."""
    saved = await _finished(client, responder, click.table)
    if saved is None:
        return
    replay = MatchReplay(saved, responder.localizer)
    try:
        number = replay_target(click, len(replay))
    except ValueError:
        await responder.note(responder.localizer("control-gone"))
        return
    message = await _replayed(responder, partial(replay_message, replay, number))
    if message is not None:
        await responder.private(message)


async def share(client: Client, responder: Responder, click: Click) -> None:
    """Post the whole match as an animation, for everybody in the channel."""
    saved = await _finished(client, responder, click.table)
    if saved is None:
        return
    animating = client.painter.animating
    refusal = _refusal(responder)
    if refusal is None and saved.id in animating:
        refusal = responder.localizer("replay-busy")
    if refusal is not None:
        await responder.note(refusal)
        return
    animating.add(saved.id)
    try:
        await _post(client, responder, saved)
    finally:
        animating.discard(saved.id)


REPLAY_HANDLERS: Mapping[str, ReplayHandler] = {"step": step, "share": share}
"""What the controls under a replay ask for."""


# -- how -------------------------------------------------------------------------------------------


async def _finished(client: Client, responder: Responder, code: str) -> SavedMatch | None:
    saved = await match_here(client, responder, code)
    if saved is None or saved.state is not State.OVER:
        await responder.note(responder.localizer("replay-none"))
        return None
    return saved


def _refusal(responder: Responder) -> str | None:
    """Return why nothing can be posted here for the asker; None if it can."""
    asked, localizer = responder.interaction, responder.localizer
    if {"send_messages", "send_messages_in_threads"} & {*missing(asked.permissions, asked.channel)}:
        return localizer("replay-may-not-send")
    lacking = [name for name in missing(asked.app_permissions, asked.channel) if name in POSTING]
    return complaint(lacking, asked.channel_id or 0, localizer) if lacking else None


async def _replayed(responder: Responder, work: Callable[[], Message]) -> Message | None:
    """Return what comes of playing a match over, in a thread.

    None after saying that this version of the bot does not play by its rules.
    """
    try:
        return await asyncio.to_thread(work)
    except ValueError as refusal:
        log.info("a match cannot be replayed: %s", refusal)
        await responder.note(responder.localizer("replay-other-rules"))
        return None


async def _post(client: Client, responder: Responder, saved: SavedMatch) -> None:
    asked = responder.interaction
    language = client.preferences.guild(saved.guild_id).language
    replay = MatchReplay(saved, localizer_for(language or str(asked.guild_locale or asked.locale)))
    name = responder.user.display_name
    message = await _replayed(responder, partial(animation_message, replay, name))
    if message is None:
        return
    await responder.note(responder.localizer("replay-making"))
    files = await client.painter.paint(message)
    channel = client.get_partial_messageable(asked.channel_id or 0, guild_id=saved.guild_id)
    nobody = discord.AllowedMentions.none()
    await channel.send(allowed_mentions=nobody, **message_fields(message, files))
