"""Settings: defaults, sources, and the error message for each invalid setting."""

from __future__ import annotations

import re
from ipaddress import IPv4Address
from pathlib import Path

import pytest
from sqlalchemy import make_url

from bot.config import NAMES, ConfigError, Settings, load
from bot.language.localizer import LANGUAGES, localizer_for

EXAMPLE = Path(__file__).parents[2] / ".env.example"


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep this machine's environment and ``.env`` out of the tests."""
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def written(text: str) -> Path:
    file = Path(".env")
    file.write_text(text, "utf-8")
    return file


def test_every_setting_but_the_token_has_a_default() -> None:
    settings = load()
    assert settings.model_dump() == {
        "discord_token": None,
        "database_url": "sqlite+aiosqlite:///boneyard.sqlite3",
        "database_direct_url": None,
        "database_connections": 8,
        "computer_pace": 1.5,
        "next_round_after": 90.0,
        "lobby_timeout": 1800.0,
        "log_level": "INFO",
        "log_format": "text",
        "shut_out": frozenset(),
        "low_memory": False,
        "workers": None,
        "shards": None,
        "keep_matches_days": 0,
        "turn_messages": "auto",
        "requests_a_second": 50.0,
        "metrics_port": None,
        "metrics_host": IPv4Address("127.0.0.1"),
        "privacy_url": None,
        "terms_url": None,
        "support_url": None,
        "operator_contact": None,
    }
    with pytest.raises(ConfigError, match=r"^DISCORD_TOKEN is not set"):
        settings.token()


def test_the_example_lists_every_setting_with_its_default() -> None:
    text = EXAMPLE.read_text("utf-8")
    named = [line.partition("=")[0] for line in text.splitlines() if line and not line.startswith("#")]
    assert named == list(NAMES)
    assert load(EXAMPLE) == load()


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ("COMPUTER_PACE=0", "computer_pace", 0.0),
        ("computer_pace = 2 # a little slower", "computer_pace", 2.0),
        ("COMPUTER_PACE=", "computer_pace", 1.5),
        ("export LOG_LEVEL='debug'", "log_level", "DEBUG"),
        ("\ufeffLOBBY_TIMEOUT=60", "lobby_timeout", 60.0),
        ("DATABASE_URL=sqlite:///games.db", "database_url", "sqlite+aiosqlite:///games.db"),
        ("DATABASE_URL=postgres://u:p%40w@h/db", "database_url", "postgresql+asyncpg://u:p%40w@h/db"),
        ("PRIVACY_URL=https://a.example/p#1", "privacy_url", "https://a.example/p#1"),
        ("SUPPORT_URL=http://a.example", "support_url", "http://a.example"),
        ("SHUT_OUT=12,34, 345 6,", "shut_out", frozenset({12, 34, 345, 6})),
        ("SHUT_OUT=", "shut_out", frozenset()),
        ("LOW_MEMORY=1", "low_memory", True),
        ("WORKERS=3", "workers", 3),
        ("SHARDS=0-15/64", "shards", (0, 15, 64)),
        ("SHARDS= 3-3/4 ", "shards", (3, 3, 4)),
        ("WORKERS=", "workers", None),
        ("TURN_MESSAGES=Follow-Up", "turn_messages", "follow-up"),
        ("REQUESTS_A_SECOND=12.5", "requests_a_second", 12.5),
        ("POSTGRES_DB=of another program\nNEXT_ROUND_AFTER=5", "next_round_after", 5.0),
    ],
)
def test_settings_are_read_from_the_file(text: str, name: str, value: object) -> None:
    assert getattr(load(written(text)), name) == value


def test_the_environment_wins_over_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMPUTER_PACE", "3")
    monkeypatch.setenv("LOBBY_TIMEOUT", "")
    settings = load(written("COMPUTER_PACE=2\nLOBBY_TIMEOUT=99"))
    assert (settings.computer_pace, settings.lobby_timeout) == (3.0, 99.0)


