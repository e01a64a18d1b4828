"""A round in a group chat, of which the bot is no member, over sockets."""

from __future__ import annotations

from tests.sockets.discord_server import FOLLOW_UPS
from tests.sockets.inside import PatientPeople, inside, limited
from tests.sockets.people import controls

CHATS = range(9200, 9201)
PAIR = (201, 202)


async def test_a_round_is_played_by_answers_alone() -> None:
    async with inside(range(9000, 9001), chats=CHATS) as bot:
        (chat,) = CHATS
        people = PatientPeople(bot.server, chat, PAIR, "block", bot.settle)
        bot.server.changed, bot.server.acknowledged = people.saw, people.acknowledged
        await people.open()
        await bot.settle()
        while not (people.between_rounds or people.over):
            await people.carry_out(await people.next_press())
            await bot.settle()

        assert people.moves > 5
        assert [way for way in bot.server.traffic.asked if limited(way) and "channels" in way] == []
        assert max(len(each.sent) for each in bot.server.interactions.values()) <= FOLLOW_UPS
        *older, newest = bot.server.public(chat)
        assert [each for each in older if any(controls(each, "start", "hand"))] == []
        assert any(controls(newest, "next", "rematch"))
