"""Wishes of servers and people: saved before they hold, and readable after every change of version."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.store import Store, StoreError
from bot.wishes import PersonWishes, ServerWishes, Wishes


@pytest.fixture
async def store(tmp_path: Path) -> Store:
    return await Store.open(f"sqlite+aiosqlite:///{tmp_path}/wishes.sqlite3")


async def test_what_was_wished_is_known_after_a_restart(store: Store) -> None:
    wishes = await Wishes.load(store)
    await wishes.set_server(900, "channels", (1, 2))
    await wishes.set_server(900, "tidy", False)
    await wishes.set_person(7, "language", "fr")
    for known in (wishes, await Wishes.load(store)):
        assert known.server(900) == ServerWishes(channels=(1, 2), tidy=False)
        assert known.person(7) == PersonWishes(language="fr")
        assert known.server(901) == ServerWishes()
        assert known.person(8) == PersonWishes()
    await store.close()


@pytest.mark.parametrize(
    ("name", "value"), [("language", "latin"), ("turn_seconds", -1), ("turn_seconds", "soon"), ("wish", 1)]
)
async def test_what_cannot_be_wished_is_refused(name: str, value: object, store: Store) -> None:
    wishes = await Wishes.load(store)
    with pytest.raises(ValueError, match=name):
        await wishes.set_server(900, name, value)
    assert await store.settings.all() == {}
    await store.close()


async def test_what_could_not_be_saved_does_not_hold(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    wishes = await Wishes.load(store)

    async def fails(*_: object) -> None:
        raise StoreError("store-no-file-named")

    monkeypatch.setattr(store.preferences, "put", fails)
    with pytest.raises(StoreError):
        await wishes.set_person(7, "ping", False)
    assert wishes.person(7).ping
    await store.close()


async def test_two_things_wished_at_once_both_hold(store: Store) -> None:
    wishes = await Wishes.load(store)
    await asyncio.gather(
        wishes.set_person(7, "ping", False),
        wishes.set_person(7, "large", True),
        wishes.set_server(900, "tidy", False),
        wishes.set_server(900, "threads", True),
    )
    assert wishes.person(7) == PersonWishes(ping=False, large=True)
    assert wishes.server(900) == ServerWishes(tidy=False, threads=True)
    await store.close()


async def test_wishes_of_another_version_are_left_out(store: Store) -> None:
    await store.settings.put(900, "language", '"tlh"')
    await store.settings.put(900, "pings", "no json")
    await store.settings.put(900, "options-all-fives", "{}")
    await store.settings.put(900, "threads", "true")
    assert (await Wishes.load(store)).server(900) == ServerWishes(threads=True)
    await store.close()


async def test_a_forgotten_person_wishes_nothing(store: Store) -> None:
    wishes = await Wishes.load(store)
    await wishes.set_person(7, "hidden", True)
    wishes.forget(7)
    assert wishes.person(7) == PersonWishes()
    await store.close()
