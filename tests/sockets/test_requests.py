"""What whole matches of four people ask of Discord, by every route that its limit counts."""

from __future__ import annotations

import pytest

from tests.sockets.inside import inside

FOUR = range(100, 104)
ENOUGH = 60
"""Turns after which the beginning and the end of a match weigh no more than they do."""


@pytest.mark.parametrize(
    ("turns", "most"), [("follow-up", 0.25), ("channel", 1.05)], ids=["follow-up", "nothing merely tidy"]
)
async def test_counted_requests_a_turn_while_they_are_scarce(turns: str, most: float) -> None:
    async with inside(range(9000, 9001), turns=turns, scarce=True) as bot:
        cost = await bot.play("uno-dominos", FOUR, 9000)
        while cost.turns < ENOUGH:
            cost += await bot.play("uno-dominos", FOUR, 9000)
    assert cost.a_turn(cost.counted) <= most
    if turns == "channel":  # a message each, of those at least that begin a person's turn
        assert cost.counted > cost.turns / 2
