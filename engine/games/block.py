"""Block dominoes, a whole game in one file: the example to read first and to copy from.

The rules: two players get seven tiles of the double-six set, three or four get five. The rest is the stock,
which is used only if the table plays with drawing (``draw``). The holder of the highest double leads, or
without any double the holder of the heaviest tile. Any tile of the hand may be led. Later rounds are led by
the winner, or as the table chose (``lead``). Clockwise each player lays one tile at either end of the line;
the touching halves must agree. A player who can lay must lay. With drawing, one who cannot lay draws until a
tile fits; otherwise, and once the stock is empty, one who cannot lay passes. The first to lay the last tile
of a hand wins the round and scores the pips of all other hands. When no player can go on, the lightest hand
wins the pips of the others less its own; a tie for the lightest wins nothing. The first to reach ``target``
points wins the match. With ``rounds`` it ends after that many rounds at the latest, and the leader wins.
With ``counting = rounds`` a won round is one point, whatever is left in the hands, and ``target`` is 100 at
most.

Two options are for more than two players. With ``deal_all`` all tiles are dealt: seven each to four players,
or nine each to three, who play without the double blank. No tile is left to draw, so ``draw`` has no effect.
With ``partners`` four players form two teams, and partners sit opposite each other. The winner of a round
scores the pips of the other team for both partners; the partner's hand does not count. When no player can go
on, the team whose two hands have fewer pips together wins the other team's pips less its own; equal teams win
nothing, and the lighter hand of the winning team leads next. A match with one of these options cannot start
with another number of players.

A text that is not a move is refused with ``no-such-move`` (the ``text``) or ``which-end`` (the ``tile``). A
move that is not legal now is refused with the first of these that a person at the table would notice:

====================  =======================================================================
``round-over``        the round has ended
``not-your-turn``     ``turn`` is to move
``must-lay``          a tile fits, for example ``tile``: no drawing, no passing
``no-drawing``        the table plays without drawing
``stock-empty``       no tile is left to draw
``must-draw``         ``left`` tiles are left to draw: no passing
``tile-not-in-hand``  ``tile`` is not in the hand
``fits-nowhere``      ``tile``, named without its end, fits nowhere
``nothing-to-join``   the table is empty: the first tile goes to the centre, not to ``place``
``already-started``   the centre is taken by ``tile``
``does-not-fit``      neither half of ``tile`` is the ``end`` of ``place``
====================  =======================================================================
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from math import exp
from random import Random
from typing import Any, ClassVar, Final, cast

from engine.advice import Notes
from engine.core import (
    AmbiguousMove,
    DealContext,
    Event,
    Evidence,
    Fact,
    Game,
    Laid,
    Log,
    Move,
    MoveNotNow,
    Options,
    Outcome,
    Part,
    Reason,
    Round,
    Seat,
    Seen,
    Teams,
    UnknownMove,
    View,
    flag,
    one_of,
    opposite,
    shuffled,
    sides,
    silent,
    whole,
)
from engine.events import Blocked, Drew, LeadFound, Passed, TileLaid
from engine.symmetry import Turn, swapped
from engine.tiles.double_n import double_set, halves, is_double, pips, spelt

# -- options -----------------------------------------------------------------------------------------

MOST_ROUNDS: Final = 100
"""The highest target if rounds are counted."""


@dataclass(frozen=True, kw_only=True)
class BlockOptions(Options):
    """The options of a table."""

    draw: bool = flag()
    """Whether a player who cannot lay draws from the stock until a tile fits."""
    lead: str = one_of("winner", "next", "highest", default="winner")
    """Who leads a later round: the winner of the last one (after a tie the next seat), always the next seat,
    or again the highest double."""
    target: int = whole(1, 5000, default=100)
    """Points that win the match."""
    rounds: int = whole(0, 50, default=0)
    """The number of rounds after which the leader wins, even below the target; 0 for no limit."""
    deal_all: bool = flag()
    """Whether three or four players are dealt all tiles, three without the double blank."""
    partners: bool = flag()
    """Whether four players form two teams, the seats 0 and 2 against the seats 1 and 3."""
    counting: str = one_of("pips", "rounds", default="pips")
    """What a won round scores: the pips left in the other hands, or one point."""

    def __post_init__(self) -> None:
        """Refuse a goal that takes too many rounds.

        Raises:
            ValueError: an option is impossible, or rounds are counted to more than :data:`MOST_ROUNDS`.
        """
        super().__post_init__()
        if self.counting == "rounds" and self.target > MOST_ROUNDS:
            raise ValueError(f"target={self.target} is too far: rounds are counted to {MOST_ROUNDS} at most")

    def played(self, name: str) -> Any:
        """Return the value in effect for the option ``name``. With all tiles dealt, no player draws."""
        return False if name == "draw" and self.deal_all else super().played(name)


# -- tiles and moves ---------------------------------------------------------------------------------

HAND_SIZE: Final = {2: 7, 3: 5, 4: 5}
DEALT_ALL: Final = {3: 9, 4: 7}
"""The size of a hand by the number of seats if all tiles are dealt."""
TEAMS: Final = opposite(4)
TILES: Final = double_set(6)
LEFT_OUT: Final = "0-0"
"""The tile that is out of play if all tiles are dealt to three players."""
RANK: Final = {tile: rank for rank, tile in enumerate(TILES)}
"""The order of a rack."""
HALVES: Final = {tile: halves(tile) for tile in TILES}
PIPS: Final = {tile: pips(tile) for tile in TILES}
SPELLINGS: Final = {f"{one}-{other}": spelt(one, other) for one in range(7) for other in range(7)}

CENTRE, ENDS = "C", ("W", "E")
"""The places of a lay. The first tile lies in the centre, its higher half to the west; then the line grows at
both ends."""
DRAW: Final = Move("draw", "draw")
PASS: Final = Move("pass", "pass")
LAYS: Final = {
    (tile, place): Move(f"{tile}@{place}", "lay", tile, place) for tile in TILES for place in (CENTRE, *ENDS)
}
MOVES: Final = {"draw": DRAW, "pass": PASS} | {
    f"{text}@{place}": LAYS[tile, place] for text, tile in SPELLINGS.items() for place in (CENTRE, *ENDS)
}


def in_play(options: BlockOptions, seats: int) -> list[str]:
    """Return the tiles that may be in a hand or in the stock."""
    without = options.deal_all and seats == min(DEALT_ALL)
    return [tile for tile in TILES if not (without and tile == LEFT_OUT)]


def fits(tile: str, ends: Sequence[int]) -> bool:
    """Return whether a tile may be laid. On an empty table any tile may."""
    return not ends or HALVES[tile][0] in ends or HALVES[tile][1] in ends


def best(hand: Sequence[str]) -> tuple[bool, int, tuple[int, int]]:
    """Return a hand's sort key for who leads: by its highest double, or without one by its heaviest tile."""
    return max((is_double(tile), PIPS[tile], HALVES[tile]) for tile in hand)


