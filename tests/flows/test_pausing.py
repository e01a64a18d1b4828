"""Pauses: by agreement, for any length of time, and resumed with one press."""

from __future__ import annotations

import pytest

from bot.store import State
from tests.flows.conftest import heard

WEEK = 7 * 24 * 3600


async def three(server, *, computers=0):
    people = [server.person(name) for name in ("Ann", "Bob", "Cas")]
    table = await server.open(*people, computers=computers)
    await table.start()
    return table, *people


async def paused(server, table, first, *others):
    await server.at_table(first, "askpause")
    question = server.public()[-1]
    for person in others:
        await person.click(server.message(question), label="Agree to pause")
    assert table.seats.state is State.PAUSED


async def test_a_pause_needs_everyones_agreement(server):
    table, ann, bob, cas = await three(server)
    asked = await server.at_table(ann, "askpause")
    question = server.public()[-1]
    assert "You have asked for a pause" in server.said(asked)
    assert "Agreed: **Ann**" in question.content
    assert f"<@{bob.id}>" in question.content
    assert f"<@{cas.id}>" in question.content

    await bob.click(server.message(question), label="Agree to pause")
    assert "Agreed: **Ann** and **Bob**" in server.public()[-1].content
    assert table.seats.state is State.PLAYING
    await cas.click(server.message(question), label="Agree to pause")

    assert table.seats.state is State.PAUSED
    assert question.id not in {message.id for message in server.public()}
    assert "is paused" in table.newest.content
    assert server.labels(table.newest) == ["Resume", "More"]


async def test_a_pause_does_not_wait_for_players_who_left(server):
    table, ann, bob, cas = await three(server)
    await server.at_table(ann, "askpause")
    question = server.public()[-1]
    await server.press(bob, await server.at_table(bob, "askleave"), "leave")
    asks = next(message for message in server.public() if message.id == question.id)
    assert (f"<@{bob.id}>" in asks.content, f"<@{cas.id}>" in asks.content) == (False, True)
    assert table.seats.state is State.PLAYING

    await server.press(cas, await server.at_table(cas, "askleave"), "leave")

    assert table.seats.state is State.PAUSED
    assert question.id not in {message.id for message in server.public()}
    assert "is paused" in table.newest.content
    assert "**Cas** has left" in table.newest.content


async def test_a_player_without_pings_is_asked_for_a_pause_by_name(server):
    _, ann, bob, cas = await three(server)
    await server.bot.preferences.set_user_setting(bob.id, "ping", value=False)
    await server.at_table(ann, "askpause")
    assert f"Waiting for **Bob** and <@{cas.id}>" in server.public()[-1].content

    await server.bot.preferences.set_guild_setting(server.guild.id, "pings", value=False)
    await server.at_table(bob, "askpause")
    assert "Waiting for **Cas**" in server.public()[-1].content


async def test_one_refusal_ends_the_question_about_a_pause(server):
    table, ann, bob, cas = await three(server)
    await server.at_table(ann, "askpause")
    question = server.message(server.public()[-1])

    await bob.click(question, label="Keep playing")

    assert "**Bob** would rather play on" in server.public()[-1].content
    assert server.labels(server.public()[-1]) == []
    await server.at_table(cas, "askpause")
    assert "Agreed: **Cas**" in server.public()[-1].content
    assert table.seats.state is State.PLAYING


async def test_strangers_can_neither_agree_to_a_pause_nor_resume(server):
    table, ann, bob, cas = await three(server)
    eve = server.person("Eve")
    assert "Ask for a pause" not in await server.panel(eve)
    await server.at_table(ann, "askpause")
    question = server.message(server.public()[-1])
    for label in ("Agree to pause", "Keep playing"):
        assert "not in this game" in server.said(await eve.click(question, label=label))
    for person in (bob, cas):
        await person.click(question, label="Agree to pause")
    assert "not in this game" in server.said(await eve.click(table.newest, label="Resume"))
    assert table.seats.state is State.PAUSED


