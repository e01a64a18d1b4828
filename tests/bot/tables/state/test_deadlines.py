"""Tests of turn lengths, running clocks, and what is due next."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.preferences import UserSettings
from bot.store import State
from bot.tables.state.deadlines import (
    FORCED_PACE,
    Pace,
    allowance,
    clock_key,
    counts_from,
    extend,
    next_computer,
    on_show,
    set_due,
    start_clock,
    stop_clock,
    waits_for,
    warned_at,
    worth_showing,
)
from bot.tables.state.forced_moves import automatic_seats
from bot.tables.state.seated import Player
from bot.tables.state.table import Table
from tests.bot.tables.driver import PEOPLE as IDS

PEOPLE = [Player("ann", 1), Player("bob", 2), Player("cas", 3)]
PACE = Pace(computer=1.5, next_round=90, lobby=1800)


def a_table(game="all-fives", seats=2, turn_seconds=120, **options):
    table = Table("t", 1, 2, 1, game, "en", seed="turns", options=options, players=PEOPLE[:seats])
    table.state, table.turn_seconds = State.PLAYING, turn_seconds
    table.begin()
    return table


def on_turn(table):
    return table.waited_for()[0]


def move(table):
    seat = on_turn(table)
    table.play(seat, table.match_or_raise.round.timeout_move(seat).text)


def shown(table, now):
    """Set the table's times as if its turn were shown now."""
    if not on_show(table):
        start_clock(table, now)
    set_due(table, now, PACE)


# -- turn lengths ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("turn_seconds", "missed", "seconds"),
    [(120, 0, 120), (120, 1, 60), (120, 2, 30), (30, 2, 15), (86400, 2, 21600)],
)
def test_missed_turns_shorten_the_next(turn_seconds, missed, seconds):
    table = a_table(turn_seconds=turn_seconds)
    table.update_player(on_turn(table), missed_turns=missed)
    start_clock(table, 1000)
    assert table.deadline == 1000 + seconds
    assert table.deadline - warned_at(table) == max(seconds / 4, 10)


def test_the_longest_time_counts_if_several_people_are_awaited():
    table = a_table("domino-4", 3, blufjoker=True)
    rng = Random(4)
    while len(table.waited_for()) < 2:
        legal = table.match_or_raise.round.legal(on_turn(table))
        bluffs = [move for move in legal if move.verb == "bluff"]
        table.play(on_turn(table), rng.choice(bluffs or legal).text)
    first, second = table.waited_for()
    table.update_player(first, missed_turns=2)
    assert allowance(table) == 120
    table.update_player(second, missed_turns=1)
    assert allowance(table) == 60


def test_a_running_clock_belongs_to_its_turn_until_the_next_one():
    table = a_table()
    assert not on_show(table)
    start_clock(table, 1000)
    assert on_show(table)
    move(table)
    assert not on_show(table)
    start_clock(table, 1060)
    assert table.deadline == 1180
    stop_clock(table)
    assert not on_show(table)


def test_no_clock_runs_for_a_computer_and_a_returning_person_gets_a_full_turn():
    table = a_table()
    start_clock(table, 1000)
    table.update_player(on_turn(table), away=True)
    assert clock_key(table) is None
    assert not on_show(table)
    stop_clock(table)
    table.update_player(on_turn(table), away=False)
    assert not on_show(table)
    start_clock(table, 1100)
    assert table.deadline == 1220


def test_a_table_without_a_clock_has_no_clock_key():
    table = a_table(turn_seconds=0)
    assert clock_key(table) is None


@pytest.mark.parametrize("state", [State.BETWEEN, State.PAUSED, State.OVER, State.ABANDONED])
def test_no_seat_is_awaited_outside_a_round(state):
    table = a_table()
    table.state = state
    assert clock_key(table) is None
    assert table.waited_for() == []


# -- added downtime --------------------------------------------------------------------------------


@pytest.mark.parametrize(("down", "now", "deadline"), [(0, 1050, 1120), (30, 1080, 1150), (9999, 2000, 2120)])
def test_downtime_lengthens_a_turn_up_to_its_full_length(down, now, deadline):
    table = a_table()
    shown(table, 1000)
    before = table.due_at
    extend(table, down, now, PACE)
    assert table.deadline == deadline
    assert table.due_at - before == deadline - 1120


def test_downtime_lengthens_a_turn_after_missed_ones_up_to_its_shorter_length():
    table = a_table()
    table.update_player(on_turn(table), missed_turns=1)
    shown(table, 1000)
    assert table.deadline == 1060
    extend(table, 9999, 2000, PACE)
    assert table.deadline == 2060


def test_a_turn_is_shortened_to_a_new_shorter_pace_when_downtime_is_added():
    table = a_table()
    shown(table, 1000)
    table.turn_seconds = 60
    extend(table, 30, 1010, PACE)
    assert table.deadline == 1070


@pytest.mark.parametrize(
    ("shown_at", "now", "since"),
    [(1000, 1090, 1090), (1089, 1095, 1090), (1091, 1095, 1091), (1080, 1080, 1080)],
    ids=["before", "just before", "after", "after the clock was put back"],
)
def test_a_turn_counts_from_the_last_added_downtime_if_shown_before_it(shown_at, now, since):
    table = a_table()
    extend(table, 30, 1090, PACE)
    assert counts_from(table, shown_at, now) == since


