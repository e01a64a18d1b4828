"""Classification of failures: only bugs of the program get a traceback."""

from __future__ import annotations

import logging
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.discord_ui.wire.failures import FailureLog, failure_of
from bot.store import StoreUnreachable
from bot.tables.state.refusals import RefusedError
from bot.telemetry.observer import Failure, Observer

log = logging.getLogger(__name__)


class Counting(Observer):
    """Records reported failures."""

    def __init__(self) -> None:
        self.failures: list[Failure] = []

    def failed(self, what: Failure) -> None:
        self.failures.append(what)


def answer(kind: type[discord.HTTPException], status: int, code: int = 0) -> discord.HTTPException:
    return kind(cast("Any", SimpleNamespace(status=status, reason="no")), {"code": code, "message": "no"})


@pytest.mark.parametrize(
    ("error", "failure"),
    [
        (answer(discord.Forbidden, 403), Failure.PERMISSION),
        (answer(discord.NotFound, 404), Failure.DISCORD),
        (answer(discord.DiscordServerError, 503), Failure.DISCORD),
        (answer(discord.HTTPException, 429), Failure.DISCORD),
        (answer(discord.HTTPException, 401, 50027), Failure.DISCORD),
        (answer(discord.HTTPException, 400, 50083), Failure.DISCORD),
        (answer(discord.HTTPException, 400, 160005), Failure.DISCORD),
        (answer(discord.HTTPException, 400, 200000), Failure.DISCORD),
        (aiohttp.ClientConnectionError("no route"), Failure.DISCORD),
        (ConnectionResetError("gone"), Failure.DISCORD),
        (TimeoutError(), Failure.DISCORD),
        (StoreUnreachable("store-disk-full", place="here"), Failure.DATABASE),
        (answer(discord.HTTPException, 400), Failure.DELIVERY),
        (KeyError("seat"), Failure.DELIVERY),
        (FileNotFoundError("font"), Failure.DELIVERY),
    ],
)
def test_only_a_bug_of_the_program_gets_a_traceback(
    error: Exception, failure: Failure, caplog: pytest.LogCaptureFixture
) -> None:
    assert failure_of(error, Failure.DELIVERY) is failure
    observer = Counting()
    failures = FailureLog(log, observer, Failure.DELIVERY)
    failures.failed(error, "table %s could not be shown", "abcd2345")
    assert observer.failures == [failure]
    (record,) = caplog.records
    assert record.getMessage().startswith("table abcd2345 could not be shown")
    assert (record.exc_info is not None) is (failure is Failure.DELIVERY)
    assert record.levelno == (logging.ERROR if failure is Failure.DELIVERY else logging.WARNING)


def test_a_user_error_gets_no_traceback(caplog: pytest.LogCaptureFixture) -> None:
    refusal = RefusedError("limit-shown")
    FailureLog(log, Observer(), Failure.INTERACTION).failed(refusal, "an interaction failed")
    (record,) = caplog.records
    assert (record.levelno, record.exc_info) == (logging.WARNING, None)
