"""What befalls the one process that serves all tables, its clock and its connection.

This module does what goes wrong; when, the world decides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.heartbeat import ALIVE
from tests.simulation.process import Process

if TYPE_CHECKING:
    from tests.simulation.world import World

DAY = 86400.0


class Mishaps:
    """What befalls the process of one run."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._random = world.random

    def jump(self) -> None:
        """Put the clock on the wall wrong, or right again."""
        world, seconds = self._world, self._random.choice((-90.0, -5.0, 5.0, 90.0, 7200.0))
        world.tell(f"FAULT: the clock jumps by {seconds:g} seconds")
        world.time.jump(seconds)
        world.laws.clocks.jumped()
        world.laws.timers.jumped()

    def lose_connection(self, process: Process) -> None:
        """Lose the connection, and have it back after a while in which timers go on."""
        world = self._world
        world.tell("FAULT: the connection is lost")
        world.laws.clocks.out()
        process.lose_connection()
        process.owing += 1
        world.pass_days(self._random.choice((1.0, 20.0, 400.0)) * self._random.random() / DAY)
        if process is not world.process:  # it was killed meanwhile
            return
        world.tell("the connection is back")
        process.owing -= 1
        process.find_connection()
        world.laws.clocks.back()
        world.laws.timers.kept()

    def kill(self, process: Process) -> None:
        """End the process at once; another starts after a while."""
        world = self._world
        world.tell("FAULT: the process is killed")
        ((alive_at,),) = world.shadow.ask("SELECT max(value + 0.0) FROM notes WHERE key = ?", ALIVE)
        if (alive_at or 0.0) > world.time.wall:  # put back: nobody knows when it ended
            world.laws.clocks.pardon()
        process.kill()
        world.down(self._random.choice((0.0, 1.0, 30.0, 600.0, 7200.0)))

    def stop(self, process: Process) -> None:
        """End the process in order; another starts after a while."""
        self._world.tell("the process is stopped")
        process.loop.create_task(process.stop())
        while process.loop.busy:
            process.loop.step()
        process.kill()
        self._world.down(self._random.choice((1.0, 30.0, 7200.0)))
