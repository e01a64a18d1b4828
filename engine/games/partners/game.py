"""The rule book of Partner Dominoes: four seats in two teams, to a number of points (PD rules).

It holds options and no state. It deals rounds, reads moves and decides when the match is won.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, cast

from engine.core import (
    DealContext,
    Event,
    Evidence,
    Fact,
    ForcedPace,
    Game,
    Move,
    Options,
    Reason,
    Round,
    Seat,
    Seen,
    Teams,
    UnknownMove,
    View,
    shuffled,
)
from engine.games.partners.advice.determinize import determinize, world
from engine.games.partners.advice.heuristic import facts, heuristic
from engine.games.partners.advice.inference import evidence
from engine.games.partners.events import LeadFound, PassBonus, Redealt, ShutOut, Starts, WentOut
from engine.games.partners.notation import DOUBLES, HALVES, HAND_SIZE, PIPS, SETS, SPELLINGS, highest, parse
from engine.games.partners.options import PRESETS, PartnersOptions
from engine.games.partners.round import PartnersRound
from engine.games.partners.scoring import TEAMS
from engine.games.partners.view import PartnersView
from engine.symmetry import Turn, swapped

FEATS: Final = {"capicua": "partners-capicua", "chuchazo": "partners-chuchazo"}
"""Ways to go out that are counted as achievements."""


class Partners(Game):
    """The rule book of the game of two teams in which all tiles are dealt."""

    name = "partners"
    Options: ClassVar[type[Options]] = PartnersOptions
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = PRESETS
    three_rounds: ClassVar[Mapping[str, Any]] = {"rounds": 3}
    short_match: ClassVar[Mapping[str, Any]] = {"target": 60, "all_pass": 10, "lead_pass": 10, "capicua": 10}
    best_seats = 4
    quick_match: ClassVar[Mapping[str, Any]] = {"rounds": 3}
    beats_random: ClassVar[float] = 0.6
    spellings: ClassVar[Mapping[str, str]] = SPELLINGS
    seats = range(4, 5)  # PD1
    round_won, effort, luck = 30.0, 1.7, 1.4
    options: PartnersOptions

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.tiles = SETS[self.options.set]

    def teams(self, seats: int) -> Teams:
        """Return the two teams: partners sit opposite each other (PD1)."""
        return TEAMS

    def forced_pace(self, seats: int) -> ForcedPace:
        """Return when a move without a choice is made: after a drawn delay, or at a press alone (PD20)."""
        return "press" if self.options.forced == "press" else "drawn"

    def _deal(self, seats: int, rng: Random, context: DealContext) -> PartnersRound:
        """Deal all tiles, again if a hand has too many doubles (PD18). The lot comes last (PD3)."""
        size, times = HAND_SIZE[self.options.set], 0
        while True:
            tiles = shuffled(self.tiles, rng)
            hands = [tiles[seat * size : (seat + 1) * size] for seat in range(seats)]
            if not self._too_many_doubles(hands):
                break
            times += 1
        opening: tuple[Event, ...] = (Redealt(int(self.options.redeal), times),) if times else ()
        if context.lead is None and self.options.first_lead == "lot":
            context = context._replace(lead=int(rng.random() * seats))
            opening += (Starts(cast("Seat", context.lead)),)
        round = self._stacked(hands, tiles[seats * size :], context)
        round.opening = opening + round.opening
        return round

    def _too_many_doubles(self, hands: Iterable[Iterable[str]]) -> bool:
        most = int(self.options.redeal)
        return most > 0 and any(sum(tile in DOUBLES for tile in hand) >= most for hand in hands)

    def _stacked(self, hands: list[list[str]], stock: list[str], context: DealContext) -> PartnersRound:
        """Start a round with these tiles. Without a lead the highest double begins, or seat 0 where the lot
        decides.
        """
        if context.lead is not None or self.options.first_lead == "lot":
            return PartnersRound(self.options, hands, stock, context)
        lead, opener = highest(hands)
        round = PartnersRound(self.options, hands, stock, context._replace(lead=lead), opener)
        round.opening = (LeadFound(lead, opener),)
        return round

    def determinize(self, view: View, rng: Random) -> PartnersRound:
        """Return a round that looks like ``view``. No hand gets a tile that its seat has shown to lack."""
        return determinize(cast("PartnersView", view), self.tiles, rng)

    def evidence(self, seen: Seen) -> Evidence:
        """Return what lays and passes say about the hidden hands."""
        return evidence(seen, self.tiles)

    def world(self, view: View, hands: Mapping[Seat, Sequence[str]], stock: Sequence[str]) -> PartnersRound:
        """Return a round that looks like ``view``, with the hidden tiles dealt as given."""
        held = [list(view.hand if seat == view.seat else hands[seat]) for seat in range(len(view.hand_sizes))]
        return world(cast("PartnersView", view), held, stock)

    def parse(self, text: str) -> Move:
        """Return the move that ``text`` stands for. The halves of a tile may come in either order.

        Raises:
            UnknownMove: ``no-such-move``: the text is no move, or its tile is not in the set played with.
            AmbiguousMove: ``which-end``: the text names a tile without its end.
        """
        move = parse(text)
        if move.tile and move.tile not in self.tiles:
            raise UnknownMove("no-such-move", text=text)
        return move

    def winners(self, totals: Sequence[int], rounds: int) -> tuple[Seat, ...] | None:
        """Return the team that has reached the target (PD10). Only one team can reach it in a round.

        After the last allowed round, return the leaders instead. Return None if the match goes on.
        """
        won = tuple(seat for seat, total in enumerate(totals) if total >= self.options.target)
        return won or self._leaders(totals, rounds)

    def next_lead(self, previous: Round) -> Seat | None:
        """Return the seat that begins the round after ``previous`` (PD4); None if that is not over."""
        round = cast("PartnersRound", previous)
        outcome = round.outcome()
        if outcome is None:
            return None
        if self.options.lead == "next":
            return (round.lead + 1) % len(round.hands)
        if not outcome.winners:
            return round.lead
        last = round.laid[-1].seat
        if outcome.reason is Reason.OUT:
            return last
        pips, seats = round.left(), len(round.hands)
        return min(outcome.winners, key=lambda seat: (pips[seat], (seat - last - 1) % seats))

    @classmethod
    def achievements(cls, event: Event) -> Iterable[tuple[Seat, str]]:
        """Yield a capicúa, a chuchazo, a pass for all, and a match won against no points for each partner."""
        if isinstance(event, WentOut) and event.how in FEATS:
            yield event.seat, FEATS[event.how]
        elif isinstance(event, PassBonus) and event.why == "all-pass":
            yield event.seat, "partners-all-pass"
        elif isinstance(event, ShutOut):
            yield from ((seat, "partners-shut-out") for seat in event.seats)

    def symmetries(self, view: View) -> Sequence[Turn]:
        """Return the swap of both ends while a double lies alone: its two ends are equal."""
        alone = len(view.laid) == 1 and view.laid[0].tile in DOUBLES
        return [swapped({"W": "E", "E": "W"})] if alone else []

    def weight(self, tile: str) -> int:
        """Return the pips of a tile, which the winners may score."""
        return PIPS[tile]

    def marks(self, tile: str) -> tuple[str, ...]:
        """Return the pips of both halves."""
        return tuple(map(str, HALVES[tile]))

    def facts(self, view: View, move: Move) -> Iterable[Fact]:
        """Return what a lay does for the partner, by what the partner passed on."""
        return facts(cast("PartnersView", view), move)

    def heuristic(self, round: Round, moves: Sequence[Move]) -> list[float]:
        """Return the worth of each move: pips laid, and who of both teams can follow."""
        return heuristic(cast("PartnersRound", round), moves)
