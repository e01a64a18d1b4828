"""Which moves are equivalent, one table per row. The laws prove that they are, by playing on."""

from __future__ import annotations

import pytest

from engine.symmetry import orbits

UNO = "uno-dominos"
FIVES = "all-fives"
LAID = "g7-g7 b1-r2 b1-r3"


@pytest.mark.parametrize(
    ("name", "hands", "moves", "more", "groups"),
    [
        # the four arms of a fresh start double, then the three that are still bare
        (UNO, f"{LAID} | y3-g7 b1-y5 g1-y6", "0 g7-g7@C", {}, "g7-y3@NESW g1-y6@NESW"),
        (
            UNO,
            f"{LAID} | y3-g7 b1-y5 g1-y6 | y3-g9 g7-yD r5-yR",
            "0 g7-g7@C 1 g7-y3@E",
            {},
            "g9-y3@NSW y3-g9@E g7-yD@NSW yD-g7@E yR-r5@E",
        ),
        # the long sides of a double that lies alone; a single has two different ends
        (FIVES, "6-6 1-1 | 6-4 5-1", "0 6-6@C", {}, "6-4@WE"),
        (FIVES, "6-4 1-1 | 4-4 6-6", "0 6-4@C", {}, "6-6@W 4-4@E"),
        (FIVES, "6-6 1-1 6-1 | 6-4 4-1 6-2", "0 6-6@C 1 6-4@E 0 6-1@W", {}, "4-1@W 4-1@E 6-2@NS"),
        (FIVES, "6-6 6-3 6-1 | 6-4 4-1 6-2", "0 6-6@C 1 6-4@E 0 6-1@W 1 6-2@N", {}, "6-3@S"),
        # trains differ by their owners, even with equal ends
        ("mexican-train", "12-5 9-1 | 6-1", "", {}, "12-5@T0 12-5@M"),
    ],
)
def test_equivalent_moves_are_grouped(played, name, hands, moves, more, groups):
    game, round = played(name, hands, moves, **more)
    found = []
    for group in game.same(round.view(round.waiting()[0])):
        heads = {move.text.partition("@")[0] for move in group if move.verb == "lay"}
        found += [f"{head}@{''.join(move.place for move in group)}" for head in heads]
    assert sorted(found) == sorted(groups.split())


@pytest.mark.parametrize(
    ("moves", "sizes"),
    [
        ("", {2, 4}),  # before the first tile: north for south, and east for west; a joker has no north
        ("0 r1-3@1,0:NW", {1}),
        ("0 J@1,0:red", {2}),
    ],
)
def test_domino_4_groups_mirrored_moves(played, moves, sizes):
    game, round = played("domino-4", "r1-3 J y1-1 | g1-2 r1-2 r1-4", moves)
    groups = game.same(round.view(round.waiting()[0]))
    assert {len(group) for group in groups if group[0].tile not in ("", "y1-1")} == sizes


def test_moves_linked_through_others_share_a_group():
    images = {1: [2], 2: [3], 3: [2], 4: []}
    assert orbits([4, 1, 3, 2], images.__getitem__) == [(4,), (1, 3, 2)]
