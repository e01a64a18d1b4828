"""Why a domo of UNO Dominos that looks playable is not: a double, a Wild Draw Four, a closed arm."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.presentation.games.news import news_of
from engine import Event
from engine.games.uno_dominos import events
from engine.games.uno_dominos.notation import ARMS
from engine.games.uno_dominos.rules import ENDS, End, compiled, ends_after, fits
from engine.games.uno_dominos.tiles import DEAD_END, WILD_FOUR_TILE, halves, is_double
from engine.games.uno_dominos.view import UnoView


class UnoReason(NamedTuple):
    """Why a domo cannot be laid."""

    kind: str
    """``four``, ``double`` or ``closed``, as in the locale files."""
    tile: str
    arm: str


def reason(view: UnoView, since: Sequence[Event]) -> UnoReason | None:
    """Return the reason that the owner of a hand is most likely to ask for; None if none is new.

    Args:
        since: the events since the owner's last decision.
    """
    if view.pending or view.drawn or not view.laid:
        return None
    news = news_of(view, since, events.TileLaid)
    return next((found for found in _reasons(view) if news.has(found.tile, found.arm)), None)


def _reasons(view: UnoView) -> Iterator[UnoReason]:
    """Yield every reason, the most surprising kinds first."""
    playable = {move.tile for move in view.legal if move.verb == "lay"}
    stuck = [tile for tile in dict.fromkeys(view.hand) if tile not in playable]
    ends = [ENDS[end] for end in ends_after(view.laid)]
    rules = compiled(view.options)
    if WILD_FOUR_TILE in stuck and rules.strict_four and playable:
        for end in ends:
            if _joins(WILD_FOUR_TILE, end, double_on_double=rules.double_on_double):
                yield UnoReason("four", WILD_FOUR_TILE, ARMS[end.arm])
    doubles = [tile for tile in stuck if is_double(tile) and (tile != WILD_FOUR_TILE or not playable)]
    for tile in doubles if not rules.double_on_double else ():
        for end in ends:
            if end.double and _joins(tile, end, double_on_double=True):
                yield UnoReason("double", tile, ARMS[end.arm])
    for end in _closed(view, ends):
        for tile in stuck:
            if _joins(tile, end, double_on_double=rules.double_on_double):
                yield UnoReason("closed", tile, ARMS[end.arm])


def _joins(tile: str, end: End, *, double_on_double: bool) -> bool:
    return any(fits(half, tile, end, double_on_double=double_on_double) for half in halves(tile))


def _closed(view: UnoView, ends: Sequence[End]) -> Iterator[End]:
    """Yield the coloured half beside each Dead End that closes an arm, as if it were still open."""
    for end in ends:
        if end.half == DEAD_END:
            last = next((laid.tile for laid in reversed(view.laid) if laid.place == ARMS[end.arm]), "")
            for half in halves(last) if last else ():
                if half != DEAD_END:
                    yield end._replace(half=half)
