"""Tests of the moves that the bot makes for people: owed shouts and forced moves."""

from __future__ import annotations

import pytest

from bot.store import State, StoreError
from bot.tables.state.deadlines import FORCED_PACE
from bot.tables.state.requests import Play, TakeSeatBack
from bot.tables.state.snapshot import Name, Notice, ShowHand
from engine import GAMES
from engine.games.all_fives import AllFives
from engine.games.domino_four import events as four
from engine.games.uno_dominos import events as uno

SHOUTED = [("uno-dominos", {"target": 5000}), ("domino-4", {"rounds_to_win": 5})]
CALLED = (uno.Called, four.Called)


async def about_to_owe_a_shout(world, game, options):
    """Return a table, the name of the person on turn, and their lay after which they owe a shout."""
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
async def test_the_bot_shouts_for_people_who_turned_it_on_and_says_so(world, game, options):
    table, name, move = await about_to_owe_a_shout(world, game, options)
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
async def test_the_bot_does_not_shout_for_others(world, game, options):
    table, name, move = await about_to_owe_a_shout(world, game, options)
    world.prefer("bob" if name == "ann" else "ann", auto_call=True)
    await table.play(name, move)
    assert table.record[-1][1] == move


async def test_the_bot_also_shouts_after_a_timeout_move(world):
    table, name, _ = await about_to_owe_a_shout(world, *SHOUTED[0])
    world.prefer(name, auto_call=True)
    await world.advance(120)
    assert table.record[-1] == (table.seat(name), "call")
    assert [table.told_keys()[at] for at in (0, -1)] == ["clock-missed", "shouted-by-bot"]


async def test_a_shout_and_its_move_are_saved_together_or_not_at_all(world):
    table, name, move = await about_to_owe_a_shout(world, *SHOUTED[0])
    world.prefer(name, auto_call=True)
    made, world.store.fails = len(table.record), "before"
    with pytest.raises(StoreError):
        await table.play(name, move)
    assert len(table.record) == made
    await table.play(name, move)
    assert [text for _, text in table.record[made:]] == [move, "call"]


async def test_no_owed_shout_is_looked_up_after_the_round_has_ended(world, monkeypatch):
    """By then the next round is dealt but has not begun."""
    table = await world.started("ann", "bob", target=5000)
    name = await table.until_turn_of(view=lambda view: len(view.hand) == 1 and view.legal[0].verb == "lay")
    world.prefer(name, auto_call=True)
    asked = []
    monkeypatch.setattr(GAMES["uno-dominos"], "owed_shout", lambda game, view: asked.append(view) or "")
    await table.play(name, table.moves(name)[0].text)
    assert (table.state, asked) == (State.BETWEEN, [])


async def test_a_move_stands_even_if_the_rules_refuse_its_shout(world, monkeypatch, caplog):
    table = await world.started("ann", "bob", target=5000)
    name = await table.until_turn_of(view=lambda view: len(view.hand) > 3 and view.legal[0].verb == "lay")
    world.prefer(name, auto_call=True)
    monkeypatch.setattr(GAMES["uno-dominos"], "owed_shout", lambda game, view: "call")
    move = table.moves(name)[0].text
    await table.play(name, move)
    assert table.record[-1] == (table.seat(name), move)
    assert "could not make the shout" in caplog.text
    await table.check()


# -- forced moves ----------------------------------------------------------------------------------


def verbs(table, name):
    return [move.verb for move in table.moves(name)]


async def forced(world, verb="draw", game="all-fives", *, again=0, **options):
    """Return a table, and the name of a person there whose only move has this verb.

    Args:
        again: after the move was made this often, it must still be the only one.
    """
    table = await world.started("ann", "bob", game=game, **options)

    def reached():
        if table.state is not State.PLAYING:
            return False
        name = table.snapshot.players[table.snapshot.waiting()[0]].name
        return verbs(table, name) == [verb] and after(table, verb, again) == [verb]

    await table.until(reached)
    return table, table.snapshot.players[table.snapshot.waiting()[0]].name


def after(table, move, times):
    """Return the verbs of the legal moves after making the move up to ``times`` times while it is the only
    one."""
    match, seat = table.session.table.match_or_raise.copy(), table.snapshot.waiting()[0]
    for _ in range(times):
        if [each.verb for each in match.round.legal(seat)] == [move]:
            match.play(seat, move)
    return [each.verb for each in match.round.legal(seat)]


@pytest.mark.parametrize("again", [0, 2])
async def test_forced_draws_are_made_after_a_pause_until_a_tile_fits(world, again):
    table, name = await forced(world, again=again, target=5000)
    made, seat = len(table.record), table.taken_seat(name)
    assert table.snapshot.automatic == (seat,)
    assert table.snapshot.deciding() == ()
    pause = world.clock.due()[0]
    assert FORCED_PACE[0] <= pause / world.pace.computer <= FORCED_PACE[1]
    await world.advance(pause)
    own = [text for number, text in table.record[made:] if number == seat]
    assert own == ["draw"] * len(own)
    assert len(own) > again
    assert verbs(table, name)[:1] != ["draw"]
    assert table.player(name).missed_turns == 0
    await table.check()


