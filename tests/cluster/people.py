"""People at tables of several processes. They keep pressing, and record what stays unanswered."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from tests.cluster.clocks import RESTING
from tests.cluster.discord import ShardedDiscord
from tests.sockets.discord_server import Interaction, Message
from tests.sockets.people import Press, TablePeople, Times, controls, table_of, version

ANSWERED = 3.0
"""How long Discord waits for an answer, in seconds."""


class Clickers(TablePeople):
    """The people of one channel."""

    patience = 4.0

    def __init__(self, server: ShardedDiscord, channel: int, number: int) -> None:
        people = [10_000 + 2 * number, 10_001 + 2 * number]
        super().__init__(server, channel, people, "block", Times())
        self.pressed: list[Interaction] = []
        """The presses that are not answered yet."""
        self.unanswered: list[Interaction] = []
        self.longest_silence = 0.0
        """The longest time, in seconds, from an unanswered press to the next answered one."""
        self._silent_since: float | None = None
        self.newest: dict[str, int] = {}
        """By match, the greatest number of moves that a person has been shown."""
        self._table = ""
        """The id of their table: the first one they saw since they asked for one."""

    @property
    def ordinal(self) -> int:
        """The number of their server, by which Discord assigns shards."""
        return self.server.guild_of(self.channel) >> 22

    def saw(self, message: Message, interaction: Interaction | None) -> None:
        shown = controls(message, "join", "hand", "next", "rematch", "move", "pick")
        tables = {table_of(control) for _, control in shown}
        if any(table.startswith(RESTING) for table in tables):
            return  # They have no seat at that table.
        if not self._table and any(controls(message, "join")):
            (self._table,) = tables
        if tables - {self._table}:
            return  # An earlier attempt opened that one too; they play at another.
        super().saw(message, interaction)
        for _, control in controls(message, "move", "pick", "hand", "next"):
            table = table_of(control)
            self.newest[table] = max(self.newest.get(table, 0), version(control))

    async def carry_out(self, press: Press) -> None:
        """Press a control, and wait until it is answered or the time for an answer is over."""
        self.clicks += 1
        interaction = await self.server.press(press.user_id, press.message, press.control, *press.picked)
        if await self._answered(interaction):
            self.moves += press.moves

    async def _answered(self, interaction: Interaction) -> bool:
        until = time.monotonic() + ANSWERED
        while interaction.acknowledged is None:
            self._seen.clear()
            try:
                await asyncio.wait_for(self._seen.wait(), max(0.01, until - time.monotonic()))
            except TimeoutError:
                self.unanswered.append(interaction)
                if self._silent_since is None:
                    self._silent_since = interaction.at
                self._played.clear()
                self._ready.clear()
                return False
        if self._silent_since is not None:
            self.longest_silence = max(self.longest_silence, interaction.acknowledged - self._silent_since)
            self._silent_since = None
        return True

    async def open_hands(self) -> None:
        """Press for every player's hand below the newest public message."""
        for person in self.people:
            await self._press_one(person, "hand")

    async def open(self) -> None:
        """Open a table, sit down and start, with as many attempts as needed."""
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
        """Wait for the next message, a second at most."""
        self._seen.clear()
        try:
            await asyncio.wait_for(self._seen.wait(), 1.0)
        except TimeoutError:
            return

    async def play_on(self, ends: Callable[[], bool], pause: float) -> None:
        """Play match after match until `ends` returns true."""
        while not ends():
            press = await self.look(2.0)
            if press is not None:
                await self.carry_out(press)
                await asyncio.sleep(pause)
