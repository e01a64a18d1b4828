"""The door of a table: one at a time, in order of arrival, nobody's three seconds running out."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.door import Door


class Caller:
    """Somebody whose click can be acknowledged."""

    def __init__(self, *, refused: bool = False) -> None:
        self.held = 0
        self.refused = refused

    async def hold(self) -> None:
        self.held += 1
        await asyncio.sleep(0)
        if self.refused:
            raise ConnectionError


async def settle():
    for _ in range(10):
        await asyncio.sleep(0)


class Visit:
    """A request that stays inside until it is let out."""

    def __init__(self, door: Door, name: str, order: list[str], caller: Caller | None = None) -> None:
        self.leave = asyncio.Event()
        self.task = asyncio.ensure_future(self._go(door, name, order, caller))

    async def _go(self, door, name, order, caller):
        async with door.enter(caller):
            order.append(name)
            await self.leave.wait()


async def test_one_at_a_time_in_order_of_arrival():
    door, order = Door(), []
    visits = [Visit(door, name, order, Caller() if name in "bd" else None) for name in "abcd"]
    for count, visit in enumerate(visits, 1):
        await settle()
        assert order == list("abcd")[:count]
        visit.leave.set()
    await asyncio.gather(*(visit.task for visit in visits))


async def test_only_who_waits_is_held():
    door, order = Door(), []
    first, second = Caller(), Caller()
    inside = Visit(door, "a", order, first)
    await settle()
    waiting = Visit(door, "b", order, second)
    await settle()
    assert order == ["a"]
    assert (first.held, second.held) == (0, 1)
    for visit in (inside, waiting):
        visit.leave.set()
        await visit.task


async def test_whoever_arrives_as_the_door_opens_stands_behind():
    """A lock that has just been given back, and whose next in line has yet to wake, is not free."""
    door, order, late = Door(), [], Caller()

    async def first():
        async with door.enter():
            order.append("a")
            await settle()
        visits.append(Visit(door, "c", order, late))

    visits: list[Visit] = []
    running = asyncio.ensure_future(first())
    await asyncio.sleep(0)
    visits.append(Visit(door, "b", order, Caller()))
    await running
    await settle()
    assert order == ["a", "b"]
    assert late.held == 1
    for visit in visits:
        visit.leave.set()
    await asyncio.gather(*(visit.task for visit in visits))
    assert order == ["a", "b", "c"]


async def test_a_click_that_cannot_be_held_leaves_the_door_open():
    door, order = Door(), []
    inside = Visit(door, "a", order)
    await settle()
    waiting = Visit(door, "b", order, Caller(refused=True))
    await settle()
    inside.leave.set()
    with pytest.raises(ConnectionError):
        await waiting.task
    async with door.enter(Caller()):
        order.append("c")
    assert order == ["a", "c"]


async def test_what_fails_inside_leaves_the_door_open():
    door, after = Door(), Caller()
    with pytest.raises(ZeroDivisionError):
        async with door.enter():
            raise ZeroDivisionError
    async with door.enter(after):
        pass
    assert after.held == 0
