"""Matches: checked moves, the next round, the record, copies and the last finished round."""

from __future__ import annotations

import dataclasses
from random import Random

import pytest

from engine import (
    GAMES,
    AmbiguousMove,
    Finished,
    IllegalMove,
    Match,
    MatchEnded,
    MoveNotNow,
    RoundEnded,
    StackedMatch,
    UnknownMove,
)
from tests.seating import seated

UNO = GAMES["uno-dominos"]


def play(match, rounds):
    """Play timeout moves until ``rounds`` rounds are over; return every event."""
    told = []
    while match.rounds < rounds and match.winners is None:
        seat, *_ = match.round.waiting()
        told += match.play(seat, match.round.timeout_move(seat).text)
    return told


def stacked(hands, stock="", **options):
    """Return a match of UNO Dominos whose first round has these hands and this stock."""
    match = Match(UNO(**options), len(hands), "stacked")
    match.round = match.game.stacked([hand.split() for hand in hands], stock.split())
    return match


def tried(match, seat, text):
    """Try a move. Return the text recorded for it, or the key of the refusal."""
    try:
        match.play(seat, text)
    except IllegalMove as refused:
        return str(refused)
    return match.record[-1][1]


@pytest.mark.parametrize(
    ("name", "hands", "moves", "seat", "text", "said"),
    [
        # either spelling of the tile, if it fits in one way only
        ("all-fives", "6-4 1-1 | 5-4 2-1", "0 6-4@C", 1, "4-5", "5-4@E"),
        ("all-fives", "6-4 1-1 | 5-4 2-1", "0 6-4@C", 1, " 5-4 ", "5-4@E"),
        ("mexican-train", "12-5 12-1 | 6-1 1-0", "0 12-5@M", 1, "1-0", "fits-nowhere tile=1-0"),
        ("mexican-train", "12-5 12-1 | 6-5 1-0", "0 12-5@M", 1, "5-6", "6-5@M"),
        ("mexican-train", "12-5 12-1 | 12-4 1-0", "0 12-5@M", 1, "12-4", "12-4@T1"),
        ("mexican-train", "12-5 12-1 | 12-4 1-0", "0 12-5@M", 1, "9-9", "tile-not-in-hand tile=9-9"),
        ("domino-4", "r1-3 g1-1 | g2-2 r3-4", "0 r1-3@1,0:NW", 1, "r3-4", "which-place tile=r3-4"),
        ("domino-4", "r1-3 g1-1 | g1-3 y3-4", "0 r1-3@1,0:NW", 1, "g2-2", "tile-not-in-hand tile=g2-2"),
        ("domino-4", "r1-3 g1-1 | g2-2", "", 0, "r1-3@1,0", "which-place tile=r1-3"),
        # no choice to ask about: it fits nowhere, is not in the hand, or it is not the turn
        ("all-fives", "6-4 1-1 | 5-4 2-1", "0 6-4@C", 1, "2-1", "fits-nowhere tile=2-1"),
        ("all-fives", "6-4 1-1 | 5-4 2-1", "0 6-4@C", 1, "1-1", "tile-not-in-hand tile=1-1"),
        ("all-fives", "6-4 1-1 | 5-4 2-1", "", 1, "5-4", "not-your-turn turn=0"),
        ("uno-dominos", "g7-g7 b1-r2 | y3-g7 b1-y5", "0 g7-g7@C", 1, "b1-y5", "fits-nowhere tile=b1-y5"),
        ("uno-dominos", "g7-g7 b1-r2 | y3-g7 b1-y5", "", 0, "b1-r2", "start-first tile=g7-g7"),
        # several places: the player must choose
        ("all-fives", "6-6 1-1 | 6-4 2-1", "0 6-6@C", 1, "6-4", "which-arm tile=6-4"),
        ("uno-dominos", "g7-g7 b1-r2 | y3-g7 b1-y5", "0 g7-g7@C", 1, "y3-g7", "which-arm tile=y3-g7"),
    ],
)
def test_a_tile_without_its_place_is_laid_if_only_one_place_fits(
    played, name, hands, moves, seat, text, said
):
    game, round = played(name, hands, moves)
    match = Match(game, len(round.hands), "bare")
    match.round = round
    assert tried(match, seat, text) == said
    assert match.record == ([] if "=" in said else [(seat, said)])


def test_a_wild_draw_four_without_its_place_comes_last(played):  # UF8, A14
    game, round = played("uno-dominos", "g7-g7 b1-r2 | y3-g7 W4-W4", "0 g7-g7@C", sheet="fr")
    match = Match(game, 2, "bare")
    match.round = round
    with pytest.raises(MoveNotNow, match="four-comes-last"):
        match.play(1, "W4-W4")


