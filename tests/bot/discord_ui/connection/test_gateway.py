"""Test which servers can be reached, and the downtime of those that could not."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from bot.discord_ui.connection.gateway import Gateway

FIRST, SECOND = 6 << 22, 7 << 22 | 12345
"""Two servers on different shards."""
THIRD = 8 << 22
"""A server on the shard of the first."""


class Watch:
    """A clock that stands still until it is set."""

    time = 1000.0

    def now(self) -> float:
        return self.time


def a_gateway():
    watch = Watch()
    return Gateway(SimpleNamespace(shard_count=2), watch), watch


def test_a_lost_connection_only_affects_its_own_servers():
    gateway, watch = a_gateway()
    gateway.connection_lost(1)
    watch.time = 1400.0
    gateway.connection_lost(1)  # a failed reconnection
    assert [gateway.reachable(guild_id) for guild_id in (FIRST, SECOND)] == [True, False]
    watch.time = 1500.0
    assert gateway.lost_since() == {(1, 2): 1000.0}
    assert (gateway.connection_back(0), gateway.connection_back(1)) == (None, 500)
    assert gateway.reachable(SECOND)
    assert not gateway.lost_since()
    watch.time = 1600.0
    assert gateway.connection_back(1) is None


def test_a_server_that_removed_the_bot_is_unreachable_until_it_adds_it_again():
    gateway, watch = a_gateway()
    gateway.server_left(FIRST)
    assert [gateway.has_left(guild_id) for guild_id in (FIRST, SECOND)] == [True, False]
    assert [gateway.reachable(guild_id) for guild_id in (FIRST, SECOND)] == [False, True]
    watch.time = 1060.0
    assert gateway.server_restored(FIRST) == 60
    assert gateway.reachable(FIRST)
    assert not gateway.has_left(FIRST)
    assert gateway.server_restored(SECOND) is None


def test_an_unavailable_server_is_unreachable_until_it_is_available_again():
    gateway, watch = a_gateway()
    gateway.server_unavailable(FIRST)
    assert [gateway.reachable(guild_id) for guild_id in (FIRST, SECOND)] == [False, True]
    watch.time = 1060.0
    gateway.server_unavailable(FIRST)  # still unavailable
    gateway.server_left(FIRST)
    watch.time = 1090.0
    assert gateway.server_restored(FIRST) == 90
    assert gateway.reachable(FIRST)


@pytest.mark.parametrize(
    ("away", "lost", "rest"),
    [(1000.0, 1010.0, 70.0), (1010.0, 1000.0, 60.0)],
    ids=["the server was away before", "the server was away after"],
)
@pytest.mark.parametrize("left", [False, True])
def test_downtime_of_a_connection_is_not_counted_again_for_its_servers(away, lost, rest, left):
    gateway, watch = a_gateway()
    for watch.time in sorted((away, lost)):
        if watch.time == lost:
            gateway.connection_lost(0)
        else:
            (gateway.server_left if left else gateway.server_unavailable)(FIRST)
    watch.time = 1040.0
    assert gateway.connection_back(0) == 1040.0 - lost
    watch.time = 1100.0
    assert gateway.server_restored(FIRST) == rest


def test_a_server_that_returns_before_its_connection_counts_only_its_earlier_downtime():
    """A new session names its servers before the connection is ready. That time counts afterwards."""
    gateway, watch = a_gateway()
    gateway.server_unavailable(FIRST)
    watch.time = 1010.0
    gateway.connection_lost(0)
    gateway.server_left(THIRD)
    watch.time = 1050.0
    assert (gateway.server_restored(FIRST), gateway.server_restored(THIRD)) == (10, 0)
    assert not gateway.reachable(FIRST)
    watch.time = 1052.0
    assert gateway.connection_back(0) == 42
    assert gateway.reachable(FIRST)


def test_a_shard_is_connected_from_its_first_connection_until_that_is_lost():
    gateway, _ = a_gateway()
    gateway.connection_lost(0)  # the first attempt failed
    assert not gateway.connected(0)
    gateway.connection_back(0)
    assert [gateway.connected(shard) for shard in (0, 1)] == [True, False]
    gateway.connection_lost(0)
    assert not gateway.connected(0)


def test_closing_a_connection_forgets_that_its_servers_were_away():
    """Another process serves the shard meanwhile. If this process serves it again, its clocks must run."""
    gateway, _ = a_gateway()
    for note in (gateway.server_left, gateway.server_unavailable):
        note(FIRST)
        note(SECOND)
    gateway.forget(0)
    assert [gateway.reachable(guild_id) for guild_id in (FIRST, SECOND)] == [True, False]


def test_an_idle_process_is_ready_while_others_serve_everything():
    """An idle process stands by until another ends. If it had to serve a shard to be ready, its start would
    wait forever."""
    gateway, _ = a_gateway()
    assert not gateway.ready([])
    gateway.bind(cluster := SimpleNamespace(idle=False))
    assert not gateway.ready([])
    cluster.idle = True
    assert gateway.ready([])
    assert not gateway.ready([0])
    gateway.connection_back(0)
    assert gateway.ready([0])
