"""Looking ahead: known best moves, solved endings, and how successive halving spends its budget."""

from __future__ import annotations

from random import Random

import pytest

from engine import GAMES, Match
from engine.players.levels import LEVELS, choose
from engine.players.search import Budget, Search, Worlds
from tests.strength.endings import WITH_ENDINGS, Everything, endings, misplayed, sweep

FIVES = GAMES["all-fives"]()
SMALL = Budget(worlds=8, nodes=400, depth=1, solve=100_000)


def match_of(game, round):
    match = Match(game, len(round.hands), "stacked")
    match.round, match.told = round, list(round.opening)
    return match


def fives(hands, stock="", lead=0, moves=""):
    """Return a match of All Fives with these tiles, after these moves of the seats in turn."""
    round = FIVES.stacked([hand.split() for hand in hands], stock.split(), lead=lead)
    match = match_of(FIVES, round)
    for text in moves.split():
        match.play(match.round.waiting()[0], text)
    return match


def best(match, budget=SMALL, seed=1):
    """Return the move that a search finds for the seat in turn, and the search itself."""
    seat = match.round.waiting()[0]
    seen = match.seen(seat)
    search = Search(match.game, seen.view, budget)
    return str(search.best(list(seen.view.legal), Worlds(match.game, seen, Random(seed)))), search


@pytest.mark.parametrize(
    ("hands", "moves", "choice"),
    [
        # 15 points, and the opponent cannot answer; both lays go out later
        (["5-5 6-5 1-0", "6-4 3-2"], "5-5@C", None),
        # the last tile goes out at once
        (["6-4 4-1", "6-5 2-0"], "6-4@C 6-5@W", "4-1@E"),
    ],
)
def test_a_solvable_ending_is_played_by_its_solution(hands, moves, choice):
    match = fives(hands, moves=moves)
    found, search = best(match)
    assert search.solved
    legal = match.round.legal(match.round.waiting()[0])
    assert found in Everything(match.game, match.round).best(legal)
    assert choice is None or found == choice


RARE = {
    "domino-4": (
        *(15, 21, 27, 38, 47, 56, 93, 144, 189, 190, 202, 203, 221, 225, 233, 247, 254, 270, 271, 299, 301),
        *(307, 327, 335, 339, 354, 367, 389, 415, 424, 425, 446, 450, 458, 465, 470, 494, 499, 500, 501, 520),
    )
}
"""The first matches that reach an ending, where one in a dozen does. The others need not be played."""


@pytest.mark.parametrize("game", WITH_ENDINGS)
def test_the_search_never_misplays_a_solved_ending(game):
    """``python -m tests.strength.endings 1000`` does the same at length."""
    looked_at, wrong = sweep(game, 40, RARE.get(game))
    assert wrong == 0
    assert looked_at < 60, "most endings are small enough to be solved"


def test_a_misplayed_ending_would_be_noticed(monkeypatch):
    match, moves = next(endings("all-fives"))
    best = Everything(match.game, match.round).best(moves)
    worse = next(move for move in moves if move.text not in best)

    def chosen(search, *_):
        search.solved = True
        return worse

    monkeypatch.setattr(Search, "best", chosen)
    assert misplayed(match, moves, 0) is True


def test_an_ending_too_large_to_solve_is_still_weighed():
    match = fives(["6-4 4-1 2-2", "6-5 2-0 3-1"], moves="6-4@C 6-5@W")
    found, search = best(match, Budget(worlds=2, nodes=10, depth=1, solve=1))
    assert not search.solved
    assert found in map(str, match.seen(0).view.legal)


def test_nothing_is_solved_while_the_stock_hides_tiles():
    match = fives(["6-4 4-1 2-2", "6-5 2-0 3-1"], stock="1-0", moves="6-4@C 6-5@W")
    assert not best(match)[1].solved


def test_no_world_is_dealt_once_the_nodes_are_spent():
    match = Match(FIVES, 2, "nodes")
    _, small = best(match, Budget(worlds=1000, nodes=50, depth=1, solve=1))
    _, large = best(match, Budget(worlds=1000, nodes=1000, depth=1, solve=1))
    assert small.nodes < large.nodes < 3000


def test_the_expert_takes_available_points():
    match = fives(["5-5 6-6 4-3", "6-5 1-0 2-1"], stock="3-1 2-0 4-4 0-0 1-1")
    assert str(choose(FIVES, match.seen(0), Random(1), LEVELS["expert"])) == "5-5@C"


def doubted_with_an_empty_stock():
    """Return a match of Domino 4, and the seat that must now believe or accuse a bluffer.

    The bluffer has one tile left, and the stock is empty.
    """
    return next(found for number in range(20) if (found := _doubted(number)) is not None)


def _doubted(number):
    match, rng = Match(GAMES["domino-4"](blufjoker=True), 2, f"s{number}"), Random(number)
    while match.winners is None:
        seat = match.round.waiting()[0]
        view, legal = match.round.view(seat), match.round.legal(seat)
        if view.pending == "bluff" and not view.stock_size and view.hand_sizes[1 - seat] == 1:
            return match, seat
        must = [move for move in legal if move.verb in ("draw", "accept")]
        lies = [move for move in legal if move.verb == "bluff" and rng.random() < 0.15]
        moves = must or lies or [move for move in legal if move.verb == "lay"] or legal
        match.play(seat, moves[int(rng.random() * len(moves))].text)
    return None


@pytest.mark.parametrize("thinking", range(4))
def test_an_ending_with_a_face_down_tile_is_not_solved(thinking):
    match, seat = doubted_with_an_empty_stock()
    seen = match.seen(seat)
    search = Search(match.game, seen.view, SMALL)
    search.weighed(seen.view.legal, Worlds(match.game, seen, Random(thinking)))
    assert not search.solved
