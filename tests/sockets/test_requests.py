"""What whole matches of four people ask of Discord, by every route that its limit counts."""

from __future__ import annotations

from tests.sockets.inside import MatchCost, inside

FOUR = range(100, 104)
SEED = 6
"""Deals a match of hardly more turns than are enough."""
ENOUGH = 60
"""Turns after which the beginning and the end of a match weigh no more than they do."""
AS_ANSWERS, IN_THE_CHANNEL = 0.25, 1.05
"""Counted requests a turn: the README promises 200 turns a second of the 50 requests, and nearly 50."""


async def test_turns_that_are_answers_to_clicks_cost_no_counted_requests() -> None:
    cost, matches = await cost_while_scarce("follow-up")
    assert cost.a_turn(cost.counted) <= AS_ANSWERS
    # What is counted is the message before the deal. The promise alone leaves room for a dozen more among so
    # few turns, as where every fifth turn is a message in the channel; this for one more, once a match.
    assert cost.counted <= 2 * matches


async def test_turns_in_the_channel_cost_a_message_each_where_nothing_is_merely_tidy() -> None:
    cost, _ = await cost_while_scarce("channel")
    assert cost.a_turn(cost.counted) <= IN_THE_CHANNEL
    assert cost.counted > cost.turns / 2  # a message each, of those at least that begin a person's turn


async def cost_while_scarce(turns: str) -> tuple[MatchCost, int]:
    """Play matches until there were turns enough; what they cost, and how many they were."""
    async with inside(range(9000, 9001), turns=turns, scarce=True, seed=SEED) as bot:
        cost, matches = await bot.play("uno-dominos", FOUR, 9000), 1
        while cost.turns < ENOUGH:
            cost, matches = cost + await bot.play("uno-dominos", FOUR, 9000), matches + 1
    return cost, matches
