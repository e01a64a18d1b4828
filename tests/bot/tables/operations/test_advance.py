"""Tests of moves in advance: made when the turn comes, dropped and told otherwise, private, and saved."""

from __future__ import annotations

import dataclasses

import pytest

from bot.store import State
from bot.tables.state import requests as ask
from bot.tables.state.deadlines import FORCED_PACE
from bot.tables.state.snapshot import ShowHand
from engine import UNDO

GAMES = ("block", "all-fives", "mexican-train", "uno-dominos", "domino-4")


async def waiting(world, *people, game="block", before="bob", fits=True, **options):
    """Return a table at which ``before`` is in turn just before ``ann``, and a tile of hers.

    Args:
        fits: whether the tile fits exactly one place as things are, or none.
    """
    table = await world.started(*(people or ("ann", "bob")), game=game, **options)
    for _ in range(200):
        await table.until_turn_of(before)
        tile = tile_of(table, fits=fits)
        if tile and table.snapshot.spectator.laid:
            return table, tile
        await table.go_on()
        if table.state is not State.PLAYING:
            await table.until(lambda: table.state is State.PLAYING)
    pytest.fail("no such tile")
    raise AssertionError


def tile_of(table, *, fits):
    """Return a tile of ann's with one place, or with none; empty if she has no such tile."""
    seat = table.taken_seat("ann")
    round = table.session.table.match_or_raise.round
    places = [move.tile for move in round.in_turn(seat).legal(seat) if move.verb == "lay"]
    hand = [str(tile) for tile in round.hands[seat]]
    return next((tile for tile in hand if places.count(tile) == int(fits)), "")


def advance(table):
    """Return ann's move in advance, or None."""
    ahead = table.snapshot.ahead.get(table.taken_seat("ann"))
    return None if ahead is None else ahead.advance


async def bob_plays_until(table, wanted):
    """Let bob lay what keeps ann's tile playable in one place, or not, and return whether he could."""
    seat, match = table.taken_seat("ann"), table.session.table.match_or_raise
    for move in table.moves("bob"):
        after = match.copy()
        after.play(table.taken_seat("bob"), move.text)
        if after.rounds == match.rounds and seat in after.round.waiting() and wanted(after.round.legal(seat)):
            await table.play("bob", move.text)
            return True
    return False


async def made_or_not(world, *, legal, **about):
    """Return a table at which ann's tile in advance can be laid when her turn comes, or cannot."""
    for _ in range(30):
        table, tile = await waiting(world, **about)

        def wanted(moves, tile=tile):
            return ([move.tile for move in moves].count(tile) == 1) is legal and bool(
                legal or tile not in [move.tile for move in moves]
            )

        await table.ask("ann", ask.PlayInAdvance(tile))
        if await bob_plays_until(table, wanted):
            return table, tile
        await table.ask("ann", ask.CancelAdvance())
        await table.ask("ann", ask.End())
    pytest.fail("no such turn")
    raise AssertionError


@pytest.mark.parametrize("restart", [False, True])
async def test_it_is_made_after_a_random_pause_when_the_turn_comes(world, restart):
    table, tile = await made_or_not(world, legal=True)
    made, seat = len(table.record), table.taken_seat("ann")
    assert table.snapshot.automatic == (seat,)
    wait = table.session.table.due_at - world.clock.now()
    shortest, longest = FORCED_PACE
    assert shortest * world.pace.computer <= wait <= longest * world.pace.computer
    if restart:
        await world.restart()
        assert advance(table).move == tile
    await world.advance(longest * world.pace.computer + 1)
    assert len(table.record) > made
    assert (table.record[made][0], table.record[made][1].startswith(tile)) == (seat, True)
    assert advance(table) is None
    await table.check()


async def test_a_restart_keeps_it_before_the_turn_comes(world):
    table, tile = await waiting(world)
    await table.ask("ann", ask.PlayInAdvance(tile))
    before = advance(table)
    await world.restart()
    assert advance(table) == before
    await table.check()


async def test_choosing_it_publishes_nothing(world):
    table, tile = await waiting(world)
    shown, due = len(table.changes), table.session.table.due_at
    assert await table.ask("ann", ask.PlayInAdvance(tile)) == ShowHand(table.taken_seat("ann"))
    assert await table.ask("ann", ask.CancelAdvance()) == ShowHand(table.taken_seat("ann"))
    await table.ask("ann", ask.PlayInAdvance(tile))
    assert (len(table.changes), table.session.table.due_at) == (shown, due)


async def test_only_the_owners_part_of_the_snapshot_has_it(world):
    table, tile = await waiting(world)
    before = table.snapshot
    await table.ask("ann", ask.PlayInAdvance(tile))
    after = table.snapshot
    assert list(after.ahead) == [table.taken_seat("ann")]
    assert dataclasses.replace(after, ahead={}, revision=before.revision) == before


async def test_a_cancelled_one_is_not_made(world):
    table, _ = await made_or_not(world, legal=True)
    made = len(table.record)
    await table.ask("ann", ask.CancelAdvance())
    assert table.snapshot.automatic == ()
    await world.advance(20)
    assert (len(table.record), advance(table)) == (made, None)


async def test_it_is_dropped_and_told_if_it_is_not_possible_when_the_turn_comes(world):
    table, tile = await made_or_not(world, legal=False)
    assert (advance(table).move, advance(table).dropped) == (tile, "illegal")
    await table.check()
    moves = [move for move in table.moves("ann") if move.tile != tile]
    await table.play("ann", moves[0].text)
    assert advance(table) is None


