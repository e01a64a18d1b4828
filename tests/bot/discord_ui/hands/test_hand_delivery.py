"""The refresh of a table's hands: what is retried, for how long, and when it reports to be done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.discord_ui.hands import hand_view, private_messages
from bot.discord_ui.hands.hand_delivery import RETRIES, HandDelivery
from bot.discord_ui.wire.responder import Responder
from bot.discord_ui.wire.webhooks import InteractionToken
from bot.preferences import GuildSettings, UserSettings
from bot.store import State
from bot.tables.state.snapshot import Change, Snapshot
from bot.telemetry.observer import Observer
from tests.bot.discord_ui.conftest import FakeClient, FakeInteraction, refused
from tests.bot.presentation.conftest import begun, snapshot


class Clock:
    """A clock whose timers run when the test says so."""

    def __init__(self) -> None:
        self.timers: list[tuple[float, Callable[[], None]]] = []

    def now(self) -> float:
        return 0.0

    def call_later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        timer = (seconds, call)
        self.timers.append(timer)
        return lambda: self.timers.remove(timer) if timer in self.timers else None

    def ring(self) -> float:
        """Run the only timer; return its delay in seconds."""
        ((seconds, call),) = self.timers
        self.timers.clear()
        call()
        return seconds


class Line:
    """The hands of a table that waits for a person whose hand is open."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.edit, self.send = AsyncMock(), AsyncMock(return_value=SimpleNamespace(id=6))
        self.delete = AsyncMock()
        hook = SimpleNamespace(edit_message=self.edit, send=self.send, delete_message=self.delete)
        for module in (hand_view, private_messages):
            monkeypatch.setattr(module, "webhook_of", lambda client, token: hook)
        self.clock, self.done = Clock(), 0
        tokens = SimpleNamespace(of=AsyncMock(return_value={}), put=AsyncMock(), drop=AsyncMock())
        services: Any = SimpleNamespace(
            client=None,
            observer=Observer(),
            painter=SimpleNamespace(paint=AsyncMock(return_value=[])),
            preferences=SimpleNamespace(
                user=lambda user_id: UserSettings(),
                guild=lambda guild_id: GuildSettings(),
                locale=lambda user_id, locale: "en",
            ),
            store=SimpleNamespace(hand_tokens=tokens),
            clock=self.clock,
            mentionable=lambda table: (),
            faces=None,
        )
        match = begun()
        self.table: Snapshot | None = snapshot(match)
        self.delivery = HandDelivery(self.table, services, lambda: self.table, (), self.finish)
        self.hands = self.delivery.hands
        self.user_id = self.table.players[match.round.waiting()[0]].user_id or 0
        self.hands.expect(self.user_id)
        self.hands.offer(self.user_id, InteractionToken("token", 5, 0.0, "en"))

    def finish(self, reached: bool) -> None:
        self.done += 1
        if not reached:
            self.delivery.try_later()

    async def refresh(self) -> None:
        assert self.table is not None
        self.delivery.refresh([Change(snapshot=self.table)])
        await self.settle()

    async def settle(self) -> None:
        while self.delivery.task is not None:
            await asyncio.wait({self.delivery.task})


@pytest.fixture
def line(monkeypatch: pytest.MonkeyPatch) -> Line:
    return Line(monkeypatch)


async def test_a_hand_that_could_not_be_edited_is_retried(line: Line) -> None:
    """The table waits for the hand's owner, who would otherwise keep seeing old tiles."""
    line.edit.side_effect = [refused(0, status=503), ConnectionResetError(), None]
    await line.refresh()
    assert line.clock.ring() == RETRIES[0]
    await line.settle()
    assert line.clock.ring() == RETRIES[1]
    await line.settle()
    assert (line.edit.await_count, line.clock.timers) == (3, [])


async def test_a_hand_is_retried_while_its_token_is_valid(line: Line) -> None:
    line.edit.side_effect = refused(0, status=503)
    await line.refresh()
    for seconds in RETRIES:
        assert line.clock.ring() == seconds
        await line.settle()
    assert line.clock.timers == []


async def test_a_hand_whose_message_is_gone_is_not_retried(line: Line) -> None:
    line.edit.side_effect = refused(10008, status=404)
    await line.refresh()
    assert (line.edit.await_count, line.clock.timers) == (1, [])


