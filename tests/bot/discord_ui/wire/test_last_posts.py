"""The bot's last post of each channel, and what posts to a channel."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.discord_ui.channel.batch import Batch
from bot.discord_ui.channel.server_log import keep_log
from bot.discord_ui.channel.threads import call_in
from bot.discord_ui.wire import last_posts as module
from bot.discord_ui.wire.last_posts import LastPosts
from bot.discord_ui.wire.responder import Responder
from bot.preferences import GuildSettings
from bot.presentation.message import Message
from bot.tables.state.snapshot import Change, Name, Notice
from tests.bot.discord_ui.conftest import CHANNEL, FakeClient, FakeInteraction, message_of, refused
from tests.bot.presentation.conftest import begun, snapshot

OTHER = CHANNEL + 1


def test_the_last_post_of_a_channel_is_the_lowest() -> None:
    posts = LastPosts()
    assert not posts.lowest(CHANNEL, 5), "unknown since the restart"
    posts.posted(CHANNEL, 5)
    posts.posted(OTHER, 9)
    assert posts.lowest(CHANNEL, 5)
    posts.posted(CHANNEL, 8)
    assert (posts.lowest(CHANNEL, 5), posts.lowest(CHANNEL, 8)) == (False, True)


def test_posts_may_be_noted_in_any_order() -> None:
    """Of two messages sent at once, the reply to the later one may arrive first."""
    posts = LastPosts()
    posts.posted(CHANNEL, 8)
    posts.posted(CHANNEL, 5)
    assert posts.lowest(CHANNEL, 8)


def test_the_channels_in_which_nothing_was_posted_for_longest_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "CHANNELS", 3)
    posts = LastPosts()
    for number, channel_id in enumerate((1, 2, 3, 1, 4)):
        posts.posted(channel_id, number)
    assert [posts.lowest(*each) for each in ((1, 3), (2, 1), (3, 2), (4, 4))] == [True, False, True, True]
    assert len(posts._last) == 3


# -- what is posted --------------------------------------------------------------------------------


@pytest.mark.parametrize(("private", "lowest"), [(False, True), (True, False)])
async def test_a_public_answer_to_a_command_stands_below_the_table(
    client: FakeClient, private: bool, lowest: bool
) -> None:
    asked: Any = FakeInteraction(client)
    await Responder(asked).send_first({"content": "?", "ephemeral": private})
    assert client.last_posts.lowest(CHANNEL, 6) is lowest


async def test_a_public_answer_whose_reply_was_lost_counts_too(client: FakeClient) -> None:
    asked: Any = FakeInteraction(client, refuses=[refused(40060)], original=message_of(6, private=False))
    await Responder(asked).send_first({"content": "?"})
    assert client.last_posts.lowest(CHANNEL, 6)


async def test_a_message_to_everybody_stands_below_the_table(client: FakeClient) -> None:
    channel = SimpleNamespace(send=AsyncMock(return_value=SimpleNamespace(id=9)))
    client.get_partial_messageable = lambda number, guild_id: channel  # type: ignore[attr-defined]
    asked: Any = FakeInteraction(client)
    await Responder(asked).post(Message("a replay"))
    assert client.last_posts.lowest(CHANNEL, 9)


async def test_log_lines_and_calls_into_a_thread_count_too() -> None:
    """A server may choose the channel of its tables for the log."""
    channel = SimpleNamespace(send=AsyncMock(return_value=SimpleNamespace(id=9)))
    services: Any = SimpleNamespace(
        channel=lambda table, channel_id=None: channel,
        client=SimpleNamespace(get_partial_messageable=lambda number, guild_id: channel),
        last_posts=LastPosts(),
        preferences=SimpleNamespace(guild=lambda guild_id: GuildSettings(log=(OTHER,))),
    )
    table = snapshot(begun(), channel_id=CHANNEL)
    report = Notice("log-opened", {"name": Name("Ann")})
    await keep_log(services, Batch.of([Change(snapshot=table, reported=(report,))], {}))
    assert services.last_posts.lowest(OTHER, 9)
    await call_in(services, table)
    assert services.last_posts.lowest(CHANNEL, 9)
