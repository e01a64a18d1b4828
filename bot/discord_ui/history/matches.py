"""A person's finished matches, newest first, each with the code that identifies it."""

from __future__ import annotations

from collections.abc import Callable, Collection

from bot.discord_ui.history.profiles import open_to, user_id_of
from bot.discord_ui.wire.client_protocol import Client
from bot.discord_ui.wire.responder import Responder
from bot.language.localizer import Localizer
from bot.presentation.message import Button, Click, Message, rows
from bot.presentation.pages import page_buttons, page_line
from bot.presentation.text.text import bold
from bot.store import Page, PlayedMatch, PlayedSeat
from bot.tables.state.seated import marked

LINES = 5
"""Matches a page. It is small because a match of eight players has a long line."""


async def turn(client: Client, responder: Responder, argument: str) -> None:
    """Replace this page with another page of the list.

    Args:
        argument: the page's number, a space, and the person's user id.
    """
    try:
        number, user_id = argument.split(" ")
        page, person = int(number), user_id_of(user_id)
    except ValueError:
        await responder.note(responder.localizer("control-gone"))
        return
    await show(client, responder, person, page)


async def show(client: Client, responder: Responder, user_id: int, number: int = 0) -> None:
    """Show a page of a person's matches to the asker alone, or tell the asker why they may not see it."""
    if not await open_to(client, responder, user_id):
        return
    page = await client.store.statistics.history(responder.guild_id, user_id, number, LINES)
    hidden = client.preferences.hidden() - {user_id}
    await responder.private(matches_message(page, user_id, responder.user.id, hidden, responder.localizer))


def matches_message(
    page: Page[PlayedMatch], user_id: int, asker: int, hidden: Collection[int], localizer: Localizer
) -> Message:
    """Return a page of a person's matches.

    Args:
        asker: the reader's user id.
        hidden: user ids of people who are named only to those they played with.
    """
    mention = f"<@{user_id}>"
    if not page.lines:
        return Message(localizer("records-none", name=mention))
    lines = [localizer("history-title", name=mention)]
    for match in page.lines:
        present = asker in {seat.owner for seat in match.seats}
        lines.append(match_text(match, user_id, localizer, () if present else hidden))
    lines.append(localizer("history-code"))
    if page.pages > 1:
        lines.append(f"-# {page_line(page, localizer)}")
    back = Button(Click("profile", argument=str(user_id)), localizer("button-statistics"))
    buttons = [*page_buttons("history", page, str(user_id), localizer), back]
    return Message("\n".join(lines), controls=rows(buttons))


def match_text(match: PlayedMatch, user_id: int, localizer: Localizer, hidden: Collection[int] = ()) -> str:
    """Return a match in a line or two, with the points of one of its players.

    Args:
        user_id: the player whose points are shown.
        hidden: user ids of people whose names are left out.
    """

    def name(seat: PlayedSeat) -> str:
        if not seat.name or seat.user_id in hidden or seat.owner in hidden:
            return localizer("records-somebody")
        return bold(marked(seat.name) if seat.stood_in else seat.name)

    def with_level(seat: PlayedSeat) -> str:
        if not seat.level:
            return name(seat)
        return localizer("computer-level", name=name(seat), level=localizer(f"level-{seat.level}"))

    winners = [seat for seat in match.seats if seat.won]
    return localizer(
        "history-line",
        date=f"<t:{int(match.ended_at.timestamp())}:d>",
        game=localizer(f"game-{match.game}"),
        players=_listed(match.seats, with_level, localizer),
        winners=_listed(winners, name, localizer),
        count=len(winners),
        points=next(seat.total for seat in match.seats if seat.user_id == user_id),
        code=match.id,
    )


def _listed(seats: Collection[PlayedSeat], name: Callable[[PlayedSeat], str], localizer: Localizer) -> str:
    return localizer.listing(name(seat) for seat in seats)
