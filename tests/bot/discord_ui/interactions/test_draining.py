"""Test that interactions are acknowledged in time and answered before the process ends."""

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
    """Answers interactions, each only once it may end."""

    def __init__(self) -> None:
        self.answering = Answering()
        self.may_end = asyncio.Event()

    def take(self, interaction: FakeInteraction) -> asyncio.Task[None]:
        """Return the task in which the bot begins to answer an interaction."""
        return asyncio.create_task(self._answer(Responder(cast("Any", interaction))))

    async def _answer(self, responder: Responder) -> None:
        self.answering.begin(responder)
        await self.may_end.wait()
        await responder.note("done")


@pytest.fixture
def acknowledged(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a function that watches an interaction, and returns an event set at its acknowledgement.

    With `refuses`, Discord refuses the acknowledgement.
    """

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


async def test_a_slow_answer_is_acknowledged_first(
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


async def test_a_fast_answer_is_not_acknowledged_first(
    client: FakeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    office, interaction = Office(), FakeInteraction(client)
    office.may_end.set()
    await office.take(interaction)
    monkeypatch.setattr(module, "PATIENCE", 0)  # nothing is left that this could affect
    other = FakeInteraction(client)
    await office.take(other)
    assert [interaction.ways, other.ways] == [["send"], ["send"]]


async def test_autocomplete_is_never_acknowledged(
    client: FakeClient, monkeypatch: pytest.MonkeyPatch, acknowledged: Any
) -> None:
    """Autocomplete cannot be acknowledged."""
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


async def test_an_answer_is_sent_even_if_its_acknowledgement_failed(
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


async def test_stopping_waits_for_every_answer(client: FakeClient) -> None:
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
