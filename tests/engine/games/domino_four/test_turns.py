"""Turns, passes, announcements, cornerstone penalties, and how a round and a match end."""

from __future__ import annotations

from random import Random

import pytest

from engine.core import Reason
from engine.games.domino_four import DominoFour, events


@pytest.mark.parametrize(
    ("seats", "each", "stock"), [(2, 11, 37), (3, 9, 32), (4, 7, 31), (5, 7, 24), (6, 7, 17)]
)
def test_the_size_of_hands_and_stock(seats, each, stock):
    """D1, D2, B1: one joker lies in the middle, and the other three are among the hands and the stock."""
    round = DominoFour().deal(seats, Random("deal"))
    assert [len(hand) for hand in round.hands] == [each] * seats
    assert len(round.stock) == stock
    assert sum(hand.count("J") for hand in round.hands) + round.stock.count("J") == 3
    assert round.view(None).laid == (("J", "0,0", round.lead),)
    assert round.opening == (events.LeadFound(round.lead),)


def test_chance_chooses_the_lead_unless_it_is_given():
    """D3: a round may also be dealt with a given lead."""
    leads = {DominoFour().deal(3, Random(seed)).lead for seed in range(30)}
    assert leads == {0, 1, 2}
    assert DominoFour().deal(3, Random(1), lead=2).waiting() == (2,)


@pytest.mark.parametrize("seats", [1, 7])
def test_other_numbers_of_players_are_refused(seats):
    with pytest.raises(ValueError, match="2 to 6"):
        DominoFour().deal(seats, Random(0))


@pytest.mark.parametrize(
    ("hands", "stock", "lead", "why"),
    [
        ("r0-0 | J", "", 0, "'r0-0' is not a tile of domino-4"),
        ("r5-1 | J", "", 0, "'r5-1' is not a tile of domino-4"),
        (" | J", "", 0, "empty hand"),
        ("J | J", "x", 0, "'x' is not a tile of domino-4"),
        ("r1-3 | g1-1", "r3-1", 0, "r1-3 is given twice; the set has 1"),
        ("J J | J", "J", 0, "J is given 5 times; the set has 4"),  # D1: one lies in the middle
        ("r1-3 | g1-1", "", 2, "there is no seat 2 among 2"),
        ("r1-3 | g1-1", "", -1, "there is no seat -1 among 2"),
    ],
)
def test_impossible_stacked_deals_are_refused(hands, stock, lead, why):
    with pytest.raises(ValueError, match=why):
        DominoFour().stacked([hand.split() for hand in hands.split("|")], stock.split(), lead=lead)


def test_an_unknown_lead_is_refused():
    with pytest.raises(ValueError, match="there is no seat 3 among 3"):
        DominoFour().deal(3, Random(0), lead=3)


def test_laying_passes_the_turn(stacked):
    """D6: the laid tile becomes an end."""
    play = stacked("r1-3 g1-1", "g1-2 g2-2", lead=0)
    assert play("0 r1-3@1,0:NW") == [events.TileLaid(0, "r1-3", "1,0:NW", "E")]
    assert play.round.waiting() == (1,)
    assert play.round.view(None).ends == {"E": "r3", "W": "joker"}


# Both ends show red 3 when this has been played; seat 0 still has a tile that fits nowhere.
RED_THREES = ("0 r1-3@1,0:NW", "1 r0-3@-1,0:NE")


@pytest.fixture
def threes(stacked):
    """Return a function that begins a round with red 3 at both ends. Seat 0 is to play.

    No ``g`` or ``y`` tile fits there.
    """

    def begin(*racks, stock="", **options):
        first, second, *rest = racks
        play = stacked(f"r1-3 {first}", f"r0-3 {second}", *rest, stock=stock, **options)
        play(*RED_THREES)
        return play

    return begin


