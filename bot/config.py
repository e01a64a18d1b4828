"""The operator's settings, from environment variables and a ``.env`` file in the working directory.

Environment variables win over the file. Every problem is raised as one :class:`ConfigError`. Its text is one
sentence that names the setting and the place and never contains a secret. This module knows which settings
there are, not what they are used for: it does not touch Discord or a database.
"""

from __future__ import annotations

import os
import re
from difflib import get_close_matches
from io import StringIO
from ipaddress import IPv4Address
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from dotenv.parser import parse_stream
from pydantic import AfterValidator, BeforeValidator, Field, IPvAnyAddress, SecretStr, ValidationError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.language.errors import UserError
from bot.telemetry.logs import LogFormat

if TYPE_CHECKING:
    from sqlalchemy import URL

ENV_FILE = Path(".env")

CONTACT = 100
"""The most characters of the operator's contact."""

_ENCODING = "utf-8-sig"  # Some editors write a byte order mark at the beginning.

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


class ConfigError(UserError):
    """The settings cannot be used. The message says in one sentence what to change and where."""


def database_address(text: str) -> str:
    """Return a database address with the driver that this program uses, whichever driver it names.

    Raises:
        ValueError: it is not an address of a supported database.
    """
    # Imported here because workers read no settings: it would be a third of their start time.
    from sqlalchemy import make_url  # noqa: PLC0415
    from sqlalchemy.exc import ArgumentError  # noqa: PLC0415

    try:
        url = make_url(text)
    except ArgumentError:
        raise ValueError("address") from None
    driver = _DRIVERS.get(url.drivername, url.drivername)
    if driver not in _DRIVERS.values() or not url.database:
        raise ValueError("driver")
    if driver == _DRIVERS["postgresql"] and "password" in url.query:
        url = _with_password_hidden(url)
    return url.set(drivername=driver).render_as_string(hide_password=False)


def _with_password_hidden(url: URL) -> URL:
    """Move user and password from query options into the address, which prints without its password."""
    found = {name: url.normalized_query.get(name, [""])[-1] for name in ("user", "password")}
    user, password = url.username or found["user"], url.password or found["password"]
    return url.difference_update_query(found).set(username=user, password=password)


def _token(secret: SecretStr) -> SecretStr:
    if any(character.isspace() for character in secret.get_secret_value().strip()):
        raise ValueError("blanks")
    return SecretStr(secret.get_secret_value().strip())


def _page(text: str) -> str:
    """Return the address unchanged if a link can contain it.

    Raises:
        ValueError: it is not an http(s) address, or contains blanks or brackets.
    """
    if not text.startswith(("https://", "http://")) or any(sign.isspace() or sign in "<>()" for sign in text):
        raise ValueError("page")
    return text


def _contact(text: str) -> str:
    """Return the operator's contact without surrounding blanks.

    Raises:
        ValueError: it is longer than :data:`CONTACT` characters, or not printable.
    """
    if len(text.strip()) > CONTACT or not text.strip().isprintable():
        raise ValueError("contact")
    return text.strip()


def _lower(value: object) -> object:
    return value.lower() if isinstance(value, str) else value


def _ids(text: object) -> object:
    """Return the ids in a text, separated by commas or blanks; a value that is not text unchanged.

    Raises:
        ValueError: a word is not an id.
    """
    if not isinstance(text, str):
        return text
    words = text.replace(",", " ").split()
    if not all(word.isascii() and word.isdigit() and len(word) < 20 for word in words):
        raise ValueError("ids")
    return frozenset(map(int, words))


def _upper(value: object) -> object:
    return value.upper() if isinstance(value, str) else value


def _range(text: object) -> object:
    """Return ``first-last/total`` as three numbers. Return a value that is not text unchanged.

    Raises:
        ValueError: the text has another form, or the numbers are not in order.
    """
    if not isinstance(text, str):
        return text
    found = re.fullmatch(r"\s*(\d{1,5})-(\d{1,5})/(\d{1,5})\s*", text, re.ASCII)
    if found is None:
        raise ValueError("shards")
    first, last, shards = map(int, found.groups())
    if not first <= last < shards:
        raise ValueError("shards")
    return first, last, shards


