"""Property test: people press, time out, leave, join, delete their data, and the bot restarts, in random
order.

After every step the table can be played on. In the end each result of the match is counted exactly once.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from random import Random

import pytest

from bot.discord_ui.wire.painter import Painter
from bot.store import LIVE, State
from bot.tables.service import heartbeat
from engine import GAMES, Match

STEPS = 40
HOUR = 3600
PACE = 72 * HOUR


class Crowd:
    """People who do random things at random times, and the checks that run after each thing they do."""

    def __init__(self, server, table, people, chance):
        self.server = server
        self.table = table
        self.people = people
        self.chance = chance
        self.file = str(server.bot.settings.database_url).partition("///")[2]
        table.people |= {person.id: person for person in people}
        self.old = []
        """Earlier hand messages with their owners. Their buttons are stale."""

    def random_person(self, *, seated):
        seats = self.table.seats
        some = [person for person in self.people if (seats.seat_of(person.id) is not None) is seated]
        return self.chance.choice(some) if some else None

    # -- what people do ------------------------------------------------------------------------

    async def move(self):
        seats = self.table.seats
        waited = [seats.players[seat] for seat in seats.waited_for() if not seats.players[seat].computer]
        if not waited:
            return
        person = self.table.people[self.chance.choice(waited).user_id]
        await self.table.open_hand(person)
        self.old.append((person, self.table.hand(person)))
        await self.table.play(person, self.chance.choice(self.table.moves(person)).text)

    async def press(self):
        """Let a random person press a random button of the newest message or of an older one."""
        presser = self.chance.choice(self.people)
        person, message = self.chance.choice([(presser, self.table.newest), *self.old[-5:]])
        buttons = [each["custom_id"] for each in self.server.controls(message) if each["type"] == 2]
        if buttons:
            await person.click(message, custom_id=self.chance.choice(buttons))

    async def press_public(self):
        """Press a random button of a random public message, such as a question or a vote, open or closed."""
        messages = [message for message in self.server.public() if self.server.labels(message)]
        message = self.server.message(self.chance.choice(messages))
        person = self.chance.choice(self.people)
        await person.click(message, label=self.chance.choice(self.server.labels(message)))

    async def let_time_pass(self):
        """Advance time until the turn is over or the next round begins by itself, perhaps days later."""
        seats, now = self.table.seats, self.server.env.now().timestamp()
        due = seats.due_at if seats.deadline is None else seats.deadline
        await self.server.env.advance_time(2 + (HOUR if due is None else max(0.0, due - now)))

    async def leave(self):
        if len(self.table.seats.owners()) > 1:
            await self.go()

    async def go(self):
        person = self.random_person(seated=True)
        asked = await self.server.at_table(person, "askleave")
        await person.click(asked.response, label="Leave the table")

    async def join(self):
        person = self.random_person(seated=False)
        if person is None:
            return
        asked = await self.server.at_table(person, "askseat")
        if "Ask for the seat" not in self.server.labels(asked.response):
            return
        await person.click(asked.response, label="Ask for the seat")
        asks = [each for each in self.server.public() if "would like to take over" in each.content]
        if not asks:  # They asked a short while ago.
            return
        (question, *_) = asks
        host = next(each for each in self.people if each.id == self.table.seats.host_id)
        label = self.chance.choice(["Welcome", "Welcome", "Not this match"])
        await host.click(self.server.message(question), label=label)

    async def kick(self):
        asker, other = self.random_person(seated=True), self.random_person(seated=True)
        if asker is not other:
            await self.server.kick(asker, other)

    async def delete_data(self):
        """Let a random person delete their data, which also makes them leave the table. Do nothing if fewer
        than two people have seats."""
        if len(self.table.seats.owners()) < 2:
            return
        person = self.chance.choice(self.people)
        shown = (await person.slash(self.server.channel, "me")).response
        await person.click(shown, label="Privacy")
        await person.click(shown, label="Delete my data")
        await person.click(shown, label="Delete everything")
        kept = await self.server.bot.store.personal_data.export(person.id)
        assert not any(kept.values())

    async def pause(self):
        for _, player in self.table.seats.people():
            await self.server.at_table(self.table.people[player.user_id], "askpause")

    async def restart(self):
        await self.server.restart()

    async def be_down(self):
        with self.server.env.time_context():
            await self.server.bot.close()
        await self.server.env.advance_time(self.chance.choice([10, PACE / 2, 2 * PACE]))
        await self.server.restart()

    async def step(self):
        rare = [self.press_public, self.leave, self.join, self.delete_data, self.restart, self.be_down]
        doing = [self.move] * 5 + [self.press] * 4 + [self.let_time_pass] * 4
        doing += [*rare, self.press_public, self.join, self.kick, self.pause]
        if self.table.seats.state is State.PAUSED:
            doing = [self.resume, self.press, *rare]
        await self.chance.choice(doing)()

    async def resume(self):
        person = self.random_person(seated=True)
        await person.click(self.table.newest, label="Resume")

    # -- the checks ----------------------------------------------------------------------------

    async def check(self):
        saved = await self.server.bot.store.matches.load(self.table.id)
        registry = self.server.bot.registry
        if self.table.id not in {session.table.id for session in registry.loaded()}:
            assert saved.state not in LIVE
            return
        table, timers = self.table.seats, registry.scheduler._timers
        assert (table.state, table.host_id, table.seat_rows()) == (saved.state, saved.host_id, saved.seats)
        assert table.match_or_raise.record == saved.record
        assert table.owners()
        assert table.host_id in {player.user_id for _, player in table.owners()}
        assert self.server.controls(self.table.newest)
        if table.state is State.PAUSED:
            assert table.id not in timers
            assert table.deadline is None
        else:
            assert table.people()
            assert table.id in timers
        if table.state is State.PLAYING:
            assert table.waited_for()
            assert table.deadline is not None
            assert saved.deadline.timestamp() == pytest.approx(table.deadline)

    def counted(self, name):
        query = f"SELECT seat FROM {name} WHERE match_id = ?"  # noqa: S608
        with closing(sqlite3.connect(self.file)) as connection:
            return sorted(seat for (seat,) in connection.execute(query, [self.table.id]))

    async def check_end(self):
        saved = await self.server.bot.store.matches.load(self.table.id)
        seats = len(saved.seats)
        match = Match.replay(GAMES[saved.game].of_saved(saved.options), seats, saved.seed, saved.record)
        assert self.counted("round_scores") == sorted(list(range(seats)) * match.rounds)
        assert saved.state is (State.ABANDONED if match.winners is None else State.OVER)
        assert self.counted("results") == ([] if match.winners is None else list(range(seats)))
        return saved.state


async def blank(*_):
    """Return a placeholder: no test here looks at a picture."""
    return b"-"


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_survives_random_actions_in_any_order(server, monkeypatch, game):
    monkeypatch.setattr(Painter, "draw", blank)
    monkeypatch.setattr(heartbeat, "PART", 2)  # a timer due in less than this is really waited for
    people = [server.person(name) for name in ("Ann", "Bob", "Cas", "Dan", "Eve")]
    seats = GAMES[game].seats[-1]
    table = await server.open(*people[: min(3, seats)], computers=1, game=game)
    rules = GAMES[game].short_match
    played_out = "target" in rules  # matches of several rounds take too many clicks: everyone leaves instead
    for name, value in rules.items():
        await server.set_option(table, name, str(value))
    await table.set_pace(PACE)
    await table.start()
    crowd = Crowd(server, table, people, Random(game))
    for _ in range(STEPS):
        if not table.over:
            await crowd.step()
            await crowd.check()
    while not table.over:
        if not played_out:
            await crowd.go()
        else:
            await (crowd.resume() if table.seats.state is State.PAUSED else crowd.let_time_pass())
        await crowd.check()
    assert await crowd.check_end() is (State.OVER if played_out else State.ABANDONED)
