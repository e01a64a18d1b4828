"""Tests of a round seen as if it were another seat's turn: it tells nothing hidden and changes nothing."""

from __future__ import annotations

from dataclasses import fields
from random import Random

import pytest

from engine import GAMES, Match

MAY_DIFFER = {
    *("legal", "waiting", "turn", "drawn", "called", "question", "pending", "asked", "second", "deciding"),
    "two_tiles",
}
"""The fields of a view that follow from whose turn it is."""


@pytest.mark.parametrize("game", GAMES)
def test_it_tells_a_seat_nothing_new_and_changes_nothing(game):
    for seed in range(8):
        random, book = Random(seed), GAMES[game]()
        match = Match(book, book.best_seats, str(seed))
        while match.winners is None and len(match.record) < 150:
            for seat in range(match.seats):
                if seat in match.round.waiting() or not match.round.hands[seat]:
                    continue
                before, legal = match.round.view(seat), match.round.legal(seat)
                after = match.round.in_turn(seat).view(seat)
                told = {each.name for each in fields(before)} - MAY_DIFFER
                assert {name: getattr(after, name) for name in told} == {
                    name: getattr(before, name) for name in told
                }
                assert getattr(after, "drawn", "") == ""
                assert {move.tile for move in after.legal} - {""} <= set(after.hand)
                assert (match.round.view(seat), match.round.legal(seat)) == (before, legal)
            seat = random.choice(list(match.round.waiting()))
            match.play(seat, random.choice(match.round.legal(seat)).text)
