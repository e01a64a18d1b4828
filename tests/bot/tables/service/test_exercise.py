"""Tables for one person alone: computers around them, and a hand that tells what they have not seen yet."""

from __future__ import annotations

from random import Random

import pytest

from bot.preferences import UserSettings
from bot.store import State
from bot.tables.service.exercise import exercise
from bot.tables.state.snapshot import Player
from bot.tables.state.table import is_shout
from engine import GAMES, IllegalMove, Match
from engine.games.domino_four.events import LeadFound

ANN = Player("Ann", 11)


def a_match(game="all-fives", seats=2, **options):
    return Match(GAMES[game](**options), seats, "alone")


def after(match, record, seat=0):
    return exercise(match, record, ANN, seat, level="strong", settings=UserSettings(), locale="nl")


def moves_until(match, reached):
    """Moves at random of a match, up to where something has come about."""
    twin, rng = match.copy(), Random(1)
    while not reached(twin):
        seat = rng.choice([seat for seat in range(twin.seats) if twin.round.legal(seat)])
        twin.play(seat, rng.choice(twin.round.legal(seat)).text)
    return twin.record


def test_computers_of_other_names_sit_around_the_person():
    table = after(a_match("mexican-train", 4), [], seat=2)
    assert [player.user_id for player in table.players] == [None, None, 11, None]
    assert len({player.name for player in table.players}) == 4
    assert [player.level for player in table.players if player.computer] == ["strong"] * 3
    assert (table.state, table.rated, table.host_id, table.locale) == (State.PLAYING, False, 11, "nl")


def test_the_person_sees_their_own_tiles_and_nobody_elses():
    table = after(a_match("mexican-train", 4), [], seat=2)
    assert table.views.keys() == {2}
    assert table.notes.keys() <= {2}


def test_the_hand_tells_what_others_have_done_since_the_persons_last_move():
    match = a_match(target=500)
    record = moves_until(match, lambda each: [seat for seat, _ in each.record[-3:]] == [1, 0, 1])
    before, own = (after(match.copy(), record[:end]).notes.get(0, ()) for end in (-2, -1))
    since = after(match.copy(), record).notes[0]
    assert before
    assert own[: len(before)] != before
    assert since[: len(own)] == own
    assert len(since) > len(own)


def test_a_hand_begins_with_what_the_deal_says():
    assert [type(event) for event in after(a_match("domino-4"), []).notes[0]] == [LeadFound]


def test_a_shout_of_the_persons_leaves_there_what_their_hand_tells():
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
def test_it_ends_with_its_round_and_with_its_match(reached, state):
    match = a_match(target=150)
    table = after(match, moves_until(match, reached))
    assert table.state is state
    assert table.finished == match.finished


def test_a_move_that_cannot_be_made_is_refused():
    with pytest.raises(IllegalMove):
        after(a_match(), [(0, "9-9@C")])
