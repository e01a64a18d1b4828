"""Taking over a computer's seat at a running table: somebody asks, the host agrees.

The host is asked in the channel. All that a question is about stands in its buttons, so that it can
be answered after a restart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import State
from bot.tables.dealer import Dealer
from bot.tables.lobby import name_of
from bot.tables.reply import Reply, Sheet, Ticket
from bot.tables.seating import PLAYED, Seating
from bot.tables.table import Chair, Table, bold, harmless
from bot.views.panels import confirm_panel, seat_panel

if TYPE_CHECKING:
    from bot.tables.house import House


class Substitutes:
    """Those who would like to join one table while it is played."""

    def __init__(self, house: House, table: Table, dealer: Dealer, seating: Seating) -> None:
        self.house = house
        self.table = table
        self.dealer = dealer
        self.seating = seating
        self._asked: dict[int, tuple[int, Ticket]] = {}
        """By user id, the question to the host, and through what its asker can be given a hand."""

    # -- what people ask -----------------------------------------------------------------------

    async def offer(self, reply: Reply) -> None:
        """Tell somebody what taking over a seat means, and whether they want it."""
        async with self.table.door.enter(reply):
            if not await self._possible(reply):
                return
            seat = self.seating.free()
            assert seat is not None
            words = reply.words
            text = words("substitute-confirm", seat=bold(self.table.chairs[seat].shown))
            view = confirm_panel(
                "substitute", self.table.id, words("button-substitute"), words("button-not-now"), "success"
            )
            await reply.private(Sheet(text, view=view))

    async def ask(self, reply: Reply) -> None:
        """Ask the host for a seat; who may say yes themselves gets it at once."""
        async with self.table.door.enter(reply):
            if not await self._possible(reply):
                return
            await reply.hold()
            if in_charge(reply, self.table):
                await self._admit(reply.user.id, name_of(reply.user), reply.ticket())
                return
            user_id, name = reply.user.id, name_of(reply.user)
            view = seat_panel(("admit", "refuse"), self.table.id, f"{user_id}:{name}", self.table.words)
            question = await self.dealer.board.say(Sheet(self._question(name), view=view))
            await self._withdraw(user_id)
            self._asked[user_id] = (question, reply.ticket())
            await reply.private(Sheet(reply.words("substitute-asked")))

    async def admit(self, reply: Reply, argument: str) -> None:
        """Say yes to somebody who asked for a seat."""
        async with self.table.door.enter(reply):
            if not await self._answerable(reply):
                return
            user_id, name = _asker(argument)
            _, ticket = self._asked.pop(user_id, (0, None))
            free = self.table.seat_of(user_id) is None and self.seating.free() is not None
            if not free or self.table.state not in PLAYED:
                await reply.update(Sheet(self.table.words("substitute-too-late", name=bold(name))))
                return
            await reply.settle()
            await self._admit(user_id, name, ticket)
            if reply.interaction.message is not None:
                await self.dealer.board.remove(reply.interaction.message.id)

    async def refuse(self, reply: Reply, argument: str) -> None:
        """Say no to them."""
        async with self.table.door.enter(reply):
            if not await self._answerable(reply):
                return
            user_id, name = _asker(argument)
            self._asked.pop(user_id, None)
            await reply.update(Sheet(self.table.words("substitute-refused", name=bold(name))))

    # -- how -----------------------------------------------------------------------------------

    async def _possible(self, reply: Reply) -> bool:
        """Whether there is a seat for the asker, who is told if there is none."""
        table = self.table
        if table.state is State.LOBBY:
            text = reply.words("substitute-lobby")
        elif table.state not in PLAYED:
            text = reply.words("table-gone")
        elif table.seat_of(reply.user.id) is not None:
            text = reply.words("lobby-already-in")
        elif self.seating.free() is None:
            text = reply.words("substitute-no-seat")
        else:
            return True
        await reply.note(text)
        return False

    async def _answerable(self, reply: Reply) -> bool:
        allowed = in_charge(reply, self.table)
        if not allowed:
            await reply.note(reply.words("substitute-not-yours"))
        return allowed

    async def _admit(self, user_id: int, name: str, ticket: Ticket | None) -> None:
        seat = self.seating.free()
        assert seat is not None
        before = self.table.chairs[seat].shown
        await self.seating.take_over(seat, Chair(name, user_id, steady=False), ticket)
        text = self.table.words("substitute-seated", name=bold(name), before=bold(before))
        await self.seating.show(text)

    async def _withdraw(self, user_id: int) -> None:
        """A question asked once more takes the older one's place."""
        older, _ = self._asked.pop(user_id, (None, None))
        if older is not None:
            await self.dealer.board.remove(older)

    def _question(self, name: str) -> str:
        table = self.table
        seat = self.seating.free()
        assert seat is not None
        called = self.house.wishes.may_mention(table.guild_id, table.host_id)
        host = next((chair.name for _, chair in table.owners() if chair.user_id == table.host_id), "")
        return table.words(
            "substitute-question",
            host=f"<@{table.host_id}>" if called else bold(host),
            name=bold(name),
            seat=harmless(table.chairs[seat].shown),
        )


def _asker(argument: str) -> tuple[int, str]:
    user_id, _, name = argument.partition(":")
    return int(user_id), name


def in_charge(reply: Reply, table: Table) -> bool:
    """Whether somebody decides who sits at a table: its host, and who may manage messages there."""
    return reply.user.id == table.host_id or reply.interaction.permissions.manage_messages
