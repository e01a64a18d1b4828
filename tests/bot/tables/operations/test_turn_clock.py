"""Tests of the turn clock: when it starts and ends, and what missed turns lead to."""

from __future__ import annotations

import pytest

from bot.store import State, StoreUnreachable
from bot.tables.state import requests as ask
from bot.tables.state.requests import SERVICE, AddDowntime, CloseTable, Shown, TimeIsUp
from bot.tables.state.snapshot import GameEvent, Labels, Name, Names, Notice
from tests.bot.tables.driver import GUILD, PEOPLE

DAY = 86400


async def two(world, **about):
    return await world.started("ann", "bob", game="all-fives", **about)


async def bluffed(world):
    """Return a table, and the names of the two people there who must believe or accuse a bluffer."""
    table = await world.started("ann", "bob", "cas", game="domino-4", blufjoker=True)
    bluffer = await table.until_turn_of(view=lambda view: any(move.verb == "bluff" for move in view.legal))
    await table.play(bluffer, next(move.text for move in table.moves(bluffer) if move.verb == "bluff"))
    return table, [table.snapshot.players[seat].name for seat in table.snapshot.waiting()]


def missed_key(*names):
    return Notice("clock-missed", {"names": Names(names), "count": len(names)})


# -- what starts a clock ---------------------------------------------------------------------------


async def test_a_turns_clock_starts_only_once_its_message_is_shown(world):
    table = await two(world)
    name = table.on_turn
    await table.send(name, ask.Play(0, table.moves(name)[0].text))
    assert (table.snapshot.deadline, table.snapshot.allowance) == (None, 120)
    assert table.snapshot.clock_key == (1, frozenset({PEOPLE[table.on_turn]}))
    await world.clock.ring_until(world.clock.now() + DAY, world.clock.settle)
    assert len(table.record) == 1

    await world.settle()

    assert (table.left, table.snapshot.allowance) == (120, None)
    await table.check()
    await world.advance(120)
    assert len(table.record) == 2


async def test_a_turn_counts_from_when_its_message_was_shown(world):
    """The table may learn late that the message was shown. The clock starts at the message's own time."""
    table = await two(world)
    await table.send(table.on_turn, ask.Play(0, table.moves(table.on_turn)[0].text))
    shown_at = world.clock.now() + 20
    world.clock.time += 25
    await table.session.handle(SERVICE, Shown(table.snapshot.clock_key, shown_at))
    assert table.snapshot.deadline == shown_at + 120


async def test_a_late_report_about_an_older_turn_starts_no_clock(world):
    table = await two(world)
    older = table.snapshot.clock_key
    await table.send(table.on_turn, ask.Play(0, table.moves(table.on_turn)[0].text))
    saved = len(world.store.commits)
    await table.session.handle(SERVICE, Shown(older, world.clock.now()))
    await table.session.handle(SERVICE, Shown(None, world.clock.now()))
    assert table.snapshot.deadline is None
    assert len(world.store.commits) == saved


async def test_showing_a_turn_again_does_not_restart_its_clock(world):
    table = await two(world)
    await world.advance(50)
    await table.ask("eve", ask.ShowAgain())
    await table.session.handle(SERVICE, Shown(table.snapshot.clock_key, world.clock.now()))
    await table.ask("bob", ask.AskPause())
    await table.ask("ann", ask.DeclinePause())
    assert table.left == 70
    await table.go_on()
    assert table.left == 120


async def test_no_clock_runs_if_the_channel_refuses_the_message(world):
    table = await two(world)
    world.outbox.refuses = True
    await table.go_on()
    await world.advance(DAY)
    assert len(table.record) == 1
    assert table.state is State.PLAYING

    world.outbox.refuses = False
    await table.ask("ann", ask.ShowAgain())
    assert table.left == 120


@pytest.mark.parametrize("fails", ["before", "after"])
async def test_a_turn_gets_its_clock_even_if_saving_its_start_failed(world, fails):
    """Without this, the turn of a person who is gone would never end."""
    table = await two(world)
    await table.send(table.on_turn, ask.Play(0, table.moves(table.on_turn)[0].text))
    world.store.fails = fails
    with pytest.raises(StoreUnreachable):
        await world.settle()
    assert table.left is None
    await world.advance(1)
    assert table.left == (119 if fails == "after" else 120)
    await table.check()


async def test_a_table_without_a_clock_has_no_deadline(world):
    table = await two(world, pace=0)
    assert (table.left, table.snapshot.allowance, table.snapshot.clock_key) == (None, None, None)
    await world.advance(59 * DAY)
    assert table.record == []
    assert world.clock.due() == []


async def test_a_computers_turn_has_no_deadline(world):
    table = await world.started("ann", computers=2)
    await table.until(lambda: not table.on_turn)
    assert (table.left, table.snapshot.clock_key) == (None, None)
    await table.until_turn_of("ann")
    assert table.left == 120


# -- the warning -----------------------------------------------------------------------------------