def test_a_dead_end_without_its_place_is_refused_at_the_last_open_arm(played):  # A32
    hands = "g9-g9 DE-DE DE-DE b1-r2 b1-r3 | DE-DE DE-DE b2-y5 b1-y5"
    moves = "0 g9-g9@C 1 DE-DE@N 0 DE-DE@E 1 DE-DE@S"
    game, round = played("uno-dominos", hands, moves, sheet="fr")
    match = Match(game, 2, "bare")
    match.round = round
    assert tried(match, 0, "DE-DE") == "last-arm arm=W"


def test_a_match_shows_what_a_bug_report_needs():
    match = Match(UNO(sheet="fr"), 3, "a seed")
    [seat] = match.round.waiting()
    match.play(seat, match.round.timeout_move(seat).text)
    assert repr(match) == (
        "<Match UnoDominos(sheet='fr') seats=3 seed='a seed' moves=1 rounds=0 totals=[0, 0, 0] winners=None>"
    )


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
def test_a_refused_move_changes_nothing(seat, text, kind, why):
    match = stacked(["g9-g9 b1-r2 b1-r3", "b1-g9 b2-y5 b1-y5"])
    match.play(0, "g9-g9@C")
    before = match.round.view(1)
    with pytest.raises(kind) as refused:
        match.play(seat, text)
    assert str(refused.value) == why
    assert match.round.view(1) == before
    assert match.record == [(0, "g9-g9@C")]


def test_a_domo_without_its_arm_is_laid_if_only_one_arm_fits():
    match = stacked(["g9-g9 b1-r2 b1-r3", "b8-g9 b2-y5 b1-y5"])
    match.play(0, "g9-g9@C")
    match.play(1, "g9-b8@E")
    match.play(0, "b1-r2")
    assert match.record[-1] == (0, "b1-r2@E")


def test_the_end_of_a_round_is_reported_and_the_next_is_dealt():
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


def test_target_0_plays_a_match_of_one_round():
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


def test_a_match_refuses_a_number_of_players_the_game_refuses():
    with pytest.raises(ValueError, match="2 to 6 players, not 7"):
        Match(UNO(), 7, "many")


# -- copies --------------------------------------------------------------------------------------------


def wander(match, rng, moves):
    """Play at most ``moves`` random legal moves of random seats. Stop when the match is won."""
    for _ in range(moves):
        if match.winners is not None:
            return
        acts = [(seat, move) for seat in range(match.seats) for move in match.round.legal(seat)]
        seat, move = rng.choice(acts)
        match.play(seat, move.text)


def state(match):
    """Return everything that can be read from a match, as frozen data."""
    views = tuple(match.round.view(seat) for seat in (None, *range(match.seats)))
    kept = (tuple(match.totals), tuple(match.record), tuple(match.outcomes), match.winners)
    return (match.seed, *kept, views, match.finished)


@pytest.fixture(params=["dealt", "in mid-round", "a round later"])
def begun(request):
    """Return a function that begins a match of a game, and plays it to the moment of this parameter."""

    def begin(name):
        single = GAMES[name]().winners([1] + [0] * 3, 1) is not None  # a match of one round
        game = GAMES[name](**GAMES[name].short_match if single else {})
        match = Match(game, seated(name, 3), "copy")
        if request.param == "in mid-round":
            wander(match, Random(1), 15)
        if request.param == "a round later":
            play(match, 1)
            wander(match, Random(2), 5)
        return match

    return begin


@pytest.mark.parametrize("name", sorted(GAMES))
def test_playing_on_a_copy_leaves_the_original_as_it_was(begun, name):
    match = begun(name)
    twin, before = match.copy(), state(match)
    assert state(twin) == before
    wander(twin, Random(3), 300)
    assert state(twin) != before
    assert state(match) == before


@pytest.mark.parametrize("name", sorted(GAMES))
def test_playing_on_the_original_leaves_a_copy_as_it_was(begun, name):
    match = begun(name)
    twin, before = match.copy(), state(match)
    wander(match, Random(3), 300)
    assert state(match) != before
    assert state(twin) == before


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_copy_deals_the_rounds_the_original_would(begun, name):
    match = begun(name)
    twin, rounds = match.copy(), match.rounds + 1
    for one in (match, twin):
        play(one, rounds)
    assert match.rounds == rounds
    assert state(twin) == state(match)


def test_a_copy_of_a_finished_match_is_finished():
    match = Match(UNO(target=0), 2, "over")
    play(match, 1)
    twin = match.copy()
    assert state(twin) == state(match)
    assert twin.round is twin.last_round
    with pytest.raises(MoveNotNow, match=r"^match-over$"):
        twin.play(0, "draw")


# -- what players remember -----------------------------------------------------------------------------


