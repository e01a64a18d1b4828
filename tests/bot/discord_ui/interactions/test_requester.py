"""Test what people are answered when they send requests to tables."""

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
from bot.discord_ui.channel.channel_view import ChannelView
from bot.discord_ui.delivery import Delivery
from bot.discord_ui.hands.hand_delivery import HandDelivery
from bot.discord_ui.hands.hand_view import HandView
from bot.discord_ui.interactions.requester import Requester
from bot.discord_ui.wire import responder as module
from bot.discord_ui.wire.responder import Responder
from bot.discord_ui.wire.webhooks import InteractionToken
from bot.store import State
from bot.tables.service.registry import Opened
from bot.tables.state.requests import (
    Actor,
    Join,
    Leave,
    NotShown,
    OpenTable,
    Play,
    Request,
    StartNextRound,
)
from bot.tables.state.seated import Player
from bot.tables.state.snapshot import Change, Notice, Say, ShowHand
from bot.telemetry.observer import Observer
from tests.bot.discord_ui.conftest import PERSON, SERVER, FakeClient, FakeInteraction, unknown
from tests.bot.presentation.conftest import begun, snapshot

CLOCK = SimpleNamespace(now=lambda: 0.0)


async def test_opening_raises_if_the_lobby_is_withdrawn_during_the_acknowledgement(
    client: FakeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lobby is delivered during the acknowledgement. The wait for the result must begin before that."""
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
    services: Any = SimpleNamespace(observer=Observer(), clock=CLOCK)
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
async def test_the_host_is_told_if_the_table_closes_before_it_is_shown(
    state: State, client: FakeClient
) -> None:
    """A jump of the clock closes the table. A lobby shown afterwards would not answer the command."""
    interaction: Any = FakeInteraction(client)
    responder, table = Responder(interaction), snapshot(state=state)

    async def open_table(*_: Any) -> Opened:
        if state is State.LOBBY:
            await responder.send_first({"content": "lobby"})
        return Opened(SimpleNamespace(snapshot=table), [])  # type: ignore[arg-type]

    registry: Any = SimpleNamespace(open=open_table, serves=lambda table: False, shows=lambda table: False)
    services: Any = SimpleNamespace(observer=Observer(), clock=CLOCK)
    delivery = Delivery(services)
    delivery.bind(registry)

    await Requester(registry, delivery).open(responder, OpenTable())

    (answer,) = interaction.answers
    said = "lobby" if state is State.LOBBY else "Deze tafel is gesloten."
    assert answer[0] == "send"
    assert answer[1]["content"] == said


async def test_the_host_is_told_if_only_a_later_delivery_shows_the_table(
    client: FakeClient,
) -> None:
    """The delivery that should answer the command failed. A later one shows the lobby but answers nothing."""
    interaction: Any = FakeInteraction(client)

    async def open_table(*_: Any) -> Opened:
        return Opened(SimpleNamespace(snapshot=snapshot(state=State.LOBBY)), [])  # type: ignore[arg-type]

    registry: Any = SimpleNamespace(open=open_table, serves=lambda table: False, shows=lambda table: False)
    services: Any = SimpleNamespace(observer=Observer(), clock=CLOCK)
    delivery = Delivery(services)
    delivery.bind(registry)

    await Requester(registry, delivery).open(Responder(interaction), OpenTable())

    (answer,) = interaction.answers
    assert (answer[0], answer[1]["content"]) == ("send", "Je tafel staat open in dit kanaal.")


@pytest.mark.parametrize(("pressed", "answered"), [("", False), ("private", False), ("public", True)])
async def test_a_delivery_only_answers_clicks_on_public_messages(
    pressed: str, answered: bool, client: FakeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the asker would see the answer to a command, so a public message must not be sent through it."""
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
    services: Any = SimpleNamespace(observer=Observer(), clock=CLOCK)
    registry: Any = SimpleNamespace(get=get, serves=lambda table: True, shows=lambda table: True)
    delivery = Delivery(services)
    delivery.bind(registry)

    await Requester(registry, delivery).send(Responder(interaction), table.table_id, Leave())
    await delivery.close()

    assert through == ([interaction] if answered else [])


async def test_a_hand_whose_answer_failed_is_refreshed_by_a_delivery(
    client: FakeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A delivery leaves out a hand that an answer will show. Here that answer came too late for Discord."""
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
    services: Any = SimpleNamespace(observer=Observer(), clock=CLOCK)
    delivery = Delivery(services)
    delivery.bind(registry)

    with pytest.raises(discord.NotFound):
        await Requester(registry, delivery).send(
            Responder(interaction), table.table_id, Play(table.version, "draw")
        )
    assert refreshed == [0]


async def test_a_hand_that_waits_for_an_earlier_answer_shows_the_newest_state(
    client: FakeClient,
) -> None:
    """Two presses are answered one after the other. Both answers must show the state after the second."""
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
        clock=CLOCK,
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


@pytest.mark.parametrize(("owner", "noted"), [(PERSON, [PERSON]), (PERSON + 1, [])], ids=["player", "guest"])
async def test_a_press_of_a_player_shows_that_they_look_at_the_table(
    client: FakeClient, monkeypatch: pytest.MonkeyPatch, owner: int, noted: list[int]
) -> None:
    """A press counts even if the request is refused or only looks at something."""
    pressed = list[int]()
    monkeypatch.setattr(ChannelView, "pressed", lambda self, user_id: pressed.append(user_id))
    interaction: Any = FakeInteraction(client, pressed="public")
    table = snapshot(players=(Player("Ann", owner), Player("Ada")), guild_id=SERVER)
    session = SimpleNamespace(snapshot=table, table=table)
    registry: Any = SimpleNamespace(get=AsyncMock(return_value=session), shows=lambda table: True)
    delivery = Delivery(SimpleNamespace(observer=Observer(), clock=CLOCK))  # type: ignore[arg-type]
    delivery.bind(registry)
    await Requester(registry, delivery).show_hand(Responder(interaction), table.table_id)
    assert pressed == noted


@pytest.mark.parametrize(
    ("asks", "moves"), [(StartNextRound(0), True), (Join(), False)], ids=["next round", "another request"]
)
async def test_only_a_press_on_next_round_moves_an_open_hand_below_the_table(
    client: FakeClient, monkeypatch: pytest.MonkeyPatch, asks: Request, moves: bool
) -> None:
    """The hand opens after the answer, so after the new round's message."""
    offered = list[tuple[object, bool]]()
    hand = InteractionToken("open", 5, 0.0, "en")
    playing = snapshot(begun(), players=(Player("Ann", PERSON), Player("Ada")), guild_id=SERVER)
    table = replace(playing, state=State.BETWEEN)
    interaction: Any = FakeInteraction(client, pressed="public")
    shown = asyncio.Event()

    async def show(self: Delivery, box: Any, batch: Batch) -> None:
        shown.set()

    async def handle(actor: Actor, request: Request) -> Say:
        delivery.publish(Change(snapshot=playing, cause=actor))
        return Say(Notice("hand-abandoned"))

    def offer(self: HandView, user_id: int, token: object, *, below: object, revision: int) -> None:
        assert shown.is_set()
        assert revision == playing.revision
        offered.append((token, below is hand))

    monkeypatch.setattr(HandView, "expect", lambda self, user_id: hand)
    monkeypatch.setattr(HandView, "offer", offer)
    monkeypatch.setattr(delivery_module, "keep_log", AsyncMock())
    monkeypatch.setattr(Delivery, "_show", show)
    monkeypatch.setattr(HandDelivery, "_deliver", AsyncMock(return_value=True))
    saved = SimpleNamespace(id=table.table_id, guild_id=table.guild_id)
    session = SimpleNamespace(snapshot=table, table=saved, handle=handle)
    registry: Any = SimpleNamespace(
        get=AsyncMock(return_value=session), serves=lambda table: True, shows=lambda table: True
    )
    delivery = Delivery(SimpleNamespace(observer=Observer(), clock=CLOCK))  # type: ignore[arg-type]
    delivery.bind(registry)
    responder = Responder(interaction)
    await Requester(registry, delivery).send(responder, table.table_id, asks)
    await delivery.close()
    assert offered == [(responder.token(), moves)]
