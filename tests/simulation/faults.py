"""What goes wrong: with the database, with Discord, with the machine and with people.

Each run has a few kinds of faults, each as often as the run's generator says, so that some runs are all
quiet, some have one trouble only and some have everything. This module knows when something goes wrong,
not what that does to anybody.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Mapping
from random import Random
from types import SimpleNamespace
from typing import Any, Self

import discord

from tests.simulation.aim import Aim

STORE = ("store fails before it has written", "store fails after it has written", "store cannot be read")
DISCORD = (
    "Discord fails before it took it",
    "Discord fails after it took it",
    "Discord is slow",
    "channel refuses",
)
TROUBLES = (*STORE, *DISCORD)
DELETED = "channel is deleted"
KINDS = {
    STORE[0]: 1.0,
    STORE[1]: 1.0,
    STORE[2]: 1.0,
    "store is down": 0.1,
    "store is slow": 1.0,
    DISCORD[0]: 1.0,
    DISCORD[1]: 1.0,
    DISCORD[2]: 1.0,
    DISCORD[3]: 0.3,
    "process is killed": 0.2,
    "process is stopped": 0.1,
    "clock jumps": 0.2,
    "timer rings early": 2.0,
    "the same request twice": 2.0,
    "two requests in one instant": 5.0,
    "everybody is gone for days": 0.1,
    "connection is lost": 0.2,
    "computer cannot think": 2.0,
    DELETED: 0.05,
}
"""What can go wrong, and how often compared with the others."""
KILLED, STOPPED, FROZEN, JOINS = (
    *("a process is killed while another goes on", "a process leaves"),
    *("a process is frozen", "a process joins"),
)
OUT_OF_REACH = "the database is out of reach for one process"
RENEWAL_FAILS, RENEWAL_IS_LATE = "a renewal fails", "a renewal is late"
SHARED = {
    KILLED: 1.0,
    STOPPED: 1.0,
    FROZEN: 1.5,
    JOINS: 0.5,
    OUT_OF_REACH: 1.0,
    RENEWAL_FAILS: 1.0,
    RENEWAL_IS_LATE: 1.0,
}
"""What can go wrong besides where several processes share the tables."""
HARMLESS = (
    "store is slow",
    "timer rings early",
    "the same request twice",
    "two requests in one instant",
    "everybody is gone for days",
    "computer cannot think",
)
"""What keeps nobody from being shown anything."""
ALONE = ("process is killed", "process is stopped", "clock jumps", "connection is lost")
"""What goes wrong only where one process serves them all."""
RATES = (0.003, 0.01, 0.03)
"""How often, each time it could."""
OFTEN = (0.01, 0.02, 0.05)
"""The same for what happens to one of several processes."""
QUIET = 0.25
"""The share of runs in which nothing goes wrong."""


class Faults:
    """What goes wrong in one run.

    Args:
        random: decides it.
        rates: by kind, how likely it is each time it could happen.
    """

    def __init__(self, random: Random, rates: Mapping[str, float]) -> None:
        self._random = random.random
        self._rates = dict(rates)
        self.aim = Aim()
        self.met: Counter[str] = Counter()
        """By kind, how often it happened."""
        self._in_vain = 0
        """How often somebody asked the store while it was down."""
        self._down_until = 0.0
        """When the store answers again, by the loop's time."""
        self._unreadable_until = 0.0
        """When it can be read again after a write whose fate nobody knows."""

    def take_aim(self, seed: int) -> None:
        """Have some of what goes wrong gather around something, if the run's number says so."""
        self.aim = Aim(seed, TROUBLES)
        for kind in self.aim.added:
            self._rates.setdefault(kind, 0.0)

    @classmethod
    def none(cls) -> Self:
        """Return a world in which nothing goes wrong."""
        return cls(Random(0), {})

    def share(self, random: Random) -> None:
        """Have go wrong, as it comes, what does where several processes share the tables."""
        self.aim.kill_nobody()
        for kind in ALONE:
            self._rates.pop(kind, None)
        for kind in (*STORE, "store is down", "store is slow", *DISCORD):  # else little else is to be seen
            self._rates[kind] = self._rates.get(kind, 0.0) * random.choice((0.0, 0.3))
        share = random.random()
        for kind, weight in SHARED.items():
            if random.random() < share:
                self._rates[kind] = weight * random.choice(OFTEN)

    @classmethod
    def drawn(cls, random: Random) -> Self:
        """Return what goes wrong in a run."""
        rates: dict[str, float] = {}
        if random.random() >= QUIET:
            share = random.random()
            for kind, weight in KINDS.items():
                if random.random() < share:
                    rates[kind] = weight * RATES[int(random.random() * len(RATES))]
        return cls(random, rates)

    def stop(self) -> None:
        """Let nothing go wrong from now on."""
        self.aim.stop()
        self._rates.clear()
        self._down_until = self._unreadable_until = 0.0

    def happens(self, kind: str) -> bool:
        """Return whether it goes wrong this time, and count it."""
        if kind not in self._rates or self._random() >= self.aim.rate(kind, self._rates[kind]):
            return False
        self.met[kind] += 1
        return True

    def strikes(self) -> bool:
        """Return whether the process is killed at this step of what the faults are aimed at, and count it."""
        kills = self.aim.kills()
        self.met[ALONE[0]] += kills
        return kills

    @property
    def harmful(self) -> bool:
        """Whether anything has gone wrong because of which something may not have been shown."""
        return any(count for kind, count in self.met.items() if kind not in HARMLESS)

    @property
    def of_store(self) -> int:
        """How often the store has failed so far."""
        return sum(self.met[kind] for kind in (*STORE, "store is down", OUT_OF_REACH, FROZEN))

    @property
    def of_discord(self) -> int:
        """How often Discord has failed, taken long, or lost a channel, so far."""
        return sum(self.met[kind] for kind in (*DISCORD, DELETED))

    @property
    def of_leases(self) -> int:
        """How often the store, or a renewal, has failed or taken long so far."""
        slow = self.met["store is slow"] + self.met[RENEWAL_FAILS] + self.met[RENEWAL_IS_LATE]
        return self.of_store + slow + self._in_vain

    # -- the store -----------------------------------------------------------------------------

    async def before_statement(self, name: str, *, reads: bool, begins: bool) -> None:
        """Let others go first, then fail or take long, as it comes.

        What happens between two statements of one transaction, nobody can tell from what happens before
        the first: so others go first there and before the commit only.

        Args:
            name: of the driver's method.
        """
        if begins or name == "commit":
            await asyncio.sleep(0)
        if not self._rates or name not in {"execute", "executemany", "commit"}:
            return
        if self.happens("store is slow"):
            await asyncio.sleep(self._random() * 4)
        now = asyncio.get_running_loop().time()
        if self.happens("store is down"):
            self._down_until = now + self._random() * 30
        if reads and now < self._unreadable_until:
            self.met[STORE[2]] += 1
            raise sqlite3.OperationalError("disk I/O error")
        kind = STORE[2] if reads else STORE[0]
        if now < self._down_until:
            self._in_vain += 1
        if now < self._down_until or self.happens(kind):
            raise sqlite3.OperationalError("disk I/O error")

    async def after_commit(self) -> None:
        """Have the driver not learn of what it has written, as it comes."""
        await asyncio.sleep(0)
        if self.happens(STORE[1]):
            if STORE[2] in self._rates and self._random() < 0.5:  # trouble seldom comes alone
                self._unreadable_until = asyncio.get_running_loop().time() + self._random() * 10
            raise sqlite3.OperationalError("disk I/O error")

    # -- Discord -------------------------------------------------------------------------------

    async def before_call(self) -> None:
        """Let others go first, then fail or take long, as it comes."""
        await asyncio.sleep(0)
        if not self._rates:
            return
        if self.happens(DISCORD[2]):
            await asyncio.sleep(self._random() * 4)
        if self.happens(DISCORD[0]):
            raise trouble(503)
        if self.happens(DISCORD[3]):
            raise discord.Forbidden(_response(403), {"code": 50013, "message": "Missing Permissions"})

    async def after_call(self) -> None:
        """Have the caller not learn that it was taken, as it comes."""
        await asyncio.sleep(0)
        if self.happens(DISCORD[1]):
            raise trouble(502)


def trouble(status: int, code: int = 0) -> discord.HTTPException:
    """Return what discord.py raises for an answer of Discord with this status."""
    kinds = {404: discord.NotFound, 503: discord.DiscordServerError, 502: discord.DiscordServerError}
    return kinds.get(status, discord.HTTPException)(_response(status), {"code": code, "message": "simulated"})


def _response(status: int) -> Any:
    return SimpleNamespace(status=status, reason="simulated")