def test_a_seat_that_cannot_lay_draws_and_the_turn_passes(threes):
    """D9, B3: the turn passes even if the drawn tile would fit."""
    play = threes("g1-1 g1-2", "g2-2 g2-4", stock="r3-3 y1-1")
    assert play.moves(0) == {"draw"}
    assert play("0 draw") == [events.Drew(0, "r3-3", "turn")]
    assert play.round.waiting() == (1,)
    assert play.round.view(1).hand_sizes == (3, 2)


def test_a_seat_that_can_lay_must(threes):
    """D9, B2: it may not draw or pass. A joker counts as a tile that can be laid."""
    play = threes("r3-4 g1-2", "J g2-2", stock="y1-1")
    assert play.verbs(0) - {"call"} == {"lay"}
    play("0 r3-4@2,0:NW")
    assert play.verbs(1) - {"call"} == {"lay"}
    assert all(text.startswith("J@") for text in play.moves(1) - {"call"})


def test_an_empty_stock_leaves_only_passing(threes):
    """D10: a seat that cannot lay then passes instead of drawing."""
    play = threes("g1-1 g1-2", "g2-2 g2-4")
    assert play.moves(0) == {"pass"}
    assert play("0 pass") == [events.Passed(0, "empty")]


def test_a_joker_requires_the_announced_colour(stacked):
    """D11, B7, B8: at a joker only a tile of that colour fits, any way round, or another joker."""
    play = stacked("J g1-1 g4-4", "b0-2 J y1-1", "r1-1 r2-2")
    assert play("0 J@1,0:blue") == [events.JokerLaid(0, "1,0:blue", "E", "blue")]
    view = play.round.view(None)
    assert (view.ends["E"], view.announced) == ("joker:blue", {"E": "blue"})
    assert {text for text in play.moves(1) if text.startswith("b0-2@2,0")} == {
        f"b0-2@2,0:{corner}" for corner in ("NW", "NE", "SE", "SW")
    }
    assert "J@2,0:red" in play.moves(1)
    play("1 b0-2@2,0:SE")
    assert play.round.view(None).ends["E"] == "white"


def test_the_first_seat_without_tiles_wins(stacked):
    """D4, D15, B20: its last tile may also be a joker (B11). No more move is possible."""
    play = stacked("J", "g1-1 g1-2", "g2-2")
    play("0 J@1,0:red")
    assert play.round.outcome()[:3] == (Reason.OUT, (0,), (1, 0, 0))
    assert play.round.waiting() == ()
    assert play.round.legal(0) == play.round.legal(1) == []


# -- two at once, and the blocked end ----------------------------------------------------------------


def test_after_all_have_passed_the_next_to_lay_may_lay_two(threes):
    """D17, B4, B19: draws count as passes. After the second tile the turn passes and the right is used up."""
    play = threes("g1-1 g1-2 g3-3", "g2-2 g2-4 g1-4", stock="r3-3 r3-4 y1-1 y2-2 y4-4 y1-4")
    assert not play.round.view(None).two_tiles
    assert play("0 draw", "1 draw")[-1] == events.TwoAllowed()
    assert play.round.view(None).two_tiles
    play("0 r3-3@2,0:NW")
    assert play.round.waiting() == (0,)
    assert play.round.view(None).two_tiles
    assert "pass" in play.moves(0)
    play("0 g3-3@3,0:NW")
    assert play.round.waiting() == (1,)
    assert not play.round.view(None).two_tiles


def test_the_second_of_two_tiles_is_optional(threes):
    """B4, B19: a seat that lays only the first has not passed, because a tile was laid (B18)."""
    play = threes("g1-1 g1-2", "g2-2 g2-4", stock="r3-3 r3-4 y1-1")
    assert play("0 draw", "1 draw", "0 r3-3@2,0:NW", "0 pass")[-1] == events.Passed(0, "one")
    view = play.round.view(None)
    assert (view.waiting, view.two_tiles, view.passes) == ((1,), False, 0)


