"""The clock of one table: warns once, and when time is up lets the seat play by itself.

It only says that time is up. What a seat does then is the engine's business, how long a turn may take
is the pace's. Somebody who lets three turns pass in a row is away: a computer plays for them until they
are back. A table with nobody there rests.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.store import LIVE
from bot.tables.aiding import shout_line, shouted_for
from bot.tables.dealer import Dealer
from bot.tables.pace import awaited, until, warned_at
from bot.tables.pausing import Pausing
from bot.tables.reply import Sheet
from bot.tables.table import Chair, Table, bold
from bot.words import Words
from engine import Event, Seat

if TYPE_CHECKING:
    from bot.tables.house import House

log = logging.getLogger(__name__)

AT_LEAST = 1
"""Seconds between two looks at the clock, even where what it asks for fails."""
MISSES = 3
"""So many turns in a row somebody may let pass before a computer takes over."""


class Clock:
    """The clock of one table. Runs while the table has a deadline; rung by the hall."""

    def __init__(self, house: House, table: Table, dealer: Dealer, pausing: Pausing) -> None:
        self.house = house
        self.table = table
        self.dealer = dealer
        self.pausing = pausing
        self._warned: float | None = None
        """The deadline of which those waited for have been warned."""

    def next(self) -> float | None:
        """When it has something to do, in Unix time; None while it stands still.

        It also stands still where the turn has passed but the next one has not been shown, and while
        Discord cannot be heard.
        """
        table, house = self.table, self.house
        if house.hearing.lost(table.guild_id, house.client.shard_count):
            return None
        if table.deadline is None or table.timed is None or table.timed[0] != table.turn:
            return None
        return table.deadline if self._warned == table.deadline else warned_at(table)

    def wait(self) -> float | None:
        """The seconds until then."""
        time = self.next()
        return None if time is None else max(time - self.house.now(), AT_LEAST)

    async def strike(self) -> bool:
        """Do what the time has come for; False where it has not come."""
        time, now = self.next(), self.house.now()
        if time is None or now < time:
            return False
        if self.table.deadline is not None and now >= self.table.deadline:
            await self._time_over()
        else:
            await self._warn()
        return True

    # -- nearly --------------------------------------------------------------------------------

    async def _warn(self) -> None:
        """Tell those waited for, each alone, and in the channel where they may be mentioned."""
        table = self.table
        assert table.deadline is not None
        self._warned, left = table.deadline, until(table.deadline)
        people = [chair.user_id for chair in awaited(table) if chair.user_id is not None]
        for user_id in people:
            await self.dealer.hands.warn(user_id, lambda words: words("clock-warning", until=left))
        wishes = self.house.wishes
        called = [f"<@{user_id}>" for user_id in people if wishes.may_mention(table.guild_id, user_id)]
        if called:
            text = table.words("clock-warning-for", names=table.words.listing(called), until=left)
            try:
                await self.dealer.board.warn(Sheet(text))
            except discord.HTTPException as error:
                log.info("could not warn the players of table %s: %s", table.id, error)

    # -- over ----------------------------------------------------------------------------------

    async def _time_over(self) -> None:
        """Have the seats waited for play by themselves, and note who let their turn pass."""
        table, words = self.table, self.table.words
        version = table.version
        late, events, shouts = [], list[Event](), list[str]()
        for seat in table.waited_for():
            if not table.chairs[seat].computer and table.version == version:
                events += await self._default(seat)
                late.append(seat)
                shout = await shouted_for(table, self.house.wishes, seat, self.dealer.commit)
                events += shout
                shouts += [shout_line(table, seat)] if shout else []
        for seat in late:
            table.notes.pop(seat, None)
        self.dealer.board.hear(events, None)
        names = [bold(table.chairs[seat].name) for seat in late]
        said = [words("clock-missed", names=words.listing(names), count=len(names))]
        try:
            if table.state in LIVE:
                said += await self._missed([table.chairs[seat] for seat in late], words)
        finally:  # the moves are made, whether or not it could be noted who missed theirs
            table.lines = [*said, *table.lines, *shouts]
            if not await self.pausing.forsaken():
                await self.dealer.show()

    async def _default(self, seat: Seat) -> list[Event]:
        """Let a seat finish its turn: drawing is none as long as the seat is still to play."""
        table, events = self.table, list[Event]()
        version = table.version
        move = table.live().round.default(seat)
        events += await self.dealer.commit(seat, move.text)
        while move.verb == "draw" and table.waited_for() == [seat] and table.version > version:
            version, move = table.version, table.live().round.default(seat)
            events += await self.dealer.commit(seat, move.text)
        return events

    async def _missed(self, chairs: list[Chair], words: Words) -> list[str]:
        """Count the turn as missed; a sentence for each who is away now."""
        said = []
        for chair in chairs:
            chair.missed += 1
            if chair.missed >= MISSES:
                chair.away, chair.steady = True, False
                said.append(words("clock-away", name=bold(chair.name)))
        if self.table.people() and self.table.host_id in {chair.user_id for chair in chairs if chair.away}:
            self.table.pass_on_host()
        await self.house.save(self.table)
        return said
