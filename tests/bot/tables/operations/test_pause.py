"""Tests of pauses: agreed by everyone, of any length, and resumed by one request."""

from __future__ import annotations

import pytest

from bot.store import State
from bot.tables.state import requests as ask
from bot.tables.state.questions import PauseQuestion
from bot.tables.state.snapshot import Done, Name, Notice, Say
from tests.bot.tables.driver import PEOPLE, guest

WEEK = 7 * 24 * 3600
KEY = ("pause", 0)


async def three(world, **about):
    return await world.started("ann", "bob", "cas", **about)


async def test_a_pause_needs_everyones_agreement(world):
    table = await three(world)
    assert await table.ask("ann", ask.AskPause()) == Say(Notice("pause-asked"))
    assert table.snapshot.questions == {KEY: PauseQuestion(frozenset({PEOPLE["ann"]}))}

    assert await table.ask("bob", ask.AgreeToPause()) == Done()
    assert table.snapshot.questions[KEY].agreed == {PEOPLE["ann"], PEOPLE["bob"]}
    assert table.state is State.PLAYING
    await table.check()
    await table.ask("cas", ask.AgreeToPause())

    assert (table.state, table.snapshot.resumes) == (State.PAUSED, State.PLAYING)
    assert table.snapshot.questions == {}
    assert table.snapshot.deadline is table.snapshot.clock_key is None
    await table.check()


@pytest.mark.parametrize("who", ["ann", "mod"])
async def test_a_pause_does_not_wait_for_people_who_left_or_are_away(world, who):
    table = await three(world)
    await table.ask("bob", ask.AskPause())
    await table.ask("cas", ask.AgreeToPause())
    assert table.state is State.PLAYING
    await table.ask(who, ask.Leave(confirmed=True) if who == "ann" else ask.Kick(guest("ann")))
    assert (table.state, table.snapshot.questions) == (State.PAUSED, {})
    await table.check()


async def test_one_person_who_declines_closes_the_question(world):
    table = await three(world)
    await table.ask("ann", ask.AskPause())
    await table.ask("bob", ask.DeclinePause())
    assert table.snapshot.questions == {}
    assert table.changes[-1].closed == {KEY: Notice("pause-declined", {"name": Name("bob")})}

    await table.ask("cas", ask.AskPause())
    assert table.snapshot.questions == {KEY: PauseQuestion(frozenset({PEOPLE["cas"]}))}


async def test_a_second_request_agrees_with_the_first_and_shows_it_again(world):
    table = await three(world)
    await table.ask("ann", ask.AskPause())
    await table.ask("bob", ask.AskPause())
    assert table.snapshot.questions[KEY].asked == 2
    assert await table.ask("cas", ask.AskPause()) == Say(Notice("hand-paused"))
    assert table.state is State.PAUSED


async def test_a_person_among_computers_gets_a_pause_at_once(world):
    table = await world.started("ann", computers=2)
    await table.until(lambda: not table.on_turn)
    assert await table.ask("ann", ask.AskPause()) == Say(Notice("hand-paused"))
    made = len(table.record)
    await world.advance(WEEK)
    assert len(table.record) == made
    assert table.state is State.PAUSED


async def test_a_person_who_is_away_need_not_agree_to_a_pause(world):
    table = await three(world, pace=30)
    await table.away("cas")
    await table.ask("ann", ask.AskPause())
    await table.ask("bob", ask.AgreeToPause())
    assert table.state is State.PAUSED


@pytest.mark.parametrize("restart", [False, True])
async def test_a_resumed_match_continues_where_it_was_paused(world, restart):
    table = await three(world)
    await table.until(lambda: len(table.record) > 6)
    views, turn = table.snapshot.views, table.on_turn
    await table.everybody(ask.AskPause())
    if restart:
        await world.restart(down=3 * 24 * 3600)
    else:
        await world.advance(3 * 24 * 3600)
    assert table.state is State.PAUSED

    await table.ask("bob", ask.Resume())

    assert table.state is State.PLAYING
    assert table.changes[-1].told == (Notice("table-resumed", {"name": Name("bob")}),)
    assert (table.snapshot.views, table.on_turn, table.left) == (views, turn, 120)
    await table.check()


@pytest.mark.parametrize("restart", [False, True])
async def test_a_match_can_be_paused_between_rounds(world, restart):
    table = await world.started("ann", "bob", game="all-fives")
    await table.until(lambda: table.state is State.BETWEEN)
    await table.everybody(ask.AskPause())
    assert (table.state, table.snapshot.resumes) == (State.PAUSED, State.BETWEEN)
    if restart:
        await world.restart()
    await world.advance(WEEK)
    assert table.state is State.PAUSED

    await table.ask("bob", ask.Resume())

    assert (table.state, table.snapshot.resumes) == (State.BETWEEN, None)
    await world.advance(90)
    assert table.state is State.PLAYING


async def test_the_question_survives_a_restart(world):
    table = await three(world)
    await table.ask("ann", ask.AskPause())
    await world.restart()
    assert table.snapshot.questions == {KEY: PauseQuestion(frozenset({PEOPLE["ann"]}))}
    await table.ask("bob", ask.AgreeToPause())
    await table.ask("cas", ask.AgreeToPause())
    assert table.state is State.PAUSED


@pytest.mark.parametrize("answer", [ask.AgreeToPause(), ask.DeclinePause()])
async def test_a_late_answer_does_not_reopen_the_question(world, answer):
    table = await three(world)
    await table.ask("ann", ask.AskPause())
    await table.ask("bob", ask.DeclinePause())
    assert await table.ask("cas", answer) == Done()
    assert table.snapshot.questions == {}
    assert table.changes[-1].closed == {KEY: Notice("moved-on")}


async def test_questions_are_cleared_when_the_match_ends(world):
    table = await three(world)
    await table.ask("ann", ask.AskPause())
    await table.ask("ann", ask.End())
    assert table.snapshot.questions == {}
    assert (await table.saved()).questions == ()


async def test_a_paused_table_can_be_left_and_ended(world):
    table = await three(world)
    await table.everybody(ask.AskPause())
    await table.ask("bob", ask.Leave())
    assert table.state is State.PAUSED
    assert table.told_keys() == ["left-to-computer"]
    await table.ask("ann", ask.End())
    assert table.over
