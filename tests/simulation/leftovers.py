"""What an earlier process left of a table: invitations, missed turns, and running clocks.

A separate generator decides this, so that the start of older runs stays as it was. This module knows the
saved fields of people and times. It knows no rule.
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
"""The shares of lobbies that exist from the beginning, of people who have missed turns, and of matches with a
running clock."""
AWAY_AFTER = 3
"""How many turns in a row a person has missed who is away."""
INVITED = 2
"""The most people that are invited to a lobby."""


@dataclass(frozen=True, slots=True)
class Leftovers:
    """What an earlier process left of a table."""

    seats: tuple[SeatRow, ...]
    level: str = "strong"
    invited: tuple[InvitedRow, ...] = ()
    times: tuple[float | None, float | None] = (None, None)
    """The seconds until the shown turn ends, and until the next timer of the table."""

    def changes(self) -> MatchChanges:
        """Return the times as changes to commit. Without a due time there are none."""
        deadline, due_at = map(_at, self.times)
        if due_at is None:  # earlier versions did not save a due time
            return MatchChanges()
        return MatchChanges(deadline=deadline, due_at=due_at)


def lobby(random: Random, seats: Sequence[SeatRow], people: Mapping[int, str]) -> Leftovers | None:
    """Return the leftovers of a lobby; None if the run starts without one.

    Args:
        seats: the people and computers who would play its match.
    """
    if random.random() >= SAVED:
        return None
    level = random.choice(list(LEVELS))
    owners = [replace(row, away=False, unsubstituted=True) for row in seats if row.user_id is not None]
    sat = random.sample(owners, random.randint(1, len(owners)))
    sat += [replace(row, level=level) for row in seats if row.computer and random.random() < 0.5]
    seated = tuple(replace(row, seat=seat) for seat, row in enumerate(sat))
    strangers = [user_id for user_id in people if user_id not in {row.user_id for row in sat}]
    guests = random.sample(strangers, random.randint(0, min(INVITED, len(strangers))))
    invited = tuple(InvitedRow(user_id, people[user_id], random.random() < 0.3) for user_id in guests)
    due = Pace().lobby * random.random() if random.random() < RUNNING else None
    return Leftovers(seated, level, invited, (None, due))


def match(
    random: Random, seats: Sequence[SeatRow], state: State, turn_seconds: int, waiting: Sequence[int]
) -> Leftovers:
    """Return the leftovers of a match.

    Args:
        waiting: the seats that must move next.
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
    """Return the time that is `seconds` after the start of the run; None if `seconds` is None."""
    return None if seconds is None else datetime.fromtimestamp(START + seconds, UTC)
