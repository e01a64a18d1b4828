"""Who is credited with what comes of a match, as it is saved: rounds that have ended, and the result.

Credited is whoever plays a seat when a round or the match ends; nobody where a computer does. Knows no
game: which totals are good it is told.
"""

from __future__ import annotations

from bot.store import ResultRow, RoundRow, ScoreRow
from bot.tables.ranking import places
from bot.tables.table import Table
from engine import Outcome


def ended(table: Table, since: int) -> list[RoundRow]:
    """The rounds from number ``since`` on, counted from 0."""
    outcomes = table.live().outcomes[since:]
    return [
        RoundRow(number, outcome.reason.value, _scores(table, outcome))
        for number, outcome in enumerate(outcomes, since)
    ]


def _scores(table: Table, outcome: Outcome) -> tuple[ScoreRow, ...]:
    return tuple(
        ScoreRow(seat, chair.player, outcome.scores[seat], seat in outcome.winners)
        for seat, chair in enumerate(table.chairs)
    )


def result(table: Table) -> list[ResultRow] | None:
    """What each seat made of the match; None while it goes on."""
    match = table.live()
    if match.winners is None:
        return None
    place = places(match.totals, match.winners, fewest=table.presenter.fewest_wins)
    return [
        ResultRow(
            seat, chair.player, match.totals[seat], seat in match.winners, place[seat], table.feats_of(seat)
        )
        for seat, chair in enumerate(table.chairs)
    ]