async def test_one_warning_comes_with_a_quarter_of_the_turn_left(world):
    table = await two(world)
    await world.advance(89)
    assert table.snapshot.warning is None
    await world.advance(1)
    warning = table.snapshot.warning
    assert (warning.user_ids, warning.deadline) == ((PEOPLE[table.on_turn],), table.snapshot.deadline)
    await table.check()
    published = len(table.changes)
    await world.advance(29)
    assert len(table.changes) == published
    await table.go_on()
    assert table.snapshot.warning is None


async def test_a_warning_is_not_repeated_after_a_restart(world):
    table = await two(world)
    await world.advance(100)
    assert table.snapshot.warning
    await world.restart(killed=True)
    assert table.snapshot.warning
    await world.advance(50)
    assert len(table.record) == 1


# -- missed turns ----------------------------------------------------------------------------------


async def test_a_missed_turn_is_announced_before_its_timeout_move(world):
    table = await two(world)
    name = table.on_turn
    await table.miss(name)
    assert table.told_keys()[:1] == ["clock-missed"]
    assert table.changes[-1].told[0] == missed_key(name)
    assert [seat for seat, _ in table.record] == [table.seat(name)]
    assert table.player(name).missed_turns == 1
    await table.check()


async def test_a_hands_notes_restart_after_a_missed_turn(world):
    table = await two(world)
    await table.play(table.on_turn, table.moves(table.on_turn)[0].text)
    name = table.on_turn
    seat, notes = table.seat(name), table.session.table.notes
    before = notes[seat]
    assert before
    await table.miss(name)
    assert table.session.table.notes.get(seat, ())[: len(before)] != before


@pytest.mark.parametrize("fails", ["before", "after"])
async def test_a_missed_turn_whose_save_failed_counts_once(world, fails):
    table = await two(world)
    await world.advance(119)
    name, world.store.fails = table.on_turn, fails
    await world.advance(10)
    assert [seat for seat, _ in table.record] == [table.seat(name)]
    assert table.player(name).missed_turns == 1
    assert 110 < table.left <= 120
    await table.check()


async def test_a_person_is_away_after_three_missed_turns_and_can_return(world):
    """Each missed turn halves the next one. Then a computer plays until the person returns."""
    table = await world.started("ann", "bob", "cas")
    for missed in range(3):
        await table.until_turn_of("ann")
        assert table.left == 120 / 2**missed
        await table.miss("ann")
    told = table.changes[-1].told
    assert Notice("clock-away", {"name": Name("ann"), "level": Labels(("level-casual",))}) in told
    assert {told.names[0] for told in told if isinstance(told, GameEvent)} == {"ann"}, "it was still her turn"
    assert table.player("ann").away
    assert table.snapshot.host_id == PEOPLE["bob"]
    assert "ann 🤖" in table.names
    await table.check()

    made = len(table.record)
    await table.until(lambda: any(seat == 0 for seat, _ in table.record[made:]))
    await table.ask("ann", ask.TakeSeatBack())
    await table.until_turn_of("ann")
    assert (table.left, table.player("ann").missed_turns) == (120, 0)


async def test_a_turn_is_never_shorter_than_a_quarter_of_a_minute(world):
    table = await two(world, pace=30)
    for _ in range(2):
        await table.miss("ann")
    await table.until_turn_of("ann")
    assert table.left == 15


async def test_a_match_is_paused_when_all_people_are_away(world):
    table = await two(world, target=5000)
    await table.away("ann")
    await table.away("bob")
    assert table.state is State.PAUSED
    assert table.told_keys()[-1] == "clock-all-away"
    made = len(table.record)
    await world.advance(30 * DAY)
    assert len(table.record) == made
    await world.restart()

    await table.ask("bob", ask.Resume())

    assert table.state is State.PLAYING
    assert [player.away for player in table.snapshot.players] == [True, False]
    await table.until_turn_of("bob")
    assert table.left == 120


async def test_a_timed_out_turn_continues_after_a_draw(world):
    """A person whose only move is a draw gets the draw and then a lay or a pass, all at one timeout."""
    for name in ("ann", "bob"):
        world.prefer(name, auto_draw=False)
    table = await two(world, target=5000)
    await table.until_turn_of(view=lambda view: [move.verb for move in view.legal] == ["draw"])
    name, made = table.on_turn, len(table.record)
    await world.advance(120)
    own = [text for seat, text in table.record[made:] if seat == table.seat(name)]
    assert len(own) > 1
    assert own[0] == "draw"
    assert table.on_turn != name or table.snapshot.turn > 0
    assert table.player(name).missed_turns == 1


async def test_a_pause_stops_the_clock_and_the_turn_begins_again(world):
    table = await two(world)
    await world.advance(100)
    await table.everybody(ask.AskPause())
    assert table.left is None
    await world.restart(down=DAY)
    await world.advance(DAY)
    assert table.record == []
    await table.ask("ann", ask.Resume())
    assert table.left == 120
    await world.advance(120)
    assert len(table.record) == 1


