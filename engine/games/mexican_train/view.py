"""The view of Mexican Train, and the task of the player in turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.core import Seat, View
from engine.games.mexican_train.options import TrainOptions


@dataclass(frozen=True, kw_only=True)
class TrainView(View):
    """A view with the fields of Mexican Train. ``ends`` maps every train to its open number, at first the
    engine's. A train is open to a seat if it is its own, ``M``, or marked.
    """

    options: TrainOptions
    engine: str
    """The double in the centre, e.g. ``12-12``. It belongs to no player (E19)."""
    markers: tuple[Seat, ...]
    """The seats whose markers lie on their trains."""
    open_double: str | None
    """The train whose double binds all players (M18); None if there is none or it is dead (M20)."""
    extra_owed: str | None
    """The train on which the layer of a double, who is in turn, still owes a tile (M15)."""
    drawn: str
    """The tile this seat has just drawn and must lay now (E20); empty otherwise and for other seats."""
    passes: int
    """Passes in a row since a tile was laid. A full circle of them may block the round (E23)."""
    hands: tuple[tuple[str, ...], ...] | None
    """Every hand, if hands are open (M27); otherwise None."""


class Task(NamedTuple):
    """What the player in turn must do, for a client to put into words."""

    seat: Seat
    """The seat in turn."""
    act: str
    """``lay``, ``draw`` or ``pass``; ``wait`` in the views of other seats, which cannot know."""
    duty: str
    """``free``: lay on any open train. ``cover``: only the open double. ``extra``: the tile that a double
    owes."""
    place: str
    """The train with that double; empty if ``free``."""
    number: str
    """The pips of that double; empty if ``free``."""


def task(view: TrainView) -> Task | None:
    """Return what the seat in turn must do, and which double it must cover; None after the round."""
    if not view.waiting:
        return None
    act = view.legal[0].verb if view.legal else "wait"
    place = view.extra_owed or view.open_double
    if place is None:
        return Task(view.waiting[0], act, "free", "", "")
    duty = "extra" if view.extra_owed else "cover"
    return Task(view.waiting[0], act, duty, place, view.ends[place])
