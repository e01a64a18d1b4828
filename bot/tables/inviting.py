"""Who has been asked to a table before the match, and what became of it.

An invitation keeps no seat: whoever sits down first, sits. It only names somebody, has Discord tell
them, and gives them a button of their own. Knows no game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.store import InvitedRow, State
from bot.tables.reply import Reply
from bot.tables.table import Table, bold
from bot.words import Words

if TYPE_CHECKING:
    from bot.tables.house import House

Guest = discord.User | discord.Member

LeftOut = list[tuple[str, Guest]]
"""Who could not be invited, each with the reason: a key of the locale files."""


class Inviting:
    """The invitations of one lobby."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self._asked: tuple[InvitedRow, ...] = ()

    @property
    def open(self) -> list[InvitedRow]:
        """Who has not answered yet."""
        return [row for row in self._asked if not row.declined]

    async def recall(self) -> None:
        """Know again after a restart who has been asked."""
        if self.table.state is State.LOBBY:
            self._asked = await self.house.store.invitations.of(self.table.id)

    async def invite(self, guests: Iterable[Guest], host: Guest) -> LeftOut:
        """Ask these to the table, as far as that can be done; returns who was left out."""
        asked, left_out = self._asked, LeftOut()
        for guest in {guest.id: guest for guest in guests}.values():
            reason = self._reason(guest, host, asked)
            if reason:
                left_out.append((reason, guest))
                continue
            others = (row for row in asked if row.user_id != guest.id)  # who declined may be asked again
            asked = (*others, InvitedRow(guest.id, guest.display_name))
        await self._keep(asked)
        return left_out

    def _reason(self, guest: Guest, host: Guest, asked: tuple[InvitedRow, ...]) -> str:
        """Why somebody cannot be invited; empty if they can."""
        table = self.table
        still = [row.user_id for row in asked if not row.declined]
        if reason := misfit(guest, host):
            return reason
        if table.seat_of(guest.id) is not None or guest.id in still:
            return "already"
        if len(table.chairs) + len(still) >= table.rules().seats[-1]:
            return "full"
        return ""

    async def expected(self, reply: Reply) -> bool:
        """Whether the clicker has been asked and has not answered; others are shown the way."""
        expected = any(row.user_id == reply.user.id for row in self.open)
        if not expected:
            await reply.note(reply.words("invite-not-you", join=self.table.words("button-join")))
        return expected

    async def drop(self, user_id: int) -> None:
        """Somebody has taken a seat: nobody needs to ask them any more."""
        await self._keep(tuple(row for row in self._asked if row.user_id != user_id))

    async def decline(self, user_id: int) -> None:
        """Somebody would rather not."""
        await self._keep(
            tuple(replace(row, declined=row.declined or row.user_id == user_id) for row in self._asked)
        )

    async def _keep(self, asked: tuple[InvitedRow, ...]) -> None:
        if asked != self._asked:
            await self.house.store.invitations.put(self.table.id, asked)
            self._asked = asked

    def lines(self) -> list[str]:
        """Who is still expected, and who will not come, as the lobby says it."""
        words = self.table.words
        declined = [bold(row.name) for row in self._asked if row.declined]
        lines = [words("invite-open", names=words.listing(map(self._call, self.open)))] if self.open else []
        return lines + ([words("invite-declined", names=words.listing(declined))] if declined else [])

    def _call(self, row: InvitedRow) -> str:
        """A mention, which notifies, unless the server or they themselves have asked not to."""
        called = self.house.wishes.may_mention(self.table.guild_id, row.user_id)
        return f"<@{row.user_id}>" if called else bold(row.name)


def misfit(guest: Guest, host: Guest) -> str:
    """Why somebody cannot be invited to any table of ``host`` in this channel; empty if they can."""
    if guest.bot:
        return "bot"
    if guest.id == host.id:
        return "yourself"
    return "" if _present(guest) else "absent"


def _present(guest: Guest) -> bool:
    """Whether they are on the server and see the channel; Discord says so of whoever is named."""
    if not isinstance(guest, discord.Member):
        return False
    allowed = guest.resolved_permissions
    return allowed is None or allowed.view_channel


def apology(left_out: LeftOut, words: Words) -> str:
    """Who could not be invited, and why: a line a reason."""
    reasons: dict[str, list[str]] = {}
    for reason, guest in left_out:
        reasons.setdefault(reason, []).append(bold(guest.display_name))
    return "\n".join(
        words(f"invite-{reason}", names=words.listing(names), count=len(names))
        for reason, names in reasons.items()
    )
