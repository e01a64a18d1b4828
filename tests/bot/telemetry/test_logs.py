"""The log: one line per event, the ids it concerns, and no secret."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from typing import Any

import aiohttp
import pytest

from bot.telemetry.logs import LogFormat, logged_about, set_up_logging

log = logging.getLogger("bot.anything")


pytestmark = pytest.mark.usefixtures("logging_as_it_was")


def written(level: str, form: LogFormat) -> io.StringIO:
    stream = io.StringIO()
    set_up_logging(level, form, stream)
    return stream


def test_a_text_line_names_the_ids_it_concerns() -> None:
    stream = written("INFO", "text")
    with logged_about(interaction=7), logged_about(table="abcd2345"):
        log.warning("could not tidy: %s", "gone")
    log.info("all is well")
    first, second = stream.getvalue().splitlines()
    assert first.endswith(" WARNING  bot.anything: could not tidy: gone [interaction=7 table=abcd2345]")
    assert second.endswith(" INFO     bot.anything: all is well")


def test_a_text_line_neither_steers_the_terminal_nor_turns_round() -> None:
    stream = written("INFO", "text")
    log.info("channel %s is gone", "a\x1b[2Jb\u202edc\u2066\tf\nn\u200b")
    assert stream.getvalue().endswith("channel a [2Jbdc f n is gone\n")


def test_a_json_line_is_one_object_also_with_a_traceback() -> None:
    stream = written("INFO", "json")
    with logged_about(table="abcd2345"):
        try:
            raise ValueError("two\nlines")
        except ValueError:
            log.exception("broken")
    (line,) = stream.getvalue().splitlines()
    told = json.loads(line)
    assert {name: told[name] for name in ("level", "logger", "message", "table")} == {
        "level": "ERROR",
        "logger": "bot.anything",
        "message": "broken",
        "table": "abcd2345",
    }
    assert "ValueError: two" in told["error"]


def test_a_message_with_line_breaks_is_one_line() -> None:
    stream = written("INFO", "text")
    log.warning("could not tidy: %s", "Invalid Form Body\nIn content: too long")
    (line,) = stream.getvalue().splitlines()
    assert line.endswith("could not tidy: Invalid Form Body In content: too long")


async def test_tasks_of_an_interaction_log_its_id_also_later() -> None:
    stream = written("INFO", "text")

    async def deliver() -> None:
        log.info("delivered")

    with logged_about(interaction=7):
        task = asyncio.create_task(deliver())
    await task
    assert "delivered [interaction=7]" in stream.getvalue()


@pytest.mark.parametrize(
    ("name", "level"),
    [
        ("aiosqlite", logging.DEBUG),
        ("discord.http", logging.DEBUG),
        ("discord.gateway", logging.DEBUG),
        ("PIL.PngImagePlugin", logging.DEBUG),
        ("sqlalchemy.engine", logging.INFO),
    ],
)
def test_debug_output_of_libraries_is_never_logged(name: str, level: int) -> None:
    stream = written("DEBUG", "text")
    log.debug("ours")
    logging.getLogger(name).log(level, "a token")
    assert "ours" in stream.getvalue()
    assert "a token" not in stream.getvalue()


def test_libraries_log_no_more_than_the_level_set() -> None:
    stream = written("ERROR", "text")
    for name in ("discord.gateway", "asyncio"):
        logging.getLogger(name).warning("slow")
        logging.getLogger(name).error("broken")
    assert [line.rpartition(": ")[2] for line in stream.getvalue().splitlines()] == ["broken"] * 2


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_line_has_its_time_in_utc(form: LogFormat) -> None:
    stream = written("INFO", form)
    log.handle(logging.makeLogRecord({"msg": "a", "levelno": logging.INFO, "created": 1_500_000_000.25}))
    assert "2017-07-14T02:40:00.250+00:00" in stream.getvalue()


def test_setting_up_the_log_again_does_not_duplicate_lines() -> None:
    first, second = written("INFO", "text"), written("INFO", "text")
    log.info("once")
    assert first.getvalue() == ""
    assert len(second.getvalue().splitlines()) == 1


class OutOfReach(aiohttp.TCPConnector):
    """A connection to a server that does not answer."""

    async def connect(self, *args: Any, **options: Any) -> Any:
        raise TimeoutError


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize(
    "way", ["webhooks/11/aW50-ZXJ_x/messages/@original", "interactions/7/aW50-ZXJ_x/callback"]
)
async def test_the_token_of_an_interaction_is_not_logged_if_a_request_fails(
    way: str, form: LogFormat
) -> None:
    """aiohttp names the full URL of a request whose connection timed out."""
    stream = written("INFO", form)
    async with aiohttp.ClientSession(connector=OutOfReach()) as session:
        with pytest.raises(aiohttp.ServerTimeoutError, match="aW50-ZXJ_x") as failure:
            await session.patch(f"https://discord.com/api/v10/{way}")
    log.warning("could not refresh a hand: %s", failure.value)
    log.error("broken", exc_info=failure.value)
    assert "aW50" not in stream.getvalue()
    assert stream.getvalue().count(way.replace("aW50-ZXJ_x", "…")) > 1
    if form == "json":
        assert [json.loads(line)["message"] for line in stream.getvalue().splitlines()][1:] == ["broken"]
