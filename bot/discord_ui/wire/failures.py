"""Classify failures of requests to and from Discord: a bug in the program, or a cause outside of it.

People delete messages and channels, take permissions away and press too late; Discord and networks fail.
Those are not bugs, so the log has one line for each. Only a bug is logged with a traceback. A `UserError`,
which is answered with a sentence, never has one.
"""

from __future__ import annotations

import logging

import aiohttp
import discord

from bot.language.errors import UserError
from bot.store import StoreError
from bot.telemetry.observer import Failure, Observer

OUT_OF_REACH = (discord.HTTPException, aiohttp.ClientError, OSError)
"""The errors raised if Discord refuses or fails, or the connection to it breaks."""
_OUTSIDE = (discord.NotFound, discord.DiscordServerError, aiohttp.ClientError, ConnectionError, TimeoutError)
_OUTSIDE_STATUSES = frozenset({401, 429})
"""An expired token, and too many requests."""
_OUTSIDE_CODES = frozenset({40060, 50083, 160005, 200000, 200001, 240000})
"""Discord's error codes, all with status 400, for causes outside of the program.

In this order: the interaction is answered already, the thread is archived, the thread is locked, a message or
a title is blocked by the server's AutoMod, a link is blocked as harmful.
"""


def failure_of(error: BaseException, otherwise: Failure) -> Failure:
    """Return the kind of failure that an error is.

    Args:
        otherwise: the kind to return if the program is at fault.
    """
    if isinstance(error, discord.Forbidden):
        return Failure.PERMISSION
    if isinstance(error, StoreError):
        return Failure.DATABASE
    status, code = getattr(error, "status", None), getattr(error, "code", None)
    if isinstance(error, _OUTSIDE) or status in _OUTSIDE_STATUSES or code in _OUTSIDE_CODES:
        return Failure.DISCORD
    return otherwise


class FailureLog:
    """Logs failures and reports them to an observer.

    Args:
        otherwise: the kind of failure to report if the program is at fault.
    """

    def __init__(self, log: logging.Logger, observer: Observer, otherwise: Failure) -> None:
        self._log = log
        self._observer = observer
        self._otherwise = otherwise

    def failed(self, error: BaseException, text: str, *about: object) -> None:
        """Log and report a failure, with a traceback if the program is at fault.

        Args:
            text: a format string that says what could not be done, with a placeholder for each of ``about``.
        """
        failure = failure_of(error, self._otherwise)
        self._observer.failed(failure)
        if failure is self._otherwise and not isinstance(error, UserError):
            self._log.error(text, *about, exc_info=error)
        else:
            self._log.warning(f"{text}: %s", *about, error)