# -- several people at once ------------------------------------------------------------------------


async def test_several_awaited_people_share_one_clock(world):
    """At the timeout, a person who has answered misses no turn. For the others the bot accepts the bluff."""
    table, (first, second) = await bluffed(world)
    await world.advance(60)
    await table.play(first, "accept")
    assert table.left == 60
    await table.check()
    await world.advance(60)
    assert table.record[-1] == (table.seat(second), "accept")
    assert table.changes[-1].told[0] == missed_key(second)
    assert (table.player(first).missed_turns, table.player(second).missed_turns) == (0, 1)


async def test_an_answer_does_not_repeat_the_warning_for_the_others(world):
    table, (first, second) = await bluffed(world)
    await world.advance(90)
    assert table.snapshot.warning.user_ids == (PEOPLE[first], PEOPLE[second])
    await table.play(first, "accept")
    assert table.snapshot.warning.user_ids == (PEOPLE[second],)
    assert table.left == 30


async def test_several_awaited_people_can_time_out_together(world):
    table, asked = await bluffed(world)
    made = len(table.record)
    await world.advance(120)
    assert table.record[made:] == [(table.seat(name), "accept") for name in asked]
    assert table.changes[-1].told[0] == missed_key(*asked)


# -- other requests of the service -----------------------------------------------------------------


async def test_a_timer_for_an_old_due_time_changes_nothing(world):
    table = await two(world)
    before, published = table.snapshot, len(table.changes)
    for due_at in (table.session.table.due_at, world.clock.now(), 0.0):
        await table.session.handle(SERVICE, TimeIsUp(due_at))
    assert (table.snapshot, len(table.changes)) == (before, published)


@pytest.mark.parametrize(("seconds", "waited", "left"), [(30, 50, 100), (9999, 50, 120), (0, 50, 70)])
async def test_downtime_is_added_up_to_a_full_turn(world, seconds, waited, left):
    table = await two(world)
    await world.advance(waited)
    await table.session.handle(SERVICE, AddDowntime(seconds))
    assert table.left == left
    await table.check()


async def test_a_computers_pause_never_exceeds_its_length_if_downtime_is_added_twice(world):
    table = await world.started("ann", computers=1, game="all-fives")
    while table.on_turn == "ann":
        await table.go_on()
    due_at = table.session.table.due_at
    for _ in range(2):  # as if the first was saved but the store's answer was lost
        await table.session.handle(SERVICE, AddDowntime(330))
    assert table.session.table.due_at == due_at


async def test_a_small_gain_of_a_long_turn_is_not_shown(world):
    table = await two(world, pace=DAY)
    deadline, published = table.snapshot.deadline, len(table.changes)
    await world.advance(60)
    await table.session.handle(SERVICE, AddDowntime(60))
    assert (table.snapshot.deadline, len(table.changes)) == (deadline + 60, published)
    await world.advance(DAY / 2)
    await table.session.handle(SERVICE, AddDowntime(DAY / 100 + 1))
    assert len(table.changes) == published + 1


async def test_no_timer_acts_on_an_unreachable_server(world):
    table = await two(world)
    lobby = await world.open("ann", "bob")
    await world.advance(50)
    world.reach.lost.add(GUILD)
    await world.advance(3600)
    assert (table.record, lobby.state) == ([], State.LOBBY)

    world.reach.lost.clear()
    await world.registry.shard_restored(0, 1, 3600)

    assert table.left == 70
    await world.advance(69)
    assert table.record == []
    await world.advance(1)
    assert len(table.record) == 1
    await world.advance(1800)
    assert lobby.over


async def test_scheduled_downtime_is_added_before_a_clock_can_run_out(world):
    table = await two(world)
    await world.advance(119)
    world.registry.schedule_downtime(60, lambda guild_id: guild_id == GUILD)
    await world.advance(2)
    assert (table.record, table.left) == ([], 59)
    await world.advance(58)
    assert table.record == []
    await world.advance(1)
    assert len(table.record) == 1


async def test_downtime_whose_save_failed_is_added_later(world):
    table = await two(world)
    await world.advance(100)
    world.store.fails = "before"
    await world.registry.shard_restored(0, 1, 60)
    await world.advance(19)
    assert (table.record, table.left) == ([], 61)


@pytest.mark.parametrize("key", ["table-forgotten", ""])
async def test_a_table_is_closed_with_or_without_a_message(world, key):
    table = await two(world)
    await table.session.handle(SERVICE, CloseTable(key))
    assert table.state is State.ABANDONED
    assert table.told_keys() == [key] * bool(key)
    published = len(table.changes)
    await table.session.handle(SERVICE, CloseTable(key))
    assert len(table.changes) == published


async def test_the_parent_of_a_thread_is_recorded(world):
    table = await two(world)
    published = len(table.changes)
    await table.session.handle(SERVICE, ask.ChannelFound(555))
    assert table.snapshot.parent_id == 555
    assert len(table.changes) == published
    await table.check()
