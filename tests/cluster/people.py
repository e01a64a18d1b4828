"""People at tables of several processes: they press on, and note what is left unanswered."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from tests.cluster.clocks import RESTING
from tests.cluster.discord import ShardedDiscord
from tests.sockets.discord_server import Interaction, Message
from tests.sockets.people import Press, TablePeople, Times, controls, table_of, version

ANSWERED = 3.0
"""Seconds for which Discord waits for an answer."""


class Clickers(TablePeople):
    """The people of one channel."""

    patience = 4.0

    def __init__(self, server: ShardedDiscord, channel: int, number: int) -> None:
        people = [10_000 + 2 * number, 10_001 + 2 * number]
        super().__init__(server, channel, people, "block", Times())
        self.pressed: list[Interaction] = []
        """What was pressed, and is not answered yet."""
        self.unanswered: list[Interaction] = []
        self.longest_silence = 0.0
        """The most seconds from something that was pressed to the next that was answered."""
        self._silent_since: float | None = None
        self.newest: dict[str, int] = {}
        """By match, the most moves that anybody has been shown to have been made."""
        self._table = ""
        """Where they play: the first table they have seen since they wanted one."""

    @property
    def ordinal(self) -> int:
        """What Discord counts their server by."""
        return self.server.guild_of(self.channel) >> 22

    def saw(self, message: Message, doing: Interaction | None) -> None:
        shown = controls(message, "join", "hand", "next", "rematch", "move", "pick")
        tables = {table_of(control) for _, control in shown}
        if any(table.startswith(RESTING) for table in tables):
            return  # they do not sit at that table
        if not self._table and any(controls(message, "join")):
            (self._table,) = tables
        if tables - {self._table}:
            return  # they tried to open that one too, and play at another
        super().saw(message, doing)
        for _, control in controls(message, "move", "pick", "hand", "next"):
            table = table_of(control)
            self.newest[table] = max(self.newest.get(table, 0), version(control))

    async def carry_out(self, press: Press) -> None:
        """Press it, and wait until it is answered, or nobody will any more."""
        self.clicks += 1
        doing = await self.server.press(press.user_id, press.message, press.control, *press.picked)
        if await self._answered(doing):
            self.moves += press.moves

    async def _answered(self, doing: Interaction) -> bool:
        until = time.monotonic() + ANSWERED
        while doing.acknowledged is None:
            self._seen.clear()
            try:
                await asyncio.wait_for(self._seen.wait(), max(0.01, until - time.monotonic()))
            except TimeoutError:
                self.unanswered.append(doing)
                if self._silent_since is None:
                    self._silent_since = doing.at
                self._played.clear()
                self._ready.clear()
                return False
        if self._silent_since is not None:
            self.longest_silence = max(self.longest_silence, doing.acknowledged - self._silent_since)
            self._silent_since = None
        return True

    async def open_hands(self) -> None:
        """Press for everybody's hand below the newest public message."""
        for person in self.people:
            await self._press_one(person, "hand")

    async def open(self) -> None:
        """Open a table, sit down and start, however often that has to be tried."""
        self._public, self._hands, self._played, self._ready = None, {}, {}, {}
        self._picked.clear()
        self._table = ""
        while not any(controls(self._public, "hand")):
            host, guest = self.people
            if any(controls(self._public, "join")):
                await self._press_one(guest, "join")
                await self._press_one(host, "start")
            else:
                await self._answered(await self.server.command(host, self.channel, "play", game=self.game))
            await self._moment()
        await self.open_hands()

    async def _press_one(self, person: int, verb: str) -> None:
        message = self._public
        for _, control in controls(message, verb):
            await self.carry_out(Press(person, message, control, (), moves=False))  # type: ignore[arg-type]
            return

    async def _moment(self) -> None:
        """Wait until something is shown, or a second."""
        self._seen.clear()
        try:
            await asyncio.wait_for(self._seen.wait(), 1.0)
        except TimeoutError:
            return

    async def play_on(self, ends: Callable[[], bool], pause: float) -> None:
        """Play match after match until told otherwise."""
        while not ends():
            press = await self.look(2.0)
            if press is not None:
                await self.carry_out(press)
                await asyncio.sleep(pause)
