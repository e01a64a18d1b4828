"""What else an earlier process left of a table: who was asked to a lobby, missed turns, a clock that runs.

A generator of its own decides it, so that what a run begins with is otherwise what it was without. This
module knows what is saved of people and times, and no rule.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from random import Random

from bot.store import InvitedRow, MatchChanges, SeatRow, State
from bot.tables.state.deadlines import SHORTEST, Pace
from engine.players.levels import LEVELS
from tests.simulation.loop import START

SAVED, MISSED, RUNNING = 0.6, 0.3, 0.5
"""The shares of lobbies that are there from the beginning, of people who have missed turns, and of matches in
which time runs."""
AWAY_AFTER = 3
"""So many turns in a row whoever is away has missed."""
INVITED = 2
"""So many people are asked to a lobby at most."""


@dataclass(frozen=True, slots=True)
class Leftovers:
    """What else was left of a table."""

    seats: tuple[SeatRow, ...]
    level: str = "strong"
    invited: tuple[InvitedRow, ...] = ()
    times: tuple[float | None, float | None] = (None, None)
    """The seconds until the turn on show ends, and until something happens of itself."""

    def changes(self) -> MatchChanges:
        """Return what of it is saved with a change."""
        deadline, due_at = map(_at, self.times)
        if due_at is None:  # as by versions that did not save when
            return MatchChanges()
        return MatchChanges(deadline=deadline, due_at=due_at)


def lobby(random: Random, seats: Sequence[SeatRow], people: Mapping[int, str]) -> Leftovers | None:
    """Return what was left of a lobby; None where there was none.

    Args:
        seats: who would sit there in the end.
    """
    if random.random() >= SAVED:
        return None
    level = random.choice(list(LEVELS))
    owners = [replace(row, away=False, unsubstituted=True) for row in seats if row.user_id is not None]
    sat = random.sample(owners, random.randint(1, len(owners)))
    sat += [replace(row, level=level) for row in seats if row.computer and random.random() < 0.5]
    seated = tuple(replace(row, seat=seat) for seat, row in enumerate(sat))
    strangers = [user_id for user_id in people if user_id not in {row.user_id for row in sat}]
    asked = random.sample(strangers, random.randint(0, min(INVITED, len(strangers))))
    invited = tuple(InvitedRow(user_id, people[user_id], random.random() < 0.3) for user_id in asked)
    due = Pace().lobby * random.random() if random.random() < RUNNING else None
    return Leftovers(seated, level, invited, (None, due))


def match(
    random: Random, seats: Sequence[SeatRow], state: State, turn_seconds: int, waiting: Sequence[int]
) -> Leftovers:
    """Return what was left of a match.

    Args:
        waiting: the seats that its round waits for.
    """
    seated = tuple(_missed(random, row) for row in seats) if random.random() < RUNNING else tuple(seats)
    if state is State.PAUSED or random.random() >= RUNNING:
        return Leftovers(seated)
    if state is State.BETWEEN:
        return Leftovers(seated, times=(None, Pace().next_round * random.random()))
    awaited = [seated[seat] for seat in waiting]
    people = [row for row in awaited if row.user_id is not None and not row.away]
    clock = None
    if state is State.PLAYING and people and turn_seconds:
        missed = min(row.missed_turns for row in people)
        clock = max(turn_seconds / 2**missed, SHORTEST) * random.random()
    if clock is None or len(people) < len(awaited):
        moves = state is State.PLAYING and len(people) < len(awaited)
        return Leftovers(seated, times=(clock, Pace().computer * random.random() if moves else None))
    return Leftovers(seated, times=(clock, clock * random.choice((0.75, 1.0))))


def _missed(random: Random, row: SeatRow) -> SeatRow:
    if row.user_id is None:
        return row
    few = random.randrange(1, AWAY_AFTER) if random.random() < MISSED else 0
    return replace(row, missed_turns=AWAY_AFTER if row.away else few)


def _at(seconds: float | None) -> datetime | None:
    """Return a time so long after the run has begun."""
    return None if seconds is None else datetime.fromtimestamp(START + seconds, UTC)
