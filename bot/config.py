"""Settings: what the operator decides, from the environment and a ``.env`` file beside the program.

The environment wins over the file. Whatever is wrong is told as one :class:`ConfigError` whose text is
one sentence that names the setting and the place, and never repeats a secret. This module knows what
may be set, not what it is for: no Discord, no database is touched.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, BeforeValidator, Field, SecretStr
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

ENV_FILE = Path(".env")

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


class ConfigError(Exception):
    """The settings cannot be used. ``str()`` is one sentence that says what to change, and where."""


def _address(text: str) -> str:
    """A database address with the driver this program speaks through, whichever way it was written."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise ValueError("no address") from None
    driver = _DRIVERS.get(url.drivername, url.drivername)
    if driver not in _DRIVERS.values() or not url.database:
        raise ValueError("no such database")
    return url.set(drivername=driver).render_as_string(hide_password=False)


def _token(secret: SecretStr) -> SecretStr:
    if any(character.isspace() for character in secret.get_secret_value().strip()):
        raise ValueError("not one word")
    return SecretStr(secret.get_secret_value().strip())


def _upper(value: object) -> object:
    return value.upper() if isinstance(value, str) else value


class Settings(BaseSettings):
    """Everything that can be set. Each description says what the value must be."""

    model_config = SettingsConfigDict(
        frozen=True, extra="ignore", env_ignore_empty=True, hide_input_in_errors=True
    )

    discord_token: Annotated[SecretStr, AfterValidator(_token)] | None = Field(
        default=None, description="the bot's token, one word without blanks"
    )
    database_url: Annotated[str, AfterValidator(_address)] = Field(
        default="sqlite+aiosqlite:///boneyard.sqlite3",
        repr=False,
        description="the address of an SQLite file or a PostgreSQL database",
    )
    computer_pace: float = Field(
        default=1.5, ge=0, le=60, allow_inf_nan=False, description="a number of seconds from 0 to 60"
    )
    next_round_after: float = Field(
        default=90, ge=1, le=86400, allow_inf_nan=False, description="a number of seconds from 1 to 86400"
    )
    lobby_timeout: float = Field(
        default=1800,
        ge=60,
        le=604800,
        allow_inf_nan=False,
        description="a number of seconds from 60 to 604800",
    )
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_upper)] = Field(
        default="INFO", description="DEBUG, INFO, WARNING or ERROR"
    )

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Arguments, then the environment. The file is read by :func:`load`, which knows its lines."""
        return init_settings, env_settings

    def token(self) -> str:
        """The bot's token, for the one command that connects.

        Raises:
            ConfigError: none is set.
        """
        if self.discord_token is None:
            raise ConfigError("DISCORD_TOKEN is not set: put the bot's token into .env or the environment.")
        return self.discord_token.get_secret_value()


NAMES = tuple(name.upper() for name in Settings.model_fields)
"""Every setting as it is spelt in the environment."""


def load(file: Path = ENV_FILE, environment: Mapping[str, str] | None = None) -> Settings:
    """The settings as they stand now.

    Args:
        file: need not exist.
        environment: the process's own if left out.

    Raises:
        ConfigError: the file cannot be read, a line of it means nothing, or a value is impossible.
    """
    lines = _settings_in(file)
    given = os.environ if environment is None else environment
    values = {key: binding.value for key, binding in lines.items()}
    values |= {key.upper(): value for key, value in given.items() if key.upper() in NAMES and value}
    return values
