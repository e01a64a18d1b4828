"""What whole matches of four people ask of Discord, by every route that its limit counts."""

from __future__ import annotations

import pytest

from bot.tables import house_rules
from engine import GAMES
from tests.sockets.inside import inside

FOUR = range(100, 104)
ENOUGH = 30
"""Turns among which those that cost more than they may would be noticed."""


@pytest.mark.parametrize(
    ("turns", "most", "besides"),
    [("follow-up", 0.25, 0), ("channel", 1, 1)],  # besides its turns: the message in which it is opened
    ids=["follow-up", "nothing merely tidy"],
)
async def test_counted_requests_a_turn_while_they_are_scarce(
    turns: str, most: float, besides: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_rules, "first_options", lambda game: dict(GAMES[game].short_match))
    async with inside(range(9000, 9001), turns=turns, scarce=True) as bot:
        cost, matches = await bot.play("uno-dominos", FOUR, 9000), 1
        while cost.turns < ENOUGH:
            cost, matches = cost + await bot.play("uno-dominos", FOUR, 9000), matches + 1
    assert cost.counted <= most * cost.turns + besides * matches
    if turns == "channel":  # a message each, of those at least that begin a person's turn
        assert cost.counted > cost.turns / 2
