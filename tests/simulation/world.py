"""One simulated run: a server, its people, and a bot that may be killed at any step.

The seed decides everything: what happens between any two steps of the bot, who presses what, when time
passes, and which faults occur. This module decides what happens next. It judges nothing.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Iterator
from functools import partial
from math import log
from random import Random

from bot.tables.state.deadlines import Pace
from bot.tables.state.house_rules import set_default_options
from engine import GAMES
from tests.simulation.customs import Customs
from tests.simulation.ending import Ending
from tests.simulation.fault_kinds import Fault
from tests.simulation.faults import Faults
from tests.simulation.laws import Laws, Say
from tests.simulation.loop import DAY, SimulatedLoop, Time
from tests.simulation.mishaps import Mishaps
from tests.simulation.people import (
    PEOPLE,
    REMINDED,
    Action,
    People,
    guild_settings,
    user_settings,
    with_reminders,
    with_rest,
)
from tests.simulation.ports import SimulatedIds, SimulatedTurns
from tests.simulation.process import Machine, Process
from tests.simulation.seekers import Seekers
from tests.simulation.server import GUILD, Server
from tests.simulation.shadow import Shadow
from tests.simulation.stages import Stage, rules
from tests.simulation.store import Disk

ENOUGH_COMMITS = 60
"""A run ends after this many committed requests, the bot's own included."""
MOST_STEPS = 1_000_000
"""The most steps of a run; more mean an endless loop. Most runs take 5,000. A few, in which days pass while
the database fails, take 200,000."""
AHEAD = 16
"""How many steps an action may be ahead of a timer that rings at the same instant, at most."""
WANTED = 0.2
"""The share of runs in which the server's managers have set default house rules for one game."""
AGAIN = 0.5
"""How often Discord delivers an interaction again after somebody pressed twice."""
PATIENT = 4
"""While this many interactions wait for an answer, people send no more."""


