"""A finished match from its first deal to its last card, step by step, for one reader.

Step n is what everybody saw after n moves: no hand that was not open. Pure: it knows neither the
database nor messages.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import render
from bot.store import SavedTable
from bot.tables.painter import counted, scene
from bot.tables.table import Chair, Table
from bot.words import Words
from engine import Event, Match, Round


@dataclass(frozen=True, slots=True)
class Step:
    """The match after so many moves."""

    number: int
    events: Sequence[Event]
    """What the last of those moves did, as everybody saw it; also the deal before it, if there was one."""
    round: Round
    """The one that was being played, also where it has just ended."""
    frames: tuple[render.Frame, ...]
    """The table, and at the end of a round its card."""

    @property
    def ended(self) -> bool:
        """Whether a round ended here."""
        return len(self.frames) > 1


class Film:
    """One match, replayed in its reader's language.

    Args:
        saved: the match; who sat there last is named.
        words: the reader's.
    """

    def __init__(self, saved: SavedTable, words: Words) -> None:
        self._record = saved.record
        self.table = Table.saved(saved)
        """The table as it was at the step reached last."""
        self.table.locale = words.language
        self.table.chairs = [
            Chair(row.name or words("replay-former-player"), None if row.computer else row.user_id or 0)
            for row in saved.seats
        ]

    def __len__(self) -> int:
        """How many moves were made: the last step's number."""
        return len(self._record)

    def steps(self) -> Iterator[Step]:
        """Every step from 0 on; :attr:`table` keeps up with them.

        Raises:
            IllegalMove: the record belongs to other rules than this version plays by.
            ValueError: so do the options.
        """
        table = self.table
        table.begin()
        match = table.live()
        dealt, pictured = list(match.round.opening), scene(table, 1)
        yield Step(0, seen(dealt), match.round, (render.Still(match.round.view(None), pictured),))
        dealt = []
        for number, (seat, text) in enumerate(self._record, 1):
            round = match.round
            events = dealt + match.play(seat, text)
            dealt = []
            frames: tuple[render.Frame, ...] = (render.Still(round.view(None), pictured),)
            if match.last_round is round:
                frames = (*frames, self._card(match))
                if match.round is not round:
                    dealt, pictured = list(match.round.opening), scene(table, match.rounds + 1)
            yield Step(number, seen(events), round, frames)

    def frames(self) -> list[render.Frame]:
        """The pictures of all steps; raises as :meth:`steps` does."""
        return [frame for step in self.steps() for frame in step.frames]

    def _card(self, match: Match) -> render.Card:
        return render.Card(scene(self.table, match.rounds), counted(self.table), match.outcomes[-1])


def seen(events: Sequence[Event]) -> list[Event]:
    """The part of events that everybody saw."""
    return [event.seen_by(None) for event in events]
