"""The rule book of UNO Dominos."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any, ClassVar, cast

from engine.core import (
    DealContext,
    Event,
    Evidence,
    Fact,
    Game,
    Move,
    Options,
    Outcome,
    Preview,
    Round,
    Seat,
    Seen,
    Share,
    Teams,
    View,
)
from engine.games.uno_dominos import events, notation, start
from engine.games.uno_dominos.advice.determinize import determinize, world
from engine.games.uno_dominos.advice.heuristic import heuristic
from engine.games.uno_dominos.advice.inference import evidence
from engine.games.uno_dominos.advice.proof import mixture
from engine.games.uno_dominos.options import UnoOptions
from engine.games.uno_dominos.round import UnoRound
from engine.games.uno_dominos.rules import compiled
from engine.games.uno_dominos.scoring import last_draw, teams
from engine.games.uno_dominos.tiles import SET
from engine.games.uno_dominos.view import UnoView
from engine.symmetry import Turn, swapped

TOLD = {"draw_two": "draw-two", "draw_four": "draw-four", "skip": "skip"}
"""The effects that count as facts in favour of a lay."""
DRAWN = {"draw_two": 2, "draw_four": 4}
"""How many domos an effect makes the next player draw, if the stock has as many."""
NATURAL = {"accept": 1.0, "pass": -1.0}
"""How readily a beginner makes moves without a domo: it lays a drawn one that fits and challenges no player.
"""


class UnoDominos(Game):
    """The rule book of UNO Dominos: 81 domos, four arms and action symbols, by the Dutch sheet (UN) or the
    French (UF).

    Every combination of options can be played. Only unknown names and impossible values are refused.
    """

    name = "uno-dominos"
    Options: ClassVar[type[Options]] = UnoOptions
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "plain": {"start_exchange": "off"},  # A1
        "nl": {},
        "fr": {"sheet": "fr"},
        "blind": {"blind_street": True},  # UN35
        "active": {"symbol_acts": "joined"},  # UN36
    }
    three_rounds: ClassVar[Mapping[str, Any]] = {"rounds": 3}
    short_match: ClassVar[Mapping[str, Any]] = {"target": 200}
    best_seats = 4
    quick_match: ClassVar[Mapping[str, Any]] = {"rounds": 3, "last_arm": "stays_open"}
    beats_random: ClassVar[float] = 0.75
    out_of_turn: ClassVar[frozenset[str]] = frozenset({"call", "catch"})  # UN26, UN27, A28
    slips: ClassVar[frozenset[str]] = frozenset({"uno-missed"})  # UN27
    luck: ClassVar[float] = 3.2
    effort: ClassVar[float] = 1.5
    round_won: ClassVar[float] = 500.0
    spellings: ClassVar[Mapping[str, str]] = notation.TILE
    tiles = SET
    seats = range(2, notation.MOST_SEATS + 1)  # UN1
    options: UnoOptions

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.rules = compiled(self.options)
        if self.options.partners:
            self.seats = range(4, notation.MOST_SEATS + 1, 2)  # A33

    def teams(self, seats: int) -> Teams | None:
        """Return the teams of two if the table plays with partners, who sit opposite each other (A33)."""
        return teams(self.options, seats)

    def _deal(self, seats: int, rng: Random, context: DealContext) -> UnoRound:
        """Deal a shuffled round. Lead and totals do not matter: the start rule decides (A23)."""
        return start.deal(self.rules, seats, rng, context.number)

    def _stacked(self, hands: list[list[str]], stock: list[str], context: DealContext) -> UnoRound:
        """Start a round with these domos. The exchange counts as done, and the lead must hold a number double
        (A27).
        """
        return start.stacked(self.rules, hands, stock, context.lead, context.number)

    def determinize(self, view: View, rng: Random) -> UnoRound:
        """Return a round that looks like ``view``. What everybody knows of a hidden hand holds there too."""
        return determinize(cast("UnoView", view), rng)

    def parse(self, text: str) -> Move:
        """Return the move that ``text`` stands for. A domo to return may be spelt either way round."""
        return notation.parse(text)

    def winners(self, totals: Sequence[int], rounds: int) -> tuple[Seat, ...] | None:
        """Return who reached the target first (UN32); None if the match goes on.

        After the last allowed round, return the leaders instead (A31). After a single round (target 0),
        return the seats with the most points, if these are more than 0.
        """
        best = max(totals)
        if rounds == 0:
            return None
        if best < self.options.target:
            return self._leaders(totals, rounds)  # A31
        return tuple(seat for seat, total in enumerate(totals) if total == best > 0)

    def settled(self, totals: Sequence[int], outcomes: Sequence[Outcome]) -> tuple[Seat, ...] | None:
        """Return who has won the match; None if it goes on.

        A match of a single round has the target 0. Its winner may have scored nothing (UN35).
        """
        return outcomes[-1].winners if self.options.target == 0 else super().settled(totals, outcomes)

    @classmethod
    def achievements(cls, event: Event) -> Iterable[tuple[Seat, str]]:
        """Return who shouted in time, and who caught whom without a shout (UN26, UN27)."""
        match event:
            case events.Called():
                return [(event.seat, "uno-called")]
            case events.Caught():
                return [(event.seat, "uno-caught"), (event.culprit, "uno-missed")]
            case _:
                return ()

    def owed_shout(self, view: View) -> str:
        """Return the call that the view's seat owes while it can be caught (UN27, A18); empty otherwise."""
        return notation.CALL.text if view.seat in cast("UnoView", view).must_call else ""

    def draws_at_will(self) -> bool:
        """Return whether a seat may draw although it could lay: in the French game (UF9, A12)."""
        return self.rules.voluntary_draw

    def preview(self, view: View, move: Move) -> Preview:
        """Return what ``move`` leads to, with its effect: ``draw_two``, ``reverse``, ``skip``, ``dead_end``,
        ``draw_four``, or empty for none.

        The effect does not consider how the others may answer it (UN19 to UN24).
        """
        effect = self.rules.consequences[move.code].effect if move.code >= 0 else ""
        return replace(super().preview(view, move), effect=effect)

    def symmetries(self, view: View) -> Sequence[Turn]:
        """Return the swaps of the start double's bare arms, which are all equivalent (UN7)."""
        taken = {laid.place for laid in view.laid}
        bare = [arm for arm in notation.ARMS if arm not in taken]
        return [swapped({one: other, other: one}) for one, other in pairwise(bare)]

    def evidence(self, seen: Seen) -> Evidence | None:
        """Return what lays, draws and kept domos say about the hidden hands; None if nothing can be
        concluded.
        """
        return evidence(self.rules, cast("UnoView", seen.view), seen)

    def mixture(self, seen: Seen, *, adaptive: bool) -> Sequence[Share]:
        """Return shares of chance: 1 for demanding proof of a Wild Draw Four, 0 for laying a foul.

        Empty if the seat can do neither now (UN30, A15).
        """
        return mixture(self.rules, cast("UnoView", seen.view))

    def world(self, view: View, hands: Mapping[Seat, Sequence[str]], stock: Sequence[str]) -> UnoRound:
        """Return a round that looks like ``view``, with the hidden domos dealt as given."""
        seats = range(len(view.hand_sizes))
        held = [list(view.hand if seat == view.seat else hands[seat]) for seat in seats]
        return world(cast("UnoView", view), held, list(stock))

    def weight(self, tile: str) -> int:
        """Return the points of a domo left in a hand (UN33)."""
        return self.rules.points[tile]

    def facts(self, view: View, move: Move) -> Iterable[Fact]:
        """Return what a symbol does to the next player, as a fact (UN19 to UN24); empty for no effect.

        A draw that the stock cannot serve counts as a skip (A20). A last domo has no effect unless it is one
        of two doubles (UN28, UN29, A19).
        """
        effect = self.rules.consequences[move.code].effect if move.code >= 0 else ""
        if len(view.hand) == 1 and not (self.rules.last_domo_draws and last_draw(move.tile)):
            return []
        if view.stock_size < DRAWN.get(effect, 0):
            return [] if len(view.hand) == 1 else [Fact("skip")]
        return [Fact(TOLD[effect])] if effect in TOLD else []

    def habit(self, view: View, moves: Sequence[Move]) -> list[float]:
        """Return how readily a beginner makes each move: dear domos first, and never a challenge."""
        return [self.weight(move.tile) + 1.0 if move.tile else NATURAL.get(move.verb, 0.0) for move in moves]

    def heuristic(self, round: Round, moves: Sequence[Move]) -> list[float]:
        """Return the worth of each move, by points shed, ends kept and the next player's hand."""
        return heuristic(cast("UnoRound", round), moves)
