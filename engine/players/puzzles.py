"""Puzzles: positions from self-play in which one move is clearly best and weaker players choose others.

A puzzle is a match stopped at a decision. It is replayed from its deal and its moves, so that all the seat
has seen by then is available. This module decides which positions qualify, offline and with a larger budget
than a hint has. Knows no game, no file and no date.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean
from typing import Any, Final

from engine.core import Fact, Game, Move, Round, Seat, Seen, View
from engine.match import Match
from engine.players.hints import Certainty, Hint, advise, compared
from engine.players.levels import LEVELS, apart, choose, different
from engine.players.playing_on import play_on
from engine.players.search import Budget, Worlds

GLANCE: Final = Budget(worlds=50, nodes=5_000, depth=2, solve=40_000)
"""The budget of the first look. If it finds no difference, there is seldom a clear one."""
SURVEY: Final = Budget(worlds=300, nodes=30_000, depth=2, solve=40_000)
"""The budget of the second look, the same as a hint's."""
PROOF: Final = Budget(worlds=1_000, nodes=120_000, depth=3, solve=400_000)
"""The budget of the last look, in other deals and one move deeper. It must agree with the second."""
DEALS: Final = 200
"""Deals in which each plausible move is played out to the end. Shares are then accurate to within 7 %."""
COMPARED: Final = 3
"""How many of the weaker players' moves are played out: those they make most often."""
ASKED: Final = 24
"""How often each weaker level is asked for its move. A move made one time in ten then shows with 92 %."""
PLAUSIBLE: Final = 3
"""How many moves must look plausible to some player, the best one included."""
OBVIOUS: Final = 0.6
"""The share of the weaker players' choices from which the best move is too obvious for a puzzle."""
OPENING: Final = 3
"""How many moves must have been made. Earlier there is nothing on the table to go by."""
LONGEST: Final = 60
"""Moves after which a round is not searched further; a longer record would make the file long."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which one seat must decide, and its best move."""

    game: str
    options: Mapping[str, Any]
    """As :meth:`~engine.options.Options.chosen` returns them."""
    seats: int
    seed: str
    record: tuple[tuple[Seat, str], ...]
    """The moves up to the decision."""
    best: str
    """The best move, in notation. Equivalent moves are as good."""
    facts: tuple[Fact, ...] = ()
    """The reasons for it."""
    shares: Mapping[str, int] = field(default_factory=dict)
    """By plausible move, in how many of 100 played-out rounds its seat wins. Empty unless the best move leads
    here too."""


def find(game: Game, seats: int, seed: str) -> Puzzle | None:
    """Return the first puzzle in a round between strong players; None if the round has none.

    Args:
        game: the rule book.
        seats: the number of players.
        seed: the source of the deal and of all chance in the thinking.
    """
    match, rng = Match(game, seats, seed), Random(f"{seed}/players")
    while not match.rounds and len(match.record) < LONGEST:
        seat = match.round.waiting()[0]
        seen = match.seen(seat)
        if len(match.record) >= OPENING and (found := judge(game, seen, rng)) is not None:
            hint, shares = found
            options, record = game.options.chosen(), tuple(match.record)
            return Puzzle(game.name, options, seats, seed, record, hint.move, hint.facts, shares)
        move = choose(game, seen, rng, LEVELS["strong"])
        assert move is not None, "a seat that is waited for has a move"
        match.play(seat, move.text)
    return None


def judge(game: Game, seen: Seen, rng: Random) -> tuple[Hint, dict[str, int]] | None:
    """Return the hint and how often each move wins if the position makes a puzzle; otherwise None."""
    moves, shouts = apart(game, seen.view.legal)
    if shouts or len(different(game, seen.view, moves)) < PLAUSIBLE:
        return None
    tried, simple = _tried(game, seen, rng), at_first_sight(game, seen.view)
    if len({*tried}) < PLAUSIBLE - 1:
        return None
    glance = advise(game, seen, rng, GLANCE)
    if glance.certainty is Certainty.EVEN or glance.move == simple:
        return None
    hints = []
    for budget in (SURVEY, PROOF):
        hint = advise(game, seen, rng, budget)
        if hint.move == simple or not _fits(hint, tried):
            return None
        hints.append(hint)
    if hints[0].move != hints[1].move:
        return None
    usual = [move for move, _ in Counter(tried).most_common() if move != hint.move]
    shares = won(game, seen, rng, hint.move, usual[:COMPARED])
    return (hint, shares) if hint.facts or shares else None


def at_first_sight(game: Game, view: View) -> str:
    """Return the move that a beginner's rule finds: the most points, then the heaviest tile.

    Empty if several moves are equally good by that rule. A position whose best move is this one needs no
    thought.
    """
    moves = different(game, view, apart(game, view.legal)[0])
    worths = [(game.preview(view, move).points, game.weight(move.tile) if move.tile else 0) for move in moves]
    first = [move.text for move, worth in zip(moves, worths, strict=True) if worth == max(worths)]
    return first[0] if len(first) == 1 else ""


def equals(game: Game, view: View, move: str) -> frozenset[str]:
    """Return the moves equivalent to ``move``, itself included."""
    groups = ({each.text for each in group} for group in game.same(view))
    return frozenset(next(group for group in groups if move in group))


def won(game: Game, seen: Seen, rng: Random, best: str, others: Sequence[str]) -> dict[str, int]:
    """Return in what percentage of rounds, played out after each move, the seat wins; ``best`` first.

    Empty unless ``best`` leads each of the others by more than chance explains.
    """
    worlds, seat = Worlds(game, seen, rng), seen.view.seat
    assert seat is not None
    wins: dict[str, list[float]] = {move: [] for move in (best, *others)}
    for _ in range(DEALS):
        world = worlds.deal()
        for text, each in wins.items():
            after = world.copy()
            after.apply(seat, game.parse(text))
            each.append(_played_on(game, after, seat))
    if any(compared(wins[best], wins[other]) is Certainty.EVEN for other in others):
        return {}
    return {text: round(100 * fmean(each)) for text, each in wins.items()}


def _played_on(game: Game, world: Round, seat: Seat) -> float:
    """Return the share of the win of the seat or its team, if all make the moves that look best at a
    glance.
    """
    outcome, _ = play_on(game, world)
    if seat not in outcome.winners:
        return 0.0
    return len(game.side(seat, len(outcome.scores))) / len(outcome.winners)


def _fits(hint: Hint, tried: list[str]) -> bool:
    """Return whether the best move is certain, but neither the only plausible one nor the usual choice.

    Args:
        tried: the moves that weaker players chose.
    """
    plausible = len({*tried, hint.move}) >= PLAUSIBLE
    return hint.certainty is Certainty.SURE and plausible and tried.count(hint.move) < OBVIOUS * len(tried)


def _tried(game: Game, seen: Seen, rng: Random) -> list[str]:
    """Return the moves that weaker players chose in several tries, each as often as it was chosen."""
    groups = {each: group[0] for group in game.same(seen.view) for each in group}
    made: list[Move | None] = [
        choose(game, seen, rng, LEVELS[level]) for level in ("novice", "casual") for _ in range(ASKED)
    ]
    return [groups[move].text for move in made if move is not None]
