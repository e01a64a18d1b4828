"""The requests that the bot sends to Discord, seen where they leave: each try of each, with its answer.

Discord counts most of them against a limit for the whole application. What answers an interaction, and what
follows up on it, has limits of its own. This module knows paths and statuses; it knows no table.
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
TOO_MANY = 429
TROUBLE = 500
"""Statuses from here on leave open whether Discord has done what was asked."""
REST = 60.0
"""Seconds that Discord is left alone where it does not say how long."""


def route_of(path: str) -> str | None:
    """Return what a request to a path is for; None where it is none to Discord's API."""
    found = _API.match(path)
    if found is None:
        return None
    return next((name for name, shape in _ROUTES if shape.match(found[1])), "other")


def counts(path: str) -> bool:
    """Return whether a request to a path counts against the limit."""
    route = route_of(path)
    return route is not None and route not in UNCOUNTED


def answered_interaction(path: str) -> int | None:
    """Return the interaction that a request to a path answers; None if it answers none."""
    found = _API.match(path)
    answer = None if found is None else _CALLBACK.match(found[1])
    return None if answer is None else int(answer[1])


class Seconds:
    """How much there was of something in each second of the last minute.

    Args:
        clock: seconds, on a clock that never goes back.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._seconds: deque[tuple[int, int]] = deque()
        """The seconds in which there was any, oldest first, each with how much."""

    def note(self, number: int = 1) -> None:
        """Count some more."""
        now = self._forget()
        last, before = self._seconds[-1] if self._seconds else (now, 0)
        if last == now and before:
            self._seconds.pop()
        else:
            before = 0
        self._seconds.append((now, before + number))

    def most(self) -> int:
        """Return how much there was in the busiest second.

        Who looks every few seconds cannot tell a burst from a steady stream; Discord can.
        """
        self._forget()
        return max((number for _, number in self._seconds), default=0)

    def rate(self, seconds: int) -> float:
        """Return how much there was a second, in the last so many whole seconds."""
        now = self._forget()
        return sum(number for at, number in self._seconds if now - seconds <= at < now) / seconds

    def _forget(self) -> int:
        now = int(self._clock())
        while self._seconds and self._seconds[0][0] <= now - MINUTE:
            self._seconds.popleft()
        return now


# -- requests that must not be sent again ----------------------------------------------------------


class BusyError(Exception):
    """Discord did not take a request: there were too many of its kind.

    Attributes:
        seconds: after which it may be asked again.
    """

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class UncertainError(Exception):
    """Discord may have taken a request, or not: sent again, it might be taken twice."""


@dataclass(slots=True)
class _Tries:
    number: int = 0


_once: ContextVar[_Tries | None] = ContextVar("once", default=None)


@contextmanager
def sent_once() -> Iterator[None]:
    """Have no request sent again by the library within this block: it would, whatever had come of the first.

    Raises:
        BusyError: Discord did not take it.
        UncertainError: nobody knows whether it did.
    """
    token = _once.set(_Tries())
    try:
        yield
    finally:
        _once.reset(token)


def trace(admit: Callable[[], Awaitable[None]], sent: Callable[[str, str], None]) -> aiohttp.TraceConfig:
    """Return what has every try of a request told, and those that the limit counts wait until they may leave.

    Args:
        admit: returns once a counted request may leave.
        sent: takes the path of a request and the status of its answer, ``failed`` where none came.
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
        if not isinstance(end.exception, BusyError | UncertainError):  # which come after an answer
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
        raise BusyError(_left_alone(response.headers.get("Retry-After", "")))
    if response.status >= TROUBLE:
        raise UncertainError(response.status)


def _left_alone(header: str) -> float:
    """Return the seconds that Discord asks for."""
    try:
        return float(header)
    except ValueError:
        return REST
