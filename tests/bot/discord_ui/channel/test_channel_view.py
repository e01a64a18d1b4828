"""The public view of a table: which earlier news a message tells besides its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest

from bot.discord_ui.channel import channel_view as module
from bot.discord_ui.channel.batch import Batch
from bot.discord_ui.channel.channel_view import ChannelView
from bot.discord_ui.channel.side_messages import SideMessages
from bot.discord_ui.wire.last_posts import LastPosts
from bot.preferences import GuildSettings, UserSettings
from bot.presentation.message import Click, Message
from bot.store import DeliveryRow, State
from bot.tables.state.snapshot import Change, Notice
from tests.bot.discord_ui.channel.shown_table import ShownTable, run, turn
from tests.bot.discord_ui.channel.test_newest_message import NEWEST, OLDER, beside
from tests.bot.discord_ui.conftest import FakeTurns, refused
from tests.bot.presentation.conftest import begun, snapshot


@pytest.mark.parametrize("decides", [False, True])
async def test_a_run_that_becomes_a_persons_turn_is_not_told_again_with_the_next_turn(
    monkeypatch: pytest.MonkeyPatch, decides: bool
) -> None:
    """A person takes back their seat during a run of computer turns. The run's message is then edited to ask
    for their move, so the next message does not repeat its news. If the run goes on, it does."""
    shown = ShownTable(monkeypatch)
    await shown.show(run(1), "old")
    await shown.show(replace(turn(1) if decides else run(1), revision=2))
    await shown.show(run(2), "new")
    assert shown.done[-1] == f"edit computers {'new' if decides else 'old new'}"


@pytest.mark.parametrize(("again", "replaced"), [(False, 0), (True, 1)])
async def test_a_table_restored_by_a_request_to_show_it_is_shown_again(
    monkeypatch: pytest.MonkeyPatch, again: bool, replaced: int
) -> None:
    """The table's message is current, but further up. Without the request it need not be shown again."""
    table = snapshot(begun(), state=State.PAUSED, made=3)
    services: Any = SimpleNamespace(
        preferences=SimpleNamespace(guild=lambda _: GuildSettings(), user=lambda _: UserSettings()),
        turns=FakeTurns(),
        last_posts=LastPosts(),
        clock=SimpleNamespace(now=lambda: 0.0),
        mentionable=lambda table: (),
        faces=None,
    )
    monkeypatch.setattr(module, "highlights_of", AsyncMock(return_value=()))
    view = ChannelView(table.table_id, services, SideMessages(services))
    view._newest.row = DeliveryRow(table.table_id, 5, State.PAUSED, 3)
    view._newest.replace = AsyncMock()  # type: ignore[method-assign]
    changes = [Change(snapshot=table, recovered=True), *[Change(snapshot=table, show_again=True)] * again]

    await view.show(Batch.of(changes, {}))

    assert view._newest.replace.await_count == replaced


async def test_an_adopted_message_of_this_turn_does_not_tell_the_turn_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Discord had taken the message, but its reply was lost. At first the bot could not edit it to the latest
    news."""
    first = snapshot(begun(), state=State.PLAYING, version=1, since=1, made=1)
    then = replace(first, version=2, since=2, made=2, revision=first.revision + 1)
    row = DeliveryRow(first.table_id, OLDER, State.PLAYING, 0, replaces=True)
    told = list[list[str]]()

    def table_message(_: object, news: list[Notice], **__: object) -> Message:
        told.append([each.key for each in news])
        return Message("a turn")

    services = beside(set(), row)
    services.preferences = SimpleNamespace(guild=lambda _: GuildSettings(), user=lambda _: UserSettings())
    services.clock = SimpleNamespace(now=lambda: 0.0)
    services.mentionable = lambda table: ()
    services.faces = None
    monkeypatch.setattr(module, "table_message", table_message)
    monkeypatch.setattr(module, "highlights_of", AsyncMock(return_value=()))
    view = ChannelView(first.table_id, services, SideMessages(services))
    await view.load(doubtful=False)
    await view.show(Batch.of([Change(snapshot=first, told=(Notice("ann-moved"),))], {}))

    view._newest.posting.doubtful = True
    edits = AsyncMock(side_effect=aiohttp.ServerDisconnectedError())
    found = SimpleNamespace(id=NEWEST + 10, edit=edits, delete=AsyncMock())
    channel = services.channel(then)
    monkeypatch.setattr(channel, "get_partial_message", lambda number: found)
    monkeypatch.setattr(channel, "send", AsyncMock(return_value=found))
    news = Batch.of([Change(snapshot=then, told=(Notice("bob-moved"),))], {})
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await view.show(news)
    edits.side_effect = None
    await view.show(news)

    assert told == [["ann-moved"], ["bob-moved"], ["bob-moved"]]
    assert view.message_id == found.id


async def test_orphans_are_kept_while_news_waits_for_the_next_message() -> None:
    """An orphan may show this turn. If it were deleted and sent again, people would be notified twice."""
    table = snapshot(begun(), state=State.PLAYING, version=1, since=1, made=1)
    services = beside({OLDER}, DeliveryRow(table.table_id, OLDER, State.PLAYING, 0))
    deleted = AsyncMock()
    services.serves = lambda guild_id: True
    services.client.user = SimpleNamespace(id=9)
    control = SimpleNamespace(custom_id=f"b:{Click('hand', table.table_id, table.version)}")
    unheard = SimpleNamespace(
        id=NEWEST,
        author=services.client.user,
        components=[SimpleNamespace(children=[control])],
        delete=deleted,
    )

    async def history(limit: int) -> AsyncIterator[Any]:
        yield unheard

    services.channel(table).history = history
    view = ChannelView(table.table_id, services, SideMessages(services))
    await view.load(doubtful=True)

    view._untold = [Notice("bob-moved")]
    await view.delete_orphans(table)
    assert (deleted.await_count, view.doubtful) == (0, True)

    view._untold = []
    await view.delete_orphans(table)
    assert (deleted.await_count, view.doubtful) == (1, False)


async def test_the_result_card_does_not_repeat_what_the_last_tile_message_tells(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The message of the last tile was shown, but the result card could not be sent at first."""
    table = snapshot(
        begun(), state=State.BETWEEN, version=1, since=1, made=1, outcomes=(SimpleNamespace(scores=(0, 0)),)
    )
    row = DeliveryRow(table.table_id, OLDER, State.PLAYING, 0, replaces=True)
    told = list[list[str]]()

    def message(_: object, news: Any, **__: object) -> Message:
        told.append([each.key for each in news])
        return Message("a card")

    services = beside({OLDER}, row)
    services.preferences = SimpleNamespace(guild=lambda _: GuildSettings(), user=lambda _: UserSettings())
    services.clock = SimpleNamespace(now=lambda: 0.0)
    services.mentionable = lambda table: ()
    services.faces = None
    monkeypatch.setattr(module, "table_message", message)
    monkeypatch.setattr(module, "last_table_message", message)
    monkeypatch.setattr(module, "highlights_of", AsyncMock(return_value=()))
    view = ChannelView(table.table_id, services, SideMessages(services))
    await view.load(doubtful=False)
    channel = services.channel(table)
    send = channel.send
    channel.send = AsyncMock(side_effect=refused(0, status=503))
    news = Batch.of([Change(snapshot=table, told=(Notice("ann-won"),))], {})
    with pytest.raises(discord.HTTPException):
        await view.show(news)
    channel.send = send
    await view.show(news)
    assert told == [["ann-won"], [], []]
