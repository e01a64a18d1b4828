"""What counts as a turn, how long it may take, and how that is said."""

from __future__ import annotations

from random import Random

import pytest

from bot.store import State
from bot.tables.hearing import Hearing
from bot.tables.pace import allowance, begin, pace_line, stop, until, warned_at
from bot.tables.pulse import lengthen
from bot.tables.table import Chair, Table
from bot.wishes import PACES
from bot.words import LANGUAGES, words_for
from engine import GAMES

PEOPLE = [Chair("Ann", 1), Chair("Bob", 2), Chair("Cas", 3)]
OPTIONS = {"domino-4": {"blufjoker": True}}


def a_table(game="all-fives", seats=2, turn_seconds=120, **options):
    table = Table("t", 1, 2, 1, game, "turns", "en", options, State.PLAYING, turn_seconds=turn_seconds)
    table.chairs = [Chair(chair.name, chair.user_id) for chair in PEOPLE[:seats]]
    table.begin()
    return table


def on_turn(table):
    return table.chairs[table.waited_for()[0]]


@pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in GAMES for seats in (2, 3) if seats in GAMES[game]().seats]
)
def test_what_is_done_out_of_turn_is_no_turn(game, seats):
    """In turn every move is one; out of it none, also where it makes the buttons of others stale."""
    rng, stale = Random(f"{game}/{seats}"), 0
    for number in range(40 if game == "uno-dominos" else 4):
        table = a_table(game, seats, **OPTIONS.get(game, {}))
        table.seed = str(number)
        table.begin()
        while table.live().rounds == 0:
            round = table.live().round
            choices = [(seat, move) for seat in range(seats) for move in round.legal(seat)]
            asked, before, version = set(round.waiting()), table.turn, table.version
            seat, move = rng.choice([each for each in choices if each[0] not in asked] or choices)
            table.play(seat, move.text)
            if seat not in asked and asked.issuperset(table.live().round.waiting()):
                assert table.turn == before
                stale += table.version > version
            elif move.verb not in table.presenter.arrivals:
                assert table.turn == before + 1
    assert stale > 0 or (game, seats) != ("uno-dominos", 2)


@pytest.mark.parametrize(
    ("turn_seconds", "missed", "seconds"),
    [(120, 0, 120), (120, 1, 60), (120, 2, 30), (30, 2, 15), (86400, 2, 21600)],
)
def test_missed_turns_shorten_the_next(turn_seconds, missed, seconds):
    table = a_table(turn_seconds=turn_seconds)
    on_turn(table).missed = missed
    assert begin(table, 1000)
    assert table.deadline == 1000 + seconds
    assert table.deadline - warned_at(table) == max(seconds / 4, 10)


def test_a_turn_that_is_known_keeps_its_time():
    table = a_table()
    assert begin(table, 1000)
    assert not begin(table, 1050)
    assert table.deadline == 1120
    seat = table.waited_for()[0]
    table.play(seat, table.live().round.default(seat).text)
    assert begin(table, 1060)
    assert table.deadline == 1180
    stop(table)
    assert begin(table, 1100)


def test_for_a_computer_no_clock_runs_and_who_comes_back_has_all_the_time():
    table = a_table()
    begin(table, 1000)
    on_turn(table).away = True
    assert not begin(table, 1010)
    assert table.deadline is None
    on_turn(table).away = False
    assert begin(table, 1100)
    assert table.deadline == 1220


def test_no_clock_no_deadline():
    table = a_table(turn_seconds=0)
    assert not begin(table, 1000)
    assert table.deadline is None


@pytest.mark.parametrize(("down", "now", "deadline"), [(0, 1050, 1120), (30, 1080, 1150), (9999, 2000, 2120)])
def test_time_away_is_given_back_but_never_more_than_a_turn(down, now, deadline):
    table = a_table()
    begin(table, 1000)
    lengthen(table, down, now)
    assert table.deadline == deadline


@pytest.mark.parametrize(
    ("seconds", "language", "line"),
    [
        (30, "en", "live, 30 seconds a turn"),
        (60, "en", "live, one minute a turn"),
        (300, "nl", "vlot, 5 minuten per beurt"),
        (4 * 3600, "fr", "tranquille, 4 heures par tour"),
        (24 * 3600, "nl", "rustig, één dag per beurt"),
        (72 * 3600, "en", "relaxed, 3 days a turn"),
        (0, "fr", "sans limite de temps"),
    ],
)
def test_a_pace_in_words(seconds, language, line):
    assert pace_line(seconds, words_for(language)) == line


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_paces_sound_the_same(language):
    assert len({pace_line(seconds, words_for(language)) for seconds in PACES}) == len(PACES)


def test_an_instant_is_never_told_too_early():
    assert until(1000.0) == "<t:1000:R>"
    assert until(1000.01) == "<t:1001:R>"


def test_the_most_patient_of_several_decides():
    table = a_table("domino-4", 3, blufjoker=True)
    rng = Random(4)
    while len(table.waited_for()) < 2:
        seat = table.waited_for()[0]
        bluffs = [move for move in table.live().round.legal(seat) if move.verb == "bluff"]
        table.play(seat, rng.choice(bluffs or table.live().round.legal(seat)).text)
    first, second = (table.chairs[seat] for seat in table.waited_for())
    first.missed = 2
    assert allowance(table) == 120
    second.missed = 1
    assert allowance(table) == 60


def test_a_lost_connection_is_that_of_its_own_servers():
    hearing, first, second = Hearing(), 6 << 22, 7 << 22 | 12345
    hearing.lose(1, 1000)
    hearing.lose(1, 1400)
    assert [hearing.lost(guild, 2) for guild in (first, second)] == [False, True]
    assert hearing.find(0, 1500) == 0
    assert hearing.find(1, 1500) == 500
    assert not hearing.lost(second, 2)
    assert hearing.find(1, 1600) == 0
