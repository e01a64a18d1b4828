"""Tests the bot's own process on sockets: after faults of Discord, and when an operator stops it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from bot.language.localizer import localizer_for
from tests.sockets import payloads
from tests.sockets.discord_server import DiscordServer, Fault, Interaction, Message
from tests.sockets.people import TablePeople, Times, controls
from tests.sockets.running import BotProcess, running

pytestmark = pytest.mark.asyncio(loop_scope="module")
CHANNELS = range(900, 903)
ANN, BOB = 3, 4
MENTIONED = {user_id: {"ping": "each"} for user_id in (ANN, BOB)}
"""Both want a mention at each turn, so each turn is a new message rather than an edit."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bot() -> AsyncIterator[tuple[DiscordServer, BotProcess]]:
    """The bot, and the Discord it is connected to. The last test stops it."""
    async with running(CHANNELS, MENTIONED) as both:
        yield both


async def seated(server: DiscordServer, channel: int) -> TablePeople:
    """Return two people at a table who have begun to play."""
    people = TablePeople(server, channel, [ANN, BOB], "block", Times())
    server.changed, server.acknowledged = people.saw, people.acknowledged
    await people.open()
    return people


def pressable(server: DiscordServer, channel: int) -> list[Message]:
    return [message for message in server.public(channel) if message.components]


def turns(server: DiscordServer, channel: int) -> Iterator[Message]:
    """Yield the channel's messages with a button that opens a hand."""
    return (message for message in server.public(channel) if any(controls(message, "hand")))


async def test_a_message_whose_answer_was_lost_is_deleted(
    bot: tuple[DiscordServer, BotProcess],
) -> None:
    server, _ = bot
    people = await seated(server, CHANNELS[0])
    server.faults = [Fault("POST", f"channels/{CHANNELS[0]}/messages", taken=True)]
    known = {message.id for message in pressable(server, CHANNELS[0])}

    def unheard_of() -> list[int]:
        return [message.id for message in pressable(server, CHANNELS[0]) if message.id not in known]

    await people.carry_out(await people.next_press())
    await server.until(lambda: bool(unheard_of()))
    orphan = unheard_of()[-1]
    await people.carry_out(await people.next_press())

    await server.until(lambda: orphan not in server.messages and len(pressable(server, CHANNELS[0])) == 1)


async def test_hands_are_updated_while_the_channel_is_slow(bot: tuple[DiscordServer, BotProcess]) -> None:
    """Both people move although the message of the first move is still on its way."""
    server, _ = bot
    people, held = await seated(server, CHANNELS[1]), asyncio.Event()
    server.faults = [Fault("POST", f"channels/{CHANNELS[1]}/messages", held=held)]
    shown = [message.id for message in server.public(CHANNELS[1])]
    movers = set()
    while movers != {ANN, BOB}:  # One of them may have to pass first.
        press = await people.next_press(patience=60)
        movers.add(press.user_id)
        await people.carry_out(press)

    await server.until(lambda: not server.faults)
    assert [message.id for message in server.public(CHANNELS[1])] == shown
    held.set()
    await server.until(lambda: len(pressable(server, CHANNELS[1])) == 1 and shown[-1] not in server.messages)


async def test_a_stopped_bot_shows_the_last_move_and_answers_everybody(
    bot: tuple[DiscordServer, BotProcess],
) -> None:
    server, process = bot
    people, held = await seated(server, CHANNELS[2]), asyncio.Event()
    await server.until(lambda: any(turns(server, CHANNELS[2])))
    turn = next(turns(server, CHANNELS[2]))
    server.faults = [Fault("POST", f"channels/{CHANNELS[2]}/messages", held=held)]
    await people.carry_out(await people.next_press())
    await server.until(lambda: not server.faults)
    process.ask_to_end()
    sentence = localizer_for(payloads.locale(BOB))("draining")

    said = ""
    while said != sentence:  # The process needs a moment to notice the signal.
        said = await _press_hand(server, turn)

    held.set()
    await process.end()
    assert process.status == 0
    assert [message.id for message in pressable(server, CHANNELS[2])] != [turn.id]


async def _press_hand(server: DiscordServer, message: Message) -> str:
    """Press for Bob's hand and return the text of the answer; empty if there is no message."""
    _, control = next(controls(message, "hand"))
    interaction: Interaction = await server.press(BOB, message, control)
    await server.until(lambda: interaction.acknowledged is not None)
    return "" if interaction.original is None else interaction.original.content
