"""Settings of servers and people: saved before they apply, and readable by every later version."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.preferences import GuildSettings, Preferences, UserSettings
from bot.store import Store, StoreError


@pytest.fixture
async def store(tmp_path: Path, _new_databases_are_copies: None) -> Store:
    return await Store.open(f"sqlite+aiosqlite:///{tmp_path}/settings.sqlite3")


async def test_settings_survive_a_restart(store: Store) -> None:
    preferences = await Preferences.load(store)
    await preferences.set_guild_setting(900, "channels", (1, 2))
    await preferences.set_guild_setting(900, "tidy", False)
    await preferences.set_user_setting(7, "language", "fr")
    for known in (preferences, await Preferences.load(store)):
        assert known.guild(900) == GuildSettings(channels=(1, 2), tidy=False)
        assert known.user(7) == UserSettings(language="fr")
        assert known.guild(901) == GuildSettings()
        assert known.user(8) == UserSettings()
    await store.close()


@pytest.mark.parametrize(
    ("name", "value"), [("language", "latin"), ("turn_seconds", -1), ("turn_seconds", "soon"), ("wish", 1)]
)
async def test_invalid_settings_are_refused(name: str, value: object, store: Store) -> None:
    preferences = await Preferences.load(store)
    with pytest.raises(ValueError, match=name):
        await preferences.set_guild_setting(900, name, value)
    assert await store.guild_settings.all() == {}
    await store.close()


async def test_a_setting_that_was_not_saved_does_not_apply(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    preferences = await Preferences.load(store)

    async def fails(*_: object) -> None:
        raise StoreError("store-no-file-named")

    monkeypatch.setattr(store.user_settings, "put", fails)
    with pytest.raises(StoreError):
        await preferences.set_user_setting(7, "ping", "none")
    assert preferences.user(7).ping == "slow"
    await store.close()


async def test_a_saved_setting_is_no_failure_if_other_processes_cannot_be_notified(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    preferences = await Preferences.load(store)

    async def fails(_: str) -> None:
        raise StoreError("store-no-file-named")

    monkeypatch.setattr(store.news, "tell", fails)
    await preferences.set_user_setting(7, "ping", "none")
    assert (await Preferences.load(store)).user(7).ping == preferences.user(7).ping == "none"
    assert "user 7" in caplog.text
    await store.close()


async def test_two_settings_changed_at_once_both_apply(store: Store) -> None:
    preferences = await Preferences.load(store)
    await asyncio.gather(
        preferences.set_user_setting(7, "ping", "none"),
        preferences.set_user_setting(7, "large", True),
        preferences.set_guild_setting(900, "tidy", False),
        preferences.set_guild_setting(900, "threads", True),
    )
    assert preferences.user(7) == UserSettings(ping="none", large=True)
    assert preferences.guild(900) == GuildSettings(tidy=False, threads=True)
    await store.close()


async def test_unreadable_settings_of_another_version_are_ignored(store: Store) -> None:
    await store.guild_settings.put(900, "language", '"tlh"')
    await store.guild_settings.put(900, "pings", "no json")
    await store.guild_settings.put(900, "options-all-fives", "{}")
    await store.guild_settings.put(900, "threads", "true")
    assert (await Preferences.load(store)).guild(900) == GuildSettings(threads=True)
    await store.close()


@pytest.mark.parametrize(
    ("saved", "ping", "mentioned"),
    [
        ("true", "each", True),
        ("false", "none", False),
        ('"slow"', "slow", True),
        ('"each"', "each", True),
        ('"none"', "none", False),
        ('"often"', "slow", True),
        ("1", "slow", True),
    ],
)
async def test_mentions_that_earlier_versions_saved_as_yes_or_no_are_read(
    store: Store, saved: str, ping: str, mentioned: bool
) -> None:
    await store.user_settings.put(7, "ping", saved)
    preferences = await Preferences.load(store)
    assert preferences.user(7).ping == ping
    assert preferences.may_mention(900, 7) is mentioned
    await preferences.set_user_setting(7, "large", True)
    await preferences.reread("user", 7)
    assert preferences.user(7).ping == ping
    await store.close()


async def test_the_white_marker_of_earlier_versions_is_grey(store: Store) -> None:
    await store.user_settings.put(7, "marker", '"white"')
    preferences = await Preferences.load(store)
    assert preferences.user(7).marker == "grey"
    await preferences.set_user_setting(8, "marker", "white")  # a button that was drawn before the update
    assert preferences.user(8).marker == "grey"
    await store.close()


async def test_deleted_people_and_servers_have_default_settings(store: Store) -> None:
    preferences = await Preferences.load(store)
    await preferences.set_user_setting(7, "hidden", True)
    await preferences.set_guild_setting(900, "tidy", False)
    await preferences.forget(7)
    await preferences.forget_guild(900)
    assert preferences.user(7) == UserSettings()
    assert preferences.hidden() == frozenset()
    assert preferences.guild(900) == GuildSettings()
    await store.close()


async def test_changes_are_sent_to_other_processes(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    preferences, told = await Preferences.load(store), list[str]()

    async def tell(news: str) -> None:
        told.append(news)

    monkeypatch.setattr(store.news, "tell", tell)
    await preferences.set_guild_setting(900, "tidy", False)
    await preferences.set_user_setting(7, "ping", "none")
    await preferences.forget_guild(901)
    await preferences.forget(8)
    assert told == ["guild 900", "user 7", "guild 901", "user 8"]
    await store.close()


async def test_settings_changed_by_another_process_are_reloaded(store: Store) -> None:
    here, elsewhere = await Preferences.load(store), await Preferences.load(store)
    await elsewhere.set_guild_setting(900, "tidy", False)
    await elsewhere.set_user_setting(7, "hidden", True)
    assert (here.guild(900), here.hidden()) == (GuildSettings(), frozenset())
    await here.reread("guild", 900)
    await here.reread("user", 7)
    assert (here.guild(900), here.user(7)) == (GuildSettings(tidy=False), UserSettings(hidden=True))
    assert here.hidden() == {7}
    await store.close()


async def test_a_change_during_a_full_reload_is_not_lost() -> None:
    """A full reload follows a lost connection for notifications. It must not overwrite newer values."""
    saved, read, go_on = {"hints": "true"}, asyncio.Event(), asyncio.Event()

    async def every_guild() -> dict[int, dict[str, str]]:
        return {900: dict(saved)}

    async def one_guild(guild_id: int) -> dict[str, str]:
        return dict(saved)

    async def every_user() -> dict[int, dict[str, str]]:
        read.set()
        await go_on.wait()
        return {}

    store: Any = SimpleNamespace(
        guild_settings=SimpleNamespace(all=every_guild, of=one_guild),
        user_settings=SimpleNamespace(all=every_user),
    )
    preferences = Preferences(store, {}, {})
    again = asyncio.create_task(preferences.reread("", 0))
    await read.wait()
    saved["hints"] = "false"  # Another process has set it and sent a notification.
    told = asyncio.create_task(preferences.reread("guild", 900))
    for _ in range(5):
        await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(again, told)
    assert preferences.guild(900).hints is False
