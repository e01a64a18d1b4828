"""Tests of concealed forced moves: with teams, the pace of a move tells nothing about the hand (PD20)."""

from __future__ import annotations

import pytest

from bot.store import StoreError
from bot.tables.state.deadlines import CONCEALING_PACE
from bot.tables.state.requests import Play, PlayInAdvance, SetPace
from bot.tables.state.snapshot import Notice, ShowHand

FOUR = ("ann", "bob", "eve", "dan")


async def forced(world, verb="pass", **about):
    """Return a table at which the only legal move of a person is of this kind, and that person's name."""
    table = await world.started(*FOUR, game="partners", **about)
    return table, await on_forced_turn(table, verb)


async def on_forced_turn(table, verb="pass"):
    """Play on until the only legal move of a person is of this kind. Return their name."""

    def reached():
        seat, *_ = table.snapshot.waiting() or (None,)
        if seat is None or table.snapshot.players[seat].computer:
            return False
        return [move.verb for move in table.moves(table.snapshot.players[seat].name)] == [verb]

    await table.until(reached)
    return table.snapshot.players[table.snapshot.waiting()[0]].name


@pytest.mark.parametrize("verb", ["pass", "lay"])
@pytest.mark.parametrize("wish", [True, False])
async def test_a_move_without_a_choice_is_made_after_a_drawn_delay_whatever_the_settings(world, verb, wish):
    for name in FOUR:
        world.prefer(name, auto_draw=wish, auto_lay=wish)
    table, name = await forced(world, verb)
    made, delay = len(table.record), world.clock.due()[0]
    (only,) = table.moves(name)

    assert CONCEALING_PACE[0] <= delay / world.pace.computer <= CONCEALING_PACE[1]
    await world.advance(delay - 0.1)
    assert len(table.record) == made
    await world.advance(0.1)
    assert table.record[made:] == [(table.taken_seat(name), only.text)]
    await table.check()


@pytest.mark.parametrize("verb", ["pass", "lay"])
async def test_a_press_is_accepted_and_does_not_shorten_the_delay(world, verb):
    table, name = await forced(world, verb)
    made, delay, published = len(table.record), world.clock.due()[0], len(table.changes)
    seat, (only,) = table.taken_seat(name), table.moves(name)
    await world.advance(1)

    answer = await table.send(name, Play(table.snapshot.version, only.text))

    assert answer == ShowHand(seat, Notice("forced-soon"))
    assert (len(table.record), len(table.changes)) == (made, published)
    assert world.clock.due()[0] == pytest.approx(delay - 1)
    await world.advance(delay - 1)
    assert table.record[made:] == [(seat, only.text)]


async def test_a_retry_after_a_failed_save_does_not_shorten_the_delay(world):
    table, name = await forced(world)
    made, delay = len(table.record), world.clock.due()[0]
    other = next(each for each in FOUR if each != name)
    world.store.fails = "after"
    with pytest.raises(StoreError):
        await table.send(other, PlayInAdvance(table.snapshot.views[table.taken_seat(other)].hand[0]))
    assert table.session.unsure
    await world.advance(delay - 0.1)
    assert (table.session.unsure, len(table.record)) == (False, made)
    await world.advance(0.1)
    assert len(table.record) == made + 1


async def test_until_it_is_made_it_looks_like_a_decision(world):
    table, name = await forced(world, pace=30)
    seat = table.taken_seat(name)
    assert table.snapshot.automatic == table.snapshot.deciding() == (seat,)
    assert not table.snapshot.nobody_decides
    assert table.snapshot.deadline is not None


async def test_a_press_ends_a_row_of_missed_turns(world):
    table, name = await forced(world, pace=30)
    table.session.table.update_player(table.taken_seat(name), missed_turns=2)
    await table.send(name, Play(table.snapshot.version, "pass"))
    assert table.player(name).missed_turns == 0


