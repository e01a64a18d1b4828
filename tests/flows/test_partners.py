"""Whole matches of Partner Dominoes by words alone, from the slash command to the final score."""

from __future__ import annotations

import pytest

from bot.language.localizer import localizer_for
from engine import GAMES
from tests.flows.conftest import labels
from tests.flows.listener import Listener, any_choice, blank_pictures

GAME, PRESET = "partners", "brazilian"
"""The preset with the nearest goal: six points, one to six a round."""
FOUR = ("Ana", "Bia", "Eva", "Luz")


async def by_ear(server, language, names):
    """Return a lobby of the quick preset in this language, and its people, who play by words alone."""
    server.locale = language
    people = [server.person(name) for name in names]
    for person in people:
        server.speaks(person, language)
        await server.bot.preferences.set_user_setting(person.id, "text", True)
    table = await server.open(*people, game=GAME, computers=4 - len(people))
    await table.set_up("preset", PRESET)
    return table, people


@pytest.mark.forced
@pytest.mark.parametrize("language", ["es", "pt"])
@pytest.mark.parametrize("names", [FOUR, FOUR[:2]])
async def test_a_whole_match_is_played_by_words_alone_through_a_restart(server, monkeypatch, language, names):
    """Beside two people, computers play."""
    blank_pictures(monkeypatch)
    table, people = await by_ear(server, language, names)
    await table.start()
    listeners = [Listener(server, table, person, language) for person in people]
    words, restarted = localizer_for(language), False

    for _ in range(900):
        shown = labels(table.newest)
        if words("button-rematch") in shown:
            break
        if words("button-next-round") in shown:
            if not restarted:
                await server.restart()
                restarted = True
            await table.next_round()
        elif not await any_choice(listeners):
            await server.env.advance_time(5)
    assert words("button-rematch") in labels(table.newest), "the match came to its end"
    assert restarted, "in the middle"

    assert min(listener.moves for listener in listeners) > 2, "everybody has played"
    best = max(table.seats.match_or_raise.totals)
    assert best >= GAMES[GAME].presets[PRESET]["target"]
    card = table.newest.attachments[-1].description
    assert all(name in card for name in names), "the final score is described"
    assert str(best) in card
