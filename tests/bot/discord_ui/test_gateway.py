"""Which servers can be reached, and for how long one could not be."""

from __future__ import annotations

from types import SimpleNamespace

from bot.discord_ui.gateway import Gateway

FIRST, SECOND = 6 << 22, 7 << 22 | 12345
"""Two servers, each behind a connection of its own."""


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
    assert [gateway.reachable(guild_id) for guild_id in (FIRST, SECOND)] == [False, True]
    watch.time = 1060.0
    assert gateway.server_joined(FIRST) == 60
    assert gateway.reachable(FIRST)
    assert gateway.server_joined(SECOND) is None


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
    gateway.server_left(FIRST)
    gateway.server_left(SECOND)
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
