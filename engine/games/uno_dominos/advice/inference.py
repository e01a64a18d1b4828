"""What a seat of UNO Dominos may conclude from the others' lays and draws.

A seat that draws on its turn holds no domo that fits, unless the table lets people draw by choice (UN17,
A12). A seat that lays hardly holds a domo it would much rather have laid. Nothing is concluded while a foul
or an exchange is being settled: those moments are short.
"""

from __future__ import annotations

from collections import Counter
from math import exp
from typing import Final

from engine.advice import NEVER, Notes
from engine.core import Event, Evidence, Laid, Seat, Seen
from engine.games.uno_dominos.events import Drew, HandShown, Kept, Passed, TakenBack, TileLaid
from engine.games.uno_dominos.notation import TILE
from engine.games.uno_dominos.rules import Rules, ends_after
from engine.games.uno_dominos.tiles import SET
from engine.games.uno_dominos.view import UnoView

SHARPNESS: Final = 0.12
"""How much likelier a lay is for each point it is worth more, as an exponent."""
HELD_BACK: Final = {"W-W": 60.0, "W4-W4": 60.0, "DE-DE": 20.0}
"""The points people forgo to keep a domo that fits later too, or that may be called a foul."""
ACTING: Final = 6.0
"""The worth of a domo that acts on the next player."""
BY_CHOICE: Final = 1.0
"""The weight of a domo that could be laid where players may draw instead (A12)."""
RARELY: Final = 200.0
"""The weight of a fitting domo that was just drawn: players hardly ever keep one (A11)."""


def evidence(rules: Rules, view: UnoView, seen: Seen) -> Evidence | None:
    """Return what the events of the round say about the hidden hands.

    None while a foul or an exchange is being settled, and for a seat that is not waited for.
    """
    if view.pending in ("return", "replace") or view.seat not in view.waiting:
        return None
    reader = _EventReader(rules, view)
    for moment, event in enumerate(seen.events):
        reader.read(moment, event)
    return reader.evidence()


class _EventReader:
    """The events of a round read so far."""

    def __init__(self, rules: Rules, view: UnoView) -> None:
        self._rules, self._view = rules, view
        self._table: list[Laid] = []
        self._notes = Notes()
        self._known: dict[Seat, Counter[str]] = {seat: Counter() for seat in range(len(view.hand_sizes))}

    def read(self, moment: int, event: Event) -> None:
        """Update the table, and what is known of the hands, by the next event. Ignore other kinds of event.

        Args:
            moment: the number of the event.
        """
        match event:
            case TileLaid():
                self._lay(moment, event)
            case Drew():
                if event.why == "turn":
                    weight = BY_CHOICE if self._rules.voluntary_draw else NEVER
                    self._notes.nothing(moment, event.seat, self._fitting(), weight)
                self._notes.gain(moment, event.seat, event.count)
            case Kept():
                self._notes.nothing(moment, event.seat, self._fitting(), RARELY)
            case Passed():
                self._notes.nothing(moment, event.seat, self._fitting())
            case TakenBack():
                self._take_back(event)
            case HandShown():
                self._known[event.layer] = Counter(event.tiles)

    def _lay(self, moment: int, event: TileLaid) -> None:
        seat, tile = event.seat, TILE[event.tile]
        self._notes.lay(moment, seat, tile, {} if seat == self._view.seat else self._readiness())
        self._known[seat] -= Counter([tile])
        self._table.append(Laid(event.tile, event.place, seat))

    def _take_back(self, event: TakenBack) -> None:
        tile = TILE[event.tile]
        self._table.pop()
        self._notes.laid.pop()
        if event.seat != self._view.seat:
            self._notes.clues.pop()
        self._known[event.seat] += Counter([tile])

    def _fitting(self) -> set[str]:
        return self._rules.fitting(ends_after(self._table))

    def _readiness(self) -> dict[str, float]:
        """Return a weight for each fitting domo: how readily it is laid. Dear and acting ones come first."""
        weights = {}
        for tile in self._fitting():
            worth = self._rules.points[tile] - HELD_BACK.get(tile, 0.0)
            worth += ACTING * any(letter in tile for letter in "DSR")
            weights[tile] = exp(SHARPNESS * worth)
        return weights

    def evidence(self) -> Evidence | None:
        """Return the evidence about the hidden hands; None if it contradicts what the view shows."""
        view = self._view
        if not self._table:
            self._known[view.lead] = Counter([view.start])
        shown = [TILE[domo.tile] for domo in view.laid]
        known = [
            (seat, tile)
            for seat, held in self._known.items()
            for tile in held.elements()
            if seat != view.seat
        ]
        evidence = self._notes.evidence(view, SET, shown, known)
        return None if Counter(tile for _, tile in known) - Counter(evidence.hidden) else evidence