class World:
    """One run, in which one process serves all tables.

    Args:
        seed: decides everything.
        say: takes each step in words; None if no trace is wanted.
    """

    lasts = True
    """Whether a month may pass. False where the bot has work every other second."""

    def __init__(self, seed: int, disk: Disk, say: Say | None = None) -> None:
        self.random = random = Random(seed)
        self.time = Time()
        self._say = say
        self.faults = Faults.drawn(random)
        self.faults.take_aim(seed)
        disk.clean()
        disk.faults, disk.committed = self.faults, lambda process: None
        self._disk = disk
        self.server = Server(self.time, self.faults)
        self._connection = disk.look()
        self.shadow = Shadow(self._connection, lambda text: self.laws.judge([text]))
        users = {user_id: user_settings(random) for user_id in PEOPLE}
        rest = Random(f"{seed}/rest")
        users = {each: with_rest(settings, rest, self.time.wall) for each, settings in users.items()}
        wishes = Random(f"{seed}/reminders")
        self.reminds = wishes.random() < REMINDED
        """Whether people have wishes about reminders."""
        if self.reminds:
            users = {each: with_reminders(settings, wishes) for each, settings in users.items()}
        apart = Random(f"{seed}/settings")
        told = self.faults.say = None if say is None else self.tell
        self.laws = Laws(
            self.shadow, self.time, self.faults, users.__getitem__, lambda: self._machine.guilds[GUILD], told
        )
        self.server.showed = self.laws.showed
        self.laws.calls.posts = self.server.posts
        self.server.wrote = self.laws.wrote
        self.customs = customs = Customs.drawn(seed, [*PEOPLE], lasts=self.lasts)
        self.people = People(self, random, seed, customs)
        self._seekers = Seekers(self)
        deserted = self.people.return_in_time
        about = (random, seed, PEOPLE, customs.paces)
        self.stage = Stage.drawn(*about, deserted=deserted, fickle=customs.fickle)
        self.turns = SimulatedTurns(seed)
        self._machine = Machine(
            time=self.time,
            random=random,
            faults=self.faults,
            server=self.server,
            disk=disk,
            laws=self.laws,
            ids=SimulatedIds(seed),
            pace=Pace(),
            guilds={GUILD: guild_settings(random, apart, customs)},
            users=users,
            threads=random.random() < 0.2,
            disorder=random.choice((0.0, 0.3, 1.0)),
            turns=self.turns,
        )
        if apart.random() < WANTED:
            game = apart.choice(list(GAMES))
            self.laws.usual.defaults[game] = rules(game, apart.randrange(2))
        self._bustle = random.choice((0.01, 0.05, 0.2))
        """How often something else happens while the bot is busy."""
        self._undisturbed = self._next_disturbance()
        haste = random.choice((1.0, 3.0, 10.0, 60.0))
        self._haste = customs.haste or haste
        """The mean number of seconds between two actions of people."""
        self.mishaps = Mishaps(self, seed)
        self._again = Random(f"{seed}/again")
        """Decides which interactions are delivered again, independently of the main generator."""
        self.process: Process | None = None
        self._starts_at = 0.0
        self.steps = 0

    @property
    def served_since(self) -> float:
        """Since when the same process has served the tables, in Unix time. Always 0 with one process."""
        return 0.0

    # -- the run -------------------------------------------------------------------------------

    @property
    def broken(self) -> bool:
        """Whether a law has been broken."""
        return bool(self.laws.breaches)

    def tell(self, text: str) -> None:
        """Add a line to the trace, if one is wanted, with the simulated time."""
        if self._say is not None:
            self._say(f"{self.time.monotonic:12.3f}  {text}")

    def play(self) -> None:
        """Play the run until enough requests are committed, then bring it to rest and judge it."""
        logger = logging.getLogger("bot")
        logger.addHandler(self.laws)
        propagates, logger.propagate = logger.propagate, False
        try:
            self._begin()
            breaches = self.laws.breaches
            while self.laws.commits < ENOUGH_COMMITS and not breaches:
                self.step()
            if not self.broken:
                Ending(self).play()
        finally:
            self._end()
            logger.removeHandler(self.laws)
            logger.propagate = propagates
            self._connection.close()

    def _end(self) -> None:
        """Kill the process if it runs."""
        if self.process is not None:
            self.process.kill()

    def _begin(self) -> None:
        loop = SimulatedLoop(self.time, self.random, 0.0)  # type: ignore[abstract]
        faults, self._disk.faults = self._disk.faults, Faults.none()
        store = self._disk.open(lambda: self.time.wall)
        loop.finish(self.stage.write(store, "t0"))
        for game, options in self.laws.usual.defaults.items():
            loop.finish(set_default_options(store, GUILD, game, options))
        self._disk.sever()
        self._disk.faults = faults
        self._disk.committed = self.laws.committed
        self.laws.begin()
        self.tell(f"begins: {self.stage.kind} of {self.stage.game} with {self.stage.options}")
        self._start()

    def step(self) -> None:
        """Let the next thing happen: a step of the bot, an action of a person, a fault, or the passing of
        time."""
        if not self.up:
            self._while_down()
        elif not self.busy:
            self._pass_time()
        elif not self._undisturbed:
            self._undisturbed = self._next_disturbance()
            self.time.monotonic += self.random.random() / 100
            self.ring()
            self._happen()
        else:
            self._undisturbed -= 1
            self.step_once()

    def _next_disturbance(self) -> int:
        """Return the number of bot steps before the next event. Each is equally likely to be the last."""
        return int(log(1.0 - self.random.random()) / log(1.0 - self._bustle))

    def step_once(self) -> None:
        """Run one callback of the bot."""
        loop = self._next_loop()
        self.steps += 1
        if self.steps > MOST_STEPS:
            self.laws.judge(["the run does not end"])
        loop.step()
        self.judge_steps(loop)
        self.mishaps.strike()

    def judge_steps(self, loop: SimulatedLoop) -> None:
        """Judge errors that a loop has caught."""
        if loop.unhandled:
            self.laws.asyncio_reported(loop.unhandled.pop())

    def calm_down(self) -> None:
        """Stop all faults, and start a process if none runs."""
        self.faults.stop()
        if self.process is None:
            self.time.monotonic = max(self.time.monotonic, self._starts_at)
            self._start()

    # -- the bot's loop ------------------------------------------------------------------------

    @property
    def up(self) -> bool:
        """Whether a process runs or will start by itself."""
        return self.process is not None

    @property
    def serving(self) -> Process | None:
        """The process that serves the tables, or None."""
        return self.process

    @property
    def busy(self) -> bool:
        """Whether a callback is ready to run."""
        return self.process is not None and self.process.loop.busy

    @property
    def rests(self) -> bool:
        """Whether a process runs and only timers are left to wait for."""
        process = self.process
        return process is not None and process.rests

    def overdue(self) -> Iterator[str]:
        """Return the breaches of the tables whose timers are overdue."""
        process = self.process
        serves = process is not None and process.awake and not process.uncredited
        return self.laws.timers.broken(serves=serves)

    def unrest(self) -> Iterator[str]:
        """Return the problems of the processes once everything is at rest; none with one process."""
        return iter(())

    def next_ring(self) -> float | None:
        """Return when the next timer rings, in seconds since the start; None if no timer is set."""
        return None if self.process is None else self.process.loop.next_timer()

    def ring_at(self, moment: float) -> None:
        """Advance the clock to `moment`, unless it has passed, and ring the timers that are due."""
        self.time.monotonic = max(self.time.monotonic, moment)
        self.ring()

    def ring(self) -> None:
        """Ring the timers that are due."""
        if self.process is not None:
            self.process.loop.ring()

    def _loops(self) -> Iterable[SimulatedLoop]:
        """Return the event loops of the processes that run and are not frozen, busy or idle."""
        return () if self.process is None else (self.process.loop,)

    def _next_loop(self) -> SimulatedLoop:
        assert self.process is not None, "a busy process exists"
        return self.process.loop

    # -- time ----------------------------------------------------------------------------------

    def _judge_timers(self) -> None:
        """Judge that every table has done what is due. Call this only while nothing is under way."""
        self.laws.judge(self.overdue())

    def judge_tasks(self) -> None:
        """Judge the exceptions of tasks that are not awaited. Call this only while nothing is under way."""
        for loop in self._loops():
            for failure in loop.unretrieved():
                self.laws.asyncio_reported(failure)

    def _pass_time(self) -> None:
        """Let time pass until a timer rings or a person acts."""
        self.judge_tasks()
        self._judge_timers()
        seconds = self.random.expovariate(1 / self._haste)
        rings_at = self.next_ring()
        now = self.time.monotonic
        if rings_at is not None and (rings_at <= now + seconds or self.random.random() < 0.2):
            self.time.monotonic = max(now, rings_at)
            returns = self.people.return_just_now()
            if returns is not None:
                self.perform(returns)
                self.go_ahead(self.random.randrange(AHEAD))
            elif self.random.random() < 0.3:
                self._happen()  # at the same instant as the timer
                self.go_ahead(self.random.randrange(AHEAD))
            self.ring()
        else:
            self.time.monotonic += seconds
            self._happen()

    def go_ahead(self, steps: int) -> None:
        """Take up to `steps` steps of the bot, so that a request reaches the table's lock before the timer
        does."""
        for _ in range(steps):
            if self.busy:
                self.step_once()

    def _while_down(self) -> None:
        if self.faults.happens(Fault.CHANNEL_DELETED):
            self._delete_channel()
        if self.random.random() < 0.5:
            self._act()
        self.time.monotonic = max(self.time.monotonic, self._starts_at)
        self._start()

    # -- events --------------------------------------------------------------------------------

    def _happen(self) -> None:
        """Let a person act or a fault occur."""
        process = self.process
        assert process is not None, "without a process another method runs"
        if self.faults.happens(Fault.PROCESS_KILLED):
            self.mishaps.kill(process)
        elif self.faults.happens(Fault.PROCESS_STOPPED):
            self.mishaps.stop(process)
        elif self.faults.happens(Fault.CLOCK_JUMPS):
            self.mishaps.jump()
        elif self.faults.happens(Fault.CONNECTION_LOST):
            self.mishaps.lose_connection(process)
        elif self.faults.happens(Fault.CHANNEL_HIDDEN):
            self.mishaps.hide_channel(process)
        elif self.faults.happens(Fault.CHANNEL_DELETED):
            process.hear_of_deletion(self._delete_channel())
        elif not self._archives():
            self._go_on()

    def _go_on(self) -> None:
        """Let a person act, or let days pass without anybody."""
        if self.faults.happens(Fault.EVERYBODY_GONE):
            self.pass_days(1 + self.random.random() * 4)
        else:
            self._act()

    def _act(self) -> None:
        """Let one person act, or several at once. Do nothing while too many interactions are unanswered."""
        if self._pending >= PATIENT:
            return
        action = self._seekers.seek() or self.people.next_action()
        if action is None:
            return
        self.perform(action)
        if self.faults.happens(Fault.REQUEST_TWICE):
            self.perform(action)
            self._deliver_again()
        if self.faults.happens(Fault.REQUESTS_AT_ONCE):
            self._act()

    def _deliver_again(self) -> None:
        """Let Discord deliver an earlier interaction again, if the run's generator says so."""
        process = self.process
        if process is not None and process.listening and process.recent and self._again.random() < AGAIN:
            interaction, act = self._again.choice(process.recent)
            self.tell(f"interaction {interaction.id} is delivered again")
            process.receive_again(interaction, act)

    @property
    def _pending(self) -> int:
        """The number of unanswered interactions."""
        return 0 if self.process is None else self.process.pending

    def perform(self, action: Action) -> None:
        """Hand a person's action to the bot. Without a connected process it is lost."""
        words, user_id, _, act = action
        process = self.process
        if process is None or not process.listening or not process.gateway.reachable(GUILD):
            self.tell(f"{PEOPLE[user_id]} {words}, but the bot is not connected")
            return
        interaction = self.people.interaction(action, process.client)
        self.tell(f"{PEOPLE[user_id]} {words} (interaction {interaction.id})")
        process.receive(interaction, partial(act, process))

    def _delete_channel(self) -> int:
        """Delete the channel or one of its threads, and return its number."""
        number = self.random.choice(self.server.channels())
        self.tell(f"FAULT: channel {number} is deleted")
        self.server.delete_channel(number)
        return number

    def _archives(self) -> bool:
        """Archive a thread if the fault occurs, and return whether one was archived."""
        threads = [each for each in self.server.channels()[1:] if each not in self.server.archived]
        archives = bool(threads) and self.faults.happens(Fault.THREAD_ARCHIVED)
        if archives:
            number = self.random.choice(threads)
            self.tell(f"FAULT: thread {number} is archived")
            self.server.archived.add(number)
        return archives

    def pass_days(self, days: float) -> None:
        """Let time pass while nobody acts. Timers ring as they come due."""
        until = self.time.monotonic + days * DAY
        while not self.broken:
            if self.busy:
                self.step_once()
                continue
            self._judge_timers()
            rings_at = self.next_ring()
            if rings_at is None or rings_at > until:
                break
            self.ring_at(rings_at)
        self.time.monotonic = max(self.time.monotonic, until)

    # -- the process ---------------------------------------------------------------------------

    def _start(self) -> None:
        self.tell("the bot starts")
        self.laws.timers.prevented()
        self.process = Process(self._machine)

    def stop_reminding(self) -> None:
        """Stop the looks for direct messages, which would take most of the steps of a month."""
        if self.process is not None:
            self.process.client._direct_messages.close()

    def down(self, seconds: float) -> None:
        """Drop the process. Set when the next one starts: at a random time, at most `seconds` from now."""
        self.process = None
        self._doubt_unsaved_posts()
        self.forget_unannounced()
        self.laws.clocks.unreachable()
        self._starts_at = self.time.monotonic + seconds * self.random.random()

    def forget_unannounced(self) -> None:
        """Expect no announcement of events that the process had not announced when it ended."""
        self.laws.shown.forget_process()
        self.laws.hands.forget_process()
        for saved in self.shadow.tables.values():
            saved.unannounced.clear()

    def _doubt_unsaved_posts(self) -> None:
        """Mark messages as doubtful if the process ended before it saved their numbers."""
        known = {number for (number,) in self.shadow.ask("SELECT message_id FROM deliveries")}
        for (side,) in self.shadow.ask("SELECT side FROM deliveries"):
            known.update(json.loads(side).values())
        for post in self.server.posts.values():
            post.doubtful |= post.id not in known