async def test_a_paused_table_refuses_moves_with_an_explanation(server, offered):
    table, ann, bob, cas = await three(server)
    person = table.on_turn
    custom_id = next(control for control, value in offered(table.hand(person)).values() if value is None)
    before = list(table.seats.match_or_raise.record)
    old = table.hand(person)
    panel = (await ann.slash(server.channel, "table")).response
    await table.open_hand(person)  # a second hand; the first keeps its buttons
    await paused(server, table, ann, bob, cas)
    assert "This table is paused" in table.hand(person).content

    clicked = await person.click(old, custom_id=custom_id)
    shouted = await ann.slash(server.channel, "uno")

    assert clicked.response.content.startswith("⏸️ This table is paused")
    assert "This table is paused" in server.said(shouted)
    assert "This table is paused" in server.said(await ann.click(panel, label="Ask for a pause"))
    assert table.seats.match_or_raise.record == before


async def test_any_player_can_resume_days_later_and_after_a_restart(server):
    table, ann, bob, cas = await three(server)
    await table.skip(lambda: len(table.seats.match_or_raise.record) > 6)
    hands = [table.view(person).hand for person in (ann, bob, cas)]
    turn = table.on_turn
    await paused(server, table, ann, bob, cas)
    await server.env.advance_time(3 * 24 * 3600)
    await server.restart()
    assert table.seats.state is State.PAUSED
    await server.at_table(cas, "showagain")
    rest = table.newest
    assert "is paused" in rest.content
    assert "Round 1." in heard(rest)

    await bob.click(rest, label="Resume")

    assert table.seats.state is State.PLAYING
    assert "**Bob** goes on with the match" in table.newest.content
    assert f"<@{turn.id}>" in table.newest.content
    assert rest.id not in {message.id for message in server.public()}
    assert [table.view(person).hand for person in (ann, bob, cas)] == hands
    for person in (ann, bob, cas):
        await table.open_hand(person)
    for _ in range(3):
        await table.go_on()
    await table.skip(lambda: table.seats.state is not State.PLAYING)


@pytest.mark.parametrize("restart", [False, True])
async def test_a_match_can_be_paused_between_rounds(server, restart):
    table, ann, bob, cas = await three(server)
    await table.skip(lambda: table.seats.state is State.BETWEEN)
    card = table.newest
    await paused(server, table, ann, bob, cas)
    assert server.labels(server.public()[-2]) == []
    if restart:
        await server.restart()
    await server.env.advance_time(WEEK)
    assert table.seats.state is State.PAUSED

    await cas.click(table.newest, label="Resume")

    assert table.seats.state is State.BETWEEN
    assert card.id in {message.id for message in server.public()}
    await table.next_round()
    assert table.seats.state is State.PLAYING


async def test_the_question_about_a_pause_survives_a_restart(server):
    table, ann, bob, cas = await three(server)
    await server.at_table(ann, "askpause")
    question = server.message(server.public()[-1])
    await server.restart()

    for person in (bob, cas):
        await person.click(question, label="Agree to pause")

    assert table.seats.state is State.PAUSED


async def test_a_paused_table_can_be_shown_again_left_and_ended(server):
    table, ann, bob, cas = await three(server)
    await paused(server, table, ann, bob, cas)
    await server.at_table(bob, "showagain")
    assert server.labels(server.public()[-1]) == ["Resume", "More"]

    leaving = await server.at_table(bob, "askleave")
    await bob.click(leaving.response, label="Leave the table")
    assert "has left" in table.newest.content
    assert "is paused" in table.newest.content
    assert table.seats.state is State.PAUSED

    ending = await server.at_table(ann, "askend")
    await ann.click(ending.response, label="End the table")
    assert table.over


async def test_a_pause_that_could_not_be_shown_is_shown_after_the_restart(server):
    ann = server.person("Ann")
    table = await server.open(ann, computers=1)
    await table.start()
    server.env.inject_error("POST", f"/channels/{server.channel.id}/messages", status=500, times=None)
    server.env.inject_error("PATCH", f"/channels/{server.channel.id}/messages/*", status=500, times=None)
    await server.at_table(ann, "askpause")
    server.env.backend.faults.clear()
    assert table.seats.state is State.PAUSED

    await server.restart()

    assert server.labels(table.newest) == ["Resume", "More"]
    await ann.click(table.newest, label="Resume")
    assert table.seats.state is State.PLAYING
