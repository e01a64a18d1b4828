"""The small things: hand handles, notes, what a server has set, what is kept about a person."""

from __future__ import annotations

import dataclasses
import traceback
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import pytest
from sqlalchemy.exc import StatementError

from bot.store import HandRow, NewTable, SaveConflict, Store

ANN, BOB = 1 << 58, 2 << 58
Make = Callable[..., NewTable]


async def held(store: Store) -> list[tuple[int, str]]:
    return [(hand.seat, hand.token) for hand in (await store.tables.load("abcd2345")).hands]


async def test_a_hand_is_kept_until_the_next_one(store: Store, a_table: Make, clock: Any) -> None:
    await store.tables.create(a_table())
    hand = HandRow(2, "first", 77, "en", clock.now)
    await store.hands.put("abcd2345", hand)
    await store.hands.put("abcd2345", dataclasses.replace(hand, seat=0))
    await store.hands.put("abcd2345", HandRow(2, "second", None, "en", clock.now))
    assert await held(store) == [(0, "first"), (2, "second")]
    await store.hands.drop("abcd2345", 0)
    await store.hands.drop("abcd2345", 0)
    assert await held(store) == [(2, "second")]
    with pytest.raises(SaveConflict):
        await store.hands.put("nowhere", hand)


async def test_what_is_logged_of_a_failure_holds_no_token(store: Store, clock: Any) -> None:
    hand = HandRow(0, "a secret", 77, "en", clock.now)
    with pytest.raises(SaveConflict) as failure:
        await store.hands.put("nowhere", hand)
    assert "a secret" not in "".join(traceback.format_exception(failure.value))


async def test_hands_expire(store: Store, a_table: Make, clock: Any) -> None:
    await store.tables.create(a_table())
    for seat in range(3):
        await store.hands.put("abcd2345", HandRow(seat, f"at {seat}", 77, "en", clock.move(minutes=1)))
    assert await store.hands.expire(clock.now - timedelta(minutes=1)) == 1
    assert await held(store) == [(1, "at 1"), (2, "at 2")]


async def test_a_time_without_a_zone_is_refused(store: Store, a_table: Make) -> None:
    await store.tables.create(a_table())
    with pytest.raises(StatementError, match="naive time"):
        await store.hands.put("abcd2345", HandRow(0, "token", 77, "en", datetime(2026, 1, 1)))
    assert await held(store) == []


async def test_notes(store: Store) -> None:
    assert await store.notes.get("commands") is None
    for value in ("a hash", "another", None):
        await store.notes.put("commands", value)
        assert await store.notes.get("commands") == value


async def test_settings_of_a_server(store: Store) -> None:
    await store.settings.put(900, "keep", "yes")
    await store.settings.put(900, "keep", "no")
    await store.settings.put(900, "locale", "fr")
    await store.settings.put(901, "keep", "yes")
    assert await store.settings.of(900) == {"keep": "no", "locale": "fr"}
    await store.settings.put(900, "keep", None)
    assert await store.settings.of(900) == {"locale": "fr"}
    assert await store.settings.of(902) == {}


async def test_everything_all_servers_have_set(store: Store) -> None:
    await store.settings.put(900, "keep", "no")
    await store.settings.put(901, "keep", "yes")
    await store.settings.put(900, "locale", "fr")
    assert await store.settings.all() == {900: {"keep": "no", "locale": "fr"}, 901: {"keep": "yes"}}


async def test_preferences_of_a_person(store: Store) -> None:
    for value in ("true", "false"):
        await store.preferences.put(7, "ping", value)
    await store.preferences.put(8, "language", '"nl"')
    assert await store.preferences.all() == {7: {"ping": "false"}, 8: {"language": '"nl"'}}
    await store.preferences.put(7, "ping", None)
    assert await store.preferences.all() == {8: {"language": '"nl"'}}