def test_the_first_of_two_tiles_may_be_the_last(stacked):
    """B4: it wins. A missed turn is one of the passes that led to the right to two tiles (B18)."""
    play = stacked("r1-3 r3-3", "r0-3 g1-1 g2-2", stock="y1-1 y1-2", lead=1)
    told = play("1 r0-3@-1,0:NE", "0 r1-3@1,0:NW", "1 draw")
    assert told[2:] == [
        events.KeptSilent(0),
        events.Drew(1, "y1-1", "turn"),
        events.Skipped(0),
        events.TwoAllowed(),
    ]
    play("1 draw", "0 r3-3@2,0:NW")
    assert play.round.outcome()[:3] == (Reason.OUT, (0,), (1, 0))


PASSES = "0 pass,1 pass,0 pass,1 pass"


@pytest.mark.parametrize(
    ("stock", "acts"),
    [
        pytest.param("", PASSES, id="every-turn-began-with-an-empty-stock"),
        pytest.param("y1-1 y1-2", f"0 draw,1 draw,{PASSES}", id="B5-draws-do-not-count"),
        pytest.param(
            "y1-1", "0 draw,1 pass,0 pass,1 pass,0 pass", id="B5-nor-does-the-draw-of-the-last-tile"
        ),
        pytest.param(
            "y1-1 y1-2 y1-4 y2-2",
            f"0 draw,1 draw,0 draw,1 draw,{PASSES}",
            id="B5-however-many-draws-there-were",
        ),
    ],
)
def test_two_passes_each_on_an_empty_stock_block_the_game(threes, stock, acts):
    """D16, B5, B18: only turns that began with an empty stock count. The seat with the fewest tiles wins."""
    play = threes("g1-1 g1-2", "g2-2 g2-4 g4-4 b4-4", stock=stock)
    *before, last = acts.split(",")
    play(*before)
    assert play.round.outcome() is None
    play(last)
    assert play.round.outcome()[:3] == (Reason.BLOCKED, (0,), (1, 0))


@pytest.mark.parametrize(
    ("stock", "acts"),
    [
        pytest.param("", PASSES, id="every-pass-on-an-empty-stock"),
        pytest.param("y1-1 y1-2", "0 draw,1 draw,0 pass,1 pass", id="drawing-is-a-pass-too"),
        pytest.param("y1-1 y1-2 y1-4 y2-2", "0 draw,1 draw,0 draw,1 draw", id="the-last-draw-is-one"),
    ],
)
def test_in_edition_1_every_turn_without_a_lay_counted(threes, stock, acts):
    """B5 as edition 1 read it: draws counted too."""
    play = threes("g1-1 g1-2", "g2-2 g2-4 g4-4", stock=stock, edition=1)
    *before, last = acts.split(",")
    play(*before)
    assert play.round.outcome() is None
    play(last)
    assert play.round.outcome()[:3] == (Reason.BLOCKED, (0,), (1, 0))


def test_the_right_to_two_tiles_may_come_long_before_the_blocked_end(threes):
    """B4, B18: draws count as passes towards the right to two tiles, but not towards the blocked end (B5)."""
    play = threes("g1-1 g1-2", "g2-2 g2-4 g4-4", stock="y1-1 y1-2")
    assert play("0 draw", "1 draw")[-1] == events.TwoAllowed()
    view = play.round.view(None)
    assert (view.passes, view.dry_turns, view.two_tiles) == (2, 1, True)
    play("0 pass", "1 pass", "0 pass")
    view = play.round.view(None)
    assert (view.passes, view.dry_turns, view.waiting) == (5, 4, (1,))


def test_a_lay_restarts_the_count_of_the_blocked_end(threes):
    """B5: only turns in a row count."""
    play = threes("g1-1 g1-2", "r3-3 g2-4 g4-4", stock="y1-1")
    play("0 draw", "1 r3-3@2,0:NW", "0 pass", "1 pass")
    assert play.round.view(None).dry_turns == 3
    play("0 pass", "1 pass")
    assert play.round.outcome()[:3] == (Reason.BLOCKED, (1,), (0, 1))


