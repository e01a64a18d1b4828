"""The virtual server: the same at every start, in step with real time, and with a bot that can restart."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.cli.offline import virtual_server
from bot.cli.offline.virtual_server import GUILD, PEOPLE, VirtualServer, discord_locale
from bot.config import Settings


@pytest.fixture
def settings(tmp_path: Path, _new_databases_are_copies: None) -> Settings:
    return Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}", computer_pace=0.0)


def people_of(server: VirtualServer) -> dict[str, Any]:
    return {viewer.name: viewer for viewer in server._preview.viewers}


@pytest.mark.parametrize(
    ("language", "locale"),
    [
        ("en", "en-US"),
        ("nl", "nl"),
        ("fr", "fr"),
        ("es", "es-419"),
        ("pt", "pt-BR"),
        ("de", "de"),
        ("sv", "sv-SE"),
        ("eo", "eo"),
    ],
)
def test_a_language_has_a_discord_locale(language: str, locale: str) -> None:
    assert discord_locale(language) == locale


async def test_ids_are_the_same_at_every_start(settings: Settings) -> None:
    """Tables are stored under these ids: with others they would be lost."""
    async with VirtualServer(settings, "en").open(0) as server:
        channel, people = server._preview.channel, people_of(server)
        assert channel.guild.id == GUILD
        assert tuple(people) == tuple(name.lower() for name in PEOPLE)
        assert channel.id == 1456074443980800004
        assert [person.id for person in people.values()] == [channel.id + 1, channel.id + 2, channel.id + 3]


async def test_a_slow_start_is_no_failure(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine takes long to draw the tables of an earlier session."""
    settle, timeouts = simcord.Env._settle_internal, list[float]()

    async def noted(env: simcord.Env, **how: Any) -> None:
        timeouts.append(how.get("timeout") or env.settle_timeout)
        await settle(env, **how)

    monkeypatch.setattr(simcord.Env, "_settle_internal", noted)
    async with VirtualServer(settings, "en").open(0):
        pass
    assert timeouts
    assert set(timeouts) == {virtual_server.PATIENCE}


async def test_messages_have_the_current_time(settings: Settings) -> None:
    async with VirtualServer(settings, "en").open(0) as server:
        assert abs((datetime.now(UTC) - server._env.now()).total_seconds()) < 60


async def test_the_greeting_comes_first_and_opens_a_table(settings: Settings) -> None:
    async with VirtualServer(settings, "nl", ("Mia", "Tom")).open(0) as server:
        channel, mia = server._preview.channel, people_of(server)["mia"]
        greeting = channel.last_message
        assert greeting.content.startswith("## Boneyard")
        pressed = await mia.click(greeting, label="UNO Dominos")
        assert pressed.acknowledged
        assert channel.history()[0].content == greeting.content
        assert "**Mia**" in channel.last_message.content


async def test_ending_the_session_in_the_browser_ends_the_command(settings: Settings) -> None:
    async with VirtualServer(settings, "en").open(0) as server:
        going_on = asyncio.ensure_future(server.go_on())
        await server._preview.close()
        await asyncio.wait_for(going_on, timeout=60)


async def test_a_restarted_bot_restores_its_tables(settings: Settings) -> None:
    async with VirtualServer(settings, "nl").open(0) as server:
        ann = people_of(server)["ann"]
        channel = server._preview.channel
        lobby = (await ann.slash(channel, "play", game="uno-dominos")).response
        restarted = asyncio.Event()
        server.restart(restarted.set)
        await restarted.wait()
        pressed = await ann.click(lobby, label="+3")
        assert "4/6" in pressed.response.content


async def test_the_first_person_may_change_the_servers_settings(settings: Settings) -> None:
    """The one exception: no match may move into a thread, because the page shows only the channel."""
    async with VirtualServer(settings, "en").open(0) as server:
        ann, channel = people_of(server)["ann"], server._preview.channel
        shown = await ann.slash(channel, "settings")
        assert shown.response.content.startswith("## Settings of this server")
        await ann.click(shown.response, custom_id="b:wishserver::0:threads")

        lobby = (await ann.slash(channel, "play", game="uno-dominos")).response
        await ann.click(lobby, label="+3")
        await ann.click(lobby, label="Start")

        assert channel.threads == []
        shown = await ann.slash(channel, "settings")
        checked = await ann.click(shown.response, custom_id="b:checkup::0:")
        assert "Create Public Threads" in checked.followups[0].content
