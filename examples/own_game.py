"""A game of your own in one file: Matador, in which halves that touch add up to seven.

The rules: two to four players get five tiles each of the double-six set; the rest is the stock. Seat 0 leads
the first round with any tile, the next seat the second, and so on. A tile joins an end of the line if the
halves that touch add up to seven. A matador (0-0, 6-1, 5-2 or 4-3) joins any end with either half; only a
matador joins a blank. A player who cannot lay draws until a tile fits, and passes once the stock is empty.
The first player without tiles wins the round. If no player can go on, the lightest hand wins. The winner
scores the pips in the other hands, and 100 points win the match.

Run it from the root of the repository:

    PYTHONPATH=. python examples/own_game.py

You see the first round move by move, then the points of each round. One computer of each level plays.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from random import Random

from engine import (
    Event,
    Game,
    Laid,
    Log,
    Match,
    Move,
    MoveNotNow,
    Options,
    Outcome,
    Part,
    Reason,
    Round,
    Seat,
    UnknownMove,
    View,
    shuffled,
    silent,
)
from engine.core import DealContext, whole
from engine.events import Drew, Passed, TileLaid
from engine.players.levels import LEVELS, choose
from engine.tiles.double_n import double_set, pips, spelt

TILES = double_set(6)
SPELLINGS = {f"{a}-{b}": spelt(a, b) for a in range(7) for b in range(7)}
MATADORS = {"0-0", "6-1", "5-2", "4-3"}
DRAW, PASS = Move("draw", "draw"), Move("pass", "pass")
LAYS = [Move(f"{text}@{end}", "lay", tile, end) for text, tile in SPELLINGS.items() for end in "CWE"]
LAYS_AT = {key: [move for move in LAYS if (move.tile, move.place) == key] for key in product(TILES, "CWE")}
MOVES = {move.text: move for move in [*LAYS, DRAW, PASS]}


@dataclass(frozen=True, kw_only=True)
class MatadorOptions(Options):
    """What a table may choose."""

    target: int = whole(1, 500, default=100)


class MatadorRound(Round):
    """One deal: ``legal`` says what may be done, ``apply`` does it, ``outcome`` counts."""

    __slots__ = ("ends", "laid", "options", "over", "turn")

    def __init__(self, options: Options, hands: list[list[str]], stock: list[str], lead: Seat) -> None:
        self.options, self.hands, self.stock = options, [sorted(hand) for hand in hands], stock
        self.lead = self.turn = lead
        self.opening: tuple[Event, ...] = ()
        self.laid: list[Laid] = []
        self.ends: dict[str, str] = {}
        self.over = False

    def waiting(self) -> Sequence[Seat]:
        return () if self.over else (self.turn,)

    def legal(self, seat: Seat) -> list[Move]:
        if seat not in self.waiting():
            return []
        return self._lays(seat) or [DRAW if self.stock else PASS]

    def _lays(self, seat: Seat) -> list[Move]:
        spots = product(self.hands[seat], self.ends or "C")
        return [move for spot in spots for move in LAYS_AT[spot] if self._fits(move)]

    def _fits(self, move: Move) -> bool:  # the half that touches is spelt first: 2-6@E joins with its two
        if not self.ends:
            return move.text.startswith(move.tile)
        return move.tile in MATADORS or int(move.text[0]) + int(self.ends[move.place]) == 7

    def apply(self, seat: Seat, move: Move, log: Log = silent) -> None:
        if move.verb == "draw":
            self.hands[seat] = sorted([*self.hands[seat], self.stock[0]])
            log(Drew(seat, self.stock.pop(0)))
        elif move.verb == "pass":
            log(Passed(seat))
        else:
            text = move.text[:3]
            self.hands[seat].remove(move.tile)
            self.laid.append(Laid(text, move.place, seat))
            self.ends |= {move.place: text[2]} if self.ends else {"W": text[0], "E": text[2]}
            log(TileLaid(seat, text, move.place))
        self.turn = seat if move.verb == "draw" else (seat + 1) % len(self.hands)
        self.over = [] in self.hands or not (self.stock or any(map(self._lays, range(len(self.hands)))))

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        left = [sum(map(pips, hand)) for hand in self.hands]
        ranks = [(len(hand) > 0, weight) for hand, weight in zip(self.hands, left, strict=True)]
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == min(ranks))
        counted = [Part("hand", weight, seat) for seat, weight in enumerate(left)]
        others = [tuple(part for part in counted if part.seat != seat) for seat in range(len(left))]
        parts = tuple(others[seat] if seat in winners else () for seat in range(len(left)))
        scores = tuple(sum(part.points for part in own) for own in parts)
        return Outcome(Reason.OUT if [] in self.hands else Reason.BLOCKED, winners, scores, parts)

    def refusal(self, seat: Seat, move: Move) -> MoveNotNow:
        return MoveNotNow("not-possible" if seat == self.turn else "not-your-turn")

    def timeout_move(self, seat: Seat) -> Move:
        return self.legal(seat)[0]

    def view(self, seat: Seat | None) -> View:
        return View(
            seat=seat,
            hand=() if seat is None else tuple(self.hands[seat]),
            hand_sizes=tuple(map(len, self.hands)),
            stock_size=len(self.stock),
            waiting=tuple(self.waiting()),
            legal=() if seat is None else tuple(self.legal(seat)),
            ends=dict(self.ends),
            laid=tuple(self.laid),
            lead=self.lead,
            round_scores=(0,) * len(self.hands),
            options=self.options,
        )


class Matador(Game):
    """The rule book: it deals, reads moves, ends the match and rates moves for computer players."""

    name = "matador"
    Options = MatadorOptions
    spellings = SPELLINGS
    tiles = TILES
    seats = range(2, 5)

    def _deal(self, seats: int, rng: Random, context: DealContext) -> Round:
        tiles = shuffled(TILES, rng)
        hands = [tiles[5 * seat : 5 * seat + 5] for seat in range(seats)]
        return self._stacked(hands, tiles[5 * seats :], context)

    def _stacked(self, hands: list[list[str]], stock: list[str], context: DealContext) -> Round:
        return MatadorRound(self.options, hands, stock, context.lead or 0)

    def determinize(self, view: View, rng: Random) -> Round:  # the tiles that the view hides lie at random
        seen = {*view.hand, *(SPELLINGS[laid.tile] for laid in view.laid)}
        hidden = shuffled([tile for tile in TILES if tile not in seen], rng)
        sizes = enumerate(view.hand_sizes)
        hands = [[*view.hand] if seat == view.seat else [hidden.pop() for _ in range(n)] for seat, n in sizes]
        round = MatadorRound(view.options, hands, hidden, view.lead)
        round.laid, round.ends, round.over = list(view.laid), dict(view.ends), not view.waiting
        round.turn = view.waiting[0] if view.waiting else view.lead
        return round

    def parse(self, text: str) -> Move:
        if text not in MOVES:
            raise UnknownMove("no-such-move", text=text)
        return MOVES[text]

    def next_lead(self, previous: Round) -> Seat:
        return (previous.lead + 1) % len(previous.hands)

    def winners(self, totals: Sequence[int], rounds: int) -> tuple[Seat, ...] | None:
        return tuple(seat for seat, total in enumerate(totals) if total >= self.options.target) or None

    def heuristic(self, round: Round, moves: Sequence[Move]) -> list[float]:
        return [float(pips(move.tile)) if move.tile else 0.0 for move in moves]


def main() -> None:
    """Play one match at a table of four, one computer of each level."""
    match, levels, thinking = Match(Matador(), 4, "tea"), list(LEVELS), Random("thinking")
    while match.winners is None:
        seat, rounds = match.round.waiting()[0], match.rounds
        move = choose(match.game, match.seen(seat), thinking, LEVELS[levels[seat]])
        match.play(seat, str(move))
        if not rounds:
            print(f"{levels[seat]:8}{move}")
        if match.rounds > rounds:
            scores = zip(levels, match.outcomes[-1].scores, strict=True)
            print(f"Round {match.rounds}:", ", ".join(f"{level} {score}" for level, score in scores))


if __name__ == "__main__":
    main()