def test_players_remember_how_bluffs_of_earlier_rounds_were_answered():
    match = Match(GAMES["domino-4"](blufjoker=True, rounds_to_win=3), 3, "remembered")
    wander(match, Random(1), 20)
    assert match.seen(0).remembered == ()  # the events of this round are told anyway
    play(match, 1)
    kinds = {type(event).__name__ for event in match.told_before}
    remembered = match.seen(0).remembered
    assert {type(event).__name__ for event in remembered} == {"Accused", "Believed"} < kinds
    assert remembered == tuple(event for event in match.told_before if event in remembered)
    twin = match.copy()
    while match.rounds < 2:
        wander(match, Random(len(match.record)), 10)
    assert len(match.seen(0).remembered) > len(remembered)
    assert twin.seen(0).remembered == remembered
    again = Match.replay(match.game, 3, "remembered", match.record)
    assert again.seen(1) == match.seen(1)


# -- the round that ended last -------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(GAMES))
def test_finished_shows_the_table_as_the_round_ended(name):
    game = GAMES[name]()
    match = Match(game, seated(name, 3), "finished")
    assert match.finished is None
    while not match.rounds:
        [seat] = match.round.waiting()
        round, move = match.round, match.round.timeout_move(seat)
        after = round.copy()
        after.apply(seat, move)
        match.play(seat, move.text)
    hands = tuple(tuple(map(str, hand)) for hand in after.hands)
    assert match.finished == Finished(hands, after.outcome(), after.view(None))
    ended = match.finished
    wander(match, Random(1), 10)
    assert match.finished == ended
    with pytest.raises(dataclasses.FrozenInstanceError):
        ended.outcome = None


def test_finished_shows_hands_in_their_own_order():
    """In All Fives a drawn tile is the last of its hand, not in rack order."""
    match = Match(GAMES["all-fives"](), 2, "order")
    match.round = match.game.stacked([["5-5", "4-4"], ["6-0", "0-0"]], ["3-3", "6-6", "2-0"], lead=0)
    for seat, text in [(0, "5-5@C"), *[(1, "draw")] * 3]:
        match.play(seat, text)
    assert match.finished.hands == (("4-4",), ("6-0", "0-0", "3-3", "6-6", "2-0"))


def test_finished_shows_the_latest_of_several_rounds():
    match = Match(UNO(), 3, "rounds")
    for rounds in (1, 2):
        play(match, rounds)
        assert match.finished.outcome is match.outcomes[-1]


def test_seen_has_the_view_and_the_events_as_the_seat_may_know_them():
    match = Match(GAMES["all-fives"](), 2, "seen")
    told = list(match.round.opening)
    while match.rounds == 0:
        for seat in (0, 1):
            seen = match.seen(seat)
            assert seen.view == match.round.view(seat)
            assert seen.events == tuple(event.seen_by(seat) for event in told)
            assert (seen.totals, seen.rounds) == ((0, 0), 0)
        seat = match.round.waiting()[0]
        told += match.play(seat, match.round.timeout_move(seat).text)
    seen = match.seen(0)
    assert seen.events == tuple(event.seen_by(0) for event in match.round.opening)
    assert (seen.totals, seen.rounds) == (tuple(match.totals), 1)


def test_seen_does_not_count_the_last_round_twice():
    match = Match(GAMES["domino-4"](), 2, "over")
    while match.winners is None:
        seat = match.round.waiting()[0]
        match.play(seat, match.round.timeout_move(seat).text)
    assert match.seen(0).totals == (0, 0)
    assert match.seen(0).rounds == 0


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.three_rounds])
def test_a_match_limited_to_three_rounds_ends_after_three(name):
    """A31, C17, E21: the best total after them wins."""
    far = {"target": 5000} if hasattr(GAMES[name].Options(), "target") else {}
    game = GAMES[name](**GAMES[name].three_rounds, **far)
    match = Match(game, seated(name), "short")
    play(match, 9)
    best = min(match.totals) if game.lowest_wins else max(match.totals)
    assert match.rounds == game.max_rounds() == 3
    assert match.winners == tuple(seat for seat, total in enumerate(match.totals) if total == best)


@pytest.mark.parametrize("copied", [False, True])
def test_a_stacked_match_deals_every_round_with_the_given_tiles(copied) -> None:
    hands = [["6-6", "6-1"], ["6-4", "3-3"]]
    match = StackedMatch(GAMES["block"](), hands, [], lead=0)
    match = match.copy() if copied else match
    for seat, move in ((0, "6-6@C"), (1, "6-4@E"), (0, "6-1@W")):
        match.play(seat, move)
    assert match.totals == [6, 0]
    assert match.rounds == 1
    assert [sorted(map(str, hand)) for hand in match.round.hands] == [sorted(hand) for hand in hands]
    assert tuple(match.round.waiting()) == (0,)


@pytest.mark.parametrize("name", ["uno-dominos", "all-fives", "block"])
@pytest.mark.parametrize(
    ("totals", "rounds", "winners"), [([50, 20], 2, None), ([50, 20], 3, (0,)), ([30, 30], 3, (0, 1))]
)
def test_the_leader_wins_after_the_last_round(name, totals, rounds, winners):  # A31, C17
    assert GAMES[name](rounds=3).winners(totals, rounds) == winners
