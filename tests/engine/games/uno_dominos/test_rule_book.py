"""The rule book of UNO Dominos: options, notation, points, and who wins a match."""

from __future__ import annotations

import itertools
import pickle
from random import Random

import pytest

from engine import GAMES, AmbiguousMove, Outcome, Reason, UnknownMove
from engine.games.uno_dominos.game import UnoDominos
from engine.games.uno_dominos.notation import LAYS
from engine.games.uno_dominos.options import SHEETS, UnoOptions, ruling
from engine.games.uno_dominos.tiles import KINDS, SET, points

UNO = GAMES["uno-dominos"]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"house": True}, "no option house"),
        ({"sheet": "de"}, "sheet='de'"),
        ({"sheet": None}, "sheet=None"),
        ({"hand_size": 2}, "hand_size=2"),
        ({"hand_size": 10}, "hand_size=10"),
        ({"target": -1}, "target=-1"),
        ({"target": True}, "target=True"),
        ({"blind_street": 1}, "blind_street=1"),
        ({"symbol_acts": "outer"}, "symbol_acts='outer'"),
        ({"start_exchange": True}, "start_exchange=True"),
        ({"wild_draw_four": "off"}, "wild_draw_four='off'"),
        ({"last_arm": "closes"}, "last_arm='closes'"),
    ],
)
def test_unknown_and_impossible_options_are_refused(options, said):
    with pytest.raises(ValueError, match=said):
        UNO(**options)


def test_an_unset_option_follows_the_sheet():
    assert ruling(UnoOptions()) == SHEETS["nl"]
    assert ruling(UnoOptions(sheet="fr")) == SHEETS["fr"]
    assert ruling(UnoOptions(sheet="fr", hand_size=5)) == SHEETS["fr"]._replace(hand_size=5)
    assert UnoOptions(sheet="fr", target=500).house_rules() == {"sheet": "fr"}
    same = UnoOptions(sheet="fr", start_exchange="off", hand_size=6)
    assert same.house_rules() == {"sheet": "fr", "hand_size": 6}
    assert same.chosen() == {"sheet": "fr", "hand_size": 6, "edition": 3}


@pytest.mark.parametrize(
    ("options", "played"),  # A32
    [
        ({}, "may_close"),
        ({"sheet": "fr"}, "stays_open"),
        ({"sheet": "fr", "edition": 2}, "may_close"),
        ({"sheet": "fr", "edition": 2, "last_arm": "stays_open"}, "stays_open"),
        ({"last_arm": "stays_open"}, "stays_open"),
        ({"last_arm": "stays_open", "blind_street": True}, "may_close"),
        ({"sheet": "fr", "blind_street": True}, "may_close"),
    ],
)
def test_the_last_arm_follows_choice_sheet_and_edition(options, played):
    rules = UNO(**options).options
    assert rules.played("last_arm") == played
    assert UNO.of_saved(rules.chosen()).options.played("last_arm") == played


def test_rules_without_an_option_follow_the_sheet():  # UN29 UF11
    for sheet, said in SHEETS.items():
        assert ruling(UnoOptions(sheet=sheet, start_exchange="off")).last_domo_draws is said.last_domo_draws
    assert SHEETS["nl"].last_domo_draws
    assert not SHEETS["fr"].last_domo_draws


def test_every_combination_of_options_can_be_dealt():
    words = {
        "sheet": ("nl", "fr"),
        "start_exchange": (None, "literal", "off"),
        "symbol_acts": ("any", "joined"),
        "wild_draw_four": (None, "challenge", "strict"),
        "double_on_double": (None, True, False),
        "voluntary_draw": (None, True, False),
        "last_arm": (None, "may_close", "stays_open"),
    }
    for values in itertools.product(*words.values()):
        round = UNO(**dict(zip(words, values, strict=True))).deal(6, Random(0))
        assert round.waiting() == (round.lead,)


