"""The metrics: what they count and time, read from the Prometheus registry."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable

import pytest

from bot.app.monitoring.metrics import PATIENCE, REMEMBERED, CountingHandler, Metrics
from bot.store import StoreUnreachable
from bot.telemetry.observer import BotState, Failure, ShardState

CALLBACK = "/api/v10/interactions/{}/token/callback"


class Time:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Time:
    return Time()


@pytest.fixture
def metrics(clock: Time) -> Metrics:
    return Metrics(clock)


Read = Callable[..., float | None]


@pytest.fixture
def read(metrics: Metrics) -> Read:
    def value(name: str, **labels: str) -> float | None:
        return metrics.registry.get_sample_value(name, labels)

    return value


def test_an_answer_is_timed_from_the_arrival_of_its_interaction(
    metrics: Metrics, clock: Time, read: Read
) -> None:
    metrics.interaction(7)
    clock.now += 0.25
    metrics.sent(CALLBACK.format(7), "200")
    assert read("boneyard_answer_seconds_sum") == 0.25
    assert read("boneyard_answer_seconds_count") == 1
    metrics.sent(CALLBACK.format(7), "200")
    metrics.sent(CALLBACK.format(8), "200")  # an interaction that was never reported
    assert read("boneyard_answer_seconds_count") == 1


def test_an_interaction_not_answered_in_time_is_counted_once(
    metrics: Metrics, clock: Time, read: Read
) -> None:
    metrics.interaction(7)
    metrics.sent(CALLBACK.format(7), "404")
    clock.now += PATIENCE
    metrics.interaction(7)  # delivered again
    metrics.show(None)
    assert read("boneyard_unanswered_total") == 0
    clock.now += 0.1
    metrics.show(None)
    metrics.show(None)
    assert read("boneyard_unanswered_total") == 1
    metrics.sent(CALLBACK.format(7), "200")
    assert read("boneyard_answer_seconds_count") == 0


def test_an_answered_interaction_that_is_delivered_again_is_ignored(
    metrics: Metrics, clock: Time, read: Read
) -> None:
    metrics.interaction(7)
    metrics.sent(CALLBACK.format(7), "200")
    metrics.interaction(7)
    clock.now += 2 * PATIENCE
    metrics.show(None)
    assert read("boneyard_unanswered_total") == 0


def test_the_memory_for_interactions_is_bounded(metrics: Metrics) -> None:
    for number in range(3 * REMEMBERED):
        metrics.interaction(number)
        metrics.sent(CALLBACK.format(number), "200")
    assert len(metrics._heard) == REMEMBERED
    assert not metrics._unanswered


def test_requests_are_counted_by_route_and_by_whether_the_rate_limit_counts_them(
    metrics: Metrics, read: Read
) -> None:
    for path, status in (
        ("/api/v10/channels/9/messages", "200"),
        ("/api/v10/channels/8/messages", "200"),
        ("/api/v10/channels/9/messages", "429"),
        ("/api/v10/webhooks/7/aW50", "200"),
        ("/gateway", "101"),
    ):
        metrics.sent(path, status)
    name = "boneyard_discord_requests_total"
    assert read(name, route="messages", status="200", counted="true") == 2
    assert read(name, route="messages", status="429", counted="true") == 1
    assert read(name, route="followup", status="200", counted="false") == 1
    assert read("boneyard_discord_busiest_second") == 3


def test_moves_are_counted_once_they_are_saved(metrics: Metrics, read: Read) -> None:
    with metrics.saving("block", 2):
        pass
    with pytest.raises(StoreUnreachable), metrics.saving("block", 1):
        raise StoreUnreachable("store-disk-full", place="here")
    assert read("boneyard_moves_total", game="block") == 2
    assert read("boneyard_commit_seconds_count") == 2


def test_every_kind_of_failure_has_a_counter_before_it_happens(metrics: Metrics, read: Read) -> None:
    assert {read("boneyard_errors_total", kind=kind) for kind in Failure} == {0}
    metrics.failed(Failure.THINKING)
    assert read("boneyard_errors_total", kind="thinking") == 1


def test_log_records_are_counted_from_warning_up(metrics: Metrics, read: Read) -> None:
    log = logging.getLogger("watched")
    log.addHandler(CountingHandler(metrics))
    log.propagate = False
    for level in (logging.INFO, logging.WARNING, logging.ERROR, logging.ERROR):
        log.log(level, "a line")
    assert read("boneyard_log_records_total", level="WARNING") == 1
    assert read("boneyard_log_records_total", level="ERROR") == 2
    assert read("boneyard_log_records_total", level="INFO") is None


def test_a_new_state_replaces_the_previous_one(metrics: Metrics, read: Read) -> None:
    shards = {0: ShardState(connected=True, latency=0.04), 1: ShardState(connected=False, latency=math.nan)}
    metrics.show(BotState({("playing", "block"): 3}, {"pictures": 2}, shards, servers=5))
    assert read("boneyard_tables", state="playing", game="block") == 3
    assert read("boneyard_queue_length", queue="pictures") == 2
    assert [read("boneyard_shard_connected", shard=shard) for shard in "01"] == [1, 0]
    assert [read("boneyard_shard_latency_seconds", shard=shard) for shard in "01"] == [0.04, None]
    assert read("boneyard_servers") == 5
    metrics.show(BotState({}, {}, {}, servers=5))
    assert read("boneyard_tables", state="playing", game="block") is None


def test_no_label_identifies_a_person_or_a_place(metrics: Metrics) -> None:
    metrics.show(BotState({("playing", "block"): 3}, {"pictures": 2}, {0: ShardState(True, 0.1)}, servers=5))
    metrics.sent("/api/v10/channels/123456789/messages/987654321", "200")
    with metrics.saving("block", 1):
        pass
    labels = {
        (name, value)
        for family in metrics.registry.collect()
        if family.name.startswith("boneyard_")
        for sample in family.samples
        for name, value in sample.labels.items()
    }
    allowed = {"state", "game", "route", "status", "counted", "queue", "shard", "kind", "level", "le"}
    assert {name for name, _ in labels} - {"version", "python", "discord_py"} == allowed
    assert not [value for _, value in labels if value.isdigit() and len(value) > 3]
