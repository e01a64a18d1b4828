"""What is new to a hand since its owner's last decision: tiles it got, and ends that others changed.

A hand explains why a tile cannot be played only when the reason is new, so that it does so once. This module
knows no game's rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine import Event, Laid, Seat


@dataclass(frozen=True, slots=True)
class HandNews:
    """The tiles and places that are new to a hand."""

    first: bool
    """Whether the seat has laid nothing in this round, so that everything is new."""
    tiles: frozenset[str] = frozenset()
    places: frozenset[str] = frozenset()

    def has(self, tile: str, place: str = "") -> bool:
        """Return whether a tile of the hand is new, or the place where it would go."""
        return self.first or tile in self.tiles or place in self.places


def news_of(laid: Sequence[Laid], seat: Seat | None, since: Sequence[Event], lay: type[Event]) -> HandNews:
    """Return what is new to the hand of a seat.

    Args:
        laid: the tiles that seats have laid, in order.
        since: the events since the owner's last decision, as the seat sees them.
        lay: the game's event of a tile that is laid.
    """
    own = [index for index, each in enumerate(laid) if each.seat == seat]
    if not own:
        return HandNews(first=True)
    tiles = {getattr(event, "tile", "") for event in since}
    tiles.update(*(getattr(event, "tiles", ()) for event in since))
    lays = [event for event in since if isinstance(event, lay)]
    places = {getattr(event, "place", "") for event in lays}
    if len(lays) >= len(laid) - own[-1] - 1:  # the last decision was the owner's own lay
        places.add(laid[own[-1]].place)
    return HandNews(first=False, tiles=frozenset(tiles), places=frozenset(places))
