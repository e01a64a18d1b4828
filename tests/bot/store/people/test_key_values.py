"""Small values: the program's own notes, and the settings of servers and people."""

from __future__ import annotations

from collections.abc import Callable

from bot.store import NewMatch, Store
from tests.bot.store.conftest import create, save

Make = Callable[..., NewMatch]


async def test_notes_can_be_saved_and_deleted(store: Store) -> None:
    assert await store.key_values.get("commands") is None
    for value in ("a hash", "another", None):
        await store.key_values.put("commands", value)
        assert await store.key_values.get("commands") == value


async def test_settings_of_a_server_can_be_saved_and_deleted(store: Store) -> None:
    await store.guild_settings.put(900, "keep", "yes")
    await store.guild_settings.put(900, "keep", "no")
    await store.guild_settings.put(900, "locale", "fr")
    await store.guild_settings.put(901, "keep", "yes")
    assert await store.guild_settings.of(900) == {"keep": "no", "locale": "fr"}
    await store.guild_settings.put(900, "keep", None)
    assert await store.guild_settings.of(900) == {"locale": "fr"}
    assert await store.guild_settings.of(902) == {}


async def test_a_commit_can_save_a_setting_of_its_server(store: Store, a_table: Make) -> None:
    await create(store, a_table(), guild_setting=("options-all-fives", "{}"))
    await create(store, a_table("other", guild_id=901))
    await store.guild_settings.put(900, "keep", "no")
    for value in ('{"target": 50}', '{"target": 75}'):
        await save(store, "abcd2345", guild_setting=("options-all-fives", value))
        assert await store.guild_settings.all() == {900: {"keep": "no", "options-all-fives": value}}


async def test_all_returns_the_settings_of_all_servers(store: Store) -> None:
    await store.guild_settings.put(900, "keep", "no")
    await store.guild_settings.put(901, "keep", "yes")
    await store.guild_settings.put(900, "locale", "fr")
    assert await store.guild_settings.all() == {900: {"keep": "no", "locale": "fr"}, 901: {"keep": "yes"}}


async def test_preferences_of_a_person_can_be_saved(store: Store) -> None:
    for value in ("true", "false"):
        await store.user_settings.put(7, "ping", value)
    await store.user_settings.put(8, "language", '"nl"')
    assert await store.user_settings.all() == {7: {"ping": "false"}, 8: {"language": '"nl"'}}
    await store.user_settings.put(7, "ping", None)
    assert await store.user_settings.all() == {8: {"language": '"nl"'}}
