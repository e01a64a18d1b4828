"""What is kept of somebody, on the command line: shown in full, deleted, and never while they play."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

import bot.__main__ as cli
from bot.config import NAMES
from bot.store import NewTable, SeatRow, State, Store, new_id
from bot.words import words_for

ANN = 1 << 58


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder to be in, and an English terminal."""
    monkeypatch.chdir(tmp_path)
    for name in (*NAMES, "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def kept(state: State) -> None:
    """A table with Ann at it, and one wish of hers."""

    async def write() -> None:
        async with await Store.open("sqlite+aiosqlite:///boneyard.sqlite3") as store:
            await store.preferences.put(ANN, "text", "true")
            table = NewTable(
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
            await store.tables.create(table)
            if state is not State.LOBBY:
                await store.tables.update(table.id, state=state)

    asyncio.run(write())


Printed = Callable[..., str]


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Printed:
    """What the command line answers, and that it ends as it should."""

    def ask(*words: str, status: int = 0) -> str:
        assert cli.main(["person", *words]) == status
        printed = capsys.readouterr()
        return printed.err if status else printed.out

    return ask


def test_what_is_kept_is_shown_and_deleted(told: Printed) -> None:
    kept(State.ABANDONED)
    found = json.loads(told(str(ANN)))
    assert [row["name"] for row in found["seats"]] == ["Ann"]
    assert [row["value"] for row in found["preferences"]] == ["true"]

    assert told(str(ANN), "--forget") == words_for("en")("person-forgotten", id=str(ANN)) + "\n"

    assert not any(json.loads(told(str(ANN))).values())


def test_nobody_is_deleted_while_they_play(told: Printed) -> None:
    kept(State.LOBBY)
    before = told(str(ANN))
    refusal = told(str(ANN), "--forget", status=1)
    assert refusal == words_for("en")("person-playing", id=str(ANN)) + "\n"
    assert told(str(ANN)) == before


@pytest.mark.parametrize("given", ["Ann", "-1", "1" * 20, "²"])
def test_what_is_no_id_is_refused(given: str, told: Printed) -> None:
    assert told("--", given, status=1) == words_for("en")("person-no-id", given=given) + "\n"
    assert not Path("boneyard.sqlite3").exists()
