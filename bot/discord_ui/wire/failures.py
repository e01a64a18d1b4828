"""What a failure on the way to Discord and back comes from: the program, or something outside of it.

People delete messages and channels, take permissions away and press too late; Discord and networks fail. None
of that is a fault of the program, so a line tells it; only a fault of the program is worth a traceback. What
is said to a person in a sentence never is.
"""

from __future__ import annotations

import logging

import aiohttp
import discord

from bot.language.errors import UserError
from bot.store import StoreError
from bot.telemetry.observer import Failure, Observer

OUT_OF_REACH = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What is raised where Discord refuses or fails, and where the connection to it breaks."""
_OUTSIDE = (discord.NotFound, discord.DiscordServerError, aiohttp.ClientError, ConnectionError, TimeoutError)
_TOO_MANY = 429


def failure_of(error: BaseException, otherwise: Failure) -> Failure:
    """Return what went wrong.

    Args:
        otherwise: what it is where the program is at fault.
    """
    if isinstance(error, discord.Forbidden):
        return Failure.PERMISSION
    if isinstance(error, StoreError):
        return Failure.DATABASE
    if isinstance(error, _OUTSIDE) or getattr(error, "status", None) == _TOO_MANY:
        return Failure.DISCORD
    return otherwise


class FailureLog:
    """Writes what went wrong into a log, and tells an observer.

    Args:
        otherwise: what it is where the program is at fault.
    """

    def __init__(self, log: logging.Logger, observer: Observer, otherwise: Failure) -> None:
        self._log = log
        self._observer = observer
        self._otherwise = otherwise

    def failed(self, error: BaseException, text: str, *about: object) -> None:
        """Log a failure, with a traceback where the program is at fault.

        Args:
            text: what could not be done, with a gap for each of ``about``.
        """
        failure = failure_of(error, self._otherwise)
        self._observer.failed(failure)
        if failure is self._otherwise and not isinstance(error, UserError):
            self._log.error(text, *about, exc_info=error)
        else:
            self._log.warning(f"{text}: %s", *about, error)