READINESS: Final = {tile: exp(0.12 * (PIPS[tile] + 4 * is_double(tile))) for tile in TILES}
"""How readily each tile is laid, for inference from a lay: heavy tiles go first."""


# -- what a seat may know ----------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class BlockView(View):
    """A view with the fields of Block dominoes. ``ends`` maps ``W`` and ``E`` to their pips."""

    options: BlockOptions
    voids: tuple[str, ...]
    """By seat, the pips it has shown not to hold, by passing or drawing: ``25`` means no two and no five.
    While a seat is drawing, its newest tile may be an exception."""


# -- a round -----------------------------------------------------------------------------------------


class BlockRound(Round):
    """One deal. Only the rule book builds it, by ``deal``, ``stacked`` or ``determinize``."""

    __slots__ = ("ended", "ends", "laid", "options", "voids")

    def __init__(
        self, options: BlockOptions, hands: Sequence[Sequence[str]], stock: Sequence[str], lead: Seat
    ) -> None:
        self.options = options
        self.hands: list[list[str]] = [sorted(hand, key=RANK.__getitem__) for hand in hands]
        self.stock: list[str] = list(stock)
        self.lead = self.turn = lead
        self.opening: tuple[Event, ...] = ()
        self.laid: list[Laid] = []
        self.ends: list[int] = []
        """The open pips, west and east; empty before the first tile."""
        self.voids: list[frozenset[int]] = [frozenset() for _ in hands]
        """By seat, the pips that everybody knows not to be in its hand. A tile just drawn may be an
        exception."""
        self.ended: Reason | None = None

    def waiting(self) -> Sequence[Seat]:
        """Return the seat in turn; empty once the round is over."""
        return () if self.ended else (self.turn,)

    def legal(self, seat: Seat) -> list[Move]:
        """Return every lay that fits. If none does, return the draw or else the pass."""
        if self.ended or seat != self.turn:
            return []
        return self.lays(seat) or [DRAW if self.may_draw() else PASS]

    def lays(self, seat: Seat) -> list[Move]:
        """Return every lay from the seat's hand, in the order of the hand."""
        if not self.ends:
            return [LAYS[tile, CENTRE] for tile in self.hands[seat]]
        sides = list(zip(ENDS, self.ends, strict=True))
        return [LAYS[tile, at] for tile in self.hands[seat] for at, end in sides if end in HALVES[tile]]

    def may_draw(self) -> bool:
        """Return whether the table plays with drawing and the stock has tiles left."""
        return self.options.draw and bool(self.stock) and not self.options.deal_all

    def apply(self, seat: Seat, move: Move, log: Log = silent) -> None:
        """Play a legal move. After a draw or pass, record that the seat lacked the ends' pips."""
        if move.verb == "lay":
            self._lay(seat, move, log)
        elif move.verb == "draw":
            tile = self.stock.pop(0)
            insort(self.hands[seat], tile, key=RANK.__getitem__)
            # tiles drawn earlier may have the pips that were missing then
            self.voids[seat] = frozenset(self.ends)
            log(Drew(seat, tile))
            self._go_on(seat, log)
        else:
            self.voids[seat] |= frozenset(self.ends)
            log(Passed(seat))
            self._go_on(self._after(seat), log)

    def _lay(self, seat: Seat, move: Move, log: Log) -> None:
        self.hands[seat].remove(move.tile)
        self.laid.append(Laid(move.tile, move.place, seat))
        log(TileLaid(seat, move.tile, move.place))
        self.ends = _ends_after(self.ends, move.tile, move.place)
        if self.hands[seat]:
            self._go_on(self._after(seat), log)
        else:
            self.ended = Reason.OUT

    def _after(self, seat: Seat) -> Seat:
        return (seat + 1) % len(self.hands)

    def _go_on(self, seat: Seat, log: Log) -> None:
        """Pass the turn to ``seat``, or end the round if no player can go on."""
        self.turn = seat
        if not self.may_draw() and not any(fits(tile, self.ends) for hand in self.hands for tile in hand):
            self.ended = Reason.BLOCKED
            log(Blocked())

    def left(self) -> list[int]:
        """Return the pips in each hand."""
        return [sum(map(PIPS.__getitem__, hand)) for hand in self.hands]

    def teams(self) -> Teams | None:
        """Return the two teams if the table plays with partners."""
        return TEAMS if self.options.partners else None

    def outcome(self) -> Outcome | None:
        """Return who won and what each seat scores; None while the round goes on.

        A score is made of ``hand`` parts. In a blocked round the winners' own hands are subtracted. If rounds
        are counted, it is one ``round`` part. Partners score alike. A tie for the lightest hand has no winner
        and no scores.
        """
        if self.ended is None:
            return None
        left, winning = self.left(), sides(self.teams(), len(self.hands))
        if self.ended is Reason.OUT:
            won = [side for side in winning if self.laid[-1].seat in side]
        else:
            weights = [sum(left[seat] for seat in side) for side in winning]
            won = [side for side, weight in zip(winning, weights, strict=True) if weight == min(weights)]
        if len(won) > 1:  # a tie
            return Outcome(self.ended, (), (0,) * len(left), ((),) * len(left))
        winners = won[0]
        counted = [(seat, -weight if seat in winners else weight) for seat, weight in enumerate(left)]
        if self.ended is Reason.OUT:  # the hand of the winner is empty, and that of a partner does not count
            counted = [(seat, points) for seat, points in counted if seat not in winners]
        made = tuple(Part("hand", points, seat) for seat, points in counted if points)
        if self.options.counting == "rounds":
            made = (Part("round", 1),)
        parts = tuple(made if seat in winners else () for seat in range(len(left)))
        return Outcome(self.ended, winners, tuple(sum(part.points for part in own) for own in parts), parts)

    def timeout_move(self, seat: Seat) -> Move:
        """Return the lay of the heaviest tile that fits; otherwise the draw or the pass."""
        return max(self.legal(seat), key=lambda move: PIPS.get(move.tile, 0))

    def refusal(self, seat: Seat, move: Move) -> MoveNotNow:
        """Return why ``move`` is refused. The head of this module lists the keys."""
        if self.ended:
            return MoveNotNow("round-over")
        if seat != self.turn:
            return MoveNotNow("not-your-turn", turn=self.turn)
        if move.verb == "lay":
            return self._no_lay(seat, move)
        if lays := self.lays(seat):
            return MoveNotNow("must-lay", tile=lays[0].tile)
        if move.verb == "pass":
            return MoveNotNow("must-draw", left=len(self.stock))
        return MoveNotNow("stock-empty" if self.options.played("draw") else "no-drawing")

    def _no_lay(self, seat: Seat, move: Move) -> MoveNotNow:
        tile, place = move.tile, move.place
        if tile not in self.hands[seat]:
            return MoveNotNow("tile-not-in-hand", tile=tile)
        if not place:
            return MoveNotNow("fits-nowhere", tile=tile)
        if not self.ends:
            return MoveNotNow("nothing-to-join", tile=tile, place=place)
        if place == CENTRE:
            return MoveNotNow("already-started", tile=self.laid[0].tile)
        return MoveNotNow("does-not-fit", tile=tile, place=place, end=str(self.ends[ENDS.index(place)]))

    def view(self, seat: Seat | None) -> BlockView:
        """Return all that ``seat`` may know. Of the other hands and the stock it shows only the sizes."""
        return BlockView(
            seat=seat,
            hand=() if seat is None else tuple(self.hands[seat]),
            hand_sizes=tuple(map(len, self.hands)),
            stock_size=len(self.stock),
            waiting=tuple(self.waiting()),
            legal=() if seat is None else tuple(self.legal(seat)),
            ends=dict(zip(ENDS, map(str, self.ends), strict=False)),
            laid=tuple(self.laid),
            lead=self.lead,
            round_scores=(0,) * len(self.hands),
            teams=self.teams(),
            options=self.options,
            voids=tuple("".join(map(str, sorted(void))) for void in self.voids),
        )


