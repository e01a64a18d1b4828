"""All metrics in one place, under the names that dashboards and alert rules use.

No label identifies a person, a table or a server. Labels are games, states and kinds, whose number stays
small.
"""

from __future__ import annotations

import logging
import math
import multiprocessing
import os
import platform
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import discord
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
)

from bot import __version__
from bot.discord_ui.rate_limits.traffic import Seconds, answered_interaction, counts, route_of
from bot.telemetry.observer import BotState, Failure, Observer

PATIENCE = 3.0
"""Seconds after which Discord accepts no more answer to an interaction."""
REMEMBERED = 1000
"""How many interaction ids are remembered, so that one that Discord delivers again is not counted twice."""
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
ANSWERS = (0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1.0, 1.5, 2.0, PATIENCE, 5.0)
PICTURES = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1.0, 2.5, 5.0, 10.0)
LEVELS = ("WARNING", "ERROR", "CRITICAL")


class Metrics(Observer):
    """The observer that counts and times events for Prometheus.

    Args:
        clock: returns seconds on a clock that never goes backwards.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._unanswered: OrderedDict[int, float] = OrderedDict()
        """Interactions waiting for an answer, oldest first, each with its arrival time."""
        self._heard: deque[int] = deque(maxlen=REMEMBERED)
        self._busiest = Seconds(clock)
        self.registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)
        self._create_play_metrics()
        self._create_discord_metrics()
        self._create_process_metrics()

    def _create_play_metrics(self) -> None:
        each = self.registry
        self.tables = Gauge("boneyard_tables", "Live tables.", ("state", "game"), registry=each)
        self.moves = Counter("boneyard_moves", "Moves that were saved.", ("game",), registry=each)
        self.commit = Histogram(
            "boneyard_commit_seconds", "From a change of a table to its commit.", registry=each, buckets=QUICK
        )
        self.picture = Histogram(
            "boneyard_picture_seconds",
            "From the request for a picture to the picture.",
            registry=each,
            buckets=PICTURES,
        )
        self.answer = Histogram(
            "boneyard_answer_seconds",
            "From the arrival of an interaction to the answer.",
            registry=each,
            buckets=ANSWERS,
        )
        self.unanswered = Counter("boneyard_unanswered", "Interactions not answered in time.", registry=each)
        self.queues = Gauge(
            "boneyard_queue_length", "Number of waiting items, by queue.", ("queue",), registry=each
        )

    def _create_discord_metrics(self) -> None:
        each = self.registry
        self.requests = Counter(
            "boneyard_discord_requests",
            "Requests to Discord, by route, response status and whether the limit counts them.",
            ("route", "status", "counted"),
            registry=each,
        )
        busiest = Gauge(
            "boneyard_discord_busiest_second",
            "Counted requests to Discord in the busiest second of the last minute.",
            registry=each,
        )
        busiest.set_function(self._busiest.most)
        self.limit = Gauge(
            "boneyard_discord_limit",
            "Counted requests a second that this process may send.",
            registry=each,
        )
        self.load = Gauge(
            "boneyard_discord_load",
            "Counted requests of the last ten seconds as a share of the limit; 1 is the limit.",
            registry=each,
        )
        self.level = Gauge(
            "boneyard_turn_level",
            "Requests saved: 0 none, 1 turns of the busiest tables.",
            registry=each,
        )
        self.shards = Gauge(
            "boneyard_shard_connected", "Whether a shard is connected to Discord.", ("shard",), registry=each
        )
        self.latency = Gauge(
            "boneyard_shard_latency_seconds",
            "Round trip of a shard's last heartbeat.",
            ("shard",),
            registry=each,
        )
        self.servers = Gauge("boneyard_servers", "Servers that the bot is on.", registry=each)
        self.share = Gauge(
            "boneyard_share", "The share of all servers whose tables this process serves.", registry=each
        )

    def _create_process_metrics(self) -> None:
        each = self.registry
        self.lag = Histogram(
            "boneyard_loop_lag_seconds", "Lag of the event loop.", registry=each, buckets=QUICK
        )
        self.errors = Counter("boneyard_errors", "Failures, by kind.", ("kind",), registry=each)
        self.log_records = Counter(
            "boneyard_log_records", "Log records from WARNING up, by level.", ("level",), registry=each
        )
        # create each label now: a counter that first appears with its first error hides that error from
        # alerts
        for kind in Failure:
            self.errors.labels(kind)
        for level in LEVELS:
            self.log_records.labels(level)
        workers = Gauge(
            "boneyard_workers_resident_bytes", "Resident memory of the worker processes.", registry=each
        )
        workers.set_function(_resident_workers)
        build = Info("boneyard_build", "Versions.", registry=each)
        build.info(
            {"version": __version__, "python": platform.python_version(), "discord_py": discord.__version__}
        )

    # -- events from the rooms ---------------------------------------------------------------------

    def interaction(self, number: int) -> None:
        """Start timing the answer to the interaction of this id. A repeated delivery is ignored."""
        self.give_up()
        if number not in self._heard:
            self._heard.append(number)
            self._unanswered[number] = self._clock()

    @contextmanager
    def saving(self, game: str, moves: int) -> Iterator[None]:
        """Time a save, and count its moves if it succeeds."""
        with self.commit.time():
            yield
        self.moves.labels(game).inc(moves)

    @contextmanager
    def drawing(self) -> Iterator[None]:
        """Time a picture, including the wait for a worker."""
        with self.picture.time():
            yield

    def failed(self, what: Failure) -> None:
        """Count a failure of this kind."""
        self.errors.labels(what).inc()

    # -- requests and state ------------------------------------------------------------------------

    def sent(self, path: str, status: str) -> None:
        """Count a request to Discord. If it answered an interaction, record how long that took."""
        route = route_of(path)
        if route is None:
            return
        counted = counts(path)
        self.requests.labels(route, status, str(counted).lower()).inc()
        if counted:
            self._busiest.note()
        number = answered_interaction(path)
        if number is not None and status.startswith("2"):
            begun = self._unanswered.pop(number, None)
            if begun is not None:
                self.answer.observe(self._clock() - begun)

    def give_up(self) -> None:
        """Count and forget the interactions that can no longer be answered."""
        late = self._clock() - PATIENCE
        while self._unanswered and next(iter(self._unanswered.values())) < late:
            self._unanswered.popitem(last=False)
            self.unanswered.inc()

    def show(self, state: BotState | None) -> None:
        """Set the gauges to the bot's current state, or clear those with labels if the state is None. First
        count the interactions that can no longer be answered.
        """
        self.give_up()
        for gauge in (self.tables, self.queues, self.shards, self.latency):
            gauge.clear()
        if state is None:
            return
        self.servers.set(state.servers)
        self.limit.set(state.limit)
        self.load.set(state.load)
        self.level.set(state.level)
        self.share.set(state.share)
        for (where, game), number in state.tables.items():
            self.tables.labels(where, game).set(number)
        for queue, number in state.queues.items():
            self.queues.labels(queue).set(number)
        for shard, each in state.shards.items():
            self.shards.labels(shard).set(each.connected)
            if math.isfinite(each.latency):
                self.latency.labels(shard).set(each.latency)


class CountingHandler(logging.Handler):
    """A log handler that counts records and writes none."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.WARNING)
        self._records = metrics.log_records

    def emit(self, record: logging.LogRecord) -> None:
        """Count a record of one of :data:`LEVELS`."""
        if record.levelname in LEVELS:
            self._records.labels(record.levelname).inc()


def _resident_workers() -> float:
    """Return the resident bytes of the worker processes, or 0 on a system without ``/proc``."""
    total = 0
    for each in multiprocessing.active_children():
        with suppress(OSError):  # the process has just ended, or the system has no /proc
            total += int(Path(f"/proc/{each.pid}/statm").read_text("ascii").split()[1])
    return float(total * os.sysconf("SC_PAGE_SIZE")) if total else 0.0
