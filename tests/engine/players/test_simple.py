"""The simple computer player: it sees only a view and plays decently."""

from __future__ import annotations

from random import Random

import pytest

from engine import GAMES
from engine.players.simple import choose
from tests.seating import seated

UNO = GAMES["uno-dominos"]
WHEEL = ["g9-g9 b1-r2 b1-r3", "b8-g9 b2-y5 b1-y5", "W4-W4 b2-r9 y2-r3", "r2-y7 r4-y9 y3-g7"]


def asked(seat, *moves, hands, stock=()):
    """Return the text of the move that the simple player makes at ``seat`` after ``moves``."""
    game = UNO()
    round = game.stacked([hand.split() for hand in hands], stock)
    for text in moves:
        mover, move = text.split()
        round.apply(int(mover), game.parse(move))
    return str(choose(game, round.view(seat), Random(0)))


@pytest.mark.parametrize(
    ("seat", "moves", "hands", "choice"),
    [
        # UNO is called before the last-but-one domo goes down, or right after
        (1, ["0 g7-g7@C"], ["g7-g7 b1-r2 b1-r3", "r7-g8 b2-y5"], "call"),
        (1, ["0 g7-g7@C", "1 r7-g8@N"], ["g7-g7 b1-r2 b1-r3", "r7-g8 b2-y5"], "call"),
        # but not if no domo can be laid
        (1, ["0 g7-g7@C"], ["g7-g7 b1-r2 b1-r3", "r1-b8 b2-y5"], "draw"),
        # a seat that forgot is caught, also by the seat in turn
        (0, ["0 g7-g7@C", "1 r7-g8@N"], ["g7-g7 b1-r2 g6-rD", "r7-g8 b2-y5"], "catch:1"),
        # any last domo is laid
        (1, ["0 g7-g7@C"], ["g7-g7 b1-r2 b1-r3", "r7-g8"], "r7-g8@N"),
        # heavy domos go first at a table of more than two
        (1, ["0 g9-g9@C"], ["g9-g9 b1-r2 b1-r3", "b8-g9 b1-g9 y2-r3 r2-y7", "r4-y9 y3-g7"], "g9-b8@"),
        # no foul: the same domo fits by colour
        (2, ["0 g9-g9@C", "1 g9-b8@N"], WHEEL, "b2-r9@N"),
    ],
)
def test_the_simple_player_makes_the_expected_move(seat, moves, hands, choice):
    chosen = asked(seat, *moves, hands=hands, stock=["y4-r7", "b5-y8"])
    assert chosen.partition("@")[0] == choice.partition("@")[0]


def test_the_simple_player_stops_a_next_player_about_to_win():
    hands = ["g7-g7 b1-r2 b1-r3", "g7-yD y3-g7 r7-g8 b2-y5", "r2-y7"]
    assert asked(1, "0 g7-g7@C", hands=hands).startswith("g7-yD@")


def test_the_simple_player_demands_proof_if_a_foul_is_likely():
    moves = ["0 g9-g9@C", "1 g9-b8@N", "2 W4-W4@N"]
    many = [*WHEEL[:2], "W4-W4 b2-r9 y2-r3 b4-r8 y7-r9 r5-yR g2-bD", WHEEL[3]]
    assert asked(3, *moves, hands=many) == "challenge"


def test_the_simple_player_needs_a_legal_move():
    round = UNO().deal(3, Random(0))
    idle = next(seat for seat in range(3) if not round.legal(seat))
    with pytest.raises(ValueError, match="has no legal move"):
        choose(UNO(), round.view(idle), Random(0))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_simple_player_beats_a_random_player(name):
    """The simple player wins at least the share ``beats_random``. The test stops once that is certain."""
    game, won, deals = GAMES[name](), [], 150
    for seed in range(deals):
        if sum(won) > game.beats_random * (len(won) + deals - seed):
            break
        rng, me, seats = Random(seed), seed % 2, seated(name)
        mine = game.side(me, seats)
        round = game.deal(seats, rng, number=seed)
        while waiting := round.waiting():
            mover = me if round.legal(me) and me not in waiting else waiting[0]
            if mover in mine:
                move = choose(game, round.view(mover), rng, worlds=2)
            else:
                move = rng.choice(round.legal(mover))
            round.apply(mover, move)
        winners = round.outcome().winners
        won += [me in winners] if winners else []
    assert sum(won) > game.beats_random * len(won)
    assert game.beats_random > 0.5
