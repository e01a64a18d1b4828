"""Answers whose connection breaks, before or after Discord takes them, and messages that it refuses."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace

import pytest
import pytest_asyncio

from bot.language.localizer import localizer_for
from tests.sockets import payloads
from tests.sockets.discord_server import Fault, Interaction, Message
from tests.sockets.inside import Inside, PatientPeople, inside
from tests.sockets.people import Press

pytestmark = pytest.mark.asyncio(loop_scope="module")
CHANNELS = range(9100, 9110)
LOST, TAKEN = Fault("POST", "/callback", lost=True), Fault("POST", "/callback", taken=True)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bot() -> AsyncIterator[Inside]:
    async with inside(CHANNELS) as bot:
        yield bot


@pytest.fixture(scope="module")
def channels() -> Iterator[int]:
    """Return the channels, one for each test."""
    return iter(CHANNELS)


@pytest.fixture
def channel(channels: Iterator[int]) -> int:
    """Return a channel without a table."""
    return next(channels)


def pair(channel: int) -> tuple[int, int]:
    """Return two people of a channel. A person may sit at five tables only."""
    return 2 * channel, 2 * channel + 1


async def seated(bot: Inside, channel: int) -> PatientPeople:
    """Return two people at a table who have begun to play."""
    people = PatientPeople(bot.server, channel, pair(channel), "block", bot.settle)
    bot.server.changed, bot.server.acknowledged = people.saw, people.acknowledged
    await people.open()
    await bot.settle()
    return people


async def moved(bot: Inside, people: PatientPeople) -> tuple[Press, Interaction]:
    """Have somebody move, and wait until everything is shown. Return the press and its interaction."""
    press = await people.next_press()
    while not press.moves:
        await people.carry_out(press)
        await bot.settle()
        press = await people.next_press()
    interaction = await people.carry_out(press)
    await bot.settle()
    return press, interaction


def moves_saved(bot: Inside, channel: int) -> int:
    (table,) = [each.table for each in bot.client.registry.loaded() if each.table.channel_id == channel]
    return table.made


def private(bot: Inside, channel: int, person: int) -> list[Message]:
    here = [message for message in bot.server.messages.values() if message.channel_id == channel]
    return [message for message in here if message.reader == person]


def spoken(key: str, person: int) -> str:
    return localizer_for(payloads.locale(person))(key)


@pytest.mark.parametrize("fault", [LOST, TAKEN], ids=["before", "after"])
async def test_a_move_whose_answer_breaks_is_shown_on_the_hand(
    bot: Inside, channel: int, fault: Fault
) -> None:
    """The move is saved. The hand shows it at the second try, and nothing is said of a failure."""
    people = await seated(bot, channel)
    made, before = (
        moves_saved(bot, channel),
        {each: len(private(bot, channel, each)) for each in pair(channel)},
    )
    bot.server.faults = [replace(fault)]

    press, _ = await moved(bot, people)

    assert bot.server.faults == []
    assert moves_saved(bot, channel) == made + 1
    assert press.control not in [each for row in press.message.components for each in row["components"]]
    assert {each: len(private(bot, channel, each)) for each in pair(channel)} == before


@pytest.mark.parametrize("fault", [LOST, TAKEN], ids=["before", "after"])
async def test_a_first_hand_whose_answer_breaks_is_shown_once(
    bot: Inside, channel: int, fault: Fault
) -> None:
    people = await seated(bot, channel)
    known = private(bot, channel, pair(channel)[0])
    bot.server.faults = [replace(fault)]

    await people.open_hands()
    await bot.settle()

    assert bot.server.faults == []
    (new,) = [each for each in private(bot, channel, pair(channel)[0]) if each not in known]
    assert new.pictures, "it is a hand and no apology"


@pytest.mark.parametrize("fault", [LOST, TAKEN], ids=["before", "after"])
async def test_a_lobby_whose_answer_breaks_is_shown_once(bot: Inside, channel: int, fault: Fault) -> None:
    bot.server.faults = [replace(fault)]
    await bot.server.command(pair(channel)[0], channel, "play", game="block")
    await bot.settle()
    assert bot.server.faults == []
    assert len(bot.server.public(channel)) == 1
    assert private(bot, channel, pair(channel)[0]) == []


async def test_a_player_whose_move_could_not_be_shown_is_told_that_it_is_saved(
    bot: Inside, channel: int
) -> None:
    people = await seated(bot, channel)
    made = moves_saved(bot, channel)
    bot.server.faults = [replace(LOST), replace(LOST)]

    press, interaction = await moved(bot, people)

    assert moves_saved(bot, channel) == made + 1
    said = [message.content for message in private(bot, channel, press.user_id)]
    assert said[-1] == spoken("saved-unanswered", press.user_id)
    assert spoken("something-failed", press.user_id) not in said
    assert interaction.acknowledged is not None


async def test_a_move_in_a_locked_thread_is_logged_in_one_line(
    bot: Inside, channel: int, caplog: pytest.LogCaptureFixture
) -> None:
    """A moderator locked it, so that the bot may not post there. That is no bug of the program."""
    people = await seated(bot, channel)
    caplog.clear()
    bot.server.locked.add(channel)

    await moved(bot, people)

    (line,) = [record for record in caplog.records if "could not be shown" in record.getMessage()]
    assert (line.levelno, line.exc_info) == (logging.WARNING, None)
