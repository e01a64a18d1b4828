"""The aim of a run's faults: a few types of requests, or deliveries in one state of a table.

Random faults hardly ever meet rare events. While an aimed-at request or delivery is under way, all faults are
likelier, and the process may be killed at any step. A separate generator decides this, so that older runs
stay as they were. This module knows what is under way, not what goes wrong.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from bot.store import State
from bot.tables.state import requests
from bot.tables.state.requests import AskHint, ChannelFound, RefreshRests, Request, SayWord
from tests.simulation.fault_kinds import Fault

AIMED, AT_DELIVERIES = 0.4, 0.3
"""The share of runs with an aim, and the share of these that aim at deliveries."""
TYPES = 3
"""How many types of requests faults aim at at once. With a single type each would be aimed at too rarely."""
SHARPER, SHARPEST = 20.0, 0.5
"""The factor by which faults are likelier at the aim, and the highest resulting rate."""
ADDED, RATE = (0, 1, 2), 0.2
"""How many kinds of faults are added at the aim, and how often each of them occurs."""
KILLS = (1, 2, 3)
"""How often the process is killed at the aim in one run, at most."""
DEADLY = (0.03, 0.1, 0.3)
"""The chance of a kill at each step."""
SOUGHT = 0.25
"""How often people ask for the aimed-at request, as a share of all their actions."""
NEVER_COMMITTED = (
    AskHint,  # the computers of a run play at random and have no hints to give
    SayWord,  # quick words are told and not saved
    RefreshRests,  # changed rests are saved with the next request of any kind
    ChannelFound,  # the threads of a run are made by the bot, or known when a table is opened in them
)
"""The requests that no run commits."""
REQUEST_TYPES: tuple[Any, ...] = tuple(
    each
    for each in vars(requests).values()
    if isinstance(each, type) and issubclass(each, Request) and each not in {Request, *NEVER_COMMITTED}
)
OF_ITSELF = (
    *(requests.TimeIsUp, requests.ComputerMoves, requests.MakeForcedMove),
    *(requests.Shown, requests.NotShown, requests.AddDowntime, requests.CloseTable),
)
"""The requests that only the bot makes."""
STATES = (State.OVER, State.BETWEEN, State.PAUSED, State.LOBBY)
"""The states of a table that a delivery may be aimed at."""


class Aim:
    """What the faults of one run aim at.

    Args:
        seed: of the run; None for no aim.
        kinds: the kinds of faults of which some are added at the aim.
    """

    def __init__(self, seed: int | None = None, kinds: Sequence[Fault] = ()) -> None:
        self._random = random = Random(f"{seed}/aim")
        self.at: tuple[type[Any] | State, ...] = ()
        """The aimed-at request types, or the one state; empty without an aim."""
        if seed is not None and random.random() < AIMED:
            several = random.random() >= AT_DELIVERIES
            self.at = tuple(random.sample(REQUEST_TYPES, TYPES) if several else random.sample(STATES, 1))
        self._kills, self._deadly = random.choice(KILLS), random.choice(DEADLY)
        self.added: tuple[Fault, ...] = ()
        """The kinds of faults that occur at the aim besides those of the run."""
        if self.at:
            self.added = tuple(random.sample(kinds, random.choice(ADDED)))
        self.seeks = Random(f"{seed}/seeks")
        """Decides when and how people ask for the aimed-at request."""
        self._under_way = 0
        """How many aimed-at requests and deliveries are under way."""
        self._follows: set[str] = set()
        """The tables whose aimed-at request is committed but not delivered yet."""

    @property
    def met(self) -> bool:
        """Whether an aimed-at request or delivery is under way."""
        return self._under_way > 0

    def rate(self, kind: Fault, rate: float) -> float:
        """Return how likely a fault is now, given its usual rate."""
        if not self.met:
            return rate
        return max(rate, min(rate * SHARPER, SHARPEST), RATE * (kind in self.added))

    @property
    def sought(self) -> type[Any] | None:
        """The request that people should ask for now; None as a rule, or if people cannot ask for it."""
        types = [each for each in self.at if isinstance(each, type) and each not in OF_ITSELF]
        return self.seeks.choice(types) if types and self.seeks.random() < SOUGHT else None

    def stop(self) -> None:
        """Aim at nothing from now on."""
        self.at = ()
        self.allow_no_kills()

    def allow_no_kills(self) -> None:
        """Allow no more kills at the aim."""
        self._kills = 0

    def kills(self) -> bool:
        """Return whether to kill the process at this step, by chance, and count the kill. False if no
        aimed-at request is under way, or no more kills are allowed."""
        if not self.met or not self._kills or self._random.random() >= self._deadly:
            return False
        self._kills -= 1
        return True

    # -- events under way ----------------------------------------------------------------------

    @contextmanager
    def carrying_out(self, table_id: str, request: Request) -> Iterator[None]:
        """Mark a request as under way inside this block, and its delivery as one that follows."""
        meant = type(request) in self.at
        with self._meeting(meant):
            yield
        if meant:
            self._follows.add(table_id)

    @contextmanager
    def delivering(self, table_id: str, state: State) -> Iterator[None]:
        """Mark a table as being delivered inside this block."""
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
