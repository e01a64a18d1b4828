"""All Fives for four in pairs and for three, from the slash command to the final score (C18, C21)."""

from __future__ import annotations

import pytest

from bot.language.localizer import localizer_for
from bot.store import State
from tests.flows.conftest import heard, labels
from tests.flows.listener import Listener, any_choice, blank_pictures
from tests.flows.test_reviews import LITTLE, control

GAME = "all-fives"
NAMES = ("Ann", "Bob", "Cas", "Dan")


async def test_four_people_play_in_pairs_to_the_final_score_and_a_rematch(server):
    people = [server.person(name) for name in NAMES]
    ann = people[0]
    table = await server.open(*people, game=GAME)
    assert await server.press_option(table, "partners", "True")
    await server.press_option(table, "target", "40")
    lobby = heard(table.lobby)
    assert "Ann and Cas" in lobby
    assert "Bob and Dan" in lobby
    await table.start()

    await table.until(lambda: table.over or table.seats.state is State.BETWEEN)
    assert "Bob plays the last tile and wins the round. The points go to the team of Bob and Dan." in heard(
        table.newest
    )
    await table.until(lambda: table.over)

    losers, winners = people[::2], people[1::2]
    end = server.public()[-1]
    assert "Bob and Dan win the match together after 2 rounds!" in heard(end)
    assert "Standing: Bob 40 · Dan 40 · Ann 30 · Cas 30" in heard(end)

    board = (await ann.slash(server.channel, "leaderboard", game=GAME)).response.content.splitlines()
    for person in winners:
        assert any(f"**{person.name}**: 1 of 1 match won" in line for line in board)
    for person in losers:
        assert any(f"**{person.name}**: 0 of 1 match won" in line for line in board)
    for one, other in (winners, winners[::-1]):
        assert f"• {other.name}: one match, 1 won (100%), 0 lost" in await server.stats(one)
    for one, other in (losers, losers[::-1]):
        assert f"• {other.name}: one match, 0 won (0%), 1 lost" in await server.stats(one)

    server.bot.reviews.budget = LITTLE
    await ann.click(server.message(end), custom_id=control(server, end, "review"))
    review = server.message(server.private()[-1]).content
    assert "**Bob** and 🟡 **Dan** won as a team: fair share 50%" in review
    assert "**Ann** and 🟢 **Cas** did not win as a team: fair share 50%" in review

    await ann.click(server.message(end), label="Rematch")
    again = heard(server.public()[-1])
    assert "Ann and Cas" in again
    assert "Bob and Dan" in again


@pytest.mark.forced
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_three_people_play_a_match_by_words_alone(server, monkeypatch, language):
    blank_pictures(monkeypatch)
    server.locale = language
    people = [server.person(name) for name in NAMES[:3]]
    for person in people:
        server.speaks(person, language)
        await server.bot.preferences.set_user_setting(person.id, "text", True)
    table = await server.open(*people, game=GAME)
    await server.set_option(table, "target", "30")
    await table.start()
    listeners = [Listener(server, table, person, language) for person in people]
    words = localizer_for(language)

    for _ in range(900):
        shown = labels(table.newest)
        if words("button-rematch") in shown:
            break
        if words("button-next-round") in shown:
            await table.next_round()
        elif not await any_choice(listeners):
            await server.env.advance_time(5)
    assert words("button-rematch") in labels(table.newest), "the match came to its end"
    assert min(listener.moves for listener in listeners) > 2, "everybody has played"
    best = max(table.seats.match_or_raise.totals)
    assert best >= 30
    card = table.newest.attachments[-1].description
    assert all(name in card for name in NAMES[:3]), "the final score is described"
    assert str(best) in card
