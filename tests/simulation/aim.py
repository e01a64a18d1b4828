"""What the faults of some runs are aimed at: a few types of requests, or deliveries in one state of a table.

Faults that come as they may hardly ever meet what is seldom done. Here they gather around it: while it is
carried out or delivered everything goes wrong more often, and the process may be killed at any step of it. A
generator of its own decides this, so that all other runs are what they were without it. This module knows
what is going on, not what goes wrong.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, get_args

from bot.store import State
from bot.tables.state import requests as asked
from bot.tables.state.requests import AskHint, ChannelFound, Request
from tests.simulation.fault_kinds import Fault

AIMED, AT_DELIVERIES = 0.4, 0.3
"""The share of runs with an aim, and among them of those in which it is what is delivered."""
TYPES = 3
"""Faults are aimed at so many types of requests at once: one alone would have its turn too seldom."""
SHARPER, SHARPEST = 20.0, 0.5
"""How many times as often everything goes wrong there, and how often at most, each time it could."""
ADDED, RATE = (0, 1, 2), 0.2
"""How many kinds of faults are added there to those that the run has, and how often each occurs."""
KILLS = (1, 2, 3)
"""How often the process is killed there in one run, at most."""
DEADLY = (0.03, 0.1, 0.3)
"""How likely it is at each step."""
SOUGHT = 0.25
"""How often people ask for what is aimed at, compared with all that they do."""
NEVER_COMMITTED = (
    AskHint,  # the computers of a run choose at random and have no hints to give
    ChannelFound,  # the bot makes the threads of a run, or is told of them as a table is opened there
)
"""The requests that no run commits."""
REQUEST_TYPES: tuple[Any, ...] = tuple(each for each in get_args(Request) if each not in NEVER_COMMITTED)
OF_ITSELF = (
    *(asked.TimeIsUp, asked.ComputerMoves, asked.MakeForcedMove),
    *(asked.Shown, asked.NotShown, asked.GiveTimeBack, asked.CloseTable),
)
"""Those that nobody asks for."""
STATES = (State.OVER, State.BETWEEN, State.PAUSED, State.LOBBY)
"""What it may be: some of these types, or what is delivered in one of these states."""


class Aim:
    """What the faults of one run are aimed at.

    Args:
        seed: of the run; None where there is no aim.
        kinds: of faults, of which some occur there besides those that the run has.
    """

    def __init__(self, seed: int | None = None, kinds: Sequence[Fault] = ()) -> None:
        self._random = random = Random(f"{seed}/aim")
        self.at: tuple[type[Any] | State, ...] = ()
        """The types of requests, or the state; empty where there is no aim."""
        if seed is not None and random.random() < AIMED:
            several = random.random() >= AT_DELIVERIES
            self.at = tuple(random.sample(REQUEST_TYPES, TYPES) if several else random.sample(STATES, 1))
        self._kills, self._deadly = random.choice(KILLS), random.choice(DEADLY)
        self.added: tuple[Fault, ...] = ()
        """The kinds of faults that occur there besides those that the run has."""
        if self.at:
            self.added = tuple(random.sample(kinds, random.choice(ADDED)))
        self.seeks = Random(f"{seed}/seeks")
        """Decides when and how people ask for what is aimed at."""
        self._under_way = 0
        """How much of it is going on."""
        self._follows: set[str] = set()
        """The tables of which that is still to be delivered which came of such a request."""

    @property
    def met(self) -> bool:
        """Whether what it is aimed at is going on."""
        return self._under_way > 0

    def rate(self, kind: Fault, rate: float) -> float:
        """Return how often something goes wrong just now that elsewhere does so at a certain rate."""
        if not self.met:
            return rate
        return max(rate, min(rate * SHARPER, SHARPEST), RATE * (kind in self.added))

    @property
    def sought(self) -> type[Any] | None:
        """What people ask for now because it is aimed at; None where it is nothing that they can ask for."""
        types = [each for each in self.at if isinstance(each, type) and each not in OF_ITSELF]
        return self.seeks.choice(types) if types and self.seeks.random() < SOUGHT else None

    def stop(self) -> None:
        """Aim at nothing from now on."""
        self.at = ()
        self.kill_nobody()

    def kill_nobody(self) -> None:
        """Let no process be killed there."""
        self._kills = 0

    def kills(self) -> bool:
        """Return whether the process is killed at this step."""
        if not self.met or not self._kills or self._random.random() >= self._deadly:
            return False
        self._kills -= 1
        return True

    # -- what is going on ----------------------------------------------------------------------

    @contextmanager
    def carrying_out(self, table_id: str, request: Request) -> Iterator[None]:
        """Know that a request is carried out meanwhile, and that what came of it is to be delivered."""
        meant = type(request) in self.at
        with self._meeting(meant):
            yield
        if meant:
            self._follows.add(table_id)

    @contextmanager
    def delivering(self, table_id: str, state: State) -> Iterator[None]:
        """Know that a table is shown meanwhile."""
        follows = table_id in self._follows
        self._follows.discard(table_id)
        with self._meeting(state in self.at or follows):
            yield

    @contextmanager
    def _meeting(self, met: bool) -> Iterator[None]:
        self._under_way += met
        try:
            yield
        finally:
            self._under_way -= met
