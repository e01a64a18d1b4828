"""Every refusal that a player can meet: its key, and the data for its message."""

from __future__ import annotations

import pytest

from engine.games.domino_four.notation import parse

BEND = "r1-2@1,0:NW r2-3@2,0:NW r3-4@2,-1:NW"
LONGER_BEND = f"{BEND} r4-4@2,-2:NW"
SIX_EAST = "r1-2@1,0:NW r2-3@2,0:NW r3-4@3,0:NW r4-4@4,0:NW r1-4@5,0:SE r1-1@6,0:NW"

PLACES = [
    ("r1-2@1,0:NW", "r2-3@1,0:NW", {}, "cell-taken", {"cell": "1,0"}),
    ("", "J@0,0:red", {}, "cell-taken", {"cell": "0,0"}),
    ("", "r2-3@5,5:NW", {}, "touches-nothing", {"cell": "5,5"}),
    ("", "r2-3@0,1:NW", {}, "wrong-side", {"cell": "0,1"}),
    (LONGER_BEND, "r2-3@1,1:NW", {}, "not-an-end", {"cell": "1,1"}),
    ("r1-3@1,0:NW", "r3-4@1,1:NW", {}, "wrong-side", {"cell": "1,1"}),
    (SIX_EAST, "r1-3@7,0:NW", {}, "seventh-straight", {"cell": "7,0"}),
    ("r1-3@1,0:NW", "g3-4@2,0:NW", {}, "does-not-fit", {"tile": "g3-4", "end": "r3"}),
    ("J@1,0:blue", "g3-4@2,0:NW", {}, "does-not-fit", {"tile": "g3-4", "end": "joker:blue"}),
    ("r0-3@1,0:SE", "g3-4@2,0:NW", {}, "does-not-fit", {"tile": "g3-4", "end": "white"}),
    ("r1-3@1,0:NW", "r3-4@2,0:SE", {}, "turn-the-tile", {"tile": "r3-4", "end": "r3"}),
    ("r1-2@1,0:NW r2-3@1,-1:NE", "r3-4@0,-1:NE", {}, "touches-two", {"cell": "0,-1"}),
    ("r1-2@1,0:NW r2-3@1,-1:NE", "?r3-4@0,-1:red", {"blufjoker": True}, "touches-two", {"cell": "0,-1"}),
    (LONGER_BEND, "g2-3@1,-1:NW", {}, "touches-two", {"cell": "1,-1"}),
    (LONGER_BEND, "J@1,-1:red", {"hoeksteen": True}, "corner-joker", {"cell": "1,-1"}),
    (
        "r1-2@1,0:NW r2-3@1,-1:NE r3-3@1,-2:NW",
        "g3-4@0,-1:NW",
        {"hoeksteen": True},
        "corner-at-joker",
        {"cell": "0,-1"},
    ),
    (BEND, "g2-3@1,-1:NW", {"hoeksteen": True}, "corner-at-end", {"cell": "1,-1"}),
    (LONGER_BEND, "g2-3@1,-1:NE", {"hoeksteen": True}, "corner-half", {"tile": "g2-3", "cell": "1,-1"}),
    (LONGER_BEND, "g1-3@1,-1:NW", {"hoeksteen": True}, "corner-numbers", {"tile": "g1-3", "cell": "1,-1"}),
    ("", "?r2-3@1,0:red", {}, "no-bluffing", {}),
    ("", "J@1,0:red", {"blufjoker": True}, "joker-open", {}),
    ("", "accept", {}, "no-question", {}),
    ("", "give:r2-3", {}, "no-question", {}),
]


@pytest.mark.parametrize(("laid", "text", "options", "key", "data"), PLACES)
def test_a_lay_is_refused_for_what_is_wrong_with_it(position, laid, text, options, key, data):
    tile = parse(text).tile or "r2-3"
    assert position(laid, tile, **options).refused(0, text) == (key, data)


def test_refusals_out_of_turn_or_without_a_question(stacked):
    play = stacked("r1-3 r3-4 y1-1", "r0-3 g1-1", stock="b1-1")
    assert play.refused(1, "r0-3@1,0:NW") == ("not-your-turn", {"turn": 0})
    assert play.refused(0, "b2-2@1,0:NW") == ("tile-not-in-hand", {"tile": "b2-2"})
    assert play.refused(0, "draw") == ("must-lay", {"tile": "r1-3"})
    assert play.refused(0, "pass") == ("must-lay", {"tile": "r1-3"})
    assert play.refused(0, "call") == ("call-not-due", {"tiles": 3})


def test_refusals_of_drawing_and_passing(stacked):
    play = stacked("r1-3 y1-1 y2-2", "r0-3 g1-1 g2-2", stock="b1-1")
    play("0 r1-3@1,0:NW", "1 r0-3@-1,0:NE")
    assert play.refused(0, "pass") == ("must-draw", {"left": 1})
    play("0 draw")
    assert play.refused(1, "draw") == ("stock-empty", {})


def test_refusals_between_two_lays(stacked):
    play = stacked("r1-3 y1-1 y2-2", "r0-3 g1-1 g2-2", stock="r3-3 b1-1 b2-2")
    play("0 r1-3@1,0:NW", "1 r0-3@-1,0:NE", "0 draw", "1 draw", "0 r3-3@2,0:NW")
    assert play.refused(0, "draw") == ("lay-or-stop", {})


def test_refusals_while_a_question_is_open(stacked):
    play = stacked("r1-3 y1-1 y2-2", "r0-3 g1-1", "b1-1 b2-2", blufjoker=True)
    play("0 ?r1-3@1,0:red", "2 accept")
    assert play.refused(0, "y1-1@-1,0:NW") == ("question-open", {"turn": 1, "question": "bluff"})
    assert play.refused(2, "accuse") == ("question-open", {"turn": 1, "question": "bluff"})
    assert play.refused(1, "r0-3@-1,0:NW") == ("must-answer", {"question": "bluff"})
    assert play.refused(1, "give:g1-1") == ("must-answer", {"question": "bluff"})
    play("1 accuse")
    assert play.refused(1, "accept") == ("must-answer", {"question": "lie"})
    assert play.refused(1, "give:b1-1") == ("tile-not-in-hand", {"tile": "b1-1"})


def test_refusals_after_the_end(stacked):
    play = stacked("r1-3", "g1-1")
    play("0 r1-3@1,0:NW")
    assert play.refused(1, "g1-1@-1,0:NW") == ("round-over", {})
    assert play.refused(0, "call") == ("round-over", {})