class Settings(BaseSettings):
    """All settings. The error message ``config-impossible`` states the valid values of each."""

    model_config = SettingsConfigDict(
        frozen=True, extra="ignore", env_ignore_empty=True, hide_input_in_errors=True
    )

    discord_token: Annotated[SecretStr, AfterValidator(_token)] | None = Field(default=None)
    database_url: Annotated[str, AfterValidator(database_address)] = Field(
        default="sqlite+aiosqlite:///boneyard.sqlite3",
        repr=False,
    )
    database_direct_url: Annotated[str, AfterValidator(database_address)] | None = Field(
        default=None, repr=False
    )
    database_connections: int = Field(default=8, ge=2, le=100)
    computer_pace: float = Field(default=1.5, ge=0, le=60, allow_inf_nan=False)
    next_round_after: float = Field(default=90, ge=1, le=86400, allow_inf_nan=False)
    lobby_timeout: float = Field(
        default=1800,
        ge=60,
        le=604800,
        allow_inf_nan=False,
    )
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_upper)] = Field(
        default="INFO"
    )
    log_format: Annotated[LogFormat, BeforeValidator(_lower)] = Field(default="text")

    shut_out: Annotated[frozenset[int], NoDecode, BeforeValidator(_ids)] = Field(default=frozenset())
    low_memory: bool = False
    workers: int | None = Field(default=None, ge=1, le=64)
    shards: Annotated[tuple[int, int, int] | None, NoDecode, BeforeValidator(_range)] = None
    keep_matches_days: int = Field(default=0, ge=0, le=36500)

    turn_messages: Annotated[Literal["auto", "channel", "follow-up"], BeforeValidator(_lower)] = Field(
        default="auto"
    )
    requests_a_second: float = Field(default=50, ge=1, le=10000, allow_inf_nan=False)

    metrics_port: Annotated[int, Field(ge=1, le=65535)] | None = Field(default=None)
    metrics_host: IPvAnyAddress = Field(default=IPv4Address("127.0.0.1"))

    privacy_url: Annotated[str, AfterValidator(_page)] | None = Field(default=None)
    terms_url: Annotated[str, AfterValidator(_page)] | None = Field(default=None)
    support_url: Annotated[str, AfterValidator(_page)] | None = Field(default=None)
    operator_contact: Annotated[str, AfterValidator(_contact)] | None = Field(default=None)

    def token(self) -> str:
        """Return the bot's token. Only the command that connects to Discord needs it.

        Raises:
            ConfigError: no token is set.
        """
        if self.discord_token is None:
            raise ConfigError("config-no-token")
        return self.discord_token.get_secret_value()

    def require_shared(self, *, cluster: bool) -> None:
        """Check that the settings fit a process of a cluster, or a stand-alone process.

        Raises:
            ConfigError: a cluster uses SQLite, or a stand-alone process sets ``SHARDS``.
        """
        if cluster and self.database_url.startswith("sqlite"):
            raise ConfigError("config-cluster-sqlite")
        if self.shards is not None and not cluster:
            raise ConfigError("config-shards-alone")


NAMES = tuple(name.upper() for name in Settings.model_fields)
"""The names of all settings as environment variables."""


def load(file: Path = ENV_FILE) -> Settings:
    """Read the current settings from the environment and from ``file``, which need not exist.

    Raises:
        ConfigError: the file cannot be read, one of its lines is not a setting, or a value is invalid.
    """
    lines = _lines_of(file)
    source: dict[str, Any] = {"_env_file": file, "_env_file_encoding": _ENCODING}
    try:
        return Settings(**source)
    except ValidationError as error:
        name = str(error.errors()[0]["loc"][0])
    raise _impossible(name, file, lines)


def _lines_of(file: Path) -> dict[str, int]:
    """Return the line in which the file makes each setting; empty if there is no file.

    Raises:
        ConfigError: the file cannot be read, or one of its lines is not a setting or has a misspelt name.
    """
    try:
        text = file.read_text(_ENCODING)
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeError) as error:
        raise ConfigError("config-unreadable", file=str(file), reason=str(error)) from error
    found: dict[str, int] = {}
    for binding in parse_stream(StringIO(text)):
        written = binding.original.string
        line = binding.original.line + written[: len(written) - len(written.lstrip())].count("\n")
        if binding.error or (binding.key is not None and binding.value is None):
            raise ConfigError("config-no-setting", line=line, file=str(file))
        if binding.key is not None:
            found[_known(binding.key.upper(), file, line)] = line
    return found


def _known(name: str, file: Path, line: int) -> str:
    """Return ``name`` unless it resembles one of our settings. Unrelated names may belong to other programs.

    Raises:
        ConfigError: the name looks like a misspelt setting.
    """
    meant = get_close_matches(name, NAMES, n=1, cutoff=0.8)
    if meant and meant != [name]:
        raise ConfigError("config-misspelt", line=line, file=str(file), name=name, meant=meant[0])
    return name


def _impossible(name: str, file: Path, lines: dict[str, int]) -> ConfigError:
    """Return the error for an invalid value of a setting. It says where the value is set, not what it is."""
    outside = any(key.upper() == name.upper() and value for key, value in os.environ.items())
    line = 0 if outside else lines[name.upper()]
    low, high = _bounds(name)
    return ConfigError(
        "config-impossible", name=name.upper(), kind=name, low=low, high=high, line=line, file=str(file)
    )


def _bounds(name: str) -> tuple[str, str]:
    """Return the least and greatest value of a number; empty strings if the setting has no bounds."""
    rules = Settings.model_fields[name].metadata
    low = next((rule.ge for rule in rules if hasattr(rule, "ge")), "")
    high = next((rule.le for rule in rules if hasattr(rule, "le")), "")
    return str(low), str(high)
