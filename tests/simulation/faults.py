"""The faults of a run: failures of the database, Discord, the machine and the people.

The generator draws which kinds a run has and how often each occurs. So some runs are quiet, some have one
kind of fault, and some have all. This module knows when a fault occurs, not what it does.
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
    OF_CHANNELS,
    OF_ONE_PROCESS,
    SHARED_WEIGHTS,
    STORE,
    WEIGHTS,
    Fault,
)

RATES = (0.003, 0.01, 0.03)
"""How often a fault occurs, each time it could."""
OFTEN = (0.01, 0.02, 0.05)
"""The same for faults of one process of several."""
BREAKS = 0.4
"""The share of Discord's failures in which the connection breaks without an answer."""
QUIET = 0.25
"""The share of runs without faults."""


class Faults:
    """The faults of one run.

    Args:
        random: decides when they occur.
        rates: the chance of each kind, each time it could occur.
    """

    def __init__(self, random: Random, rates: Mapping[Fault, float]) -> None:
        self._random = random.random
        self._rates = dict(rates)
        self.aim = Aim()
        self.met: Counter[Fault] = Counter()
        """By kind, how often it occurred."""
        self.say: Callable[[str], None] | None = None
        """Takes each fault in words; None if no trace is wanted."""
        self._in_vain = 0
        """How often the store was used while it was down."""
        self._down_until = 0.0
        """When the store answers again, by the loop's time."""
        self._unreadable_until = 0.0
        """When the store can be read again, after a write whose outcome is unknown."""
        self._breaking = Random(0)
        """Decides when the connection to Discord breaks, so that its answer is lost."""

    @classmethod
    def none(cls) -> Self:
        """Return faults of which none ever occurs."""
        return cls(Random(0), {})

    @classmethod
    def drawn(cls, random: Random) -> Self:
        """Return the faults of a run, drawn at random."""
        rates: dict[Fault, float] = {}
        if random.random() >= QUIET:
            share = random.random()
            for kind, weight in WEIGHTS.items():
                if random.random() < share:
                    rates[kind] = weight * RATES[int(random.random() * len(RATES))]
        return cls(random, rates)

    def take_aim(self, seed: int) -> None:
        """Aim the faults of the run at something, if its seed says so."""
        self._breaking = Random(f"{seed}/connections")
        self.aim = Aim(seed, (*STORE, *DISCORD))
        for kind in self.aim.added:
            self._rates.setdefault(kind, 0.0)

    def share(self, random: Random) -> None:
        """Replace the faults of a single process by those of processes that share the tables, drawn at
        random."""
        self.aim.allow_no_kills()
        for kind in OF_ONE_PROCESS:
            self._rates.pop(kind, None)
        # Fewer of these faults, or they would hide all others.
        for kind in (*STORE, Fault.STORE_DOWN, Fault.STORE_SLOW, *DISCORD):
            self._rates[kind] = self._rates.get(kind, 0.0) * random.choice((0.0, 0.3))
        share = random.random()
        for kind, weight in SHARED_WEIGHTS.items():
            if random.random() < share:
                self._rates[kind] = weight * random.choice(OFTEN)

    def stop(self) -> None:
        """Stop all faults."""
        self.aim.stop()
        self._rates.clear()
        self._down_until = self._unreadable_until = 0.0

    def happens(self, kind: Fault) -> bool:
        """Return whether a fault occurs now. Count it and report it if so."""
        if kind not in self._rates or self._random() >= self.aim.rate(kind, self._rates[kind]):
            return False
        self.met[kind] += 1
        if self.say is not None:
            self.say(f"fault: {kind}")
        return True

    def strikes(self) -> bool:
        """Return whether the process is killed at this step of an aimed-at event. Count it if so."""
        if not self.aim.kills():
            return False
        self.met[Fault.PROCESS_KILLED] += 1
        return True

    @property
    def harmful(self) -> bool:
        """Whether a fault has occurred that may have kept a message from being shown."""
        return any(count for kind, count in self.met.items() if kind not in HARMLESS)

    @property
    def of_store(self) -> int:
        """How often the store has failed so far."""
        failed = (*STORE, Fault.STORE_DOWN, Fault.MEMBER_CUT_OFF, Fault.MEMBER_FROZEN)
        return sum(self.met[kind] for kind in failed)

    @property
    def of_discord(self) -> int:
        """How often Discord has failed or been slow, or a channel was deleted or a thread archived."""
        return sum(self.met[kind] for kind in (*DISCORD, *OF_CHANNELS))

    @property
    def of_leases(self) -> int:
        """How often the store or a renewal has failed or been slow so far."""
        return self.of_store + self.slow + self._in_vain

    @property
    def of_saving(self) -> int:
        """How often the database has failed so far, cut-off processes apart."""
        return sum(self.met[kind] for kind in (*STORE, Fault.STORE_DOWN)) + self._in_vain

    @property
    def slow(self) -> int:
        """How often the database was slow, or a renewal failed or was slow, so far."""
        return sum(self.met[kind] for kind in (Fault.STORE_SLOW, Fault.RENEWAL_FAILS, Fault.RENEWAL_LATE))

    # -- the store -----------------------------------------------------------------------------

    async def before_statement(self, *, reads: bool, begins: bool, commits: bool) -> None:
        """Let other tasks go first, then possibly be slow or fail.

        Other tasks go first only before the first statement of a transaction and before its commit. In
        between, an interruption could not be told from one before the first statement.
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
        """Possibly lose the confirmation of a commit."""
        await asyncio.sleep(0)
        if self.happens(Fault.STORE_FAILS_AFTER):
            if Fault.STORE_UNREADABLE in self._rates and self._random() < 0.5:  # faults seldom come alone
                self._unreadable_until = asyncio.get_running_loop().time() + self._random() * 10
            raise sqlite3.OperationalError("disk I/O error")

    # -- Discord -------------------------------------------------------------------------------

    async def before_call(self) -> None:
        """Let other tasks go first. Then possibly wait, or raise an error as if Discord failed or refused."""
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
        """Possibly lose the answer to a call that Discord has carried out."""
        await asyncio.sleep(0)
        if self.happens(Fault.DISCORD_FAILS_AFTER):
            raise self._trouble(502)

    def _trouble(self, status: int) -> Exception:
        """Return the exception of a failed call: an error status, or a broken connection."""
        return aiohttp.ServerDisconnectedError() if self._breaking.random() < BREAKS else trouble(status)


def trouble(status: int, code: int = 0) -> discord.HTTPException:
    """Return the exception that discord.py raises for an answer with this status."""
    kinds: dict[int, type[discord.HTTPException]] = {403: discord.Forbidden, 404: discord.NotFound}
    kinds |= {503: discord.DiscordServerError, 502: discord.DiscordServerError}
    return kinds.get(status, discord.HTTPException)(_response(status), {"code": code, "message": "simulated"})


def _response(status: int) -> Any:
    return SimpleNamespace(status=status, reason="simulated")
