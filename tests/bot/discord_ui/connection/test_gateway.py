"""Which servers can be reached, and for how long one could not be."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from bot.discord_ui.connection.gateway import Gateway

FIRST, SECOND = 6 << 22, 7 << 22 | 12345
"""Two servers, each behind a connection of its own."""
THIRD = 8 << 22
"""One behind the connection of the first."""


class Watch:
    """A clock that stands still until it is set."""

    time = 1000.0

    def now(self) -> float:
        return self.time


def a_gateway():
    watch = Watch()
    return Gateway(SimpleNamespace(shard_count=2), watch), watch


def test_a_lost_connection_is_that_of_its_own_servers():
    gateway, watch = a_gateway()
    gateway.connection_lost(1)
    watch.time = 1400.0
    gateway.connection_lost(1)  # in vain once more
    assert [gateway.reachable(guild_id) for guild_id in (FIRST, SECOND)] == [True, False]
    watch.time = 1500.0
    assert gateway.lost_since() == {(1, 2): 1000.0}
    assert (gateway.connection_back(0), gateway.connection_back(1)) == (None, 500)
    assert gateway.reachable(SECOND)
    assert not gateway.lost_since()
    watch.time = 1600.0
    assert gateway.connection_back(1) is None


def test_a_server_that_asks_the_bot_to_go_cannot_be_reached_until_it_is_back():
    gateway, watch = a_gateway()
    gateway.server_left(FIRST)
    assert [gateway.has_left(guild_id) for guild_id in (FIRST, SECOND)] == [True, False]
    assert [gateway.reachable(guild_id) for guild_id in (FIRST, SECOND)] == [False, True]
    watch.time = 1060.0
    assert gateway.server_back(FIRST) == 60
    assert gateway.reachable(FIRST)
    assert not gateway.has_left(FIRST)
    assert gateway.server_back(SECOND) is None


def test_a_server_that_discord_cannot_reach_itself_cannot_be_reached_until_that_is_over():
    gateway, watch = a_gateway()
    gateway.server_unavailable(FIRST)
    assert [gateway.reachable(guild_id) for guild_id in (FIRST, SECOND)] == [False, True]
    watch.time = 1060.0
    gateway.server_unavailable(FIRST)  # still
    gateway.server_left(FIRST)
    watch.time = 1090.0
    assert gateway.server_back(FIRST) == 90
    assert gateway.reachable(FIRST)


@pytest.mark.parametrize(
    ("away", "lost", "rest"),
    [(1000.0, 1010.0, 70.0), (1010.0, 1000.0, 60.0)],
    ids=["the server was away before", "the server was away after"],
)
@pytest.mark.parametrize("left", [False, True])
def test_what_is_given_back_for_a_connection_is_not_given_back_for_its_servers_once_more(
    away, lost, rest, left
):
    gateway, watch = a_gateway()
    for watch.time in sorted((away, lost)):
        if watch.time == lost:
            gateway.connection_lost(0)
        else:
            (gateway.server_left if left else gateway.server_unavailable)(FIRST)
    watch.time = 1040.0
    assert gateway.connection_back(0) == 1040.0 - lost
    watch.time = 1100.0
    assert gateway.server_back(FIRST) == rest


def test_a_server_that_is_told_of_before_its_connection_counts_as_there_is_given_back_the_rest():
    """A new session names its servers one by one before it is ready."""
    gateway, watch = a_gateway()
    gateway.server_unavailable(FIRST)
    watch.time = 1010.0
    gateway.connection_lost(0)
    gateway.server_left(THIRD)
    watch.time = 1050.0
    assert (gateway.server_back(FIRST), gateway.server_back(THIRD)) == (10, 0)
    assert not gateway.reachable(FIRST)
    watch.time = 1052.0
    assert gateway.connection_back(0) == 42
    assert gateway.reachable(FIRST)


def test_a_connection_is_there_from_the_first_time_on_and_while_it_is_not_lost():
    gateway, _ = a_gateway()
    gateway.connection_lost(0)  # the first try was in vain
    assert not gateway.connected(0)
    gateway.connection_back(0)
    assert [gateway.connected(shard) for shard in (0, 1)] == [True, False]
    gateway.connection_lost(0)
    assert not gateway.connected(0)


def test_of_a_server_behind_a_connection_that_was_closed_nobody_hears_that_it_is_back():
    """Another process serves it meanwhile: once this one does again, its clocks go on."""
    gateway, _ = a_gateway()
    for note in (gateway.server_left, gateway.server_unavailable):
        note(FIRST)
        note(SECOND)
    gateway.forget(0)
    assert [gateway.reachable(guild_id) for guild_id in (FIRST, SECOND)] == [True, False]


def test_one_of_several_processes_is_ready_though_others_serve_everything():
    """It is there for when one of them ends: whoever waits for it before would wait for ever."""
    gateway, _ = a_gateway()
    assert not gateway.ready([])
    gateway.bind(cluster := SimpleNamespace(idle=False))
    assert not gateway.ready([])
    cluster.idle = True
    assert gateway.ready([])
    assert not gateway.ready([0])
    gateway.connection_back(0)
    assert gateway.ready([0])
