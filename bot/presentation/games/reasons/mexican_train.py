"""Why a tile of Mexican Train that looks playable is not: it fits a train that is closed to its owner."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presentation.games.news import news_of
from engine import Event
from engine.games.mexican_train import TrainView, events, task
from engine.tiles.double_n import halves


def closed_train(view: TrainView, since: Sequence[Event]) -> tuple[str, str] | None:
    """Return a tile that fits only closed trains, and one of them.

    Return None if some tile can be laid, if a double has to be covered (the duty says so), or if nothing of
    this is new.

    Args:
        since: the events since the owner's last decision.
    """
    asked = task(view)
    if asked is None or asked.duty != "free" or asked.act == "lay":
        return None
    news = news_of(view.laid, view.seat, since, events.TileLaid)
    return next(
        (
            (tile, place)
            for place, number in view.ends.items()
            for tile in view.hand
            if int(number) in halves(tile) and news.has(tile, place)
        ),
        None,
    )
