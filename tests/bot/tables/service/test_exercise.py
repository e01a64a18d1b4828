"""Tests of tables for one person alone."""

from __future__ import annotations

from random import Random

import pytest

from bot.preferences import UserSettings
from bot.store import State
from bot.tables.service.exercise import exercise
from bot.tables.state.seated import Player
from bot.tables.state.table import is_shout
from engine import GAMES, IllegalMove, Match
from engine.games.domino_four.events import LeadFound

ANN = Player("Ann", 11)


def a_match(game="all-fives", seats=2, **options):
    return Match(GAMES[game](**options), seats, "alone")


def after(match, record, seat=0):
    return exercise(match, record, ANN, seat, level="strong", settings=UserSettings(), locale="nl")


def moves_until(match, reached):
    """Return the record of a match after random moves until a condition is met. The match stays as it was."""
    twin, rng = match.copy(), Random(1)
    while not reached(twin):
        seat = rng.choice([seat for seat in range(twin.seats) if twin.round.legal(seat)])
        twin.play(seat, rng.choice(twin.round.legal(seat)).text)
    return twin.record


def test_computers_get_names_different_from_the_persons():
    table = after(a_match("mexican-train", 4), [], seat=2)
    assert [player.user_id for player in table.players] == [None, None, 11, None]
    assert len({player.name for player in table.players}) == 4
    assert [player.level for player in table.players if player.computer] == ["strong"] * 3
    assert (table.state, table.rated, table.host_id, table.locale) == (State.PLAYING, False, 11, "nl")


def test_the_person_sees_only_their_own_tiles():
    table = after(a_match("mexican-train", 4), [], seat=2)
    assert table.views.keys() == {2}
    assert table.notes.keys() <= {2}


def test_the_hand_shows_events_since_the_persons_last_move():
    match = a_match(target=500)
    record = moves_until(match, lambda each: [seat for seat, _ in each.record[-3:]] == [1, 0, 1])
    before, own = (after(match.copy(), record[:end]).notes.get(0, ()) for end in (-2, -1))
    since = after(match.copy(), record).notes[0]
    assert before
    assert own[: len(before)] != before
    assert since[: len(own)] == own
    assert len(since) > len(own)


def test_the_hand_starts_with_the_events_of_the_deal():
    assert [type(event) for event in after(a_match("domino-4"), []).notes[0]] == [LeadFound]


def test_the_persons_shout_does_not_clear_their_notes():
    match = a_match("uno-dominos", target=5000)

    def shouted(each):
        theirs = [text for seat, text in each.record[-1:] if seat == 0]
        return any(map(is_shout, theirs)) and 0 in after(match.copy(), each.record[:-1]).notes

    record = moves_until(match, shouted)
    before, then = (after(match.copy(), record[:end]).notes[0] for end in (-1, None))
    assert then[: len(before)] == before


@pytest.mark.parametrize(
    ("reached", "state"),
    [(lambda match: match.rounds == 1, State.BETWEEN), (lambda match: match.winners, State.OVER)],
    ids=["round", "match"],
)
def test_an_exercise_ends_with_its_round_or_match(reached, state):
    match = a_match(target=150)
    table = after(match, moves_until(match, reached))
    assert table.state is state
    assert table.finished == match.finished


def test_an_illegal_recorded_move_raises():
    with pytest.raises(IllegalMove):
        after(a_match(), [(0, "9-9@C")])
