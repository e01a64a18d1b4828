"""The Blufjoker (D24 to D28): a question to all other seats, and the effects of truth and lie."""

from __future__ import annotations

from random import Random

import pytest

from engine.core import Laid, Reason
from engine.games.domino_four import DominoFour, events, spoken
from engine.games.domino_four.notation import parse

LIE = "0 ?r1-3@1,0:blue"
TRUTH = "0 ?J@1,0:blue"


@pytest.fixture
def bluff(stacked):
    def begin(first="r1-3 J g1-1", others=("g1-2 g2-2", "y1-1 y2-2"), stock="b1-1 b2-2"):
        return stacked(first, *others, stock=stock, blufjoker=True)

    return begin


def test_any_tile_may_lie_face_down_but_no_joker_open(bluff):
    """D24, B15: with bluffing, a joker is only ever laid face down."""
    moves = bluff().moves(0)
    assert {"?r1-3@1,0:blue", "?J@-1,0:red", "?g1-1@1,0:yellow"} <= moves
    assert not any(text.startswith("J@") for text in moves)


def test_with_bluffing_a_joker_does_not_count_as_a_fitting_tile(stacked):
    """B15: the joker's holder may bluff with it or draw."""
    play = stacked("r1-3 J y1-1", "r0-3 g1-1 g2-2", stock="b1-1", blufjoker=True)
    play("0 r1-3@1,0:NW", "1 r0-3@-1,0:NE")
    assert play.verbs(0) - {"call"} == {"bluff", "draw"}


def test_all_others_are_asked_at_once_whether_they_believe_a_bluff(bluff):
    """D24, B17: after a face-down lay the others may accept or accuse, in any order. The bluffer may not."""
    play = bluff()
    assert play(LIE) == [events.Covered(0, "1,0:blue", "E", "blue")]
    view = play.round.view(0)
    assert (view.waiting, view.pending, view.turn) == ((1, 2), "bluff", 0)
    assert play.moves(2) == play.moves(1) == {"accept", "accuse"}
    assert play.moves(0) == set()
    play("2 accept")
    assert (play.round.waiting(), play.moves(2)) == ((1,), set())


def test_a_face_down_tile_is_hidden_from_all_seats(bluff):
    """D25, B14: even the view of the seat that laid it hides it."""
    play = bluff()
    play(LIE)
    for seat in (0, 1, 2, None):
        view = play.round.view(seat)
        assert view.laid[-1] == Laid("?", "1,0:blue", 0)
        assert view.face_down == ("1,0",)
        assert view.ends["E"] == "joker:blue"
        assert "r1-3" not in repr(view)


@pytest.mark.parametrize(
    ("text", "aloud"),
    [
        ("?r1-3@1,0:blue", "?@1,0:blue"),
        ("give:r1-3", "give"),
        ("r1-3@1,0:NW", "r1-3@1,0:NW"),
        ("draw", "draw"),
    ],
)
def test_spoken_leaves_out_the_secret_tile(text, aloud):
    assert spoken(parse(text)) == aloud


def test_an_accepted_joker_stays_and_play_goes_on(bluff):
    """D25, B14, B17: once all others have accepted, it stays face down as a joker, and the next seat is on
    turn."""
    play = bluff()
    told = play(LIE, "1 accept", "2 accept")[1:]
    assert told == [events.Accepted(1, 0), events.Accepted(2, 0), events.Believed(0, "1,0:blue")]
    assert play.round.waiting() == (1,)
    assert play.round.view(None).face_down == ("1,0",)
    assert play.round.view(None).announced == {"E": "blue"}


def test_the_accuser_of_a_true_joker_gets_a_tile(bluff):
    """D26, D28, B13: the first accusation closes the question. The bluffer chooses which tile to give."""
    play = bluff()
    told = play(TRUTH, "2 accuse")
    assert told[1:] == [events.Accused(2, 0, "J", truth=True)]
    view = play.round.view(1)
    assert (view.waiting, view.pending, view.receiver) == ((0,), "truth", 2)
    assert view.laid[-1] == Laid("J", "1,0:blue", 0)
    assert view.face_down == ()
    assert play.moves(0) == {"give:g1-1", "give:r1-3"}
    assert play("0 give:g1-1") == [events.Gave(0, 2, "g1-1")]
    assert play.round.hands == [["r1-3"], ["g1-2", "g2-2"], ["g1-1", "y1-1", "y2-2"]]
    assert play.round.waiting() == (1,)
    assert play.moves(0) == {"call"}  # B6: one tile left through a gift


