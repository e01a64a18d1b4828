"""Invitations to a lobby: saved, loaded and deleted with it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.store import InvitedRow, NewMatch, State, Store
from tests.bot.store.conftest import create, save

ANN, BOB = 1 << 58, 2 << 58
Make = Callable[..., NewMatch]


async def invited(store: Store, match_id: str = "abcd2345") -> tuple[InvitedRow, ...]:
    return (await store.matches.load(match_id)).invited


async def test_invitations_keep_their_order(store: Store, a_table: Make) -> None:
    asked = (InvitedRow(BOB, "Bob «B»"), InvitedRow(ANN, "Ann", declined=True))
    await create(store, a_table(), invited=asked[:1])
    await create(store, a_table("other234"))
    assert await invited(store) == asked[:1]
    await save(store, "abcd2345", invited=asked)
    await save(store, "abcd2345", turn_seconds=60)
    assert await invited(store) == asked
    assert await invited(store, "other234") == ()
    await save(store, "abcd2345", invited=())
    assert await invited(store) == ()


@pytest.mark.parametrize(("state", "left"), [(State.PLAYING, 0), (State.ABANDONED, 0), (State.LOBBY, 1)])
async def test_invitations_are_deleted_when_the_lobby_ends(
    store: Store, a_table: Make, state: State, left: int
) -> None:
    for table in ("abcd2345", "other234"):
        await create(store, a_table(table), invited=(InvitedRow(BOB, "Bob"),))

    await save(store, "abcd2345", state=state)
    await save(store, "other234", host_id=BOB)

    assert (await store.key_values.get("invited-abcd2345") is not None) == bool(left)
    assert len(await invited(store)) == left
    assert len(await invited(store, "other234")) == 1


@pytest.mark.parametrize("text", ["no json", "[[1]]", "[7]", '{"a": 1}'])
async def test_unreadable_invitations_count_as_none(store: Store, a_table: Make, text: str) -> None:
    await create(store, a_table())
    await store.key_values.put("invited-abcd2345", text)
    assert await invited(store) == ()
