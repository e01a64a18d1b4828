"""What a lay would lead to, one lay per row, as its own seat sees it beforehand."""

from __future__ import annotations

import pytest

UNO = "uno-dominos"
FIVES = "all-fives"


@pytest.mark.parametrize(
    ("name", "hands", "moves", "lay", "more", "seen"),
    [
        # G12: 6 and 4; the first tile opens two ends
        (FIVES, "6-4 1-1 | 5-4", "", "6-4@C", {}, "W6 E4 points=10 count=10"),
        (FIVES, "6-4 1-1 | 5-4 2-1", "0 6-4@C", "5-4@E", {}, "W6 E5 count=11"),
        # G15: out; the points for the opponent's hand are left out
        (FIVES, "6-4 1-1 | 5-4", "0 6-4@C", "5-4@E", {}, "W6 E5 count=11 out"),
        # G18, C14
        (FIVES, "6-4 1-1 | 5-4", "", "6-4@C", {"target": 10}, "W6 E4 points=10 count=10 wins"),
        (FIVES, "6-5 1-1 | 5-4", "", "6-5@C", {"target": 10}, "W6 E5 count=11"),
        # G13: a double at an end counts twice
        (FIVES, "6-4 1-1 | 4-4 5-5", "0 6-4@C", "4-4@E", {}, "W6 E4 count=14"),
        # UN19 to UN22
        (
            UNO,
            "g7-g7 b1-r2 b1-r3 | g7-yD g1-b4 g1-y6",
            "0 g7-g7@C",
            "g7-yD@N",
            {},
            "NyD Eg7 Sg7 Wg7 draw_two",
        ),
        (
            UNO,
            "g7-g7 b1-r2 b1-r3 | DE-DE g1-b4 g1-y6",
            "0 g7-g7@C",
            "DE-DE@S",
            {"sheet": "fr"},
            "Ng7 Eg7 Wg7 dead_end",
        ),
        (UNO, "g7-g7 b1-r2 b1-r3 | g7-yR g1-b4 g1-y6", "0 g7-g7@C", "g7-yR@W", {}, "Ng7 Eg7 Sg7 WyR reverse"),
        # UN36: only the joined half acts
        (
            UNO,
            "g7-g7 b1-r2 b1-r3 | g7-yD g1-b4 g1-y6",
            "0 g7-g7@C",
            "g7-yD@N",
            {"symbol_acts": "joined"},
            "NyD Eg7 Sg7 Wg7",
        ),
        (UNO, "g7-g7 b1-r2 b1-r3 | y3-g7", "0 g7-g7@C", "g7-y3@N", {}, "Ny3 Eg7 Sg7 Wg7 out"),
        # M9
        ("mexican-train", "12-5 9-1 | 6-1", "", "12-5@T0", {}, "T05 T112 M12"),
        ("mexican-train", "12-5 | 6-1", "", "12-5@M", {}, "T012 T112 M5 out"),
        # D6, D11
        ("domino-4", "r1-3 g1-1 | g2-2", "", "r1-3@1,0:NW", {}, "Er3 Wjoker"),
        ("domino-4", "r1-3 J | g2-2", "", "J@1,0:blue", {}, "Ejoker:blue Wjoker"),
        ("domino-4", "r1-3 J | g2-2", "", "?r1-3@1,0:blue", {"blufjoker": True}, "Ejoker:blue Wjoker"),
    ],
)
def test_preview_shows_what_a_lay_leads_to(played, name, hands, moves, lay, more, seen):
    game, round = played(name, hands, moves, **more)
    preview = game.preview(round.view(round.waiting()[0]), game.parse(lay))
    words = [f"{arm}{end}" for arm, end in preview.ends.items()]
    words += [f"points={preview.points}"] * bool(preview.points)
    words += [f"count={preview.count}"] if name == FIVES else []
    words += [preview.effect] * bool(preview.effect)
    words += ["out"] * preview.goes_out + ["wins"] * preview.wins_match
    assert " ".join(words) == seen


def test_preview_refuses_a_move_that_is_not_legal(played):
    game, round = played(FIVES, "6-4 1-1 | 5-4")
    for seat, text in [(0, "5-4@C"), (1, "5-4@C"), (None, "6-4@C")]:
        with pytest.raises(ValueError, match=f"{text} is not a legal move of this view"):
            game.preview(round.view(seat), game.parse(text))


def test_preview_of_a_draw_changes_nothing(played):
    game, round = played(FIVES, "6-4 1-1 | 5-5", "0 6-4@C", stock="2-1")
    preview = game.preview(round.view(1), game.parse("draw"))
    assert (preview.ends, preview.points, preview.count) == ({"W": "6", "E": "4"}, 0, 10)
