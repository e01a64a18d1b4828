"""How many requests to Discord matches need: ``python -m tests.benchmarks.requests [matches]``.

Whole matches of two and of four people are played with stubbed pictures. Every request is counted, from the
command that opens the table to the last card. Those that count toward Discord's global rate limit are marked.
The last lines compute how many turns of people per second one application's limit allows.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter

from bot.discord_ui.rate_limits.request_budget import LIMIT
from tests.sockets.inside import MatchCost, inside, limited

GAMES = ("uno-dominos", "all-fives", "domino-4", "block")
"""Mexican Train is left out: a match of thirteen rounds has a thousand turns, and none costs more requests.
"""
WAYS = {
    "channel": ("channel", False),
    "channel, nothing merely tidy": ("channel", True),
    "follow-up": ("follow-up", True),
}
"""How turns are shown: the mode, and whether requests are scarce."""
WHAT_FOR = {
    "POST interactions/…/…/callback": "the answer to a click, with the mover's own hand",
    "PATCH webhooks/…/…/messages/…": "hands of others, and public follow-ups that change",
    "DELETE webhooks/…/…/messages/…": "older public follow-ups",
    "POST webhooks/…/…": "turns as follow-ups, and hands that are opened",
    "POST channels/…/messages": "turns, cards, and announcements of deals",
    "PATCH channels/…/messages/…": "public messages that change",
    "DELETE channels/…/messages/…": "older public messages",
    "GET channels/…/messages": "looking for messages whose answer was lost",
}
TARGET = 200
"""How many turns per second the limit should allow."""


async def measure(matches: int) -> None:
    """Play matches of every game, and print how many requests a turn takes.

    Args:
        matches: how many of each game, for each number of people and each way of showing turns.
    """
    for people in (2, 4):
        for name, (mode, scarce) in WAYS.items():
            total = MatchCost(0, Counter())
            async with inside(range(9000, 9100), turns=mode, scarce=scarce) as bot:
                for number in range(matches):
                    for place, game in enumerate(GAMES):
                        channel = 9000 + number * len(GAMES) + place
                        cost = await bot.play(game, range(100, 100 + people), channel)
                        print(f"  {game}: {cost.turns} turns, {cost.a_turn(cost.counted):.2f} counted each")
                        total = MatchCost(total.turns + cost.turns, total.asked + cost.asked)
            _print(f"{people} people, {name}", total)


def _print(name: str, cost: MatchCost) -> None:
    print(f"{name}: {cost.turns} turns of people, {cost.a_turn(cost.asked.total()):.2f} requests each")
    for way, number in cost.asked.most_common():
        mark = "counted" if limited(way) else "       "
        print(f"  {cost.a_turn(number):5.2f}  {mark}  {way:34} {WHAT_FOR.get(way, '')}")
    counted = cost.a_turn(cost.counted)
    print(
        f"  {counted:5.2f}  counted in all: {LIMIT} per second allow {LIMIT / counted:.0f} turns per second"
    )
    print(f"         {TARGET} turns per second need {TARGET * counted:.0f} of {LIMIT}\n", flush=True)


if __name__ == "__main__":
    asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else 1))