async def test_no_clock_runs_before_a_forced_move(world):
    table, _ = await forced(world, pace=30)
    assert table.snapshot.clock_key is None
    assert table.snapshot.deadline is None
    await world.advance(world.clock.due()[0])
    await table.until(lambda: bool(table.on_turn))
    assert table.snapshot.deadline is not None


@pytest.mark.parametrize("killed", [False, True])
async def test_the_pause_before_a_forced_move_survives_a_restart(world, killed):
    table, _ = await forced(world)
    made, pause = len(table.record), world.clock.due()[0]
    saved = await table.saved()
    assert saved.due_at is not None
    assert saved.due_at.timestamp() == pytest.approx(world.clock.now() + pause)
    await world.restart(down=3600, killed=killed)
    assert len(table.record) == made
    await world.advance(world.clock.due()[0])
    assert table.record[made][1] == "draw"


async def test_pauses_before_forced_moves_are_random(world):
    """The length of a pause must not reveal what it was for."""
    table, pauses = (await forced(world, target=5000))[0], set()
    while len(pauses) < 5:
        await table.until(lambda: bool(table.snapshot.automatic))
        pauses.add(world.clock.due()[0])
        await world.advance(world.clock.due()[0])
    assert max(pauses) - min(pauses) > 0.1


async def test_a_person_without_auto_draw_draws_with_one_press_until_a_tile_fits(world):
    for name in ("ann", "bob"):
        world.prefer(name, auto_draw=False)
    table, name = await forced(world, again=1)
    made, commits = len(table.record), len(world.store.commits)
    assert table.on_turn == name
    answer = await table.send(name, Play(table.snapshot.version, "draw", again=True))
    assert isinstance(answer, ShowHand)
    drawn = [text for _, text in table.record[made:]]
    assert drawn == ["draw"] * len(drawn)
    assert len(drawn) > 1
    assert len(world.store.commits) == commits + 1
    assert "draw" not in verbs(table, name)


async def test_a_move_that_is_a_choice_is_not_repeated(world):
    table = await world.started("ann", "bob", sheet="fr")
    name = await table.until_turn_of(view=lambda view: {"lay", "draw"} <= {move.verb for move in view.legal})
    made = len(table.record)
    await table.send(name, Play(table.snapshot.version, "draw", again=True))
    assert [text for _, text in table.record[made:]] == ["draw"]


async def test_the_bot_does_not_draw_if_the_rules_allow_drawing_at_will(world):
    """There a draw reveals nothing about a hand, but an immediate one would."""
    table, name = await forced(world, game="uno-dominos", sheet="fr", target=5000)
    assert table.snapshot.automatic == ()
    assert table.on_turn == name


async def test_a_setting_changed_during_the_pause_takes_effect(world):
    table, name = await forced(world)
    made = len(table.record)
    world.prefer(name, auto_draw=False)
    await world.advance(10)
    assert len(table.record) == made
    await table.ask(name, TakeSeatBack())
    assert table.on_turn == name


async def test_the_only_fitting_tile_is_laid_for_people_with_auto_lay(world):
    table, name = await forced(world, "lay")
    assert table.on_turn == name
    world.prefer(name, auto_lay=True)
    await table.ask(name, TakeSeatBack())
    assert table.on_turn == ""
    (only,) = table.moves(name)
    told = table.session.table.notes[table.taken_seat(name)]
    await world.advance(world.clock.due()[0])
    assert (table.taken_seat(name), only.text) in table.record
    assert table.session.table.notes[table.taken_seat(name)][: len(told)] == told
    await table.check()


async def test_a_hands_notes_restart_after_its_owner_lays_the_only_fitting_tile(world):
    table, name = await forced(world, "lay")
    seat = table.taken_seat(name)
    before = table.session.table.notes[seat]
    assert before
    await table.play(name, table.moves(name)[0].text)
    assert table.session.table.notes.get(seat, ())[: len(before)] != before


@pytest.mark.parametrize("auto_call", [False, True])
async def test_the_bot_does_not_lay_a_tile_that_would_owe_a_shout(world, monkeypatch, auto_call):
    """In a rule book under which every lay owes a shout."""
    table, name = await forced(world, "lay")
    monkeypatch.setattr(AllFives, "owed_shout", lambda game, view: "call")
    world.prefer(name, auto_lay=True, auto_call=auto_call)
    await table.ask(name, TakeSeatBack())
    assert (table.on_turn == "") is auto_call