@pytest.mark.parametrize(
    ("tile", "dutch", "french"),  # UN33 UN34 UF12
    [
        ("y1-y1", 4, 2),
        ("g4-g4", 16, 8),
        ("b1-g9", 10, 10),
        ("rD-rD", 40, 20),
        ("bS-bS", 40, 20),
        ("gR-gR", 40, 20),
        ("r3-rS", 13, 13),
        ("g7-yD", 17, 17),
        ("y8-rR", 18, 18),
        ("W-W", 100, 50),
        ("W4-W4", 80, 40),
        ("DE-DE", 80, 40),
    ],
)
def test_points_of_a_domo_by_both_sheets(tile, dutch, french):
    assert (points(tile, doubles_twice=True), points(tile, doubles_twice=False)) == (dutch, french)


def test_the_points_of_the_whole_set():  # UN2 UN33 UN34 UF12
    assert len(SET) == 81
    assert sum(points(tile, doubles_twice=True) for tile in SET) == 1759
    assert sum(points(tile, doubles_twice=False) for tile in SET) == 1239


def test_the_text_of_a_move_is_its_identity():
    game = UNO()
    for lay in LAYS:
        assert game.parse(str(lay.move)) is lay.move
    for text in ["draw", "pass", "call", "challenge", "accept", "catch:0", "catch:5"]:
        assert str(game.parse(text)) == text
    for tile in KINDS:
        assert str(game.parse(f"return:{tile}")) == f"return:{tile}"


def test_a_domo_to_return_may_be_spelt_either_way_round():  # UN10
    assert UNO().parse("return:g9-b1") is UNO().parse("return:b1-g9")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "g9",
        "b1-g9@C",
        "b1-g9@X",
        "b1-b9@N",
        "catch:6",
        "catch",
        "return",
        "return:x",
        "Draw",
        " draw",
        "g9-b1@",
    ],
)
def test_bad_texts_are_refused(text):
    with pytest.raises(UnknownMove) as refused:
        UNO().parse(text)
    assert (refused.value.key, refused.value.data) == ("no-such-move", {"text": text})


@pytest.mark.parametrize("text", ["b1-g9", "g9-b1", "g9-g9", "W-W"])
def test_a_domo_without_its_arm_is_ambiguous(text):
    with pytest.raises(AmbiguousMove, match=r"^which-arm tile="):
        UNO().parse(text)


@pytest.mark.parametrize(
    ("target", "totals", "rounds", "winners"),  # UN32
    [
        (500, (499, 0), 3, None),
        (500, (500, 0), 3, (0,)),
        (500, (120, 512, 499), 9, (1,)),
        (500, (0, 0), 0, None),
        (0, (0, 0), 0, None),
        (0, (0, 31, 0), 1, (1,)),
        (0, (0, 0, 0), 1, ()),
    ],
)
def test_who_wins_the_match(target, totals, rounds, winners):
    assert UNO(target=target).winners(totals, rounds) == winners


def test_a_single_round_is_won_even_for_no_points():  # UN35
    game = UNO(target=0, blind_street=True)
    assert game.settled((0, 0), [Outcome(Reason.OUT, (1,), (0, 0))]) == (1,)
    assert game.settled((0, 0), [Outcome(Reason.BLOCKED, (), (0, 0))]) == ()
    assert UNO().settled((0, 0), [Outcome(Reason.OUT, (1,), (0, 0))]) is None


def test_a_view_can_be_sent_to_another_process():
    view = UNO().deal(3, Random(1)).view(0)
    assert pickle.loads(pickle.dumps(view)) == view  # noqa: S301 (our own bytes)


@pytest.mark.parametrize(("seats", "teams"), [(4, ((0, 2), (1, 3))), (6, ((0, 3), (1, 4), (2, 5)))])
def test_partners_sit_opposite_each_other(seats, teams):  # A33
    game = UnoDominos(partners=True)
    assert game.teams(seats) == game.deal(seats, Random(1)).view(None).teams == teams
    assert UnoDominos().teams(seats) is None


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_table_with_partners_is_for_four_or_six(seats):  # A33
    with pytest.raises(ValueError, match=f"uno-dominos is for 4 or 6 players, not {seats}"):
        UnoDominos(partners=True).deal(seats, Random(1))
