"""What a move costs and how soon people see it: ``python -m tests.benchmarks.moves [seconds]``.

Eight tables of two people, two tables per game, play on a local imitation of Discord over sockets. Moves are
due at a fixed rate of ten per second in all, whether or not the bot keeps up (an open loop). A table that
still waits for its last picture moves as soon as the picture arrives. CPU time is that of the bot and its
workers, without the imitated Discord. Response times depend on the load of the machine.
"""

from __future__ import annotations

import asyncio
import sys
import time
from statistics import quantiles

from tests.sockets.people import TablePeople, Times
from tests.sockets.running import running

GAMES = ("uno-dominos", "all-fives", "mexican-train", "domino-4")
TABLES, RATE = 8, 10.0
WARM_UP = 10.0
"""Seconds of play before counting begins."""


async def measure(seconds: float) -> None:
    """Play for this many seconds after warming up. Print the speed, the delays of answers and the memory."""
    channels = range(9000, 9000 + TABLES)
    times = Times()
    async with running(channels, {}) as (server, bot):
        tables = {}
        for place, channel in enumerate(channels):
            people = [100 + 10 * place, 101 + 10 * place]
            tables[channel] = TablePeople(server, channel, people, GAMES[place % len(GAMES)], times)
        server.changed = lambda message, doing: tables[message.channel_id].saw(message, doing)
        server.acknowledged = lambda doing: tables[doing.channel_id].acknowledged(doing)
        started = bot.processor_seconds()
        await asyncio.gather(*(table.open() for table in tables.values()))
        print(f"eight tables opened and dealt: {1000 * (bot.processor_seconds() - started):.0f} ms of CPU")
        until = time.perf_counter() + WARM_UP
        await _play(tables, until)
        times.clear()
        begun, moves = bot.processor_seconds(), sum(table.moves for table in tables.values())
        first = time.perf_counter()
        await _play(tables, first + seconds)
        spent, wall = bot.processor_seconds() - begun, time.perf_counter() - first
        moved = sum(table.moves for table in tables.values()) - moves
        print(f"moves: {moved}, {moved / wall:.1f} per second")
        print(f"CPU per move: {1000 * spent / moved:.1f} ms")
        ack, pic = quantiles(times.acknowledged, n=100), quantiles(times.pictured, n=100)
        print(f"acknowledged: p50 {ack[49]:.0f} ms, p95 {ack[94]:.0f} ms")
        print(f"public picture: p50 {pic[49]:.0f} ms, p95 {pic[94]:.0f} ms")
        traffic = server.traffic
        print(f"pictures sent: {traffic.pictures}, {traffic.unchanged} of them already shown")
        print("resident memory: {:.0f} MiB, with workers {:.0f} MiB".format(*bot.resident()))
        await bot.end()
        longest, worst = bot.measured["longest"], bot.measured["worst"]
        print(f"longest step of the event loop: {longest['callback']:.0f} ms of CPU, {worst['callback']}")
        print(f"longest layout: {longest['layout']:.0f} ms of CPU, {worst['layout']} tiles")


async def _play(tables: dict[int, TablePeople], until: float) -> None:
    """Let every table move in turn at the fixed rate until `until`."""

    async def one(place: int, table: TablePeople) -> None:
        due = time.perf_counter() + place / RATE
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            moved = False
            while not moved and time.perf_counter() < until:
                press = await table.next_press()
                moved = press.moves
                await table.carry_out(press)
            due += TABLES / RATE

    await asyncio.gather(*(one(place, table) for place, table in enumerate(tables.values())))


if __name__ == "__main__":
    asyncio.run(measure(float(sys.argv[1]) if len(sys.argv) > 1 else 60.0))
