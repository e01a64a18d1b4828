"""The laws of time: nobody's turn ends before they have had the whole of it, and a clock that nobody has
been shown does not run.

Time in which nobody could reach the bot does not count. This module knows when that was, and when each
turn was first on show.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.store import State
from bot.tables.state.deadlines import SHORTEST, Pace
from bot.tables.state.requests import SERVICE, Shown, TimeIsUp
from tests.simulation.loop import Time
from tests.simulation.move_laws import Cause
from tests.simulation.shadow import Commit, Row

RESTING = {State.LOBBY, State.BETWEEN}
"""What comes to its end by itself where nobody does anything."""
PACE = Pace()
SLACK = 2.0
"""Seconds that nobody misses."""


@dataclass(slots=True)
class _Turn:
    """A turn that has been on show."""

    people: frozenset[int]
    at: float
    """When, in Unix time."""
    due: float
    """How many seconds it is to last."""
    lost: float
    """How many seconds had been lost when it was first on show."""


@dataclass(slots=True)
class ClockLaws:
    """The laws of time."""

    time: Time
    _turns: dict[tuple[str, int], list[_Turn]] = field(default_factory=dict)
    _void: set[tuple[str, int]] = field(default_factory=set)
    """The turns that were on show when the clock on the wall was put wrong."""
    _ran: set[str] = field(default_factory=set)
    """The tables whose clock ran before the run, until it is told that their turn is on show again."""
    _rests: dict[str, float] = field(default_factory=dict)
    """By table that waits for its time, since when, in Unix time: since a person last touched the lobby, or
    the round was over. Not where that was before the clock on the wall was put wrong."""
    _lost: float = 0.0
    """The seconds in which nobody could reach the bot, so far."""
    _right_since: float = 0.0
    """When the clock on the wall was put wrong last, by that clock itself."""
    _out_since: float | None = None
    """Since when nobody can, in Unix time."""
    _outages: deque[tuple[float, float]] = field(default_factory=lambda: deque(maxlen=20))
    """The last times in which nobody could, in Unix time."""

    def _lost_by_now(self) -> float:
        return self._lost + (0.0 if self._out_since is None else max(0.0, self.time.wall - self._out_since))

    def _lost_by(self, at: float) -> float:
        """Return the seconds lost before a time: a change may be saved long after it was made."""
        present = [] if self._out_since is None else [(self._out_since, self.time.wall)]
        later = (max(0.0, ended - max(began, at)) for began, ended in [*self._outages, *present])
        return self._lost_by_now() - sum(later)

    def begin(self, row: Row) -> None:
        """Take a table over as an earlier process left it."""
        if row.deadline is not None:
            self._ran.add(row.id)

    def out(self) -> None:
        """Note that nobody can reach the bot from now on."""
        if self._out_since is None:
            self._out_since = self.time.wall

    def back(self) -> None:
        """Note that the bot can be reached again."""
        if self._out_since is not None:
            self._outages.append((self._out_since, self.time.wall))
            self._lost, self._out_since = self._lost_by_now(), None

    def missed(self, began: float, ended: float) -> None:
        """Note that nobody could reach the bot between two times that are over, in Unix time.

        It may be noted late: a process that was frozen may tell of a turn on show before it renews its lease,
        and what of that time was over by then the turn has not lost.
        """
        self._lost += ended - began
        self._outages.append((began, ended))
        for turns in self._turns.values():
            for turn in turns:
                turn.lost += min(max(0.0, turn.at - began), ended - began)

    def pardon(self) -> None:
        """Judge no turn that has begun."""
        self._void.update(self._turns)
        self._turns.clear()
        self._rests.clear()

    def jumped(self) -> None:
        """Note that the clock on the wall was put wrong: turns that had begun are not judged."""
        self.pardon()
        self._right_since = self.time.wall
        self._outages.clear()
        if self._out_since is not None:
            self._out_since = self.time.wall

    def shown(self, row: Row, shown: Shown) -> None:
        """Note that a turn is on show."""
        if shown.clock_key is not None:
            turn, people = shown.clock_key
            if row.id in self._ran and row.deadline is not None:
                self._void.add((row.id, turn))  # since when it was on show, nobody knows
            self._ran.discard(row.id)
            if not self._right_since <= shown.at <= self.time.wall:
                self._void.add((row.id, turn))  # the clock was put wrong on the way from Discord
            if (row.id, turn) in self._void:
                return
            missed = min((chair.missed for chair in row.chairs if chair.user_id in people), default=0)
            due = max(row.turn_seconds / 2**missed, SHORTEST)
            known = self._turns.setdefault((row.id, turn), [])
            known.append(_Turn(people, shown.at, due, self._lost_by_now()))

    def broken(self, commit: Commit, cause: Cause) -> Iterator[str]:
        """Return what is wrong with the times of a change."""
        before, row = commit.before, commit.saved.row
        if before is None:
            return
        if isinstance(cause.request, TimeIsUp) and (
            before.due_at is None or cause.at < before.due_at - 0.001
        ):
            yield f"{before.state} was up at {cause.at}, and due at {before.due_at}"
        yield from self._rested(before, row, cause)
        if isinstance(cause.request, TimeIsUp) and commit.moves:
            yield from self._struck(commit, before, cause)
        elif before.deadline is None and row.deadline is not None and not isinstance(cause.request, Shown):
            yield f"{type(cause.request).__name__} started a clock"
        if cause.at and row.deadline is not None and row.deadline != before.deadline:
            yield from self._too_long(row, row.deadline - cause.at)

    def _rested(self, before: Row, row: Row, cause: Cause) -> Iterator[str]:
        """Return what is wrong with how long a lobby, or a table between two rounds, has waited."""
        if isinstance(cause.request, TimeIsUp) and row.state != before.state and before.id in self._rests:
            least = PACE.lobby if before.state == State.LOBBY else PACE.next_round
            had = cause.at - self._rests[before.id]
            if before.state in RESTING and had < least - SLACK:
                yield f"{before.state} was over after {had:.1f} seconds"
        if row.state not in RESTING:
            self._rests.pop(row.id, None)
        elif row.state != before.state or (row.state == State.LOBBY and cause.actor != SERVICE):
            self._rests[row.id] = cause.at or self.time.wall
            if not self._right_since <= self._rests[row.id] <= self.time.wall:
                del self._rests[row.id]  # the clock was put wrong between the change and its being saved

    def _too_long(self, row: Row, seconds: float) -> Iterator[str]:
        """Return what is wrong with a turn that nobody could want to last so long.

        Discord's time of a message may be from before the clock on the wall was put back.
        """
        longest = max(row.turn_seconds, SHORTEST) + self.time.put_back
        if seconds > longest + SLACK:
            yield f"a turn of {row.turn_seconds} seconds lasts for {seconds:.1f} more"

    def _struck(self, commit: Commit, before: Row, cause: Cause) -> Iterator[str]:
        if before.deadline is None or cause.at < before.deadline - 0.001:
            yield f"a turn was ended at {cause.at}, before its deadline {before.deadline}"
            return
        chairs = [before.chairs[seat] for seat in commit.waiting if before.chairs[seat].played_by is not None]
        people = {chair.user_id for chair in chairs}
        shown = [each for each in self._turns.get((before.id, cause.turn), ()) if people <= each.people]
        if not shown:
            return  # on show before the clock was put wrong
        had = cause.at - shown[0].at - (self._lost_by(cause.at) - shown[0].lost)
        if had < shown[0].due - SLACK:
            yield f"a turn of {shown[0].due:g} seconds was ended after {had:.1f}"
