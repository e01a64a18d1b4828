"""What befalls the one process that serves all tables, its clock and its connection.

This module does what goes wrong; when, the world decides.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from bot.tables.service.heartbeat import ALIVE
from tests.simulation.fault_kinds import Fault
from tests.simulation.loop import DAY
from tests.simulation.process import Process

if TYPE_CHECKING:
    from tests.simulation.world import World

LONGEST_STOP = 60.0
"""Seconds within which a process that is asked to end has ended: many times what that takes."""
LOSSES = (1.0, 20.0, 400.0)
"""Seconds for which the connection is lost at most."""
TOLD_AGAIN, LOST_AGAIN = 0.5, 0.3
"""How often a loss is told twice, and how often another follows just after it."""
DOOMED = 0.3
"""How often the process is killed while it has none: some steps after it was lost, or last of all."""
NOT_YET = 1_000_000
"""More steps than are taken without a connection: then the process is killed last of all."""
IN_VAIN = 4
"""So many people press something meanwhile at most."""
SOON = 30
"""The steps within which the process is killed then, or the connection lost again."""
CUT_SHORT = 0.3
"""How often a process that is asked to end is killed before it has."""
ENDING = 120
"""The steps within which that happens; most have ended by then."""


class Mishaps:
    """What befalls the process of one run.

    Args:
        seed: of the run.
    """

    def __init__(self, world: World, seed: int) -> None:
        self._world = world
        self._random = world.random
        self._flaps = Random(f"{seed}/flaps")
        """Decides what else happens around a lost connection, apart from all else."""
        self._ends = Random(f"{seed}/ends")
        """Decides in the same way which orderly ends are cut short."""
        self._doomed_in: int | None = None
        """The steps after which the process is killed; None where it is not."""

    def strike(self) -> None:
        """Kill the process after a step, if it is to be killed there."""
        process = self._world.process
        if process is None:
            return
        if self._doomed_in is not None:
            self._doomed_in -= 1
            if self._doomed_in == 0:
                self._kill_doomed(process)
                return
        if self._world.faults.strikes():
            self.kill(process)

    def _kill_doomed(self, process: Process) -> None:
        self._world.faults.met[Fault.PROCESS_KILLED] += 1
        self.kill(process)

    def jump(self) -> None:
        """Put the clock on the wall wrong, or right again."""
        world, seconds = self._world, self._random.choice((-90.0, -5.0, 5.0, 90.0, 7200.0))
        world.tell(f"FAULT: the clock jumps by {seconds:g} seconds")
        world.time.jump(seconds)
        world.laws.clocks.jumped()
        world.laws.timers.jumped()

    def lose_connection(self, process: Process) -> None:
        """Lose the connection, and have it back after a while, in which timers go on, unless it ends then."""
        world, flaps = self._world, self._flaps
        world.tell("FAULT: the connection is lost")
        world.laws.clocks.out()
        process.lose_connection()
        process.owing += 1
        if flaps.random() < DOOMED:
            self._doomed_in = flaps.choice((1 + flaps.randrange(SOON), NOT_YET))
        self._wait(process, self._random.choice(LOSSES) * self._random.random())
        if flaps.random() < TOLD_AGAIN and world.process is process:
            process.lose_connection()  # trying in vain to have it back is told as well
            self._wait(process, flaps.choice(LOSSES) * flaps.random())
        if world.process is process:
            self._find_connection(process)
        if flaps.random() < LOST_AGAIN and not world.broken:
            world.go_ahead(flaps.randrange(SOON))
            if world.process is process:
                self.lose_connection(process)

    def _wait(self, process: Process, seconds: float) -> None:
        """Let time pass without a connection: people press in vain, and the process may be killed."""
        presses = self._flaps.randrange(IN_VAIN + 1)
        for _ in range(presses + 1):
            self._world.pass_days(seconds / (presses + 1) / DAY)
            if self._world.process is not process or self._world.broken:
                return
            self._press_in_vain()
        if self._doomed_in is not None:  # last of all, or so few steps were taken meanwhile
            self._kill_doomed(process)

    def _press_in_vain(self) -> None:
        doing = self._world.people.do_something()
        if doing is not None:
            self._world.do(doing)

    def _find_connection(self, process: Process) -> None:
        world = self._world
        world.tell("the connection is back")
        process.owing -= 1
        process.find_connection()
        world.laws.clocks.back()
        world.laws.timers.kept()

    def kill(self, process: Process) -> None:
        """End the process at once; another starts after a while."""
        world, self._doomed_in = self._world, None
        world.tell("FAULT: the process is killed")
        ((alive_at,),) = world.shadow.ask("SELECT max(value + 0.0) FROM notes WHERE key = ?", ALIVE)
        if (alive_at or 0.0) > world.time.wall:  # put back: nobody knows when it ended
            world.laws.clocks.pardon()
        process.kill()
        world.down(self._random.choice((0.0, 1.0, 30.0, 600.0, 7200.0)))

    def stop(self, process: Process) -> None:
        """End the process in order, unless it is killed meanwhile; another starts after a while."""
        world = self._world
        world.tell("the process is stopped")
        loop, time = process.loop, world.time
        stopping = loop.create_task(process.stop())
        until = time.monotonic + LONGEST_STOP
        patience = self._ends.randrange(ENDING) if self._ends.random() < CUT_SHORT else NOT_YET
        while not (stopping.done() or world.broken):
            if patience == 0:
                self._kill_doomed(process)
                return
            patience -= 1
            if not loop.busy:  # within some seconds it gives up what takes longer
                time.monotonic = max(time.monotonic, loop.next_timer() or until)
                loop.ring()
                world.laws.require(time.monotonic < until, "a process that is stopped goes on")
            if loop.busy:
                loop.step()
            world.judge_steps(loop)
        world.judge_tasks()
        process.kill()
        self._world.down(self._random.choice((1.0, 30.0, 7200.0)))
