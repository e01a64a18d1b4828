"""People at tables: they press what the bot offers them, as fast as it does or by the clock.

They know the custom ids of controls and nothing else of the bot; what they choose comes from a seed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.sockets.discord_server import DiscordServer, Interaction, Message

BUTTON, MENU = 2, 3


def controls(message: Message | None, *verbs: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the controls of a message that have one of these verbs, each with the verb."""
    for row in [] if message is None else message.components:
        for each in row["components"]:
            verb = each.get("custom_id", "::").split(":")[1]
            if verb in verbs and not each.get("disabled"):
                yield verb, each


def table_of(control: dict[str, Any]) -> str:
    """Return the table at which a control does something."""
    return str(control["custom_id"].split(":")[2])


def version(control: dict[str, Any]) -> int:
    """Return how many moves had been made when a control was drawn."""
    return int(control["custom_id"].split(":")[3])


class MatchOverError(Exception):
    """The match at a table has ended."""


@dataclass(slots=True)
class Times:
    """Milliseconds between what people did and what they saw."""

    acknowledged: list[float] = field(default_factory=list)
    pictured: list[float] = field(default_factory=list)

    def clear(self) -> None:
        """Begin anew."""
        self.acknowledged.clear()
        self.pictured.clear()


@dataclass(slots=True)
class Press:
    """What somebody is about to press."""

    user_id: int
    message: Message
    control: dict[str, Any]
    picked: tuple[str, ...]
    moves: bool


class TablePeople:
    """The people of one channel, who play match after match."""

    patience = 60.0
    """Seconds they wait for what has to come."""

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
        """By person, the version of their last move: controls of that version have been used."""
        self._ready: dict[int, int] = {}
        """By person, the version at which they asked for the next round."""
        self._picked: set[str] = set()
        self._waiting: list[float] = []
        """When the moves were made that no public picture has shown yet."""

    # -- what they see -------------------------------------------------------------------------

    def saw(self, message: Message, doing: Interaction | None) -> None:
        """Take notice of a message that was sent or edited."""
        if message.channel_id != self.channel:  # of a table that they have left
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

    def acknowledged(self, doing: Interaction) -> None:
        """Take notice of a click that was answered."""
        assert doing.acknowledged is not None
        self._seen.set()
        if doing.pressed is not None:
            self.times.acknowledged.append(1000 * (doing.acknowledged - doing.at))

    # -- what they do --------------------------------------------------------------------------

    async def open(self) -> None:
        """Open a table, sit down and start."""
        self._public, self._hands, self._played, self._ready = None, {}, {}, {}
        self._picked.clear()
        await self.server.command(self.people[0], self.channel, "play", game=self.game)
        lobby = await self._shown("join")
        for person in self.people[1:]:
            await self._press(person, lobby, "join")
        await self._press(self.people[0], await self._shown("start"), "start")
        await self.open_hands()

    async def open_hands(self) -> None:
        """Press for everybody's hand below the newest public message."""
        for person in self.people:
            await self._press(person, await self._shown("hand"), "hand")

    async def next_press(self, patience: float = 6.0) -> Press:
        """Return what somebody can press now; wait for it, and open hands anew where they have gone."""
        while True:
            press = await self.look(patience)
            if press is not None:
                return press

    async def look(self, patience: float) -> Press | None:
        """Return what somebody can press now; if nothing can be, None after a change, or so many seconds.

        After a match another is begun, and hands on which nothing has changed for so long are opened anew.
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
                self._ready.clear()  # who was ready is forgotten with the process that knew
                await self.open_hands()
        return press

    @property
    def over(self) -> bool:
        """Whether the match on show has ended."""
        return any(controls(self._public, "rematch"))

    async def carry_out(self, press: Press) -> Interaction:
        """Press it."""
        self.clicks += 1
        if press.moves:
            self.moves += 1
            self._waiting.append(time.perf_counter())
        return await self.server.press(press.user_id, press.message, press.control, *press.picked)

    async def play(self, finished: Callable[[], bool]) -> None:
        """Press whatever can be pressed as soon as it can be, until told otherwise."""
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
            for person in self.people:  # slow tables wait for everybody
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

    # -- how -----------------------------------------------------------------------------------

    async def _shown(self, verb: str) -> Message:
        """Return the newest public message once it has a control."""
        while not any(controls(self._public, verb)):
            self._seen.clear()
            await asyncio.wait_for(self._seen.wait(), self.patience)
        assert self._public is not None
        return self._public

    async def _press(self, person: int, message: Message, verb: str) -> None:
        self.clicks += 1
        _, control = next(controls(message, verb))
        doing = await self.server.press(person, message, control)
        while doing.acknowledged is None:
            self._seen.clear()
            await asyncio.wait_for(self._seen.wait(), self.patience)
