"""Personal data on the command line: shown in full and deleted, except while the person plays."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.language.localizer import localizer_for
from bot.store import MatchChanges, MatchCommit, NewMatch, SeatRow, State, Store, new_id

ANN = 1 << 58
Printed = Callable[..., str]


def save_table(state: State) -> None:
    """Save a table in this state with Ann seated at it, and one of her settings."""
    table = NewMatch(
        id=new_id(),
        guild_id=1,
        channel_id=2,
        host_id=ANN,
        game="all-fives",
        options={},
        seed="s",
        locale="en",
        seats=(SeatRow(0, ANN, "Ann"),),
    )

    async def write() -> None:
        async with await Store.open("sqlite+aiosqlite:///boneyard.sqlite3") as store:
            await store.user_settings.put(ANN, "text", "true")
            await store.matches.commit(MatchCommit(match_id=table.id, expected_revision=0, new=table))
            if state is not State.LOBBY:
                changes = MatchChanges(state=state)
                await store.matches.commit(
                    MatchCommit(match_id=table.id, expected_revision=1, changes=changes)
                )

    asyncio.run(write())


def test_personal_data_is_shown_and_deleted(run_command: Printed) -> None:
    save_table(State.ABANDONED)
    found = json.loads(run_command("person", str(ANN)))
    assert [row["name"] for row in found["seats"]] == ["Ann"]
    assert [row["value"] for row in found["preferences"]] == ["true"]

    forgotten = run_command("person", str(ANN), "--forget")

    assert forgotten == localizer_for("en")("person-forgotten", id=str(ANN)) + "\n"
    assert not any(json.loads(run_command("person", str(ANN))).values())


def test_a_servers_data_is_deleted_unless_it_has_a_live_table(run_command: Printed) -> None:
    save_table(State.ABANDONED)
    assert json.loads(run_command("person", str(ANN)))["seats"]
    assert run_command("server", "1") == localizer_for("en")("server-forgotten", id="1") + "\n"
    assert not json.loads(run_command("person", str(ANN)))["seats"]
    save_table(State.LOBBY)
    assert run_command("server", "1", status=1) == localizer_for("en")("server-playing", id="1") + "\n"
    assert run_command("server", "one", status=1) == localizer_for("en")("person-no-id", given="one") + "\n"
    assert json.loads(run_command("person", str(ANN)))["seats"]


def test_a_persons_data_is_not_deleted_while_they_play(run_command: Printed) -> None:
    save_table(State.LOBBY)
    before = run_command("person", str(ANN))
    refusal = run_command("person", str(ANN), "--forget", status=1)
    assert refusal == localizer_for("en")("person-playing", id=str(ANN)) + "\n"
    assert run_command("person", str(ANN)) == before


@pytest.mark.parametrize("given", ["Ann", "-1", "1" * 20, "9" * 19, "²"])
def test_an_invalid_id_is_refused(given: str, run_command: Printed) -> None:
    refusal = run_command("person", "--", given, status=1)
    assert refusal == localizer_for("en")("person-no-id", given=given) + "\n"
    assert not Path("boneyard.sqlite3").exists()
