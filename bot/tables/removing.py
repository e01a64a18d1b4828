"""Taking a seat away from somebody during a match: the host does, a moderator, or a vote of the others.

Who has voted is kept in memory only: after a restart the votes are simply given anew.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import discord

from bot.store import State
from bot.tables.dealer import Dealer
from bot.tables.reply import Reply, Sheet
from bot.tables.seating import PLAYED, Seating
from bot.tables.substitutes import in_charge
from bot.tables.table import Table, bold
from bot.views.panels import seat_panel
from engine import Seat

if TYPE_CHECKING:
    from bot.tables.house import House

LEAST_VOTERS = 2
"""One against one is no vote."""


@dataclass(slots=True)
class Vote:
    """What the others think of somebody's staying, by user id."""

    go: set[int] = field(default_factory=set)
    stay: set[int] = field(default_factory=set)
    message_id: int | None = None


class Removing:
    """Those whom others would rather see go from one table."""

    def __init__(self, house: House, table: Table, dealer: Dealer, seating: Seating) -> None:
        self.house = house
        self.table = table
        self.dealer = dealer
        self.seating = seating
        self._votes: dict[int, Vote] = {}

    # -- what people ask -----------------------------------------------------------------------

    async def ask(self, reply: Reply, user: discord.User | discord.Member) -> None:
        """Have somebody leave the table: at once for whoever is in charge, else by vote."""
        async with self.table.door.enter(reply):
            refusal = self._refusal(reply, user)
            if refusal is not None:
                await reply.note(reply.words(refusal, name=bold(user.display_name)))
            elif in_charge(reply, self.table):
                await reply.hold()
                await self._remove(user.id)
                await reply.note(reply.words("removed", name=bold(user.display_name)))
            else:
                await self._open_vote(reply, user.id)

    async def vote(self, reply: Reply, argument: str, *, go: bool) -> None:
        """Take a vote; the one that decides is carried out."""
        async with self.table.door.enter(reply):
            user_id = int(argument)
            if self.table.seat_of(user_id) is None or self.table.state not in PLAYED:
                await reply.update(Sheet(self.table.words("moved-on")))
                return
            if reply.user.id not in self._voters(user_id):
                await reply.note(reply.words("vote-not-yours"))
                return
            vote = self._votes.setdefault(user_id, Vote())
            vote.message_id = reply.interaction.message.id if reply.interaction.message else None
            _cast(vote, reply.user.id, go=go)
            await self._count(reply, user_id, vote)

    # -- how -----------------------------------------------------------------------------------

    def _refusal(self, reply: Reply, user: discord.User | discord.Member) -> str | None:
        """Why this cannot be asked; None if it can."""
        table, voters, alone = self.table, self._voters(user.id), in_charge(reply, self.table)
        reasons = {
            "remove-lobby": table.state is State.LOBBY,
            "table-gone": table.state not in PLAYED,
            "remove-yourself": user.id == reply.user.id,
            "remove-not-here": table.seat_of(user.id) is None,
            "refusal-stranger": not alone and reply.user.id not in voters,
            "vote-too-few": not alone and len(voters) < LEAST_VOTERS,
        }
        return next((reason for reason, holds in reasons.items() if holds), None)

    async def _open_vote(self, reply: Reply, user_id: int) -> None:
        await reply.hold()
        vote = self._votes.setdefault(user_id, Vote())
        _cast(vote, reply.user.id, go=True)
        if len(vote.go & self._voters(user_id)) >= self._needed(user_id):
            await self._remove(user_id)
            await reply.note(reply.words("vote-given"))
            return
        older = vote.message_id
        vote.message_id = await self.dealer.board.say(self._sheet(user_id, vote))
        if older is not None:
            await self.dealer.board.remove(older)
        await reply.note(reply.words("vote-given"))

    async def _count(self, reply: Reply, user_id: int, vote: Vote) -> None:
        voters, needed = self._voters(user_id), self._needed(user_id)
        if len(vote.go & voters) >= needed:
            await reply.settle()
            await self._remove(user_id)
        elif len(voters) - len(vote.stay & voters) < needed:
            del self._votes[user_id]
            await reply.update(Sheet(self.table.words("vote-lost", name=self._name(user_id))))
        else:
            await reply.update(self._sheet(user_id, vote))

    async def _remove(self, user_id: int) -> None:
        seat, name = self._seat(user_id), self._name(user_id)
        vote = self._votes.pop(user_id, None)
        await self.seating.vacate(seat)
        computer = bold(self.table.chairs[seat].name)
        await self.seating.show(self.table.words("removed-for", name=name, computer=computer))
        if vote is not None and vote.message_id is not None:
            await self.dealer.board.remove(vote.message_id)

    def _sheet(self, user_id: int, vote: Vote) -> Sheet:
        table, words = self.table, self.table.words
        voters = self._voters(user_id)
        names = [bold(chair.name) for _, chair in table.people() if chair.user_id in vote.go & voters]
        left = self._needed(user_id) - len(names)
        text = words("vote-question", name=self._name(user_id), names=words.listing(names), left=left)
        return Sheet(text, view=seat_panel(("oust", "spare"), table.id, str(user_id), words))

    def _voters(self, user_id: int) -> set[int]:
        """The people at the table but for the one it is about."""
        return {chair.player for _, chair in self.table.people() if chair.player is not None} - {user_id}

    def _needed(self, user_id: int) -> int:
        """More than half of them."""
        return len(self._voters(user_id)) // 2 + 1

    def _seat(self, user_id: int) -> Seat:
        seat = self.table.seat_of(user_id)
        assert seat is not None
        return seat

    def _name(self, user_id: int) -> str:
        return bold(self.table.chairs[self._seat(user_id)].name)


def _cast(vote: Vote, user_id: int, *, go: bool) -> None:
    """A voter may change their mind."""
    (vote.go if go else vote.stay).add(user_id)
    (vote.stay if go else vote.go).discard(user_id)