def test_an_uncovered_lie_returns_with_two_more_tiles(bluff):
    """D27, B13, B16, B18: a lie is a face-down tile that is no joker. An accused one is taken back. Its seat
    gets a tile from the stock and one from the accuser, and its turn is over."""
    play = bluff()
    before = play.round.view(None)
    told = play(LIE, "1 accuse")
    assert told[1:] == [
        events.Accused(1, 0, "r1-3", truth=False),
        events.TakenBack(0, "r1-3", "1,0:blue"),
        events.Drew(0, "b1-1", "lie"),
    ]
    view = play.round.view(2)
    assert (view.waiting, view.pending, view.receiver) == ((1,), "lie", 0)
    assert (view.laid, view.ends, view.shown) == (before.laid, before.ends, ((0, "r1-3"),))
    play("1 give:g2-2")
    assert play.round.hands == [["r1-3", "g1-1", "g2-2", "b1-1", "J"], ["g1-2"], ["y1-1", "y2-2"]]
    assert (play.round.waiting(), play.round.view(None).passes) == ((1,), 1)
    assert "call" in play.moves(1)  # B6


@pytest.mark.parametrize(
    ("acts", "achieved"),
    [
        ((LIE, "1 accuse"), [(1, "four-unmasked"), (0, "four-exposed")]),
        ((TRUTH, "1 accuse"), []),
        ((LIE, "1 accept", "2 accept"), []),
    ],
    ids=["a-lie", "the-truth", "believed"],
)
def test_only_an_uncovered_lie_is_an_achievement(bluff, acts, achieved):
    """D26, D27: a true joker, or a lie that is believed, counts for no feat."""
    told = bluff()(*acts)
    assert [feat for event in told for feat in DominoFour.achievements(event)] == achieved


def test_an_uncovered_lie_draws_nothing_from_an_empty_stock(bluff):
    """B13: the tile from the stock is drawn only if there is any."""
    assert not any(isinstance(told, events.Drew) for told in bluff(stock="")(LIE, "1 accuse"))


@pytest.mark.parametrize("answers", [("1 accept", "2 accept"), ("2 accuse",)], ids=["believed", "true"])
def test_the_last_tile_may_be_a_joker_face_down(bluff, answers):
    """B11, B13: a seat wins with a joker face down as its last tile, once believed or proved a joker."""
    play = bluff(first="J")
    play(TRUTH)
    assert play.round.outcome() is None
    play(*answers)
    assert play.round.outcome()[:3] == (Reason.OUT, (0,), (1, 0, 0))


def test_giving_away_the_last_tile_wins(bluff):
    """B13: the bluffer wins by it after a true joker, and the accuser after an uncovered lie."""
    play = bluff(first="J g1-1")
    play(TRUTH, "1 accuse", "0 give:g1-1")
    assert play.round.outcome()[:3] == (Reason.OUT, (0,), (1, 0, 0))
    play = bluff(others=("g1-2", "y1-1 y2-2"))
    play(LIE, "1 accuse", "1 give:g1-2")
    assert play.round.outcome()[:3] == (Reason.OUT, (1,), (0, 1, 0))


def test_a_lie_as_the_last_tile_does_not_win(bluff):
    """D27: once accused, the tile is taken back with two more."""
    play = bluff(first="r1-3")
    play(LIE, "1 accuse", "1 give:g2-2")
    assert play.round.outcome() is None
    assert play.round.hands[0] == ["r1-3", "g2-2", "b1-1"]


