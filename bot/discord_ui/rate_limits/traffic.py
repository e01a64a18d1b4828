"""The bot's HTTP requests to Discord, observed as they leave: every try, with its answer.

Discord counts most requests against one limit for the whole application. Answers to interactions and their
follow-ups have limits of their own. This module knows paths and statuses; it knows no table.
"""

from __future__ import annotations

import re
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from types import SimpleNamespace

import aiohttp

MINUTE = 60
"""How many seconds are remembered."""

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
"""What a request is for, by the start of its path. The first match counts."""
UNCOUNTED = frozenset({"callback", "followup"})
"""The routes that do not count against the limit."""
TOO_MANY = 429
TROUBLE = 500
"""From this status on, Discord may or may not have carried out the request."""
DEFAULT_PAUSE = 60.0
"""Seconds to wait after a 429 answer that names no time."""


def route_of(path: str) -> str | None:
    """Return the name of the route of a request, such as ``messages``; ``other`` if none fits.

    None if the path does not belong to Discord's API.
    """
    found = _API.match(path)
    if found is None:
        return None
    return next((name for name, shape in _ROUTES if shape.match(found[1])), "other")


def counts(path: str) -> bool:
    """Return whether a request to a path counts against the limit."""
    route = route_of(path)
    return route is not None and route not in UNCOUNTED


def answered_interaction(path: str) -> int | None:
    """Return the id of the interaction that a request to a path answers, or None."""
    found = _API.match(path)
    answer = None if found is None else _CALLBACK.match(found[1])
    return None if answer is None else int(answer[1])


class Seconds:
    """Counts events in each second of the last minute.

    Args:
        clock: returns seconds, on a monotonic clock.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._seconds: deque[tuple[int, int]] = deque()
        """The seconds that had events, oldest first, each with its count."""

    def note(self, number: int = 1) -> None:
        """Add `number` events to the current second."""
        now = self._prune()
        last, before = self._seconds[-1] if self._seconds else (now, 0)
        if last == now and before:
            self._seconds.pop()
        else:
            before = 0
        self._seconds.append((now, before + number))

    def most(self) -> int:
        """Return the count of the busiest second.

        A monitor that samples every few seconds cannot tell a burst from a steady stream. Discord can.
        """
        self._prune()
        return max((number for _, number in self._seconds), default=0)

    def rate(self, seconds: int) -> float:
        """Return the average count per second, over the last `seconds` whole seconds."""
        now = self._prune()
        return sum(number for at, number in self._seconds if now - seconds <= at < now) / seconds

    def _prune(self) -> int:
        now = int(self._clock())
        while self._seconds and self._seconds[0][0] <= now - MINUTE:
            self._seconds.popleft()
        return now


# -- requests that must not be sent again ----------------------------------------------------------


class BusyError(Exception):
    """Discord did not take a request, because there were too many of its kind.

    Attributes:
        seconds: how long to wait before the request may be sent again.
    """

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class UncertainError(Exception):
    """Discord may or may not have taken a request. Sending it again could have it taken twice."""


@dataclass(slots=True)
class _Tries:
    number: int = 0


_once: ContextVar[_Tries | None] = ContextVar("once", default=None)


@contextmanager
def sent_once() -> Iterator[None]:
    """Within this block, which sends one request, stop the library from sending it again.

    The library would retry after a failure even if Discord had taken the request.

    Raises:
        BusyError: Discord did not take the request.
        UncertainError: it is unknown whether Discord took it.
    """
    token = _once.set(_Tries())
    try:
        yield
    finally:
        _once.reset(token)


def trace(admit: Callable[[], Awaitable[None]], sent: Callable[[str, str], None]) -> aiohttp.TraceConfig:
    """Return a trace config that reports every try and delays those that count against the limit.

    Args:
        admit: returns once a counted request may leave.
        sent: takes the path of a request and the status of its answer, or ``failed`` if no answer came.
    """
    tracing = aiohttp.TraceConfig()

    async def starts(
        session: aiohttp.ClientSession, about: SimpleNamespace, start: aiohttp.TraceRequestStartParams
    ) -> None:
        _begin_try()
        if counts(start.url.path):
            await admit()

    async def ended(
        session: aiohttp.ClientSession, about: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        sent(end.url.path, str(end.response.status))
        _end_try(end.response)

    async def failed(
        session: aiohttp.ClientSession, about: SimpleNamespace, end: aiohttp.TraceRequestExceptionParams
    ) -> None:
        # those are raised after an answer, which was reported
        if not isinstance(end.exception, BusyError | UncertainError):
            sent(end.url.path, "failed")

    tracing.on_request_start.append(starts)
    tracing.on_request_end.append(ended)
    tracing.on_request_exception.append(failed)
    return tracing


def _begin_try() -> None:
    tries = _once.get()
    if tries is None:
        return
    tries.number += 1
    if tries.number > 1:
        raise UncertainError


def _end_try(response: aiohttp.ClientResponse) -> None:
    if _once.get() is None:
        return
    if response.status == TOO_MANY:
        raise BusyError(_retry_after(response.headers.get("Retry-After", "")))
    if response.status >= TROUBLE:
        raise UncertainError(response.status)


def _retry_after(header: str) -> float:
    """Return the seconds that a `Retry-After` header asks for, or the default if it is no number."""
    try:
        return float(header)
    except ValueError:
        return DEFAULT_PAUSE
