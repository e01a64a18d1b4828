"""Deliveries of tables: order, retries, hand-over to other processes, and what is forgotten when."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.discord_ui import delivery as module
from bot.discord_ui.channel.batch import Batch, urgency_of
from bot.discord_ui.channel.channel_view import ChannelView
from bot.discord_ui.channel.posting import Posting
from bot.discord_ui.channel.side_messages import OLDER
from bot.discord_ui.delivery import AT_ONCE, RETRIES, Delivery
from bot.discord_ui.hands.hand_delivery import HandDelivery
from bot.discord_ui.hands.hand_view import HandView
from bot.discord_ui.rate_limits.request_budget import Urgency
from bot.discord_ui.table_box import TableBox
from bot.store import State, StoreError
from bot.tables.state.questions import PauseQuestion
from bot.tables.state.requests import Actor, NotShown, Request, Shown
from bot.tables.state.seated import Player
from bot.tables.state.snapshot import Change, Notice, Snapshot
from bot.telemetry.observer import Observer
from engine import Match
from tests.bot.presentation.conftest import begun, snapshot

TABLES = 3 * AT_ONCE
COMPUTERS = (Player("Ada 🤖"), Player("Bea 🤖"))


def bound(services: Any, serves: bool) -> Delivery:
    """Return the delivery of a process that serves all tables, or of one that serves none."""
    delivery = Delivery(services)
    registry: Any = SimpleNamespace(serves=lambda table: serves, shows=lambda table: serves)
    delivery.bind(registry)
    return delivery


@pytest.mark.parametrize(("turn", "shown_at_once"), [(60.0, AT_ONCE), (0.0, TABLES)])
async def test_restored_tables_are_shown_a_few_at_a_time(
    monkeypatch: pytest.MonkeyPatch, turn: float, shown_at_once: int
) -> None:
    """A table whose channel does not answer holds its slot for at most `TURN` seconds."""
    begun, answers = list[str](), asyncio.Event()

    async def show(self: Delivery, box: Any, batch: Any) -> None:
        begun.append(box.snapshot.table_id)
        await answers.wait()

    async def nothing(*_: Any) -> bool:
        return True

    monkeypatch.setattr(module, "TURN", turn)
    monkeypatch.setattr(module, "keep_log", nothing)
    monkeypatch.setattr(Delivery, "_show", show)
    monkeypatch.setattr(Delivery, "_find_channel", nothing)
    services: Any = SimpleNamespace(observer=Observer())
    delivery = bound(services, True)
    ids = [f"t{number}" for number in range(TABLES)]
    for table_id in ids:
        delivery.publish(Change(snapshot=snapshot(table_id=table_id), recovered=True))

    for _ in range(50 + 10 * TABLES):  # far more steps than are needed
        await asyncio.sleep(0)
    assert begun == ids[:shown_at_once]

    answers.set()
    await delivery.close()
    assert begun == ids


async def test_a_failed_delivery_is_shown_together_with_the_next_change(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The failed delivery is that of a restored table. Shown with the next change, the two still count as
    recovered."""
    shown, logged = list[Batch](), list[Notice]()

    async def show(self: Delivery, box: Any, batch: Batch) -> NotShown | None:
        shown.append(batch)
        return NotShown("no database") if len(shown) == 1 else None

    async def keep(_: Any, batch: Batch) -> None:
        logged.extend(batch.reported)

    monkeypatch.setattr(module, "keep_log", keep)
    monkeypatch.setattr(Delivery, "_show", show)
    services: Any = SimpleNamespace(
        observer=Observer(), clock=SimpleNamespace(call_later=lambda seconds, call: lambda: None)
    )
    delivery = bound(services, True)
    table, first, then = snapshot(), Notice("table-opened"), Notice("table-joined")

    delivery.publish(Change(snapshot=table, recovered=True, told=(first,), reported=(first,)))
    await delivery.settled(table.table_id)
    delivery.publish(Change(snapshot=table, told=(then,), reported=(then,)))
    await delivery.settled(table.table_id)

    assert (shown[-1].told, shown[-1].recovered) == ((first, then), True)
    assert logged == [first, then]
    await delivery.close()


