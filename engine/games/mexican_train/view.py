"""All that a seat may know of a round of Mexican Train, and what the player in turn has to do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.core import Seat, View
from engine.games.mexican_train.options import TrainOptions


@dataclass(frozen=True, kw_only=True)
class TrainView(View):
    """A view with what Mexican Train adds. ``ends`` maps every train to its number: the engine's for a
    train not begun yet. A train is open to a seat if it is its own, ``M``, or its owner's marker is on it.
    """

    options: TrainOptions
    engine: str
    """The double in the centre, e.g. ``12-12``: nobody's tile (E19)."""
    markers: tuple[Seat, ...]
    """Whose markers lie on their trains."""
    open_double: str | None
    """The train whose double binds everybody (M18); None if there is none, or it is dead (M20)."""
    extra_owed: str | None
    """The train whose double's layer is in turn and still owes a tile (M15)."""
    drawn: str
    """The tile this seat has just drawn and must lay now (E20); empty otherwise and to others."""
    passes: int
    """Passes in a row since a tile was laid: a full circle of them may block the round (E23)."""
    hands: tuple[tuple[str, ...], ...] | None
    """Every hand, where hands are open (M27); None otherwise."""


class Task(NamedTuple):
    """What the player in turn has to do, for a client to put into words."""

    seat: Seat
    """Who is in turn."""
    act: str
    """``lay``, ``draw`` or ``pass``; ``wait`` in the views of all others, who cannot tell which."""
    duty: str
    """``free``: any open train. ``cover``: the open double alone. ``extra``: the tile a double owes."""
    place: str
    """The train with that double; empty when free."""
    number: str
    """The pips of that double; empty when free."""


def task(view: TrainView) -> Task | None:
    """Return what the player in turn has to do, as far as ``view`` may know; None when the round is over."""
    if not view.waiting:
        return None
    act = view.legal[0].verb if view.legal else "wait"
    place = view.extra_owed or view.open_double
    if place is None:
        return Task(view.waiting[0], act, "free", "", "")
    duty = "extra" if view.extra_owed else "cover"
    return Task(view.waiting[0], act, duty, place, view.ends[place])
