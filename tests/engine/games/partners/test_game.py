"""The rule book of Partner Dominoes: options and presets, deals, reading moves, advice."""

from __future__ import annotations

from random import Random

import pytest

from engine import AmbiguousMove, Match, UnknownMove
from engine.advice import Fact
from engine.games.partners import Partners
from engine.games.partners.events import PassBonus, Redealt, ShutOut, Starts, WentOut
from engine.games.partners.notation import BIT, DOUBLES, FITS
from engine.players.belief import Chain
from engine.players.hints import ORDER


def stacked(hands, lead=0, **options):
    game = Partners(**options)
    return game, game.stacked([hand.split() for hand in hands.split("|")], [], lead=lead)


def play(game, round, moves):
    words = moves.split()
    for seat, text in zip(map(int, words[::2]), words[1::2], strict=True):
        round.apply(seat, game.parse(text))
    return round


@pytest.mark.parametrize(("options", "pace"), [({}, "drawn"), ({"forced": "press"}, "press")])
def test_a_move_without_a_choice_is_made_after_a_drawn_delay_or_at_a_press(options, pace):  # PD20
    assert Partners(**options).forced_pace(4) == pace


@pytest.mark.parametrize(
    ("set", "size", "stock", "tiles"), [("double-six", 7, 0, 28), ("double-nine", 10, 15, 55)]
)
def test_all_tiles_are_dealt_or_lie_out_of_play(set, size, stock, tiles):  # PD2
    game = Partners(set=set)
    round = game.deal(4, Random(1))
    assert ([len(hand) for hand in round.hands], len(round.stock), len(game.tiles)) == (
        [size] * 4,
        stock,
        tiles,
    )


def test_it_is_for_four():  # PD1
    with pytest.raises(ValueError, match="partners is for 4 players, not 3"):
        Partners().deal(3, Random(1))


@pytest.mark.parametrize("preset", Partners.presets)
def test_a_preset_is_possible_and_lists_only_what_differs(preset):
    options = Partners.presets[preset]
    assert Partners(**options).options.house_rules() == options


def test_the_lot_is_drawn_after_the_deal_and_only_for_the_first_round():  # PD3
    game = Partners(first_lead="lot")
    drawn = {game.deal(4, Random(seed)).lead for seed in range(30)}
    assert drawn == {0, 1, 2, 3}
    round = game.deal(4, Random(5))
    assert round.opening == (Starts(round.lead),)
    assert round.hands == game.deal(4, Random(5), lead=2).hands
    assert game.deal(4, Random(5), lead=2).opening == ()


@pytest.mark.parametrize("most", ["4", "5", "6"])
def test_a_hand_with_too_many_doubles_is_dealt_anew(most):  # PD18
    plain, again = Partners(), Partners(redeal=most)
    redealt = 0
    for seed in range(300):
        usual, round = plain.deal(4, Random(seed)), again.deal(4, Random(seed))
        doubles = [sum(tile in DOUBLES for tile in hand) for hand in usual.hands]
        told = [event for event in round.opening if isinstance(event, Redealt)]
        assert bool(told) == (max(doubles) >= int(most))
        assert max(sum(tile in DOUBLES for tile in hand) for hand in round.hands) < int(most)
        assert (round.hands == usual.hands) == (not told)
        assert all(event.doubles == int(most) and event.times >= 1 for event in told)
        redealt += len(told)
    assert redealt or most == "6"


@pytest.mark.parametrize(
    ("text", "options", "kind", "said"),
    [
        ("5-6@W", {}, None, "6-5@W"),
        ("pass", {}, None, "pass"),
        ("9-1@E", {"set": "double-nine"}, None, "9-1@E"),
        ("9-1@E", {}, UnknownMove, "no-such-move text=9-1@E"),
        ("6-5", {}, AmbiguousMove, "which-end tile=6-5"),
        ("draw", {}, UnknownMove, "no-such-move text=draw"),
        ("6-5@N", {}, UnknownMove, "no-such-move text=6-5@N"),
    ],
)
def test_reading_a_move(text, options, kind, said):
    if kind is None:
        assert str(Partners(**options).parse(text)) == said
        return
    with pytest.raises(kind) as refused:
        Partners(**options).parse(text)
    assert str(refused.value) == said


