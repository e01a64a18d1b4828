"""What goes wrong: with the database, with Discord, with the machine and with people.

Each run has a few kinds of faults, each as often as the run's generator says, so that some runs are all
quiet, some have one trouble only and some have everything. This module knows when something goes wrong,
not what that does to anybody.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from types import SimpleNamespace
from typing import Any, Self

import aiohttp
import discord

from tests.simulation.aim import Aim
from tests.simulation.fault_kinds import (
    DISCORD,
    HARMLESS,
    OF_ONE_PROCESS,
    SHARED_WEIGHTS,
    STORE,
    WEIGHTS,
    Fault,
)

RATES = (0.003, 0.01, 0.03)
"""How often, each time it could."""
OFTEN = (0.01, 0.02, 0.05)
"""The same for what happens to one of several processes."""
BREAKS = 0.4
"""How often Discord fails without saying so: the connection breaks."""
QUIET = 0.25
"""The share of runs in which nothing goes wrong."""


class Faults:
    """What goes wrong in one run.

    Args:
        random: decides it.
        rates: by kind, how likely it is each time it could happen.
    """

    def __init__(self, random: Random, rates: Mapping[Fault, float]) -> None:
        self._random = random.random
        self._rates = dict(rates)
        self.aim = Aim()
        self.met: Counter[Fault] = Counter()
        """By kind, how often it happened."""
        self.say: Callable[[str], None] | None = None
        """Told of each in words."""
        self._in_vain = 0
        """How often somebody asked the store while it was down."""
        self._down_until = 0.0
        """When the store answers again, by the loop's time."""
        self._unreadable_until = 0.0
        """When it can be read again after a write whose fate nobody knows."""
        self._breaking = Random(0)
        """Decides where the connection to Discord breaks, and nobody hears what Discord says."""

    @classmethod
    def none(cls) -> Self:
        """Return a world in which nothing goes wrong."""
        return cls(Random(0), {})

    @classmethod
    def drawn(cls, random: Random) -> Self:
        """Return what goes wrong in a run."""
        rates: dict[Fault, float] = {}
        if random.random() >= QUIET:
            share = random.random()
            for kind, weight in WEIGHTS.items():
                if random.random() < share:
                    rates[kind] = weight * RATES[int(random.random() * len(RATES))]
        return cls(random, rates)

    def take_aim(self, seed: int) -> None:
        """Have some of what goes wrong gather around something, if the run's number says so."""
        self._breaking = Random(f"{seed}/connections")
        self.aim = Aim(seed, (*STORE, *DISCORD))
        for kind in self.aim.added:
            self._rates.setdefault(kind, 0.0)

    def share(self, random: Random) -> None:
        """Have go wrong, as it comes, what does where several processes share the tables."""
        self.aim.kill_nobody()
        for kind in OF_ONE_PROCESS:
            self._rates.pop(kind, None)
        # else little else is to be seen
        for kind in (*STORE, Fault.STORE_DOWN, Fault.STORE_SLOW, *DISCORD):
            self._rates[kind] = self._rates.get(kind, 0.0) * random.choice((0.0, 0.3))
        share = random.random()
        for kind, weight in SHARED_WEIGHTS.items():
            if random.random() < share:
                self._rates[kind] = weight * random.choice(OFTEN)

    def stop(self) -> None:
        """Let nothing go wrong from now on."""
        self.aim.stop()
        self._rates.clear()
        self._down_until = self._unreadable_until = 0.0

    def happens(self, kind: Fault) -> bool:
        """Return whether it goes wrong this time, and count it."""
        if kind not in self._rates or self._random() >= self.aim.rate(kind, self._rates[kind]):
            return False
        self.met[kind] += 1
        if self.say is not None:
            self.say(f"fault: {kind}")
        return True

    def strikes(self) -> bool:
        """Return whether the process is killed at this step of what the faults are aimed at, and count it."""
        if not self.aim.kills():
            return False
        self.met[Fault.PROCESS_KILLED] += 1
        return True

    @property
    def harmful(self) -> bool:
        """Whether anything has gone wrong because of which something may not have been shown."""
        return any(count for kind, count in self.met.items() if kind not in HARMLESS)

    @property
    def of_store(self) -> int:
        """How often the store has failed so far."""
        failed = (*STORE, Fault.STORE_DOWN, Fault.MEMBER_CUT_OFF, Fault.MEMBER_FROZEN)
        return sum(self.met[kind] for kind in failed)

    @property
    def of_discord(self) -> int:
        """How often Discord has failed, taken long, lost a channel, or put a thread to sleep, so far."""
        return sum(self.met[kind] for kind in (*DISCORD, Fault.CHANNEL_DELETED, Fault.THREAD_ARCHIVED))

    @property
    def of_leases(self) -> int:
        """How often the store, or a renewal, has failed or taken long so far."""
        return self.of_store + self.slow + self._in_vain

    @property
    def of_saving(self) -> int:
        """How often the database has failed whoever could reach it so far."""
        return sum(self.met[kind] for kind in (*STORE, Fault.STORE_DOWN)) + self._in_vain

    @property
    def slow(self) -> int:
        """How often the database has taken long, or a renewal has failed or taken long, so far."""
        return sum(self.met[kind] for kind in (Fault.STORE_SLOW, Fault.RENEWAL_FAILS, Fault.RENEWAL_LATE))

    # -- the store -----------------------------------------------------------------------------

    async def before_statement(self, *, reads: bool, begins: bool, commits: bool) -> None:
        """Let others go first, then fail or take long, as it comes.

        What happens between two statements of one transaction, nobody can tell from what happens before
        the first: so others go first there and before the commit only.
        """
        if begins or commits:
            await asyncio.sleep(0)
        if not self._rates:
            return
        if self.happens(Fault.STORE_SLOW):
            await asyncio.sleep(self._random() * 4)
        now = asyncio.get_running_loop().time()
        if self.happens(Fault.STORE_DOWN):
            self._down_until = now + self._random() * 30
        if reads and now < self._unreadable_until:
            self.met[Fault.STORE_UNREADABLE] += 1
            raise sqlite3.OperationalError("disk I/O error")
        kind = Fault.STORE_UNREADABLE if reads else Fault.STORE_FAILS_BEFORE
        if now < self._down_until:
            self._in_vain += 1
        if now < self._down_until or self.happens(kind):
            raise sqlite3.OperationalError("disk I/O error")

    async def after_commit(self) -> None:
        """Have the driver not learn of what it has written, as it comes."""
        await asyncio.sleep(0)
        if self.happens(Fault.STORE_FAILS_AFTER):
            if Fault.STORE_UNREADABLE in self._rates and self._random() < 0.5:  # trouble seldom comes alone
                self._unreadable_until = asyncio.get_running_loop().time() + self._random() * 10
            raise sqlite3.OperationalError("disk I/O error")

    # -- Discord -------------------------------------------------------------------------------

    async def before_call(self) -> None:
        """Let others go first, then fail or take long, as it comes."""
        await asyncio.sleep(0)
        if not self._rates:
            return
        if self.happens(Fault.DISCORD_SLOW):
            await asyncio.sleep(self._random() * 4)
        if self.happens(Fault.DISCORD_FAILS_BEFORE):
            raise self._trouble(503)
        if self.happens(Fault.CHANNEL_REFUSES):
            raise discord.Forbidden(_response(403), {"code": 50013, "message": "Missing Permissions"})

    async def after_call(self) -> None:
        """Have the caller not learn that it was taken, as it comes."""
        await asyncio.sleep(0)
        if self.happens(Fault.DISCORD_FAILS_AFTER):
            raise self._trouble(502)

    def _trouble(self, status: int) -> Exception:
        """Return what is raised where Discord fails: the answer that says so, or that none came."""
        return aiohttp.ServerDisconnectedError() if self._breaking.random() < BREAKS else trouble(status)


def trouble(status: int, code: int = 0) -> discord.HTTPException:
    """Return what discord.py raises for an answer of Discord with this status."""
    kinds = {404: discord.NotFound, 503: discord.DiscordServerError, 502: discord.DiscordServerError}
    return kinds.get(status, discord.HTTPException)(_response(status), {"code": code, "message": "simulated"})


def _response(status: int) -> Any:
    return SimpleNamespace(status=status, reason="simulated")
