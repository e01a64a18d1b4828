"""Bluffing in Domino 4: jokers and lies are mixed, and doubts follow what a seat can count (D24 to D28)."""

from __future__ import annotations

from random import Random

import pytest

from engine import GAMES, Match
from engine.games.domino_four.advice import bluffing
from engine.players.levels import LEVELS, choose

BLUFF = GAMES["domino-4"](blufjoker=True, rounds_to_win=3)
HAND = "r1-1 r1-2 r2-2 r1-3 r2-3 r3-3 r1-4"
OTHER = "g1-1 g1-2 g2-2 g1-3 g2-3 g3-3 g1-4"
STOCK = "y1-1 y1-2 y2-2 y1-3 b1-1 b1-2 b2-2 b1-3"


def begun(*racks, stock=STOCK, lead=0, moves=()):
    """Return a match whose first round has these racks, after these moves."""
    match = Match(BLUFF, len(racks), "bluffing")
    match.round = BLUFF.stacked([rack.split() for rack in racks], stock.split(), lead=lead)
    match.told = list(match.round.opening)
    for act in moves:
        seat, text = act.split()
        match.play(int(seat), text)
    return match


def chances(match, seat, *, adaptive=False):
    """Return the chance of each kind of move that is left to chance: joker, lie, accuse, accept."""
    found = {}
    for share in BLUFF.mixture(match.seen(seat), adaptive=adaptive):
        for move in share.moves[:1]:
            kind = ("joker" if move.tile == "J" else "lie") if move.verb == "bluff" else move.verb
            found[kind] = share.chance
    return found


ASKED = ["0 ?J@1,0:blue"]
STUCK = ["0 r1-1@1,0:NW", "1 g1-1@-1,0:NE"]
"""After these, red 1 and green 1 are open: racks of yellow tiles have nothing to lay."""


def test_a_seat_with_a_joker_and_no_fitting_tile_nearly_always_lays_it_down():
    match = begun(HAND, OTHER, "y2-3 y3-3 y2-4 J", moves=STUCK)
    assert chances(match, 2) == {"joker": bluffing.STUCK, "lie": 0.0}


def test_a_seat_lies_sometimes_if_nothing_fits_and_never_if_something_does():
    stuck = chances(begun(HAND, OTHER, "y2-3 y3-3 y2-4 b3-3 b3-4", moves=STUCK), 2)["lie"]
    assert 0.02 < stuck < 0.5
    assert chances(begun(HAND, OTHER, "y2-3 y3-3 y2-4 b3-3 r0-1", moves=STUCK), 2)["lie"] == 0.0


def test_a_lie_with_the_last_tile_is_never_worth_it():
    """Accusing it costs nothing, since a joker would win the round too (B13)."""
    assert chances(begun(HAND, OTHER, "y2-3", moves=STUCK), 2)["lie"] == 0.0


def test_a_joker_is_the_last_tile_at_once():
    assert chances(begun(HAND, OTHER, "J", moves=STUCK), 2)["joker"] == 1.0


def test_the_last_tile_is_always_accused():
    match = begun(HAND, OTHER, "J", moves=[*STUCK, "2 ?J@2,0:blue"])
    assert chances(match, 0)["accuse"] == 1.0


def test_an_accusation_is_certain_if_the_seat_can_count_all_jokers():
    """Three jokers in the own hand and the start joker are all there are (D1)."""
    assert chances(begun("r1-1 r1-2 r1-3", "J J J g1-1 g1-2", moves=["0 ?r1-2@1,0:blue"]), 1) == {
        "accuse": 1.0,
        "accept": 0.0,
    }


def test_every_joker_in_the_own_hand_makes_an_accusation_likelier():
    hands = ["g1-1 g1-2 g1-3 g1-4", "J g1-2 g1-3 g1-4", "J J g1-3 g1-4"]
    found = [chances(begun(HAND, hand, moves=["0 ?r1-2@1,0:blue"]), 1)["accuse"] for hand in hands]
    assert found == sorted(found)
    assert 0.1 < found[0] < found[1] < found[2] < 1.0


