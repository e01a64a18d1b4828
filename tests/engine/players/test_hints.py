"""Hints: positions with a known best move and known reasons, and positions without reasons."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import engine
from engine import GAMES, SHOUTS, Match
from engine.games.uno_dominos.game import TOLD
from engine.players.hints import BUDGET, ORDER, Certainty, advise, compared, facts_of
from engine.players.search import Budget

QUICK = Budget(worlds=40, nodes=3_000, depth=2, solve=20_000)


def hinted(game, hands, *moves, seat=0, budget=QUICK, **about):
    """Return the hint for a seat after these moves, each written as seat and move.

    All tiles that are in no hand are in the stock.
    """
    match = Match(GAMES[game](), len(hands), "stacked")
    held = [hand.split() for hand in hands]
    stock = [tile for tile in match.game.tiles if tile not in {tile for hand in held for tile in hand}]
    match.round = match.game.stacked(held, stock, lead=0, **about)
    match.told = list(match.round.opening)
    for text in moves:
        by, move = text.split()
        match.play(int(by), move)
    return advise(match.game, match.seen(seat), Random(1), budget)


def kinds(hint):
    return [fact.kind for fact in hint.facts]


def test_winning_the_match_is_the_first_reason():
    hint = hinted("all-fives", ["5-0 6-1", "5-5 5-4 6-4"], "0 5-0@C", seat=1, totals=[0, 90])
    assert (hint.move, hint.certainty) == ("5-5@W", Certainty.SURE)
    assert kinds(hint)[0] == "wins-match"


def test_points_scored_now_are_a_reason():
    hint = hinted("all-fives", ["5-0 6-1 4-4", "5-5 5-4 3-0"], "0 5-0@C", seat=1)
    assert hint.move == "5-5@W"
    assert ("scores", 10) in [(fact.kind, fact.value) for fact in hint.facts]


def test_going_out_is_a_reason():
    """The player has one tile left and no other move to compare it with. The hint gives no reason."""
    hands = ["6-6 6-5 5-4", "6-1 3-1 2-2"]
    hint = hinted("all-fives", hands, "0 6-6@C", "1 6-1@W", "0 6-5@E", "1 3-1@W", seat=0)
    assert (hint.move, kinds(hint)) == ("5-4@E", [])  # there is no other move to compare it with


def test_leaving_a_seat_that_passed_without_a_lay_is_a_reason():
    """Bob passed, so he has neither a six nor a five. After the double six those are still the only ends."""
    hands = ["6-5 6-6 5-3 1-1 6-2", "2-1 3-2 3-3 4-2 4-4"]
    hint = hinted("block", hands, "0 6-5@C", "1 pass", budget=BUDGET)
    assert hint.move == "6-6@W"
    assert (hint.facts[0].kind, hint.facts[0].seat) == ("stuck", 1)


@pytest.mark.parametrize(
    ("hand", "move", "other", "facts"),
    [
        ("6-5 5-1 2-1 1-1", "6-5@W", "5-1@W", [("sheds", 11, "")]),
        ("6-5 5-4 6-4 4-4", "6-5@W", "5-4@W", []),
        ("5-1 6-1 2-1 1-0", "2-1@E", "5-1@W", [("keeps-only", 0, "5")]),
        ("5-1 4-2 1-0 6-1", "5-1@W", "4-2@E", [("keeps-only", 0, "2"), ("choice", 3, "")]),
        ("5-1 5-3 2-1", "2-1@E", "5-1@W", []),
        ("5-1 2-2", "2-2@E", "5-1@W", [("keeps-only", 0, "5")]),
    ],
    ids=["heavy", "no heavier", "the only five", "more to choose from", "one of two", "a double"],
)
def test_reasons_hold_for_the_best_move_and_not_for_the_next(hand, move, other, facts):
    """The table has a five open in the west and a two in the east."""
    game = GAMES["block"]()
    round = game.stacked([["5-2", "0-0"], hand.split()], [], lead=0)
    round.apply(0, game.parse("5-2@C"))
    view = round.view(1)
    lays = [move for move in view.legal if move.tile]
    told = facts_of(game, view, game.parse(move), game.parse(other), lays)
    assert [(fact.kind, fact.value, fact.mark) for fact in told] == facts


def test_covering_a_binding_double_is_a_reason():
    game, rng = GAMES["mexican-train"](short_game=True), Random(3)
    match = Match(game, 2, "covers")
    view = match.round.view(0)
    while view.open_double is None or not any(move.tile for move in view.legal):
        seat = match.round.waiting()[0]
        match.play(seat, rng.choice(match.round.legal(seat)).text)
        view = match.round.view(match.round.waiting()[0])
    (place,) = {move.place for move in view.legal if move.tile}
    assert place == view.open_double
    assert {fact.kind for fact in game.facts(view, view.legal[0])} >= {"covers-double"}


def test_keeping_a_playable_joker_is_a_reason_in_domino_four():
    game = GAMES["domino-4"]()
    round = next(
        round for seed in range(99) if "J" in (round := game.deal(2, Random(seed))).hands[round.waiting()[0]]
    )
    view = round.view(round.waiting()[0])
    told = {(move.tile == "J", tuple(fact.kind for fact in game.facts(view, move))) for move in view.legal}
    assert told == {(True, ()), (False, ("keeps-joker",))}


def test_a_due_shout_is_advised_first():
    hint = hinted("uno-dominos", ["g7-g7 b1-r2 b1-r3", "r7-g8 b2-y5"], "0 g7-g7@C", seat=1)
    assert (hint.move, kinds(hint)) == ("call", ["call"])


def test_two_moves_within_the_noise_are_equal_and_get_no_reasons():
    hint = hinted("block", ["3-3 3-2 3-1", "6-6 6-5 5-5"], "0 3-3@C", "1 pass")
    assert (hint.certainty, hint.facts) == (Certainty.EVEN, ())
    assert {hint.move, hint.other} == {"3-2@W", "3-1@W"}


@pytest.mark.parametrize(
    ("leads", "certainty"),
    [
        ([1.0, -1.0] * 20, Certainty.EVEN),
        ([1.0] * 39 + [-1.0], Certainty.SURE),
        ([1.0] * 26 + [-1.0] * 14, Certainty.EVEN),
        ([1.0] * 28 + [-1.0] * 12, Certainty.LIKELY),
        ([3.0], Certainty.EVEN),
        ([0.0] * 9, Certainty.EVEN),
        ([2.0] * 9, Certainty.SURE),
    ],
    ids=["as often", "nearly always", "too little", "enough", "one deal", "never", "always as much"],
)
def test_the_certainty_of_a_hint_depends_on_how_the_deals_agree(leads, certainty):
    assert compared(leads, [0.0] * len(leads)) is certainty


@pytest.mark.parametrize(("lead", "certainty"), [(0.5, Certainty.SURE), (0.0, Certainty.EVEN)])
def test_a_solved_ending_is_sure_or_even(lead, certainty):
    assert compared([lead], [0.0], solved=True) is certainty


def test_a_seat_that_is_not_waited_for_gets_no_hint():
    with pytest.raises(ValueError, match="is not waited for"):
        hinted("block", ["6-6 6-5", "6-4 3-1"], seat=1)


def test_every_kind_of_fact_is_in_the_order():
    """A kind outside the order would never appear in a hint."""
    source = [file.read_text(encoding="utf-8") for file in Path(engine.__file__).parent.rglob("*.py")]
    kinds = {kind for text in source for kind in re.findall(r'Fact\("([a-z-]+)"', text)}
    assert sorted(ORDER) == sorted(kinds | {*TOLD.values()} | SHOUTS)


def said(game, round, seat, move, other):
    """Return the reasons for a move over another: the kinds of facts with their numbers."""
    view = round.view(seat)
    lays = [lay for lay in view.legal if lay.tile]
    facts = facts_of(game, view, game.parse(move), game.parse(other), lays)
    return [(fact.kind, fact.value) for fact in facts]


def test_the_cross_opened_by_a_lay_counts_as_usable():  # C3
    """5-1 leaves a three, a one and two fives open: 6-3, 4-3, 4-1, 1-0 and 5-2 fit."""
    game = GAMES["all-fives"]()
    round = game.stacked([["5-5", "5-1", "5-2", "4-3", "6-3", "1-0", "4-1"], ["5-3", "1-1"]], ["6-0"], lead=0)
    round.apply(0, game.parse("5-5@C"))
    round.apply(1, game.parse("5-3@W"))
    assert said(game, round, 0, "5-1@E", "6-3@W") == [("choice", 5)]


def test_a_private_train_is_not_usable_after_its_double_is_covered():  # M5, M18
    """The same ends stay usable after either lay: train 1 is private again. The hint gives no reason."""
    game = GAMES["mexican-train"]()
    hands = [["6-5", "6-4", "5-1", "5-2", "5-3", "11-10", "8-0"], ["12-6", "6-6", "12-3", "9-7", "12-8"]]
    round = game.stacked(hands, ["11-9", "0-0"], lead=1)
    for seat, text in ((1, "12-6@T1"), (0, "draw"), (1, "6-6@T1"), (1, "12-3@M")):
        assert game.parse(text) in round.legal(seat)
        round.apply(seat, game.parse(text))
    assert said(game, round, 0, "6-5@T1", "6-4@T1") == []
