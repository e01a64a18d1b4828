"""Messages that nobody has heard of go; not those of a process that has taken the tables over meanwhile."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.discord_ui.channel.orphans import Left, delete_orphans, find_unheard_of
from bot.presentation.message import Click
from bot.store import State
from bot.tables.state.questions import PauseQuestion
from tests.bot.discord_ui.conftest import unknown
from tests.bot.presentation.conftest import begun, snapshot

BOT, KNOWN, UNHEARD_OF = 9, 1, 2


class Channel:
    """A channel in which two messages of one table can be pressed."""

    def __init__(self, table_id: str, verb: str = "hand", version: int = 0) -> None:
        self.left = {KNOWN, UNHEARD_OF}
        self.serves = True
        self.loses_server = False
        """Whether another process takes the table over while the channel is read."""
        self._control = SimpleNamespace(custom_id=f"b:{Click(verb, table_id, version)}")

    async def history(self, limit: int) -> AsyncIterator[Any]:
        for number in sorted(self.left):
            yield self._message(number)
        self.serves = not self.loses_server

    def _message(self, number: int) -> SimpleNamespace:
        async def delete() -> None:
            self.left.remove(number)

        rows = [SimpleNamespace(children=[self._control])]
        return SimpleNamespace(id=number, author=SimpleNamespace(id=BOT), components=rows, delete=delete)


@pytest.mark.parametrize(
    ("loses_server", "stay", "left"), [(False, Left(), {KNOWN}), (True, None, {KNOWN, UNHEARD_OF})]
)
async def test_what_is_not_known_goes_unless_another_process_serves_the_table_by_then(
    loses_server: bool,
    stay: Left | None,
    left: set[int],
) -> None:
    """A process that freezes while it looks for orphans finds its successor's messages when it wakes."""
    table = snapshot(begun())
    channel = Channel(table.table_id)
    channel.loses_server = loses_server

    assert await delete_orphans(services(channel, tidy=True), table, {KNOWN}) == stay

    assert channel.left == left


@pytest.mark.parametrize(("verb", "stays"), [("hand", True), ("resume", False)])
async def test_while_requests_are_scarce_that_of_an_earlier_turn_stays_but_none_of_a_pause(
    verb: str, stays: bool
) -> None:
    """A pause's control knows no turn: it would end the next pause too."""
    table = snapshot(begun())
    channel = Channel(table.table_id, verb, version=0 if verb == "resume" else table.version + 1)

    left = await delete_orphans(services(channel, tidy=False), table, {KNOWN})

    assert left == Left(later=[UNHEARD_OF] if stays else [])
    assert (UNHEARD_OF in channel.left) is stays


async def test_the_turn_that_a_pause_stops_goes_also_while_requests_are_scarce() -> None:
    """After the pause it is shown by a message of its own, and could be taken on both."""
    table = snapshot(begun(), state=State.PAUSED)
    channel = Channel(table.table_id, "hand", version=table.version)

    assert await delete_orphans(services(channel, tidy=False), table, {KNOWN}) == Left()

    assert channel.left == {KNOWN}


async def test_a_message_whose_question_is_not_open_stays_and_is_named() -> None:
    """Earlier versions left theirs so: they say so when pressed."""
    table = snapshot(begun())
    channel = Channel(table.table_id, "agree")

    left = await delete_orphans(services(channel, tidy=True), table, {KNOWN})

    assert left == Left(closed={UNHEARD_OF: PauseQuestion().key})
    assert channel.left == {KNOWN, UNHEARD_OF}


def services(channel: Channel, *, tidy: bool) -> Any:
    """What is needed to look for messages in a channel; where requests are scarce it is not tidy."""
    client = SimpleNamespace(
        user=SimpleNamespace(id=BOT), get_partial_messageable=lambda number, guild_id: channel
    )
    turns = SimpleNamespace(tidy=lambda: tidy)
    return SimpleNamespace(client=client, turns=turns, serves=lambda guild_id: channel.serves)


@pytest.mark.parametrize(("version", "found"), [(0, None), (3, UNHEARD_OF)])
async def test_a_message_of_the_first_turn_is_not_taken_for_one_of_now(
    version: int, found: int | None
) -> None:
    """It stays where it is while requests are scarce: nobody looks that far up for the turn they are at."""
    table = replace(snapshot(begun()), version=3)
    channel = Channel(table.table_id, "hand", version)
    assert await find_unheard_of(services(channel, tidy=False), table, {KNOWN}) == found


async def test_the_others_go_though_one_is_gone_already() -> None:
    """Discord deletes it unheard, and is asked once more."""
    table = snapshot(begun())
    channel = Channel(table.table_id)
    gone = AsyncMock(side_effect=unknown(10008))
    message = channel._message

    def of(number: int) -> SimpleNamespace:
        found = message(number)
        return SimpleNamespace(**vars(found) | {"delete": gone}) if number == KNOWN else found

    channel._message = of  # type: ignore[method-assign]
    assert await delete_orphans(services(channel, tidy=True), table, set()) == Left()
    assert (gone.await_count, channel.left) == (1, {KNOWN})
