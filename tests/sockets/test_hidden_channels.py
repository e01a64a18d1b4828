"""Channels that the bot may not view: as it connects, in the middle of a match, and when they come back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
import pytest_asyncio

from bot.language.localizer import localizer_for
from bot.store import State
from bot.tables.service.session import TableSession
from tests.sockets import payloads
from tests.sockets.discord_server import KINDS, PATIENCE
from tests.sockets.inside import Inside, PatientPeople, inside
from tests.sockets.test_answers import moved, pair, private

pytestmark = pytest.mark.asyncio(loop_scope="module")
CHANNELS = range(9300, 9340)
HOWS = ("present", "null", "left out")
HIDDEN = {CHANNELS[20 + number]: how for number, how in enumerate([how for how in HOWS for _ in KINDS])}
"""Channels of all types that are hidden from the beginning, in every way."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bot() -> AsyncIterator[Inside]:
    async with inside(CHANNELS, hidden=HIDDEN) as bot:
        yield bot


async def seated(bot: Inside, channel: int) -> tuple[PatientPeople, TableSession]:
    """Return two people at a table who have begun to play, and the table."""
    people = PatientPeople(bot.server, channel, pair(channel), "block", bot.settle)
    bot.server.changed, bot.server.acknowledged = people.saw, people.acknowledged
    await people.open()
    await bot.settle()
    (table,) = [each for each in bot.client.registry.loaded() if each.table.channel_id == channel]
    return people, table


def on_show(bot: Inside, channel: int) -> list[tuple[int, str]]:
    """Return what everybody reads in a channel."""
    return [(message.id, message.content) for message in bot.server.public(channel)]


async def until(bot: Inside, reached: Callable[[], bool]) -> None:
    """Wait until the bot has heard an event and handled it."""
    async with asyncio.timeout(PATIENCE):
        while not reached():  # noqa: ASYNC110 (no event tells when the bot has handled one)
            await asyncio.sleep(0)
    await bot.settle()


async def test_a_server_with_hidden_channels_of_every_kind_is_known(bot: Inside) -> None:
    guild = bot.client.get_guild(payloads.GUILD)
    assert guild is not None
    assert {channel.id for channel in guild.channels} == {*CHANNELS} - {*HIDDEN}
    assert all(map(bot.client.hides, HIDDEN))
    assert not any(map(bot.client.hides, {*CHANNELS} - {*HIDDEN}))


@pytest.mark.parametrize("how", HOWS)
async def test_a_match_rests_while_its_channel_is_hidden(bot: Inside, how: str) -> None:
    channel = CHANNELS[HOWS.index(how)]
    people, table = await seated(bot, channel)
    before = on_show(bot, channel)
    await bot.server.hide(channel, how)
    await until(bot, lambda: bot.client.hides(channel))

    press, _ = await moved(bot, people)

    assert table.table.made == 1, "hands still work"
    assert on_show(bot, channel) == before
    host = localizer_for(payloads.locale(pair(channel)[0]))
    (complaint,) = [each.content for each in private(bot, channel, pair(channel)[0]) if "<#" in each.content]
    assert host("permission-view-channel") in complaint
    assert host("permission-send-messages") not in complaint
    assert bot.client.parts.gateway.hidden(*table.table.channels) is not None

    await bot.server.show(channel)
    await until(bot, lambda: not bot.client.hides(channel))
    await bot.settle()

    assert on_show(bot, channel) != before, "the turn is shown at once"
    assert (table.table.state, press.moves) == (State.PLAYING, True)


@pytest.mark.parametrize("gone", [False, True])
async def test_only_the_tables_of_a_channel_that_is_gone_are_closed(bot: Inside, gone: bool) -> None:
    channel = CHANNELS[5 + gone]
    _, table = await seated(bot, channel)
    if gone:
        await bot.server.delete(channel)
        await until(bot, lambda: not table.live)
        return
    await bot.server.hide(channel, event="CHANNEL_DELETE")
    await until(bot, lambda: bot.client.hides(channel))
    assert table.live
    await bot.server.show(channel)
    await until(bot, lambda: not bot.client.hides(channel))
    assert table.live


async def test_a_hidden_channel_that_is_deleted_closes_its_tables(bot: Inside) -> None:
    channel = CHANNELS[7]
    _, table = await seated(bot, channel)
    await bot.server.hide(channel)
    await until(bot, lambda: bot.client.hides(channel))
    await bot.server.delete(channel)
    await until(bot, lambda: not table.live)
    assert not bot.client.hides(channel)


async def test_who_asks_in_a_hidden_channel_is_told_of_one_permission(bot: Inside) -> None:
    channel = next(iter(HIDDEN))
    ann = pair(channel)[0]
    await bot.server.command(ann, channel, "play", game="block")
    await bot.settle()
    (answer,) = private(bot, channel, ann)
    words = localizer_for(payloads.locale(ann))
    assert words("permission-view-channel") in answer.content
    assert words("permission-send-messages") not in answer.content