SECONDS = "must be a number of seconds from"
PAGE = (
    "must be a web address that begins with https:// or http://, without blanks, parentheses or angle "
    "brackets"
)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("COMPUTER_PACE=fast", f"COMPUTER_PACE {SECONDS} 0 to 60 (line 1 of .env)."),
        ("# slow\n\n\nCOMPUTER_PACE=-1", f"COMPUTER_PACE {SECONDS} 0 to 60 (line 4 of .env)."),
        ("NEXT_ROUND_AFTER=nan", f"NEXT_ROUND_AFTER {SECONDS} 1 to 86400 (line 1 of .env)."),
        ("LOBBY_TIMEOUT=0", f"LOBBY_TIMEOUT {SECONDS} 60 to 604800 (line 1 of .env)."),
        ("log_level=LOUD", "LOG_LEVEL must be DEBUG, INFO, WARNING or ERROR (line 1 of .env)."),
        ("SHUT_OUT=Eve", "SHUT_OUT must be Discord ids with commas between them (line 1 of .env)."),
        *(
            (
                f"SHARDS={wrong}",
                "SHARDS must be a range such as 0-15/64: the first shard, the last, and how many there are "
                "in all (line 1 of .env).",
            )
            for wrong in ("4", "0-4/4", "3-2/8", "a-b/c", "-1-2/4", "0-15/64/2")
        ),
        (f"SHUT_OUT={'9' * 20}", "SHUT_OUT must be Discord ids with commas between them (line 1 of .env)."),
        (
            "DATABASE_CONNECTIONS=1",
            "DATABASE_CONNECTIONS must be a whole number from 2 to 100 (line 1 of .env).",
        ),
        (
            "TURN_MESSAGES=followup",
            "TURN_MESSAGES must be auto, channel or follow-up (line 1 of .env).",
        ),
        (
            "REQUESTS_A_SECOND=0",
            "REQUESTS_A_SECOND must be a number of requests a second from 1 to 10000 (line 1 of .env).",
        ),
        ("WORKERS=0", "WORKERS must be a whole number from 1 to 64 (line 1 of .env)."),
        (
            "KEEP_MATCHES_DAYS=-1",
            "KEEP_MATCHES_DAYS must be a number of days, 36500 at most, or 0 to keep everything "
            "(line 1 of .env).",
        ),
        ("LOW_MEMORY=little", "LOW_MEMORY must be 1 for yes or 0 for no (line 1 of .env)."),
        ("TERMS_URL=TERMS.md", f"TERMS_URL {PAGE} (line 1 of .env)."),
        ("PRIVACY_URL='https://a.example/a b'", f"PRIVACY_URL {PAGE} (line 1 of .env)."),
        ("PRIVACY_URL=https://a.example/(a)", f"PRIVACY_URL {PAGE} (line 1 of .env)."),
        ("DISCORD_TOKEN", "Line 1 of .env is not of the form NAME=value."),
        ("LOG_LEVEL=INFO\nDISCORD_TOKEN: abc", "Line 2 of .env is not of the form NAME=value."),
        ("LOG_LEVEL='INFO", "Line 1 of .env is not of the form NAME=value."),
        ("METRICS_PORT=0", "METRICS_PORT must be a port from 1 to 65535 (line 1 of .env)."),
        (
            "METRICS_HOST=here",
            "METRICS_HOST must be an address of this machine, such as 127.0.0.1 (line 1 of .env).",
        ),
        ("SUPPORT_URL=discord.gg/x", f"SUPPORT_URL {PAGE} (line 1 of .env)."),
        (
            f"OPERATOR_CONTACT={'x' * 101}",
            "OPERATOR_CONTACT must be at most 100 characters on one line (line 1 of .env).",
        ),
        (
            'OPERATOR_CONTACT="ops@a.example\\nor Ann"',
            "OPERATOR_CONTACT must be at most 100 characters on one line (line 1 of .env).",
        ),
        ("DISCORD_TOKN=abc", "Line 1 of .env sets DISCORD_TOKN, which is not a setting: DISCORD_TOKEN is."),
        ("\nDATABASE_URI=x", "Line 2 of .env sets DATABASE_URI, which is not a setting: DATABASE_URL is."),
    ],
)
def test_invalid_settings_are_explained_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ConfigError) as caught:
        load(written(text))
    assert str(caught.value) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["PRIVACY_URL", "TERMS_URL", "SUPPORT_URL"])