async def test_an_illegal_press_is_refused_as_ever(world):
    table, name = await forced(world)
    tile = table.snapshot.views[table.taken_seat(name)].hand[0]
    assert await table.refused(name, Play(table.snapshot.version, f"{tile}@W")) == "refusal-does-not-fit"


async def test_with_a_bank_it_takes_and_adds_time_as_a_decision_does(world):
    table = await world.open(*FOUR, game="partners")
    await table.ask("ann", SetPace(300, 15))
    await table.start()
    name = await on_forced_turn(table)
    seat, delay = table.taken_seat(name), world.clock.due()[0]
    before = table.snapshot.bank.of(seat)
    await world.advance(delay)
    assert table.snapshot.bank.of(seat) == pytest.approx(min(before - delay + 15, 300))


async def test_a_decision_chosen_in_advance_takes_the_same_delay_and_can_be_changed(world):
    table = await world.started(*FOUR, game="partners")
    name = await table.until_turn_of()
    seat = (table.taken_seat(name) + 1) % len(FOUR)
    following = table.snapshot.players[seat].name

    def possible(move):
        """Return the lays of the next seat after a move."""
        match = table.session.table.match_or_raise.copy()
        match.play(table.taken_seat(name), move.text)
        return [each for each in match.round.legal(seat) if each.verb == "lay"]

    move = next(each for each in table.moves(name) if len(possible(each)) > 1)
    chosen, other, *_ = possible(move)
    await table.ask(following, PlayInAdvance(chosen.tile))
    await table.play(name, move.text)

    delay = world.clock.due()[0]
    assert CONCEALING_PACE[0] <= delay / world.pace.computer <= CONCEALING_PACE[1]
    await table.send(following, Play(table.snapshot.version, other.text))
    assert table.record[-1] == (seat, other.text), "this press is a decision"


@pytest.mark.parametrize("killed", [False, True])
async def test_a_restart_in_the_middle_does_not_lose_the_move(world, killed):
    table, name = await forced(world)
    made, delay = len(table.record), world.clock.due()[0]
    await world.advance(1)
    await world.restart(down=3600, killed=killed)
    assert len(table.record) == made
    assert table.snapshot.deciding() == (table.taken_seat(name),)
    assert world.clock.due()[0] <= delay
    await world.advance(world.clock.due()[0])
    assert table.record[made] == (table.taken_seat(name), "pass")


async def test_every_delay_is_drawn_anew(world):
    table, delays = (await forced(world, target=500))[0], list[float]()
    while len(delays) < 6:
        await table.until(lambda: bool(table.snapshot.automatic))
        delays.append(world.clock.due()[0])
        await world.advance(delays[-1])
    assert len({*delays}) == 6
    assert max(delays) - min(delays) > world.pace.computer


async def test_where_the_table_wants_presses_the_bot_makes_no_move(world):
    for name in FOUR:
        world.prefer(name, auto_draw=True, auto_lay=True)
    table, name = await forced(world, forced="press")
    made = len(table.record)
    assert table.snapshot.automatic == ()
    assert table.on_turn == name
    await world.advance(20)
    assert len(table.record) == made
    await table.play(name, "pass")
    assert table.record[made:] == [(table.taken_seat(name), "pass")]


@pytest.mark.parametrize(("people", "same"), [(FOUR[:2], False), (FOUR[:1], True)])
async def test_computers_take_drawn_delays_too_unless_one_person_plays_alone(world, people, same):
    """A lone person has no partner who could read a computer's delay, so it is always the same."""
    table, delays = await world.started(*people, computers=4 - len(people), game="partners"), set[float]()

    def computer_in_turn():
        waiting = table.snapshot.waiting()
        return bool(waiting) and table.snapshot.players[waiting[0]].computer

    for _ in range(4):
        await table.until(computer_in_turn)
        delays.add(round(world.clock.due()[0] / world.pace.computer, 3))
        await world.advance(world.clock.due()[0])
    if same:
        assert delays == {1.0}
    else:
        assert len(delays) == 4
        assert CONCEALING_PACE[0] <= min(delays) <= max(delays) <= CONCEALING_PACE[1]