def test_a_missed_turn_counts_as_blocked_if_it_began_with_an_empty_stock(stacked):
    """B5, B18, D14: a turn missed for keeping silent counts towards the blocked end."""
    play = stacked("r1-3 g1-1", "r0-3 g1-2 g2-2", lead=0)
    play("0 r1-3@1,0:NW")
    assert events.KeptSilent(0) in play("1 r0-3@-1,0:NE")
    view = play.round.view(None)
    assert (view.waiting, view.passes, view.dry_turns) == ((1,), 1, 2)
    play("1 pass", "0 pass")
    assert play.round.outcome() is None
    play("1 pass")
    assert play.round.outcome()[:3] == (Reason.BLOCKED, (0,), (1, 0))


def test_a_lie_that_draws_the_last_tile_does_not_count_as_blocked(threes):
    """B5, B18: the turn began with a tile in the stock. The next turns count towards the blocked end."""
    play = threes("g1-1 g1-2 y2-2", "g2-2 g2-4 y1-4", stock="y1-1", blufjoker=True)
    play("0 ?g1-1@2,0:red", "1 accuse", "1 give:g2-2")
    view = play.round.view(None)
    assert (view.stock_size, view.passes, view.dry_turns) == (0, 1, 1)
    play("1 pass", "0 pass", "1 pass")
    assert play.round.outcome() is None
    play("0 pass")
    assert play.round.outcome()[:3] == (Reason.BLOCKED, (1,), (0, 1))


def test_seats_with_equally_few_tiles_share_a_blocked_round(threes):
    """B5, B20: at the blocked end, all seats with the fewest tiles win."""
    play = threes("g1-1 g1-2", "g2-2 g2-4")
    play("0 pass", "1 pass", "0 pass", "1 pass")
    assert play.round.outcome()[:3] == (Reason.BLOCKED, (0, 1), (1, 1))


# -- the last tile -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "acts",
    [("0 call", "0 r1-3@1,0:NW"), ("0 r1-3@1,0:NW", "0 call")],
    ids=["with-the-move", "before-the-next-acts"],
)
def test_the_last_tile_is_announced_in_time(stacked, acts):
    """D14, B6: it may come with the move that leaves one tile, or after it until the next player acts."""
    play = stacked("r1-3 g1-1", "g1-2 g2-2 y1-1")
    assert events.Called(0) in play(*acts)
    assert play.round.view(None).must_call == ()
    assert play("1 g1-2@-1,0:SE") == [events.TileLaid(1, "g1-2", "-1,0:SE", "W")]
    assert play.round.waiting() == (0,)


def test_a_seat_that_keeps_silent_misses_the_next_turn(stacked):
    """D14, B6: the missed turn counts as a pass (B18)."""
    play = stacked("r1-3 g1-1", "g2-4 g2-2 y1-1", "y2-2 y4-4 y1-4")
    play("0 r1-3@1,0:NW")
    assert play.round.view(2).must_call == (0,)
    assert play("1 g2-4@-1,0:SE")[0] == events.KeptSilent(0)
    assert "call" not in play.moves(0)
    assert play.round.view(None).to_skip == (0,)
    play.round.stock.append("b1-1")
    assert play("2 draw") == [events.Drew(2, "b1-1", "turn"), events.Skipped(0)]
    view = play.round.view(None)
    assert (view.waiting, view.passes, view.to_skip) == ((1,), 2, ())


def test_both_seats_that_kept_silent_miss_a_turn(stacked):
    """D14, B6: each of them is skipped once, even in a row."""
    play = stacked("r1-3 g1-1", "r0-3 g1-2", "y2-2 y4-4 y1-4", stock="b1-1")
    play("0 r1-3@1,0:NW", "1 r0-3@-1,0:NE")
    assert play("2 draw")[2:] == [events.Skipped(0), events.Skipped(1), events.TwoAllowed()]
    assert (play.round.waiting(), play.round.view(None).to_skip) == ((2,), ())


