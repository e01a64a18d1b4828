"""The requests that the bot sends to Discord, seen where they leave: each try of each, with its answer.

Discord counts most of them against a limit for the whole bot. What answers an interaction, and what follows
up on it, has limits of its own.
"""

from __future__ import annotations

import re
import time
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp

LIMIT = 50
"""The requests a second that Discord takes of a bot, of those that it counts."""
MINUTE = 60
"""Seconds that are remembered."""

_API = re.compile(r"^/api/v\d+/(.*)$")
_CALLBACK = re.compile(r"^interactions/(\d+)/[^/]+/callback$")
_ROUTES = (
    ("callback", re.compile(r"^interactions/")),
    ("followup", re.compile(r"^webhooks/")),
    ("threads", re.compile(r"^channels/\d+/(messages/\d+/threads|threads|thread-members)")),
    ("messages", re.compile(r"^channels/\d+/messages")),
    ("channels", re.compile(r"^channels/")),
    ("commands", re.compile(r"^applications/\d+/(guilds/\d+/)?commands")),
    ("gateway", re.compile(r"^gateway")),
)
"""What requests are for, by the beginning of their paths; the first that fits."""
UNCOUNTED = frozenset({"callback", "followup"})
"""The routes that do not count against the limit."""


def route_of(path: str) -> str | None:
    """Return what a request to a path is for; None where it is none to Discord's API."""
    found = _API.match(path)
    if found is None:
        return None
    return next((name for name, shape in _ROUTES if shape.match(found[1])), "other")


def answered_interaction(path: str) -> int | None:
    """Return the interaction that a request to a path answers; None if it answers none."""
    found = _API.match(path)
    answer = None if found is None else _CALLBACK.match(found[1])
    return None if answer is None else int(answer[1])


class BusiestSecond:
    """How many requests the busiest second of the last minute had.

    A scrape every few seconds cannot tell a burst from a steady stream; Discord can.

    Args:
        clock: seconds, on a clock that never goes back.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._seconds: deque[tuple[int, int]] = deque()
        """The seconds with requests, oldest first, each with how many it had."""

    def note(self) -> None:
        """Count a request."""
        now = self._forget()
        last, number = self._seconds[-1] if self._seconds else (now, 0)
        if last == now and number:
            self._seconds.pop()
        else:
            number = 0
        self._seconds.append((now, number + 1))

    def most(self) -> int:
        """Return the requests of the busiest second."""
        self._forget()
        return max((number for _, number in self._seconds), default=0)

    def _forget(self) -> int:
        now = int(self._clock())
        while self._seconds and self._seconds[0][0] <= now - MINUTE:
            self._seconds.popleft()
        return now


def trace(sent: Callable[[str, str], None]) -> aiohttp.TraceConfig:
    """Return what has every try of a request told.

    Args:
        sent: takes the path of a request and the status of its answer, ``failed`` where none came.
    """
    tracing = aiohttp.TraceConfig()

    async def ended(
        session: aiohttp.ClientSession, about: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        sent(end.url.path, str(end.response.status))

    async def failed(
        session: aiohttp.ClientSession, about: SimpleNamespace, end: aiohttp.TraceRequestExceptionParams
    ) -> None:
        sent(end.url.path, "failed")

    tracing.on_request_end.append(ended)
    tracing.on_request_exception.append(failed)
    return tracing
