"""What makes a position a puzzle, and what does not."""

from __future__ import annotations

from random import Random

import pytest

from engine import GAMES, Game, Match, Seen
from engine.players import puzzles
from engine.players.hints import Certainty, Hint
from engine.players.puzzles import at_first_sight, equals, find, judge, won
from engine.players.search import Budget


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge by a small part of the budget for finding puzzles."""
    for name, worlds in (("GLANCE", 20), ("SURVEY", 40), ("PROOF", 60)):
        monkeypatch.setattr(puzzles, name, Budget(worlds=worlds, nodes=2_000, depth=1, solve=2_000))
    monkeypatch.setattr(puzzles, "DEALS", 60)


def position(game: Game, hands: list[str], stock: str = "", record: tuple[tuple[int, str], ...] = ()) -> Seen:
    """Return what the seat in turn has seen in a round dealt as given."""
    match = Match(game, len(hands), "")
    match.round = game.stacked([hand.split() for hand in hands], stock.split(), lead=0)
    match.told = list(match.round.opening)
    for seat, move in record:
        match.play(seat, move)
    return match.seen(match.round.waiting()[0])


def test_the_same_seed_finds_the_same_puzzle() -> None:
    found = find(GAMES["all-fives"](), 2, "9")
    assert found is not None
    assert find(GAMES["all-fives"](), 2, "9") == found
    match = Match.replay(GAMES["all-fives"](), 2, found.seed, found.record)
    assert found.best in {move.text for move in match.round.legal(match.round.waiting()[0])}


def test_a_choice_of_two_moves_is_not_a_puzzle() -> None:
    seen = position(GAMES["block"](), ["6-6 6-1", "5-0 4-0"])
    assert judge(GAMES["block"](), seen, Random(1)) is None


@pytest.mark.parametrize(
    ("certainty", "tried", "fits"),
    [
        (Certainty.SURE, ["a", "b", "c", "c"], True),
        (Certainty.LIKELY, ["a", "b", "c", "c"], False),
        (Certainty.SURE, ["b", "c"], True),
        (Certainty.SURE, ["a", "b"], False),
        (Certainty.SURE, ["a", "a", "a", "b", "c"], False),
    ],
)
def test_a_puzzle_needs_a_clearly_best_move_two_others_and_some_doubt(
    certainty: Certainty, tried: list[str], *, fits: bool
) -> None:
    assert puzzles._fits(Hint("a", certainty), tried) is fits


def test_winning_shares_are_given_if_the_best_move_leads_in_them() -> None:
    game = GAMES["block"]()
    record = ["2:6-6@C", "0:pass", "1:6-2@W", "2:6-5@E", "0:5-4@E", "1:4-4@E", "2:pass", "0:4-0@E"]
    match = Match.replay(game, 3, "86", (each.split(":") for each in record))
    seen = match.seen(1)
    shares = won(game, seen, Random(1), "2-0@E", ["2-0@W", "2-2@W"])
    assert list(shares) == ["2-0@E", "2-0@W", "2-2@W"]
    assert 80 < shares["2-0@E"] <= 100
    assert shares["2-0@W"] < 60
    assert won(game, seen, Random(1), "2-0@W", ["2-0@E"]) == {}


@pytest.mark.parametrize(
    ("game", "hands", "found"),
    [
        ("all-fives", ["6-1 5-0 4-0", "6-5 1-4 1-1"], "4-1@E"),  # 6 and 4 make ten
        ("all-fives", ["6-1 5-0 4-0", "6-5 1-0 1-1"], "6-5@W"),  # nothing scores, this is the heaviest
        ("all-fives", ["5-5 5-0 4-0", "5-1 5-4 3-3"], "5-4@W"),  # two places, equal moves
        ("block", ["6-1 5-0 4-0", "6-3 5-1 3-3"], "6-3@W"),
        ("block", ["6-1 5-0 4-0", "6-3 6-2 5-1"], "6-3@W"),
        ("block", ["6-1 5-0 4-0", "6-0 5-1 3-3"], ""),  # six pips each
    ],
)
def test_a_beginners_rule_takes_points_first_and_then_the_heaviest_tile(game, hands, found) -> None:
    opening = f"{hands[0].split()[0]}@C"
    seen = position(GAMES[game](), hands, record=((0, opening),))
    assert at_first_sight(GAMES[game](), seen.view) == found


def test_a_move_found_at_first_sight_is_not_a_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    found = find(GAMES["all-fives"](), 2, "9")
    assert found is not None
    match = Match.replay(GAMES["all-fives"](), 2, found.seed, found.record)
    seen = match.seen(match.round.waiting()[0])
    monkeypatch.setattr(puzzles, "at_first_sight", lambda game, view: found.best)
    assert all(judge(match.game, seen, Random(seed)) is None for seed in range(5))


def test_equivalent_moves_are_the_same_answer() -> None:
    game = GAMES["block"]()
    seen = position(game, ["6-6 5-0 4-0", "6-1 6-5 3-3"], record=((0, "6-6@C"),))
    assert equals(game, seen.view, "6-1@W") == equals(game, seen.view, "6-1@E") == {"6-1@W", "6-1@E"}
    seen = position(game, ["6-1 5-0 4-0", "6-5 5-1 3-3"], record=((0, "6-1@C"),))
    assert equals(game, seen.view, "6-5@W") == {"6-5@W"}
