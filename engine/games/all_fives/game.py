"""The rule book of All Fives: two to four players, double-six set, to 100 points (G and C rules).

It holds options and no state. It deals rounds, reads moves and decides when the match is won.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, cast

from engine.core import (
    DealContext,
    Event,
    Evidence,
    Game,
    Move,
    Options,
    Outcome,
    Round,
    Seat,
    Seen,
    Teams,
    View,
    shuffled,
)
from engine.games.all_fives._tables import ALL, BIT, DOUBLES, PIPS, highest, tile_set
from engine.games.all_fives.advice.determinize import determinize, world
from engine.games.all_fives.advice.heuristic import estimate, gain, heuristic
from engine.games.all_fives.advice.inference import evidence
from engine.games.all_fives.events import LeadFound
from engine.games.all_fives.layout import Layout, laid_out
from engine.games.all_fives.notation import CENTRE, TILE_OF, TILES, parse
from engine.games.all_fives.options import FivesOptions
from engine.games.all_fives.position import SEATS
from engine.games.all_fives.round import FivesRound
from engine.games.all_fives.scoring import TEAMS
from engine.games.all_fives.view import FivesPreview, FivesView
from engine.symmetry import Turn, swapped

LEAD_FOUND: Final = [{tile: (LeadFound(seat, tile),) for tile in TILES} for seat in SEATS]


class AllFives(Game):
    """The rule book of the draw game for two to four players. Open ends score at multiples of five."""

    name = "all-fives"
    Options: ClassVar[type[Options]] = FivesOptions
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "nl": {},
        "english": {"opening_tile": "highest"},  # C1, C16
        "letter": {"blocked_winner": "most"},  # C7
        "long": {"target": 250},  # C12
        "pairs": {"partners": True},  # C21
    }
    three_rounds: ClassVar[Mapping[str, Any]] = {"rounds": 3}
    short_match: ClassVar[Mapping[str, Any]] = {"target": 40}
    best_seats = 2
    quick_match: ClassVar[Mapping[str, Any]] = {"rounds": 3}
    beats_random: ClassVar[float] = 0.55
    spellings: ClassVar[Mapping[str, str]] = TILE_OF
    tiles = TILES
    seats = range(2, 5)  # G1, C18
    options: FivesOptions

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        if self.options.partners:
            self.seats = range(4, 5)
            self.best_seats = 4

    def teams(self, seats: int) -> Teams | None:
        """Return the two teams if the table plays with partners; they sit opposite each other (C21)."""
        return TEAMS if self.options.partners else None

    def _deal(self, seats: int, rng: Random, context: DealContext) -> FivesRound:
        """Deal a shuffled round. The round's number does not matter; without a lead, the highest tile decides
        (G5).
        """
        deck = shuffled(TILES, rng)
        size = self.options.dealt(seats)
        hands = [deck[seat * size : (seat + 1) * size] for seat in range(seats)]
        return self._stacked(hands, deck[seats * size :], context)

    def _stacked(self, hands: list[list[str]], stock: list[str], context: DealContext) -> FivesRound:
        """Start a round with these tiles. The given lead begins (C2), or else the holder of the highest tile
        (G5).
        """
        held = list(map(tile_set, hands))
        lead, openers = context.lead, ALL
        opening: tuple[Event, ...] = ()
        if lead is None:
            lead = held.index(max(held))
            best = highest(held[lead])
            opening = LEAD_FOUND[lead][best]
            if self.options.opening_tile == "highest":
                openers = BIT[best]  # C1, C16
        totals = (0,) * len(hands) if context.totals is None else context.totals
        return FivesRound(
            self.options, hands, stock, Layout(openers), held, lead=lead, totals=totals, opening=opening
        )

    def determinize(self, view: View, rng: Random) -> FivesRound:
        """Return a round that looks like ``view``. Tiles a seat is known to lack stay out of its hand."""
        return determinize(cast("FivesView", view), rng)

    def evidence(self, seen: Seen) -> Evidence:
        """Return what the others' lays, draws and passes say about their hands."""
        return evidence(seen)

    def world(self, view: View, hands: Mapping[Seat, Sequence[str]], stock: Sequence[str]) -> FivesRound:
        """Return a round that looks like ``view``, with the hidden tiles dealt as given."""
        held = [list(view.hand if seat == view.seat else hands[seat]) for seat in range(len(view.hand_sizes))]
        return world(cast("FivesView", view), held, list(stock))

    def parse(self, text: str) -> Move:
        """Return the move that ``text`` stands for. Halves come in either order, and case does not matter."""
        return parse(text)

    def winners(self, totals: Sequence[int], rounds: int) -> tuple[Seat, ...] | None:
        """Return the seat or team that has reached the target (G2, C12). Only one can score at a time.

        After the last allowed round, return the leaders instead (C17). Return None if the match goes on.
        """
        best = max(totals)
        if best < self.options.target:
            return self._leaders(totals, rounds)  # C17
        return tuple(seat for seat, total in enumerate(totals) if total == best)

    def heuristic(self, round: Round, moves: Sequence[Move]) -> list[float]:
        """Return the worth of each move, by points made, pips laid and tiles that still fit."""
        return heuristic(cast("FivesRound", round), moves)

    def weight(self, tile: str) -> int:
        """Return the pips of a tile, which its holder's opponents may score."""
        return PIPS[tile]

    def marks(self, tile: str) -> tuple[str, ...]:
        """Return the pips of both halves."""
        return tuple(tile.split("-"))

    def estimate(self, round: Round, seat: Seat) -> float | None:
        """Return what ``seat`` may expect of a round that goes on, on the scale of :meth:`gain`.

        None for more than two seats, where playing the round out is the better estimate.
        """
        return estimate(cast("FivesRound", round), seat) if len(round.hands) == 2 else None

    def gain(self, round: Round, outcome: Outcome, seat: Seat) -> float:
        """Return what ``outcome`` is worth to ``seat``: how much nearer it brings the match, from -1 to 1."""
        return gain(cast("FivesRound", round), outcome, seat)

    def preview(self, view: View, move: Move) -> FivesPreview:
        """Return what ``move`` leads to, its points (G12) and whether they win the match (G18) included."""
        view = cast("FivesView", view)
        seat = self._mover(view, move)
        layout, points = laid_out(view.laid), 0
        if move.tile:
            layout.join(move.tile, move.place)
            points = layout.points()
        total = view.totals[seat] + view.round_scores[seat] + points
        return FivesPreview(
            ends=layout.open_ends(),
            count=layout.count,
            points=points,
            goes_out=move.verb == "lay" and len(view.hand) == 1,
            wins_match=points > 0 and total >= self.options.target,
        )

    def symmetries(self, view: View) -> Sequence[Turn]:
        """Return the swap of N and S while neither is joined, and of W and E while a double lies alone."""
        taken = {laid.place for laid in view.laid}
        turns = [] if taken & {"N", "S"} else [swapped({"N": "S", "S": "N"})]
        if taken == {CENTRE} and view.laid[0].tile in DOUBLES:
            turns.append(swapped({"W": "E", "E": "W"}))
        return turns

    def next_lead(self, previous: Round) -> Seat | None:
        """Return the winner of the previous round, or None to let the highest tile decide again (C2).

        Of a winning team it is the seat that went out, or the lighter hand of a blocked round (C25).
        """
        ended = cast("FivesRound", previous).ended
        return None if self.options.next_start == "highest" or ended is None else ended.winner
