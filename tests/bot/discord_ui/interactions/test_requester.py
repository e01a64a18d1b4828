"""What people ask for, and what they are told came of it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.discord_ui import delivery as delivery_module
from bot.discord_ui.channel.batch import Batch
from bot.discord_ui.delivery import Delivery
from bot.discord_ui.hands.hand_delivery import HandDelivery
from bot.discord_ui.hands.hand_view import HandView
from bot.discord_ui.interactions.requester import Requester
from bot.discord_ui.wire import responder as module
from bot.discord_ui.wire.responder import Responder
from bot.store import State
from bot.tables.service.registry import Opened
from bot.tables.state.requests import Actor, Leave, NotShown, OpenTable, Play, Request
from bot.tables.state.snapshot import Change, Notice, Player, Say, ShowHand
from bot.telemetry.observer import Observer
from tests.bot.discord_ui.conftest import PERSON, SERVER, FakeClient, FakeInteraction, unknown
from tests.bot.presentation.conftest import begun, snapshot


async def test_a_lobby_that_is_withdrawn_while_discord_is_told_to_wait_is_said_to_have_failed(
    client: FakeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By then nothing of it is kept that could be asked: it has to be looked on from the beginning."""
    refused, table = ConnectionError(), snapshot()

    async def show(self: Delivery, box: Any, batch: Any) -> NotShown:
        box.failure = refused
        return NotShown("502", never_seen=True)

    async def nothing(*_: Any) -> None:
        return None

    async def open_table(*_: Any) -> Opened:
        delivery.publish(Change(snapshot=table))
        return Opened(SimpleNamespace(snapshot=table), [])  # type: ignore[arg-type]

    async def hold(self: Responder) -> None:
        for box in list(delivery._boxes.values()):
            await asyncio.wait(box.tasks)

    monkeypatch.setattr(module, "PATIENCE", 0)
    monkeypatch.setattr(Responder, "hold", hold)
    monkeypatch.setattr(delivery_module, "keep_log", nothing)
    monkeypatch.setattr(Delivery, "_show", show)
    monkeypatch.setattr(HandDelivery, "_deliver", AsyncMock(return_value=True))
    services: Any = SimpleNamespace(observer=Observer())
    registry: Any = SimpleNamespace(
        open=open_table, get=nothing, serves=lambda table: True, shows=lambda table: True
    )
    delivery = Delivery(services)
    delivery.bind(registry)
    interaction: Any = FakeInteraction(client)

    with pytest.raises(ConnectionError):
        await asyncio.wait_for(Requester(registry, delivery).open(Responder(interaction), OpenTable()), 60)
    assert delivery._boxes == {}


@pytest.mark.parametrize("state", [State.LOBBY, State.ABANDONED])
async def test_whoever_opens_a_table_that_is_closed_before_it_is_on_show_is_told_so(
    state: State, client: FakeClient
) -> None:
    """A clock that jumps ends it; what the channel shows then answers nobody, other than a lobby."""
    interaction: Any = FakeInteraction(client)
    responder, table = Responder(interaction), snapshot(state=state)

    async def open_table(*_: Any) -> Opened:
        if state is State.LOBBY:
            await responder.send_first({"content": "lobby"})
        return Opened(SimpleNamespace(snapshot=table), [])  # type: ignore[arg-type]

    registry: Any = SimpleNamespace(open=open_table, serves=lambda table: False, shows=lambda table: False)
    services: Any = SimpleNamespace(observer=Observer())
    delivery = Delivery(services)
    delivery.bind(registry)

    await Requester(registry, delivery).open(responder, OpenTable())

    (answer,) = interaction.answers
    said = "lobby" if state is State.LOBBY else "Deze tafel is gesloten."
    assert answer[0] == "send"
    assert answer[1]["content"] == said


async def test_whoever_opens_a_table_that_is_shown_only_with_a_later_change_is_told_so(
    client: FakeClient,
) -> None:
    """What was to answer could not be shown; the delivery that shows the lobby answers somebody else."""
    interaction: Any = FakeInteraction(client)

    async def open_table(*_: Any) -> Opened:
        return Opened(SimpleNamespace(snapshot=snapshot(state=State.LOBBY)), [])  # type: ignore[arg-type]

    registry: Any = SimpleNamespace(open=open_table, serves=lambda table: False, shows=lambda table: False)
    services: Any = SimpleNamespace(observer=Observer())
    delivery = Delivery(services)
    delivery.bind(registry)

    await Requester(registry, delivery).open(Responder(interaction), OpenTable())

    (answer,) = interaction.answers
    assert (answer[0], answer[1]["content"]) == ("send", "Je tafel staat open in dit kanaal.")


