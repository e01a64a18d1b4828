"""Why a domo of UNO Dominos that looks playable is not: a double, a closed arm, a Wild Draw Four."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from bot.presentation.games.news import news_of
from engine import Event
from engine.games.uno_dominos import events
from engine.games.uno_dominos.notation import ARMS
from engine.games.uno_dominos.rules import ENDS, End, Rules, compiled, ends_after, fits
from engine.games.uno_dominos.tiles import DEAD_END, DEAD_END_TILE, WILD_FOUR_TILE, halves, is_double
from engine.games.uno_dominos.view import UnoView


class UnoReason(NamedTuple):
    """Why a domo cannot be laid."""

    kind: str
    """``four``, ``foul``, ``double``, ``closed`` or ``last``, as in the locale files."""
    tile: str
    arm: str = ""
    """The arm at which it looks playable, or whose closing is the reason; empty if no arm matters."""


def reason(view: UnoView, since: Sequence[Event]) -> UnoReason | None:
    """Return the reason that the owner of a hand is most likely to ask for; None if none is new.

    Args:
        since: the events since the owner's last decision.
    """
    if view.pending or view.drawn or not view.laid:
        return None
    news = news_of(view.laid, view.seat, since, events.TileLaid)
    return next((found for found in _reasons(view) if news.has(found.tile, found.arm)), None)


def _reasons(view: UnoView) -> Iterator[UnoReason]:
    """Yield every reason, the most surprising kinds first."""
    playable = {move.tile for move in view.legal if move.verb == "lay"}
    stuck = [tile for tile in dict.fromkeys(view.hand) if tile not in playable]
    ends = [ENDS[end] for end in ends_after(view.laid)]
    rules = compiled(view.options)
    if WILD_FOUR_TILE in view.hand:
        yield from _four(view, rules, ends, playable)
    for tile in filter(is_double, stuck):
        for end in ends:
            if not _joins(tile, end, double_on_double=rules.double_on_double) and _joins(
                tile, end, double_on_double=True
            ):
                yield UnoReason("double", tile, ARMS[end.arm])
    if DEAD_END_TILE in stuck and rules.bars_dead_end(map(ENDS.index, ends)):
        yield from _last(view, ends, rules)
    for end in _closed(view, ends):
        for tile in stuck:
            if _joins(tile, end, double_on_double=rules.double_on_double):
                yield UnoReason("closed", tile, ARMS[end.arm])


def _last(view: UnoView, ends: Sequence[End], rules: Rules) -> Iterator[UnoReason]:
    """Yield that a Dead End would close the last open arm (A32), for each arm that closed before it.

    Yield nothing if the end of the last arm is a double that bars a Dead End anyway.
    """
    if any(_joins(DEAD_END_TILE, end, double_on_double=rules.double_on_double) for end in ends):
        for closed in _closed(view, ends):
            yield UnoReason("last", DEAD_END_TILE, ARMS[closed.arm])


def _joins(tile: str, end: End, *, double_on_double: bool) -> bool:
    return any(fits(half, tile, end, double_on_double=double_on_double) for half in halves(tile))


def _four(view: UnoView, rules: Rules, ends: Sequence[End], playable: Collection[str]) -> Iterator[UnoReason]:
    """Yield why a Wild Draw Four cannot be laid (A14), or that laying it would be a foul (A13)."""
    if WILD_FOUR_TILE in playable:
        others = [tile for tile in view.hand if tile != WILD_FOUR_TILE]
        if not rules.strict_four and rules.colour_match(others, map(ENDS.index, ends)):
            yield UnoReason("foul", WILD_FOUR_TILE)
    elif playable and any(
        _joins(WILD_FOUR_TILE, end, double_on_double=rules.double_on_double) for end in ends
    ):
        yield UnoReason("four", WILD_FOUR_TILE)


def _closed(view: UnoView, ends: Sequence[End]) -> Iterator[End]:
    """Yield the end that each closed arm had before its Dead End."""
    for end in ends:
        if end.half == DEAD_END:
            before = list(view.laid)
            before.remove(next(laid for laid in reversed(before) if laid.place == ARMS[end.arm]))
            yield ENDS[ends_after(before)[end.arm]]
