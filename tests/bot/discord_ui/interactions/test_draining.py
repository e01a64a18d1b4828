"""Who is being answered: in time, whatever the answer waits for, and before the process ends."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import discord
import pytest

from bot.discord_ui.interactions.draining import Answering
from bot.discord_ui.wire import responder as module
from bot.discord_ui.wire.responder import Responder
from tests.bot.discord_ui.conftest import FakeClient, FakeInteraction, refused

UNKNOWN_INTERACTION = 10062


class Office:
    """Answers interactions, each of which waits for something first."""

    def __init__(self) -> None:
        self.answering = Answering()
        self.may_end = asyncio.Event()

    def take(self, interaction: FakeInteraction) -> asyncio.Task[None]:
        """Begin to answer."""
        return asyncio.create_task(self._answer(Responder(cast("Any", interaction))))

    async def _answer(self, responder: Responder) -> None:
        self.answering.begin(responder)
        await self.may_end.wait()
        await responder.note("done")


@pytest.fixture
def acknowledged(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a function that gives an event which an interaction sets when it is acknowledged."""

    def watched(interaction: FakeInteraction, *, refuses: bool = False) -> asyncio.Event:
        told, defer = asyncio.Event(), interaction.response.defer

        async def tell(**fields: Any) -> None:
            told.set()
            if refuses:
                raise refused(UNKNOWN_INTERACTION)
            await defer(**fields)

        monkeypatch.setattr(interaction.response, "defer", tell)
        return told

    return watched


async def test_an_answer_that_takes_long_is_announced(
    client: FakeClient, monkeypatch: pytest.MonkeyPatch, acknowledged: Any
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0)
    office, interaction = Office(), FakeInteraction(client)
    told = acknowledged(interaction)
    answer = office.take(interaction)
    await told.wait()
    assert not answer.done()
    office.may_end.set()
    await answer
    assert interaction.ways == ["defer", "follow up"]


async def test_one_that_does_not_is_not(client: FakeClient, monkeypatch: pytest.MonkeyPatch) -> None:
    office, interaction = Office(), FakeInteraction(client)
    office.may_end.set()
    await office.take(interaction)
    monkeypatch.setattr(module, "PATIENCE", 0)  # nothing is left that would go by it
    other = FakeInteraction(client)
    await office.take(other)
    assert [interaction.ways, other.ways] == [["send"], ["send"]]


async def test_what_is_suggested_while_somebody_types_is_never_announced(
    client: FakeClient, monkeypatch: pytest.MonkeyPatch, acknowledged: Any
) -> None:
    """Discord knows no such answer to it."""
    monkeypatch.setattr(module, "PATIENCE", 0)
    office = Office()
    typing = FakeInteraction(client, type=discord.InteractionType.autocomplete)
    command = FakeInteraction(client)
    unasked, told = acknowledged(typing), acknowledged(command)
    answers = [office.take(typing), office.take(command)]
    await told.wait()
    assert not unasked.is_set()
    office.may_end.set()
    await asyncio.gather(*answers)


async def test_an_answer_is_given_though_it_could_not_be_announced(
    client: FakeClient, monkeypatch: pytest.MonkeyPatch, acknowledged: Any
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0)
    office, interaction = Office(), FakeInteraction(client)
    told = acknowledged(interaction, refuses=True)
    answer = office.take(interaction)
    await told.wait()
    office.may_end.set()
    await answer
    assert interaction.ways == ["send"]


async def test_the_end_waits_for_every_answer(client: FakeClient) -> None:
    office = Office()
    answer = office.take(FakeInteraction(client))
    await asyncio.sleep(0)
    elsewhere = asyncio.create_task(office.answering.finish_of(lambda guild_id: guild_id == 1))
    end = asyncio.create_task(office.answering.finish())
    await asyncio.wait({elsewhere})
    assert not end.done()
    office.may_end.set()
    await asyncio.wait({end})
    assert answer.done()