@pytest.mark.parametrize("stops", [False, True])
async def test_a_needless_retry_is_cancelled(line: Line, stops: bool) -> None:
    """A retry is needless once another process shows the table, or a later change has refreshed the hand."""
    line.edit.side_effect = [refused(0, status=503), None]
    await line.refresh()
    if stops:
        line.delivery.stop()
    else:
        await line.refresh()
    assert line.clock.timers == []
    assert line.edit.await_count == (1 if stops else 2)


async def test_hands_are_refreshed_once_the_process_serves_the_table_again(line: Line) -> None:
    """While a shard is offered to another process, its tables are not shown. The shard may stay with this
    process."""
    table, line.table = line.table, None
    line.delivery.refresh([Change(snapshot=table, left=(99,))] if table is not None else [])
    await line.settle()
    assert line.edit.await_count == 0
    line.table = table
    line.hands.take_away = AsyncMock()  # type: ignore[method-assign]
    line.clock.ring()
    await line.settle()
    assert (line.edit.await_count, line.clock.timers) == (1, [])
    line.hands.take_away.assert_awaited_once_with(99)


async def test_done_is_called_when_no_work_is_left(line: Line) -> None:
    await line.refresh()
    assert line.done == 1


@pytest.mark.parametrize(("answered", "moved"), [(True, False), (False, False), (True, True)])
async def test_a_hand_opens_through_a_click_once_that_is_answered(
    line: Line, client: FakeClient, answered: bool, moved: bool
) -> None:
    """The hand does not open if the table has moved into a thread: the player no longer looks there."""
    assert line.table is not None
    await line.hands.drop(line.user_id)
    interaction: Any = FakeInteraction(client, pressed="public")
    interaction.user.id = line.user_id
    responder = Responder(interaction)

    with line.delivery.offering(responder):
        await line.refresh()
        assert line.send.await_count == 0
        if answered:
            await responder.hold()
        if moved:
            line.table = replace(line.table, channel_id=201)
    await line.settle()

    assert line.send.await_count == (answered and not moved)


@pytest.mark.parametrize(
    ("before", "after", "below", "moves"),
    [
        (State.BETWEEN, State.PLAYING, True, True),
        (State.BETWEEN, State.BETWEEN, True, False),
        (State.PLAYING, State.PLAYING, True, False),
        (State.BETWEEN, State.PLAYING, False, False),
    ],
    ids=["a round was dealt", "others are awaited", "it was dealt before", "another request"],
)
async def test_an_open_hand_moves_below_the_table_only_if_a_round_was_dealt(
    line: Line, client: FakeClient, before: State, after: State, below: bool, moves: bool
) -> None:
    assert line.table is not None
    await line.refresh()
    line.table = table = replace(line.table, state=before)
    interaction: Any = FakeInteraction(client, pressed="public")
    interaction.user.id = line.user_id
    responder = Responder(interaction)
    with line.delivery.offering(responder, below=below):
        line.table = replace(table, state=after)
        await responder.hold()
    await line.settle()
    assert line.send.await_count == moves
    assert [call.args for call in line.delete.await_args_list] == [(5,)] * moves


async def test_a_player_who_leaves_as_the_table_moves_loses_the_controls_of_a_new_hand(
    line: Line,
) -> None:
    """When a match begins in a thread, hands opened elsewhere are forgotten, except those with controls."""
    assert line.table is not None
    line.table = replace(line.table, channel_id=201)
    line.delivery.refresh([Change(snapshot=line.table, left=(line.user_id,))])
    await line.settle()
    line.edit.assert_awaited_once_with(5, view=None)


async def test_no_hand_opens_in_the_lobbys_channel_after_a_move_to_a_thread(line: Line) -> None:
    """The match begins in a thread while the bot reads the saved tokens."""
    table = line.table
    assert table is not None
    await line.hands.drop(line.user_id)
    line.hands.expect(line.user_id)
    line.hands.offer(line.user_id, InteractionToken("pressed in the lobby", None, 0.0, "en"))
    line.table = lobby = replace(table, state=State.LOBBY)
    reading = asyncio.Event()

    async def of(table_id: str) -> Any:
        await reading.wait()
        return {}

    line.delivery._services.store.hand_tokens.of = of  # type: ignore[method-assign]
    line.delivery.refresh([Change(snapshot=lobby)])
    await asyncio.sleep(0)
    line.table = moved = replace(table, channel_id=201, revision=table.revision + 1)
    line.delivery.refresh([Change(snapshot=moved)])
    reading.set()
    await line.settle()
    assert line.send.await_count == 0
