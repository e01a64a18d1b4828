"""The laws of computer players in every game, at every table: they know only what their seat has seen."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from engine import IllegalMove, Match
from engine.players.hints import ORDER, advise
from engine.players.levels import LEVELS, Level, choose
from engine.players.search import Budget, Worlds
from tests.laws.examples import law

HASTY = Level(name="hasty", adapts=True, budget=Budget(worlds=2, nodes=40, depth=1, solve=40))
"""A quick expert, for tests."""
EVERY = [*(level for level in LEVELS.values() if level.budget is None), HASTY]
FEW = 3
"""Tiles per hand. Thinking plays rounds to their end many times, and short rounds test as much."""
WHOLE = 6
"""One deal in this many is played with full hands."""


def dealt(game, seats, rng, number):
    """Return the hands and the stock of a deal, cut short in most cases, and how many moves to play."""
    round = game.deal(seats, rng)
    hands, stock = [list(map(str, hand)) for hand in round.hands], list(map(str, round.stock))
    if number % WHOLE == 0:
        return hands, stock, rng.randint(0, 40)
    return [hand[:FEW] for hand in hands], stock[: 2 * FEW], rng.randint(0, 2 * seats)


def begun(game, seats, hands, stock):
    """Return a match whose first round has these tiles; None if the rules cannot start with them."""
    match = Match(game, seats, "begun")
    try:
        match.round = game.stacked(hands, stock)
    except ValueError:
        return None
    match.told = list(match.round.opening)
    return match


def some(match, rng, moves):
    """Play ``moves`` random moves, fewer if the first round ends."""
    for _ in range(moves):
        seats = [seat for seat in range(match.seats) if match.round.legal(seat)]
        if not seats or match.rounds:
            return
        seat = rng.choice(seats)
        match.play(seat, str(rng.choice(match.round.legal(seat))))


def redealt(match, hands, stock, seat, rng):
    """Yield up to three matches in which two tiles hidden from ``seat`` were dealt the other way round.

    All events that the seat has seen are the same in them.
    """
    kept = [
        (other, str(tile)) for other, hand in enumerate(match.round.hands) for tile in hand if other != seat
    ]
    drawn = len(stock) - len(match.round.stock)
    found = begun(match.game, match.seats, hands, stock).seen(seat).events
    pairs = [
        (other, tile, place)
        for (other, tile), place in product(kept, range(drawn, len(stock)))
        if tile in hands[other] and stock[place] != tile
    ]
    for other, tile, place in rng.sample(pairs, min(3, len(pairs))):
        dealt, pile = [list(hand) for hand in hands], list(stock)
        dealt[other][dealt[other].index(tile)], pile[place] = pile[place], tile
        twin = begun(match.game, match.seats, dealt, pile)
        if twin is None or twin.seen(seat).events != found:  # with this deal another tile decides who begins
            continue
        try:
            for mover, text in match.record:
                twin.play(mover, text)
        except IllegalMove:  # with these tiles a seat could not have made that move, or not been forced to
            continue
        if not twin.rounds:  # otherwise the round would be over by now: no other seat could have gone on
            yield twin


def decisions(number, tables):
    """Yield the match, the seat, what it has seen and the twins of each decision in a position, if any."""
    game, seats, rng = tables(number)
    hands, stock, moves = dealt(game, seats, rng, number)
    match = begun(game, seats, hands, stock)
    if match is None:
        return
    some(match, rng, moves)
    for seat in range(seats):
        if not match.rounds and match.round.legal(seat):
            yield match, seat, match.seen(seat), lambda seat=seat: redealt(match, hands, stock, seat, rng)


@pytest.mark.parametrize("levels", [EVERY[::2], EVERY[1::2]], ids=["novice-strong", "casual-hasty"])
@law(examples=24)
def test_equal_knowledge_gives_equal_moves_whatever_is_hidden(number, tables, levels):
    for match, seat, seen, twins in decisions(number, tables):
        game, chosen = match.game, {}
        if getattr(game.options, "open_hands", False):
            continue
        for nth, twin in enumerate(twins()):
            assert twin.seen(seat) == seen
            if nth == 0 and HASTY in levels and seat in seen.view.waiting:
                hints = [advise(game, each.seen(seat), Random(5), HASTY.budget) for each in (match, twin)]
                assert hints[0] == hints[1]
            chosen = chosen or {level.name: choose(game, seen, Random(5), level) for level in levels}
            for level in levels:
                assert choose(game, twin.seen(seat), Random(5), level) == chosen[level.name]


@law(examples=24)
def test_a_player_makes_a_legal_move_or_declines_a_chance(number, tables):
    game, seats, rng = tables(number)
    hands, stock, moves = dealt(game, seats, rng, number)
    match = begun(game, seats, hands, stock) or Match(game, seats, str(number))
    some(match, rng, moves)
    for seat in range(seats):
        seen = match.seen(seat)
        for level in EVERY if seen.view.legal else []:
            move = choose(game, seen, Random(3), level)
            assert move in seen.view.legal or (move is None and seat not in seen.view.waiting)
            assert choose(game, seen, Random(3), level) == move
        if seat in seen.view.waiting:
            hint = advise(game, seen, Random(3), HASTY.budget)
            assert {hint.move, hint.other or hint.move} <= {move.text for move in seen.view.legal}
            assert {fact.kind for fact in hint.facts} <= set(ORDER)


@law(examples=48)
def test_what_is_left_to_chance_adds_up_and_is_the_same_whatever_is_hidden(number, tables):
    for match, seat, seen, twins in decisions(number, tables):
        game = match.game
        for adaptive in (False, True):
            shares = game.mixture(seen, adaptive=adaptive)
            listed = [move for share in shares for move in share.moves]
            assert set(listed) <= set(seen.view.legal)
            assert len(set(listed)) == len(listed)
            assert all(0 <= share.chance <= 1 for share in shares)
            assert sum(share.chance for share in shares) <= 1 + 1e-9
            for twin in twins():
                assert game.mixture(twin.seen(seat), adaptive=adaptive) == shares


@law(examples=12)
def test_a_world_imagined_from_the_evidence_looks_like_the_view(number, tables):
    game, seats, rng = tables(number)
    match = Match(game, seats, str(rng.random()))
    some(match, rng, rng.randint(0, 40))
    for seat in match.round.waiting():
        seen = match.seen(seat)
        worlds = Worlds(game, seen, rng)
        for _ in range(3):
            world = worlds.deal()
            assert world.view(seat) == seen.view
            if seats == 2:
                ahead = [game.estimate(world, each) for each in range(2)]
                assert ahead == [None, None] or sum(ahead) == pytest.approx(0)


@law
def test_between_two_seats_a_gain_is_a_zero_sum(number, tables, play):
    game, _, rng = tables(number)
    if 2 not in game.seats:
        return
    round = game.deal(2, rng)
    play(round, rng)
    outcome = round.outcome()
    assert game.gain(round, outcome, 0) + game.gain(round, outcome, 1) == pytest.approx(0)
