"""How many taps a match takes: every game through the table service, with people only.

    python -m tests.benchmarks.taps [matches per game] [--game all-fives ...] [--seats 4] [--lone-lays]

People choose as computer players do, and press what their hand offers. A button costs one tap, a choice in a
list two. A hand may lead to a move in several steps, and each step costs its taps. A decision is a move
chosen among several, chances included. A tap is forced if there was only one move. Draws and passes are made
for people by default. With ``--lone-lays`` the only tile that fits is laid for them too, as the setting in
``/me`` does. Lines and buttons are counted on the messages that players get. Nothing is drawn and only the
table's own clock runs, so two runs give the same figures.
"""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean, median
from tempfile import TemporaryDirectory
from typing import Any

import render
from bot.language.localizer import localizer_for
from bot.preferences import UserSettings
from bot.presentation.hand.hand_message import hand_message
from bot.presentation.message import Button, Menu, Message
from bot.presentation.table.table_message import table_message
from bot.presentation.text.brief import Wording, lines_of
from bot.store import State
from bot.tables.state.snapshot import Snapshot
from engine import GAMES, Move, Seat
from engine.players.simple import choose
from tests.bot.tables.driver import TableDriver
from tests.bot.tables.fakes import FakeClock, WatchedStore, utc_of
from tests.bot.tables.world import World

PEOPLE = ("ann", "bob", "cas", "dan")
MATCHES = 200
PLAYED: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    **{name: (name, {}) for name in GAMES},
    "uno-draws": ("uno-dominos", {"sheet": "fr"}),
    "domino-4-full": ("domino-4", {"hoeksteen": True, "blufjoker": True}),
}
"""What is played, by its name: a game and its house rules. The last two make hands large."""


@dataclass(slots=True)
class Tally:
    """The counts of one game's matches."""

    decisions: int = 0
    decision_taps: int = 0
    forced: dict[str, int] = field(default_factory=dict)
    """Taps that decided nothing, by the verb of the move."""
    buttons: list[int] = field(default_factory=list)
    """The number of controls on each hand that a person moved from. A list counts as one."""
    moves: list[int] = field(default_factory=list)
    """The number of those controls that make a move or lead to one."""
    worst_taps: int = 0
    """The most taps that one move took."""
    lines: list[int] = field(default_factory=list)
    """The number of lines of text on each turn's public message, as a phone shows them."""

    def count(self, hand: Message, legal: int, verb: str, taps: int) -> None:
        """Count one move of a person: the buttons of the hand, and the taps.

        A move without an alternative counts as forced, by its verb.

        Args:
            legal: how many moves the person could choose from.
        """
        self.buttons.append(sum(map(len, hand.controls)))
        self.moves.append(moves_on(hand))
        self.worst_taps = max(self.worst_taps, taps)
        if legal > 1:
            self.decisions += 1
            self.decision_taps += taps
        else:
            self.forced[verb] = self.forced.get(verb, 0) + taps

    def __str__(self) -> str:
        forced = sum(self.forced.values())
        taps = self.decision_taps + forced
        verbs = ", ".join(f"{verb} {count}" for verb, count in sorted(self.forced.items())) or "none"
        return (
            f"{taps / self.decisions:5.2f} taps per decision, {self.decision_taps / self.decisions:.2f} on "
            f"decisions (at most {self.worst_taps}); forced {forced} of {taps} ({verbs}); "
            f"buttons {median(self.buttons):.0f}, worst {max(self.buttons)}, of moves {max(self.moves)}; "
            f"lines {median(self.lines):.0f} (mean {mean(self.lines):.1f}), worst {max(self.lines)}"
        )


def hand(snapshot: Snapshot, seat: Seat, picked: str = "") -> Message:
    """Return a seat's hand message as its owner sees it."""
    return hand_message(snapshot, seat, localizer_for("en"), UserSettings(used_hand=True), picked=picked)


def taps_to(snapshot: Snapshot, seat: Seat, page: Message, texts: Iterable[str]) -> tuple[int, str]:
    """Return how many taps the offered one of these equal moves takes from a hand, and that move's text."""
    wanted = set(texts)
    tiles = {move.tile for move in snapshot.views[seat].legal if move.text in wanted}
    pages, seen = [(0, page)], set()
    while pages:
        pages.sort(key=lambda each: each[0])
        taps, page = pages.pop(0)
        if found := _direct(page, wanted):
            return taps + found[0], found[1]
        for more, picked in _steps(page, tiles):
            if picked not in seen:
                seen.add(picked)
                pages.append((taps + more, hand(snapshot, seat, picked)))
    raise AssertionError(f"{wanted} cannot be pressed")


