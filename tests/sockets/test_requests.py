"""Counts the requests of whole matches with four people, on every route that the rate limit counts."""

from __future__ import annotations

from tests.sockets.inside import MatchCost, inside

FOUR = range(100, 104)
SEED = 6
"""Deals a match that has just enough turns."""
ENOUGH = 60
"""The number of turns after which the start and the end of a match hardly count."""
AS_ANSWERS, IN_THE_CHANNEL = 0.25, 1.05
"""The most counted requests a turn. The README promises 200 turns a second of the 50 requests, and nearly 50.
"""


async def test_turns_shown_as_follow_ups_cost_hardly_any_counted_requests() -> None:
    cost, matches = await cost_while_scarce("follow-up")
    assert cost.a_turn(cost.counted) <= AS_ANSWERS
    # One counted message precedes each deal. The promise alone would allow a dozen more for so few turns, as
    # if every fifth turn were a message in the channel. This allows one more, once a match.
    assert cost.counted <= 2 * matches


async def test_turns_in_the_channel_cost_one_message_each_while_requests_are_scarce() -> None:
    cost, _ = await cost_while_scarce("channel")
    assert cost.a_turn(cost.counted) <= IN_THE_CHANNEL
    assert cost.counted > cost.turns / 2  # each turn that waits for a person begins with a message


async def cost_while_scarce(turns: str) -> tuple[MatchCost, int]:
    """Play matches until they have had enough turns. Return the cost of all, and the number of matches.

    Args:
        turns: the way in which turns are shown.
    """
    async with inside(range(9000, 9001), turns=turns, scarce=True, seed=SEED) as bot:
        cost, matches = await bot.play("uno-dominos", FOUR, 9000), 1
        while cost.turns < ENOUGH:
            cost, matches = cost + await bot.play("uno-dominos", FOUR, 9000), matches + 1
    return cost, matches