async def test_changes_during_a_rest_are_shown_together_and_the_newest_state_wins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A table's message is edited at most once a second. What happens meanwhile is told by one edit."""
    shown, rested = list[Batch](), asyncio.Event()

    async def show(self: Delivery, box: Any, batch: Batch) -> None:
        shown.append(batch)

    async def rest(self: ChannelView) -> None:
        await rested.wait()

    monkeypatch.setattr(module, "keep_log", AsyncMock())
    monkeypatch.setattr(Delivery, "_show", show)
    monkeypatch.setattr(ChannelView, "rest", rest)
    delivery = bound(SimpleNamespace(observer=Observer()), True)
    table, news = snapshot(), [Notice(f"news-{number}") for number in range(3)]
    for revision, each in enumerate(news):
        delivery.publish(Change(snapshot=replace(table, revision=revision), told=(each,)))
        for _ in range(5):
            await asyncio.sleep(0)
    assert shown == []
    rested.set()
    await delivery.close()
    assert [(batch.told, batch.snapshot.revision) for batch in shown] == [(tuple(news), 2)]


async def test_questions_are_not_touched_once_the_lease_is_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The lease may be lost while a process is frozen in a delivery. If it is not lost, the delivery is
    resumed."""
    done, logged, tried_again = list[object](), list[Notice](), list[Callable[[], None]]()
    clock = SimpleNamespace(call_later=lambda seconds, call: tried_again.append(call) or (lambda: None))
    services: Any = SimpleNamespace(observer=Observer(), clock=clock)
    served = [True]
    registry: Any = SimpleNamespace(serves=lambda table: served[0], shows=lambda table: True)
    delivery = Delivery(services)
    delivery.bind(registry)

    async def show(self: Delivery, box: Any, batch: Batch) -> None:
        done.append(batch.told)
        served[0] = len(done) > 1

    async def sides(self: Delivery, box: Any, batch: Batch) -> None:
        done.append("questions")

    async def keep(_: Any, batch: Batch) -> None:
        logged.extend(batch.reported)

    monkeypatch.setattr(module, "keep_log", keep)
    monkeypatch.setattr(Delivery, "_show", show)
    monkeypatch.setattr(Delivery, "_show_sides", sides)
    monkeypatch.setattr(ChannelView, "loaded", True)
    table, news = snapshot(), Notice("table-opened")

    delivery.publish(Change(snapshot=table, told=(news,), reported=(news,)))
    await delivery.settled(table.table_id)
    assert (done, logged) == ([(news,)], [])

    served[0] = True
    for call in tried_again:
        call()
    await delivery.settled(table.table_id)
    assert done[1:] == [(), "questions"], "nothing is told twice"
    assert logged == [news]
    await delivery.close()


@pytest.mark.parametrize(("match", "deletes"), [(None, True), (begun(), False)])
async def test_orphans_of_a_failed_delivery_are_deleted_only_if_the_lobby_is_closed(
    monkeypatch: pytest.MonkeyPatch, match: Match | None, deletes: bool
) -> None:
    """The match's message is found again by its nonce. If it were deleted, a new one would notify everyone
    twice."""
    deleted = list[str]()

    async def show(self: Delivery, box: Any, batch: Batch) -> NotShown:
        box.failure = ConnectionError()
        return NotShown("502", never_seen=True)

    async def nothing(*_: Any) -> None:
        return None

    async def delete(self: ChannelView, table: Snapshot) -> None:
        deleted.append(table.table_id)

    monkeypatch.setattr(module, "keep_log", nothing)
    monkeypatch.setattr(Delivery, "_show", show)
    monkeypatch.setattr(Delivery, "_show_sides", nothing)
    monkeypatch.setattr(Delivery, "_report", nothing)
    monkeypatch.setattr(ChannelView, "loaded", True)
    monkeypatch.setattr(ChannelView, "delete_orphans", delete)
    services: Any = SimpleNamespace(
        observer=Observer(), clock=SimpleNamespace(call_later=lambda seconds, call: lambda: None)
    )
    delivery, table = bound(services, True), snapshot(match)

    delivery.publish(Change(snapshot=table))
    await delivery.settled(table.table_id)
    await delivery.close()
    assert deleted == [table.table_id] * deletes


async def test_a_closed_lobby_is_not_shown_by_a_later_change(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The lobby's controls would do nothing, and the command that opened it would get no answer."""
    shown, told = list[Batch](), list[Request]()
    refused, table = ConnectionError(), snapshot()

    async def show(self: Delivery, box: Any, batch: Batch) -> NotShown | None:
        shown.append(batch)
        if len(shown) > 1:
            box.failure = None
            return None
        self.publish(Change(snapshot=replace(table, rated=not table.rated)))
        box.failure = refused
        return NotShown("502", never_seen=True)

    async def nothing(*_: Any) -> None:
        return None

    async def handle(_: Actor, request: Request) -> None:
        told.append(request)

    async def get(_: str) -> Any:
        return SimpleNamespace(handle=handle)

    monkeypatch.setattr(module, "keep_log", nothing)
    monkeypatch.setattr(Delivery, "_show", show)
    monkeypatch.setattr(HandDelivery, "_deliver", AsyncMock(return_value=True))
    services: Any = SimpleNamespace(observer=Observer())
    delivery = bound(services, True)
    monkeypatch.setattr(delivery._registry, "get", get, raising=False)

    delivery.publish(Change(snapshot=table))
    assert await delivery.settled(table.table_id) is refused
    assert (len(shown), told) == (1, [NotShown("502", never_seen=True)])
    await delivery.close()
    assert delivery._boxes == {}, "the box is removed"


