"""Tests of substitution: a person asks for a computer's seat, and the host agrees."""

from __future__ import annotations

import pytest

from bot.store import State
from bot.tables.operations.substitution import offered_seat
from bot.tables.state import requests as ask
from bot.tables.state.limits import SEAT_AGAIN
from bot.tables.state.questions import SeatRequest
from bot.tables.state.refusals import RefusedError
from bot.tables.state.seated import Player
from bot.tables.state.snapshot import Done, Name, Notice, Say
from tests.bot.tables.driver import PEOPLE, guest


async def at_table(world, *names, computers=1, **about):
    return await world.started(*(names or ("ann", "bob")), computers=computers, **about)


DAN = ("seat", PEOPLE["dan"])


async def test_the_host_can_admit_a_person_who_asked(world):
    table = await at_table(world)
    assert await table.ask("dan", ask.AskForSeat()) == Say(Notice("substitute-asked"), replace=True)
    assert table.snapshot.questions == {DAN: SeatRequest(PEOPLE["dan"], "dan")}
    assert table.names == ["ann", "bob", "Ada 🤖"]
    await table.check()

    assert await table.ask("ann", ask.AdmitSubstitute(guest("dan"))) == Done()

    assert table.names == ["ann", "bob", "dan"]
    assert table.snapshot.players[2] == Player("dan", PEOPLE["dan"], unsubstituted=False)
    assert table.snapshot.questions == {}
    told = Notice("substitute-seated", {"name": Name("dan"), "before": Name("Ada 🤖")})
    assert table.changes[-1].told == (told,)
    assert 2 in table.snapshot.views
    await table.check()
    await table.until_turn_of("dan")
    await table.go_on()


async def test_a_refused_person_can_ask_again_later(world):
    table = await at_table(world)
    await table.ask("dan", ask.AskForSeat())
    await table.ask("ann", ask.RefuseSubstitute(guest("dan")))
    assert table.changes[-1].closed == {DAN: Notice("substitute-refused", {"name": Name("dan")})}
    assert (table.snapshot.questions, table.seat("dan")) == ({}, None)
    assert await table.refused("dan", ask.AskForSeat()) == "limit-seat"
    await world.advance(SEAT_AGAIN)
    await table.ask("dan", ask.AskForSeat())
    assert table.snapshot.questions[DAN].asked == 1


async def test_asking_again_shows_the_same_question_again(world):
    table = await at_table(world)
    for asked in (1, 2, 3):
        await table.ask("dan", ask.AskForSeat())
        assert await table.refused("dan", ask.AskForSeat()) == "limit-seat"
        assert [question.asked for question in table.snapshot.questions.values()] == [asked]
        await world.advance(SEAT_AGAIN)


async def test_a_moderator_gets_a_seat_at_once_and_can_admit_others(world):
    table = await at_table(world, computers=2)
    await table.ask("dan", ask.AskForSeat())
    assert await table.ask("mod", ask.AskForSeat()) == Done()
    assert table.seat("mod") == 2
    await table.ask("mod", ask.AdmitSubstitute(guest("dan")))
    assert table.seat("dan") == 3
    assert table.snapshot.host_id == PEOPLE["ann"]


async def test_admission_fails_if_no_seat_is_free_any_more(world):
    table = await at_table(world)
    for name in ("dan", "eve"):
        await table.ask(name, ask.AskForSeat())
    await table.ask("ann", ask.AdmitSubstitute(guest("dan")))
    await table.ask("ann", ask.AdmitSubstitute(guest("eve")))
    assert table.seat("eve") is None
    key = ("seat", PEOPLE["eve"])
    assert table.changes[-1].closed == {key: Notice("substitute-too-late", {"name": Name("eve")})}
    assert table.snapshot.questions == {}


async def test_admission_fails_if_the_person_already_has_a_seat(world):
    table = await at_table(world, computers=2)
    await table.ask("dan", ask.AskForSeat())
    for _ in range(2):
        await table.ask("ann", ask.AdmitSubstitute(guest("dan")))
    assert [player.user_id for player in table.snapshot.players].count(PEOPLE["dan"]) == 1


