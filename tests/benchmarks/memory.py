"""How much memory the bot uses: ``python -m tests.benchmarks.memory [clicks]``.

Every game runs at its largest table, with three languages, and people with plain pictures, strong contrast,
large tiles or both. They click as soon as they can. The output shows the resident memory of the bot's
process, and of the process with its workers, by number of clicks.
"""

from __future__ import annotations

import asyncio
import sys

from engine import GAMES
from tests.sockets.people import TablePeople, Times
from tests.sockets.running import BotProcess, running

ROUNDS = 2
"""Tables per game."""
STEPS = 24
"""Lines of output."""
LOOKS = ({}, {"contrast": True}, {"large": True}, {"contrast": True, "large": True})
WIDTH = 60


async def measure(clicks: int) -> None:
    """Play up to this many clicks. Print the memory and processor time that the bot uses."""
    names = [name for name in GAMES if name != "block"] * ROUNDS
    channels = range(9000, 9000 + len(names))
    looks = {100 * channel + seat: LOOKS[seat % len(LOOKS)] for channel in channels for seat in range(8)}
    async with running(channels, looks) as (server, bot):
        tables = {}
        for channel, name in zip(channels, names, strict=True):
            people = [100 * channel + seat for seat in range(min(8, GAMES[name].seats[-1]))]
            tables[channel] = TablePeople(server, channel, people, name, Times())
        server.changed = lambda message, doing: tables[message.channel_id].saw(message, doing)

        def clicked() -> int:
            return sum(table.clicks for table in tables.values())

        playing = [asyncio.create_task(each.play(lambda: clicked() >= clicks)) for each in tables.values()]
        print(f"{'clicks':>7}{'bot MiB':>9}{'all MiB':>9}")
        begun = bot.processor_seconds()
        for step in range(1, STEPS + 1):
            while clicked() < clicks * step // STEPS and not all(task.done() for task in playing):
                await asyncio.wait(playing, timeout=0.05)
            _draw(clicked(), bot)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        moves, matches = (
            sum(getattr(each, what) for each in tables.values()) for what in ("moves", "matches")
        )
        spent = bot.processor_seconds() - begun
        print(f"{moves} moves, {matches} matches; {1000 * spent / max(1, moves):.1f} ms of CPU per move")
        traffic = server.traffic
        print(f"pictures sent: {traffic.pictures}, {traffic.unchanged} of them already shown")


def _draw(clicks: int, bot: BotProcess) -> None:
    own, everything = bot.resident()
    print(f"{clicks:7}{own:9.0f}{everything:9.0f}  {'#' * round(own * WIDTH / 1000)}", flush=True)


if __name__ == "__main__":
    asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else 5000))