@pytest.mark.parametrize(("pressed", "answered"), [("", False), ("private", False), ("public", True)])
async def test_a_delivery_answers_nothing_but_a_press_on_what_everybody_sees(
    pressed: str, answered: bool, client: FakeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A command is answered to its asker alone: no lobby that could not be shown before takes its answer."""
    through, table = list[object](), snapshot()
    interaction: Any = FakeInteraction(client, pressed=pressed)
    interaction.guild_id = table.guild_id

    async def show(self: Delivery, box: Any, batch: Batch) -> None:
        through.extend(each.interaction for each in (batch.command(), batch.pressed_on(5)) if each)

    async def handle(actor: Actor, request: Request) -> Say:
        delivery.publish(Change(snapshot=table, cause=actor))
        return Say(Notice("hand-abandoned"))

    async def nothing(*_: Any) -> None:
        return None

    async def get(_: str) -> Any:
        saved = SimpleNamespace(id=table.table_id, guild_id=table.guild_id)
        return SimpleNamespace(snapshot=table, table=saved, handle=handle)

    monkeypatch.setattr(delivery_module, "keep_log", nothing)
    monkeypatch.setattr(Delivery, "_show", show)
    monkeypatch.setattr(HandDelivery, "_deliver", AsyncMock(return_value=True))
    services: Any = SimpleNamespace(observer=Observer())
    registry: Any = SimpleNamespace(get=get, serves=lambda table: True, shows=lambda table: True)
    delivery = Delivery(services)
    delivery.bind(registry)

    await Requester(registry, delivery).send(Responder(interaction), table.table_id, Leave())
    await delivery.close()

    assert through == ([interaction] if answered else [])


async def test_a_hand_that_its_answer_could_not_show_is_refreshed_as_all_others(
    client: FakeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The delivery leaves it to the answer, which may come too late for Discord."""
    table = snapshot(begun())
    interaction: Any = FakeInteraction(client, pressed="private")
    interaction.guild_id = table.guild_id
    refreshed = list[int]()

    async def handle(actor: Actor, request: Request) -> ShowHand:
        return ShowHand(0)

    async def get(_: str) -> Any:
        saved = SimpleNamespace(id=table.table_id, guild_id=table.guild_id)
        return SimpleNamespace(snapshot=table, table=saved, handle=handle)

    monkeypatch.setattr(HandView, "answer", AsyncMock(side_effect=unknown(10062)))
    monkeypatch.setattr(HandDelivery, "refresh", lambda self, changes: refreshed.append(len(changes)))
    registry: Any = SimpleNamespace(get=get, serves=lambda table: True, shows=lambda table: True)
    services: Any = SimpleNamespace(observer=Observer())
    delivery = Delivery(services)
    delivery.bind(registry)

    with pytest.raises(discord.NotFound):
        await Requester(registry, delivery).send(
            Responder(interaction), table.table_id, Play(table.version, "draw")
        )
    assert refreshed == [0]


async def test_a_hand_that_waits_for_the_one_before_it_shows_the_table_as_it_is_by_then(
    client: FakeClient,
) -> None:
    """Not as it was when it was asked for: whoever has pressed twice would be left with the older one."""
    interactions: list[Any] = [FakeInteraction(client) for _ in range(2)]
    table = snapshot(players=(Player("Ann", PERSON), Player("Ada")), guild_id=SERVER, state=State.BETWEEN)
    session = SimpleNamespace(snapshot=table, table=table)
    first, taken = interactions[0].response, asyncio.Event()
    send = first.send_message

    async def slowly(**fields: Any) -> Any:
        await taken.wait()
        return await send(**fields)

    first.send_message = slowly
    services: Any = SimpleNamespace(
        observer=Observer(),
        preferences=client.preferences,
        store=SimpleNamespace(hand_tokens=AsyncMock()),
        faces=None,
    )
    registry: Any = SimpleNamespace(get=AsyncMock(return_value=session), shows=lambda table: True)
    delivery = Delivery(services)
    delivery.bind(registry)
    responders = [Responder(each) for each in interactions]

    requester = Requester(registry, delivery)
    asked = [asyncio.ensure_future(requester.show_hand(each, table.table_id)) for each in responders]
    for _ in range(20):
        await asyncio.sleep(0)
    session.snapshot = replace(table, state=State.PAUSED, revision=table.revision + 1)
    taken.set()
    await asyncio.gather(*asked)

    texts = [each.answers[0][1]["content"] for each in interactions]
    assert texts == [responders[0].localizer(key) for key in ("hand-between", "hand-paused")]
