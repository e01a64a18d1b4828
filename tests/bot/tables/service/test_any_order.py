"""Tests random orders of requests, timeouts, departures, returns, crashes and database failures.

After each step the saved table equals the one in memory. Every match can be finished, and its results are
counted exactly once.
"""

from __future__ import annotations

from contextlib import closing
from random import Random
from sqlite3 import connect

import pytest
from sqlalchemy import select

from bot.store import LIVE, State, StoreError
from bot.store.backends.sqlite import path_of
from bot.store.schema import results, round_scores
from bot.tables.state import requests as ask
from bot.tables.state.refusals import RefusedError
from engine import GAMES, Match
from tests.bot.tables.driver import GUILD, PEOPLE, guest

NAMES = ("ann", "bob", "cas", "dan", "mod")
STEPS = 220
SEEDS = range(3)


class Crowd:
    """People who act at random, with everything that can fail meanwhile."""

    def __init__(self, world, table, seed, file):
        self.world = world
        self.table = table
        self.rng = Random(seed)
        self.file = file
        self.read = None, None

    def random_name(self):
        return self.rng.choice(NAMES)

    async def ask(self, name, request):
        """Send a person's request, which may be refused or meet a database failure."""
        try:
            await self.table.ask(name, request)
        except (RefusedError, StoreError):
            await self.world.settle()

    # -- events --------------------------------------------------------------------------------

    async def move(self):
        waiting = [self.table.snapshot.players[seat] for seat in self.table.snapshot.waiting()]
        people = [player.name for player in waiting if not player.computer]
        if people:
            name = self.rng.choice(people)
            move = self.rng.choice(self.table.moves(name))
            await self.ask(name, ask.Play(self.table.snapshot.version, move.text))

    async def shout(self):
        name = self.random_name()
        await self.ask(name, ask.Shout(self.rng.choice(["call", "catch:0", "catch:1", "catch:2"])))

    async def press(self):
        """Press a random control, current or stale."""
        snapshot, other = self.table.snapshot, guest(self.random_name())
        version = self.rng.choice([snapshot.version, snapshot.version, max(snapshot.version - 1, 0)])
        pressed = [
            ask.Play(version, self.rng.choice(["draw", "pass", "accept", "nonsense"])),
            ask.StartNextRound(version),
            ask.Leave(),
            ask.TakeSeatBack(),
            ask.AskForSeat(),
            ask.AdmitSubstitute(other),
            ask.RefuseSubstitute(other),
            ask.Kick(other),
            ask.VoteOnKick(other.user_id, kick=self.rng.random() < 0.5),
            ask.AskPause(),
            ask.AgreeToPause(),
            ask.DeclinePause(),
            ask.Resume(),
            ask.ShowAgain(),
            ask.Join(),
            ask.Start(),
            ask.SetOption("target", 100),
        ]
        await self.ask(self.random_name(), self.rng.choice(pressed))

    async def join(self):
        """Let a person ask for a seat and the host admit them."""
        name = self.random_name()
        host = next(known for known, user_id in PEOPLE.items() if user_id == self.table.snapshot.host_id)
        await self.ask(name, ask.AskForSeat())
        await self.ask(host, ask.AdmitSubstitute(guest(name)))

    async def resume(self):
        for name in NAMES:
            if self.table.state is State.PAUSED and self.table.seat(name) is not None:
                await self.ask(name, ask.Resume())

    async def wait(self):
        """Let a moment pass, or wait until a timer fires."""
        due = self.world.clock.due()
        await self.world.advance(self.rng.choice([0.5, 2, 5, due[0] if due else 1, due[-1] if due else 1]))

    async def sleep(self):
        """Let so much time pass that everyone present is away."""
        await self.world.advance(3600)

    async def break_down(self):
        """Make a save fail, before or after it reaches the database, and sometimes two reads after it."""
        self.world.store.fails = self.rng.choice(["before", "after"])
        self.world.store.matches.unreadable = self.rng.choice([0, 0, 2])
        await self.rng.choice([self.move, self.move, self.press, self.wait, self.join])()

    async def go_down(self):
        await self.world.restart(down=self.rng.choice([0, 100, 86400]), killed=self.rng.random() < 0.5)

    async def lose_touch(self):
        """Make the server unreachable for a while."""
        self.world.reach.lost.add(GUILD)
        await self.world.advance(300)
        self.world.reach.lost.clear()
        await self.world.registry.shard_restored(0, 1, 300)
        await self.world.settle()

    async def be_refused(self):
        """Make the channel refuse all messages for a while."""
        self.world.outbox.refuses = True
        await self.move()
        await self.world.advance(200)
        self.world.outbox.refuses = False
        await self.ask(NAMES[0], ask.ShowAgain())

    async def wish(self):
        self.world.prefer(self.random_name(), auto_call=self.rng.random() < 0.7)

    async def step(self):
        doing = [self.move] * 10 + [self.press] * 5 + [self.wait] * 6 + [self.join] * 2 + [self.shout]
        doing += [self.break_down, self.go_down, self.lose_touch, self.be_refused, self.wish, self.sleep]
        if self.table.state is State.PAUSED:
            doing += [self.resume] * 10
        await self.rng.choice(doing)()

    # -- checks --------------------------------------------------------------------------------

    async def mend(self):
        """Repair everything, and let what failed be retried."""
        self.world.store.fails, self.world.store.matches.unreadable = "", 0
        if self.table.session.unsure:
            await self.world.advance(60)

    async def saved(self):
        """Return the table from the database, read again if anything was written since."""
        version = self.file.execute("PRAGMA data_version").fetchone()
        if version != self.read[0]:
            self.read = version, await self.table.saved()
        return self.read[1]

    async def check(self, *, replay=False):
        await self.mend()
        table, saved = self.table, await self.saved()
        if table.over:
            assert saved.state not in LIVE
            assert table.session not in self.world.registry.loaded()
            return
        await table.check(replay=replay, saved=saved)
        snapshot, due_at = table.snapshot, table.session.table.due_at
        assert snapshot.host_id in {player.user_id for _, player in snapshot.owners()}
        if table.state is State.PAUSED:
            assert (snapshot.deadline, due_at, snapshot.waiting()) == (None, None, ())
            assert snapshot.resumes in {State.PLAYING, State.BETWEEN}
        else:
            assert snapshot.people()
            assert due_at is not None
            assert self.world.registry.scheduler._timers
        if table.state is State.PLAYING:
            assert snapshot.waiting()
            people = snapshot.deciding()
            assert (snapshot.deadline is not None) is bool(people)

    async def check_end(self):
        """Assert that the result follows from the record and was saved once."""
        saved = await self.table.saved()
        seats = len(saved.seats)
        match = Match.replay(GAMES[saved.game](**saved.options), seats, saved.seed, saved.record)
        over = match.winners is not None
        assert saved.state is (State.OVER if over else State.ABANDONED)
        assert await self.counted(round_scores) == sorted([*range(seats)] * match.rounds)
        assert await self.counted(results) == [*range(seats)] * over

    async def counted(self, rows):
        wanted = select(rows.c.seat).where(rows.c.match_id == self.table.id).order_by(rows.c.seat)
        async with self.world.store._database.reading() as connection:
            return list(await connection.scalars(wanted))


