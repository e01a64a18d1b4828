"""``python -m bot doctor``: each problem is a line and an exit status, and the check changes nothing."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from base64 import urlsafe_b64encode
from collections import namedtuple
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

import bot.__main__ as command_line
from bot.cli import doctor
from bot.cli.findings import Finding, Level, report
from bot.discord_ui.wire.permissions import NEEDED
from bot.language.localizer import LANGUAGES, localizer_for
from bot.store import Inspection, Store
from bot.store.backends.migrate import revisions
from tests.sockets import payloads
from tests.sockets.discord_server import DiscordServer

FILE = "boneyard.sqlite3"
URL = f"sqlite+aiosqlite:///{FILE}"
TOKEN = f"{urlsafe_b64encode(b'700000000000000001').decode().rstrip('=')}.GhtQ7x.{'x' * 38}"
ENGLISH = localizer_for("en")
Usage = namedtuple("Usage", "total used free")
Checked = Callable[..., Awaitable[tuple[int, list[str]]]]


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database of this version without live tables."""
    path = tmp_path_factory.mktemp("doctor") / FILE

    async def make() -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{path}")).close()

    asyncio.run(make())
    return path.read_bytes()


@pytest.fixture
def well(home: Path, database: bytes, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of an installation without any problem, on a disk with plenty of room."""
    monkeypatch.setattr("shutil.disk_usage", lambda folder: Usage(0, 0, 1 << 40))
    for file in (Path(".env"), Path(FILE)):
        file.touch(mode=0o600)
    Path(".env").write_text(f"DISCORD_TOKEN={TOKEN}\nOPERATOR_CONTACT=ops@example.org\n")
    Path(FILE).write_bytes(database)
    return home


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[DiscordServer]:
    async with DiscordServer(range(1)) as made:
        monkeypatch.setattr(discord.http.Route, "BASE", f"{made.url}/api/v10")
        yield made


@pytest.fixture
def unreachable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:1/api/v10")


async def check(*, listing: bool = False) -> tuple[int, list[str]]:
    said: list[str] = []
    status = await doctor.examine(listing=listing, localizer=ENGLISH, say=said.append)
    return status, said


def contents(folder: Path) -> dict[str, tuple[bytes, int]]:
    """Return the contents and mode of each file, except what SQLite leaves beside a database it has read."""
    files = [each for each in folder.iterdir() if not each.name.endswith(("-wal", "-shm"))]
    return {each.name: (each.read_bytes(), each.stat().st_mode) for each in files}


def line(level: str, key: str, **values: Any) -> str:
    return f"{ENGLISH(f'finding-{level}'):7}  {ENGLISH(key, **values)}"


# -- the machine -----------------------------------------------------------------------------------


async def test_without_problems_all_is_well(well: Path, server: DiscordServer) -> None:
    before = contents(well)
    status, said = await check()
    assert status == 0
    assert [each[:7] for each in said[:-1]] == ["OK     "] * 6
    assert said[-1] == "All is well."
    assert line("ok", "checkup-token", id="700000000000000001") in said
    assert line("ok", "checkup-database", place=str(well / FILE)) in said
    assert contents(well) == before


async def test_the_check_may_run_beside_the_bot(well: Path, server: DiscordServer) -> None:
    async with await Store.open(URL, alone=True) as store:
        await store.key_values.put("a", "b")
        assert await check() == (0, (await check())[1])


def damaged(folder: Path) -> None:
    whole = (folder / FILE).read_bytes()
    (folder / FILE).write_bytes(whole[:4096] + b"\xff" * 8192 + whole[12288:])


def foreign(folder: Path) -> None:
    (folder / FILE).unlink()
    with closing(sqlite3.connect(folder / FILE)) as connection:
        connection.execute("CREATE TABLE recipes (id)")


def revised(revision: str) -> Callable[[Path], None]:
    def write(folder: Path) -> None:
        with closing(sqlite3.connect(folder / FILE)) as connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
            connection.commit()
        (folder / FILE).chmod(0o600)

    return write


def settings(text: str) -> Callable[[Path], None]:
    return lambda folder: (folder / ".env").write_text(f"{text}\nOPERATOR_CONTACT=me\n") and None


WRONG: dict[str, tuple[Callable[[Path], Any], str, str]] = {
    "a setting": (settings("COMPUTER_PACE=fast"), "FAULT", "COMPUTER_PACE must be a number of seconds"),
    "no token": (settings(""), "FAULT", "DISCORD_TOKEN is not set"),
    "a secret": (settings("DISCORD_TOKEN=hushhushhush"), "FAULT", "does not have the shape of a token"),
    "a fake": (settings(f"DISCORD_TOKEN={'y' * 24}.GhtQ7x.{'x' * 38}"), "FAULT", "not have the shape"),
    "nobody": (
        lambda folder: (folder / ".env").write_text(f"DISCORD_TOKEN={TOKEN}"),
        "warning",
        "OPERATOR_CONTACT is not set",
    ),
    "no database": (lambda folder: (folder / FILE).unlink(), "warning", "has no tables yet"),
    "no folder": (
        settings(f"DISCORD_TOKEN={TOKEN}\nDATABASE_URL=sqlite:///none/t.sqlite3"),
        "FAULT",
        "there is no folder",
    ),
    "no such": (lambda folder: (folder / FILE).write_bytes(b"milk\n" * 99), "FAULT", "is not a database"),
    "damaged": (damaged, "FAULT", "is damaged"),
    "foreign": (foreign, "FAULT", "belongs to another program"),
    "newer": (revised("9999"), "FAULT", "was written by a newer version"),
    "older": (revised(revisions()[0]), "warning", "has an earlier revision"),
    "open settings": (lambda folder: (folder / ".env").chmod(0o644), "warning", "/.env: chmod 600"),
    "an open file": (lambda folder: (folder / FILE).chmod(0o640), "warning", f"/{FILE}: chmod 600"),
    "an open copy": (lambda folder: (folder / f"{FILE}.old.backup").touch(0o644), "warning", ".old.backup:"),
}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other permissions")
@pytest.mark.parametrize("what", WRONG)
async def test_a_problem_is_one_line(what: str, well: Path, server: DiscordServer) -> None:
    prepare, level, sentence = WRONG[what]
    prepare(well)
    before = contents(well)
    status, said = await check()
    assert status == (level == "FAULT")
    (told,) = [each for each in said[:-1] if not each.startswith("OK")]
    assert told.startswith(level)
    assert sentence in told
    assert "hush" not in "".join(said)
    assert contents(well) == before


@pytest.mark.parametrize(
    ("revision", "word"), [(revisions()[0], "make a dump first"), (None, "no tables yet")]
)
async def test_no_copy_is_promised_for_postgresql(
    revision: str | None, word: str, well: Path, server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On PostgreSQL the bot migrates the tables, but it copies nothing and creates no database."""

    async def inspect(url: str) -> Inspection:
        return Inspection("postgresql://ann:***@db.example/games", revisions()[-1], revision)

    monkeypatch.setattr(Store, "inspect", inspect)
    status, said = await check()
    assert status == 0
    (told,) = [each for each in said[:-1] if not each.startswith("OK")]
    assert told.startswith("warning")
    assert word in told


async def test_unreadable_settings_are_one_line(
    well: Path, server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    stat = Path.stat

    def forbidden(path: Path, **options: Any) -> Any:
        if path.name == ".env":
            raise PermissionError(13, "Permission denied")
        return stat(path, **options)

    def closed(path: Path, *_: object) -> str:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "stat", forbidden)
    monkeypatch.setattr(Path, "read_text", closed)
    status, said = await check()
    assert status == 1
    assert any("The settings in .env cannot be read" in each for each in said)


@pytest.mark.parametrize(
    ("free", "level", "status"), [(5000, "OK", 0), (500, "warning", 0), (50, "FAULT", 1)]
)
async def test_little_free_space_is_reported(
    free: int, level: str, status: int, well: Path, server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda folder: Usage(0, 0, free << 20))
    found, said = await check()
    assert found == status
    assert any(each.startswith(level) and "MB are free" in each for each in said)


@pytest.mark.parametrize(
    ("off", "level", "words"),
    [
        (0, "OK", "agrees with"),
        (30, "warning", "seconds fast"),
        (-30, "warning", "seconds slow"),
        (-600, "FAULT", "seconds slow"),
    ],
)
async def test_the_clock_is_compared_with_discords(
    off: int, level: str, words: str, well: Path, server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "time", SimpleNamespace(time=lambda: time.time() + off))
    _, said = await check()
    assert any(each.startswith(level) and words in each for each in said)


async def test_an_unreachable_discord_is_a_warning(well: Path, unreachable: None) -> None:
    status, said = await check()
    assert status == 0
    assert any(each.startswith("warning") and "could not be asked for the time" in each for each in said)


async def test_unsupported_versions_are_reported(
    well: Path, server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "NEWEST_PYTHON", (3, 10))
    monkeypatch.setattr(doctor, "LIBRARY", ((3, 0), (4, 0)))
    status, said = await check()
    assert status == 1
    assert sum(each.startswith("warning") and "newer than the versions" in each for each in said) == 1
    assert sum(each.startswith("FAULT") and "discord.py" in each for each in said) == 1


def test_warnings_leave_the_exit_status_at_zero() -> None:
    said: list[str] = []
    warning = Finding(Level.WARNING, "checkup-no-contact")
    assert report([warning, warning], ENGLISH, said.append) == 0
    assert said[-1] == "2 warnings, and no fault."
    assert report([warning, Finding(Level.FAULT, "checkup-token-shape")], ENGLISH, said.append) == 1
    assert said[-1] == "One fault; one warning."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_check_speaks_the_operators_language(
    language: str,
    home: Path,
    unreachable: None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_BE.UTF-8")
    assert command_line.main(["doctor", "--listing"]) == 1
    printed, localizer = capsys.readouterr(), localizer_for(language)
    assert printed.err == ""
    assert localizer("checkup-no-database", place=str(home / FILE)) in printed.out
    assert localizer("listing-not-set", name="SUPPORT_URL") in printed.out
    assert printed.out.splitlines()[-1] == localizer("listing-elsewhere")
    assert not Path(FILE).exists()


# -- the listing -----------------------------------------------------------------------------------

PAGES = "PRIVACY_URL=https://x.example/p\nTERMS_URL=https://x.example/t\nSUPPORT_URL=https://discord.gg/x\n"
INSTALL = {"scopes": ["applications.commands", "bot"], "permissions": str(NEEDED.value)}
COMPLETE: dict[str, Any] = {
    "description": "Dominoes for your server.",
    "tags": ["games", "dominoes"],
    "icon": "0123",
    "privacy_policy_url": "https://x.example/p",
    "terms_of_service_url": "https://x.example/t",
    "bot_public": True,
    "integration_types_config": {"0": {"oauth2_install_params": INSTALL}},
}


@pytest.fixture
def fill_portal(well: Path, server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Return a function that gives the developer portal a complete application, with some fields changed."""
    Path(".env").write_text(f"DISCORD_TOKEN={TOKEN}\nOPERATOR_CONTACT=me\n{PAGES}")

    def put(**about: Any) -> None:
        for name, value in {**COMPLETE, **about}.items():
            monkeypatch.setitem(payloads.ABOUT, name, value)

    return put


async def test_a_complete_listing_has_no_fault(fill_portal: Callable[..., None]) -> None:
    fill_portal()
    status, said = await check(listing=True)
    assert status == 0
    assert [each for each in said if each.startswith("FAULT")] == []
    warnings = [each for each in said if each.startswith("warning")]
    assert warnings == [
        line("warning", "listing-page", what="team", there="no"),
        line("warning", "listing-verified", there="no"),
    ]
    assert said[-1] == ENGLISH("listing-elsewhere")


@pytest.mark.parametrize(
    ("about", "level", "key", "values"),
    [
        ({"description": " "}, "fault", "listing-page", {"what": "description", "there": "no"}),
        ({"tags": []}, "fault", "listing-page", {"what": "tags", "there": "no"}),
        ({"icon": None}, "fault", "listing-page", {"what": "icon", "there": "no"}),
        ({"privacy_policy_url": None}, "fault", "listing-page", {"what": "privacy", "there": "no"}),
        ({"terms_of_service_url": None}, "fault", "listing-page", {"what": "terms", "there": "no"}),
        (
            {"terms_of_service_url": "https://old.example"},
            "warning",
            "listing-differs",
            {"what": "terms", "there": "https://old.example", "wanted": "https://x.example/t"},
        ),
        ({"bot_public": False}, "fault", "listing-private", {}),
        ({"integration_types_config": {}}, "fault", "listing-page", {"what": "install", "there": "no"}),
        (
            {"integration_types_config": {}, "install_params": {"scopes": ["bot"], "permissions": "0"}},
            "fault",
            "listing-page",
            {"what": "install", "there": "no"},
        ),
        (
            {"integration_types_config": {}, "install_params": INSTALL | {"permissions": "8"}},
            "warning",
            "listing-permissions",
            {"there": "8", "wanted": str(NEEDED.value)},
        ),
    ],
)
async def test_a_gap_in_the_listing_is_one_line(
    about: dict[str, Any], level: str, key: str, values: dict[str, str], fill_portal: Callable[..., None]
) -> None:
    fill_portal(**about)
    status, said = await check(listing=True)
    assert status == (level == "fault")
    assert line(level, key, **values) in said


async def test_a_token_that_discord_refuses_is_reported(
    fill_portal: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refused(self: discord.Client, token: str) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    monkeypatch.setattr(discord.Client, "login", refused)
    status, said = await check(listing=True)
    assert status == 1
    assert line("fault", "cli-login-failed") in said


async def test_the_listing_is_checked_only_on_request(fill_portal: Callable[..., None]) -> None:
    fill_portal(description="")
    assert (await check())[0] == 0


# -- the version -----------------------------------------------------------------------------------


def test_the_version_is_one_line(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path(".env").write_text("nonsense\n")  # no reason to withhold the version
    assert command_line.main(["version"]) == 0
    assert capsys.readouterr().out == f"boneyard {command_line.__version__}\n"
