"""Dealing, the start exchange and the search for a start double (UN8 to UN11, A1, A2, A27)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine import GAMES
from engine.games.uno_dominos.events import StartDrawn, StartFound, TakenFrom
from engine.games.uno_dominos.tiles import RANK, SET, START_DOUBLES

UNO = GAMES["uno-dominos"]


def deals(wanted, count, *, seats=3, **options):
    """Return the first ``count`` seeded deals whose opening begins with a ``wanted`` event."""
    game = UNO(**options)
    rounds = (game.deal(seats, Random(f"deal {seed}"), number=seed) for seed in range(2000))
    found = [round for round in rounds if isinstance(round.opening[0], wanted)]
    assert len(found) >= count
    return found[:count]


def test_nine_doubles_can_start():  # UN6 A26
    asked = "g9-g9 y8-y8 g7-g7 g6-g6 b5-b5 g4-g4 r3-r3 r2-r2 y1-y1"
    assert " ".join(START_DOUBLES) == asked


@pytest.mark.parametrize(("sheet", "size"), [("nl", 6), ("fr", 7)])
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_players_are_dealt_the_sheets_hand_size(sheet, size, seats):  # UN1 UN2 UN8 UF1 UF2
    round = UNO(sheet=sheet, start_exchange="off").deal(seats, Random(0))
    finder = {round.lead} if isinstance(round.opening[0], StartDrawn) else set()
    assert [len(hand) for hand in round.hands] == [size + (seat in finder) for seat in range(seats)]
    assert Counter(round.stock) + sum(map(Counter, round.hands), Counter()) == Counter(SET)


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_no_other_number_may_play(seats):  # UN1
    with pytest.raises(ValueError, match="2 to 6 players"):
        UNO().deal(seats, Random(0))
    with pytest.raises(ValueError, match="2 to 6 players"):
        UNO().stacked([["g9-g9"]] * seats, [])


@pytest.mark.parametrize("size", [3, 9])
def test_option_hand_size(size):  # UN8
    round = UNO(hand_size=size, start_exchange="off").deal(2, Random(3))
    assert len(round.hands[1 - round.lead]) == size


def test_the_exchange_takes_one_from_each_player_and_returns_all():  # UN10 A1
    for round in deals(StartFound, 20):
        taken = round.opening[1:]
        assert [type(event) for event in taken] == [TakenFrom] * 2
        assert [event.victim for event in taken] == [(round.lead + 1) % 3, (round.lead + 2) % 3]
        assert all(event.tile in round.stock for event in taken)
        assert len(round.hands[round.lead]) == 6
        assert {len(round.hands[event.victim]) for event in taken} == {5}
        assert Counter(round.stock) + sum(map(Counter, round.hands), Counter()) == Counter(SET)


def test_the_exchange_takes_a_random_domo():  # UN10: from any position in the victim's rack
    places = set()
    for round in deals(StartFound, 60):
        for event in round.opening[1:]:
            rack = sorted([*round.hands[event.victim], event.tile], key=RANK.__getitem__)
            places.add(rack.index(event.tile))
    assert places == set(range(6))


def test_the_holder_then_returns_an_own_domo_and_starts():  # UN10 A1 A27
    for round in deals(StartFound, 20):
        lead, start = round.lead, round.opening[0].tile
        offered = [move.tile for move in round.legal(lead)]
        assert sorted(offered) == sorted(set(round.hands[lead]) - {start})
        before = list(round.stock)
        round.apply(lead, round.legal(lead)[0])
        assert any(
            before == round.stock[:place] + round.stock[place + 1 :] for place in range(len(round.stock))
        )
        assert len(round.hands[lead]) == 5
        assert [str(move) for move in round.legal(lead)] == [f"{start}@C"]


def test_the_returned_domo_can_go_anywhere():  # A27
    places = set()
    for round in deals(StartFound, 60):
        move = round.legal(round.lead)[0]
        round.apply(round.lead, move)
        places.add(round.stock.index(move.tile) * 4 // len(round.stock))
    assert places == {0, 1, 2, 3}


def test_only_the_victim_sees_the_domo_taken():  # UN10
    [round] = deals(StartFound, 1)
    for event in round.opening[1:]:
        for seat in (None, *range(3)):
            assert bool(event.seen_by(seat).tile) == (seat == event.victim)


def test_without_a_number_double_seats_draw_in_turn():  # A2 A27
    for round in deals(StartDrawn, 20, seats=2):
        found = round.opening[0]
        assert found.tile in START_DOUBLES
        assert found.seat == round.lead
        assert [len(hand) for hand in round.hands] == [7 if seat == found.seat else 6 for seat in range(2)]
        offered = {move.tile for move in round.legal(found.seat)}
        assert offered == set(round.hands[found.seat]) - {found.tile}
        assert not any(
            double in hand for hand in round.hands for double in START_DOUBLES if double != found.tile
        )


def test_the_first_seat_to_draw_moves_on_each_round():  # A2 A27 A23
    hands = [["rD-rD", "b1-r2"], ["bS-bS", "b1-r3"], ["gR-gR", "b2-y5"]]
    leads = [UNO().stacked(hands, ["g7-g7"], number=number).lead for number in range(5)]
    assert leads == [0, 1, 2, 0, 1]


def test_every_round_starts_the_same_way_no_matter_who_won():  # A23
    game = UNO()
    plain, led = game.deal(4, Random(9)), game.deal(4, Random(9), lead=2, totals=(1, 2, 3, 4))
    assert plain.view(plain.lead) == led.view(plain.lead)
    assert game.next_lead(plain) is None
    assert plain.direction == 1


@pytest.mark.parametrize(
    ("hands", "stock", "lead", "why"),
    [
        ("b1-r2 | b1-r3", "g1-b4 rD-rD", None, "no number double to start with"),  # A2: nowhere
        ("g9-g9 | b1-r3", "", 1, "seat 1 has no number double"),  # A27: the lead must hold one
        ("g9-g9 | rD-rD", "", 1, "seat 1 has no number double"),  # UN6: a symbol double is none
        ("g9-g9 | b1-r3", "", 2, "no seat 2"),
        ("g9-g9 | ", "", None, "empty hand"),
        ("g9-g9 | b1-r9", "", None, "'b1-r9' is not a tile of uno-dominos"),
        ("g9-g9 | b1-r3", "W4", None, "'W4' is not a tile of uno-dominos"),
        ("g9-g9 | b1-g9", "g9-b1", None, "b1-g9 is given twice; the set has 1"),  # UN2
        ("g9-g9 W4-W4 | W4-W4", "W4-W4", None, "W4-W4 is given 3 times; the set has 2"),  # UN2
    ],
)
def test_impossible_starts_are_refused(hands, stock, lead, why):
    with pytest.raises(ValueError, match=why):
        UNO().stacked([hand.split() for hand in hands.split("|")], stock.split(), lead=lead)


def test_stacked_accepts_either_spelling_of_a_domo():
    round = UNO().stacked([["g9-g9", "g9-b1"], ["r3-b1"]], ["r2-b1"])
    assert (round.hands, round.stock) == ([["g9-g9", "b1-g9"], ["b1-r3"]], ["b1-r2"])
