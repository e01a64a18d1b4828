"""Moves without a choice at a table with teams: the channel and a press tell nothing of them (PD20)."""

from __future__ import annotations

import pytest

from bot.language.localizer import localizer_for
from tests.flows.conftest import usual_settings

PACE = 1.5
"""Seconds before a computer player's move. A move without a choice is made after two to six times as long."""
pytestmark = pytest.mark.forced


@pytest.fixture
def settings(database):
    """The settings of all flows, but the bot does not move at once."""
    return usual_settings().model_copy(update={"database_url": database, "computer_pace": PACE})


async def must_pass(server):
    """Return a table of four people, and the person on turn, who can only pass."""
    people = [server.person(name) for name in ("Ann", "Bob", "Eve", "Dan")]
    table = await server.open(*people, game="partners")
    await table.start()
    person = await table.skip_to_turn(lambda _, view: [move.verb for move in view.legal] == ["pass"])
    return table, person


async def test_a_press_of_the_only_move_is_answered_and_the_move_made_later(server):
    table, person = await must_pass(server)
    words, made = localizer_for("en"), len(table.seats.match_or_raise.record)
    assert words("hand-concealed") in table.hand(person).content

    await table.play(person, "pass")

    assert table.hand(person).content.startswith(words("forced-soon"))
    assert len(table.seats.match_or_raise.record) == made
    await server.env.advance_time(6 * PACE)
    assert table.seats.match_or_raise.record[made] == (table.seats.seat_of(person.id), "pass")


async def test_the_channel_asks_for_the_only_move_as_for_a_decision(server):
    table, person = await must_pass(server)
    assert f"<@{person.id}>" in table.newest.content
    assert table.newest.attachments[0].description.startswith(f"{person.user.name} to play.")


async def test_the_only_move_is_made_after_a_restart(server):
    table, person = await must_pass(server)
    made = len(table.seats.match_or_raise.record)

    await server.restart()

    assert len(table.seats.match_or_raise.record) == made
    await server.env.advance_time(6 * PACE)
    assert table.seats.match_or_raise.record[made] == (table.seats.seat_of(person.id), "pass")
