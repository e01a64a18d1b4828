"""The view of UNO Dominos."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Seat, View
from engine.games.uno_dominos.options import UnoOptions


@dataclass(frozen=True, kw_only=True)
class UnoView(View):
    """A view with the fields of UNO Dominos. ``ends`` maps an arm to ``g7``, ``W`` or ``W4`` (A4, A7)."""

    options: UnoOptions
    direction: int
    """1 is clockwise (seats count up), -1 counter-clockwise (UN20)."""
    must_call: tuple[Seat, ...]
    """The seat that laid its last-but-one domo without a shout and can still be caught; empty if there is
    none. It can be caught until another lay or its own next act, however many turns that takes (UN27, A18).
    """
    silent: tuple[Seat, ...]
    """The seats that hold one domo and have not shouted for it (UN26), also if they can no longer be caught.
    """
    pending: str | None
    """The question that stops play: ``return`` (start exchange), ``challenge`` (a Wild Draw Four awaits its
    victim's answer), ``replace`` (a guilty layer must lay another domo); None in ordinary play."""
    drawn: str
    """The domo this seat has just drawn and may lay at once (A11); empty otherwise and for other seats."""
    deciding: bool
    """Whether the seat waited for has drawn a domo that fits and must lay it or keep it (A11). All seats see
    that it is deciding; only its owner sees the domo."""
    called: bool
    """Whether the seat waited for has shouted UNO for the lay it is about to make (A28)."""
    start: str
    """The start double, known to all once it is found (UN9), also before it lies on the table."""

    @property
    def step(self) -> int:
        """:attr:`direction`: a Reverse turns the order round (UN20)."""
        return self.direction
