"""Replays of finished matches: step by step to the asker, and as an animation in the channel.

A control under a replay carries its match and step, so it still works after a restart. Replaying a match
takes milliseconds and runs in a thread, as drawing does.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import TypeAlias

from bot.discord_ui.history import verification
from bot.discord_ui.wire.client_protocol import Client
from bot.discord_ui.wire.failures import OUT_OF_REACH
from bot.discord_ui.wire.painter import Progress
from bot.discord_ui.wire.permissions import posting_refused
from bot.discord_ui.wire.person_names import display_name
from bot.discord_ui.wire.responder import Responder
from bot.discord_ui.wire.webhooks import InteractionToken
from bot.presentation.message import Click, Message
from bot.presentation.replay.replay import MatchReplay
from bot.presentation.replay.replay_controls import replay_target
from bot.presentation.replay.replay_message import animation_message, replay_message
from bot.store import SavedMatch, State

log = logging.getLogger(__name__)

BETWEEN = 2.0
"""The least number of seconds between two progress messages."""

ReplayHandler: TypeAlias = Callable[[Client, Responder, Click], Awaitable[None]]
"""Handles a click about a finished match, which has no table any more."""


# -- what people ask -------------------------------------------------------------------------------


async def show(client: Client, responder: Responder, code: str) -> None:
    """Show a match from its beginning. If it was abandoned, show how it was dealt instead."""
    saved = await verification.match_here(client, responder, code)
    if saved is None or saved.state is State.OVER:
        await step(client, responder, Click("step", code, 0, "first"))
    else:
        await verification.verify(client, responder, code)


async def show_deal(client: Client, responder: Responder, click: Click) -> None:
    """Replace the replay with how its match was dealt."""
    await verification.verify(client, responder, click.table)


async def step(client: Client, responder: Responder, click: Click) -> None:
    """Replace the replay with another step of it. If the match or the control is gone, tell the asker
    instead.
    """
    saved = await finished_match(client, responder, click.table)
    if saved is None:
        return
    replay = MatchReplay(saved, responder.localizer)
    try:
        number = replay_target(click, len(replay))
    except ValueError:
        await responder.note(responder.localizer("control-gone"))
        return
    message = await replayed(responder, partial(replay_message, replay, number))
    if message is not None:
        await responder.private(message)


async def share(client: Client, responder: Responder, click: Click) -> None:
    """Post the whole match as an animation in the channel.

    Refuse while an animation of the same match, for the same person or for the same server is being made.
    """
    saved = await finished_match(client, responder, click.table)
    if saved is None:
        return
    animating = client.painter.animating
    match = ("match", saved.id)
    whose = {match, ("person", responder.user.id), ("server", responder.guild_id)}
    refusal = posting_refused(responder, {"attach_files"})
    if refusal is None and whose & animating:
        refusal = responder.localizer("replay-busy" if match in animating else "replay-busy-here")
    if refusal is not None:
        await responder.note(refusal)
        return
    animating.update(whose)
    try:
        await _post(responder, saved)
    finally:
        animating.difference_update(whose)


REPLAY_HANDLERS: Mapping[str, ReplayHandler] = {"step": step, "share": share, "deal": show_deal}
"""Handlers of the controls under a replay, by verb."""


# -- how -------------------------------------------------------------------------------------------


async def finished_match(client: Client, responder: Responder, code: str) -> SavedMatch | None:
    """Return a finished match with its moves.

    If there is none of that code on this server, or its moves were deleted, tell the asker and return None.
    """
    saved = await verification.match_here(client, responder, code)
    if saved is None or saved.state is not State.OVER:
        await responder.note(responder.localizer("replay-none"))
        return None
    if saved.thinned:
        await responder.note(responder.localizer("match-thinned"))
        return None
    return saved


async def replayed(responder: Responder, work: Callable[[], Message]) -> Message | None:
    """Run `work`, which replays a match, in a thread and return its message.

    If this version of the bot does not play by the match's rules, tell the asker and return None.
    """
    try:
        return await asyncio.to_thread(work)
    except ValueError as refusal:
        log.info("a match cannot be replayed: %s", refusal)
        await responder.note(responder.localizer("replay-other-rules"))
        return None


async def _post(responder: Responder, saved: SavedMatch) -> None:
    replay = MatchReplay(saved, responder.public_localizer)
    name = display_name(responder.user)
    message = await replayed(responder, partial(animation_message, replay, name))
    if message is not None:
        shown = await responder.another(Message(responder.localizer("replay-making")))
        await responder.post(message, progress_on(responder, shown, "replay-progress"))


def progress_on(responder: Responder, shown: InteractionToken, key: str) -> Progress:
    """Return a callback that edits a private message to say how far some work is, from 0 to 1.

    It does nothing once the work is finished, and for :data:`BETWEEN` seconds after the last edit.

    Args:
        shown: the token through which that message was shown.
        key: the locale key of the sentence, which takes ``$share``.
    """
    before = time.monotonic()

    async def tell(share: float) -> None:
        nonlocal before
        if share < 1 and time.monotonic() - before > BETWEEN:
            before = time.monotonic()
            text = responder.localizer(key, share=responder.localizer.percent(share))
            with suppress(*OUT_OF_REACH):  # it may have been dismissed
                await responder.change(shown, Message(text))

    return tell
