"""Names of a server's members: asked by id, kept for an hour, bounded, and never waited for long."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import aiohttp
import discord
import pytest

from bot.discord_ui.wire import members
from bot.discord_ui.wire.members import Known, Members


class Server:
    """A server that counts who is asked for, and answers by a plan."""

    def __init__(self, id: int = 1) -> None:
        self.id = id
        self.asked: list[int] = []
        self.names = {1: "Ann", 2: "Bob"}
        self.failure: BaseException | None = None
        self.silent = False

    async def fetch_member(self, member_id: int, /):
        self.asked.append(member_id)
        if self.silent:
            await asyncio.Event().wait()
        if self.failure is not None:
            raise self.failure
        if member_id not in self.names:
            raise refused(404, 10007)
        return SimpleNamespace(display_name=self.names[member_id], id=member_id)


def refused(status: int, code: int) -> discord.HTTPException:
    kind = {404: discord.NotFound, 500: discord.DiscordServerError, 403: discord.Forbidden}[status]
    return kind(SimpleNamespace(status=status, reason=""), {"code": code, "message": ""})


class Time:
    now = 0.0

    def __call__(self) -> float:
        return self.now


async def test_names_are_those_of_today_and_who_left_is_gone() -> None:
    server = Server()
    found = await Members().of(server, [1, 3])
    assert found == {1: Known("Ann"), 3: Known("")}
    assert [each.gone for each in found.values()] == [False, True]


async def test_an_answer_is_used_again_for_an_hour() -> None:
    server, time = Server(), Time()
    known = Members(time)
    await known.of(server, [1, 3])
    server.names[1] = "Anna"
    time.now = members.KEPT - 1
    assert (await known.of(server, [1, 3]))[1] == Known("Ann")
    assert server.asked == [1, 3]
    time.now = members.KEPT
    assert (await known.of(server, [1]))[1] == Known("Anna")
    assert (await known.of(Server(2), [1]))[1] == Known("Ann"), "another server has answers of its own"


@pytest.mark.parametrize(
    "failure", [refused(500, 0), refused(403, 50001), refused(404, 10004), aiohttp.ClientError(), OSError()]
)
async def test_a_failure_says_nothing_about_a_person_and_is_not_kept(failure: BaseException) -> None:
    server, known = Server(), Members()
    server.failure = failure
    assert await known.of(server, [1]) == {}
    server.failure = None
    assert await known.of(server, [1]) == {1: Known("Ann")}


async def test_a_silent_discord_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(members, "PATIENCE", 0)
    server = Server()
    server.silent = True
    assert await Members().of(server, [1, 2]) == {}


async def test_requests_and_kept_answers_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(members, "MOST", 30)
    server, known = Server(), Members()
    await known.of(server, range(10, 100))
    assert len(server.asked) == members.AT_ONCE
    await known.of(server, range(100, 200))
    assert len(known._kept) == 30


async def test_without_a_server_nothing_is_known() -> None:
    assert await Members().of(None, [1]) == {}
