"""The counted requests of a process: limited per second, the most urgent first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from bot.discord_ui.rate_limits.request_budget import (
    FILLED,
    WINDOW,
    Errand,
    RequestBudget,
    Urgency,
    on_errand,
)
from bot.telemetry.observer import Observer

MESSAGES, FOLLOW_UP = "/api/v10/channels/9/messages", "/api/v10/webhooks/7/aW50"


class ManualTime:
    """A clock that the test advances, with its timers."""

    def __init__(self) -> None:
        self.now = 1000.0
        self._calls: list[tuple[float, Callable[[], None]]] = []

    def __call__(self) -> float:
        return self.now

    def later(self, seconds: float, call: Callable[[], None]) -> None:
        self._calls.append((self.now + seconds, call))

    async def pass_(self, seconds: float) -> None:
        """Advance the clock by `seconds`. Run each timer at its time, and the tasks that it lets continue."""
        until = self.now + seconds
        await settle()
        while due := [each for each in self._calls if each[0] <= until]:
            first = min(due, key=lambda each: each[0])
            self._calls.remove(first)
            self.now = max(self.now, first[0])
            first[1]()
            await settle()
        self.now = until


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.fixture
def time() -> ManualTime:
    return ManualTime()


def budget_of(a_second: float, time: ManualTime) -> RequestBudget:
    return RequestBudget(a_second, clock=time, later=time.later)


class Senders:
    """Tasks that each send one request, and the order in which these left."""

    def __init__(self, budget: RequestBudget) -> None:
        self.left: list[str] = []
        self._budget = budget
        self._tasks: list[asyncio.Task[None]] = []

    def send(self, name: str, errand: Errand | None = None) -> asyncio.Task[None]:
        async def sending() -> None:
            if errand is not None:
                on_errand(errand)
            await self._budget.admit()
            self.left.append(name)

        self._tasks.append(asyncio.get_running_loop().create_task(sending()))
        return self._tasks[-1]


async def test_no_second_has_more_requests_than_the_budget(time: ManualTime) -> None:
    budget = budget_of(50, time)
    senders, room = Senders(budget), int(50 * FILLED)
    for number in range(100):
        senders.send(str(number))
    await time.pass_(0.99)
    assert len(senders.left) == room
    assert budget.waiting == 100 - room
    await time.pass_(0.02)
    assert len(senders.left) == 2 * room
    await time.pass_(1)
    assert senders.left == [str(number) for number in range(100)]
    assert budget.waiting == 0


async def test_the_more_urgent_request_leaves_first(time: ManualTime) -> None:
    senders = Senders(budget_of(1, time))
    senders.send("first of all")
    await settle()
    for name, urgency in (
        ("rest", Urgency.REST),
        ("table", Urgency.AWAITED),
        ("click", Urgency.ANSWER),
        ("other click", Urgency.ANSWER),
    ):
        senders.send(name, Errand(urgency))
    senders.send("nobody said")
    await time.pass_(10)
    assert senders.left == ["first of all", "click", "other click", "table", "rest", "nobody said"]


async def test_an_errand_can_become_urgent_while_it_waits(time: ManualTime) -> None:
    senders, errand = Senders(budget_of(1, time)), Errand(Urgency.REST)
    senders.send("first of all")
    await settle()
    senders.send("table", Errand(Urgency.AWAITED))
    senders.send("errand", errand)
    await settle()
    errand.urgency = Urgency.ANSWER
    await time.pass_(10)
    assert senders.left == ["first of all", "errand", "table"]


async def test_a_cancelled_request_takes_no_room(time: ManualTime) -> None:
    senders = Senders(budget_of(1, time))
    senders.send("first of all")
    await settle()
    gives_up = senders.send("gives up", Errand(Urgency.ANSWER))
    senders.send("stays")
    await settle()
    gives_up.cancel()
    await settle()
    await time.pass_(1.01)
    assert senders.left == ["first of all", "stays"]


async def test_a_larger_share_applies_from_the_next_request_on(time: ManualTime) -> None:
    budget = budget_of(1, time)
    senders = Senders(budget)
    senders.send("first of all")
    await settle()
    budget.a_second = 10
    senders.send("second")
    await settle()
    assert senders.left == ["first of all", "second"]


def test_the_load_is_a_share_of_the_limit(time: ManualTime) -> None:
    told: list[tuple[str, str]] = []

    class Listener(Observer):
        def sent(self, path: str, status: str) -> None:
            told.append((path, status))

    budget = RequestBudget(20, observer=Listener(), clock=time)
    for _ in range(50):
        budget._note(MESSAGES, "200")
        budget._note(FOLLOW_UP, "200")
    time.now += 1
    assert budget.load == 50 / WINDOW / 20
    budget.a_second = 5
    assert budget.load == 50 / WINDOW / 5
    assert len(told) == 100