@pytest.mark.parametrize(
    ("acts", "owing", "achieved"),
    [
        (("0 r1-3@1,0:NW",), [0], []),
        (("0 r1-3@1,0:NW", "0 call"), [], [(0, "four-called")]),
        (("0 call",), [], [(0, "four-called")]),
        (("0 call", "0 r1-3@1,0:NW"), [], [(0, "four-called")]),
        (("0 r1-3@1,0:NW", "1 g1-2@-1,0:SE"), [], [(0, "four-missed")]),
    ],
    ids=["silent", "called", "early", "early-and-laid", "missed"],
)
def test_who_must_announce_the_last_tile_and_which_feats_count(stacked, acts, owing, achieved):
    """D14, B6: check which seats still owe the call, and which feats the events count as."""
    play = stacked("r1-3 g1-1", "g1-2 g2-2 y1-1")
    game = DominoFour()
    told = play(*acts)
    owed = [game.owed_shout(play.round.view(seat)) for seat in (None, 0, 1)]
    assert owed == ["", *("call" if seat in owing else "" for seat in (0, 1))]
    assert [feat for event in told for feat in game.achievements(event)] == achieved


def test_a_last_tile_is_not_announced_twice(stacked):
    """B6: the call is no longer offered."""
    play = stacked("r1-3 g1-1", "g1-2 g2-2 y1-1")
    assert "call" in play.moves(0)
    play("0 call")
    assert "call" not in play.moves(0)


def test_own_acts_do_not_close_the_announcement_window(stacked):
    """B6: only the next player's act ends the time for it, even if a second tile may be laid (B19)."""
    play = stacked("r1-3 g1-1", "r0-3 g2-2 g2-4", stock="r3-3 y1-1")
    play("0 r1-3@1,0:NW", "0 call", "1 r0-3@-1,0:NE", "0 draw", "1 draw")
    assert play("0 r3-3@2,0:NW", "0 pass")[1:] == [events.Passed(0, "one")]
    assert play("0 call") == [events.Called(0)]


def test_an_early_call_lapses_with_the_turn(threes):
    """B6: a seat that announces and then draws has announced nothing."""
    play = threes("J g1-2", "g2-2 g2-4", stock="y1-1", blufjoker=True)
    play("0 call", "0 draw")
    assert not play.round.view(None).called


def test_only_a_seat_with_one_tile_owes_an_announcement(stacked):
    play = stacked("r1-3 g1-1 y1-1", "g1-2")
    play("0 r1-3@1,0:NW")
    assert play.verbs(0) == set()
    assert "call" not in play.moves(1)


# -- the cornerstone -----------------------------------------------------------------------------------

BEND = ("0 r1-2@1,0:NW", "1 r2-3@2,0:NW", "2 r3-4@2,-1:NW", "0 r4-4@2,-2:NW")
BEND_WITH_A_CALL = (*BEND[:2], "1 call", *BEND[2:])


@pytest.fixture
def bend(stacked):
    """Return a function that plays a round up to a bend with a nook for ``2-3``. Seat 1 is to play next."""

    def begin(second, stock):
        play = stacked(
            "r1-2 r4-4 y1-1 y2-2", f"r2-3 {second}", "r3-4 y4-4 y1-4 y2-4", stock=stock, hoeksteen=True
        )
        play(*(BEND if " " in second else BEND_WITH_A_CALL))
        return play

    return begin


def test_a_cornerstone_makes_the_player_before_draw(bend):
    """D19, D21, B12: the cornerstone is the one tile of the turn, and opens no end."""
    play = bend("g2-3 g1-1 b1-1", "b4-4")
    ends = play.round.view(None).ends
    told = play("1 g2-3@1,-1:NW")
    assert told == [events.CornerstoneLaid(1, "g2-3", "1,-1:NW"), events.Drew(0, "b4-4", "cornerstone")]
    assert play.round.view(None).ends == ends
    assert play.round.waiting() == (2,)