def test_the_right_to_two_tiles_survives_a_lie_until_the_turn_ends(stacked):
    """B4, B18: a turn that is only an exposed lie counts as a pass, so the next seat may lay two tiles too. A
    lie as the second tile ends the turn, and the right with it."""
    play = stacked("r1-3 y1-1 y1-2", "r0-3 g1-1 g2-2", stock="r3-3 y2-2 b1-1 b2-2 b4-4", blufjoker=True)
    play("0 r1-3@1,0:NW", "1 r0-3@-1,0:NE", "0 draw", "1 draw")
    assert play.round.view(None).two_tiles
    play("0 ?y1-1@2,0:blue", "1 accuse", "1 give:g1-1")
    view = play.round.view(None)
    assert (view.waiting, view.two_tiles, view.passes) == ((1,), True, 3)
    play("1 draw", "0 r3-3@2,0:NW")
    assert play.round.waiting() == (0,)
    play("0 ?y1-2@3,0:blue", "1 accuse", "1 give:g2-2")
    view = play.round.view(None)
    assert (view.waiting, view.two_tiles, view.passes) == ((1,), False, 0)


def test_only_the_handlers_of_a_tile_see_it_given_or_drawn():
    """D26, D27: the seats that give, get or draw it."""
    gave, drew = events.Gave(0, 2, "g1-1"), events.Drew(1, "r1-3", "lie")
    assert [gave.seen_by(seat).tile for seat in (0, 1, 2, None)] == ["g1-1", "", "g1-1", ""]
    assert [drew.seen_by(seat).tile for seat in (0, 1, None)] == ["", "r1-3", ""]


def test_shown_tiles_are_forgotten_after_a_face_down_lay(bluff):
    """No seat can tell whether the face-down tile is the one that was shown."""
    play = bluff(first="r1-3 g1-1 b4-4 b1-3", others=("g1-2 g2-2 g1-4", "y1-1 y2-2"))
    play(LIE, "1 accuse", "1 give:g2-2", "1 g1-2@-1,0:SE")
    assert play.round.view(2).shown == ((0, "r1-3"),)
    play("2 y1-1@1,0:NW", "0 ?b4-4@2,0:red", "1 accept", "2 accept")
    assert play.round.view(2).shown == ()


def test_shown_tiles_are_forgotten_after_a_gift(bluff):
    """Otherwise all seats could tell whether the given tile is the one that was shown."""
    play = bluff(first="r1-3 J g1-1", others=("g1-2 g2-2 g1-4 b4-4", "y1-1 y2-2 y4-4"))
    play(LIE, "1 accuse", "1 give:g2-2", "1 g1-2@-1,0:SE", "2 y1-1@1,0:NW")
    play("0 g2-2@-2,0:NW", "1 ?g1-4@2,0:red", "0 accuse", "0 give:J")
    assert play.round.view(2).shown == ((1, "g1-4"),)


def test_a_shown_tile_is_forgotten_when_it_is_laid_open(bluff):
    play = bluff(others=("g1-2 g2-2 g1-4", "y1-1 y2-2"))
    play(LIE, "1 accuse", "1 give:g2-2", "1 g1-2@-1,0:SE")
    play("2 ?y1-1@1,0:red", "0 accept", "1 accept", "0 r1-3@2,0:NW")
    assert play.round.view(2).shown == ()


def test_a_determinized_rack_has_the_tiles_all_have_seen(bluff):
    play = bluff()
    play(LIE, "1 accuse")
    worlds = [DominoFour(blufjoker=True).determinize(play.round.view(2), Random(seed)) for seed in range(20)]
    assert all("r1-3" in world.hands[0] for world in worlds)
    assert len({tuple(world.hands[0]) for world in worlds}) > 1


def test_an_announcement_does_not_count_for_the_accuser(stacked):
    """B6, B13: by giving a tile the accuser comes down to one, and must announce that itself."""
    play = stacked("r1-3 g1-1", "g1-2 g2-2", stock="b1-1 y1-1", blufjoker=True)
    play("0 call", LIE, "1 accuse", "1 give:g2-2")
    assert play.round.view(None).must_call == (1,)


def test_a_taken_back_lie_needs_no_announcement(stacked):
    """B6, D27: its rack had come down to one tile, and now has three."""
    play = stacked("r1-3 g1-1", "g1-2 g2-2", stock="b1-1 y1-1", blufjoker=True)
    play(LIE)
    assert play.round.view(None).must_call == (0,)
    play("1 accuse")
    assert len(play.round.hands[0]) == 3
    assert play.round.view(None).must_call == ()
    assert "call" not in play.moves(0)
    play("1 give:g2-2", "1 call", "1 g1-2@1,0:NW")
    assert play.round.view(None).to_skip == ()
