"""The command line: whatever an operator does wrong ends in one sentence, and nothing is overwritten."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

import bot.__main__ as cli
from bot.config import NAMES
from bot.store import NewTable, Store, new_id
from bot.words import LANGUAGES, words_for

ROOT = Path(cli.__file__).parents[1]
OFFLINE = "boneyard-offline.sqlite3"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to be in, an English terminal, no settings, and no log to be left behind."""
    monkeypatch.chdir(tmp_path)
    for name in (*NAMES, "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(cli, "_log", lambda level: None)
    return tmp_path


def no_database(folder: Path) -> None:
    (folder / OFFLINE).write_bytes(b"shopping list\n" * 99)


def damaged(folder: Path) -> None:
    with closing(sqlite3.connect(folder / OFFLINE)) as connection:
        connection.execute("CREATE TABLE matches (id)")
        connection.executemany("INSERT INTO matches VALUES (?)", [("x" * 500,)] * 99)
        connection.commit()
    whole = (folder / OFFLINE).read_bytes()
    (folder / OFFLINE).write_bytes(whole[:4096] + b"\xff" * 4096 + whole[8192:])


def of_another_program(folder: Path) -> None:
    with closing(sqlite3.connect(folder / OFFLINE)) as connection:
        connection.execute("CREATE TABLE recipes (id)")


def malformed_settings(folder: Path) -> None:
    (folder / ".env").write_text("DISCORD_TOKEN\n")


def impossible_setting(folder: Path) -> None:
    (folder / ".env").write_text("COMPUTER_PACE=fast\n")


def nothing(folder: Path) -> None:
    pass


@pytest.mark.parametrize(
    ("command", "prepare", "said"),
    [
        ("run", nothing, "DISCORD_TOKEN is not set"),
        ("run", malformed_settings, "Line 1 of .env is not of the form NAME=value."),
        ("play", impossible_setting, "COMPUTER_PACE must be a number of seconds"),
        ("play", no_database, "is not a database; it was left as it is."),
        ("play", damaged, "is damaged; it was left as it is"),
        ("play", of_another_program, "belongs to another program"),
        ("play --database nowhere/tables.sqlite3", nothing, "there is no folder"),
    ],
)
def test_what_cannot_be_done_is_one_sentence_and_changes_nothing(
    command: str,
    prepare: Callable[[Path], None],
    said: str,
    home: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    prepare(home)
    before = {path.name: path.read_bytes() for path in home.iterdir()}
    assert cli.main(command.split()) == 1
    printed = capsys.readouterr()
    assert said in printed.err
    assert printed.err.count("\n") == 1
    assert printed.out == ""
    assert {path.name: path.read_bytes() for path in home.iterdir()} == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_taken_port_is_named_in_the_operators_language(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_BE.UTF-8")
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert cli.main(["play", "--no-browser", "--port", port]) == 1
    assert capsys.readouterr().err == words_for(language)("cli-port-taken", port=port) + "\n"


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (discord.LoginFailure("Improper token has been passed."), "cli-login-failed"),
        (aiohttp.ClientConnectionError("no route"), "cli-unreachable"),
        (OSError("no route"), "cli-unreachable"),
    ],
)
def test_a_failing_login_is_explained(
    error: Exception, key: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def login(self: discord.Client, token: str) -> None:
        raise error

    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    monkeypatch.setattr(discord.Client, "login", login)
    assert cli.main(["run"]) == 1
    values = {"reason": str(error)} if key == "cli-unreachable" else {}
    assert capsys.readouterr().err == words_for("en")(key, **values) + "\n"


async def a_real_servers_table(path: Path) -> None:
    async with await Store.open(f"sqlite+aiosqlite:///{path}") as store:
        await store.tables.create(
            NewTable(
                id=new_id(),
                guild_id=81_384_788_765_712_384,
                channel_id=2,
                host_id=3,
                game="uno-dominos",
                options={},
                seed="seed",
                locale="en-US",
            )
        )


def test_a_real_servers_tables_are_not_played_offline(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(a_real_servers_table(home / OFFLINE))
    assert cli.main(["play", "--no-browser"]) == 1
    assert capsys.readouterr().err == words_for("en")("cli-strange-tables", database=OFFLINE) + "\n"


@pytest.mark.parametrize("asked", [[], ["--help"], ["run", "--help"], ["play", "--help"]])
def test_help_tells_what_can_be_asked(asked: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(asked)
    printed = capsys.readouterr()
    assert ended.value.code == (0 if asked else 2)
    assert "usage: python -m bot" in printed.out + printed.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("asked", "key", "values"),
    [
        ("", "cli-no-command", {}),
        ("start", "cli-not-among", {"given": "start", "choices": ("run", "play", "verify", "person")}),
        ("play --language de", "cli-not-among", {"given": "de", "choices": LANGUAGES}),
        ("play --port 70000", "cli-port-impossible", {"port": "70000"}),
        ("play --prot 80 --no-browser", "cli-unknown", {"given": "--prot 80"}),
    ],
)
def test_what_was_misspelt_is_named_in_the_operators_language(
    language: str,
    asked: str,
    key: str,
    values: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_BE.UTF-8")
    with pytest.raises(SystemExit) as ended:
        cli.main(asked.split())
    words, (out, said) = words_for(language), capsys.readouterr()
    if "choices" in values:
        values = values | {"choices": words.either(values["choices"])}
    assert (ended.value.code, out) == (2, "")
    assert said.startswith(f"{words('cli-usage')} python -m bot")
    assert said.endswith(f"{words(key, **values).rstrip('.')}.\n")


@pytest.mark.parametrize(("language", "titles"), [("nl", "argumenten opties"), ("fr", "arguments options")])
def test_help_is_in_the_operators_language_from_its_first_word(
    language: str, titles: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    printed = capsys.readouterr().out
    assert printed.startswith(f"{words_for(language)('cli-usage')} python -m bot")
    assert " ".join(line[:-1] for line in printed.splitlines() if line.endswith(":")) == titles
    assert words_for(language)("cli-help") in printed


@pytest.mark.skipif(sys.platform == "win32", reason="signals are other there")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_ends_it_without_a_word(how: signal.Signals, home: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "bot", "play", "--no-browser", "--language", "nl"],
        cwd=home,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    said = [process.stdout.readline() for _ in range(5)]
    process.send_signal(how)
    _, complaints = process.communicate(timeout=30)
    assert (process.returncode, complaints) == (0, "")
    assert "http://127.0.0.1:" in said[0]
    assert "/play" in said[1]
