"""Why a tile of Domino 4 that looks playable is not: a joker goes face down, or only the number fits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.presentation.games.news import HandNews, news_of
from engine import Event
from engine.games.domino_four import events
from engine.games.domino_four.tiles import FACES, JOKER
from engine.games.domino_four.view import FourView


class FourReason(NamedTuple):
    """Why a tile cannot be laid."""

    kind: str
    """``joker`` or ``colour``, as in the locale files."""
    tile: str
    end: str


def reason(view: FourView, since: Sequence[Event]) -> FourReason | None:
    """Return the reason that the owner of a hand is most likely to ask for; None if none is new.

    Args:
        since: the events since the owner's last decision.
    """
    if view.pending is not None:
        return None
    # the start joker is first on the table, and no seat laid it
    news = news_of(view.laid[1:], view.seat, since, events.TileLaid)
    if JOKER in view.hand and view.options.blufjoker and news.has(JOKER):
        return FourReason("joker", JOKER, "")
    return None if any(move.verb == "lay" for move in view.legal) else _other_colour(view, news)


def _other_colour(view: FourView, news: HandNews) -> FourReason | None:
    """Return a tile that fits an end by its number only, as a reason; None if none is new."""
    for arm, end in view.ends.items():
        if len(end) != len("r3"):  # white, or any tile of a colour
            continue
        place = next(laid.place for laid in view.laid if laid.place.partition(":")[0] == view.tips[arm])
        for tile in view.hand:
            face = FACES.get(tile)
            if face and int(end[1]) in (face.low, face.high) and news.has(tile, place):
                return FourReason("colour", tile, end)
    return None
