"""Tests of limits and cooldowns."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.tables.state import limits
from bot.tables.state import requests as ask
from bot.tables.state.limits import Cooldowns
from bot.tables.state.refusals import RefusedError
from bot.tables.state.snapshot import Until
from tests.bot.tables.driver import CHANNEL, PEOPLE, guest
from tests.bot.tables.world import World


async def test_a_person_who_opens_sixty_tables_at_once_gets_five(world: World) -> None:
    actor = world.actor("ann")
    opened = await asyncio.gather(
        *(world.registry.open(actor, ask.OpenTable()) for _ in range(60)), return_exceptions=True
    )
    refused = [each for each in opened if isinstance(each, RefusedError)]
    assert len(opened) - len(refused) == limits.HOSTED
    assert {refusal.key for refusal in refused} == {"limit-hosted"}
    await world.registry.open(world.actor("bob"), ask.OpenTable())


async def test_an_ended_table_no_longer_counts_towards_the_limit(world: World) -> None:
    tables = [await world.open("ann") for _ in range(limits.HOSTED)]
    await tables[0].ask("ann", ask.End())
    await world.open("ann")
    with pytest.raises(RefusedError, match="5 tables"):
        await world.open("ann")


@pytest.mark.parametrize(
    ("limit", "channel", "key"),
    [("IN_CHANNEL", CHANNEL, "limit-channel"), ("ON_SERVER", CHANNEL + 1, "limit-server")],
)
async def test_the_tables_of_a_channel_and_of_a_server_are_limited(
    world: World, monkeypatch: pytest.MonkeyPatch, limit: str, channel: int, key: str
) -> None:
    monkeypatch.setattr(limits, limit, 2)
    await world.open("ann")
    await world.open("bob")
    with pytest.raises(RefusedError) as refused:
        await world.registry.open(world.actor("cas", channel_id=channel), ask.OpenTable())
    assert refused.value.key == key


async def test_tables_in_a_thread_count_towards_the_limit_of_its_channel(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "IN_CHANNEL", 2)
    await world.open("ann")
    await world.open("bob")
    actor = replace(world.actor("cas", channel_id=CHANNEL + 1), parent_id=CHANNEL)
    with pytest.raises(RefusedError) as refused:
        await world.registry.open(actor, ask.OpenTable())
    assert refused.value.key == "limit-channel"


async def test_a_person_removed_from_a_lobby_must_wait_to_rejoin(world: World) -> None:
    table = await world.open("ann", "bob")
    await table.ask("ann", ask.RemovePlayer(f"{PEOPLE['bob']}"))
    with pytest.raises(RefusedError) as refused:
        await table.ask("bob", ask.Join())
    assert refused.value.notice.values == {"until": Until(world.clock.now() + limits.LOBBY_AGAIN)}

    await world.advance(limits.LOBBY_AGAIN)
    await table.ask("bob", ask.Join())
    assert table.snapshot.seat_of(PEOPLE["bob"]) == 1


async def test_an_invitation_lets_a_removed_person_rejoin_at_once(world: World) -> None:
    table = await world.open("ann", "bob")
    await table.ask("ann", ask.RemovePlayer(f"{PEOPLE['bob']}"))
    await table.ask("ann", ask.Invite(guest("bob")))
    await table.ask("bob", ask.AcceptInvitation())
    assert table.snapshot.seat_of(PEOPLE["bob"]) == 1


async def test_a_table_may_be_shown_again_only_after_a_cooldown(world: World) -> None:
    table = await world.open("ann", "bob")
    await table.ask("eve", ask.ShowAgain())
    with pytest.raises(RefusedError, match="further up"):
        await table.ask("ann", ask.ShowAgain())
    await world.advance(limits.SHOWN_AGAIN)
    await table.ask("ann", ask.ShowAgain())


def test_several_keys_are_free_when_their_last_cooldown_has_passed() -> None:
    cooldowns = Cooldowns()
    cooldowns.rested(["ann"], 0.0, 10.0)
    cooldowns.rested(["bob"], 5.0, 10.0)
    assert [cooldowns.until(["ann", "bob", "cat"], now) for now in (9.0, 10.0, 15.0)] == [15.0, 15.0, None]
    assert cooldowns.until(["ann", "cat"], 9.0) == 10.0
    assert cooldowns.until(["cat"], 9.0) is None


def test_a_used_key_must_wait() -> None:
    cooldowns = Cooldowns()
    assert cooldowns.rested(["ann", "bob"], 0.0, 10.0) == {"ann", "bob"}
    assert cooldowns.rested(["ann", "cat"], 9.9, 10.0) == {"cat"}
    assert cooldowns.rested(["ann", "bob", "cat"], 10.0, 10.0) == {"ann", "bob"}


def test_a_forgotten_key_need_not_wait() -> None:
    cooldowns = Cooldowns()
    assert cooldowns.rested(["ann", "bob"], 0.0, 10.0) == {"ann", "bob"}
    cooldowns.forget(["ann", "eve"])
    assert cooldowns.rested(["ann", "bob"], 1.0, 10.0) == {"ann"}
