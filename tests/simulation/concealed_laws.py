"""The law of concealed moves: with teams, a move without a choice is never made before its drawn delay.

A pass, or a lay that is the only legal move, must take as long whatever the hand, also if its person presses
(PD20). This module draws the delay by itself, from the match's seed. It does not read the table's due time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from bot.store import State
from engine import UNDO, Seat
from tests.simulation.loop import Time
from tests.simulation.move_laws import Cause
from tests.simulation.shadow import Commit, Row, Saved

SHORTEST, LONGEST = 3.0, 9.0
"""The bounds of the delay, in seconds."""
SLACK = 0.5
"""The tolerance of the law, in seconds."""
UNJUDGED = float("-inf")
"""The end of a wait of which the beginning is not known."""


@dataclass(slots=True)
class ConcealedLaws:
    """Judges that no move without a choice is made before its drawn delay, where pace must tell nothing."""

    time: Time
    _until: dict[str, tuple[int, float]] = field(default_factory=dict)
    """By table, how many moves had been made when the wait for such a move began, and its end in seconds
    since the start; ``UNJUDGED`` if it is not known."""

    def jumped(self) -> None:
        """Record a jump of the wall clock. The waits that had begun are not judged."""
        self._until = {table_id: (made, UNJUDGED) for table_id, (made, _) in self._until.items()}

    def broken(self, commit: Commit, cause: Cause) -> Iterator[str]:
        """Yield a breach if a commit makes such a move too early. Record when the wait for one begins."""
        saved, at = commit.saved, self.time.monotonic
        table_id, known = saved.row.id, self._until.pop(commit.saved.row.id, None)
        if known is not None and commit.moves and commit.moves[0][0] == known[0]:
            early = known[1] - at
            if early > SLACK and commit.moves[0][2] != UNDO:
                yield f"a move without a choice was made {early:.1f} seconds too early"
        if _hidden(saved) is None or not _waits(saved.row):
            return
        if known is not None and known[0] == saved.made:
            self._until[table_id] = known
        else:
            began = at - max(0.0, self.time.wall - cause.at) if cause.at else UNJUDGED
            delay = Random(f"{saved.row.seed}/pause/{saved.made}").uniform(SHORTEST, LONGEST)
            self._until[table_id] = (saved.made, began + delay)


def concealed(saved: Saved, user_id: int) -> bool:
    """Return whether a person's only move may be one that is made when its delay is over, pressed or not."""
    seat, match = saved.row.seat_of(user_id), saved.match
    if seat is None or match is None or saved.forced_pace != "drawn":
        return False
    return seat in saved.waiting and len(match.round.legal(seat)) == 1


def _hidden(saved: Saved) -> Seat | None:
    """Return the seat whose only legal move is a pass or a lay, where that must not show; None if there is
    none.

    A lay after which a person may owe a shout is left to them.
    """
    match, row = saved.match, saved.row
    if match is None or row.state != State.PLAYING or len(saved.waiting) != 1:
        return None
    (seat,) = saved.waiting
    legal = match.round.legal(seat)
    if saved.forced_pace != "drawn" or len(legal) != 1:
        return None
    hidden = legal[0].verb == "pass" or (legal[0].verb == "lay" and not match.game.shouts)
    by_person = row.chairs[seat].played_by is not None
    return seat if hidden and (by_person or len(row.owners) > 1) else None


def _waits(row: Row) -> bool:
    """Return whether a timer is set for the move."""
    return row.due_at is not None
