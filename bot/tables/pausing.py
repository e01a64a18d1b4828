"""Pausing a match by agreement, and taking it up again: minutes or days later, also after a restart.

One asks, everybody at the table agrees, and the table rests: no timer runs, no move is taken. One
press of anybody at the table wakes it. Knows no game.

Who has agreed so far is kept in memory only: after a restart the question is simply asked anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import LIVE, State
from bot.tables.dealer import Dealer
from bot.tables.reply import Reply, Sheet
from bot.tables.table import Chair, Table, bold
from bot.views.panels import pause_panel

if TYPE_CHECKING:
    from bot.tables.house import House


class Pausing:
    """The pauses of one table."""

    def __init__(self, house: House, table: Table, dealer: Dealer) -> None:
        self.house = house
        self.table = table
        self.dealer = dealer
        self._agreed: set[int] = set()
        self._question: int | None = None
        """The message that asks for a pause."""

    # -- what people ask -----------------------------------------------------------------------

    async def ask(self, reply: Reply) -> None:
        """Ask the others for a pause; whoever plays with computers only gets it at once."""
        async with self.table.door.enter(reply):
            if not await self._playing(reply):
                return
            self._agreed.add(reply.user.id)
            if self._everybody():
                await self.rest(self.table.words("table-paused"))
                await reply.note(reply.words("hand-paused"))
                return
            older, self._question = self._question, await self.dealer.board.say(self._sheet())
            if older is not None:
                await self.dealer.board.remove(older)
            await reply.note(reply.words("pause-asked"))

    async def agree(self, reply: Reply) -> None:
        """Agree to a pause; the last to do so brings it about."""
        async with self.table.door.enter(reply):
            if not await self._playing(reply):
                return
            self._remember(reply)
            self._agreed.add(reply.user.id)
            if self._everybody():
                await reply.settle()
                await self.rest(self.table.words("table-paused"))
            else:
                await reply.update(self._sheet())

    async def decline(self, reply: Reply) -> None:
        """Play on: the question is off the table."""
        async with self.table.door.enter(reply):
            if not await self._playing(reply):
                return
            self._agreed.clear()
            self._question = None
            words = self.table.words
            await reply.update(Sheet(words("pause-declined", name=bold(reply.user.display_name))))

    async def resume(self, reply: Reply) -> None:
        """Go on where the table was paused."""
        async with self.table.door.enter(reply):
            if not await self._seated(reply):
                return
            table = self.table
            if table.state is not State.PAUSED:
                await reply.note(reply.words("moved-on"))
                return
            await self._back(reply.user.id)
            back = table.resumes or State.PLAYING
            await self.house.store.tables.update(table.id, state=back, resumes=None, shown=None)
            table.state, table.resumes = back, None
            table.lines = [table.words("table-resumed", name=bold(reply.user.display_name))]
            await reply.settle()
            await self.dealer.show()

    # -- how -----------------------------------------------------------------------------------

    async def _back(self, user_id: int) -> None:
        """Whoever has the match go on is there again."""
        seat = self.table.seat_of(user_id)
        if seat is not None and self.table.chairs[seat].away:
            self.table.chairs[seat].away, self.table.chairs[seat].missed = False, 0
            await self.house.save(self.table)

    async def rest(self, text: str) -> None:
        """Pause the table, with a sentence that says why."""
        table = self.table
        await self.house.store.tables.update(
            table.id, state=State.PAUSED, resumes=table.state, shown=None, deadline=None
        )
        if not table.passing:  # a card stays, and must not offer what a paused table refuses
            await self.dealer.board.strip()
        table.resumes, table.state = table.state, State.PAUSED
        table.fleeting, table.lines = False, [text]
        question, self._question = self._question, None
        self._agreed.clear()
        await self.dealer.show()
        if question is not None:
            await self.dealer.board.remove(question)

    async def _seated(self, reply: Reply) -> bool:
        seated = self.table.seat_of(reply.user.id) is not None
        if not seated:
            await reply.note(reply.words("refusal-stranger"))
        return seated

    async def _playing(self, reply: Reply) -> bool:
        """Whether the asker sits here and there is something to pause."""
        if not await self._seated(reply):
            return False
        state, seat = self.table.state, self.table.seat_of(reply.user.id)
        if state is State.PLAYING and seat is not None and self.table.chairs[seat].away:
            await self.dealer.hands.answer(reply, seat)  # which says how to be back
            return False
        if state in {State.PLAYING, State.BETWEEN}:
            return True
        await reply.note(reply.words(f"hand-{state.value}" if state in LIVE else "table-gone"))
        return False

    def _remember(self, reply: Reply) -> None:
        """The question may have been asked before a restart."""
        message = reply.interaction.message
        if message is not None:
            self._question = message.id

    def _everybody(self) -> bool:
        return all(chair.user_id in self._agreed for _, chair in self.table.people())

    def _sheet(self) -> Sheet:
        """The question, and who has yet to answer it."""
        table, words = self.table, self.table.words
        people = [chair for _, chair in table.people()]
        agreed = [bold(chair.name) for chair in people if chair.user_id in self._agreed]
        awaited = [self._call(chair) for chair in people if chair.user_id not in self._agreed]
        text = words("pause-question", agreed=words.listing(agreed), awaited=words.listing(awaited))
        return Sheet(text, view=pause_panel(table.id, words))

    def _call(self, chair: Chair) -> str:
        """A mention, which notifies, unless the server or they themselves have asked not to."""
        wishes = self.house.wishes
        called = wishes.server(self.table.guild_id).pings and wishes.person(chair.user_id or 0).ping
        return f"<@{chair.user_id}>" if called else bold(chair.name)
