"""The log: one line per event, as text or JSON, with the ids of the table and interaction it concerns.

Log records may contain ids and errors. Names, tokens, seeds and hands never appear, at any level. Libraries
whose debug output would contain them are limited to a higher level.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Literal, TextIO

LogFormat = Literal["text", "json"]

LIBRARIES = {
    "aiohttp": logging.WARNING,
    "aiosqlite": logging.WARNING,
    "alembic": logging.WARNING,
    "asyncio": logging.WARNING,
    "asyncpg": logging.WARNING,
    "discord": logging.INFO,
    "PIL": logging.WARNING,
    "sqlalchemy": logging.WARNING,  # at lower levels it logs every statement
}
"""The lowest level that each library may log."""

_SECRET = re.compile(r"""(/(?:interactions|webhooks)/\d+/)[^/?\s"'\\]+""")
"""The token of an interaction in a request's URL. Libraries log the URL of a failed request."""

_HIDDEN = {"Cc": " ", "Cf": ""}
"""What is written instead of control and format characters, by category."""

_ABOUT: ContextVar[dict[str, str | int]] = ContextVar("about", default={})  # noqa: B039 (never changed)


@contextmanager
def logged_about(**ids: str | int) -> Iterator[None]:
    """Within this block, add these ids to all log records, also of tasks started in it."""
    before = _ABOUT.set(_ABOUT.get() | ids)
    try:
        yield
    finally:
        _ABOUT.reset(before)


def set_up_logging(level: str, form: LogFormat = "text", stream: TextIO | None = None) -> None:
    """Log records from this level on.

    Args:
        level: the name of one of :mod:`logging`'s levels.
        stream: where to write; standard error by default.
    """
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.setFormatter(_Json() if form == "json" else _Text())
    root, least = logging.getLogger(), logging.getLevelNamesMapping()[level]
    root.handlers[:] = [handler]
    root.setLevel(least)
    for name, most in LIBRARIES.items():
        logging.getLogger(name).setLevel(max(least, most))


class _Text(logging.Formatter):
    """A line for people, followed by the traceback, if any."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-8s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return _without_secrets(super().format(record))

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802
        return _instant(record)

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 (as logging calls it)
        record.message = _one_line(record.message)
        about = " ".join(f"{name}={value}" for name, value in _ABOUT.get().items())
        return f"{super().formatMessage(record)}{f' [{about}]' if about else ''}"


class _Json(logging.Formatter):
    """A line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, str | int] = {
            "time": _instant(record),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= _ABOUT.get()
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return _without_secrets(json.dumps(told, ensure_ascii=False))


def _one_line(text: str) -> str:
    """Return a text on one line, without characters that steer a terminal or turn round the rest of the line.

    Messages from Discord may have several lines, and names of channels in them any character.
    """
    return "".join(
        _HIDDEN.get(unicodedata.category(letter), letter) for letter in " ".join(text.splitlines())
    )


def _without_secrets(text: str) -> str:
    return _SECRET.sub(r"\1…", text)


def _instant(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
