"""Who is credited with what comes of a match, as it is saved: rounds that have ended, and the result.

Credited is the person who plays a seat when a round or the match ends; nobody where a computer does.
Knows no game: which totals are good it asks the rule book.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import ResultRow, RoundRow, ScoreRow
from bot.tables.state.table import Table
from engine import Outcome, Seat


def round_rows(table: Table, since: int) -> tuple[RoundRow, ...]:
    """Return the rounds that ended from number ``since`` on, counted from 0."""
    outcomes = () if table.match is None else table.match.outcomes[since:]
    return tuple(
        RoundRow(number, outcome.reason.value, _scores(table, outcome))
        for number, outcome in enumerate(outcomes, since)
    )


def _scores(table: Table, outcome: Outcome) -> tuple[ScoreRow, ...]:
    return tuple(
        ScoreRow(seat, player.played_by, outcome.scores[seat], seat in outcome.winners)
        for seat, player in enumerate(table.players)
    )


def result_rows(table: Table) -> tuple[ResultRow, ...] | None:
    """Return what each seat made of the match; None while it goes on."""
    match = table.match
    if match is None or match.winners is None:
        return None
    ranked = ranks(match.totals, match.winners, lowest_wins=match.game.lowest_wins)
    return tuple(
        ResultRow(
            seat,
            player.played_by,
            match.totals[seat],
            seat in match.winners,
            ranked[seat],
            achievements_of(table, seat),
        )
        for seat, player in enumerate(table.players)
    )


def achievements_of(table: Table, seat: Seat) -> dict[str, int]:
    """Return what a seat did in this match that is worth counting, and how often.

    Nothing for a seat that others, or a computer, have played too: who did what is not kept.
    """
    if not table.players[seat].unsubstituted:
        return {}
    return {name: count for (by, name), count in table.achievements.items() if by == seat}


def ranks(totals: Sequence[int], winners: Sequence[Seat], *, lowest_wins: bool) -> list[int]:
    """Return each seat's rank, from 1: the winners first, the others by their totals; equals share one.

    Args:
        lowest_wins: whether few points are good.
    """
    keys = [
        (0, 0) if seat in winners else (1, total if lowest_wins else -total)
        for seat, total in enumerate(totals)
    ]
    return [1 + sum(other < own for other in keys) for own in keys]
