"""The newest message of a table and the older ones, in a fake channel."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import aiohttp
import pytest

from bot.discord_ui.channel import posting
from bot.discord_ui.channel.follow_ups import FollowUps
from bot.discord_ui.channel.newest_message import NewestMessage, shown
from bot.discord_ui.channel.posting import ARCHIVED
from bot.discord_ui.channel.side_messages import SideMessages
from bot.discord_ui.rate_limits.traffic import UncertainError
from bot.discord_ui.wire.last_posts import LastPosts
from bot.discord_ui.wire.services import NOBODY
from bot.presentation.message import Message
from bot.store import DeliveryRow, State, StoreError
from bot.tables.state.seated import Player
from tests.bot.discord_ui.conftest import FakeTurns, refused
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
    """Return services with these messages in the channel and this saved row.

    Args:
        unheard: whether replies to edits are lost.
        archived: messages that cannot be edited, because their thread is archived.
        down: while it is not empty, nothing can be saved.
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
        channel=lambda table, channel_id=None: channel,
        client=SimpleNamespace(get_partial_messageable=lambda *_, **__: channel),
        painter=SimpleNamespace(paint=paint),
        store=SimpleNamespace(deliveries=SimpleNamespace(get=get, put=put)),
        turns=FakeTurns(),
        last_posts=LastPosts(),
    )


@pytest.mark.parametrize("prefix", ["", "doubled-"], ids=["this version", "an earlier version"])
async def test_older_messages_saved_before_a_restart_are_tidied(prefix: str) -> None:
    """Earlier versions also saved whether a message shows the same turn as the newest."""
    table = snapshot(PLAYED, state=State.PLAYING)
    side = {f"{prefix}going:{OLDER}": OLDER, f"{prefix}old:{ANEW}": ANEW, "pause:0": UNHEARD}
    posts = {OLDER, NEWEST, ANEW, UNHEARD}
    services = beside(posts, DeliveryRow(table.table_id, NEWEST, State.PLAYING, 0, side=side))
    newest = NewestMessage(table.table_id, services, SideMessages(services))
    await newest.load(doubtful=False)
    await newest.tidy_up(table)
    await newest.keep()
    assert posts == {NEWEST, ANEW, UNHEARD}, "the other keeps its text, and the question stays"
    assert newest.row.side == {"pause:0": UNHEARD}


async def test_an_adopted_message_that_could_not_be_edited_does_not_count_as_current() -> None:
    """Discord had taken the message, but its reply was lost. The edit to the latest news failed too."""
    table = snapshot(PLAYED, state=State.PLAYING, version=1, since=1, made=1)
    services = beside({OLDER}, DeliveryRow(table.table_id, OLDER, State.PLAYING, 0), unheard=True)
    newest = NewestMessage(table.table_id, services, SideMessages(services))
    await newest.load(doubtful=True)
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await newest.replace(table, Message("Bob was removed. Ann moves."), None, tidy=True)
    assert not newest.shows(table)
    assert newest.shows_turn(table), "it has notified the player to move"
    assert newest.row.message_id == NEWEST


async def test_an_adopted_lobby_that_could_not_be_edited_is_recorded() -> None:
    """Once its match begins, the message must say so and lose its join button."""
    table = snapshot(PLAYED, state=State.LOBBY)
    services = beside({OLDER}, DeliveryRow(table.table_id, OLDER, State.LOBBY, 0), unheard=True)
    newest = NewestMessage(table.table_id, services, SideMessages(services))
    await newest.load(doubtful=True)
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await newest.send(table, Message("Ann hosts, and Bob has come."), NOBODY)
    assert (newest.row.message_id, newest.unsaved) == (NEWEST, True)
    assert newest.known() == {NEWEST, OLDER}


@pytest.mark.parametrize(("archived", "shown"), [(NEWEST, ANEW), (UNHEARD, NEWEST)])
async def test_a_message_in_an_archived_thread_does_not_count_as_current(
    monkeypatch: pytest.MonkeyPatch, archived: int, shown: int
) -> None:
    """Discord had taken the message, but its reply was lost. Only a new message reopens the thread."""
    table = snapshot(PLAYED, state=State.PLAYING, version=1, since=1, made=1)
    services = beside(set(), DeliveryRow(table.table_id, OLDER, State.PLAYING, 0), archived={archived})
    services.turns.ever_follow_up = archived == UNHEARD
    monkeypatch.setattr(posting, "find_orphan", AsyncMock(return_value=UNHEARD))
    newest = NewestMessage(table.table_id, services, SideMessages(services))
    await newest.load(doubtful=True)
    await newest.replace(table, Message("Ann moves."), None, tidy=True)
    assert newest.row.message_id == shown
    assert services.called[-1] is NOBODY, "the other message had notified them already"
    assert f"going:{archived}" in newest.row.side, "it is deleted once the thread is open"


async def test_a_message_that_cannot_be_edited_is_not_found_again_after_a_doubtful_follow_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = snapshot(PLAYED, state=State.PLAYING, version=1, since=1, made=1)
    services = beside(set(), DeliveryRow(table.table_id, OLDER, State.PLAYING, 0), archived={UNHEARD})
    services.turns.ever_follow_up = True

    async def find(_: object, __: object, known: Collection[int | None]) -> int | None:
        return None if UNHEARD in known else UNHEARD

    monkeypatch.setattr(posting, "find_orphan", find)
    monkeypatch.setattr(FollowUps, "send", AsyncMock(side_effect=UncertainError))
    newest = NewestMessage(table.table_id, services, SideMessages(services))
    await newest.load(doubtful=True)
    await newest.replace(table, Message("Ann moves."), None, tidy=True)
    assert newest.row.message_id == NEWEST


async def test_a_picture_that_cannot_be_drawn_leaves_nothing_doubtful() -> None:
    """The picture is drawn before the request, so Discord cannot have taken the message."""
    table = snapshot(PLAYED, state=State.PLAYING, version=1, since=1, made=1)
    services = beside({OLDER}, DeliveryRow(table.table_id, OLDER, State.PLAYING, 0))
    services.painter.paint = AsyncMock(side_effect=MemoryError)
    newest = NewestMessage(table.table_id, services, SideMessages(services))
    await newest.load(doubtful=False)
    with pytest.raises(MemoryError):
        await newest.replace(table, Message("Ann moves."), None, tidy=True)
    assert not newest.doubtful


async def test_replaced_messages_stay_until_the_record_is_saved() -> None:
    """A process that takes over before that trusts the old record, and would show nothing in their place."""
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
async def test_the_message_is_current_only_with_the_same_people_seated(
    changes: dict[str, Any], shows: bool
) -> None:
    """People may leave, return or get ready for the next round without a move."""
    before = snapshot(PLAYED, state=State.PLAYING, made=1, players=(Player("Ann", 1), Player("Bob", 2)))
    row = DeliveryRow(before.table_id, OLDER, **shown(before, None))
    services = beside({OLDER}, row)
    newest = NewestMessage(before.table_id, services, SideMessages(services))
    await newest.load(doubtful=False)
    assert newest.shows(replace(before, **changes)) is shows


async def test_a_message_of_an_earlier_version_counts_as_current() -> None:
    """Earlier versions saved no seats. Otherwise an update would edit every table's message once."""
    table = snapshot(PLAYED, state=State.PLAYING, made=1)
    services = beside({OLDER}, DeliveryRow(table.table_id, OLDER, State.PLAYING, 1))
    newest = NewestMessage(table.table_id, services, SideMessages(services))
    await newest.load(doubtful=False)
    assert newest.shows(table)