@pytest.mark.parametrize(
    ("totals", "rounds", "winners"),
    [((100, 40, 100, 40), 3, (0, 2)), ((99, 99, 99, 99), 3, None), ((10, 120, 10, 120), 1, (1, 3))],
)
def test_a_team_wins_the_match(totals, rounds, winners):  # PD10
    assert Partners().winners(totals, rounds) == winners


@pytest.mark.parametrize(
    ("options", "possible"),
    [
        ({"counting": "rounds", "target": 100}, True),
        ({"counting": "rounds", "target": 101}, False),
        ({"counting": "rounds", "target": 6, "love": True}, True),
        ({"counting": "rounds", "target": 7, "love": True}, False),
        ({"target": 500, "love": True}, True),
    ],
)
def test_counting_rounds_goes_only_so_far(options, possible):  # PD10 PD19
    if possible:
        assert Partners(**options).options.target == options["target"]
        return
    with pytest.raises(ValueError, match="is too far"):
        Partners(**options)


def test_after_the_last_round_the_leaders_win():  # PD10
    game = Partners(rounds=3)
    assert game.winners((10, 20, 10, 20), 3) == (1, 3)
    assert game.winners((20, 20, 20, 20), 3) == (0, 1, 2, 3)
    assert game.winners((10, 20, 10, 20), 2) is None


@pytest.mark.parametrize(
    ("event", "counted"),
    [
        (WentOut(1, "capicua"), [(1, "partners-capicua")]),
        (WentOut(1, "chuchazo"), [(1, "partners-chuchazo")]),
        (WentOut(1, "single"), []),
        (PassBonus(2, "all-pass", 25), [(2, "partners-all-pass")]),
        (PassBonus(2, "lead-pass", 25), []),
        (ShutOut((0, 2)), [(0, "partners-shut-out"), (2, "partners-shut-out")]),
    ],
)
def test_what_is_counted_as_an_achievement(event, counted):  # PD11 PD12 PD14 PD19
    assert list(Partners.achievements(event)) == counted


@pytest.mark.parametrize("seed", range(12))
def test_deals_imagined_for_a_seat_respect_every_pass(seed):  # PD6: a pass tells both ends
    game = Partners(set="double-nine") if seed % 3 == 0 else Partners()
    match, rng = Match(game, 4, f"void {seed}"), Random(seed)
    while not match.rounds:
        seat = match.round.waiting()[0]
        view = match.round.view(seat)
        barred = [0] * 4
        for other, void in enumerate(view.voids):
            for pip in void:
                barred[other] |= FITS[int(pip)]
        world = game.determinize(view, rng)
        walked = Chain(game.evidence(match.seen(seat)), rng).deal().hands
        for other in set(range(4)) - {seat}:
            assert all(not BIT[tile] & barred[other] for tile in [*world.hands[other], *walked[other]])
        match.play(seat, str(rng.choice(match.round.legal(seat))))


def test_a_lay_that_covers_what_the_partner_passed_on_is_a_reason():
    game, round = stacked("6-4 4-1 1-0 | 6-6 5-1 | 5-5 3-1 | 6-2 2-2 5-0")
    play(game, round, "0 6-4@C 1 6-6@W 2 pass 3 6-2@W")
    view = round.view(0)
    assert view.voids[2] == "46"
    found = {str(move): list(game.facts(view, move)) for move in view.legal}
    assert found == {"4-1@E": [Fact("frees-partner", seat=2)]}
    assert "frees-partner" in ORDER


@pytest.mark.parametrize(
    ("hands", "best"),
    [
        ("6-1 | 2-2 5-2 | 3-3 | 4-4", "6-1@C"),  # goes out
        ("6-6 5-4 3-0 | 2-2 1-0 | 5-5 3-1 | 1-1 2-0", "5-4@C"),  # 6-6 would block and lose
    ],
)
def test_the_heuristic_goes_out_and_blocks_only_to_win(hands, best):
    game, round = stacked(hands, blocked="player")
    legal = round.legal(0)
    worth = dict(zip(map(str, legal), game.heuristic(round, legal), strict=True))
    assert max(worth, key=worth.__getitem__) == best


def test_a_blocked_round_for_the_own_team_is_worth_most():
    game, round = stacked("6-6 1-0 5-0 | 2-2 5-5 | 3-1 | 4-4 5-4")
    legal = round.legal(0)
    worth = dict(zip(map(str, legal), game.heuristic(round, legal), strict=True))
    assert worth["6-6@C"] == max(worth.values())