async def test_a_lobby_that_could_not_be_closed_is_retried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a retry the lobby would stay unseen for half an hour, and its host could open no other."""
    rung = list[float]()

    async def show(self: Delivery, box: Any, batch: Any) -> NotShown:
        return NotShown("403", never_seen=True)

    async def nothing(*_: Any) -> None:
        return None

    async def get(_: str) -> Any:
        return SimpleNamespace(handle=AsyncMock(side_effect=StoreError("store-unusable")))

    monkeypatch.setattr(module, "keep_log", nothing)
    monkeypatch.setattr(Delivery, "_show", show)
    monkeypatch.setattr(HandDelivery, "_deliver", AsyncMock(return_value=True))
    clock = SimpleNamespace(call_later=lambda seconds, call: rung.append(seconds))
    delivery = bound(SimpleNamespace(observer=Observer(), clock=clock), True)
    monkeypatch.setattr(delivery._registry, "get", get, raising=False)

    delivery.publish(Change(snapshot=snapshot()))
    await delivery.settled(snapshot().table_id)
    assert rung == [RETRIES[0]]


async def test_no_delivery_is_kept_for_a_table_of_another_process() -> None:
    """A late click on the table would otherwise be shown by this process, over what the other shows."""
    rung = list[float]()
    clock = SimpleNamespace(call_later=lambda seconds, call: rung.append(seconds))
    services: Any = SimpleNamespace(observer=Observer(), clock=clock)
    delivery = bound(services, False)
    delivery.publish(Change(snapshot=snapshot()))
    await delivery.close()
    await asyncio.sleep(0)
    assert (delivery.waiting, rung) == (0, [])


async def test_no_delivery_is_kept_for_an_ended_table() -> None:
    """The second of two clicks on the last tile finds the match over and its box gone."""
    delivery = bound(SimpleNamespace(observer=Observer()), True)
    assert delivery.box(snapshot(state=State.OVER)) is not delivery.box(snapshot(state=State.OVER))
    assert delivery._boxes == {}
    assert delivery.box(snapshot()) is delivery.box(snapshot())


@pytest.mark.parametrize("recovered", [False, True])
async def test_running_deliveries_stop_when_a_table_is_abandoned(
    monkeypatch: pytest.MonkeyPatch, recovered: bool
) -> None:
    ended = list[str]()

    async def show(self: Delivery, box: Any, batch: Any) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(box.snapshot.table_id)

    monkeypatch.setattr(Delivery, "_show", show)
    services: Any = SimpleNamespace(observer=Observer())
    delivery = bound(services, True)
    here, there = snapshot(table_id="here"), snapshot(table_id="there")
    for each in (here, there):
        delivery.publish(Change(snapshot=each, recovered=recovered))
    for _ in range(5):
        await asyncio.sleep(0)
    delivery.abandon(lambda table: table.table_id == "there")
    assert delivery.waiting == 1
    for _ in range(5):
        await asyncio.sleep(0)
    assert ended == ["there"]
    delivery.abandon(lambda table: True)
    assert delivery.waiting == 0


@pytest.mark.parametrize("moves", [False, True])
async def test_hands_of_a_restored_table_are_left_to_a_later_move(
    monkeypatch: pytest.MonkeyPatch, moves: bool
) -> None:
    """If a move follows the restoring, its delivery refreshes all hands, except the one that its own answer
    shows."""
    refreshed = list[int]()

    async def nothing(*_: Any) -> bool:
        return True

    async def show(*_: Any) -> NotShown:
        return NotShown("down")

    async def report(*_: Any) -> None: ...

    monkeypatch.setattr(module, "keep_log", nothing)
    monkeypatch.setattr(Delivery, "_find_channel", nothing)
    monkeypatch.setattr(Delivery, "_show", show)
    monkeypatch.setattr(Delivery, "_report", report)
    monkeypatch.setattr(Delivery, "_try_later", lambda *_: None)
    monkeypatch.setattr(HandDelivery, "refresh", lambda self, changes: refreshed.append(len(changes)))
    delivery, table = bound(SimpleNamespace(observer=Observer()), True), snapshot(begun())
    changes = [Change(snapshot=table, recovered=True), *([Change(snapshot=table)] if moves else [])]
    await delivery._deliver(delivery.box(table), changes)
    assert refreshed == ([] if moves else [1])


@pytest.mark.parametrize("known", [False, True])
async def test_known_hands_follow_a_table_that_is_reloaded(
    monkeypatch: pytest.MonkeyPatch, known: bool
) -> None:
    """The channel may be current, and then nothing else would refresh the hands."""
    refreshed = list[Change]()
    monkeypatch.setattr(HandDelivery, "refresh", lambda self, changes: refreshed.extend(changes))
    monkeypatch.setattr(HandView, "known", known)
    delivery, table = bound(SimpleNamespace(observer=Observer()), True), snapshot(begun())
    change = Change(snapshot=table, recovered=True)
    delivery.publish(change)
    delivery.abandon(lambda table: True)
    assert refreshed == [change] * known


@pytest.mark.parametrize("told", [True, False], ids=["reported", "not reported"])
async def test_an_unsaved_record_is_saved_by_a_retry(told: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the record is saved, the older message keeps its buttons. The next change may be days away."""
    timers, deleted = list[tuple[float, Callable[[], None]]](), list[int]()
    down = StoreError("store-slow", place="it")
    put = AsyncMock(side_effect=[down, down, None, None])

    def message(number: int) -> SimpleNamespace:
        return SimpleNamespace(delete=AsyncMock(side_effect=lambda: deleted.append(number)))

    services: Any = SimpleNamespace(
        observer=Observer(),
        channel=lambda table, channel_id=None: SimpleNamespace(get_partial_message=message),
        clock=SimpleNamespace(call_later=lambda *timer: timers.append(timer) or (lambda: None)),
        store=SimpleNamespace(deliveries=SimpleNamespace(put=put)),
    )

    async def show(self: Delivery, box: TableBox, batch: Batch) -> Shown:
        newest = box.channel._newest
        newest.retire(4, goes=True)
        box.sides.restore({"pause:0": 8, f"{OLDER}7": 7})  # a question that was asked again
        await newest.keep(message_id=5)
        await newest.tidy_up(batch.snapshot)
        return Shown(None, 0.0)

    async def delete(self: Posting, table: Snapshot, number: int, where: int | None) -> None:
        deleted.append(number)

    monkeypatch.setattr(module, "keep_log", AsyncMock())
    monkeypatch.setattr(Delivery, "_show", show)
    monkeypatch.setattr(Delivery, "_report", AsyncMock(side_effect=None if told else down))
    monkeypatch.setattr(HandDelivery, "refresh", lambda *_: None)
    monkeypatch.setattr(Posting, "free", lambda *_: False)
    monkeypatch.setattr(Posting, "delete", delete)
    delivery, table = bound(services, True), snapshot(begun())
    delivery.publish(Change(snapshot=table))
    for gone in ([], [], [4, 7]):
        await delivery.settled(table.table_id)
        assert deleted == gone
        timers[-1][1]()

    assert tuple(pause for pause, _ in timers) == RETRIES[:2], "no further retries"
    assert [call.args[0].message_id for call in put.await_args_list] == [5, 5, 5, 5]
    await delivery.close()


