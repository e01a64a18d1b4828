"""The end of a run: faults stop, everything under way finishes, and the laws of rest are checked.

Then the players whose turn it is move. In some runs everybody leaves for good, and each table must come to
rest by itself. This module acts as people do and lets time pass. It does not know the laws.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import State
from bot.tables.service.alarm import RETRY
from bot.tables.state import requests
from bot.tables.state.limits import SHOWN_AGAIN
from bot.tables.state.requests import Request
from engine import Seat
from tests.simulation.finished_laws import broken_by_ends
from tests.simulation.rest_laws import RestLaws
from tests.simulation.shadow import Saved

if TYPE_CHECKING:
    from tests.simulation.world import World

DAYS_ALONE = 30.0
"""Days after which a table without people must be at rest."""
LEFT_ALONE = 0.3
"""The share of runs in which that is checked."""
LAST_MOVES = 2
"""How many moves each table makes before everybody leaves."""
CONTINUED = 0.5
"""How often a table that is not being played is continued for that. The others stay as they are."""
RESTORED = 2 * RETRY
"""Seconds after which a table is restored that the database had delayed."""
REMINDED = 400.0
"""Seconds after which all direct messages that were due are sent."""
LAST_RETRY = 2500.0
"""Seconds after which everything that could not be shown has been retried."""


class Ending:
    """The end of one run."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._laws = world.laws
        self._people = world.people
        self._rest = RestLaws(world)

    def play(self) -> None:
        """Bring the run to its end, and judge it."""
        self._world.tell("no more faults from here on")
        self._world.calm_down()
        self._come_to_rest()
        self._laws.judge(self._world.overdue())
        self._wait_for_retries()
        if self._world.reminds:
            self._wait(REMINDED + self._world.time.put_back)
            self._laws.judge(self._laws.reminders.lost())
        if self._rest.not_in_use():
            self._wait(RESTORED)
        self._laws.judge(self._rest.unshown())
        # After a Discord fault, stale controls disappear with the next message.
        if not self._world.faults.of_discord:
            self._laws.judge(self._rest.pressable())
        self._show_again()
        self._laws.judge(self._rest.broken())
        for _ in range(LAST_MOVES):
            self._move()
        self._laws.judge(self._rest.broken())
        self._laws.judge(self._world.unrest())
        self._laws.judge(broken_by_ends(self._world.shadow, self._world.server, self._rest.tried()))
        if not self._world.broken and self._world.random.random() < LEFT_ALONE * self._world.lasts:
            self._world.tell("everybody leaves")
            self._world.stop_reminding()
            self._world.pass_days(DAYS_ALONE)
            self._laws.judge(self._rest.restless())

    # -- steps of the end ----------------------------------------------------------------------

    def _come_to_rest(self) -> None:
        """Finish everything that is under way."""
        world = self._world
        while not world.broken:
            if world.busy:
                world.step_once()
            elif world.rests:
                world.judge_tasks()
                return
            elif (rings_at := world.next_ring()) is None:
                self._laws.judge([f"{self._rest.process.pending} interactions are stuck: no timer is set"])
            else:
                world.ring_at(rings_at)

    def _wait_for_retries(self) -> None:
        """Let time pass until all deliveries that failed are retried."""
        world = self._world
        until = world.time.monotonic + world.time.put_back + LAST_RETRY
        while not world.broken and any(box.tries_again for box in self._rest.process.delivery.boxes.values()):
            rings_at = world.next_ring()
            if rings_at is None or rings_at > until:
                return
            world.ring_at(rings_at)
            self._come_to_rest()

    def _show_again(self) -> None:
        """If a fault occurred, let a person at each table show it again."""
        if self._world.faults.harmful:
            self._wait(SHOWN_AGAIN + self._world.time.put_back)
        for saved in list(self._world.shadow.live()):
            if self._world.faults.harmful:
                self._world.perform(
                    self._people.command(saved.row.owners[0], saved.row.id, requests.ShowAgain())
                )
                self._come_to_rest()

    def _wait(self, seconds: float) -> None:
        """Let time pass, with all timers that ring meanwhile."""
        world, time = self._world, self._world.time
        until = time.monotonic + seconds
        while (rings_at := world.next_ring()) is not None and rings_at <= until:
            if world.broken:
                return
            world.ring_at(rings_at)
            self._come_to_rest()
        time.monotonic = max(time.monotonic, until)

    def _move(self) -> None:
        """Move every table on: hosts of lobbies change the pace, and the players whose turn it is move."""
        for saved in list(self._world.shadow.live()):
            if saved.row.state == State.LOBBY:
                self._ask(saved, saved.row.host_id, requests.SetPace(saved.row.turn_seconds + 60))
            rests = saved.row.live and saved.row.state != State.PLAYING
            if rests and self._world.random.random() < CONTINUED:
                self._continue(saved)
            waited_for = saved.waiting
            playing = saved.row.state == State.PLAYING
            self._laws.require(
                not playing or bool(waited_for), f"table {saved.row.id} is stuck: no seat must move"
            )
            for seat in waited_for:
                if playing and not self._world.broken:
                    self._move_for(seat, saved)

    def _continue(self, saved: Saved) -> None:
        """Continue a table: its host starts it, somebody resumes it, or everybody is ready for the next
        round. Report a breach if that does not change its state. Skip lobbies with pending invitations or too
        many people."""
        before = saved.row.state
        match before:
            case State.LOBBY:
                seats = saved.row.rules().seats
                if saved.row.invited or len(saved.row.chairs) > seats[-1]:
                    return  # seats are reserved for guests, or somebody has to leave first
                if len(saved.row.chairs) not in seats:
                    self._ask(saved, saved.row.host_id, requests.FillWithComputers())
                self._ask(saved, saved.row.host_id, requests.Start())
            case State.PAUSED:
                self._ask(saved, self._world.random.choice(saved.row.owners), requests.Resume())
            case State.BETWEEN:
                for user_id in saved.row.owners:
                    version = self._laws.shown.newest[saved.row.id].version
                    if saved.row.state == State.BETWEEN:
                        self._ask(saved, user_id, requests.StartNextRound(version))
        stuck = saved.row.state == before
        self._laws.require(not stuck, f"table {saved.row.id} is stuck: it stays {before} after every request")

    def _ask(self, saved: Saved, user_id: int, request: Request) -> None:
        """Send a person's request to a table, and wait until it is finished."""
        self._world.perform(self._people.command(user_id, saved.row.id, request))
        self._come_to_rest()

    def _move_for(self, seat: Seat, saved: Saved) -> None:
        """Make the player of a seat move, unless another move has ended that turn."""
        if saved.row.state != State.PLAYING or seat not in saved.waiting:
            return
        made, user_id = saved.made, saved.row.chairs[seat].played_by
        newest = self._laws.shown.newest[saved.row.id]
        if user_id is not None and seat in newest.deciding() and seat not in newest.automatic:
            self._move_of(user_id, saved)
        else:
            self._wait_for(saved, made)
        stuck = saved.made == made and saved.row.state == State.PLAYING
        self._laws.require(not stuck, f"table {saved.row.id} is stuck: seat {seat} cannot move")

    def _move_of(self, user_id: int, saved: Saved) -> None:
        """Let a person open their hand and move."""
        self._world.perform(self._people.look(user_id, saved.row.id))
        self._come_to_rest()
        move = self._people.hand_move(user_id, saved.row.id)
        self._laws.require(move is not None, f"user {user_id} must move and sees no move")
        if move is not None:
            self._world.perform(move)
            self._come_to_rest()

    def _wait_for(self, saved: Saved, made: int) -> None:
        """Let time pass until a move is made without people, or for a few minutes at most."""
        world = self._world
        until = world.time.monotonic + 200  # the wall clock may have been put back
        while saved.made == made and world.time.monotonic < until and not world.broken:
            self._come_to_rest()
            rings_at = world.next_ring()
            if rings_at is None:
                break
            world.ring_at(rings_at)
        self._come_to_rest()
