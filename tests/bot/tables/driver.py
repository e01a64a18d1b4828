"""A table as people use it: what they ask of it, what there is to see, and how play goes on by itself."""

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
from bot.tables.state.snapshot import Answer, Change, Notice, Player, Snapshot
from bot.tables.state.table import Table, is_shout
from engine import SHOUTS, Move, Seat, View

if TYPE_CHECKING:
    from tests.bot.tables.world import World


GUILD, CHANNEL = 900, 901
PEOPLE = {"ann": 11, "bob": 12, "cas": 13, "dan": 14, "eve": 15, "mod": 19}
"""Who there is. ``mod`` may manage messages, nobody else may."""
NAMES = {user_id: name for name, user_id in PEOPLE.items()}


def guest(name: str) -> Guest:
    """Somebody as a request names them."""
    return Guest(PEOPLE[name], name)


class TableDriver:
    """A table, by what people ask of it."""

    def __init__(self, world: World, id: str, host: str) -> None:
        self.world = world
        self.id = id
        self.host = host
        self.choose = Random(1)

    # -- what people do ------------------------------------------------------------------------

    async def send(self, name: str, request: Request, **about: Any) -> Answer:
        """Hand somebody's request to the table; what came of it stays in the outbox."""
        return await self.session.handle(self.world.actor(name, **about), request)

    async def ask(self, name: str, request: Request, **about: Any) -> Answer:
        """Hand somebody's request to the table, and show what came of it."""
        answer = await self.send(name, request, **about)
        await self.world.settle()
        return answer

    async def refused(self, name: str, request: Request, **about: Any) -> str:
        """Hand over a request that is to be refused: the key of the sentence that says why."""
        with pytest.raises(RefusedError) as caught:
            await self.ask(name, request, **about)
        return caught.value.key

    async def start(self) -> None:
        """The host deals the first round."""
        await self.ask(self.host, Start())

    async def play(self, name: str, move: str) -> Answer:
        """Somebody makes a move, with a control drawn at the present version, or shouts."""
        request = Shout(move) if is_shout(move) else Play(self.snapshot.version, move)
        return await self.ask(name, request)

    async def next_round(self, name: str = "") -> None:
        """Somebody asks for the next round; the host if nobody is named."""
        await self.ask(name or self.host, StartNextRound(self.snapshot.version))

    async def everybody(self, request: Request) -> None:
        """All who play themselves ask the same, in order of their seats."""
        for _, player in self.snapshot.people():
            await self.ask(player.name, request)

    async def miss(self, name: str) -> None:
        """Let somebody's next turn run out."""
        await self.until_turn_of(name)
        deadline = self.snapshot.deadline
        assert deadline is not None
        await self.world.advance(deadline - self.world.clock.now())

    async def away(self, name: str) -> None:
        """Let turns run out until a computer plays for somebody."""
        while not self.player(name).away:
            await self.miss(name)

    # -- what there is to see ------------------------------------------------------------------

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
        """Where somebody sits; None if they do not."""
        return self.snapshot.seat_of(PEOPLE[name])

    def taken_seat(self, name: str) -> Seat:
        """Where somebody sits who does."""
        seat = self.seat(name)
        assert seat is not None
        return seat

    def player(self, name: str) -> Player:
        return self.snapshot.players[self.taken_seat(name)]

    @property
    def names(self) -> list[str]:
        """Who sits there, by seat, as everybody sees it."""
        return [player.display_name for player in self.snapshot.players]

    @property
    def left(self) -> float | None:
        """The seconds that the turn on show still has."""
        deadline = self.snapshot.deadline
        return None if deadline is None else deadline - self.world.clock.now()

    @property
    def record(self) -> list[tuple[Seat, str]]:
        match = self.session.table.match
        return [] if match is None else list(match.record)

    @property
    def changes(self) -> list[Change]:
        """Everything that was published of this table."""
        return [change for change in self.world.outbox.changes if change.snapshot.table_id == self.id]

    def told_keys(self) -> list[str]:
        """What the newest change tells the channel: keys of sentences, and the kinds of a game's events."""
        return [
            each.key if isinstance(each, Notice) else type(each.event).__name__
            for each in self.changes[-1].told
        ]

    async def saved(self) -> SavedMatch:
        """The table as it is in the database."""
        return await self.world.store.matches.load(self.id)

    async def check(self, *, replay: bool = True, saved: SavedMatch | None = None) -> None:
        """Look whether the table in memory is the one that would be read from the database.

        Args:
            replay: compare as well what has to be played over again to be known.
            saved: what would be read, where that is known already.
        """
        saved, table = saved or await self.saved(), self.session.table
        assert facts(table) == facts(saved)
        assert (table.seat_rows(), self.record) == (saved.seats, saved.record)
        assert questions.load(saved.questions) == table.questions
        assert questions.load_ready(saved.questions) == table.ready
        assert questions.load_hinted(saved.questions) == table.hinted_now
        for ours, theirs in ((table.deadline, saved.deadline), (table.due_at, saved.due_at)):
            assert ours == (None if theirs is None else pytest.approx(theirs.timestamp()))
        if replay:
            assert played(table) == played(Table.of_saved(saved))

    # -- playing on ----------------------------------------------------------------------------

    @property
    def on_turn(self) -> str:
        """Whose decision is waited for; of several people the first. Nobody while play goes on by itself."""
        people = self.snapshot.deciding()
        return self.snapshot.players[people[0]].name if people else ""

    def moves(self, name: str) -> list[Move]:
        """What somebody may do now."""
        return list(self.snapshot.views[self.taken_seat(name)].legal)

    async def go_on(self, wanted: Callable[[Move], bool] = lambda move: move.verb not in SHOUTS) -> None:
        """What is waited for happens: a move as wanted if there is one, a computer's, or the next round."""
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
        """Play on, without a shout, until something has come about."""
        for _ in range(3000):
            if reached():
                return
            await self.go_on()
        pytest.fail("it never came about")

    async def until_turn_of(self, name: str = "", *, view: Callable[[View], bool] = lambda view: True) -> str:
        """Play on until it is somebody's turn, of anybody if nobody is named; who it is.

        Args:
            view: what has to hold of what they see.
        """

        def theirs() -> bool:
            on_turn = self.on_turn
            if not on_turn or name not in {"", on_turn}:
                return False
            return view(self.snapshot.views[self.taken_seat(on_turn)])

        await self.until(theirs)
        return self.on_turn


def facts(table: Table | SavedMatch) -> dict[str, Any]:
    """What is saved of a table as it is, but for its times."""
    names = ("id", "guild_id", "channel_id", "parent_id", "host_id", "game", "options", "locale")
    more = ("seed", "secret", "beacon", "state", "resumes", "invited", "follows", "revision", "turn_seconds")
    more += ("level", "rated")
    return {name: getattr(table, name) for name in (*names, *more)}


def played(table: Table) -> dict[str, Any]:
    """What has been played at a table, and what came of it."""
    names = ("version", "turn", "made", "warned", "achievements", "players")
    match = table.match
    round = None if match is None else (match.round.view(None), match.round.hands, match.totals)
    return {name: getattr(table, name) for name in names} | {"round": round}