async def test_settled_returns_if_the_delivery_is_abandoned_before_it_starts() -> None:
    services: Any = SimpleNamespace(observer=Observer())
    delivery, table = bound(services, True), snapshot()
    waiting = asyncio.create_task(delivery.settled(table.table_id))
    asyncio.get_running_loop().call_soon(delivery.abandon, lambda table: True)
    delivery.publish(Change(snapshot=table))  # it would start after the abandoning
    async with asyncio.timeout(60):
        assert await waiting is None


@pytest.mark.parametrize(
    ("change", "urgency"),
    [
        (Change(snapshot=snapshot(), cause=Actor(1, interaction_id=7)), Urgency.ANSWER),
        (Change(snapshot=snapshot()), Urgency.REST),
        (Change(snapshot=snapshot(begun()), cause=Actor(1, interaction_id=7)), Urgency.AWAITED),
        (Change(snapshot=snapshot(begun(), players=COMPUTERS)), Urgency.REST),
    ],
    ids=["lobby, after a click", "lobby", "turn of a person", "turn of a computer"],
)
def test_tables_that_wait_for_people_are_more_urgent(change: Change, urgency: Urgency) -> None:
    assert urgency_of(change) is urgency


@pytest.mark.parametrize(
    "note",
    [
        lambda box: setattr(box.channel._newest.posting, "doubtful", True),
        lambda box: setattr(box.channel._newest, "unsaved", True),
        lambda box: setattr(box, "cancel_retry", lambda: None),
        lambda box: setattr(box.hand_delivery, "cancel_retry", lambda: None),
    ],
    ids=["a doubtful message", "an unsaved record", "a scheduled retry", "a hand's scheduled retry"],
)
async def test_a_table_with_unsaved_state_is_not_released(
    note: Callable[[TableBox], None],
) -> None:
    delivery, table = bound(SimpleNamespace(observer=Observer()), True), snapshot()
    assert delivery.release(table.table_id), "nothing is pending"
    note(delivery.box(table))
    assert not delivery.release(table.table_id)


async def test_a_table_with_an_orphaned_question_is_not_released() -> None:
    """If its question is asked again, the orphaned message would answer it too."""
    delivery, table = bound(SimpleNamespace(observer=Observer()), True), snapshot()
    sides = delivery.box(table).sides
    sides.leave(PauseQuestion().key, 5)
    assert not delivery.release(table.table_id)
    sides._left.clear()
    assert delivery.release(table.table_id)
