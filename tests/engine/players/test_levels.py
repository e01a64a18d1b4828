"""The levels: what each overlooks, forgets and knows."""

from __future__ import annotations

from random import Random

import pytest

from engine import GAMES, Match
from engine.core import Share
from engine.players.levels import LEVELS, Level, choose

UNO = GAMES["uno-dominos"]()


def uno(hands, *moves, stock=("y4-r7", "b5-y8")):
    """Return a match of UNO Dominos whose first round has these hands, after these moves."""
    match = Match(UNO, len(hands), "stacked")
    match.round = UNO.stacked([hand.split() for hand in hands], list(stock))
    match.told = list(match.round.opening)
    for text in moves:
        seat, move = text.split()
        match.play(int(seat), move)
    return match


def chosen(match, seat, level, seeds=40):
    return [str(choose(UNO, match.seen(seat), Random(seed), level)) for seed in range(seeds)]


HANDS = ["g7-g7 b1-r2 b1-r3", "r7-g8 b2-y5"]


@pytest.mark.parametrize("name", ["strong", "expert"])
def test_the_better_levels_never_forget_to_call(name):
    assert set(chosen(uno(HANDS, "0 g7-g7@C"), 1, LEVELS[name], seeds=5)) == {"call"}


def test_a_novice_forgets_to_call_sometimes():
    called = chosen(uno(HANDS, "0 g7-g7@C"), 1, LEVELS["novice"]).count("call")
    assert 0 < called < 30


def test_a_level_that_forgets_a_shout_returns_no_move():
    match = uno(["g7-g7 b1-r2 b1-r3", "r7-g8 b2-y5", "b2-r9 y2-r3"], "0 g7-g7@C", "1 r7-g8@N")
    assert set(chosen(match, 0, Level(name="absent", memory=0.0))) == {"None"}
    assert set(chosen(match, 0, LEVELS["strong"])) == {"catch:1"}


HASTY = Level(name="hasty", counting=0.0)
"""A level that never weighs moves: it always follows habit."""


def by_habit(game, hands, *moves, stock, seat, lead=0, seeds=8, **options):
    """Return the different moves that a beginner makes after these moves, over some seeds of the thinking."""
    match = Match(GAMES[game](**options), len(hands), "stacked")
    match.round = match.game.stacked([hand.split() for hand in hands], stock.split(), lead=lead)
    match.told = list(match.round.opening)
    for text in moves:
        by, move = text.split(maxsplit=1)
        match.play(int(by), move)
    seen = match.seen(seat)
    return {str(choose(match.game, seen, Random(seed), HASTY)) for seed in range(seeds)}


def test_a_beginner_keeps_heavy_tiles_and_doubles_and_ignores_points():
    """5-5 would score ten, and 6-5 would shed eleven pips. The beginner lays a light tile that changes an
    end."""
    made = by_habit("all-fives", ["5-0 6-1", "5-5 6-5 5-1 6-4"], "0 5-0@C", stock="2-2 3-3", seat=1)
    assert made == {"5-1@W"}


def test_a_beginner_of_uno_dominos_lays_a_wild_first_and_never_challenges():
    hands = ["g7-g7 b1-r2 b1-r3", "r7-g8 b2-y5 b2-r9", "W-W y4-r7 y2-r3"]
    made = by_habit("uno-dominos", hands, "0 g7-g7@C", "1 r7-g8@N", stock="b5-y8", seat=2)
    assert {move.partition("@")[0] for move in made} == {"W-W"}
    view = UNO.stacked([hand.split() for hand in hands], ["b5-y8"]).view(1)
    questioned = [UNO.parse("challenge"), UNO.parse("accept")]
    assert UNO.habit(view, questioned)[1] > UNO.habit(view, questioned)[0]


def test_a_beginner_of_domino_four_never_lies_and_always_accepts():
    game = GAMES["domino-4"](blufjoker=True)
    view = game.deal(2, Random(2)).view(0)
    moves = [game.parse(text) for text in ("accuse", "accept")]
    assert game.habit(view, moves)[1] > game.habit(view, moves)[0]
    match = Match(game, 2, "bluff")
    match.round = game.deal(2, Random(2))
    match.told = list(match.round.opening)
    seat = match.round.waiting()[0]
    assert {move.verb for move in match.round.legal(seat)} >= {"lay", "bluff"}
    made = {choose(game, match.seen(seat), Random(seed), HASTY).verb for seed in range(8)}
    assert made == {"lay"}


def test_a_beginner_of_domino_four_would_rather_pass_than_lay_round_a_corner():
    """A beginner goes straight on if possible, and lays round a corner only if no other move is left."""
    game, rng = GAMES["domino-4"](), Random(4)
    found = set()
    for number in range(20):
        round = game.deal(2, Random(number))
        while waiting := round.waiting():
            view = round.view(waiting[0])
            straight = {way.cell for way in view.openings if way.straight}
            appeal = dict(zip(view.legal, game.habit(view, view.legal), strict=True))
            rest = [move for move in view.legal if move.verb == "pass"]
            for move in view.legal if rest else []:
                if move.verb == "lay":
                    ahead = move.place.partition(":")[0] in straight
                    assert (appeal[move] > appeal[rest[0]]) is ahead
                    found.add(ahead)
            round.apply(waiting[0], rng.choice(view.legal))
    assert found == {True, False}


class Mixing(type(UNO)):
    """A game that leaves half of all draws to chance, and never lays a domo of four."""

    def mixture(self, seen, *, adaptive):
        draws = [move for move in seen.view.legal if move.verb == "draw"]
        fours = [move for move in seen.view.legal if "4" in move.tile]
        return Share(1.0 if adaptive else 0.5, draws), Share(0.0, fours)


def drawn(level, seeds=60):
    """Return how often a seat draws that could lay a four or another domo, over some seeds."""
    game = Mixing(sheet="fr")
    match = Match(game, 2, "stacked")
    match.round = game.stacked([["g7-g7", "b1-r2", "b1-r3"], ["g4-y6", "g7-yD", "g1-y6"]], ["b5-y8", "b4-yD"])
    match.told = list(match.round.opening)
    match.play(0, "g7-g7@C")
    made = [str(choose(game, match.seen(1), Random(seed), level)) for seed in range(seeds)]
    assert all(move == "draw" or "4" not in move for move in made) or not level.mixes
    return made.count("draw")


def test_a_level_leaves_to_chance_what_the_game_says():
    assert 15 < drawn(LEVELS["casual"]) < 45
    assert 15 < drawn(LEVELS["strong"]) < 45


def test_only_expert_adapts_and_a_novice_leaves_nothing_to_chance():
    assert [level.adapts for level in LEVELS.values()] == [False, False, False, True]
    assert drawn(LEVELS["expert"], seeds=5) == 5
    assert drawn(LEVELS["novice"]) == 0


def test_choosing_without_a_legal_move_is_refused():
    match = uno(HANDS)
    with pytest.raises(ValueError, match="has no legal move"):
        choose(UNO, match.seen(1), Random(0), LEVELS["novice"])