async def test_the_first_of_two_simultaneous_answers_decides(world):
    table = await at_table(world, computers=2)
    await table.ask("dan", ask.AskForSeat())
    await table.ask("ann", ask.RefuseSubstitute(guest("dan")))
    assert await table.ask("mod", ask.AdmitSubstitute(guest("dan"))) == Done()
    assert table.seat("dan") is None
    assert table.changes[-1].closed == {DAN: Notice("moved-on")}

    await table.ask("eve", ask.AskForSeat())
    await table.ask("ann", ask.AdmitSubstitute(guest("eve")))
    await table.ask("mod", ask.RefuseSubstitute(guest("eve")))
    assert table.changes[-1].closed == {("seat", PEOPLE["eve"]): Notice("moved-on")}


async def test_an_old_message_cannot_seat_a_person_whose_data_was_deleted(world):
    table = await at_table(world)
    await table.ask("dan", ask.AskForSeat())
    assert await world.store.personal_data.forget(PEOPLE["dan"], [table.id])
    await table.ask("ann", ask.AdmitSubstitute(guest("dan")))
    assert table.seat("dan") is None
    assert not any((await world.store.personal_data.export(PEOPLE["dan"])).values())


async def test_the_question_survives_a_restart(world):
    table = await at_table(world)
    await table.ask("dan", ask.AskForSeat())
    await world.restart()
    assert table.snapshot.questions == {DAN: SeatRequest(PEOPLE["dan"], "dan")}
    await table.ask("ann", ask.AdmitSubstitute(guest("dan")))
    assert table.seat("dan") == 2


async def test_a_substitute_gets_an_away_persons_seat_last(world):
    table = await at_table(world, pace=30)
    await table.away("bob")
    for name in ("dan", "eve"):
        await table.ask(name, ask.AskForSeat())
        await table.ask("ann", ask.AdmitSubstitute(guest(name)))
    assert table.names == ["ann", "eve", "dan"]
    assert table.changes[-1].left == (PEOPLE["bob"],)
    assert table.changes[-1].told[0].values["before"] == Name("bob 🤖")
    assert await table.refused("bob", ask.TakeSeatBack()) == "refusal-stranger"


async def test_a_substitute_for_the_host_does_not_become_host(world):
    table = await world.started("ann", "bob", pace=30)
    await table.away("ann")
    assert table.snapshot.host_id == PEOPLE["bob"]
    await table.ask("dan", ask.AskForSeat())
    await table.ask("bob", ask.AdmitSubstitute(guest("dan")))
    assert table.names == ["dan", "bob"]
    assert table.snapshot.host_id == PEOPLE["bob"]


@pytest.mark.parametrize("state", [State.BETWEEN, State.PAUSED])
async def test_a_seat_can_be_taken_over_between_rounds_and_in_a_pause(world, state):
    table = await at_table(world, "ann", game="all-fives")
    if state is State.BETWEEN:
        await table.until(lambda: table.state is State.BETWEEN)
    else:
        await table.ask("ann", ask.AskPause())
    await table.ask("dan", ask.AskForSeat())
    await table.ask("ann", ask.AdmitSubstitute(guest("dan")))
    assert table.names == ["ann", "dan"]
    assert table.state is state
    await table.check()


async def test_a_substitute_does_not_see_the_previous_players_notes(world):
    """The notes of a hand belong to the player who received them."""
    table = await world.started("ann", "bob")
    drawer = await table.until_turn_of(view=lambda view: any(move.verb == "draw" for move in view.legal))
    seat = table.seat(drawer)
    await table.play(drawer, "draw")
    assert table.snapshot.notes[seat]
    await table.ask(drawer, ask.Leave())
    await table.ask("mod", ask.AskForSeat())
    assert table.seat("mod") == seat
    assert seat not in table.snapshot.notes


async def test_the_offered_seat_can_be_read_from_a_snapshot(world):
    table = await at_table(world)
    assert offered_seat(table.snapshot, PEOPLE["dan"]) == 2
    with pytest.raises(RefusedError):
        offered_seat(table.snapshot, PEOPLE["bob"])
