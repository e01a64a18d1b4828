"""Leaderboards on request: whether the asker may see one, in private or in public, and turning its pages.

The store ranks the players. :mod:`bot.discord_ui.history.leaderboard_page` writes the page.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from datetime import datetime

import discord

from bot.discord_ui.history.leaderboard_page import LINES, LeaderboardPage, LeaderboardQuery
from bot.discord_ui.history.profiles import sharing_refused
from bot.discord_ui.wire.client_protocol import Client
from bot.discord_ui.wire.messages import message_fields
from bot.discord_ui.wire.responder import Responder
from bot.presentation.message import Message
from bot.store import Leader, Page, Ranking


async def show(client: Client, responder: Responder, query: LeaderboardQuery, number: int = 0) -> None:
    """Show a page of a leaderboard, to the asker alone or to everybody as the server has set it.

    If the server turned leaderboards off, or the leaderboard does not exist, tell the asker so.
    """
    settings = client.preferences.guild(responder.guild_id)
    if settings.boards == "off":
        await responder.note(responder.localizer("boards-off"))
    elif not query.exists:
        await responder.note(responder.localizer("boards-points-of-one-game"))
    elif settings.boards == "public" and not responder.on_private_message:
        await _publish(client, responder, query, number)
    else:
        await responder.private(await _private_page(client, responder, query, number))


async def turn(client: Client, responder: Responder, argument: str) -> None:
    """Replace this page with another page or another leaderboard.

    Args:
        argument: the page's number, a space, and the text of a :class:`LeaderboardQuery`.
    """
    if (asked := await _asked(responder, argument)) is not None:
        await show(client, responder, *asked)


async def share(client: Client, responder: Responder, argument: str) -> None:
    """Post this page in the channel for everybody. If the bot or the asker may not post there, or the server
    turned leaderboards off, tell the asker.

    Args:
        argument: as in :func:`turn`.
    """
    if (asked := await _asked(responder, argument)) is None:
        return
    if (refusal := sharing_refused(client, responder)) is not None:
        await responder.note(refusal)
        return
    await responder.post(await _public_page(client, responder, *asked))
    await responder.note(responder.localizer("review-is-shared"))


async def _asked(responder: Responder, argument: str) -> tuple[LeaderboardQuery, int] | None:
    """Return the leaderboard and the page's number that a control names. If it is not valid, say that the
    control is gone and return None.
    """
    number, _, text = argument.partition(" ")
    try:
        return LeaderboardQuery.parse(text), int(number)
    except ValueError:
        await responder.note(responder.localizer("control-gone"))
        return None


async def _private_page(
    client: Client, responder: Responder, query: LeaderboardQuery, number: int
) -> Message:
    """Return a page for the asker alone, with their own line below it if they are not on the page."""
    asker, leaderboards = responder.user.id, client.store.leaderboards
    ranking = _ranking(client, responder.guild_id, query, asker)
    page = await leaderboards.page(ranking, number, LINES)
    shown = asker in {leader.user_id for leader in page.lines}
    own = None if shown or not page.lines else await leaderboards.standing(ranking, asker)
    hidden = client.preferences.user(asker).hidden
    page, gone = await _as_today(client, responder, page)
    return LeaderboardPage(
        page,
        query,
        ranking.least,
        responder.localizer,
        _now(),
        asker=asker,
        own=own,
        hidden=hidden,
        gone=gone,
    ).message()


async def _public_page(client: Client, responder: Responder, query: LeaderboardQuery, number: int) -> Message:
    """Return a page for everybody, in the server's language."""
    ranking = _ranking(client, responder.guild_id, query, None)
    page = await client.store.leaderboards.page(ranking, number, LINES)
    page, gone = await _as_today(client, responder, page)
    return LeaderboardPage(
        page, query, ranking.least, responder.public_localizer, _now(), gone=gone
    ).message()


async def _as_today(
    client: Client, responder: Responder, page: Page[Leader]
) -> tuple[Page[Leader], frozenset[int]]:
    """Return a page with the names that people have today, and the user ids of those who have left."""
    known = await client.members.of(responder.interaction.guild, [each.user_id for each in page.lines])
    gone = frozenset(user_id for user_id, each in known.items() if each.gone)
    lines = [
        replace(each, name=known[each.user_id].name or each.name) if each.user_id in known else each
        for each in page.lines
    ]
    return replace(page, lines=tuple(lines)), gone


def _ranking(client: Client, guild_id: int, query: LeaderboardQuery, asker: int | None) -> Ranking:
    """Return the ranking to ask the store for. It leaves out hidden people, except the asker."""
    return Ranking(
        guild_id=guild_id,
        by=query.by,
        game=query.game,
        fewest=query.fewest,
        since=query.period.since(_now()),
        hidden=client.preferences.hidden() - {asker},
        double=query.double,
    )


async def _publish(client: Client, responder: Responder, query: LeaderboardQuery, number: int) -> None:
    message = await _public_page(client, responder, query, number)
    if responder.on_message:
        await responder.hold()
        await responder.update(message)
        return
    asked, files = responder.interaction, await client.painter.paint(message)
    if await responder.send_first(message_fields(message, files)) is None:
        # It was acknowledged meanwhile, privately. The page must be public, so it goes out as a new message.
        with suppress(discord.NotFound):
            await asked.delete_original_response()
        files = await client.painter.paint(message)
        sent = await asked.followup.send(**message_fields(message, files), wait=True)
        responder.posted(sent.id)


def _now() -> datetime:
    return discord.utils.utcnow()
