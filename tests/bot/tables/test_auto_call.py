"""Shouting for people who want the bot to."""

from __future__ import annotations

import pytest

from bot.store import State, StoreError
from bot.tables.requests import Play
from bot.tables.snapshot import Name, Notice
from engine import GAMES
from engine.games.domino_four import events as four
from engine.games.uno_dominos import events as uno

SHOUTED = [("uno-dominos", {"target": 5000}), ("domino-4", {"rounds_to_win": 5})]
CALLED = (uno.Called, four.Called)


async def about_to_owe(world, game, options):
    """A table where somebody is about to come down to one tile, and a move that does it."""
    table = await world.started("ann", "bob", game=game, **options)

    def owes(move):
        match = table.session.table.match_or_raise
        twin, seat = match.copy(), table.seat(table.on_turn)
        twin.play(seat, move.text)
        return twin.rounds == match.rounds and twin.game.owed_shout(twin.round.view(seat)) != ""

    def few(view):
        return len(view.hand) == 2 and any(owes(move) for move in view.legal if move.verb == "lay")

    name = await table.until_turn_of(view=few)
    return table, name, next(move.text for move in table.moves(name) if move.verb == "lay" and owes(move))


@pytest.mark.parametrize(("game", "options"), SHOUTED)
async def test_the_bot_shouts_for_who_wants_it_and_says_so(world, game, options):
    table, name, move = await about_to_owe(world, game, options)
    world.prefer(name, auto_call=True)
    saved = len(world.store.commits)
    await table.send(name, Play(table.snapshot.version, move))
    assert [text for _, text in table.record[-2:]] == [move, "call"]
    assert len(world.store.commits) == saved + 1
    change = table.changes[-1]
    assert change.told[-1] == Notice("shouted-by-bot", {"name": Name(name)})
    assert isinstance(change.told[-2].event, CALLED)
    await table.check()


@pytest.mark.parametrize(("game", "options"), SHOUTED)
async def test_nobody_else_is_shouted_for(world, game, options):
    table, name, move = await about_to_owe(world, game, options)
    world.prefer("bob" if name == "ann" else "ann", auto_call=True)
    await table.play(name, move)
    assert table.record[-1][1] == move


async def test_it_shouts_also_for_who_ran_out_of_time(world):
    table, name, _ = await about_to_owe(world, *SHOUTED[0])
    world.prefer(name, auto_call=True)
    await world.advance(120)
    assert table.record[-1] == (table.seat(name), "call")
    assert [table.told_keys()[at] for at in (0, -1)] == ["clock-missed", "shouted-by-bot"]


async def test_the_shout_is_saved_with_its_move_or_neither_is(world):
    table, name, move = await about_to_owe(world, *SHOUTED[0])
    world.prefer(name, auto_call=True)
    made, world.store.fails = len(table.record), "before"
    with pytest.raises(StoreError):
        await table.play(name, move)
    assert len(table.record) == made
    await table.play(name, move)
    assert [text for _, text in table.record[made:]] == [move, "call"]


async def test_no_rule_book_is_asked_for_a_shout_once_the_round_is_over(world, monkeypatch):
    """What is there then is the next round, which is not begun."""
    table = await world.started("ann", "bob", target=5000)
    name = await table.until_turn_of(view=lambda view: len(view.hand) == 1 and view.legal[0].verb == "lay")
    world.prefer(name, auto_call=True)
    asked = []
    monkeypatch.setattr(GAMES["uno-dominos"], "owed_shout", lambda game, view: asked.append(view) or "")
    await table.play(name, table.moves(name)[0].text)
    assert (table.state, asked) == (State.BETWEEN, [])
