"""Tests of taking back the last lay: by the rule at once, otherwise by consent, and when it is too late."""

from __future__ import annotations

import pytest

from bot.store import State
from bot.tables.state import requests as ask
from bot.tables.state.deadlines import ANSWER_PACE, TAKE_BACK_PACE
from bot.tables.state.questions import TakeBackQuestion
from bot.tables.state.snapshot import Done, Name, Notice, Say, ShowHand
from engine import UNDO
from tests.bot.tables.driver import PEOPLE


async def laid(world, *people, at_once=False, rated=False, **about):
    """Return a table at which ``ann`` has just laid a tile that she may take back, and the record before."""
    table = await world.open(*people, **about)
    await table.ask("ann", ask.SetRated(rated))
    await table.ask("ann", ask.SetTakeBack(at_once))
    await table.start()
    for _ in range(60):
        await table.until_turn_of("ann")
        before, view = table.record, table.snapshot.spectator
        lays = [move for move in table.moves("ann") if move.verb == "lay"]
        if not lays:
            await table.go_on()
            continue
        await table.play("ann", lays[0].text)
        if table.session.table.match.undoable() == table.seat("ann") and table.state is State.PLAYING:
            return table, before, view
    pytest.fail("no lay")
    raise AssertionError


async def test_by_the_rule_a_lay_is_taken_back_at_once(world):
    table, before, view = await laid(world, "ann", "bob", at_once=True)
    version = table.snapshot.version
    assert table.snapshot.undoable == table.seat("ann")
    assert await table.ask("ann", ask.TakeBack()) == ShowHand(table.seat("ann"))
    assert table.record == [*before, table.record[-2], (table.seat("ann"), UNDO)]
    assert table.snapshot.spectator == view
    assert (table.on_turn, table.snapshot.undoable) == ("ann", None)
    assert table.snapshot.version > version
    assert table.changes[-1].told == (Notice("undo-done", {"name": Name("ann")}),)
    await table.check()


@pytest.mark.parametrize("restart", [False, True])
async def test_without_the_rule_all_others_have_to_agree(world, restart):
    table, before, view = await laid(world, "ann", "bob", "cas", game="block")
    key = ("undo", PEOPLE["ann"])
    assert await table.ask("ann", ask.TakeBack()) == Say(Notice("undo-asked"))
    assert table.snapshot.questions == {key: TakeBackQuestion(PEOPLE["ann"], len(table.record))}
    if restart:
        await world.restart()
    assert await table.refused("ann", ask.AnswerTakeBack(PEOPLE["ann"], agree=True)) == "undo-not-yours"
    assert await table.ask("bob", ask.AnswerTakeBack(PEOPLE["ann"], agree=True)) == Done()
    assert table.record[-1][1] != UNDO
    await table.check()
    await table.ask("cas", ask.AnswerTakeBack(PEOPLE["ann"], agree=True))
    assert (table.record[:-2], table.record[-1][1]) == (before, UNDO)
    assert (table.snapshot.spectator, table.snapshot.questions) == (view, {})
    await table.check()


async def test_one_who_declines_closes_the_question(world):
    table, _, _ = await laid(world, "ann", "bob")
    await table.ask("ann", ask.TakeBack())
    await table.ask("bob", ask.AnswerTakeBack(PEOPLE["ann"], agree=False))
    key = ("undo", PEOPLE["ann"])
    assert table.snapshot.questions == {}
    assert table.changes[-1].closed == {key: Notice("undo-declined", {"name": Name("bob")})}
    assert await table.ask("bob", ask.AnswerTakeBack(PEOPLE["ann"], agree=True)) == Done()
    assert table.record[-1][1] != UNDO


async def test_it_is_too_late_once_somebody_else_has_acted(world):
    table, _, _ = await laid(world, "ann", "bob", at_once=True)
    await table.go_on()
    assert await table.refused("ann", ask.TakeBack()) == "undo-too-late"


async def test_a_move_closes_the_question(world):
    table, _, _ = await laid(world, "ann", "bob")
    await table.ask("ann", ask.TakeBack())
    await table.go_on()
    assert table.snapshot.questions == {}
    await table.check()


async def test_only_its_maker_takes_a_lay_back(world):
    table, _, _ = await laid(world, "ann", "bob", at_once=True)
    assert await table.refused("bob", ask.TakeBack()) == "undo-too-late"
    assert await table.refused("eve", ask.TakeBack()) == "refusal-stranger"


async def test_nothing_is_taken_back_at_a_rated_table(world):
    table, _, _ = await laid(world, "ann", "bob", at_once=True, rated=True)
    assert table.snapshot.undoable is None
    assert await table.refused("ann", ask.TakeBack()) == "undo-rated"


async def test_a_hint_for_the_next_player_makes_it_too_late(world):
    table, _, _ = await laid(world, "ann", "bob", at_once=True)
    name = table.on_turn
    if name == "bob":
        await table.ask("bob", ask.AskHint(table.snapshot.version))
        assert await table.refused("ann", ask.TakeBack()) == "undo-too-late"


@pytest.mark.parametrize("at_once", [False, True])
async def test_computers_wait_before_a_lay_that_may_be_taken_back(world, at_once):
    table, before, _ = await laid(world, "ann", computers=1, at_once=at_once)
    wait = table.session.table.due_at - world.clock.now()
    assert wait == pytest.approx(TAKE_BACK_PACE if at_once else world.pace.computer, abs=4)
    assert (wait >= TAKE_BACK_PACE) == at_once
    await table.ask("ann", ask.TakeBack())
    assert table.record[:-2] == before
    await table.check()


async def test_computers_wait_while_people_are_asked(world):
    table, _, _ = await laid(world, "ann", "bob", computers=1, game="block")
    await table.ask("ann", ask.TakeBack())
    if not table.on_turn:
        assert table.session.table.due_at - world.clock.now() == ANSWER_PACE


async def test_notes_and_achievements_are_as_if_the_lay_had_not_been_made(world):
    table, _, _ = await laid(world, "ann", "bob", at_once=True)
    seat = table.seat("bob")
    assert table.snapshot.notes[seat]
    await table.ask("ann", ask.TakeBack())
    laid_tile = {event for event in table.snapshot.notes.get(seat, ()) if type(event).__name__ == "TileLaid"}
    assert len([each for each in laid_tile if each.seat == table.seat("ann")]) == 0
    await table.check()