def test_links_begin_as_the_error_says_in_every_language(name: str, language: str) -> None:
    with pytest.raises(ConfigError) as caught:
        load(written(f"{name}=ftp://a.example"))
    beginnings = re.findall(r"\w+://", caught.value.say(localizer_for(language)))
    assert beginnings == ["https://", "http://"]
    for each in beginnings:
        assert getattr(load(written(f"{name}={each}a.example")), name.lower()) == f"{each}a.example"


@pytest.mark.parametrize(
    "address",
    [
        "nonsense",
        "mysql://u:hush@h/db",
        "postgresql://u:hush@h:port/db",
        "sqlite://",
        "postgresql+psycopg://h/db",
    ],
)
def test_the_error_does_not_repeat_an_invalid_database_address(address: str) -> None:
    with pytest.raises(ConfigError) as caught:
        load(written(f"DATABASE_URL={address}"))
    assert str(caught.value) == (
        "DATABASE_URL must be the address of an SQLite file or a PostgreSQL database (line 1 of .env)."
    )


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql:///db?host=/run&user=u&password=hu%2Fsh", "postgresql+asyncpg://u:***@/db?host=%2Frun"),
        ("postgres://u@h/db?password=hush&ssl=prefer", "postgresql+asyncpg://u:***@h/db?ssl=prefer"),
        ("postgresql://h/db?password=hush", "postgresql+asyncpg://:***@h/db"),
        ("postgresql://u:hush@h/db?user=x&password=y", "postgresql+asyncpg://u:***@h/db"),
    ],
)
def test_a_password_in_a_query_option_is_hidden_too(address: str, shown: str) -> None:
    for name in ("DATABASE_URL", "DATABASE_DIRECT_URL"):
        url = make_url(getattr(load(written(f"{name}={address}")), name.lower()))
        assert url.render_as_string() == shown
        assert url.password in {"hush", "hu/sh"}


def test_the_error_says_if_the_value_is_set_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMPUTER_PACE", "fast")
    with pytest.raises(ConfigError, match=r"\(it is set in the environment\)\.$"):
        load(written("COMPUTER_PACE=1"))
    monkeypatch.setenv("COMPUTER_PACE", "")  # an empty value sets nothing
    with pytest.raises(ConfigError, match=r"\(line 1 of \.env\)\.$"):
        load(written("COMPUTER_PACE=fast"))


def test_secrets_do_not_appear_in_repr_or_errors() -> None:
    settings = load(written("DISCORD_TOKEN=hush.hush\nDATABASE_URL=postgresql://u:quiet@h/db"))
    assert settings.token() == "hush.hush"
    assert "hush" not in repr(settings)
    assert "quiet" not in repr(settings)
    with pytest.raises(ConfigError) as caught:
        load(written("DISCORD_TOKEN=Bot hush"))
    assert (
        str(caught.value)
        == "DISCORD_TOKEN must be the bot's token, one word without blanks (line 1 of .env)."
    )


def test_an_unreadable_file_is_an_error() -> None:
    Path("folder").mkdir()
    with pytest.raises(ConfigError, match=r"^The settings in folder cannot be read: "):
        load(Path("folder"))
    Path("latin").write_bytes(b"LOG_LEVEL=\xe9")
    with pytest.raises(ConfigError, match=r"^The settings in latin cannot be read: "):
        load(Path("latin"))


def test_settings_can_be_passed_as_arguments() -> None:
    assert Settings(computer_pace=0).computer_pace == 0


@pytest.mark.parametrize(
    ("text", "cluster", "sentence"),
    [
        ("", True, "Several processes can share a PostgreSQL database, not an SQLite file"),
        ("SHARDS=0-1/4\nDATABASE_URL=postgresql://host/name", False, "start it with --cluster"),
    ],
)
def test_require_shared_refuses_settings_of_the_other_mode(text: str, cluster: bool, sentence: str) -> None:
    with pytest.raises(ConfigError) as refusal:
        load(written(text)).require_shared(cluster=cluster)
    assert sentence in refusal.value.say(localizer_for("en"))


@pytest.mark.parametrize(
    ("text", "cluster"),
    [
        ("", False),
        ("SHARDS=0-1/4\nDATABASE_URL=postgresql://host/name", True),
        ("DATABASE_URL=postgresql://h/n", True),
    ],
)
def test_require_shared_accepts_matching_settings(text: str, cluster: bool) -> None:
    load(written(text)).require_shared(cluster=cluster)
