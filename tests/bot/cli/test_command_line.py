"""The command line: every operator's mistake ends in one sentence, and no file is overwritten."""

from __future__ import annotations

import asyncio
import importlib.util
import io
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import aiohttp
import discord
import pytest
from sqlalchemy import insert

import bot.__main__ as command_line
from bot.language.localizer import LANGUAGES, localizer_for
from bot.store import MatchCommit, NewMatch, Store, new_id
from bot.store.schema import names

ROOT = Path(command_line.__file__).parents[1]
OFFLINE = "boneyard-offline.sqlite3"


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
    ("command", "prepare", "sentence"),
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
def test_a_refused_command_prints_one_sentence_and_changes_nothing(
    command: str,
    prepare: Callable[[Path], None],
    sentence: str,
    home: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    prepare(home)
    before = {path.name: path.read_bytes() for path in home.iterdir()}
    assert command_line.main(command.split()) == 1
    printed = capsys.readouterr()
    assert sentence in printed.err
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
        assert command_line.main(["play", "--no-browser", "--port", port]) == 1
    assert capsys.readouterr().err == localizer_for(language)("cli-port-taken", port=port) + "\n"


def test_a_metrics_port_in_use_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        monkeypatch.setenv("METRICS_PORT", port)
        assert command_line.main(["run"]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"The metrics cannot be served at 127.0.0.1, port {port}: ")
    assert said.count("\n") == 1


def test_offline_play_names_the_missing_extra(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert command_line.main(["play"]) == 1
    assert capsys.readouterr().err == localizer_for("en")("cli-no-simcord") + "\n"


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
    assert command_line.main(["run"]) == 1
    values = {"reason": str(error)} if key == "cli-unreachable" else {}
    assert capsys.readouterr().err == localizer_for("en")(key, **values) + "\n"


async def a_real_servers_table(path: Path) -> None:
    table = NewMatch(
        id=new_id(),
        guild_id=81_384_788_765_712_384,
        channel_id=2,
        host_id=3,
        game="uno-dominos",
        options={},
        seed="seed",
        locale="en-US",
    )
    async with await Store.open(f"sqlite+aiosqlite:///{path}") as store:
        await store.matches.commit(MatchCommit(match_id=table.id, expected_revision=0, new=table))


def test_a_real_servers_tables_are_not_played_offline(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(a_real_servers_table(home / OFFLINE))
    assert command_line.main(["play", "--no-browser"]) == 1
    assert capsys.readouterr().err == localizer_for("en")("cli-strange-tables", database=OFFLINE) + "\n"


@pytest.mark.parametrize("asked", [[], ["--help"], ["run", "--help"], ["play", "--help"]])
def test_help_shows_the_usage(asked: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command_line.main(asked)
    printed = capsys.readouterr()
    assert ended.value.code == (0 if asked else 2)
    assert "usage: python -m bot" in printed.out + printed.err


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        ("", "required: command"),
        ("start", "invalid choice: 'start'"),
        ("play --language xx", "argument --language: invalid choice: 'xx'"),
        ("play --port 70000", "argument --port: 70000 is not a port: choose a number from 0 to 65535."),
        ("play --prot 80 --no-browser", "unrecognized arguments: --prot 80"),
        ("verify all-fives", "required: SEATS, SECRET"),
        ("verify all-fives 2 \udcff", "argument SECRET: '\\udcff' is not text in UTF-8: type it again."),
        ("verify all-fives 2 abc --message \udcff", "argument --message: '\\udcff' is not text"),
        ("play --database \udcff.sqlite3", "argument --database: '\\udcff.sqlite3' is not text"),
        ("play --names Ann \udcff", "argument --names: '\\udcff' is not text"),
    ],
)
def test_a_wrong_argument_is_named(asked: str, complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command_line.main(asked.split())
    out, err = capsys.readouterr()
    assert (ended.value.code, out) == (2, "")
    assert err.startswith("usage: python -m bot")
    assert complaint in err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("asked", "keys"),
    [
        ("--help", ["cli-about", "cli-run", "cli-play", "verify-about", "person-about"]),
        ("play --help", ["cli-port", "cli-no-browser", "cli-language"]),
        ("verify --help", ["verify-about-seats", "verify-about-secret", "verify-about-hash"]),
        ("person --help", ["person-about-id", "person-about-forget"]),
    ],
)
def test_help_explains_in_the_operators_language(
    language: str,
    asked: str,
    keys: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_BE.UTF-8")
    with pytest.raises(SystemExit):
        command_line.main(asked.split())
    printed = " ".join(capsys.readouterr().out.split())
    assert [key for key in keys if " ".join(localizer_for(language)(key).split()) not in printed] == []


PLAYED = ("play", "--no-browser", "--language", "nl")
TOLD = 5
"""The number of lines that ``play`` prints before it waits."""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other signals")
def test_ctrl_c_ends_play_silently(home: Path, template: bytes) -> None:
    (home / OFFLINE).write_bytes(template)  # to create it would take a second
    process = subprocess.Popen(  # noqa: S603 (only its own arguments)
        [sys.executable, "-m", "bot", *PLAYED],
        cwd=home,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    lines = [process.stdout.readline() for _ in range(TOLD)]
    process.send_signal(signal.SIGINT)
    _, complaints = process.communicate(timeout=120)
    assert (process.returncode, complaints) == (0, "")
    assert "http://127.0.0.1:" in lines[0]
    assert "Nu spelen" in lines[1]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other signals")
def test_ctrl_c_during_the_imports_ends_the_command_silently(home: Path) -> None:
    (home / "pydantic.py").write_text("import signal\nsignal.raise_signal(signal.SIGINT)\n", "utf-8")
    ended = subprocess.run(
        [sys.executable, "-m", "bot", "version"],
        cwd=home,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (-signal.SIGINT, "", "")


@pytest.fixture
def _survives_being_ended() -> Iterator[None]:
    """Let a test fail, instead of ending the test run, if SIGTERM is not handled."""

    def unheard(*_: object) -> None:
        raise SystemExit("nobody listens")  # an event loop would only log another exception

    before = signal.signal(signal.SIGTERM, unheard)
    yield
    signal.signal(signal.SIGTERM, before)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other signals")
@pytest.mark.usefixtures("_survives_being_ended")
def test_sigterm_ends_play_silently(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = []

    def say(line: str = "") -> None:
        lines.append(line)
        if len(lines) == TOLD:
            asyncio.get_running_loop().call_soon(signal.raise_signal, signal.SIGTERM)

    monkeypatch.setattr(command_line, "say", say)
    assert command_line.main(PLAYED) == 0
    assert lines[TOLD:] == [""]
    assert "http://127.0.0.1:" in lines[0]
    assert capsys.readouterr() == ("", "")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other signals")
@pytest.mark.usefixtures("_survives_being_ended")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_command_has_its_own_exit_status(
    number: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def copies(*_: object) -> None:
        signal.raise_signal(number)
        await asyncio.sleep(60)

    monkeypatch.setattr("bot.cli.migrate.migrate_to", copies)
    assert command_line.main(["migrate-to", "postgresql://db.example/games"]) == command_line.INTERRUPTED


def written_in(encoding: str, monkeypatch: pytest.MonkeyPatch) -> Callable[[], str]:
    """Make standard output use this encoding, as on Windows or in an old terminal.

    Return a function that returns the text written so far.
    """
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding))
    return lambda: written.getvalue().decode(encoding)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_characters_that_the_terminal_cannot_show_are_escaped(
    encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR")
    written = written_in(encoding, monkeypatch)
    assert command_line.main(["verify", "uno-dominos", "2", "secret"]) == 0
    assert "Les mains telles qu" in written()


async def somebodys_name(name: str) -> None:
    async with (
        await Store.open("sqlite+aiosqlite:///boneyard.sqlite3") as store,
        store._database.writing() as connection,
    ):
        await connection.execute(insert(names).values(guild_id=1, user_id=2, name=name))


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_personal_data_is_valid_json_in_any_encoding(
    encoding: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "Zoë 多米诺 🁢"
    asyncio.run(somebodys_name(name))
    written = written_in(encoding, monkeypatch)
    assert command_line.main(["person", "2"]) == 0
    assert json.loads(written())["names"][0]["name"] == name


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="Linux alone has such a file")
@pytest.mark.parametrize("full", [True, False], ids=["full", "gone"])
def test_an_output_that_cannot_be_written_is_reported_in_one_sentence(
    full: bool, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if full:
        target = os.open("/dev/full", os.O_WRONLY)
    else:
        reader, target = os.pipe()
        os.close(reader)
    with os.fdopen(target, "w", encoding="utf-8") as stdout:  # closing it writes the buffered rest
        monkeypatch.setattr(sys, "stdout", stdout)
        assert command_line.main(["version"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("The output cannot be written: [Errno ")
    assert said.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other signals")
@pytest.mark.usefixtures("_survives_being_ended")
def test_ctrl_c_that_also_ends_the_reader_is_no_error(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def serves(*_: object, cluster: bool) -> None:
        signal.raise_signal(signal.SIGINT)
        await asyncio.sleep(60)

    reader, target = os.pipe()
    os.close(reader)
    monkeypatch.setattr("bot.cli.run.run", serves)
    with os.fdopen(target, "w", encoding="utf-8") as stdout:
        monkeypatch.setattr(sys, "stdout", stdout)
        assert command_line.main(["run"]) == 0
    assert capsys.readouterr().err == ""
