"""Who plays a seat, once the match has begun: left to a computer, taken back, or taken over.

What has been played stays credited to whoever played it; what comes of a seat from now on, and the
match, are credited to whoever plays it then. With nobody there the table rests; with nobody left it
is closed. Knows no game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import State
from bot.tables.computers import free_name
from bot.tables.dealer import Dealer
from bot.tables.pausing import Pausing
from bot.tables.reply import Reply, Sheet, Ticket
from bot.tables.table import Chair, Table, bold
from engine import Seat

if TYPE_CHECKING:
    from bot.tables.house import House

PLAYED = (State.PLAYING, State.BETWEEN, State.PAUSED)
"""The states in which a match has seats to give up and to take over."""


class Seating:
    """The seats of one table."""

    def __init__(self, house: House, table: Table, dealer: Dealer, pausing: Pausing) -> None:
        self.house = house
        self.table = table
        self.dealer = dealer
        self.pausing = pausing

    # -- what people ask -----------------------------------------------------------------------

    async def leave(self, reply: Reply) -> None:
        """Hand the clicker's seat to a computer."""
        async with self.table.door.enter(reply):
            if not await self.dealer.playable(reply):
                return
            seat = await self.dealer.seat(reply)
            if seat is None:
                return
            name = bold(self.table.chairs[seat].name)
            await self.vacate(seat)
            text = self.table.words(
                "left-to-computer", name=name, computer=bold(self.table.chairs[seat].name)
            )
            try:
                await reply.private(Sheet(reply.words("you-left")))
            finally:
                await self.show(text)

    async def back(self, reply: Reply) -> None:
        """Give the clicker their own seat back, which a computer played meanwhile."""
        async with self.table.door.enter(reply):
            if not await self.dealer.playable(reply):
                return
            seat = await self.dealer.seat(reply)
            if seat is None:
                return
            chair = self.table.chairs[seat]
            if not chair.away:
                await self.dealer.hands.answer(reply, seat)
                return
            chair.away, chair.missed = False, 0
            await self.house.save(self.table)
            try:
                await self.dealer.hands.answer(reply, seat)
            finally:
                await self.show(self.table.words("clock-back", name=bold(chair.name)))

    # -- what is done with a seat ----------------------------------------------------------------

    async def vacate(self, seat: Seat) -> None:
        """Give a seat to a computer from now on; a host who goes passes that role on."""
        name = free_name([chair.name for chair in self.table.chairs])
        await self._seat(seat, Chair(name, steady=False))

    async def take_over(self, seat: Seat, chair: Chair, ticket: Ticket | None) -> None:
        """Seat a substitute, whose hand is opened through their ticket."""
        await self._seat(seat, chair)
        if ticket is not None and chair.user_id is not None:
            await self.dealer.hands.keep(chair.user_id, ticket)

    def free(self) -> Seat | None:
        """The seat a substitute gets: a computer's, or else that of somebody who is away."""
        seats = [seat for seat, chair in enumerate(self.table.chairs) if chair.computer]
        return min(seats, key=lambda seat: self.table.chairs[seat].away, default=None)

    async def show(self, text: str) -> None:
        """Tell what has changed below what the turn told, and see whether anybody is left to play for."""
        self.table.lines, self.table.fleeting = [*self.table.lines, text], False
        if not await self.pausing.forsaken():
            await self.dealer.show()

    async def _seat(self, seat: Seat, chair: Chair) -> None:
        table = self.table
        before = table.chairs[seat]
        if before.user_id is not None:
            await self.dealer.hands.drop(before.user_id)
        table.chairs[seat] = chair
        if before.user_id == table.host_id and table.owners():
            table.pass_on_host()
        table.notes.pop(seat, None)
        await self.house.save(table)
