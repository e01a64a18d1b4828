"""A match: the checked way in, the next round, the record."""

from __future__ import annotations

from random import Random

import pytest

from engine import GAMES, AmbiguousMove, Match, MatchEnded, MoveNotNow, RoundEnded, UnknownMove

UNO = GAMES["uno-dominos"]


def play(match, rounds):
    """Plays default moves until ``rounds`` rounds are over; returns every event."""
    told = []
    while match.rounds < rounds and match.winners is None:
        [seat] = match.round.waiting()
        told += match.play(seat, match.round.default(seat).text)
    return told


def stacked(hands, stock="", **options):
    """A match whose first round is stacked."""
    match = Match(UNO(**options), len(hands), "stacked")
    match.round = match.game.stacked([hand.split() for hand in hands], stock.split())
    return match


def test_a_move_is_read_checked_played_and_recorded():
    match = stacked(["g9-g9 b1-r2 b1-r3", "b1-g9 b2-y5 b1-y5"])
    match.play(0, "g9-g9@C")
    [told] = match.play(1, "g9-b1@N")
    assert (told.seat, told.tile, told.place) == (1, "g9-b1", "N")
    assert match.record == [(0, "g9-g9@C"), (1, "g9-b1@N")]


@pytest.mark.parametrize(
    ("seat", "text", "kind", "why"),
    [
        (1, "b1-g9@Q", UnknownMove, "no-such-move text=b1-g9@Q"),
        (1, "g9-b1", AmbiguousMove, "which-arm tile=b1-g9"),
        (1, "b1-g9@N", MoveNotNow, "halves-differ half=b1 end=g9 arm=N"),
        (0, "b1-r2@N", MoveNotNow, "not-your-turn turn=1"),
        (2, "draw", MoveNotNow, "no-such-seat seat=2"),
        (-1, "draw", MoveNotNow, "no-such-seat seat=-1"),
    ],
)
def test_a_refused_move_leaves_no_trace(seat, text, kind, why):
    match = stacked(["g9-g9 b1-r2 b1-r3", "b1-g9 b2-y5 b1-y5"])
    match.play(0, "g9-g9@C")
    before = match.round.view(1)
    with pytest.raises(kind) as refused:
        match.play(seat, text)
    assert str(refused.value) == why
    assert match.round.view(1) == before
    assert match.record == [(0, "g9-g9@C")]


def test_a_domo_without_its_arm_will_do_where_one_arm_is_possible():
    match = stacked(["g9-g9 b1-r2 b1-r3", "b8-g9 b2-y5 b1-y5"])
    match.play(0, "g9-g9@C")
    match.play(1, "g9-b8@E")
    match.play(0, "b1-r2")
    assert match.record[-1] == (0, "b1-r2@E")


def test_the_end_of_a_round_is_told_and_the_next_is_dealt():
    match = Match(UNO(), 3, "rounds")
    told = play(match, 2)
    ends = [event for event in told if isinstance(event, RoundEnded)]
    assert [event.number for event in ends] == [0, 1]
    assert [event.outcome for event in ends] == match.outcomes
    assert match.totals == [sum(scores) for scores in zip(*(o.scores for o in match.outcomes), strict=True)]
    assert match.round.view(None).laid == ()
    assert match.last_round.outcome() == match.outcomes[-1]


def test_a_round_is_dealt_from_the_seed_and_its_number_alone():
    one, two = Match(UNO(), 3, "same"), Match(UNO(), 3, "same")
    play(one, 1)
    rng = Random(0)
    while two.rounds < 1:
        [seat] = two.round.waiting()
        two.play(seat, rng.choice(two.round.legal(seat)).text)
    assert one.record != two.record
    assert [one.round.view(seat) for seat in range(3)] == [two.round.view(seat) for seat in range(3)]
    dealt = one.game.deal(3, Random("same/1"), number=1)
    assert dealt.view(0) == one.round.view(0)


def test_the_match_ends_at_its_target_and_stays_as_it_ended():  # UN32
    match = Match(UNO(target=150), 2, "target")
    told = play(match, 100)
    assert isinstance(told[-1], MatchEnded)
    assert isinstance(told[-2], RoundEnded)
    assert told[-1].winners == match.winners
    [winner] = match.winners
    assert match.totals[winner] >= 150 > match.totals[1 - winner]
    assert match.round is match.last_round
    with pytest.raises(MoveNotNow, match=r"^match-over$"):
        match.play(0, "draw")


def test_a_single_round_is_a_match():
    match = Match(UNO(target=0), 4, "single")
    play(match, 100)
    assert match.rounds == 1
    assert match.winners == match.outcomes[0].winners


def test_a_record_replays_through_text_as_storage_keeps_it():
    match = Match(UNO(sheet="fr"), 4, "record")
    play(match, 2)
    stored = [[str(seat), text] for seat, text in match.record]
    again = Match.replay(UNO(**match.game.options.chosen()), 4, "record", stored)
    assert again.record == match.record
    assert again.totals == match.totals
    assert again.round.view(0) == match.round.view(0)


def test_a_record_of_other_rules_does_not_replay():
    match = Match(UNO(), 4, "record")
    play(match, 1)
    with pytest.raises(MoveNotNow):
        Match.replay(UNO(sheet="fr"), 4, "record", match.record)


def test_a_match_is_for_as_many_as_the_game():
    with pytest.raises(ValueError, match="2 to 6 players, not 7"):
        Match(UNO(), 7, "many")
