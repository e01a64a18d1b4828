"""Hand tokens: kept until the next one, deleted at the end of the match, and never logged."""

from __future__ import annotations

import dataclasses
import traceback
from collections.abc import Callable
from datetime import datetime
from typing import Any

import pytest
from sqlalchemy import insert, select, update
from sqlalchemy.exc import StatementError

from bot.store import HandRow, NewMatch, ResultRow, SaveConflict, SeatRow, State, Store
from bot.store.schema import hands
from tests.bot.store.conftest import ANN, BOB, CEES, create, save

Make = Callable[..., NewMatch]
RESULT = (ResultRow(0, None, 5, won=True),)


async def held(store: Store, match_id: str = "abcd2345") -> list[tuple[int, str]]:
    return [(hand.seat, hand.token) for hand in (await store.hand_tokens.of(match_id)).values()]


async def test_a_token_is_kept_until_the_next_one(store: Store, a_table: Make, clock: Any) -> None:
    await create(store, a_table())
    hand = HandRow(2, "first", 77, "en", clock.now)
    await store.hand_tokens.put("abcd2345", BOB, hand)
    assert await store.hand_tokens.of("abcd2345") == {BOB: hand}
    await store.hand_tokens.put("abcd2345", ANN, dataclasses.replace(hand, seat=0))
    await store.hand_tokens.put("abcd2345", BOB, HandRow(2, "second", None, "en", clock.now))
    assert await held(store) == [(0, "first"), (2, "second")]
    await store.hand_tokens.drop("abcd2345", ANN, 0)
    await store.hand_tokens.drop("abcd2345", ANN, 0)
    await store.hand_tokens.drop("abcd2345", CEES, 2)  # Cees had the seat before Bob.
    assert await held(store) == [(2, "second")]
    assert await held(store, "nowhere") == []
    with pytest.raises(SaveConflict):
        await store.hand_tokens.put("nowhere", BOB, hand)


async def test_an_error_does_not_contain_the_token(store: Store, clock: Any) -> None:
    hand = HandRow(0, "a secret", 77, "en", clock.now)
    with pytest.raises(SaveConflict) as failure:
        await store.hand_tokens.put("nowhere", BOB, hand)
    assert "a secret" not in "".join(traceback.format_exception(failure.value))


async def test_old_tokens_are_deleted(store: Store, a_table: Make, clock: Any) -> None:
    await create(store, a_table())
    for seat, user_id in ((0, ANN), (2, BOB)):
        hand = HandRow(seat, f"at {seat}", 77, "en", clock.move(minutes=1))
        await store.hand_tokens.put("abcd2345", user_id, hand)
    assert await store.hand_tokens.expire(clock.now) == 1
    assert await held(store) == [(2, "at 2")]


async def test_a_token_is_deleted_when_its_owner_leaves_the_seat(
    store: Store, a_table: Make, clock: Any
) -> None:
    """This includes a token that is saved after the seat was given away."""
    table = a_table()
    await create(store, table)
    for seat, user_id in ((0, ANN), (2, BOB)):
        await store.hand_tokens.put("abcd2345", user_id, HandRow(seat, f"at {seat}", 77, "en", clock.now))
    others = (*table.seats[:2], SeatRow(2, CEES, "Cees", unsubstituted=False))
    await save(store, "abcd2345", seats=others)
    assert await held(store) == [(0, "at 0")]
    with pytest.raises(SaveConflict):
        await store.hand_tokens.put("abcd2345", BOB, HandRow(2, "late", 77, "en", clock.now))
    await store.hand_tokens.put("abcd2345", CEES, HandRow(2, "new", 77, "en", clock.now))
    assert await held(store) == [(0, "at 0"), (2, "new")]


async def test_a_token_left_by_a_previous_owner_is_not_returned(
    store: Store, a_table: Make, clock: Any
) -> None:
    """On PostgreSQL such a token remains if it is saved while the seat is given away."""
    table = a_table()
    await create(store, table)
    others = (*table.seats[:2], SeatRow(2, CEES, "Cees", unsubstituted=False))
    await save(store, "abcd2345", seats=others)
    left = {"match_id": "abcd2345", "seat": 2, "user_id": BOB, "token": "late", "message_id": 77}
    row = left | {"locale": "en", "issued_at": clock.now}
    async with store._database.writing() as connection:
        await connection.execute(insert(hands).values(row))
    assert await held(store) == []
    await store.hand_tokens.put("abcd2345", CEES, HandRow(2, "new", 78, "en", clock.now))
    assert (await store.hand_tokens.of("abcd2345")).keys() == {CEES}

    async with store._database.writing() as connection:
        await connection.execute(update(hands).values(row))
    await save(store, "abcd2345", seats=others)
    async with store._database.reading() as connection:
        assert (await connection.execute(select(hands))).all() == []


@pytest.mark.parametrize(
    "what", [{"state": State.ABANDONED}, {"result": RESULT}], ids=["given up", "finished"]
)
async def test_tokens_are_deleted_when_the_match_ends(
    store: Store, a_table: Make, clock: Any, what: Any
) -> None:
    for id in ("abcd2345", "other234"):
        await create(store, a_table(id))
        await store.hand_tokens.put(id, ANN, HandRow(0, "token", 77, "en", clock.now))
    await save(store, "abcd2345", state=State.PLAYING)
    assert await held(store) == [(0, "token")]
    await save(store, "abcd2345", **what)
    assert await held(store) == []
    assert await held(store, "other234") == [(0, "token")]
    with pytest.raises(SaveConflict):  # a click processed after the match ended
        await store.hand_tokens.put("abcd2345", ANN, HandRow(0, "late", 77, "en", clock.now))
    assert await held(store) == []


async def test_a_time_without_a_zone_is_refused(store: Store, a_table: Make) -> None:
    await create(store, a_table())
    with pytest.raises(StatementError, match="naive time"):
        await store.hand_tokens.put("abcd2345", ANN, HandRow(0, "token", 77, "en", datetime(2026, 1, 1)))
    assert await held(store) == []
