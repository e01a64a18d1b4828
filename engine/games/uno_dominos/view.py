"""All that a seat may know of a round of UNO Dominos."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Seat, View
from engine.games.uno_dominos.options import UnoOptions


@dataclass(frozen=True, kw_only=True)
class UnoView(View):
    """A view with what UNO Dominos adds. ``ends`` maps an arm to ``g7``, ``W`` or ``W4`` (A4, A7)."""

    options: UnoOptions
    direction: int
    """1 is clockwise (seats count up), -1 against the clock (UN20)."""
    must_call: tuple[Seat, ...]
    """The seat that laid its last-but-one domo without a shout and can still be caught, if there is one:
    until somebody has laid or that seat has acted again, however many turns that takes (UN27, A18)."""
    pending: str | None
    """The question that stops play: ``return`` (start exchange), ``challenge`` (a Wild Draw Four awaits
    its victim's answer), ``replace`` (a guilty layer must lay another domo); None in ordinary play."""
    drawn: str
    """The domo this seat has just drawn and may lay at once (A11); empty otherwise and to others."""
    deciding: bool
    """Whether the seat waited for has drawn a domo that fits and lays it or keeps it now (A11). All see
    the hand stop over the drawn domo; only its owner sees which it is."""
    called: bool
    """Whether the seat waited for has shouted UNO for the lay it is about to make (A28)."""
    start: str
    """The start double, known to all once it is found (UN9), also before it lies on the table."""
