"""Runs a match at a table: takes moves in by the door, saves them, then shows what they did.

A move is committed before anybody sees its effect, so a crash at any instant loses nothing. Which
moves are legal is the engine's business; how things look and sound is the board's and the hands'.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

import discord

from bot import permissions
from bot.store import LIVE, State, StoreError
from bot.tables import crediting
from bot.tables.aiding import shout_line, shouted_for
from bot.tables.board import Board
from bot.tables.hands import Hands
from bot.tables.reply import Reply, Sheet
from bot.tables.table import Table, bold
from engine import Event, IllegalMove, Seat

if TYPE_CHECKING:
    from bot.tables.house import House

log = logging.getLogger(__name__)

CHANCE_PACE = 3
"""How many thinking times a computer leaves people to shout, or to catch, before it acts on a chance."""


class Dealer:
    """One table's match, from the first deal to the last card.

    Args:
        closed: called when the table has come to its end and needs no more care.
    """

    def __init__(self, house: House, table: Table, closed: Callable[[Table], None]) -> None:
        self.house = house
        self.table = table
        self.board = Board(house, table)
        self.hands = Hands(house, table)
        self._closed = closed
        self._complained = False
        """Whether the host knows that the channel does not let us show the table."""

    # -- what people ask -----------------------------------------------------------------------

    async def show_hand(self, reply: Reply, picked: str = "") -> None:
        """Open or renew the clicker's own hand."""
        async with self.table.door.enter(reply):
            seat = await self.seat(reply)
            if seat is not None:
                await self.hands.answer(reply, seat, picked=picked)

    async def move(self, reply: Reply, version: int, text: str) -> None:
        """Make a move that was offered at ``version``; a stale or refused one changes nothing and says so."""
        async with self.table.door.enter(reply):
            seat = await self.seat(reply)
            if seat is None or await self._away(reply, seat):
                return
            if version != self.table.version or self.table.state is not State.PLAYING:
                paused = self.table.state is State.PAUSED  # which the hand itself says
                await self.hands.answer(reply, seat, "" if paused else reply.words("stale-click"))
                return
            await self._there(seat)
            try:
                events = await self.commit(seat, text)
            except IllegalMove as refusal:
                await self.hands.answer(reply, seat, self._refusal(refusal, reply))
                return
            await self._hear_person(events, seat)
            try:
                if reply.on_private_message or not reply.on_message:
                    await self.hands.answer(reply, seat)
                else:  # an answer pressed on the public message, which shows what came of it
                    await reply.settle()
            finally:  # the move is made, whether or not its maker could be told
                await self.show()

    async def shout(self, reply: Reply, text: str) -> None:
        """Take a call or a catch as it arrives, however the table has moved on since it was offered."""
        async with self.table.door.enter(reply):
            seat = await self.seat(reply)
            if seat is None or await self._away(reply, seat):
                return
            if self.table.state is not State.PLAYING:
                await reply.note(reply.words(f"hand-{self.table.state.value}"))
                return
            await self._there(seat)
            try:
                events = await self.commit(seat, text)
            except IllegalMove as refusal:
                await reply.note(self._refusal(refusal, reply))
                return
            self.board.hear(events, None)
            try:
                await self._heard(reply, seat)
            finally:
                await self.show()

    async def next_round(self, reply: Reply, version: int) -> None:
        """Deal the next round, for anybody at the table."""
        async with self.table.door.enter(reply):
            if await self.seat(reply) is None:
                return
            if self.table.state is not State.BETWEEN or version != self.table.version:
                paused = self.table.state is State.PAUSED
                await reply.note(reply.words("hand-paused" if paused else "moved-on"))
                return
            await reply.settle()
            await self.open_round()

    async def show_again(self, reply: Reply) -> None:
        """Show the table at the bottom of the channel; the older message makes way."""
        async with self.table.door.enter(reply):
            if not await self.playable(reply):
                return
            await self.board.repost()
            elsewhere = reply.interaction.channel_id != self.table.channel_id
            channel = f"<#{self.table.channel_id}>"
            await reply.note(reply.words("shown-elsewhere" if elsewhere else "table-shown", channel=channel))

    async def score(self, reply: Reply) -> None:
        """Tell the points so far, in the asker's language."""
        async with self.table.door.enter(reply):
            picture = await reply.while_held(self.board.score_sheet(reply.words))
            text = self.board.standing(self.table.voice(reply.words))
            await reply.private(Sheet(text, (picture,)))

    async def end(self, reply: Reply) -> None:
        """End the match without a winner: its host may, and who may manage messages."""
        async with self.table.door.enter(reply):
            if not await self.playable(reply):
                return
            enders = self.house.wishes.server(self.table.guild_id).enders
            if not may_end(reply, self.table, enders):
                await reply.note(reply.words("end-not-yours", enders=enders))
                return
            await reply.hold()
            lobby = self.table.state is State.LOBBY
            await self.abandon(
                self.table.words(
                    "lobby-ended" if lobby else "table-ended", name=bold(reply.user.display_name)
                )
            )
            await reply.private(Sheet(reply.words("you-ended")))

    # -- what the table does of itself -----------------------------------------------------------

    async def open_round(self) -> None:
        """Show the round that has been dealt, and give everybody their hand."""
        table = self.table
        # no message shows this round yet: should the power fail now, it is shown after the restart
        await self.house.store.tables.update(table.id, state=State.PLAYING, shown=None)
        table.state = State.PLAYING
        await self.board.strip()
        table.fleeting, table.lines, table.notes = False, [], {}
        self.board.hear(table.live().round.opening, None)
        await self.show()

    async def abandon(self, text: str) -> None:
        """Close the table for good, with a sentence in the channel."""
        await self.house.store.tables.update(self.table.id, state=State.ABANDONED)
        self.table.state = State.ABANDONED
        self._closed(self.table)
        await self.hands.refresh()
        try:
            await self.board.close(text)
        except discord.HTTPException as error:
            log.info("could not say that table %s is closed: %s", self.table.id, error)

    async def computer_turn(self) -> bool:
        """Let a computer player make the move it is waited for, or use its chance. False: none has one."""
        seat = self.next_computer()
        if seat is None:
            return False
        text = await self._think(seat)
        events = await self.commit(seat, text)
        self.board.hear(events, seat)
        await self.show()
        return True

    def next_computer(self) -> Seat | None:
        """The computer to move: one the game waits for, else one with a chance to use."""
        table = self.table
        if table.state is not State.PLAYING:
            return None
        computers = [seat for seat, chair in enumerate(table.chairs) if chair.computer]
        waiting = table.waited_for()
        first = next((seat for seat in computers if seat in waiting), None)
        if first is not None:
            return first
        return next((seat for seat in computers if table.live().round.legal(seat)), None)

    def pace(self) -> float:
        """How long the next computer move takes: longer where people may still shout."""
        table, pace = self.table, self.house.settings.computer_pace
        people = any(table.live().round.legal(seat) for seat, _ in table.people())
        computer = self.next_computer()
        chance = computer is not None and computer not in table.waited_for()
        return pace * CHANCE_PACE if people or chance else pace

    async def show(self) -> None:
        """Show everybody what has been committed. Whatever fails here, the table goes on."""
        if self.table.state not in LIVE:
            self._closed(self.table)
        try:
            await self.board.show()
            self._complained = False
        except discord.Forbidden:
            await self._complain()
        except Exception:
            log.exception("table %s could not be shown", self.table.id)
        await self.hands.refresh()

    async def _hear_person(self, events: list[Event], seat: Seat) -> None:
        """Take in what a person's move did, and the shout that the bot then makes for them if they wish."""
        shout = await shouted_for(self.table, self.house.wishes, seat, self.commit)
        self.board.hear([*events, *shout], seat)
        if shout:
            self.table.lines.append(shout_line(self.table, seat))

    async def seat(self, reply: Reply) -> Seat | None:
        """Where the clicker sits; None after telling a stranger so."""
        seat = self.table.seat_of(reply.user.id)
        if seat is None:
            await reply.note(reply.words("refusal-stranger"))
        return seat

    async def playable(self, reply: Reply) -> bool:
        """Whether the table is still to be played; who asks is told if it is not."""
        live = self.table.state in LIVE
        if not live:
            await reply.note(reply.words("table-gone"))
        return live

    # -- how -----------------------------------------------------------------------------------

    async def _away(self, reply: Reply, seat: Seat) -> bool:
        """Whether a computer plays for the clicker, who is then told how to be back."""
        away = self.table.chairs[seat].away
        if away:
            await self.hands.answer(reply, seat)
        return away

    async def _there(self, seat: Seat) -> None:
        """Whoever plays has let no turn pass."""
        if self.table.chairs[seat].missed:
            self.table.chairs[seat].missed = 0
            await self.house.save(self.table)

    async def _heard(self, reply: Reply, seat: Seat) -> None:
        if reply.on_private_message:
            await self.hands.answer(reply, seat)
        elif reply.on_message:
            await reply.settle()
        else:
            await reply.note(reply.words(f"{self.table.presenter.prefix}-shouted"))

    def _refusal(self, refusal: IllegalMove, reply: Reply) -> str:
        return self.table.presenter.refusal(refusal, self.table.voice(reply.words))

    async def commit(self, seat: Seat, text: str) -> list[Event]:
        """Play and save in one breath; where saving fails the move has not been made.

        Raises:
            IllegalMove: the move was refused.
        """
        table, match, state = self.table, self.table.live(), self.table.state
        rounds = match.rounds
        events = table.play(seat, text)
        if match.winners is not None:
            table.state = State.OVER
        elif match.rounds > rounds:
            table.state = State.BETWEEN
        try:
            await self.house.store.tables.append(
                table.id,
                len(match.record) - 1,
                seat,
                match.record[-1][1],
                rounds=crediting.ended(table, rounds),
                result=crediting.result(table),
                state=None if table.state is state else table.state,
            )
        except BaseException:
            await self._take_back(state, match.record[:-1])
            raise
        return events

    async def _take_back(self, state: State, record: list[tuple[Seat, str]]) -> None:
        """Go by what is committed; where that cannot be asked either, by what was before the move."""
        try:
            saved = await self.house.store.tables.load(self.table.id)
            state, record = saved.state, saved.record
        except StoreError as error:
            log.warning("table %s goes by its memory: %s", self.table.id, error)
        self.table.state = state
        self.table.resume(record)

    async def _think(self, seat: Seat) -> str:
        table = self.table
        round = table.live().round
        seed = f"{table.seed}/{len(table.live().record)}"
        try:
            return await self.house.thinker.choose(table.game, table.options, round.view(seat), seed)
        except Exception:
            log.exception("a computer player of table %s could not think", table.id)
            return (round.default(seat) if seat in round.waiting() else round.legal(seat)[0]).text

    async def _complain(self) -> None:
        """Tell the host what the channel does not let us do."""
        lacking = permissions.lacking(self.house.client, self.table.channel_id)
        log.warning("table %s: no permission in channel %s", self.table.id, self.table.channel_id)
        if self._complained or not lacking:
            return
        self._complained = True
        await self.hands.whisper(
            self.table.host_id, lambda words: permissions.complaint(lacking, self.table.channel_id, words)
        )


def may_end(reply: Reply, table: Table, enders: str) -> bool:
    """Whether the asker may end a table for everybody: as the server wishes, and moderators always."""
    if reply.interaction.permissions.manage_messages:
        return True
    if enders == "players":
        return table.seat_of(reply.user.id) is not None
    return enders == "host" and reply.user.id == table.host_id