def test_a_seat_that_drew_instead_of_laying_a_joker_is_doubted_more():
    """A seat that cannot lay would have covered a joker, so it holds one only if it has just drawn it."""
    moves = [*STUCK, "2 draw", "0 r1-2@2,0:NW", "1 g1-2@-2,0:NE"]
    rack = "y2-3 y3-3 y2-4 b3-3 b3-4"
    early, late = begun(HAND, OTHER, rack, moves=STUCK), begun(HAND, OTHER, rack, moves=moves)
    for match in (early, late):
        lie = next(move for move in match.round.legal(2) if move.text.startswith("?y3-3"))
        match.play(2, lie.text)
    lying = [
        bluffing._Counts(match.round.view(0), match.seen(0).events, ()).lying(2) for match in (early, late)
    ]
    assert lying[1] < lying[0]


def test_several_seats_share_the_accusing_so_that_one_of_them_accuses_about_as_often():
    """The first accusation counts (D28). Between two seats about half of all lies are accused."""
    two = chances(begun(HAND, OTHER, moves=["0 ?r1-2@1,0:blue"]), 1)["accuse"]
    four = begun(
        HAND, OTHER, OTHER.replace("g", "y"), OTHER.replace("g", "b"), moves=["0 ?r1-2@1,0:blue"], stock=""
    )
    assert chances(four, 1)["accuse"] < two


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_pay_offs_follow_the_rules(seats):
    """Between equal hands, accusing pays if over a third are lies, and lying if over half are accepted."""
    view = BLUFF.deal(seats, Random(1)).view(0)
    stakes = bluffing._stakes(view, 0, 1, view.hand_sizes[0] - 1)
    assert 0.28 < stakes.doubt < 0.45
    assert 0.45 < stakes.watch < 0.75


def test_an_answer_is_a_matter_of_chance_and_the_same_for_equal_generators():
    match = begun(HAND, OTHER, moves=["0 ?r1-2@1,0:blue"])
    for name in ("casual", "strong", "expert"):
        answers = [choose(BLUFF, match.seen(1), Random(seed), LEVELS[name]).text for seed in range(40)]
        assert {"accept", "accuse"} == set(answers)
        assert answers[7] == choose(BLUFF, match.seen(1), Random(7), LEVELS[name]).text


def test_a_novice_still_believes_everything():
    match = begun(HAND, OTHER, moves=["0 ?r1-2@1,0:blue"])
    answers = [choose(BLUFF, match.seen(1), Random(seed), LEVELS["novice"]).text for seed in range(40)]
    assert answers.count("accept") > 35


def rounds_played(match, *, accuse):
    """Play the match on until its third round: every tile is laid face down, and accused or believed."""
    while match.rounds < 2:
        seat = match.round.waiting()[0]
        legal = match.round.legal(seat)
        if match.round.pending == "bluff":
            move = legal[accuse]
        else:
            move = next((move for move in legal if move.verb == "bluff"), legal[0])
        match.play(seat, move.text)
        assert len(match.record) < 5000
    return match


def test_only_an_adapting_player_learns_from_the_rounds_before_and_only_within_bounds():
    match = rounds_played(Match(BLUFF, 2, "learning"), accuse=0)
    assert {type(event).__name__ for event in match.remembered} <= {"Accused", "Believed"}
    assert match.seen(0).remembered == tuple(match.remembered)
    lies = bluffing._lies(match.seen(1), 0)
    assert bluffing._learnt((9, 9), 0.36) == bluffing.BOUND
    assert bluffing._learnt((0, 0), 0.36) == pytest.approx(0.0)
    assert bluffing._learnt((0, 40), 0.36) == -bluffing.BOUND
    assert lies == (0, 0)


def test_a_seat_that_was_caught_lying_is_accused_more_by_an_adapting_player():
    moves = ["0 ?r1-2@1,0:blue", "1 accuse", "1 give:g1-1", "1 ?g1-2@1,0:red", "0 accept", "0 ?r1-2@2,0:blue"]
    match = begun(HAND, OTHER, moves=moves)
    assert bluffing._lies(match.seen(1), 0) == (1, 1)
    assert chances(match, 1, adaptive=True)["accuse"] > chances(match, 1)["accuse"]


def test_a_seat_whose_tiles_were_all_believed_lies_more_if_it_adapts():
    believed = ["0 ?r1-2@1,0:blue", "1 accept", "1 g1-1@-1,0:NE", "0 ?r1-3@2,0:yellow", "1 accept"]
    match = begun("r1-2 r1-3 r2-2 r2-3 r3-3 r2-4 r3-4", OTHER, moves=[*believed, "1 g1-2@-2,0:NE"])
    usual, adapted = (chances(match, 0, adaptive=adaptive)["lie"] for adaptive in (False, True))
    assert 0.0 < usual < adapted
