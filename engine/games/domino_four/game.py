"""The rule book of Domino 4: dealing, parsing moves and deciding who has won the match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, cast

from engine.core import (
    DealContext,
    Event,
    Evidence,
    Fact,
    Game,
    Move,
    Options,
    Outcome,
    Round,
    Seat,
    Seen,
    Share,
    View,
    shuffled,
)
from engine.games.domino_four.advice.bluffing import mixture
from engine.games.domino_four.advice.determinize import determinize, world
from engine.games.domino_four.advice.heuristic import estimate, favourite, gain, heuristic
from engine.games.domino_four.advice.inference import evidence
from engine.games.domino_four.events import Accused, Believed, Called, KeptSilent, LeadFound
from engine.games.domino_four.notation import CALL, lies_even, mirrored, parse
from engine.games.domino_four.options import FourOptions
from engine.games.domino_four.round import FourRound
from engine.games.domino_four.tiles import JOKER, SET, SPELLINGS
from engine.games.domino_four.view import FourView
from engine.symmetry import Turn

HAND_SIZE = {2: 11, 3: 9, 4: 7, 5: 7, 6: 7}
"""Tiles dealt to each player, by the number of players (D2, B1)."""


class DominoFour(Game):
    """The rule book of Domino 4, with cornerstones and bluffing as options."""

    name = "domino-4"
    effort: ClassVar[float] = 1.9
    luck: ClassVar[float] = 1.5
    Options: ClassVar[type[Options]] = FourOptions
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "first": {},
        "corner": {"hoeksteen": True},  # D19 to D23
        "bluff": {"blufjoker": True},  # D24 to D28
        "full": {"hoeksteen": True, "blufjoker": True},
    }
    short_match: ClassVar[Mapping[str, Any]] = {"blufjoker": True, "rounds_to_win": 2}
    best_seats = 4
    beats_random: ClassVar[float] = 0.6
    out_of_turn: ClassVar[frozenset[str]] = frozenset({"call", "accuse", "accept"})  # B6, B17, D28
    slips: ClassVar[frozenset[str]] = frozenset({"four-missed", "four-exposed"})  # D14, D27
    spellings: ClassVar[Mapping[str, str]] = SPELLINGS
    tiles = SET
    seats = range(2, 7)
    options: FourOptions

    def _deal(self, seats: int, rng: Random, context: DealContext) -> FourRound:
        """Deal a shuffled round. If no lead is given, chance chooses it (D3)."""
        rest = list(SET)
        rest.remove(JOKER)  # the one in the middle (D1)
        tiles = shuffled(rest, rng)
        size = HAND_SIZE[seats]
        hands = [tiles[seat * size : (seat + 1) * size] for seat in range(seats)]
        lead = context.lead
        opening: tuple[Event, ...] = ()
        if lead is None:
            lead = int(rng.random() * seats)  # D3
            opening = (LeadFound(lead),)
        return FourRound(self.options, hands, tiles[seats * size :], lead, opening)

    def _stacked(self, hands: list[list[str]], stock: list[str], context: DealContext) -> FourRound:
        """Start a round with these tiles.

        The start joker is already on the table; seat 0 leads by default.
        """
        return FourRound(self.options, hands, stock, context.lead or 0)

    def _on_table(self, context: DealContext) -> tuple[str, ...]:
        return (JOKER,)  # D1

    def determinize(self, view: View, rng: Random) -> FourRound:
        """Return a round that looks like ``view``: the table is rebuilt, and hidden tiles are dealt at
        random.
        """
        return determinize(cast("FourView", view), rng)

    def parse(self, text: str) -> Move:
        """Return the move that ``text`` stands for.

        :func:`~engine.games.domino_four.notation.parse` lists other accepted spellings.
        """
        return parse(text)

    def winners(self, totals: Sequence[int], rounds: int) -> tuple[Seat, ...] | None:
        """Return the seats that have won enough rounds; None if there are none (B20)."""
        enough = tuple(seat for seat, won in enumerate(totals) if won >= self.options.rounds_to_win)
        return enough or None

    @classmethod
    def achievements(cls, event: Event) -> Iterable[tuple[Seat, str]]:
        """Return who announced or forgot a last tile (D14), and who uncovered or told a lie (D27)."""
        match event:
            case Called():
                return [(event.seat, "four-called")]
            case KeptSilent():
                return [(event.seat, "four-missed")]
            case Accused(truth=False):
                return [(event.seat, "four-unmasked"), (event.bluffer, "four-exposed")]
            case _:
                return ()

    def owed_shout(self, view: View) -> str:
        """Return the call that the view's seat owes while it is in time (D14, B6); empty if it owes none."""
        return CALL.text if view.seat in cast("FourView", view).must_call else ""

    def symmetries(self, view: View) -> Sequence[Turn]:
        """Return the mirror of north and south while only jokers and face-down tiles lie, in one line. Before
        the first tile, return that of east and west too.
        """
        turns = [mirrored(1, -1)] if all(lies_even(laid) for laid in view.laid) else []
        return [*turns, mirrored(-1, 1)] if len(view.laid) == 1 else turns

    def evidence(self, seen: Seen) -> Evidence | None:
        """Return what draws say about the hidden racks; None if jokers are laid face down."""
        return evidence(cast("FourView", seen.view), seen)

    def mixture(self, seen: Seen, *, adaptive: bool) -> Sequence[Share]:
        """Return how often to lay tiles face down, and how often to accuse one (D24 to D28)."""
        return mixture(seen, adaptive=adaptive)

    def memorable(self, event: Event) -> bool:
        """Return whether an event tells how face-down tiles were answered."""
        return isinstance(event, Accused | Believed)

    def world(self, view: View, hands: Mapping[Seat, Sequence[str]], stock: Sequence[str]) -> FourRound:
        """Return a round that looks like ``view``, with the hidden tiles dealt as given."""
        seats = range(len(view.hand_sizes))
        held = [list(view.hand if seat == view.seat else hands[seat]) for seat in seats]
        return world(cast("FourView", view), held, list(stock))

    def gain(self, round: Round, outcome: Outcome, seat: Seat) -> float:
        """Return what ``outcome`` is worth to ``seat``, in tiles: a won round, and each tile fewer."""
        return gain(cast("FourRound", round), outcome, seat)

    def estimate(self, round: Round, seat: Seat) -> float:
        """Return what ``seat`` may expect of a round that goes on, in tiles."""
        return estimate(cast("FourRound", round), seat)

    def habit(self, view: View, moves: Sequence[Move]) -> list[float]:
        """Return how readily a beginner makes each of ``moves``.

        A beginner prefers lays that go straight on, lays a joker as soon as it may, never lies and accepts
        every joker.
        """
        ahead = {way.cell for way in cast("FourView", view).openings if way.straight}
        return [_appeal(move, straight=move.place.partition(":")[0] in ahead) for move in moves]

    def facts(self, view: View, move: Move) -> Iterable[Fact]:
        """Return the fact that ``move`` keeps a joker that could be laid; empty if it does not."""
        spared = move.verb == "lay" and move.tile != JOKER
        could = any(other.verb == "lay" and other.tile == JOKER for other in view.legal)
        return [Fact("keeps-joker")] if spared and could else []

    def heuristic(self, round: Round, moves: Sequence[Move]) -> list[float]:
        """Return the worth of each move, by what can follow and what a lie risks."""
        return heuristic(cast("FourRound", round), moves)

    def favourite(self, round: Round, seat: Seat, *, careful: bool, most: int | None = None) -> Move:
        """Return the move that looks best. If all moves are considered, do not list the face-down lays."""
        if most is None and self.options.blufjoker:
            return favourite(cast("FourRound", round), seat)
        return super().favourite(round, seat, careful=careful, most=most)


HABITS: Final = {"lay": 3.0, "draw": 2.0, "pass": 1.5, "accept": 1.0, "bluff": -1.0}
"""How readily a beginner makes each kind of move. A lay round a corner comes last."""


def _appeal(move: Move, *, straight: bool) -> float:
    if move.verb == "lay" and not straight:
        return 1.0
    return HABITS.get(move.verb, 0.0) + (move.tile == JOKER and move.verb == "lay")
