"""A table in words: what its picture shows, for alt texts and for those who read it. Knows no game."""

from __future__ import annotations

from bot.games import Voice
from bot.tables.table import Table
from engine import View


def points_now(table: Table) -> list[int]:
    """By seat, the points so far with what the round has brought."""
    match = table.live()
    made = match.round.view(None).round_scores
    return [total + extra for total, extra in zip(match.totals, made, strict=True)]


def table_words(table: Table, view: View, voice: Voice) -> str:
    """What lies there and can be joined, then what everybody holds and has."""
    holding = [
        voice("alt-player", name=voice.name(seat), tiles=size, points=points)
        for seat, (size, points) in enumerate(zip(view.hand_sizes, points_now(table), strict=True))
    ]
    return " ".join([table.presenter.alt_table(view, voice), *holding])


def hand_words(table: Table, view: View, voice: Voice) -> str:
    """The tiles of a hand under the numbers they have in its picture and on its buttons."""
    return ", ".join(
        voice("act-tile", number=number, tile=table.presenter.tile(tile, voice))
        for number, tile in enumerate(view.hand, 1)
    )
