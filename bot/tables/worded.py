"""A table in words: how it stands, and what its pictures show, for alt texts and for those who read it.

Knows no game.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.games import Voice
from bot.tables.table import Table, harmless
from engine import View
from render import seat_emoji


def points_now(table: Table) -> list[int]:
    """By seat, the points so far with what the round has brought."""
    match = table.live()
    made = match.round.view(None).round_scores
    return [total + extra for total, extra in zip(match.totals, made, strict=True)]


def standing(table: Table, voice: Voice) -> str:
    """The totals in words, best first."""
    totals = table.live().totals
    order = sorted(range(len(totals)), key=totals.__getitem__, reverse=not table.presenter.fewest_wins)
    scores = " · ".join(voice("score-of", name=voice.name(seat), points=totals[seat]) for seat in order)
    return voice("standing", scores=scores)


def scores_line(table: Table, points: Sequence[int]) -> str:
    """Which round of which game is played, and the points of every seat, in small print."""
    words, match = table.words, table.live()
    scores = " · ".join(
        words("score-of", name=f"{seat_emoji(seat)} {harmless(chair.shown)}", points=points[seat])
        for seat, chair in enumerate(table.chairs)
    )
    return words(
        "table-scores",
        game=words(f"game-{table.game}"),
        round=match.rounds + 1,
        of=table.presenter.length(match.game.options),
        scores=scores,
    )


def table_words(table: Table, view: View, voice: Voice, points: Sequence[int] | None = None) -> str:
    """What lies there and can be joined, then what everybody holds and has.

    Args:
        points: by seat; as it stands now, unless told otherwise.
    """
    points = points_now(table) if points is None else points
    holding = [
        voice("alt-player", name=voice.name(seat), tiles=size, points=points[seat])
        for seat, size in enumerate(view.hand_sizes)
    ]
    return " ".join([table.presenter.alt_table(view, voice), *holding])


def hand_words(table: Table, view: View, voice: Voice) -> str:
    """The tiles of a hand under the numbers they have in its picture and on its buttons."""
    return ", ".join(
        voice("act-tile", number=number, tile=table.presenter.tile(tile, voice))
        for number, tile in enumerate(view.hand, 1)
    )
