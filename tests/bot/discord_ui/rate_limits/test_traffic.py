"""Requests to Discord: their routes, which of them the limit counts, and their rate."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest
from aiohttp import web

from bot.discord_ui.rate_limits.traffic import (
    DEFAULT_PAUSE,
    BusyError,
    Seconds,
    UncertainError,
    answered_interaction,
    route_of,
    sent_once,
    trace,
)


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/interactions/12/aW50/callback", "callback"),
        ("/api/v10/webhooks/7/aW50", "followup"),
        ("/api/v10/webhooks/7/aW50/messages/@original", "followup"),
        ("/api/v10/channels/9/messages", "messages"),
        ("/api/v10/channels/9/messages/10", "messages"),
        ("/api/v10/channels/9/messages/10/threads", "threads"),
        ("/api/v10/channels/9/threads", "threads"),
        ("/api/v10/channels/9/thread-members/3", "threads"),
        ("/api/v10/channels/9", "channels"),
        ("/api/v10/applications/7/commands", "commands"),
        ("/api/v10/applications/7/guilds/8/commands", "commands"),
        ("/api/v10/gateway/bot", "gateway"),
        ("/api/v10/users/@me", "other"),
        ("/", None),
        ("/gateway", None),
    ],
)
def test_the_route_of_a_request(path: str, route: str | None) -> None:
    assert route_of(path) == route


@pytest.mark.parametrize(
    ("path", "interaction"),
    [
        ("/api/v10/interactions/12/aW50/callback", 12),
        ("/api/v10/webhooks/12/aW50", None),
        ("/gateway", None),
    ],
)
def test_the_interaction_that_a_request_answers(path: str, interaction: int | None) -> None:
    assert answered_interaction(path) == interaction


def test_the_busiest_second_is_remembered_for_a_minute() -> None:
    now = 100.0
    busiest = Seconds(lambda: now)
    assert busiest.most() == 0
    for at, requests in ((100.2, 3), (100.9, 4), (101.0, 5), (130.5, 6)):
        now = at
        for _ in range(requests):
            busiest.note()
    assert busiest.most() == 7
    now = 159.9
    assert busiest.most() == 7
    now = 160.0  # the hundredth second is a minute old
    assert busiest.most() == 6
    now = 300.0
    assert busiest.most() == 0


def test_the_rate_covers_whole_seconds_only() -> None:
    now = 100.0
    seconds = Seconds(lambda: now)
    seconds.note(30)
    assert seconds.rate(10) == 0  # the current second does not count yet
    now = 101.5
    seconds.note(10)
    assert seconds.rate(10) == 3
    now = 102.0
    assert seconds.rate(10) == 4
    now = 110.9
    assert seconds.rate(10) == 4
    now = 111.0
    assert seconds.rate(10) == 1


# -- sending ---------------------------------------------------------------------------------------

MESSAGES, FOLLOW_UP = "/api/v10/channels/9/messages", "/api/v10/webhooks/7/aW50"


class Way:
    """A server with prepared answers, and a session whose requests are recorded."""

    def __init__(self) -> None:
        self.answers: list[web.Response | None] = []
        """The next answers; None breaks the connection."""
        self.arrived = 0
        self.admitted = 0
        self.seen: list[tuple[str, str]] = []
        self.session: aiohttp.ClientSession

    async def admit(self) -> None:
        self.admitted += 1

    async def answer(self, request: web.Request) -> web.Response:
        self.arrived += 1
        await request.read()
        answer = self.answers.pop(0) if self.answers else web.Response()
        if answer is None:
            assert request.transport is not None
            request.transport.close()
            return web.Response()
        return answer

    async def post(self, path: str, tries: int = 1) -> int:
        """Send a request. After a failure retry like the library, at most `tries` times. Return the last
        status."""
        status = 0
        for _ in range(tries):
            async with self.session.post(path) as response:
                status = response.status
            if status < 400:
                break
        return status


@pytest.fixture
async def way() -> AsyncIterator[Way]:
    made = Way()
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", made.answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    tracing = trace(made.admit, lambda path, status: made.seen.append((path, status)))
    url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    async with aiohttp.ClientSession(url, trace_configs=[tracing]) as made.session:
        yield made
    await runner.cleanup()


async def test_every_try_of_a_counted_request_waits_for_admission(way: Way) -> None:
    way.answers = [web.Response(status=502)]
    assert await way.post(MESSAGES, tries=2) == 200
    assert await way.post(FOLLOW_UP) == 200
    assert way.admitted == 2
    assert way.seen == [(MESSAGES, "502"), (MESSAGES, "200"), (FOLLOW_UP, "200")]


async def test_a_broken_connection_is_recorded_as_failed(way: Way) -> None:
    way.answers = [None]
    with pytest.raises(aiohttp.ClientError):
        await way.post(MESSAGES)
    assert way.seen == [(MESSAGES, "failed")]


async def test_a_request_sent_once_is_not_retried_after_a_server_error(way: Way) -> None:
    way.answers = [web.Response(status=502)]
    with pytest.raises(UncertainError), sent_once():
        await way.post(FOLLOW_UP, tries=5)
    assert way.arrived == 1
    assert way.seen == [(FOLLOW_UP, "502")]


async def test_a_request_sent_once_is_not_retried_after_a_broken_connection(way: Way) -> None:
    way.answers = [None]
    with sent_once():
        with pytest.raises(aiohttp.ClientError):
            await way.post(FOLLOW_UP)
        with pytest.raises(UncertainError):
            await way.post(FOLLOW_UP)
    assert way.arrived == 1


@pytest.mark.parametrize(("header", "seconds"), [({"Retry-After": "1.5"}, 1.5), ({}, DEFAULT_PAUSE)])
async def test_a_rate_limited_request_says_how_long_to_wait(
    way: Way, header: dict[str, str], seconds: float
) -> None:
    way.answers = [web.Response(status=429, headers=header)]
    with pytest.raises(BusyError) as busy, sent_once():
        await way.post(FOLLOW_UP, tries=5)
    assert busy.value.seconds == seconds
    assert way.arrived == 1


async def test_other_refusals_are_raised_by_the_library(way: Way) -> None:
    way.answers = [web.Response(status=404)]
    with sent_once():
        assert await way.post(FOLLOW_UP) == 404
