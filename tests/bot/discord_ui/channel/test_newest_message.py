"""The newest message of a table and those before it, in a channel that does as it is told."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import suppress
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import aiohttp
import pytest

from bot.discord_ui.channel import posting
from bot.discord_ui.channel.batch import Batch
from bot.discord_ui.channel.follow_ups import FollowUps
from bot.discord_ui.channel.newest_message import NewestMessage, shown
from bot.discord_ui.channel.posting import ARCHIVED
from bot.discord_ui.channel.side_messages import SideMessages
from bot.discord_ui.rate_limits.traffic import UncertainError
from bot.discord_ui.wire.services import NOBODY
from bot.presentation.message import Click, Message
from bot.store import DeliveryRow, State, StoreError
from bot.tables.state.snapshot import Change, Player
from tests.bot.discord_ui.conftest import ScarceTurns, refused
from tests.bot.presentation.conftest import begun, snapshot

OLDER, NEWEST, ANEW, UNHEARD = 1, 2, 3, 4
PLAYED = begun()


def beside(
    posts: set[int],
    row: DeliveryRow,
    *,
    unheard: bool = False,
    archived: Collection[int] = (),
    down: Collection[object] = (),
) -> Any:
    """Services where these messages are in the channel, and this is saved of them.

    Args:
        unheard: whether the bot is not told that a message was changed.
        archived: messages that cannot be changed, as their thread sleeps.
        down: nothing can be saved while there is anything in it.
    """

    called: list[object] = []

    async def send(*, nonce: str | None, allowed_mentions: object, **_: Any) -> SimpleNamespace:
        called.append(allowed_mentions)
        posts.add(number := ANEW if nonce is None else NEWEST)
        return SimpleNamespace(id=number)

    def get_partial_message(number: int) -> SimpleNamespace:
        trouble = aiohttp.ServerDisconnectedError() if unheard else None
        trouble = refused(ARCHIVED) if number in archived else trouble
        edit = AsyncMock(side_effect=trouble)
        return SimpleNamespace(
            id=number, edit=edit, delete=AsyncMock(side_effect=partial(posts.remove, number))
        )

    async def get(match_id: str) -> DeliveryRow:
        return row

    async def put(row: DeliveryRow) -> None:
        if down:
            raise StoreError("store-slow", place="it")

    async def paint(message: Message) -> list[object]:
        return []

    channel = SimpleNamespace(send=send, get_partial_message=get_partial_message)
    return SimpleNamespace(
        called=called,
        channel=lambda table: channel,
        client=SimpleNamespace(get_partial_messageable=lambda *_, **__: channel),
        painter=SimpleNamespace(paint=paint),
        store=SimpleNamespace(deliveries=SimpleNamespace(get=get, put=put)),
        turns=ScarceTurns(),
    )


@pytest.mark.parametrize("doubtful", [False, True])
async def test_a_message_that_the_process_before_may_have_changed_to_this_turn_does_not_stay(
    doubtful: bool,
) -> None:
    """It ended before it could save that: else the turn would be on two messages with controls."""
    table = snapshot(PLAYED, state=State.PLAYING, version=1, since=1, made=1)
    posts, row = {OLDER}, DeliveryRow(table.table_id, OLDER, State.PLAYING, 0, replaces=True)
    services = beside(posts, row)
    newest = NewestMessage(table.table_id, services, SideMessages(services))
    await newest.load(doubtful=doubtful)
    await newest.replace(table, Message("Ann moves."), None, tidy=True)
    await newest.tidy_up(table)
    assert posts == ({NEWEST} if doubtful else {OLDER, NEWEST})


@pytest.mark.parametrize("unheard", [False, True])
async def test_a_message_that_may_have_been_changed_to_this_turn_does_not_stay(unheard: bool) -> None:
    """What Discord did when it was asked to change it is not known."""
    table = snapshot(PLAYED, state=State.PLAYING, version=1, since=1, made=1)
    posts, row = {OLDER}, DeliveryRow(table.table_id, OLDER, State.PLAYING, 0, replaces=True)
    services = beside(posts, row, unheard=unheard)
    newest = NewestMessage(table.table_id, services, SideMessages(services))
    await newest.load(doubtful=False)
    with suppress(aiohttp.ServerDisconnectedError):
        await newest.edit(Batch.of([Change(snapshot=table)], {}), Message("Ann moves."))
    await newest.replace(table, Message("Ann moves."), None, tidy=True)
    await newest.tidy_up(table)
    assert posts == ({NEWEST} if unheard else {OLDER, NEWEST})


async def test_a_message_that_may_tell_less_than_it_should_is_not_taken_for_shown() -> None:
    """Discord had taken it before without our knowing, and could not be told now what has happened since."""
    table = snapshot(PLAYED, state=State.PLAYING, version=1, since=1, made=1)
    services = beside({OLDER}, DeliveryRow(table.table_id, OLDER, State.PLAYING, 0), unheard=True)
    newest = NewestMessage(table.table_id, services, SideMessages(services))
    await newest.load(doubtful=True)
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await newest.replace(table, Message("Bob was removed. Ann moves."), None, tidy=True)
    assert not newest.shows(table)
    assert newest.shows_turn(table), "who is to move has been called by it"
    assert newest.row.message_id == NEWEST


async def test_a_lobby_that_may_tell_less_than_it_should_is_known_to_be_there() -> None:
    """Its match may begin next: then it says so, and cannot be joined any more."""
    table = snapshot(PLAYED, state=State.LOBBY)
    services = beside({OLDER}, DeliveryRow(table.table_id, OLDER, State.LOBBY, 0), unheard=True)
    newest = NewestMessage(table.table_id, services, SideMessages(services))
    await newest.load(doubtful=True)
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await newest.send(table, Message("Ann hosts, and Bob has come."), NOBODY)
    assert (newest.row.message_id, newest.unsaved) == (NEWEST, True)
    assert newest.known() == {NEWEST, OLDER}


async def test_what_is_left_for_later_is_known_after_a_restart() -> None:
    """Of messages that nobody had heard of those of earlier turns stay while requests are scarce."""
    table = snapshot(PLAYED, state=State.PLAYING, version=1, since=1, made=1)
    services = beside({OLDER}, DeliveryRow(table.table_id, OLDER, State.PLAYING, 1))
    services.client.user, services.serves = SimpleNamespace(id=9), lambda guild_id: True
    control = SimpleNamespace(custom_id=f"b:{Click('hand', table.table_id, 0)}")
    rows = [SimpleNamespace(children=[control])]

    async def history(limit: int) -> AsyncIterator[Any]:
        yield SimpleNamespace(id=UNHEARD, author=services.client.user, components=rows)

    services.channel(table).history = history
    newest = NewestMessage(table.table_id, services, SideMessages(services))
    await newest.load(doubtful=True)
    await newest.delete_orphans(table)
    assert newest.row.side == {f"going:{UNHEARD}": UNHEARD}
    assert not newest.unsaved


@pytest.mark.parametrize(("archived", "shown"), [(NEWEST, ANEW), (UNHEARD, NEWEST)])
async def test_a_message_that_can_be_changed_no_more_is_not_taken_for_shown(
    monkeypatch: pytest.MonkeyPatch, archived: int, shown: int
) -> None:
    """Discord had taken it before without our knowing; its thread, asleep by now, wakes at a new one only."""
    table = snapshot(PLAYED, state=State.PLAYING, version=1, since=1, made=1)
    services = beside(set(), DeliveryRow(table.table_id, OLDER, State.PLAYING, 0), archived={archived})
    services.turns.ever_follow_up = archived == UNHEARD
    services.turns.tidy = lambda: True
    monkeypatch.setattr(posting, "find_unheard_of", AsyncMock(return_value=UNHEARD))
    newest = NewestMessage(table.table_id, services, SideMessages(services))
    await newest.load(doubtful=True)
    await newest.replace(table, Message("Ann moves."), None, tidy=True)
    assert newest.row.message_id == shown
    assert services.called[-1] is NOBODY, "whom the other one had called already"


async def test_what_can_be_changed_no_more_is_not_found_again_where_following_up_is_in_doubt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = snapshot(PLAYED, state=State.PLAYING, version=1, since=1, made=1)
    services = beside(set(), DeliveryRow(table.table_id, OLDER, State.PLAYING, 0), archived={UNHEARD})
    services.turns.ever_follow_up = True

    async def find(_: object, __: object, known: Collection[int | None]) -> int | None:
        return None if UNHEARD in known else UNHEARD

    monkeypatch.setattr(posting, "find_unheard_of", find)
    monkeypatch.setattr(FollowUps, "send", AsyncMock(side_effect=UncertainError))
    newest = NewestMessage(table.table_id, services, SideMessages(services))
    await newest.load(doubtful=True)
    await newest.replace(table, Message("Ann moves."), None, tidy=True)
    assert newest.row.message_id == NEWEST


async def test_a_picture_that_cannot_be_drawn_leaves_no_doubt() -> None:
    """Discord was not even asked."""
    table = snapshot(PLAYED, state=State.PLAYING, version=1, since=1, made=1)
    services = beside({OLDER}, DeliveryRow(table.table_id, OLDER, State.PLAYING, 0))
    services.turns.tidy = lambda: True
    services.painter.paint = AsyncMock(side_effect=MemoryError)
    newest = NewestMessage(table.table_id, services, SideMessages(services))
    await newest.load(doubtful=False)
    with pytest.raises(MemoryError):
        await newest.replace(table, Message("Ann moves."), None, tidy=True)
    assert not newest.doubtful


async def test_what_was_replaced_stays_until_that_is_saved() -> None:
    """A process that comes after this one would look for it, and show nothing in its place."""
    table = snapshot(PLAYED, state=State.PAUSED, version=1, since=1, made=1)
    posts, row = {OLDER}, DeliveryRow(table.table_id, OLDER, State.PAUSED, 1, replaces=True)
    down = ["the database"]
    services = beside(posts, row, down=down)
    newest = NewestMessage(table.table_id, services, SideMessages(services))
    await newest.load(doubtful=False)
    await newest.replace(table, Message("Ann has paused."), None, tidy=True)
    await newest.tidy_up(table)
    assert posts == {OLDER, NEWEST}
    down.clear()
    await newest.keep_side({})
    await newest.tidy_up(table)
    assert posts == {NEWEST}


@pytest.mark.parametrize(
    ("changes", "shows"),
    [
        ({}, True),
        ({"made": 2}, False),
        ({"state": State.PAUSED}, False),
        ({"players": (Player("Ann", 1), Player("Bob", 2, away=True))}, False),
        ({"players": (Player("Ann", 1), Player("Cas", 3))}, False),
        ({"ready": frozenset({1})}, False),
        ({"deadline": 60.0, "revision": 9}, True),
    ],
)
async def test_it_is_of_the_very_moment_only_with_those_who_sit_there(
    changes: dict[str, Any], shows: bool
) -> None:
    """People leave, come back and are ready without a move."""
    before = snapshot(PLAYED, state=State.PLAYING, made=1, players=(Player("Ann", 1), Player("Bob", 2)))
    row = DeliveryRow(before.table_id, OLDER, **shown(before, None))
    services = beside({OLDER}, row)
    newest = NewestMessage(before.table_id, services, SideMessages(services))
    await newest.load(doubtful=False)
    assert newest.shows(replace(before, **changes)) is shows


async def test_who_sits_on_the_message_of_an_earlier_version_is_taken_on_trust() -> None:
    """Else an update would have every message of every table changed once."""
    table = snapshot(PLAYED, state=State.PLAYING, made=1)
    services = beside({OLDER}, DeliveryRow(table.table_id, OLDER, State.PLAYING, 1))
    newest = NewestMessage(table.table_id, services, SideMessages(services))
    await newest.load(doubtful=False)
    assert newest.shows(table)