def test_downtime_also_delays_other_due_times():
    table = a_table()
    table.state = State.BETWEEN
    set_due(table, 1000, PACE)
    extend(table, 30, 1050, PACE)
    assert table.due_at == 1120
    table.state = State.PAUSED
    set_due(table, 1060, PACE)
    extend(table, 30, 1090, PACE)
    assert table.due_at is None


@pytest.mark.parametrize(
    ("turn_seconds", "seconds", "worth"),
    [(120, 2, False), (120, 3, True), (86400, 864, False), (86400, 865, True)],
)
def test_only_a_considerable_gain_is_worth_a_new_countdown(turn_seconds, seconds, worth):
    assert worth_showing(a_table(turn_seconds=turn_seconds), seconds) is worth


# -- due times -------------------------------------------------------------------------------------


def test_the_warning_is_due_before_the_deadline():
    table = a_table()
    set_due(table, 1000, PACE)
    assert table.due_at is None  # not shown yet
    shown(table, 1000)
    assert table.due_at == 1090
    table.warned = True
    set_due(table, 1090, PACE)
    assert table.due_at == table.deadline == 1120


@pytest.mark.parametrize(
    ("state", "due_at"),
    [
        (State.LOBBY, 2800),
        (State.BETWEEN, 1090),
        (State.PAUSED, None),
        (State.OVER, None),
        (State.ABANDONED, None),
    ],
)
def test_each_state_has_its_own_due_time(state, due_at):
    table = a_table()
    table.state = state
    set_due(table, 1000, PACE)
    assert table.due_at == due_at


def test_a_wait_continues_except_that_a_lobbys_restarts_when_it_is_changed():
    table = a_table()
    for state, touched, due_at in (
        (State.BETWEEN, True, 1090),
        (State.LOBBY, False, 2800),
        (State.LOBBY, True, 2850),
    ):
        table.state = state
        set_due(table, 1000, PACE)
        set_due(table, 1050, PACE, touched=touched)
        assert table.due_at == due_at


def test_a_computer_waits_longer_while_people_may_shout():
    table = a_table("uno-dominos", turn_seconds=0, target=5000)
    table.players = [PEOPLE[0], Player("Ada")]
    rng, seen = Random(2), set()
    for _ in range(400):
        legal, waited = table.match_or_raise.round.legal, 1 in table.waited_for()
        set_due(table, 1000, PACE)
        slow = bool(legal(0)) or not waited
        assert next_computer(table) == (1 if legal(1) else None)
        assert table.due_at == ((1004.5 if slow else 1001.5) if legal(1) else None)
        seen.add((bool(legal(1)), waited, slow))
        seat = rng.choice([seat for seat in (0, 1) if legal(seat)])
        table.play(seat, rng.choice(legal(seat)).text)
    assert seen == {(True, True, False), (True, True, True), (True, False, True), (False, False, True)}


def test_a_forced_move_waits_longer_while_other_people_may_shout():
    table = a_table("domino-4", seats=3, turn_seconds=0, rounds_to_win=5)
    longest, rng, seen = PACE.computer * FORCED_PACE[1], Random(1), set()
    for _ in range(400):
        legal = table.match_or_raise.round.legal
        table.automatic = automatic_seats(table, lambda user_id: UserSettings())
        set_due(table, 1000, PACE)
        for forced in table.automatic:
            others_may = any(legal(seat) for seat in range(3) if seat != forced)
            assert (table.due_at - 1000 > longest) is others_may
            seen.add(others_may)
        seat = rng.choice([seat for seat in range(3) if legal(seat)])
        table.play(seat, rng.choice(legal(seat)).text)
    assert seen == {False, True}


def test_an_awaited_computer_moves_before_one_with_an_optional_move():
    table = a_table("uno-dominos", seats=3, turn_seconds=0)
    table.players = [Player(name) for name in ("Ada", "Blaise", "Carmen")]
    rng, chances = Random(1), 0
    for _ in range(300):
        if table.match_or_raise.winners is not None:
            break
        legal, waited = table.match_or_raise.round.legal, table.waited_for()
        chances += any(legal(seat) for seat in range(3) if seat not in waited)
        assert next_computer(table) == waited[0]
        seat = rng.choice([seat for seat in range(3) if legal(seat)])
        table.play(seat, rng.choice(legal(seat)).text)
    assert chances


async def test_a_table_waits_for_who_is_to_play_and_between_slow_rounds_for_all_who_are_not_ready(world):
    table = await world.open("ann", "bob", game="block")
    await table.start()
    person, other = table.on_turn, "bob" if table.on_turn == "ann" else "ann"
    assert waits_for(table.snapshot, IDS[person])
    assert not waits_for(table.snapshot, IDS[other])
    assert not waits_for(table.snapshot, 999)
    resting = replace(table.snapshot, state=State.BETWEEN, turn_seconds=86_400)
    assert waits_for(resting, IDS[other])
    assert not waits_for(replace(resting, ready=frozenset({IDS[other]})), IDS[other])