# -- the rule book -----------------------------------------------------------------------------------


class Block(Game):
    """The rule book of Block dominoes, for two to four players with the double-six set."""

    name = "block"
    Options: ClassVar[type[Options]] = BlockOptions
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "block": {},
        "draw": {"draw": True},
        "rounds": {"counting": "rounds", "target": 5},
    }
    three_rounds: ClassVar[Mapping[str, Any]] = {"rounds": 3}
    short_match: ClassVar[Mapping[str, Any]] = {"draw": True, "target": 30}
    best_seats = 4
    quick_match: ClassVar[Mapping[str, Any]] = {"rounds": 3}
    beats_random: ClassVar[float] = 0.55
    spellings: ClassVar[Mapping[str, str]] = SPELLINGS
    tiles = TILES
    seats = range(2, 5)
    round_won, effort, luck = 40.0, 2.0, 1.4
    options: BlockOptions

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        if self.options.deal_all:
            self.seats = range(min(DEALT_ALL), max(DEALT_ALL) + 1)
        if self.options.partners:
            self.seats = range(4, 5)

    def teams(self, seats: int) -> Teams | None:
        """Return the two teams if the table plays with partners; they sit opposite each other."""
        return TEAMS if self.options.partners else None

    def _deal(self, seats: int, rng: Random, context: DealContext) -> BlockRound:
        tiles = shuffled(in_play(self.options, seats), rng)
        size = (DEALT_ALL if self.options.deal_all else HAND_SIZE)[seats]
        hands = [tiles[seat * size : (seat + 1) * size] for seat in range(seats)]
        return self._stacked(hands, tiles[seats * size :], context)

    def _stacked(self, hands: list[list[str]], stock: list[str], context: DealContext) -> BlockRound:
        """Start a round with these tiles.

        Raises:
            ValueError: a tile is out of play.
        """
        if not {*stock, *chain(*hands)} <= {*in_play(self.options, len(hands))}:
            raise ValueError(f"{LEFT_OUT} is out of play")
        if context.lead is not None:
            return BlockRound(self.options, hands, stock, context.lead)
        ranks = [best(hand) for hand in hands]
        lead = ranks.index(max(ranks))
        round = BlockRound(self.options, hands, stock, lead)
        round.opening = (LeadFound(lead, spelt(*ranks[lead][2])),)
        return round

    def determinize(self, view: View, rng: Random) -> BlockRound:
        """Return a round that looks like ``view``, with the tiles it hides dealt at random.

        Tiles with pips that a seat has shown not to hold stay out of its hand.
        """
        return self.world(view, *_imagined(cast("BlockView", view), rng))

    def world(self, view: View, hands: Mapping[Seat, Sequence[str]], stock: Sequence[str]) -> BlockRound:
        """Return a round that looks like ``view``, with the hidden tiles dealt as given."""
        view = cast("BlockView", view)
        held = [hands.get(seat, view.hand) for seat in range(len(view.hand_sizes))]
        round = BlockRound(view.options, held, stock, view.lead)
        round.laid = list(view.laid)
        round.ends = [int(view.ends[end]) for end in ENDS] if view.ends else []
        round.voids = [frozenset(map(int, void)) for void in view.voids]
        if view.waiting:
            round.turn = view.waiting[0]
        else:
            round.ended = Reason.OUT if 0 in view.hand_sizes else Reason.BLOCKED
        return round

    def evidence(self, seen: Seen) -> Evidence:
        """Return what lays, draws and passes say about the hidden hands.

        Heavy tiles are assumed to be laid first. A seat that draws or passes has no fitting tile.
        """
        notes, ends = Notes(), list[int]()
        tiles = in_play(self.options, len(seen.view.hand_sizes))
        for moment, event in enumerate(seen.events):
            fitting = [tile for tile in tiles if fits(tile, ends)]
            if isinstance(event, TileLaid):
                notes.lay(moment, event.seat, event.tile, {tile: READINESS[tile] for tile in fitting})
                ends = _ends_after(ends, event.tile, event.place)
            elif isinstance(event, Drew | Passed):
                notes.nothing(moment, event.seat, fitting)
                notes.gain(moment, event.seat, int(isinstance(event, Drew)))
        return notes.evidence(seen.view, tiles, [laid.tile for laid in seen.view.laid])

    def parse(self, text: str) -> Move:
        """Return the move that ``text`` stands for. The halves of a tile may come in either order.

        Raises:
            AmbiguousMove: the text is a tile without an end.
            UnknownMove: the text is not a move.
        """
        if text in MOVES:
            return MOVES[text]
        if text in SPELLINGS:
            raise AmbiguousMove("which-end", tile=SPELLINGS[text])
        raise UnknownMove("no-such-move", text=text)

    def winners(self, totals: Sequence[int], rounds: int) -> tuple[Seat, ...] | None:
        """Return the seat or team that has reached the target; only one can score at a time.

        After the last allowed round, return the leaders instead. Return None if the match goes on.
        """
        won = tuple(seat for seat, total in enumerate(totals) if total >= self.options.target)
        return won or self._leaders(totals, rounds)

    def next_lead(self, previous: Round) -> Seat | None:
        """Return the seat that leads by the option ``lead``; None lets the highest double decide.

        Of a winning team it is the seat with the lighter hand, which is empty if it went out.
        """
        outcome, left = previous.outcome(), cast("BlockRound", previous).left()
        if self.options.lead == "highest" or outcome is None:
            return None
        if self.options.lead == "winner" and outcome.winners:
            last = cast("BlockRound", previous).laid[-1].seat
            return min(outcome.winners, key=lambda seat: (left[seat], (seat - last - 1) % len(left)))
        return (previous.lead + 1) % len(left)

    def symmetries(self, view: View) -> Sequence[Turn]:
        """Return the swap of both ends while a double lies alone: its two ends are equal."""
        alone = len(view.laid) == 1 and is_double(view.laid[0].tile)
        return [swapped({"W": "E", "E": "W"})] if alone else []

    def weight(self, tile: str) -> int:
        """Return the pips of a tile."""
        return PIPS[tile]

    def marks(self, tile: str) -> tuple[str, ...]:
        """Return the pips of both halves."""
        return tuple(map(str, HALVES[tile]))

    def facts(self, view: View, move: Move) -> Iterator[Fact]:
        """Yield the fact that a lay covers an end on which the partner had to pass, as everybody has seen.

        Nothing is yielded where players draw: they pass only once the stock is empty.
        """
        view = cast("BlockView", view)
        if (
            not view.teams
            or view.seat is None
            or not (view.ends and move.tile)
            or view.options.played("draw")
        ):
            return
        partner = (view.seat + 2) % 4
        shut = {*view.voids[partner]}
        after = {*map(str, _ends_after([int(view.ends[end]) for end in ENDS], move.tile, move.place))}
        if (shut & {*view.ends.values()}) - after and not after <= shut:
            yield Fact("frees-partner", seat=partner)

    def heuristic(self, round: Round, moves: Sequence[Move]) -> list[float]:
        """Return the worth of each move.

        It counts pips laid, doubles, own tiles that fit next and opponents who cannot follow. A partner who
        cannot follow counts against the move.
        """
        return [_worth(cast("BlockRound", round), move) if move.tile else 0.0 for move in moves]


