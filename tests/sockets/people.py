"""People at tables: they press what the bot offers, as fast as possible or by the clock.

Of the bot they know only the custom ids of its controls. Their choices follow from a seed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.sockets.discord_server import PATIENCE, DiscordServer, Interaction, Message

BUTTON, MENU = 2, 3


def controls(message: Message | None, *verbs: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the enabled controls of a message that have one of these verbs, each with its verb."""
    for row in [] if message is None else message.components:
        for each in row["components"]:
            verb = each.get("custom_id", "::").split(":")[1]
            if verb in verbs and not each.get("disabled"):
                yield verb, each


def table_of(control: dict[str, Any]) -> str:
    """Return the table id of a control."""
    return str(control["custom_id"].split(":")[2])


def version(control: dict[str, Any]) -> int:
    """Return the number of moves made when a control was drawn."""
    return int(control["custom_id"].split(":")[3])


class MatchOverError(Exception):
    """The match at a table has ended."""


@dataclass(slots=True)
class Times:
    """Milliseconds from people's actions to their acknowledgement and to the new picture."""

    acknowledged: list[float] = field(default_factory=list)
    pictured: list[float] = field(default_factory=list)

    def clear(self) -> None:
        """Forget all measurements."""
        self.acknowledged.clear()
        self.pictured.clear()


@dataclass(slots=True)
class Press:
    """A press that somebody is about to make."""

    user_id: int
    message: Message
    control: dict[str, Any]
    picked: tuple[str, ...]
    moves: bool


