"""The facts in favour of a symbol on a last domo, or with a short stock."""

from __future__ import annotations

import pytest

from engine import GAMES


def told(round, seat, text):
    game = GAMES["uno-dominos"](**round.view(None).options.chosen())
    return [fact.kind for fact in game.facts(round.view(seat), game.parse(text))]


def position(hand, stock, moves, **options):
    game = GAMES["uno-dominos"](**options)
    round = game.stacked([["r2-r2", "b2-y5", "b1-r3", "y3-gR"], hand.split()], stock.split())
    for by, text in moves:
        assert game.parse(text) in round.legal(by)
        round.apply(by, game.parse(text))
    return round


BEFORE = [(0, "r2-r2@C"), (1, "call"), (1, "y2-r3@N"), (0, "b2-y5@E")]


@pytest.mark.parametrize("sheet", ["nl", "fr"])
def test_a_last_domo_makes_no_player_draw(sheet):  # UN28, A19
    round = position("y2-r3 y1-bD", "r1-b7 r1-b8 y8-y8", BEFORE, sheet=sheet, voluntary_draw=True)
    assert told(round, 1, "y1-bD@E") == []


def test_the_draw_two_double_makes_the_next_player_draw_as_last_domo():  # UN29
    moves = [(0, "r2-r2@C"), (1, "call"), (1, "r2-y7@N"), (0, "b2-y5@E")]
    assert told(position("r2-y7 rD-rD", "r1-b7 r1-b8", moves, double_on_double=True), 1, "rD-rD@S") == [
        "draw-two"
    ]


@pytest.mark.parametrize(("stock", "facts"), [("r1-b7 r1-b8", ["draw-two"]), ("r1-b7", ["skip"])])
def test_a_short_stock_turns_a_draw_fact_into_a_skip(stock, facts):  # A20
    moves = [(0, "r2-r2@C"), (1, "y2-r3@N"), (0, "b2-y5@E")]
    assert told(position("y2-r3 y1-bD y4-g5", stock, moves), 1, "y1-bD@E") == facts