def moves_on(message: Message) -> int:
    """Return how many buttons of a hand make a move or lead to one; a list is one."""
    verbs = [control.click.verb for row in message.controls for control in row]
    return sum(verb in {"move", "repeat", "shout", "pick"} for verb in verbs)


def _direct(message: Message, wanted: set[str]) -> tuple[int, str] | None:
    for control in (each for row in message.controls for each in row):
        if isinstance(control, Button) and control.click.argument in wanted:
            return 1, control.click.argument
        if isinstance(control, Menu) and control.click.verb == "move":
            for choice in control.choices:
                if choice.value in wanted:
                    return 2, choice.value
    return None


def _steps(message: Message, tiles: set[str]) -> Iterator[tuple[int, str]]:
    """Yield the taps and the picked value of each control that leads to one of these tiles, or to its next
    page of places."""
    for control in (each for row in message.controls for each in row):
        if isinstance(control, Button):
            found = [control.click.argument] if control.click.verb == "pick" else []
        else:
            found = [choice.value for choice in control.choices] if control.click.verb == "pick" else []
        for picked in found:
            if picked.split(" ")[0].removeprefix("?").split(":")[0] in {"", *tiles}:
                yield 1 if isinstance(control, Button) else 2, picked


def same_as(snapshot: Snapshot, seat: Seat, move: Move) -> list[str]:
    """Return the moves that the rule book proves equal to `move`, itself included."""
    groups = GAMES[snapshot.game].of_saved(snapshot.options).same(snapshot.views[seat])
    return next([each.text for each in group] for group in groups if move in group)


async def one_match(world: World, name: str, seed: str, tally: Tally, most: int) -> None:
    """Play a match with at most ``most`` seats, and count its taps, buttons and lines in the tally."""
    world.ids.next_secret = seed
    game, options = PLAYED[name]
    rng, seats = Random(seed), min(most, GAMES[game]().seats[-1])
    table = await world.started(*PEOPLE[:seats], game=game, pace=0, **options)
    while not table.over:
        _count_lines(world, table, tally)
        if table.state is State.BETWEEN:
            await table.next_round()
        elif not table.on_turn:
            await world.advance(world.clock.due()[0])
        else:
            await _move(table, rng, tally)
    world.outbox.changes.clear()


async def _move(table: TableDriver, rng: Random, tally: Tally) -> None:
    snapshot, who = table.snapshot, table.on_turn
    seat = table.taken_seat(who)
    view = snapshot.views[seat]
    move = choose(GAMES[snapshot.game].of_saved(snapshot.options), view, rng, worlds=1)
    page = hand(snapshot, seat)
    taps, text = taps_to(snapshot, seat, page, same_as(snapshot, seat, move))
    tally.count(page, len(view.legal), move.verb, taps)
    await table.play(who, text)


def _count_lines(world: World, table: TableDriver, tally: Tally) -> None:
    """If it is a person's turn, count the lines of the message that shows it. Forget what it announced."""
    if table.state is not State.PLAYING or not table.on_turn:
        return
    told = [each for change in world.outbox.changes for each in change.told]
    names = render.emoji_names(table.snapshot.game, render.Style())
    wording = Wording(faces={tile: f"<:{name}:1>" for tile, name in names.items()})
    text = table_message(table.snapshot, told, until=0.0, mentionable=(), wording=wording).text
    tally.lines.append(lines_of(text))
    world.outbox.changes.clear()


async def main(matches: int, games: Sequence[str], seats: int, *, lone_lays: bool) -> None:
    """Play the matches with at most ``seats`` seats, and print the tally of each game."""
    clock = FakeClock()
    with TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'taps.sqlite3'}"
        async with await WatchedStore.open(url, clock=utc_of(clock)) as store:
            store.keeps = False
            world = World(store, clock)
            for name in PEOPLE:
                world.prefer(name, auto_lay=lone_lays, auto_call=lone_lays)
            for name in games:
                tally = Tally()
                for number in range(matches):
                    await one_match(world, name, f"{name}/{number}", tally, seats)
                print(f"{name:<14} {tally}", flush=True)


if __name__ == "__main__":
    arguments = ArgumentParser()
    arguments.add_argument("matches", nargs="?", type=int, default=MATCHES)
    arguments.add_argument("--game", action="append", choices=PLAYED)
    arguments.add_argument("--seats", type=int, default=len(PEOPLE))
    arguments.add_argument("--lone-lays", action="store_true")
    asked = arguments.parse_args()
    asyncio.run(main(asked.matches, asked.game or list(PLAYED), asked.seats, lone_lays=asked.lone_lays))
