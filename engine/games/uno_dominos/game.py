"""UNO Dominos: the rule book's public face."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, cast

from engine.core import Game, Move, Options, Outcome, Round, Seat, View
from engine.games.uno_dominos import guess, hunch, moves, start
from engine.games.uno_dominos.options import UnoOptions
from engine.games.uno_dominos.round import UnoRound
from engine.games.uno_dominos.rules import compiled
from engine.games.uno_dominos.view import UnoView


class UnoDominos(Game):
    """81 domos, four arms, and cards' tricks: the Dutch sheet (UN) and the French one (UF).

    Every combination of options can be played, so only unknown names and impossible values are refused.
    """

    name = "uno-dominos"
    Options: ClassVar[type[Options]] = UnoOptions
    seats = range(2, moves.MOST_SEATS + 1)  # UN1
    options: UnoOptions

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.rules = compiled(self.options)

    def deal(
        self,
        seats: int,
        rng: Random,
        *,
        lead: Seat | None = None,
        number: int = 0,
        totals: Sequence[int] | None = None,
    ) -> UnoRound:
        """As :meth:`Game.deal`. ``lead`` and ``totals`` have no say: the start rule decides (A23)."""
        self._check_seats(seats)
        return start.deal(self.rules, seats, rng, number)

    def stacked(
        self,
        hands: Sequence[Sequence[str]],
        stock: Sequence[str],
        *,
        lead: Seat | None = None,
        number: int = 0,
        totals: Sequence[int] | None = None,
    ) -> UnoRound:
        """As :meth:`Game.stacked`: the exchange counts as done, ``lead`` must hold a number double (A27)."""
        self._check_seats(len(hands))
        return start.stacked(self.rules, hands, stock, lead, number)

    def guess(self, view: View, rng: Random) -> UnoRound:
        """As :meth:`Game.guess`; what everybody knows of a hidden hand holds there too."""
        return guess.guess(cast("UnoView", view), rng)

    def parse(self, text: str) -> Move:
        """As :meth:`Game.parse`; a domo to return may be spelt either way round."""
        return moves.parse(text)

    def winners(self, totals: Sequence[int], rounds: int) -> tuple[Seat, ...] | None:
        """Who reached the target first (UN32); a single round is its winners' (target 0)."""
        best = max(totals)
        if rounds == 0 or best < self.options.target:
            return None
        return tuple(seat for seat, total in enumerate(totals) if total == best > 0)

    def settled(self, totals: Sequence[int], outcomes: Sequence[Outcome]) -> tuple[Seat, ...] | None:
        """As :meth:`Game.settled`: in a single round a winner may have scored nothing (UN35)."""
        return outcomes[-1].winners if self.options.target == 0 else super().settled(totals, outcomes)

    def hunch(self, round: Round, moves: Sequence[Move]) -> list[float]:
        """As :meth:`Game.hunch`, by points shed, ends kept and the next player's hand."""
        return hunch.hunch(cast("UnoRound", round), moves)
