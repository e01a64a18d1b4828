"""Who has been asked to a lobby, who wants to be told of one, and the game that was opened last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.store import InvitedRow, NewTable, State, Store

ANN, BOB = 1 << 58, 2 << 58
HERE, THERE = 901, 902
Make = Callable[..., NewTable]


async def test_invitations_are_kept_in_order(store: Store, a_table: Make) -> None:
    await store.tables.create(a_table())
    asked = (InvitedRow(BOB, "Bob «B»"), InvitedRow(ANN, "Ann", declined=True))
    await store.invitations.put("abcd2345", asked[:1])
    await store.invitations.put("abcd2345", asked)
    assert await store.invitations.of("abcd2345") == asked
    assert await store.invitations.of("other234") == ()
    await store.invitations.put("abcd2345", ())
    assert await store.invitations.of("abcd2345") == ()


@pytest.mark.parametrize(("state", "left"), [(State.PLAYING, 0), (State.ABANDONED, 0), (State.LOBBY, 1)])
async def test_they_go_with_the_lobby(store: Store, a_table: Make, state: State, left: int) -> None:
    await store.tables.create(a_table())
    await store.tables.create(a_table("other234"))
    for table in ("abcd2345", "other234"):
        await store.invitations.put(table, [InvitedRow(BOB, "Bob")])

    await store.tables.update("abcd2345", state=state)
    await store.tables.update("other234", message_id=77)

    assert len(await store.invitations.of("abcd2345")) == left
    assert len(await store.invitations.of("other234")) == 1


@pytest.mark.parametrize("text", ["no json", "[[1]]", "[7]", '{"a": 1}'])
async def test_what_cannot_be_read_invites_nobody(store: Store, text: str) -> None:
    await store.notes.put("invited-abcd2345", text)
    assert await store.invitations.of("abcd2345") == ()


async def test_watching_is_a_matter_of_person_and_channel(store: Store) -> None:
    assert await store.watches.toggle(900, HERE, ANN)
    assert await store.watches.toggle(900, HERE, BOB)
    assert await store.watches.toggle(900, THERE, ANN)
    assert await store.watches.toggle(950, 951, ANN)
    assert await store.watches.watchers(HERE) == [ANN, BOB]
    assert await store.watches.channels(900, ANN) == [HERE, THERE]

    assert not await store.watches.toggle(900, HERE, ANN)

    assert await store.watches.watchers(HERE) == [BOB]
    assert await store.watches.channels(900, ANN) == [THERE]
    await store.watches.clear(THERE)
    assert await store.watches.channels(900, ANN) == []
    assert await store.watches.watchers(951) == [ANN]


async def test_the_game_last_opened_on_a_server(store: Store, a_table: Make, clock: Any) -> None:
    assert await store.tables.last_game(900) is None
    for number, (guild, game) in enumerate([(900, "domino-4"), (900, "all-fives"), (950, "uno-dominos")]):
        clock.move(minutes=1)
        await store.tables.create(a_table(f"tables{number}", guild_id=guild, game=game))
    assert await store.tables.last_game(900) == "all-fives"
    await store.tables.update("tables1", state=State.ABANDONED)
    assert await store.tables.last_game(900) == "all-fives"
