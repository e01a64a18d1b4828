"""Whole matches, from the slash command to the final score."""

from __future__ import annotations

from bot.store import State


async def test_three_people_play_to_500(server):
    ann, bob, eve = (server.person(name) for name in ("Ann", "Bob", "Eve"))
    table = await server.open(ann, bob, eve)
    await table.start()
    for person in (ann, bob, eve):
        assert table.hand(person).ephemeral
        assert "domo" in table.hand(person).content or "Waiting" in table.hand(person).content

    await table.until(lambda: table.over)

    end = server.public()[-1]
    assert "wins the match" in end.content
