"""Orphaned messages are deleted, but not those of a process that took over the table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.discord_ui.channel.orphans import Left, delete_orphans, find_orphan
from bot.presentation.message import Click
from bot.tables.state.questions import PauseQuestion
from tests.bot.discord_ui.conftest import unknown
from tests.bot.presentation.conftest import begun, snapshot

BOT, KNOWN, UNHEARD_OF = 9, 1, 2


class Channel:
    """A channel with two messages of one table that have controls."""

    def __init__(self, table_id: str, verb: str = "hand", version: int = 0) -> None:
        self.left = {KNOWN, UNHEARD_OF}
        self.serves = True
        self.loses_server = False
        """Whether another process takes over the table while the channel is read."""
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
async def test_orphans_are_deleted_unless_another_process_has_taken_over_the_table(
    loses_server: bool,
    stay: Left | None,
    left: set[int],
) -> None:
    """A process that freezes during the search finds its successor's messages when it wakes."""
    table = snapshot(begun())
    channel = Channel(table.table_id)
    channel.loses_server = loses_server

    assert await delete_orphans(services(channel), table, {KNOWN}) == stay

    assert channel.left == left


async def test_a_message_whose_question_is_closed_stays_and_is_returned() -> None:
    """Earlier versions left such messages. They say that the question is closed when pressed."""
    table = snapshot(begun())
    channel = Channel(table.table_id, "agree")

    left = await delete_orphans(services(channel), table, {KNOWN})

    assert left == Left(closed={UNHEARD_OF: PauseQuestion().key})
    assert channel.left == {KNOWN, UNHEARD_OF}


def services(channel: Channel) -> Any:
    """Return the services that the search needs."""
    client = SimpleNamespace(
        user=SimpleNamespace(id=BOT), get_partial_messageable=lambda number, guild_id: channel
    )
    return SimpleNamespace(client=client, serves=lambda guild_id: channel.serves)


@pytest.mark.parametrize(("version", "found"), [(0, None), (3, UNHEARD_OF)])
async def test_a_message_of_the_first_turn_does_not_count_as_current(version: int, found: int | None) -> None:
    """It is far above the message of the current turn."""
    table = replace(snapshot(begun()), version=3)
    channel = Channel(table.table_id, "hand", version)
    assert await find_orphan(services(channel), table, {KNOWN}) == found


async def test_other_orphans_are_deleted_even_if_one_is_gone_already() -> None:
    """A request to delete a message is repeated if its reply was lost."""
    table = snapshot(begun())
    channel = Channel(table.table_id)
    gone = AsyncMock(side_effect=unknown(10008))
    message = channel._message

    def of(number: int) -> SimpleNamespace:
        found = message(number)
        return SimpleNamespace(**vars(found) | {"delete": gone}) if number == KNOWN else found

    channel._message = of  # type: ignore[method-assign]
    assert await delete_orphans(services(channel), table, set()) == Left()
    assert (gone.await_count, channel.left) == (1, {KNOWN})
