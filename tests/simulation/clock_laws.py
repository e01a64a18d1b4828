"""The laws of time: people get the whole of their turn, and a clock runs only once its turn was shown.

Time in which the bot was unreachable does not count. This module knows those times, and when each turn was
first shown.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from bot.preferences import DAY, UserSettings
from bot.store import State
from bot.tables.rest_times import Rest, advance, rest_of, running
from bot.tables.state.deadlines import SHORTEST, SLOW, Pace
from bot.tables.state.requests import SERVICE, Shown, TimeIsUp
from tests.simulation.loop import Time
from tests.simulation.move_laws import Cause
from tests.simulation.shadow import Commit, Row

RESTING = {State.LOBBY, State.BETWEEN}
"""The states that end by themselves after a time."""
PACE = Pace()
SLACK = 2.0
"""The tolerance of these laws, in seconds."""


@dataclass(slots=True)
class _Turn:
    """A turn that has been shown."""

    people: frozenset[int]
    at: float
    """When it was shown, in Unix time."""
    due: float
    """The length of the turn, in seconds."""
    lost: float
    """The downtime so far when the turn was first shown, in seconds."""


@dataclass(slots=True)
class ClockLaws:
    """Judges that people get the whole of their turn, and that a clock runs only once its turn was shown."""

    time: Time
    settings: Callable[[int], UserSettings]
    """Returns a person's settings. They stay the same throughout a run."""
    _turns: dict[tuple[str, int], list[_Turn]] = field(default_factory=dict)
    _void: set[tuple[str, int]] = field(default_factory=set)
    """The turns that were shown when the wall clock jumped. They are not judged."""
    _ran: set[str] = field(default_factory=set)
    """The tables whose clock ran before the run, until their turn is shown again."""
    _rests: dict[str, float] = field(default_factory=dict)
    """By waiting table, the Unix time when its lobby was last touched or its round ended. Absent if that was
    before the last jump of the wall clock."""
    _lost: float = 0.0
    """The downtime so far, in seconds."""
    _right_since: float = 0.0
    """When the wall clock last jumped, by that clock."""
    _out_since: float | None = None
    """Since when the bot has been unreachable, in Unix time; None if it is reachable."""
    _outages: deque[tuple[float, float]] = field(default_factory=lambda: deque(maxlen=20))
    """The last downtimes, as pairs of Unix times."""

    def _lost_by_now(self) -> float:
        return self._lost + (0.0 if self._out_since is None else max(0.0, self.time.wall - self._out_since))

    def _lost_by(self, at: float) -> float:
        """Return the downtime before the time ``at``, in seconds. Use it for a change that was saved late."""
        present = [] if self._out_since is None else [(self._out_since, self.time.wall)]
        later = (max(0.0, ended - max(began, at)) for began, ended in [*self._outages, *present])
        return self._lost_by_now() - sum(later)

    def begin(self, row: Row) -> None:
        """If a table's clock runs when the run starts, record that it is unknown when its turn was shown."""
        if row.deadline is not None:
            self._ran.add(row.id)

    def unreachable(self) -> None:
        """Record that the bot is unreachable from now on."""
        if self._out_since is None:
            self._out_since = self.time.wall

    def reachable_again(self) -> None:
        """Record that the bot is reachable again. Do nothing if it was."""
        if self._out_since is not None:
            self._outages.append((self._out_since, self.time.wall))
            self._lost, self._out_since = self._lost_by_now(), None

    def add_downtime(self, began: float, ended: float) -> None:
        """Record a downtime that is over, in Unix time.

        The record may come late. A process that was frozen may report a turn as shown before it renews its
        lease. Such a turn has not lost the downtime before it.
        """
        self._lost += ended - began
        self._outages.append((began, ended))
        for turns in self._turns.values():
            for turn in turns:
                turn.lost += min(max(0.0, turn.at - began), ended - began)

    def pardon(self) -> None:
        """Judge no turn, lobby or pause between rounds that has begun."""
        self._void.update(self._turns)
        self._turns.clear()
        self._rests.clear()

    def jumped(self) -> None:
        """Record a jump of the wall clock. What had begun before it is not judged."""
        self.pardon()
        self._right_since = self.time.wall
        self._outages.clear()
        if self._out_since is not None:
            self._out_since = self.time.wall

    def shown(self, row: Row, shown: Shown) -> None:
        """Record that a turn is shown, since when, and how long it must last at least.

        Do not judge the turn if it is unknown since when it was shown.
        """
        if shown.clock_key is not None:
            turn, people = shown.clock_key
            if row.id in self._ran and row.deadline is not None:
                self._void.add((row.id, turn))  # it is unknown since when the turn was shown
            self._ran.discard(row.id)
            if not self._right_since <= shown.at <= self.time.wall:
                self._void.add((row.id, turn))  # the clock jumped between the message and its answer
            if (row.id, turn) in self._void:
                return
            missed = min((chair.missed for chair in row.chairs if chair.user_id in people), default=0)
            due = max(row.turn_seconds / 2**missed, SHORTEST)
            if (bank := row.bank()) is not None:
                seats = [seat for seat, chair in enumerate(row.chairs) if chair.user_id in people]
                due = max(map(bank.of, seats), default=float(SHORTEST))
            known = self._turns.setdefault((row.id, turn), [])
            known.append(_Turn(people, shown.at, due, self._lost_by_now()))

    def broken(self, commit: Commit, cause: Cause) -> Iterator[str]:
        """Yield a breach if a commit ends a wait or turn too early, or starts or prolongs a clock wrongly."""
        before, row = commit.before, commit.saved.row
        if before is None:
            return
        if isinstance(cause.request, TimeIsUp) and (
            before.due_at is None or cause.at < before.due_at - 0.001
        ):
            yield f"the timer of {before.state} rang at {cause.at}, due at {before.due_at}"
        yield from self._rested(before, row, cause)
        if isinstance(cause.request, TimeIsUp) and commit.moves:
            yield from self._struck(commit, before, cause)
        elif before.deadline is None and row.deadline is not None and not isinstance(cause.request, Shown):
            yield f"{type(cause.request).__name__} started a clock"
        if cause.at and row.deadline is not None and row.deadline != before.deadline:
            yield from self._too_long(row, row.deadline - cause.at, cause.at)

    def _rested(self, before: Row, row: Row, cause: Cause) -> Iterator[str]:
        """Yield a breach if a lobby or a pause between rounds ended too early. Record when one begins."""
        if isinstance(cause.request, TimeIsUp) and row.state != before.state and before.id in self._rests:
            least = PACE.lobby if before.state == State.LOBBY else PACE.next_round
            had = cause.at - self._rests[before.id]
            if before.state in RESTING and had < least - SLACK:
                yield f"{before.state} ended after only {had:.1f} seconds"
        if row.state not in RESTING:
            self._rests.pop(row.id, None)
        elif row.state != before.state or (row.state == State.LOBBY and cause.actor != SERVICE):
            self._rests[row.id] = cause.at or self.time.wall
            if not self._right_since <= self._rests[row.id] <= self.time.wall:
                del self._rests[row.id]  # the clock jumped between the change and its commit

    def _too_long(self, row: Row, seconds: float, since: float | None = None) -> Iterator[str]:
        """Yield a breach if a turn lasts longer than its whole length.

        Discord's time of a message may come from before the wall clock was put back.

        Args:
            since: the wall time that ``seconds`` count from; None for now. A slow save is late.
        """
        whole, now = max(row.turn_seconds, SHORTEST), self.time.wall if since is None else since
        rests = [self._rest(row, chair.user_id, now) for chair in row.chairs]
        longest = max(advance(now, whole, rest) for rest in rests) - now + self.time.put_back
        if seconds > longest + SLACK:
            yield f"a turn of {row.turn_seconds} seconds has {seconds:.1f} seconds left"

    def _struck(self, commit: Commit, before: Row, cause: Cause) -> Iterator[str]:
        if before.deadline is None or cause.at < before.deadline - 0.001:
            yield f"a turn ended at {cause.at}, before its deadline {before.deadline}"
            return
        chairs = [before.chairs[seat] for seat in commit.waiting if before.chairs[seat].played_by is not None]
        people = {chair.user_id for chair in chairs}
        shown = [each for each in self._turns.get((before.id, cause.turn), ()) if people <= each.people]
        if not shown:
            return  # the turn was shown before the clock jumped
        had = cause.at - shown[0].at - (self._lost_by(cause.at) - shown[0].lost)
        if had < shown[0].due - SLACK:
            yield f"a turn of {shown[0].due:g} seconds ended after {had:.1f}"
        for user_id in people:
            ran = running(shown[0].at, cause.at, self._rest(before, user_id, shown[0].at))
            if ran < shown[0].due - SLACK:
                yield f"the clock of {user_id} ran while it rests: a turn ended after {ran:.1f} seconds"

    def _rest(self, row: Row, user_id: int | None, now: float) -> Rest | None:
        """Return when a person's clock rests at a table; None if it never does."""
        if user_id is None or row.turn_seconds < SLOW:
            return None
        return rest_of(self.settings(user_id), now, quiet=row.turn_seconds >= DAY)