class TablePeople:
    """The people of one channel, who play match after match."""

    patience = PATIENCE
    """How long they wait for an expected message, in seconds."""

    def __init__(
        self, server: DiscordServer, channel: int, people: Sequence[int], game: str, times: Times
    ) -> None:
        self.server, self.channel, self.people, self.game, self.times = server, channel, people, game, times
        self.moves = self.clicks = self.matches = 0
        self._random = Random(channel)
        self._public: Message | None = None
        self._hands: dict[int, Message] = {}
        self._seen = asyncio.Event()
        self._played: dict[int, int] = {}
        """By person, the version of their last move. Older controls count as used."""
        self._ready: dict[int, int] = {}
        """By person, the version at which they asked for the next round."""
        self._picked: set[str] = set()
        self._waiting: list[float] = []
        """The times of moves that no public picture has shown yet."""

    # -- messages ------------------------------------------------------------------------------

    def saw(self, message: Message, interaction: Interaction | None) -> None:
        """Record a message that was sent or edited, and how long its picture took. Ignore those of other
        channels."""
        if message.channel_id != self.channel:  # The message belongs to a table that they have left.
            return
        if message.reader:
            if any(controls(message, "move", "pick", "hand", "back")) or message.reader not in self._hands:
                self._hands[message.reader] = message
        else:
            if message.components:
                self._public = message
            if message.pictures and self._waiting:
                now = time.perf_counter()
                self.times.pictured += [1000 * (now - each) for each in self._waiting]
                self._waiting.clear()
        self._seen.set()

    def acknowledged(self, interaction: Interaction) -> None:
        """Record the acknowledgement of an interaction."""
        assert interaction.acknowledged is not None
        self._seen.set()
        if interaction.pressed is not None:
            self.times.acknowledged.append(1000 * (interaction.acknowledged - interaction.at))

    # -- actions -------------------------------------------------------------------------------

    async def open(self) -> None:
        """Open a table, sit down, start, and open the hands."""
        self._public, self._hands, self._played, self._ready = None, {}, {}, {}
        self._picked.clear()
        await self.server.command(self.people[0], self.channel, "play", game=self.game)
        lobby = await self._shown("join")
        for person in self.people[1:]:
            await self._press(person, lobby, "join")
        await self._press(self.people[0], await self._shown("start"), "start")
        await self.open_hands()

    async def open_hands(self) -> None:
        """Press for every player's hand below the newest public message."""
        for person in self.people:
            await self._press(person, await self._shown("hand"), "hand")

    async def next_press(self, patience: float = 6.0) -> Press:
        """Wait until somebody can press a control, and return that press."""
        while True:
            press = await self.look(patience)
            if press is not None:
                return press

    async def look(self, patience: float) -> Press | None:
        """Return a press that is possible now.

        If there is none, return None: after a match once another is opened, and otherwise after a change or
        `patience` seconds. If those pass without a change, open the hands again first.
        """
        self._seen.clear()
        try:
            press = self._choose()
        except MatchOverError:
            await self.open()
            return None
        if press is None:
            try:
                await asyncio.wait_for(self._seen.wait(), patience)
            except TimeoutError:
                self._played.clear()
                self._picked.clear()
                self._ready.clear()  # A process that ends forgets who was ready.
                await self.open_hands()
        return press

    @property
    def over(self) -> bool:
        """Whether the shown match has ended."""
        return any(controls(self._public, "rematch"))

    @property
    def between_rounds(self) -> bool:
        """Whether the newest public message with controls shows a finished round."""
        return any(controls(self._public, "next", "rematch"))

    async def carry_out(self, press: Press) -> Interaction:
        """Press a control and return the interaction."""
        self.clicks += 1
        if press.moves:
            self.moves += 1
            self._waiting.append(time.perf_counter())
        return await self.server.press(press.user_id, press.message, press.control, *press.picked)

    async def play(self, finished: Callable[[], bool]) -> None:
        """Open the table, then press each control as soon as it can be pressed, until `finished` returns
        true."""
        await self.open()
        while not finished():
            await self.carry_out(await self.next_press())

    def _choose(self) -> Press | None:
        public = self._public
        if self.over:
            self.matches += 1
            self._public, self._hands, self._played = None, {}, {}
            raise MatchOverError
        for _, control in controls(public, "next"):
            for person in self.people:  # A slow table waits for everybody.
                if version(control) > self._ready.get(person, -1):
                    self._ready[person] = version(control)
                    assert public is not None
                    return Press(person, public, control, (), moves=False)
        for person in self.people:
            press = self._on_hand(person, self._hands.get(person))
            if press is not None:
                return press
        return None

    def _on_hand(self, person: int, hand: Message | None) -> Press | None:
        if hand is None or hand.id not in self.server.messages:
            return None
        played = self._played.get(person, -1)
        fresh = [each for each in controls(hand, "move", "pick") if version(each[1]) > played]
        moves = [control for verb, control in fresh if verb == "move"]
        if moves:
            control = moves[int(self._random.random() * len(moves))]
            self._played[person] = version(control)
            picked = self._value(control)
            return Press(person, hand, control, picked, moves=True)
        picks = [control for _, control in fresh if control["custom_id"] not in self._picked]
        if not picks:
            return None
        control = picks[int(self._random.random() * len(picks))]
        self._picked.add(control["custom_id"])
        return Press(person, hand, control, self._value(control), moves=False)

    def _value(self, control: dict[str, Any]) -> tuple[str, ...]:
        if control["type"] != MENU:
            return ()
        options = control["options"]
        return (options[int(self._random.random() * len(options))]["value"],)

    # -- helpers -------------------------------------------------------------------------------

    async def _shown(self, verb: str) -> Message:
        """Wait for a public message with a control of this verb, and return it."""
        while not any(controls(self._public, verb)):
            self._seen.clear()
            await asyncio.wait_for(self._seen.wait(), self.patience)
        assert self._public is not None
        return self._public

    async def _press(self, person: int, message: Message, verb: str) -> None:
        self.clicks += 1
        _, control = next(controls(message, verb))
        interaction = await self.server.press(person, message, control)
        while interaction.acknowledged is None:
            self._seen.clear()
            await asyncio.wait_for(self._seen.wait(), self.patience)
