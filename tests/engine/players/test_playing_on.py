"""Playing a round out: which seat uses which heuristic."""

from __future__ import annotations

from random import Random

import pytest

from engine import GAMES
from engine.players.playing_on import play_on
from tests.seating import seated

BLOCK = GAMES["block"]


@pytest.mark.parametrize("careful", [None, 0, 1])
def test_the_careful_seat_uses_the_full_heuristic_and_others_the_rough_one(monkeypatch, careful):
    game, asked = BLOCK(), {"heuristic": set(), "rough": set()}
    for name, seats in asked.items():

        def worths(round, moves, seats=seats):
            seats.add(round.turn)
            return [0.0] * len(moves)

        monkeypatch.setattr(game, name, worths)
    world = game.deal(2, Random(3))
    outcome, made = play_on(game, world, careful=careful)
    assert outcome == world.outcome()
    assert made >= 7
    assert asked == {"heuristic": {0, 1} & {careful}, "rough": {0, 1} - {careful}}


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_rough_heuristic_weighs_every_move(name):
    game, rng = GAMES[name](), Random(1)
    round = game.deal(seated(name), rng)
    for _ in range(10):
        seat = round.waiting()[0]
        moves = round.legal(seat)
        assert len(game.rough(round, moves)) == len(moves)
        round.apply(seat, rng.choice(moves))


@pytest.mark.parametrize(
    ("name", "options"),
    [*((name, {}) for name in sorted(GAMES)), ("domino-4", {"hoeksteen": True, "blufjoker": True})],
)
def test_a_favourite_is_the_first_of_the_legal_moves_with_the_highest_worth(name, options):
    game, rng = GAMES[name](**options), Random(2)
    for number in range(20):
        round = game.deal(seated(name), rng)
        while waiting := round.waiting():
            seat, careful = waiting[0], bool(number % 2)
            moves = round.legal(seat)
            worths = (game.heuristic if careful else game.rough)(round, moves)
            best = moves[worths.index(max(worths))]
            assert game.favourite(round, seat, careful=careful) == best
            some = moves[:: -(-len(moves) // 4)]
            worths = (game.heuristic if careful else game.rough)(round, some)
            assert game.favourite(round, seat, careful=careful, most=4) == some[worths.index(max(worths))]
            round.apply(seat, best if rng.random() < 0.5 else moves[int(rng.random() * len(moves))])
