"""Tests of moves, shouts, the next round, showing a table again and ending it."""

from __future__ import annotations

import pytest

from bot.store import State
from bot.tables.state import requests as ask
from bot.tables.state.ports import Venue
from bot.tables.state.snapshot import Done, Notice, Say, ShowHand
from engine import GAMES
from engine.games.uno_dominos.events import Called, Caught
from tests.bot.tables.driver import CHANNEL, PEOPLE, guest


def passes_turn(move):
    """Return whether a move lays a tile without a special symbol, so that the next player is on turn."""
    return move.verb == "lay" and not any(symbol in move.tile for symbol in "DSRW")


async def forgot_to_shout(world):
    """Return a table, a person there with one tile left who did not shout, and the other person."""
    table = await world.started("ann", "bob", target=5000)
    culprit = await table.until_turn_of(
        view=lambda view: len(view.hand) == 2 and any(passes_turn(move) for move in view.legal)
    )
    await table.play(culprit, next(move.text for move in table.moves(culprit) if passes_turn(move)))
    return table, culprit, "bob" if culprit == "ann" else "ann"


def hand(table, name):
    return table.snapshot.views[table.seat(name)].hand


# -- moves -----------------------------------------------------------------------------------------


async def test_a_move_is_answered_with_the_movers_hand(world):
    table = await world.started("ann", "bob", game="all-fives")
    name = table.on_turn
    move = next(move for move in table.moves(name) if move.verb == "lay")

    assert await table.play(name, move.text) == ShowHand(table.seat(name))

    change = next(change for change in reversed(table.changes) if change.told)
    assert table.told_keys() == ["TileLaid"]
    assert change.answered == change.cause.user_id == PEOPLE[name]
    assert move.tile not in hand(table, name)
    assert (table.snapshot.version, table.snapshot.turn, table.snapshot.made) == (1, 1, 1)


@pytest.mark.parametrize("game", GAMES)
async def test_the_secret_is_published_when_the_match_ends(world, game):
    short = {"uno-dominos": {"target": 0}, "all-fives": {"target": 50}, "mexican-train": {"length": "five"}}
    world.store.keeps = False  # it is long, and other tests check what is saved
    table = await world.started("ann", "bob", game=game, **short.get(game, {}))
    await table.until(lambda: table.over)
    snapshot = table.snapshot
    assert snapshot.state is State.OVER
    assert snapshot.winners is not None
    assert (snapshot.secret, snapshot.seed) == ("secret", table.session.table.match_or_raise.seed)
    assert snapshot.finished is not None
    assert table.told_keys()[-1] == "MatchEnded"
    assert world.registry.loaded() == []


async def test_a_move_in_time_resets_the_missed_turn_count(world):
    table = await world.started("ann", "bob", game="all-fives")
    await table.miss("ann")
    assert table.player("ann").missed_turns == 1
    await table.until_turn_of("ann")
    await table.go_on()
    assert table.player("ann").missed_turns == 0
    await table.check()


async def test_one_persons_answer_to_a_bluff_leaves_the_others_controls_valid(world):
    """All may answer a bluff at once, so an answer at an older version is accepted."""
    table = await world.started("ann", "bob", "cas", game="domino-4", blufjoker=True)
    bluffer = await table.until_turn_of(view=lambda view: any(move.verb == "bluff" for move in view.legal))
    await table.play(bluffer, next(move.text for move in table.moves(bluffer) if move.verb == "bluff"))
    first, second = [name for name in ("ann", "bob", "cas") if name != bluffer]
    version = table.snapshot.version

    await table.ask(first, ask.Play(version, "accept"))
    assert table.snapshot.version == version
    await table.ask(second, ask.Play(version, "accept"))

    assert table.snapshot.version == version + 1
    assert [text for _, text in table.record[-2:]] == ["accept", "accept"]


# -- shouts ----------------------------------------------------------------------------------------


async def test_a_shout_before_the_catch_prevents_it(world):
    table, culprit, catcher = await forgot_to_shout(world)
    catch = ask.Shout(f"catch:{table.seat(culprit)}")
    shouted, caught = await world.at_once(table.send(culprit, ask.Shout("call")), table.send(catcher, catch))
    assert shouted == ShowHand(table.seat(culprit))
    assert caught.key == "refusal-nobody-to-catch"
    assert len(hand(table, culprit)) == 1


async def test_a_shout_that_arrives_after_the_catch_is_too_late(world):
    table, culprit, catcher = await forgot_to_shout(world)
    catch = ask.Shout(f"catch:{table.seat(culprit)}")
    caught, shouted = await world.at_once(table.send(catcher, catch), table.send(culprit, ask.Shout("call")))
    assert caught == ShowHand(table.seat(catcher))
    assert shouted.key.startswith("refusal-")
    assert len(hand(table, culprit)) == 3


async def test_a_catch_that_arrives_after_the_next_lay_is_too_late(world):
    table, culprit, other = await forgot_to_shout(world)
    lays = []
    while not lays:
        await table.until_turn_of(other)
        lays = [move.text for move in table.moves(other) if move.verb == "lay"]
        if not lays:
            await table.go_on()
    seat = table.seat(culprit)
    _, caught = await world.at_once(
        table.send(other, ask.Play(table.snapshot.version, lays[0])),
        table.send(other, ask.Shout(f"catch:{seat}")),
    )
    assert caught.key.startswith("refusal-")