async def play_to_the_end(crowd):
    """Let the people who are present finish the match. Fail after 3000 steps."""
    table = crowd.table
    for _ in range(3000):
        if table.over:
            return
        if table.state is State.PAUSED:
            await crowd.resume()
        await table.go_on()
    pytest.fail("it never came to its end")


async def leave_one_by_one(crowd):
    """Let everyone leave. Computers do not play on alone."""
    table = crowd.table
    for _, player in table.snapshot.owners() * (not table.over):
        assert not table.over
        await table.ask(player.name, ask.Leave())
        await crowd.check()
    assert table.over


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
async def test_requests_and_failures_in_any_order_keep_memory_and_store_equal(world, caplog, game, seed):
    caplog.set_level("CRITICAL")  # the failures are intended
    many = GAMES[game]().seats[-1] > 2
    world.ids.next_secret = str(seed)
    rules = GAMES[game].short_match if seed else {}
    table = await world.started(*NAMES[: 3 if many else 2], computers=many, game=game, **rules)
    with closing(connect(path_of(world.store._database._url))) as file:
        crowd = Crowd(world, table, f"{game}/{seed}", file)
        for number in range(STEPS):
            if table.over:
                break
            await crowd.step()
            await crowd.check(replay=number % 20 == 0)
        await (play_to_the_end if seed else leave_one_by_one)(crowd)
        await crowd.check(replay=True)
        await crowd.check_end()
