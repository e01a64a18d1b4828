"""Matches without people, whose clocks run out by themselves. This module writes and later checks them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from tests.cluster.discord import EACH, FIRST
from tests.cluster.matches import WaitingMatch, write_matches
from tests.cluster.running import ask

SHORTENED = -2.5
"""How early a clock may ring, in seconds, before it counts as shortened. A process that is killed has served
its tables for up to two seconds after its last renewal. For what it saved then, these are not credited."""
ANN, BOB = 3, 4
MESSAGES = 7_000_000
"""The first id of their messages."""


@dataclass(frozen=True, slots=True)
class ClockResult:
    """The clock of a match, and when it rang."""

    match_id: str
    due: datetime
    at: datetime | None
    """When it rang; None if it has not."""
    checked_at: datetime
    """When this was checked."""
    lost: float
    """Seconds of downtime of its server between the beginning and the ring."""
    lost_when_due: float
    """Length of the downtime in which it came due, in seconds; 0 if its server was served then."""

    @property
    def late(self) -> float:
        """The delay of the ring in seconds, downtime excluded; negative if the clock was shortened."""
        at = self.at or self.checked_at
        return (at - self.due).total_seconds() - self.lost


RESTING = "rest"
"""The prefix of the ids of these tables."""


async def write_idle_matches(database: str, servers: int, dues: Sequence[datetime]) -> None:
    """Write a match for each due time. One player must move there, and that turn ends at the due time."""
    matches = [
        WaitingMatch(
            f"{RESTING}{n:06d}",
            n % servers,
            FIRST + n % servers * EACH,
            MESSAGES + n,
            waits_for=ANN,
            other=BOB,
            due_at=due,
            deadline=due,
        )
        for n, due in enumerate(dues)
    ]
    await write_matches(database, matches)


async def clock_results(database: str, dues: Sequence[datetime], began: datetime) -> list[ClockResult]:
    """Return for each match when its clock rang and how long its server was down."""
    now = datetime.now(UTC)
    rows = await ask(
        database,
        "SELECT id, guild_id >> 22 AS ordinal, (SELECT min(at) FROM moves WHERE match_id = id) AS at "
        "FROM matches WHERE id LIKE 'rest%' ORDER BY id",
    )
    absences = await ask(database, "SELECT modulus, residue, began, ended FROM absences ORDER BY began")
    return [
        ClockResult(
            row["id"],
            due,
            row["at"],
            now,
            *_lost(absences, row["ordinal"], due, began, row["at"] or now),
        )
        for row, due in zip(rows, dues, strict=True)
    ]


def _lost(
    absences: Sequence[object], ordinal: int, due: datetime, began: datetime, until: datetime
) -> tuple[float, float]:
    lost, when_due, upto = timedelta(), timedelta(), began
    for row in absences:
        modulus, residue, first, last = row  # type: ignore[misc]
        if ordinal % modulus == residue and upto < last <= until:
            this = last - max(first, upto)
            if first <= due + lost <= last:
                when_due = this
            lost += this
            upto = max(upto, last)
    return lost.total_seconds(), when_due.total_seconds()
