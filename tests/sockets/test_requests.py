"""Counts the requests of whole matches with four people, on every route that the rate limit counts."""

from __future__ import annotations

from tests.sockets.inside import MatchCost, inside, limited

FOUR = range(100, 104)
SEED = 6
"""Deals a match that has just enough turns."""
ENOUGH = 60
"""The number of turns after which the start and the end of a match hardly count."""
AS_ANSWERS, AS_EDITS = 0.25, 1.1
"""The most counted requests a turn. The documents promise 200 turns of the 50 requests, and one edit a turn.
"""
EDIT = "PATCH channels/…/messages/…"


async def test_turns_shown_as_follow_ups_cost_hardly_any_counted_requests() -> None:
    cost, _, matches = await cost_of("follow-up")
    assert cost.a_turn(cost.counted) <= AS_ANSWERS
    # One counted message precedes each deal. The promise alone would allow a dozen more for so few turns, as
    # if every fifth turn were a message in the channel. This allows one more, once a match.
    assert cost.counted <= 2 * matches


async def test_turns_at_a_lively_table_cost_one_edit_each() -> None:
    """The end of a round is left out: it takes an edit, the result card and the next deal."""
    _, in_rounds, _ = await cost_of("channel")
    assert in_rounds.a_turn(in_rounds.counted) <= AS_EDITS
    assert {way for way in in_rounds.asked if limited(way)} == {EDIT}


async def cost_of(turns: str) -> tuple[MatchCost, MatchCost, int]:
    """Play matches until they have had enough turns.

    Args:
        turns: the way in which turns are shown.

    Returns:
        The cost of all, the cost of the turns that ended no round, and the number of matches.
    """
    async with inside(range(9000, 9001), turns=turns, seed=SEED) as bot:
        cost, matches = await bot.play("uno-dominos", FOUR, 9000), 1
        while cost.turns < ENOUGH:
            cost, matches = cost + await bot.play("uno-dominos", FOUR, 9000), matches + 1
        return cost, bot.in_rounds, matches