async def test_a_tile_that_fits_in_two_places_is_dropped(world):
    for _ in range(30):
        table, tile = await waiting(world)

        def wanted(moves, tile=tile):
            return [move.tile for move in moves].count(tile) == 2

        await table.ask("ann", ask.PlayInAdvance(tile))
        if await bob_plays_until(table, wanted):
            assert advance(table).dropped == "places"
            return
        await table.ask("ann", ask.End())
    pytest.fail("no such turn")


async def test_it_is_dropped_when_a_tile_is_taken_back(world):
    table = await world.open("ann", "bob", game="block")
    await table.ask("ann", ask.SetRated(rated=False))
    await table.ask("ann", ask.SetTakeBack(at_once=True))
    await table.start()
    for _ in range(100):
        await table.until_turn_of("bob")
        tile, lay = tile_of(table, fits=True), table.moves("bob")[0]
        if not tile or lay.verb != "lay":
            await table.go_on()
            continue
        await table.ask("ann", ask.PlayInAdvance(tile))
        await table.play("bob", lay.text)
        if table.snapshot.automatic and table.snapshot.undoable == table.taken_seat("bob"):
            await table.ask("bob", ask.TakeBack())
            assert (advance(table).dropped, table.record[-1][1]) == ("undo", UNDO)
            await table.check()
            return
        await table.ask("ann", ask.CancelAdvance())
    pytest.fail("no such turn")


async def test_it_is_dropped_when_its_owner_gets_tiles(world):
    table = await world.started("ann", "bob", "cas", game="uno-dominos")

    def about_to_make_ann_draw():
        return any(draws(table, name) for name in ("bob", "cas"))

    def draws(table, name):
        if table.state is not State.PLAYING or table.on_turn != name:
            return ""
        match, seat = table.session.table.match_or_raise, table.taken_seat("ann")
        for move in table.moves(name):
            after = match.copy()
            after.play(table.taken_seat(name), move.text)
            if after.rounds == match.rounds and len(after.round.hands[seat]) > len(match.round.hands[seat]):
                return move.text
        return ""

    await table.until(about_to_make_ann_draw)
    name = table.on_turn
    await table.ask("ann", ask.PlayInAdvance(table.snapshot.views[table.taken_seat("ann")].hand[0]))
    await table.play(name, draws(table, name))
    assert advance(table).dropped == "draw"
    await table.check()


async def test_it_is_dropped_at_the_end_of_the_round_and_told_in_the_next(world):
    table = await world.started("ann", "bob", game="block", target=200)

    def ends():
        if table.state is not State.PLAYING or table.on_turn != "bob":
            return False
        match = table.session.table.match_or_raise.copy()
        rounds = match.rounds
        match.play(table.taken_seat("bob"), table.moves("bob")[0].text)
        return match.rounds > rounds and match.winners is None

    await table.until(ends)
    await table.ask("ann", ask.PlayInAdvance(table.snapshot.views[table.taken_seat("ann")].hand[0]))
    await table.play("bob", table.moves("bob")[0].text)
    assert (table.state, advance(table).dropped) == (State.BETWEEN, "round")
    await table.next_round("bob")
    assert advance(table).dropped == "round"
    await table.check()


async def test_it_is_dropped_when_its_owner_leaves_or_goes_away(world):
    table, tile = await waiting(world, pace=30)
    await table.ask("ann", ask.PlayInAdvance(tile))
    await table.ask("ann", ask.Leave(confirmed=True))
    assert table.snapshot.ahead == {}
    await table.check()


async def test_a_turn_that_has_come_is_played_and_not_chosen_in_advance(world):
    table = await world.started("ann", "bob", game="block")
    await table.until_turn_of("ann")
    move = table.moves("ann")[0].text
    assert await table.refused("ann", ask.PlayInAdvance(move)) == "stale-click"


@pytest.mark.parametrize("game", GAMES)
async def test_only_moves_of_ones_own_can_be_chosen(world, game):
    table = await world.started("ann", "bob", game=game)
    await table.until_turn_of("bob")
    for move in ("nonsense", "call", "catch:1", "99-99"):
        assert await table.refused("ann", ask.PlayInAdvance(move)) == "stale-click"
    accepted = game in {"uno-dominos", "domino-4"}
    if not accepted:
        assert await table.refused("ann", ask.PlayInAdvance("accept")) == "stale-click"
    else:
        await table.ask("ann", ask.PlayInAdvance("accept"))
        assert advance(table).move == "accept"


async def test_a_question_is_accepted_in_advance(world):
    table = await world.started("ann", "bob", game="domino-4", blufjoker=True, rounds_to_win=9)

    def lies():
        return table.state is State.PLAYING and table.on_turn == "bob" and bool(bluffs())

    def bluffs():
        match, seat = table.session.table.match_or_raise, table.taken_seat("ann")
        found = []
        for move in table.moves("bob"):
            after = match.copy()
            after.play(table.taken_seat("bob"), move.text)
            if "accept" in [each.text for each in after.round.legal(seat)]:
                found.append(move.text)
        return found

    await table.until(lies)
    await table.ask("ann", ask.PlayInAdvance("accept"))
    made = len(table.record)
    await table.play("bob", bluffs()[0])
    assert table.snapshot.automatic == (table.taken_seat("ann"),)
    await world.advance(4)
    assert table.record[made + 1] == (table.taken_seat("ann"), "accept")
