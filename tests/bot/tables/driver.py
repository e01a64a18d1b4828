"""Drives one table in tests: sends people's requests, reads its state, and plays on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from bot.store import LIVE, SavedMatch, State
from bot.tables.service.session import TableSession
from bot.tables.state import questions
from bot.tables.state.refusals import RefusedError
from bot.tables.state.requests import Guest, Play, Request, Shout, Start, StartNextRound
from bot.tables.state.seated import Player
from bot.tables.state.snapshot import Answer, Change, Notice, Snapshot
from bot.tables.state.table import Table, is_shout
from engine import SHOUTS, Move, Seat, View

if TYPE_CHECKING:
    from tests.bot.tables.world import World


GUILD, CHANNEL = 900, 901
PEOPLE = {"ann": 11, "bob": 12, "cas": 13, "dan": 14, "eve": 15, "mod": 19}
"""User ids by name. Only ``mod`` may manage messages."""
NAMES = {user_id: name for name, user_id in PEOPLE.items()}


def guest(name: str) -> Guest:
    """Return the guest that a request names."""
    return Guest(PEOPLE[name], name)


class TableDriver:
    """A table, driven by people's requests."""

    def __init__(self, world: World, id: str, host: str) -> None:
        self.world = world
        self.id = id
        self.host = host
        self.choose = Random(1)

    # -- requests ------------------------------------------------------------------------------

    async def send(self, name: str, request: Request, **about: Any) -> Answer:
        """Send a person's request. Its change stays in the outbox."""
        return await self.session.handle(self.world.actor(name, **about), request)

    async def ask(self, name: str, request: Request, **about: Any) -> Answer:
        """Send a person's request, and show its change."""
        answer = await self.send(name, request, **about)
        await self.world.settle()
        return answer

    async def refused(self, name: str, request: Request, **about: Any) -> str:
        """Send a request that must be refused. Return the refusal's locale key."""
        with pytest.raises(RefusedError) as caught:
            await self.ask(name, request, **about)
        return caught.value.key

    async def start(self) -> None:
        """Start the match as its host."""
        await self.ask(self.host, Start())

    async def play(self, name: str, move: str) -> Answer:
        """Make a person's move at the table's current version, or their shout."""
        request = Shout(move) if is_shout(move) else Play(self.snapshot.version, move)
        return await self.ask(name, request)

    async def next_round(self, name: str = "") -> None:
        """Ask for the next round as this person; by default as the host."""
        await self.ask(name or self.host, StartNextRound(self.snapshot.version))

    async def everybody(self, request: Request) -> None:
        """Send the same request for everyone present, in order of seats."""
        for _, player in self.snapshot.people():
            await self.ask(player.name, request)

    async def miss(self, name: str) -> None:
        """Let a person's next turn time out."""
        await self.until_turn_of(name)
        deadline = self.snapshot.deadline
        assert deadline is not None
        await self.world.advance(deadline - self.world.clock.now())

    async def away(self, name: str) -> None:
        """Let turns time out until a computer plays for the person."""
        while not self.player(name).away:
            await self.miss(name)

    # -- state ---------------------------------------------------------------------------------

    @property
    def session(self) -> TableSession:
        return self.world.session(self.id)

    @property
    def snapshot(self) -> Snapshot:
        return self.session.snapshot

    @property
    def state(self) -> State:
        return self.snapshot.state

    @property
    def over(self) -> bool:
        return self.state not in LIVE

    def seat(self, name: str) -> Seat | None:
        """Return a person's seat; None if they have none."""
        return self.snapshot.seat_of(PEOPLE[name])

    def taken_seat(self, name: str) -> Seat:
        """Return the seat of a person who has one."""
        seat = self.seat(name)
        assert seat is not None
        return seat

    def player(self, name: str) -> Player:
        return self.snapshot.players[self.taken_seat(name)]

    @property
    def names(self) -> list[str]:
        """Public names, by seat."""
        return [player.display_name for player in self.snapshot.players]

    @property
    def left(self) -> float | None:
        """Seconds left of the current turn; None without a running clock."""
        deadline = self.snapshot.deadline
        return None if deadline is None else deadline - self.world.clock.now()

    @property
    def record(self) -> list[tuple[Seat, str]]:
        match = self.session.table.match
        return [] if match is None else list(match.record)

    @property
    def changes(self) -> list[Change]:
        """All published changes of this table."""
        return [change for change in self.world.outbox.changes if change.snapshot.table_id == self.id]

    def told_keys(self) -> list[str]:
        """Return what the newest change announces: locale keys, and the class names of game events."""
        return [
            each.key if isinstance(each, Notice) else type(each.event).__name__
            for each in self.changes[-1].told
        ]

    async def saved(self) -> SavedMatch:
        """Return the table as it is saved in the database."""
        return await self.world.store.matches.load(self.id)

    async def check(self, *, replay: bool = True, saved: SavedMatch | None = None) -> None:
        """Assert that the table in memory equals the one in the database.

        Args:
            replay: also compare what follows from replaying the moves.
            saved: the saved table, if it was already read.
        """
        saved, table = saved or await self.saved(), self.session.table
        assert facts(table) == facts(saved)
        assert (table.seat_rows(), self.record) == (saved.seats, saved.record)
        assert questions.load(saved.questions) == table.questions
        assert questions.load_ready(saved.questions) == table.ready
        assert questions.load_hinted(saved.questions) == table.hinted_now
        assert questions.load_bank(saved.questions) == table.bank
        assert questions.load_sides(saved.questions) == table.sides
        assert questions.load_rotates(saved.questions) == table.rotates
        for ours, theirs in ((table.deadline, saved.deadline), (table.due_at, saved.due_at)):
            assert ours == (None if theirs is None else pytest.approx(theirs.timestamp()))
        if replay:
            assert played(table) == played(Table.of_saved(saved))

    # -- playing on ----------------------------------------------------------------------------

    @property
    def on_turn(self) -> str:
        """The first person who has to decide; empty if play continues without people, as it does after a
        forced move's delay.
        """
        people = [seat for seat in self.snapshot.deciding() if seat not in self.snapshot.automatic]
        return self.snapshot.players[people[0]].name if people else ""

    def moves(self, name: str) -> list[Move]:
        """Return a person's legal moves."""
        return list(self.snapshot.views[self.taken_seat(name)].legal)

    async def go_on(self, wanted: Callable[[Move], bool] = lambda move: move.verb not in SHOUTS) -> None:
        """Take one step of play: a wanted move of the person on turn, a computer's move, or the next round.

        If none of the person's moves is wanted, make any.
        """
        if self.state is State.BETWEEN:
            await self.next_round(self.snapshot.people()[0][1].name)
        elif not self.on_turn:
            await self.world.advance(self.world.clock.due()[0])
        else:
            name = self.on_turn
            moves = self.moves(name)
            liked = [move for move in moves if wanted(move)] or moves
            await self.play(name, self.choose.choice(liked).text)

    async def until(self, reached: Callable[[], bool]) -> None:
        """Play on without shouts until a condition is met."""
        for _ in range(3000):
            if reached():
                return
            await self.go_on()
        pytest.fail("it never came about")

    async def until_turn_of(self, name: str = "", *, view: Callable[[View], bool] = lambda view: True) -> str:
        """Play on until it is a person's turn. Return their name.

        Args:
            name: the person; anyone by default.
            view: a condition on what they see.
        """

        def theirs() -> bool:
            on_turn = self.on_turn
            if not on_turn or name not in {"", on_turn}:
                return False
            return view(self.snapshot.views[self.taken_seat(on_turn)])

        await self.until(theirs)
        return self.on_turn


def facts(table: Table | SavedMatch) -> dict[str, Any]:
    """Return the fields that are saved as they are, except times."""
    names = ("id", "guild_id", "channel_id", "parent_id", "host_id", "game", "options", "locale")
    more = ("seed", "secret", "beacon", "state", "resumes", "invited", "follows", "revision", "turn_seconds")
    more += ("level", "rated")
    return {name: getattr(table, name) for name in (*names, *more)}


def played(table: Table) -> dict[str, Any]:
    """Return what follows from the moves played at a table."""
    names = ("version", "turn", "made", "warned", "achievements", "players")
    match = table.match
    round = None if match is None else (match.round.view(None), match.round.hands, match.totals)
    return {name: getattr(table, name) for name in names} | {"round": round}
