"""One run: a server, its people, a bot that may end at any moment, and a generator that decides it all.

The number that the generator starts from decides everything: what happens between any two steps of the
bot, who presses what, when time passes, what goes wrong. This module decides what happens next; it
judges nothing.
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
from tests.simulation.people import PEOPLE, Doing, People, settings, wishes
from tests.simulation.ports import SimulatedIds, SimulatedTurns
from tests.simulation.process import Machine, Process
from tests.simulation.seekers import Seekers
from tests.simulation.server import GUILD, Server
from tests.simulation.shadow import Shadow
from tests.simulation.stages import Stage, rules
from tests.simulation.store import Disk

ENOUGH_COMMITS = 60
"""So many committed requests, the bot's own among them, make a run."""
MOST_STEPS = 1_000_000
"""A run that takes more steps than this goes round in circles: most take 5,000, and a few, in which days pass
while the database fails, 200,000."""
AHEAD = 16
"""So many steps what is done in the very instant in which a timer rings may be ahead of it."""
WANTED = 0.2
"""The share of runs in which the server's managers have set the house rules of one game."""
AGAIN = 0.5
"""How often Discord delivers something again where somebody presses twice."""
PATIENT = 4
"""While so many wait for an answer, nobody else asks for anything."""


class World:
    """One run, in which one process serves all tables.

    Args:
        seed: decides everything.
        say: takes what happens, in words; None where nobody reads it.
    """

    lasts = True
    """Whether a month may pass: not where something has to be done every other second."""

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
        users = {user_id: wishes(random) for user_id in PEOPLE}
        apart = Random(f"{seed}/settings")
        told = self.faults.say = None if say is None else self.tell
        self.laws = Laws(
            self.shadow, self.time, self.faults, users.__getitem__, lambda: self._machine.guilds[GUILD], told
        )
        self.server.showed = self.laws.showed
        self.customs = customs = Customs.drawn(seed, [*PEOPLE], lasts=self.lasts)
        self.people = People(self, random, seed, customs)
        self._seekers = Seekers(self)
        self.stage = Stage.drawn(random, seed, PEOPLE, customs.paces, deserted=self.people.return_in_time)
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
            guilds={GUILD: settings(random, apart, customs)},
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
        """How many seconds pass between two things that people do."""
        self.mishaps = Mishaps(self, seed)
        self._again = Random(f"{seed}/again")
        """Decides what is delivered again, apart from all else."""
        self.process: Process | None = None
        self._starts_at = 0.0
        self.steps = 0

    @property
    def served_since(self) -> float:
        """Since when one process serves the tables, whichever it is, in Unix time."""
        return 0.0

    # -- the run -------------------------------------------------------------------------------

    @property
    def broken(self) -> bool:
        """Whether a law has been broken."""
        return bool(self.laws.breaches)

    def tell(self, text: str) -> None:
        """Say what happens."""
        if self._say is not None:
            self._say(f"{self.time.monotonic:12.3f}  {text}")

    def play(self) -> None:
        """Play until enough has been committed."""
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
        """End what runs."""
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
        """Let the next thing happen."""
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
        """Return how many steps the bot takes before something else happens, each as likely as the next."""
        return int(log(1.0 - self.random.random()) / log(1.0 - self._bustle))

    def step_once(self) -> None:
        """Let the bot take one step."""
        loop = self._next_loop()
        self.steps += 1
        if self.steps > MOST_STEPS:
            self.laws.judge(["the run goes round in circles"])
        loop.step()
        self.judge_steps(loop)
        self.mishaps.strike()

    def judge_steps(self, loop: SimulatedLoop) -> None:
        """Judge what a loop complains of."""
        if loop.unhandled:
            self.laws.complained(loop.unhandled.pop())

    def calm_down(self) -> None:
        """Let nothing go wrong from now on."""
        self.faults.stop()
        if self.process is None:
            self.time.monotonic = max(self.time.monotonic, self._starts_at)
            self._start()

    # -- the bot's loop ------------------------------------------------------------------------

    @property
    def up(self) -> bool:
        """Whether there is a process, or one will come by itself."""
        return self.process is not None

    @property
    def serving(self) -> Process | None:
        """The process that serves the tables; None where there is none."""
        return self.process

    @property
    def busy(self) -> bool:
        """Whether a callback is ready to run."""
        return self.process is not None and self.process.loop.busy

    @property
    def rests(self) -> bool:
        """Whether nothing is under way, but for what goes by the clock."""
        process = self.process
        return process is not None and process.rests

    def overdue(self) -> Iterator[str]:
        """Return which tables should have done something of themselves, and have not."""
        process = self.process
        serves = process is not None and process.awake and not process.owing
        return self.laws.timers.broken(serves=serves)

    def unrest(self) -> Iterator[str]:
        """Return what is wrong with the processes once everything has come to rest."""
        return iter(())

    def next_ring(self) -> float | None:
        """Return when something happens by the clock, in seconds since the start; None where nothing does."""
        return None if self.process is None else self.process.loop.next_timer()

    def ring_at(self, moment: float) -> None:
        """Let time pass up to a moment, unless it is over, and have happen what is due by then."""
        self.time.monotonic = max(self.time.monotonic, moment)
        self.ring()

    def ring(self) -> None:
        """Have happen what is due by the clock."""
        if self.process is not None:
            self.process.loop.ring()

    def _loops(self) -> Iterable[SimulatedLoop]:
        """Return the loops that take steps."""
        return () if self.process is None else (self.process.loop,)

    def _next_loop(self) -> SimulatedLoop:
        assert self.process is not None, "what is busy is there"
        return self.process.loop

    # -- time ----------------------------------------------------------------------------------

    def _judge_timers(self) -> None:
        """Judge whether everything has happened that is due by now, once nothing is under way."""
        self.laws.judge(self.overdue())

    def judge_tasks(self) -> None:
        """Judge what tasks have failed that nobody waits for, once nothing is under way."""
        for loop in self._loops():
            for failure in loop.unheard():
                self.laws.complained(failure)

    def _pass_time(self) -> None:
        """Let time pass until a timer rings or somebody does something."""
        self.judge_tasks()
        self._judge_timers()
        seconds = self.random.expovariate(1 / self._haste)
        rings_at = self.next_ring()
        now = self.time.monotonic
        if rings_at is not None and (rings_at <= now + seconds or self.random.random() < 0.2):
            self.time.monotonic = max(now, rings_at)
            returns = self.people.return_just_now()
            if returns is not None:
                self.do(returns)
                self.go_ahead(self.random.randrange(AHEAD))
            elif self.random.random() < 0.3:
                self._happen()  # in the very instant in which it rings
                self.go_ahead(self.random.randrange(AHEAD))
            self.ring()
        else:
            self.time.monotonic += seconds
            self._happen()

    def go_ahead(self, steps: int) -> None:
        """Let what has just been begun come as far as a table's lock, so that what rings has to wait."""
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

    # -- what happens --------------------------------------------------------------------------

    def _happen(self) -> None:
        """Have somebody do something, or something go wrong."""
        process = self.process
        assert process is not None, "while there is none, something else happens"
        if self.faults.happens(Fault.PROCESS_KILLED):
            self.mishaps.kill(process)
        elif self.faults.happens(Fault.PROCESS_STOPPED):
            self.mishaps.stop(process)
        elif self.faults.happens(Fault.CLOCK_JUMPS):
            self.mishaps.jump()
        elif self.faults.happens(Fault.CONNECTION_LOST):
            self.mishaps.lose_connection(process)
        elif self.faults.happens(Fault.CHANNEL_DELETED):
            process.hear_of_deletion(self._delete_channel())
        elif not self._archives():
            self._go_on()

    def _go_on(self) -> None:
        """Have somebody do something, or nobody for days."""
        if self.faults.happens(Fault.EVERYBODY_GONE):
            self.pass_days(1 + self.random.random() * 4)
        else:
            self._act()

    def _act(self) -> None:
        """Have somebody do something, or several at once."""
        if self._pending >= PATIENT:
            return
        doing = self._seekers.seek() or self.people.do_something()
        if doing is None:
            return
        self.do(doing)
        if self.faults.happens(Fault.REQUEST_TWICE):
            self.do(doing)
            self._deliver_again()
        if self.faults.happens(Fault.REQUESTS_AT_ONCE):
            self._act()

    def _deliver_again(self) -> None:
        """Have Discord deliver again what it has delivered, if the run's number says so."""
        process = self.process
        if process is not None and process.listening and process.heard and self._again.random() < AGAIN:
            interaction, act = self._again.choice(process.heard)
            self.tell(f"interaction {interaction.id} is delivered again")
            process.take_again(interaction, act)

    @property
    def _pending(self) -> int:
        """How many wait for an answer."""
        return 0 if self.process is None else self.process.pending

    def do(self, doing: Doing) -> None:
        """Have somebody do something."""
        words, user_id, _, act = doing
        process = self.process
        if process is None or not process.listening or not process.gateway.reachable(GUILD):
            self.tell(f"{PEOPLE[user_id]} {words}, and nobody listens")
            return
        interaction = self.people.interaction(doing, process.client)
        self.tell(f"{PEOPLE[user_id]} {words} (interaction {interaction.id})")
        process.take(interaction, partial(act, process))

    def _delete_channel(self) -> int:
        """Have somebody delete the channel, or a thread of it; return which."""
        number = self.random.choice(self.server.channels())
        self.tell(f"FAULT: channel {number} is deleted")
        self.server.delete_channel(number)
        return number

    def _archives(self) -> bool:
        """Have somebody archive a thread, as it comes; return whether it was."""
        threads = [each for each in self.server.channels()[1:] if each not in self.server.archived]
        archives = bool(threads) and self.faults.happens(Fault.THREAD_ARCHIVED)
        if archives:
            number = self.random.choice(threads)
            self.tell(f"FAULT: thread {number} is archived")
            self.server.archived.add(number)
        return archives

    def pass_days(self, days: float) -> None:
        """Let time pass in which nobody does anything."""
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
        self.laws.timers.kept()
        self.process = Process(self._machine)

    def down(self, seconds: float) -> None:
        """Go on without a process for a while, after which another starts."""
        self.process = None
        self._forget_posts()
        self.shadow_forgets()
        self.laws.clocks.out()
        self._starts_at = self.time.monotonic + seconds * self.random.random()

    def shadow_forgets(self) -> None:
        """Have nobody expect to be told what a process that has ended did not tell, or knew."""
        self.laws.shown.forget_process()
        self.laws.hands.forget_process()
        for saved in self.shadow.tables.values():
            saved.untold.clear()

    def _forget_posts(self) -> None:
        """Expect nothing of messages whose numbers the process had not saved when it ended."""
        known = {number for (number,) in self.shadow.ask("SELECT message_id FROM deliveries")}
        for (side,) in self.shadow.ask("SELECT side FROM deliveries"):
            known.update(json.loads(side).values())
        for post in self.server.posts.values():
            post.doubtful |= post.id not in known