NOOK = "0 b2-2@1,0:NW", "1 g1-3@-1,0:SW", "0 J@2,0:yellow", "1 y0-2@2,1:SW", "0 y1-2@3,1:NE"
"""A nook for a tile with 0 and 2; seat 1, whose tiles fit at no end, is to play."""


@pytest.mark.parametrize(("held", "could"), [("b0-2", "corner"), ("b0-1", "none")])
def test_only_its_own_seat_knows_that_a_draw_left_a_cornerstone_in_the_hand(stacked, held, could):
    """Others are not told whether the seat could have laid one: the table has a nook for it."""
    hands = "b2-2 J y1-2 g4-4", f"g1-3 y0-2 {held} b4-4"
    play = stacked(*hands, stock="b0-3", hoeksteen=True)
    play(*NOOK)
    drew = next(told for told in play("1 draw") if isinstance(told, events.Drew))
    assert drew == drew.seen_by(1) == events.Drew(1, "b0-3", "turn", could)
    assert drew.seen_by(0) == drew.seen_by(None) == events.Drew(1, "", "turn", "unknown")
    play = stacked(*hands, hoeksteen=True)
    play(*NOOK)
    passed = next(told for told in play("1 pass") if isinstance(told, events.Passed))
    assert passed == passed.seen_by(1) == events.Passed(1, "empty", could)
    assert passed.seen_by(None) == events.Passed(1, "empty", "unknown")


def test_everybody_knows_that_a_seat_could_have_bluffed_instead_of_drawing(threes):
    """D24: any tile may lie face down."""
    (drew,) = threes("g1-1 g1-2", "g2-2 g2-4", stock="r3-3 y1-1", blufjoker=True)("0 draw")
    assert drew.seen_by(None) == events.Drew(0, "", "turn", "bluff")
    (passed,) = threes("g1-1 g1-2", "g2-2 g2-4", blufjoker=True)("0 pass")
    assert passed.seen_by(None) == events.Passed(0, "empty", "bluff")


def test_the_player_before_draws_nothing_from_an_empty_stock(bend):
    """B12: with an empty stock, a cornerstone makes nobody draw."""
    assert bend("g2-3 g1-1 b1-1", "")("1 g2-3@1,-1:NW") == [events.CornerstoneLaid(1, "g2-3", "1,-1:NW")]


def test_a_cornerstone_may_be_the_last_tile(bend):
    """B12: its seat wins, and nobody draws."""
    play = bend("g2-3", "b4-4")
    assert play("1 g2-3@1,-1:NW") == [events.CornerstoneLaid(1, "g2-3", "1,-1:NW")]
    assert play.round.outcome()[:3] == (Reason.OUT, (1,), (0, 1, 0))


def test_a_cornerstone_is_never_forced(position):
    """B2: a seat that has a place only for a cornerstone may draw. D9 does not count it as fitting."""
    laid = "r1-2@1,0:NW r2-3@2,0:NW r3-4@2,-1:NW r4-4@2,-2:NW y1-1@-1,0:NW"
    play = position(laid, "g2-3", hoeksteen=True)
    assert play.moves(0) - {"call"} == {"draw", "g2-3@1,-1:NW"}


# -- the match -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "totals", "winners"),
    [
        (1, (0, 0), None),
        (1, (0, 1), (1,)),
        (1, (1, 1, 0), (0, 1)),
        (3, (2, 2), None),
        (3, (2, 3), (1,)),
    ],
)
def test_rounds_won_win_the_match(target, totals, winners):
    """B20: all seats that have won the most rounds, and as many as the target, share the match."""
    assert DominoFour(rounds_to_win=target).winners(totals, sum(totals)) == winners


@pytest.mark.parametrize("options", [{"rounds_to_win": 0}, {"hoeksteen": 1}, {"spinner": True}])
def test_impossible_options_are_refused(options):
    with pytest.raises(ValueError, match=next(iter(options))):
        DominoFour(**options)