def _worth(round: BlockRound, move: Move) -> float:
    if len(round.hands[round.turn]) == 1:
        return 1000.0
    west, east = _ends_after(round.ends, move.tile, move.place)
    able = [sum([west in HALVES[tile] or east in HALVES[tile] for tile in hand]) for hand in round.hands]
    mine = able[round.turn] - 1  # without the tile itself, which fits the end it makes
    able[round.turn] = 1
    stuck = able.count(0)
    if round.options.partners and not able[(round.turn + 2) % len(able)]:
        stuck -= 2
    return PIPS[move.tile] + 4.0 * is_double(move.tile) + 3.0 * mine + 8.0 * stuck


def _ends_after(ends: Sequence[int], tile: str, place: str) -> list[int]:
    """Return the open pips at west and east after a tile is laid at ``place``."""
    high, low = HALVES[tile]
    if place == CENTRE:
        return [high, low]
    grown, end = list(ends), ENDS.index(place)
    grown[end] = low if ends[end] == high else high
    return grown


def _imagined(view: BlockView, rng: Random) -> tuple[dict[Seat, list[str]], list[str]]:
    """Return all hands by seat, and the stock, with the hidden tiles dealt at random.

    Hands that are known to lack many tiles are dealt first.
    """
    known = {laid.tile for laid in view.laid}.union(view.hand)
    tiles = in_play(view.options, len(view.hand_sizes))
    pool = shuffled([tile for tile in tiles if tile not in known], rng)
    blocked = set() if view.waiting or 0 in view.hand_sizes else set(view.ends.values())
    voids = [set(map(int, blocked.union(void))) for void in view.voids]
    hands = [list(view.hand) if seat == view.seat else [] for seat in range(len(voids))]
    for seat in sorted(range(len(hands)), key=lambda seat: -len(voids[seat])):
        if seat != view.seat:
            pool.sort(key=lambda tile: not voids[seat].isdisjoint(HALVES[tile]))
            drawing = seat in view.waiting and set(view.ends.values()) <= set(view.voids[seat])
            drawn = int(view.options.played("draw") and drawing)  # the newest tile may be an exception
            sure = view.hand_sizes[seat] - drawn
            hand, pool = pool[:sure], shuffled(pool[sure:], rng)
            hands[seat], pool = hand + pool[:drawn], pool[drawn:]
    return dict(enumerate(hands)), pool[: view.stock_size]


GAME = Block
