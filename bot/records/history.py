"""Somebody's finished matches, the newest first, each with the code by which it can be spoken of."""

from __future__ import annotations

from collections.abc import Callable, Collection

from bot.records.boards import page_buttons
from bot.records.careers import open_to
from bot.store import PlayedMatch, PlayedSeat
from bot.tables.computers import marked
from bot.tables.hall import Hall
from bot.tables.house import House
from bot.tables.reply import Reply, Sheet
from bot.tables.table import bold
from bot.views.items import panel
from bot.words import Words

LINES = 5
"""Matches of a page: a table of eight has a long line."""


async def turn(hall: Hall, reply: Reply, argument: str) -> None:
    """Show another page in the place of this one."""
    number, user_id = map(int, argument.split(" "))
    await show(hall.house, reply, user_id, number)


async def show(house: House, reply: Reply, user_id: int, number: int = 0) -> None:
    """Answer with a page of somebody's matches, to the asker alone."""
    if not await open_to(house, reply, user_id):
        return
    words, guild_id = reply.words, reply.interaction.guild_id or 0
    page = await house.store.records.history(guild_id, user_id, number, LINES)
    mention = f"<@{user_id}>"
    if not page.lines:
        await reply.private(Sheet(words("records-none", name=mention)))
        return
    hidden = house.wishes.hidden()
    lines = [words("history-title", name=mention)]
    for match in page.lines:
        there = reply.user.id in {seat.owner for seat in match.seats}
        lines.append(told(match, user_id, words, () if there else hidden - {user_id}))
    lines.append(words("history-code"))
    if page.pages > 1:
        lines.append(f"-# {words('page-of', page=page.number + 1, pages=page.pages)}")
    buttons = page_buttons("history", page, str(user_id), words)
    await reply.private(Sheet("\n".join(lines), view=panel([buttons]) if buttons else None))


def told(match: PlayedMatch, user_id: int, words: Words, hidden: Collection[int] = ()) -> str:
    """A match in a line or two, with the points of one of its players.

    Args:
        hidden: whom it does not name.
    """

    def name(seat: PlayedSeat) -> str:
        if not seat.name or seat.user_id in hidden or seat.owner in hidden:
            return words("records-somebody")
        return bold(marked(seat.name) if seat.stood_in else seat.name)

    winners = [seat for seat in match.seats if seat.won]
    return words(
        "history-line",
        date=f"<t:{int(match.ended_at.timestamp())}:d>",
        game=words(f"game-{match.game}"),
        players=_listed(match.seats, name, words),
        winners=_listed(winners, name, words),
        count=len(winners),
        points=next(seat.total for seat in match.seats if seat.user_id == user_id),
        code=match.id,
    )


def _listed(seats: Collection[PlayedSeat], name: Callable[[PlayedSeat], str], words: Words) -> str:
    return words.listing(name(seat) for seat in seats)
