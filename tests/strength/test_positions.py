"""The expert finds the better move in positions that the yardstick plays badly."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.players.levels import LEVELS, choose
from tests.strength import today
from tests.strength.positions import EACH, SEEDS, TABLES, kept

POSITIONS = kept()


def test_every_game_has_its_positions():
    assert Counter(position.game for position in POSITIONS) == {name: EACH for name, _, _ in TABLES}
    assert len({(position.game, position.seed) for position in POSITIONS}) == len(POSITIONS)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda each: f"{each.game}-{each.seed.split('/')[1]}")
def test_the_expert_finds_what_the_yardstick_misses(position):
    match = position.match()
    seat = match.round.waiting()[0]
    game, seen = match.game, match.seen(seat)
    move = choose(game, seen, Random(SEEDS[-1]), LEVELS["expert"])
    assert move is not None
    assert move.text == position.good
    assert today.choose(game, seen, Random(SEEDS[-1])).text == position.bad