async def test_a_shout_makes_no_control_stale_and_shortens_no_turn(world):
    table, culprit, other = await forgot_to_shout(world)
    await world.advance(30)
    version, left = table.snapshot.version, table.left
    await table.play(culprit, "call")
    assert (table.snapshot.version, table.left) == (version, left)
    assert [type(told.event) for change in table.changes for told in change.told][-1] is Called
    await table.ask(other, ask.Play(version, table.moves(other)[0].text))


async def test_a_catch_is_announced_to_everyone(world):
    table, culprit, catcher = await forgot_to_shout(world)
    await table.play(catcher, f"catch:{table.seat(culprit)}")
    events = [told.event for told in table.changes[-1].told]
    assert Caught(table.seat(catcher), culprit=table.seat(culprit)) in events


# -- the next round --------------------------------------------------------------------------------


async def ended_round(world):
    table = await world.started("ann", "bob", game="all-fives", target=200)
    await table.until(lambda: table.state is State.BETWEEN)
    return table


async def test_any_player_can_start_the_next_round(world):
    table = await ended_round(world)
    assert table.snapshot.finished.outcome is table.snapshot.outcomes[-1]
    assert table.snapshot.waiting() == ()
    assert await table.refused("eve", ask.StartNextRound(table.snapshot.version)) == "refusal-stranger"
    assert await table.ask("bob", ask.StartNextRound(table.snapshot.version)) == Done()
    assert table.state is State.PLAYING
    await table.check()


async def test_a_slow_tables_next_round_waits_for_everyone_present_or_a_turns_length(world):
    table = await world.between_rounds("ann", "bob", "cas")
    next_round = ask.StartNextRound(table.snapshot.version)
    for name in ("bob", "bob", "cas"):
        await table.ask(name, next_round)
    assert table.state is State.BETWEEN
    assert table.changes[-1].snapshot.ready == {PEOPLE["bob"], PEOPLE["cas"]}

    await table.ask("ann", next_round)

    assert (table.state, table.snapshot.ready) == (State.PLAYING, frozenset())
    await table.until(lambda: table.state is State.BETWEEN)
    await world.advance(24 * 3600 - 1)
    assert table.state is State.BETWEEN
    await world.advance(1)
    assert table.state is State.PLAYING
    await table.check()


async def test_a_person_who_left_and_returned_must_say_ready_again(world):
    table = await world.between_rounds("ann", "bob", "cas")
    next_round = ask.StartNextRound(table.snapshot.version)
    await table.ask("bob", next_round)
    await table.ask("bob", ask.Leave(confirmed=True))
    assert table.snapshot.ready == frozenset()
    await table.ask("bob", ask.AskForSeat())
    await table.ask("ann", ask.AdmitSubstitute(guest("bob")))
    await table.ask("ann", next_round)
    await table.check()
    assert (table.state, table.snapshot.ready) == (State.BETWEEN, {PEOPLE["ann"]})


async def test_a_slow_tables_next_round_does_not_wait_for_people_who_left(world):
    table = await world.between_rounds("ann", "bob", "cas")
    await table.ask("ann", ask.StartNextRound(table.snapshot.version))
    await table.ask("bob", ask.Leave(confirmed=True))
    assert table.state is State.BETWEEN
    await table.ask("cas", ask.Leave(confirmed=True))
    assert (table.state, table.snapshot.ready) == (State.PLAYING, frozenset())
    await table.check()


async def test_a_slow_table_is_paused_when_everyone_is_gone_between_rounds(world):
    table = await world.between_rounds("ann", "bob")
    await table.ask("ann", ask.StartNextRound(table.snapshot.version))
    for name in ("ann", "bob"):
        await table.ask(name, ask.Leave(confirmed=True))
    assert table.state is State.ABANDONED


async def test_two_requests_deal_the_next_round_once(world):
    table = await ended_round(world)
    next_round = ask.StartNextRound(table.snapshot.version)
    _, late = await world.at_once(table.send("ann", next_round), table.send("bob", next_round))
    assert late.key == "moved-on"
    assert table.state is State.PLAYING


async def test_the_next_round_begins_by_itself(world):
    table = await ended_round(world)
    await world.advance(89)
    assert table.state is State.BETWEEN
    await world.advance(1)
    assert table.state is State.PLAYING
    assert table.left == 120


# -- the whole table -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("channel", "thread", "started", "key"),
    [
        (CHANNEL, None, False, "table-shown"),
        (CHANNEL, None, True, "table-shown"),
        (CHANNEL, 777, True, "shown-elsewhere"),
        (777, 777, True, "table-shown"),
    ],
)
async def test_the_table_is_shown_again_in_its_own_channel(world, channel, thread, started, key):
    table = await world.open("ann", "bob")
    if started:
        world.venues.venue = Venue(thread or CHANNEL)
        await table.start()
    answer = await table.ask("eve", ask.ShowAgain(), channel_id=channel)
    assert answer == Say(Notice(key, {"channel": f"<#{thread or CHANNEL}>"}))
    assert table.changes[-1].show_again


@pytest.mark.parametrize(("started", "key"), [(False, "lobby-ended"), (True, "table-ended")])
async def test_the_host_ends_the_table(world, started, key):
    table = await world.open("ann", "bob")
    if started:
        await table.start()
    assert await table.ask("ann", ask.End()) == Say(Notice("you-ended"), replace=True)
    assert table.told_keys() == [key]
    assert table.state is State.ABANDONED
    told = (table.snapshot.secret, table.snapshot.seed != "")
    assert told == (("secret", True) if started else ("", False)), "a lobby that was closed tells no secret"
    assert (await table.saved()).ended_at is not None
    assert world.registry.loaded() == []
