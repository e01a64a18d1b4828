"""The faults of a process that serves all tables alone, of its clock and its connection.

This module carries faults out. The world decides when.
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
"""Seconds within which a process must stop when asked: many times what it needs."""
LOSSES = (1.0, 20.0, 400.0)
"""The longest times without a connection, in seconds."""
TOLD_AGAIN, LOST_AGAIN = 0.5, 0.3
"""How often a loss is reported twice, and how often another follows shortly."""
DOOMED = 0.3
"""How often the process is killed while disconnected."""
NOT_YET = 1_000_000
"""More steps than are taken without a connection. The process is then killed at the end of the outage."""
IN_VAIN = 4
"""The most presses during an outage."""
SOON = 30
"""Steps within which the process is killed during an outage, or the connection is lost again after it."""
CUT_SHORT = 0.3
"""How often a process is killed while it stops."""
ENDING = 120
"""The steps within which that happens. Most processes have stopped by then."""


class Mishaps:
    """The faults of the process of one run.

    Args:
        seed: of the run.
    """

    def __init__(self, world: World, seed: int) -> None:
        self._world = world
        self._random = world.random
        self._flaps = Random(f"{seed}/flaps")
        """Decides what else happens around a lost connection, independently of the main generator."""
        self._ends = Random(f"{seed}/ends")
        """Decides which orderly stops are cut short, likewise."""
        self._doomed_in: int | None = None
        """The steps until the process is killed; None if no kill is planned."""

    def strike(self) -> None:
        """Kill the process after a step, if one is planned there or the aim of the faults says so."""
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
        """Let the wall clock jump."""
        world, seconds = self._world, self._random.choice((-90.0, -5.0, 5.0, 90.0, 7200.0))
        world.tell(f"FAULT: the clock jumps by {seconds:g} seconds")
        world.time.jump(seconds)
        world.laws.clocks.jumped()
        world.laws.timers.jumped()
        world.laws.concealed.jumped()

    def lose_connection(self, process: Process) -> None:
        """Lose the connection and resume it after a while, unless the process is killed meanwhile. Timers go
        on."""
        world, flaps = self._world, self._flaps
        world.tell("FAULT: the connection is lost")
        world.laws.clocks.unreachable()
        process.lose_connection()
        process.uncredited += 1
        if flaps.random() < DOOMED:
            self._doomed_in = flaps.choice((1 + flaps.randrange(SOON), NOT_YET))
        self._wait(process, self._random.choice(LOSSES) * self._random.random())
        if flaps.random() < TOLD_AGAIN and world.process is process:
            process.lose_connection()  # a failed attempt to reconnect is reported as another loss
            self._wait(process, flaps.choice(LOSSES) * flaps.random())
        if world.process is process:
            self._find_connection(process)
        if flaps.random() < LOST_AGAIN and not world.broken:
            world.go_ahead(flaps.randrange(SOON))
            if world.process is process:
                self.lose_connection(process)

    def hide_channel(self, process: Process) -> None:
        """Hide the channel from the bot and show it again after a while. People go on pressing."""
        world, channel = self._world, self._world.server.home
        world.tell(f"FAULT: channel {channel} is hidden")
        world.laws.clocks.unreachable()
        world.server.hide()
        process.hear_of_hiding(channel)
        process.uncredited += 1
        self._wait(process, self._random.choice(LOSSES) * self._random.random())
        if world.process is process:
            world.tell(f"channel {channel} is shown again")
            world.server.hidden.clear()
            process.uncredited -= 1
            process.hear_of_showing(channel)
            world.laws.clocks.reachable_again()
            world.laws.timers.prevented()

    def _wait(self, process: Process, seconds: float) -> None:
        """Let time pass without a connection. People press in vain, and the process may be killed."""
        presses = self._flaps.randrange(IN_VAIN + 1)
        for _ in range(presses + 1):
            self._world.pass_days(seconds / (presses + 1) / DAY)
            if self._world.process is not process or self._world.broken:
                return
            self._press_in_vain()
        if self._doomed_in is not None:  # the kill is planned for the end, or too few steps were taken
            self._kill_doomed(process)

    def _press_in_vain(self) -> None:
        action = self._world.people.next_action()
        if action is not None:
            self._world.perform(action)

    def _find_connection(self, process: Process) -> None:
        world = self._world
        world.tell("the connection is back")
        process.uncredited -= 1
        process.resume_connection()
        world.laws.clocks.reachable_again()
        world.laws.timers.prevented()

    def kill(self, process: Process) -> None:
        """Kill the process, and start another after a while. A hidden channel is shown again meanwhile."""
        world, self._doomed_in = self._world, None
        if world.server.hidden:  # the next process cannot know that it was hidden
            world.laws.clocks.pardon()
            world.server.hidden.clear()
        world.tell("FAULT: the process is killed")
        ((alive_at,),) = world.shadow.ask("SELECT max(value + 0.0) FROM notes WHERE key = ?", ALIVE)
        if (alive_at or 0.0) > world.time.wall:  # the clock was put back, so the time of the kill is unknown
            world.laws.clocks.pardon()
        process.kill()
        world.down(self._random.choice((0.0, 1.0, 30.0, 600.0, 7200.0)))

    def stop(self, process: Process) -> None:
        """Stop the process in order, unless it is killed meanwhile, and start another after a while."""
        world = self._world
        world.tell("the process is asked to stop")
        loop, time = process.loop, world.time
        stopping = loop.create_task(process.stop())
        until = time.monotonic + LONGEST_STOP
        patience = self._ends.randrange(ENDING) if self._ends.random() < CUT_SHORT else NOT_YET
        while not (stopping.done() or world.broken):
            if patience == 0:
                self._kill_doomed(process)
                return
            patience -= 1
            if not loop.busy:  # it gives up work that takes longer than some seconds
                time.monotonic = max(time.monotonic, loop.next_timer() or until)
                loop.ring()
                world.laws.require(time.monotonic < until, "a process does not stop")
            if loop.busy:
                loop.step()
            world.judge_steps(loop)
        world.judge_tasks()
        process.kill()
        self._world.down(self._random.choice((1.0, 30.0, 7200.0)))
