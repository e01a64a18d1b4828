"""Finished rounds for presenters."""

from __future__ import annotations

from engine import Finished, Outcome, Round


def finished(round: Round, outcome: Outcome | None = None) -> Finished:
    """Return a round as a match records it at its end, with ``outcome`` or its own."""
    outcome = outcome or round.outcome()
    assert outcome is not None
    return Finished(tuple(tuple(map(str, hand)) for hand in round.hands), outcome, round.view(None))
