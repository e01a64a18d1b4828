"""Reviews of finished matches, made in the background and private until the asker shares them.

Reviews are cached. One that was lost, by a restart or to make room, is made again on request.
:mod:`bot.presentation.replay.review_message` writes the text.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from dataclasses import replace
from functools import partial

from bot.discord_ui.history.replays import ReplayHandler, finished_match, progress_on, replayed
from bot.discord_ui.wire.client_protocol import Client
from bot.discord_ui.wire.failures import OUT_OF_REACH
from bot.discord_ui.wire.permissions import posting_refused
from bot.discord_ui.wire.person_names import display_name
from bot.discord_ui.wire.responder import Responder
from bot.discord_ui.wire.webhooks import InteractionToken
from bot.presentation.message import Click, Message
from bot.presentation.replay.replay import MatchReplay
from bot.presentation.replay.replay_controls import replay_target
from bot.presentation.replay.review_message import Reading, review_message, reviewed_step, shared_review
from bot.presentation.text.text import bold
from bot.store import SavedMatch
from bot.work.reviewer import BusyReviewingError, FinishedMatch
from engine import Seat
from engine.players.review import Review

log = logging.getLogger(__name__)


async def ask(client: Client, responder: Responder, click: Click) -> None:
    """Show a match's review to the asker alone. Compute it first if it is not cached, and show the progress.

    If too many reviews are being computed, or it fails, tell the asker.
    """
    saved = await finished_match(client, responder, click.table)
    if saved is None:
        return
    review = client.reviews.kept(saved.id)
    if review is not None:
        await _show(client, responder, saved, review)
        return
    shown = await responder.another(Message(responder.localizer("review-making")))
    progress = progress_on(responder, shown, "review-progress")
    try:
        review = await client.reviews.make(_match(saved), responder.user.id, progress)
    except BusyReviewingError:
        await responder.change(shown, Message(responder.localizer("review-busy")))
    except ValueError as refusal:
        log.info("a match cannot be reviewed: %s", refusal)
        await responder.change(shown, Message(responder.localizer("replay-other-rules")))
    except BrokenExecutor as error:
        log.warning("a review failed: %s", error)
        await responder.change(shown, Message(responder.localizer("review-failed")))
    else:
        await _show(client, responder, saved, review, shown)


async def show_seat(client: Client, responder: Responder, click: Click) -> None:
    """Replace the review with the moves of another seat."""
    found = await _found(client, responder, click)
    if found is not None:
        reading, seat = found
        await _answer(responder, partial(review_message, reading, seat))


async def step(client: Client, responder: Responder, click: Click) -> None:
    """Replace the review with a step of the match beside its review. If the match, the review or the control
    is gone, tell the asker instead.
    """
    found = await _found(client, responder, replace(click, argument=""))
    if found is None:
        return
    reading, _ = found
    try:
        number = replay_target(click, len(reading.replay))
    except ValueError:
        await responder.note(responder.localizer("control-gone"))
        return
    await _answer(responder, partial(reviewed_step, reading, number))


async def share(client: Client, responder: Responder, click: Click) -> None:
    """Post a review in the channel, in the server's language. If the bot may not, tell the asker."""
    found = await _found(client, responder, replace(click, argument=str(click.version)))
    if found is None:
        return
    refusal = posting_refused(responder, {"attach_files"})
    if refusal is not None:
        await responder.note(refusal)
        return
    private, seat = found
    localizer = responder.public_localizer
    replay = private.replay.said_in(localizer)
    reading = Reading(replay, private.review, localizer, None)
    name = bold(display_name(responder.user))
    message = await replayed(responder, partial(shared_review, reading, seat, name))
    if message is None:
        return
    await responder.post(message)
    await responder.note(responder.localizer("review-is-shared"))


REVIEW_HANDLERS: Mapping[str, ReplayHandler] = {
    "review": ask,
    "reviewseat": show_seat,
    "reviewstep": step,
    "reviewshare": share,
}
"""Handlers of the controls of reviews, by verb."""


# -- how -------------------------------------------------------------------------------------------


def _match(saved: SavedMatch) -> FinishedMatch:
    people = tuple(row.seat for row in saved.seats if not row.computer)
    return FinishedMatch(
        saved.id,
        saved.guild_id,
        saved.game,
        saved.options,
        len(saved.seats),
        saved.seed,
        saved.record,
        people,
    )


def _own_seat(saved: SavedMatch, user_id: int) -> Seat | None:
    return next((row.seat for row in saved.seats if row.user_id == user_id and not row.computer), None)


def _reading(client: Client, responder: Responder, saved: SavedMatch, review: Review) -> Reading:
    localizer, user_id = responder.localizer, responder.user.id
    words = client.preferences.user(user_id).text
    replay = MatchReplay(saved, localizer)
    return Reading(replay, review, localizer, _own_seat(saved, user_id), words)


async def _found(client: Client, responder: Responder, click: Click) -> tuple[Reading, Seat] | None:
    """Return the cached review of a click's match, and the seat in the click's argument.

    If there is no such match or review, tell the asker and return None.
    """
    saved = await finished_match(client, responder, click.table)
    if saved is None:
        return None
    review = client.reviews.kept(saved.id)
    if review is None:
        await responder.note(responder.localizer("review-gone"))
        return None
    seat = int(click.argument) if click.argument.isdecimal() else 0
    return _reading(client, responder, saved, review), min(seat, len(saved.seats) - 1)


async def _show(
    client: Client,
    responder: Responder,
    saved: SavedMatch,
    review: Review,
    shown: InteractionToken | None = None,
) -> None:
    """Show a review with the moves of the asker's seat, or of the first person's seat if the asker did not
    play.

    Args:
        shown: the progress message to edit; None sends a new message.
    """
    reading = _reading(client, responder, saved, review)
    people = [row.seat for row in saved.seats if not row.computer] or [0]
    seat = people[0] if reading.seat is None else reading.seat
    message = await replayed(responder, partial(review_message, reading, seat))
    if message is None:
        return
    if shown is None:
        await responder.another(message)
    else:
        with suppress(*OUT_OF_REACH):  # it may have been dismissed; the review stays cached
            await responder.change(shown, message)


async def _answer(responder: Responder, make: Callable[[], Message]) -> None:
    message = await replayed(responder, make)
    if message is not None:
        await responder.private(message)
