"""One run in which several processes share the tables: usually two, each of which may end or freeze.

Each has its own loop. The main generator decides which takes the next step. A second generator decides the
number of shards and the faults of the processes, so that runs with one process stay as they were. This module
decides what happens next. It judges nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import count
from random import Random

from tests.simulation.fault_kinds import Fault
from tests.simulation.laws import Say
from tests.simulation.lease_laws import LeaseLaws
from tests.simulation.loop import DAY, SimulatedLoop
from tests.simulation.members import Member
from tests.simulation.people import PEOPLE, Action
from tests.simulation.store import Disk
from tests.simulation.timer_laws import MOST_DELAY
from tests.simulation.world import PATIENT, World

SEVERAL = 0.25
"""The share of runs in which several processes share the tables."""
LONGEST_BREAK = 300.0
"""The longest time without people, in seconds. Leases must be renewed meanwhile."""
UNTOUCHED = 60.0
"""The time without people at the end, in seconds."""
CROWD = 12
"""While a process has more than this many interactions to handle, people send no more."""
CUT_SHORT = 0.3
"""How often a fault befalls a process while it leaves."""
PARTING = (20, 200)
"""The numbers of its steps within which that happens. Half of the processes have left after about thirty."""
MOST_PROCESSES = 3
"""The most processes at once."""


def is_shared(seed: int) -> bool:
    """Return whether several processes share the tables in the run of a seed."""
    return Random(f"{seed}/processes").random() < SEVERAL


class SharedWorld(World):
    """One run in which several processes share the tables."""

    lasts = False

    def __init__(self, seed: int, disk: Disk, say: Say | None = None) -> None:
        super().__init__(seed, disk, say)
        self._chance = chance = Random(f"{seed}/sharing")
        self.faults.share(chance)
        self._shards = chance.choice((1, 2, 2, 3))
        self._haste = chance.choice((0.3, 1.0, 3.0))
        self._numbers = count(1)
        self.members: list[Member] = []
        self._wakes: dict[str, float] = {}
        """When each frozen process wakes."""
        self._starts: list[float] = []
        """When further processes start."""
        self._failures: dict[Fault, Callable[[Member], None]] = {
            Fault.MEMBER_KILLED: self._kill_one,
            Fault.MEMBER_LEAVES: self._ask_to_leave,
            Fault.MEMBER_FROZEN: self._freeze,
            Fault.MEMBER_CUT_OFF: self._cut_off,
        }
        """The faults of a process, in the order in which they are tried."""
        self._ends = Random(f"{seed}/ends")
        """Decides which leaves are cut short, independently of the other generators."""
        self._fails_in: dict[str, int] = {}
        """By leaving process, the number of its steps until a fault befalls it."""
        self.leases = self.laws.leases = LeaseLaws(
            self.shadow, self.time, self.faults, self._owner_changed, self.laws.clocks, self.laws.judge
        )
        disk.now = lambda: self.time.wall
        self.server.tried = self.leases.tried
        self.server.served = lambda: self.leases.owns(self._steps)
        self._steps = ""
        """The name of the process that is running now."""

    def _begin(self) -> None:
        super()._begin()
        self._disk.guarded, self._disk.leases_changed = self.leases.guarded, self.leases.read_lease
        self._disk.deliveries_saved = self.leases.deliveries_saved
        self._starts.append(self._chance.choice((0.0, 3.0, 20.0)) * self._chance.random())

    def _end(self) -> None:
        for member in self.members:
            member.kill()
        self._disk.guarded = self._disk.leases_changed = lambda: None
        self._disk.deliveries_saved = lambda process: None

    # -- loops ---------------------------------------------------------------------------------

    @property
    def up(self) -> bool:
        return True

    @property
    def serving(self) -> Member | None:
        return next((each for each in self.members if self.leases.owns(each.name)), None)

    @property
    def served_since(self) -> float:
        return self.leases.served_since

    @property
    def busy(self) -> bool:
        return any(self._ready())

    def _ready(self) -> Iterator[Member]:
        return (each for each in self.members if each.loop.busy and not each.frozen)

    @property
    def rests(self) -> bool:
        alone = sum(each.cluster.serves_shard(1 % self._shards) for each in self.members) == 1
        still = self.serving is not None and all(each.rests for each in self.members)
        return alone and still and not self._starts

    def _loops(self) -> Iterable[SimulatedLoop]:
        return (each.loop for each in self.members if not each.frozen)

    def _next_loop(self) -> SimulatedLoop:
        ready = list(self._ready())
        member = ready[0] if len(ready) == 1 else self.random.choice(ready)
        self._steps = member.name
        return member.loop

    def step_once(self) -> None:
        super().step_once()
        for member in self.members:
            if member.ended:
                self._remove(member)
                break
        steps_left = self._fails_in.pop(self._steps, 0)
        if steps_left == 1:
            self._fail_while_leaving(self._steps)
        elif steps_left:
            self._fails_in[self._steps] = steps_left - 1

    def next_ring(self) -> float | None:
        rings = [each.loop.next_timer() for each in self.members if not each.frozen]
        times = [*(each for each in rings if each is not None), *self._wakes.values(), *self._starts]
        return min(times, default=None)

    def ring(self) -> None:
        now = self.time.monotonic
        self.leases.expire()
        while self._starts and min(self._starts) <= now:
            self._starts.remove(min(self._starts))
            self._start()
        for member in self.members:
            if self._wakes.get(member.name, now + 1) <= now:
                self._thaw(member)
            if not member.frozen:
                member.loop.ring()

    # -- events --------------------------------------------------------------------------------

    @property
    def _pending(self) -> int:
        crowded = any(each.pending > CROWD for each in self.members)
        return PATIENT if crowded else self.leases.waiting

    def perform(self, action: Action) -> None:
        self._fail_somewhere()
        words, user_id, _, act = action
        connected = [each for each in self.members if each.hears()]
        if not connected:
            self.tell(f"{PEOPLE[user_id]} {words}, but no process is connected")
            return
        interaction = self.people.interaction(action, connected[0].client)
        receivers = ", ".join(each.name for each in connected)
        self.tell(f"{PEOPLE[user_id]} {words} (interaction {interaction.id}, received by {receivers})")
        self.leases.pressed(interaction, frozenset(each.name for each in connected))
        for each in connected:
            each.receive(interaction.heard_by(each.client), partial(act, each))

    def _happen(self) -> None:
        self.leases.expire()
        if self.faults.happens(Fault.CHANNEL_DELETED):
            number = self._delete_channel()
            for member in self.members:
                member.hear_of_deletion(number)
        elif not self._archives():
            self._act()

    def _fail_somewhere(self) -> None:
        """Possibly let a process join, a fault befall one, or time pass without people."""
        awake = [each for each in self.members if not (each.frozen or each.leaving)]
        if len(self.members) + len(self._starts) < MOST_PROCESSES and self.faults.happens(Fault.MEMBER_JOINS):
            self._starts.append(self.time.monotonic)
        for kind, cause in self._failures.items():
            if awake and self.faults.happens(kind):
                cause(self._chance.choice(awake))
                return
        if self.faults.happens(Fault.EVERYBODY_GONE):
            self.pass_days(self._chance.random() * LONGEST_BREAK / DAY)

    def calm_down(self) -> None:
        self.faults.stop()
        self._fails_in.clear()
        for member in self.members:
            member.store.link.broken_until = 0.0
            if member.frozen:
                self._thaw(member)

    # -- processes -----------------------------------------------------------------------------

    def _start(self) -> None:
        name = f"p{next(self._numbers)}"
        self.tell(f"process {name} starts")
        self.members.append(Member(self._machine, name, self._shards, self._chance, self._deliver_news))

    def _deliver_news(self, news: str) -> None:
        for member in self.members:
            member.hear(news)

    def _replace(self, longest: float) -> None:
        """Plan the start of another process, unless two remain."""
        staying = [each for each in self.members if not each.leaving]
        if len(staying) + len(self._starts) < 2:
            self._starts.append(self.time.monotonic + longest * self._chance.random())

    def _kill_one(self, member: Member) -> None:
        self.tell(f"FAULT: process {member.name} is killed")
        self.leases.fault_begins(member.name)
        self._remove(member)
        self._replace(self._chance.choice((0.0, 2.0, 20.0, 60.0)))

    def _remove(self, member: Member) -> None:
        if member.ended:
            self.tell(f"process {member.name} has left")
        self.members.remove(member)
        member.kill()
        if not self.members and not self._starts:
            self._replace(0.0)

    def _ask_to_leave(self, member: Member) -> None:
        self.tell(f"process {member.name} is asked to leave")
        member.leaving = True
        member.loop.create_task(member.stop())
        self._replace(self._chance.choice((0.0, 0.0, 20.0)))
        if self._ends.random() < CUT_SHORT:
            self._fails_in[member.name] = 1 + self._ends.randrange(self._ends.choice(PARTING))

    def _fail_while_leaving(self, name: str) -> None:
        """Let a fault befall a process, if it has not left yet."""
        kind = self._ends.choice([each for each in self._failures if each is not Fault.MEMBER_LEAVES])
        for member in [each for each in self.members if each.name == name]:
            self.faults.met[kind] += 1
            self._failures[kind](member)

    def _freeze(self, member: Member) -> None:
        seconds = self._chance.choice((2.0, 8.0, 15.0, 40.0)) * self._chance.random()
        self.tell(f"FAULT: process {member.name} freezes for {seconds:.1f} seconds")
        self.leases.fault_begins(member.name, frozen=True)
        member.freeze()
        self._wakes[member.name] = self.time.monotonic + seconds

    def _thaw(self, member: Member) -> None:
        self.tell(f"process {member.name} wakes")
        self.leases.faults_end(member.name)
        if self.leases.owns(member.name):
            self.laws.timers.prevented()
        self._wakes.pop(member.name, None)
        member.thaw()

    def _cut_off(self, member: Member) -> None:
        seconds = self._chance.choice((2.0, 8.0, 15.0, 40.0)) * self._chance.random()
        self.tell(f"FAULT: process {member.name} cannot reach the database for {seconds:.1f} seconds")
        self.leases.fault_lasts(member.name, seconds)
        member.store.link.broken_until = self.time.monotonic + seconds

    def _owner_changed(self) -> None:
        """Expect nothing that the former owner had not announced or saved."""
        self.tell(f"{self.leases.lease.owner} serves the server")
        self._doubt_unsaved_posts()
        self.forget_unannounced()
        self.laws.questions.passed_on()
        self.laws.timers.prevented()

    def _judge_timers(self) -> None:
        """Judge the timers while one process holds the lease undisturbed.

        Timers ring even before its session is open. A process that leaves may leave due events to the next.
        """
        owner = self.serving
        if owner is not None and owner.store.link.broken_until > self.time.monotonic:
            self.laws.timers.database_failed()
        kept = owner is None or owner.frozen or owner.leaving or not self.leases.holds()
        self.laws.judge(self.laws.timers.broken(serves=not kept))

    # -- at the end ----------------------------------------------------------------------------

    def overdue(self) -> Iterator[str]:
        self.pass_days(UNTOUCHED / DAY)
        for saved in self.shadow.live():
            due = saved.row.due_at
            if due is not None and due < self.time.wall - MOST_DELAY:
                yield f"table {saved.row.id} was due {self.time.wall - due:.0f} seconds ago"

    def unrest(self) -> Iterator[str]:
        others = (member for member in self.members if not self.leases.owns(member.name))
        for member in others:
            used = [session.table.id for session in member.registry.loaded()]
            if used:
                yield f"{member.name} has tables {used} in memory while {self.leases.lease.owner} serves them"
            shows = sorted(member.delivery.boxes)
            if shows:
                yield f"{member.name} would show tables {shows} while {self.leases.lease.owner} serves them"
        yield from self.leases.left_thinking()
