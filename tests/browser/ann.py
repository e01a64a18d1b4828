"""Ann plays the offline game on a phone against computers, and each of her turns is looked at and counted.

Her match is saved before the game starts, and read from its database while it is played: the page alone does
not say when a turn has come. She chooses her moves as a computer at a glance does. Where the hand, its
buttons and the table are not on the screen together, she presses *My hand* first.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from bot.cli.offline.virtual_server import GUILD
from bot.store import MatchChanges, MatchCommit, NewMatch, SeatRow, State, Store
from bot.tables.state.computer_players import NAMES
from bot.tables.state.forced_moves import IDLE
from bot.tables.state.house_rules import first_options
from bot.tables.state.seated import USUAL_LEVEL, marked
from engine import GAMES, Match, Move
from engine.core import Game
from engine.players.simple import among
from tests.browser.phone import Control, Look, Phone
from tests.browser.recorded import Requests
from tests.browser.test_phone import CHANNEL

ANN = 0
"""Her seat."""
CODE = "abcd2345"
"""The table's id."""
CALM = 1.3
"""Seconds without a change after which none is under way: a message is edited once a second at most."""
STALE = 30.0
"""Seconds after which a hand that offers no move of this turn is not going to, even on a busy machine."""
PATIENCE = 120.0
"""Seconds after which what has not come will not come: computers think as long as the machine lets them."""
STEPS = 8
"""The most presses that a move may take."""
LOOKS = 0.15
"""Seconds between two looks."""


@dataclass(frozen=True)
class Setting:
    """A game and its rules: those of a server's first table, and some options more."""

    name: str
    game: str
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def book(self) -> Game:
        """The rule book."""
        return GAMES[self.game](**first_options(self.game), **self.options)


BOTH = {"hoeksteen": True, "blufjoker": True}
SETTINGS = (
    Setting("uno-dominos", "uno-dominos"),
    Setting("uno-dominos, 9 tiles", "uno-dominos", {"hand_size": 9}),
    Setting("all-fives", "all-fives"),
    Setting("mexican-train", "mexican-train"),
    Setting("domino-4", "domino-4"),
    Setting("domino-4, both", "domino-4", BOTH),
    Setting("block", "block"),
    Setting("block, draw", "block", {"draw": True}),
)
"""Every game, and the options with which hands are large."""


@dataclass(frozen=True)
class Turn:
    """One decision of Ann's."""

    fits: bool
    """Whether the hand, its buttons and the table were on the screen when the turn came."""
    fits_below: bool
    """Whether they are once *My hand* has been pressed, where they were not before."""
    lines: int | None
    """Lines of text between the two pictures when the turn came."""
    buttons: int
    """Controls that are moves or lead to one."""
    presses: int
    """Taps on the hand."""
    requests: Counter[str] | None
    """Requests in the channel since the turn before, by method; None where a round has ended meanwhile."""
    moves: int
    """Turns of all seats that those have shown."""

    @property
    def taps(self) -> int:
        """Taps on the hand, and one for a scroll or *My hand* where it was needed."""
        return self.presses + (not self.fits)


