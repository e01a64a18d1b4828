"""Finished rounds to put into words."""

from __future__ import annotations

from engine import Finished, Outcome, Round


def finished(round: Round, outcome: Outcome | None = None) -> Finished:
    """Return a round as a match keeps it once it has ended, with the given result or its own."""
    outcome = outcome or round.outcome()
    assert outcome is not None
    return Finished(tuple(tuple(map(str, hand)) for hand in round.hands), outcome, round.view(None))