class Table:
    """A table of Ann and computers, as its database has it."""

    def __init__(self, database: Path, setting: Setting, seats: int, seed: str) -> None:
        self.database = database
        self._setting, self._seats, self._seed = setting, seats, seed
        self.match = Match(setting.book, seats, seed)
        self.state = State.PLAYING

    async def save(self) -> None:
        """Save it for the game to start from. Ann has used a hand before, so hers explains nothing."""
        computers = (
            SeatRow(seat, None, marked(NAMES[USUAL_LEVEL][seat - 1]), computer=True)
            for seat in range(1, self._seats)
        )
        new = NewMatch(
            id=CODE,
            guild_id=GUILD,
            channel_id=CHANNEL,
            host_id=CHANNEL + 1,
            game=self._setting.game,
            options=self.match.game.options.chosen(),
            seed=self._seed,
            locale="en-US",
            seats=(SeatRow(ANN, CHANNEL + 1, "Ann"), *computers),
            state=State.PLAYING,
            level="casual",
        )
        async with await Store.open(f"sqlite+aiosqlite:///{self.database}") as store:
            await store.commit(MatchCommit(match_id=CODE, expected_revision=0, new=new))
            await store.commit(MatchCommit(match_id=CODE, expected_revision=1, changes=MatchChanges()))
            await store.user_settings.put(CHANNEL + 1, "used_hand", "true")

    def read(self) -> None:
        """Bring the match and its state up to date."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as saved:
            made = len(self.match.record)
            moves = "SELECT seat, text FROM moves WHERE match_id = ? AND n >= ? ORDER BY n"
            for seat, text in saved.execute(moves, (CODE, made)).fetchall():
                self.match.play(seat, text)
            (state,) = saved.execute("SELECT state FROM matches WHERE id = ?", (CODE,)).fetchone()
        self.state = State(state)

    @property
    def own_moves(self) -> int:
        """How many moves Ann has made."""
        return sum(seat == ANN for seat, _ in self.match.record)

    def choices(self) -> list[Move]:
        """Return the moves among which Ann has to choose now; none where the bot makes the only one."""
        if self.state is not State.PLAYING or ANN not in self.match.round.waiting():
            return []
        legal = self.match.round.legal(ANN)
        forced = len(legal) == 1 and legal[0].verb in IDLE and not self.match.game.draws_at_will()
        return [] if forced else [each for each in legal if each.verb not in self.match.game.shouts]


class Ann:
    """She plays one match, and tells of each of her turns."""

    def __init__(
        self, phone: Phone, table: Table, requests: Requests, seed: str, looks: Callable[[Look], None]
    ) -> None:
        """Prepare her; ``looks`` is called with what she sees when a turn comes."""
        self._phone, self._table, self._requests, self._looks = phone, table, requests, looks
        self._rng = Random(seed)
        self._pressed = -1
        """The version of the table at which she has moved last."""

    def turns(self) -> Iterator[Turn]:
        """Play to the end of the match. The turn at which she opens her hand first is not told of."""
        if (look := self._next_turn()) is None:
            return
        self._open_hand(look)
        self._move(self._next_turn() or look)
        sent, made, rounds = self._now()
        while (look := self._next_turn()) is not None:
            told = self._now()
            requests = told[0] - sent if told[2] == rounds else None
            moves = _turns(self._table.match.record[made : told[1]])
            sent, made, rounds = told
            turn = self._turn(look, requests, moves)
            if turn is None:
                return
            yield turn

    def _now(self) -> tuple[Counter[str], int, int]:
        match = self._table.match
        return self._requests.in_channel(), len(match.record), match.rounds

    def _turn(self, look: Look, requests: Counter[str] | None, moves: int) -> Turn | None:
        """Take a turn; None where the match has ended before she could."""
        self._looks(look)
        helped: Look | None = look
        if not look.fits:
            self._open_hand(look)
            helped = self._next_turn()
        if helped is None:
            return None
        presses = self._move(helped)
        return Turn(look.fits, helped.fits, look.lines, len(helped.moves), presses, requests, moves)

    # -- waiting ---------------------------------------------------------------------------------------

    def _next_turn(self) -> Look | None:
        """Wait until Ann has to choose and everything is shown that comes of what was done before.

        Returns:
            the screen then; None where the match has ended.
        """
        seen: object = None
        since, end = time.monotonic(), time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self._table.read()
            if self._table.state not in {State.PLAYING, State.BETWEEN}:
                return None
            look = self._phone.look()
            if self._table.state is State.BETWEEN and (go_on := _last(look.public, "next")):
                self._phone.tap(go_on)
            now = (look, len(self._table.match.record), len(self._requests.all()))
            if now != seen:
                seen, since = now, time.monotonic()
            calm = time.monotonic() - since
            offered = look.version > self._pressed or calm > (STALE if look.seen["hand"] else CALM)
            if self._table.choices() and look.at_rest and calm > CALM and offered:
                return look
            time.sleep(LOOKS)
        raise AssertionError(f"waited in vain for a turn; the screen was {json.dumps(look.seen)}")

    def _until(self, met: Callable[[], bool]) -> None:
        """Wait until something has happened."""
        end = time.monotonic() + PATIENCE
        while not met():
            if time.monotonic() > end:
                raise AssertionError("waited in vain for what a press should do")
            time.sleep(LOOKS)

    # -- pressing --------------------------------------------------------------------------------------

    def _open_hand(self, look: Look) -> None:
        """Press *My hand*, and wait for a hand below the table."""
        button = _last(look.public, "hand")
        assert button is not None, "the table has no button for the hand"
        self._phone.tap(button)
        self._until(lambda: self._phone.look().hand_is_below)

    def _move(self, look: Look) -> int:
        """Make a move by the controls of the hand. Return the taps, one more for each page to be scrolled to.

        Another seat may be quicker to answer a question: then no move is made.
        """
        wanted, tile = self._wanted()
        before, taps = self._table.own_moves, 0
        for _ in range(STEPS):
            control, choice = self._control(look, wanted, tile)
            self._pressed = look.version
            taps += self._phone.tap(control, choice)
            if self._moved_on(before, look) or not self._table.choices():
                return taps
            look = self._page()
            taps += not look.hand_fits
        raise AssertionError(f"{wanted} takes more than {STEPS} presses")

    def _moved_on(self, before: int, look: Look) -> bool:
        """Wait until a press shows. Return whether it made a move, rather than turned a page of the hand."""
        moved = False

        def shows() -> bool:
            nonlocal moved
            self._table.read()
            moved = self._table.own_moves > before
            return moved or _ids(self._phone.look()) != _ids(look)

        self._until(shows)
        return moved

    def _page(self) -> Look:
        """Return the next page of the hand once it is whole."""
        found: list[Look] = []

        def steady() -> bool:
            found.append(self._phone.look())
            return len(found) > 1 and found[-1] == found[-2] and found[-1].at_rest and bool(found[-1].moves)

        self._until(steady)
        return found[-1]

    def _wanted(self) -> tuple[set[str], str]:
        """Return the moves that are the same as the one she wants to make, and its tile."""
        match = self._table.match
        view = match.round.view(ANN)
        move = among(match.game, view, self._rng, self._table.choices(), worlds=1)
        group = next(group for group in match.game.same(view) if move in group)
        return {each.text for each in group}, move.tile

    def _control(self, look: Look, wanted: set[str], tile: str) -> tuple[Control, str]:
        """Return what to press, and the choice where that is a list.

        It is the move itself, else what begins like it or names its tile, else what leads to another page,
        else any move.
        """
        offers = [(each, value) for each in look.moves for value in each.choices or (each.click.argument,)]
        leads = [(each, value) for each, value in offers if each.click.verb not in {"move", "repeat"}]
        nearer = [(each, value) for each, value in leads if any(_on_the_way(value, text) for text in wanted)]
        nearer.sort(key=lambda lead: -len(lead[1]))  # *Back* is shorter
        ranks = (
            [(each, value) for each, value in offers if value in wanted],
            nearer[:1],
            [(each, value) for each, value in leads if tile and tile in value.split()],
            leads,
            offers,
        )
        best = next(filter(None, ranks), None)
        assert best is not None, "the hand offers no move"
        return self._rng.choice(best)


def _last(controls: tuple[Control, ...], verb: str) -> Control | None:
    return next((each for each in reversed(controls) if each.click.verb == verb), None)


def _on_the_way(value: str, text: str) -> bool:
    """Return whether a step leads to a move, in notation. A lie's colour may follow its tile at once."""
    tile, colon, colour = value.partition(":")
    return bool(value) and text.startswith(tile) and text.endswith(colon + colour)


def _ids(look: Look) -> list[tuple[str, Control]]:
    """Return what tells a page of the hand from another."""
    number = look.seen["hand"]["number"] if look.seen["hand"] else ""
    return [(number, each) for each in look.moves]


def _turns(record: list[tuple[int, str]]) -> int:
    """Return how many turns these moves are: moves of one seat in a row are one."""
    return bool(record) + sum(one[0] != other[0] for one, other in pairwise(record))
