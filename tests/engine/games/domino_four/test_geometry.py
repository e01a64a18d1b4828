"""Where a tile may lie: positions drawn as grids, and every position of random play against the book.

``J`` is the start joker, ``#`` a tile, ``*`` an end where the tile asked for may go, ``+`` a place where it
may be a cornerstone.
"""

from __future__ import annotations

from random import Random
from textwrap import dedent

import pytest

from engine.games.domino_four import DominoFour
from engine.games.domino_four.tiles import FACES, SET

SIX_EAST = "r1-2@1,0:NW r2-3@2,0:NW r3-4@3,0:NW r4-4@4,0:NW r1-4@5,0:SE r1-1@6,0:NW"
WEST = "y1-1@-1,0:NW"
"""A lay on the other arm that no tile in these rows fits."""
BEND = "r1-2@1,0:NW r2-3@2,0:NW r3-4@2,-1:NW"
LONGER_BEND = f"{BEND} r4-4@2,-2:NW"
BEND_OF_TWOS = "r1-2@1,0:NW r2-2@2,0:NW r2-3@2,-1:NW r3-4@2,-2:NW"
"""Both tiles beside the nook show a two to it."""

ENDS = [
    pytest.param("", "g2-4", "* J *", id="D5-any-tile-begins-either-chain"),
    pytest.param("", "J", "* J *", id="B7-a-joker-begins-a-chain"),
    pytest.param(
        "r1-3@1,0:NW",
        "r3-4",
        """
        * J # *
        . . * .
        """,
        id="D7-straight-on-and-one-corner",
    ),
    pytest.param(
        "r1-3@1,0:SW",
        "r3-4",
        """
        . . * .
        * J # *
        """,
        id="D7-the-corner-depends-on-the-way-it-lies",
    ),
    pytest.param("r1-3@1,0:NW", "g3-4", "* J #", id="D7-the-colour-differs"),
    pytest.param("r1-3@1,0:NW", "r1-4", "* J #", id="D7-the-number-differs"),
    pytest.param(
        "J@1,0:blue",
        "b0-2",
        """
        . . * .
        * J # *
        . . * .
        """,
        id="B8-after-a-joker-any-half-of-the-colour",
    ),
    pytest.param("J@1,0:blue", "g0-2", "* J #", id="D11-after-a-joker-no-other-colour"),
    pytest.param(
        "g0-2@1,0:SE",
        "b0-4",
        """
        * J # *
        . . * .
        """,
        id="D12-white-to-white-in-any-colour",
    ),
    pytest.param(
        "g0-2@1,0:SE",
        "g0-4",
        """
        * J # *
        . . * .
        """,
        id="B9-white-to-white-in-the-same-colour",
    ),
    pytest.param("g0-2@1,0:SE", "g2-2", "* J #", id="D12-after-white-only-white"),
    pytest.param(
        "r3-3@1,0:NW",
        "b3-3",
        """
        * J # *
        . . * .
        """,
        id="D13-the-same-double-of-another-colour",
    ),
    pytest.param("r3-3@1,0:NW", "b3-4", "* J #", id="D13-no-single-of-another-colour"),
    pytest.param("r1-3@1,0:NW", "b3-3", "* J #", id="B10-only-right-after-a-double"),
    pytest.param(
        "r1-2@1,0:NW r2-3@1,-1:NE",
        "r3-4",
        """
        * J #
        . . #
        . . *
        """,
        id="D8-not-where-it-would-touch-two",
    ),
    pytest.param(
        SIX_EAST,
        "r1-3",
        """
        * J # # # # # #
        . . . . . . . *
        """,
        id="D18-the-seventh-makes-a-corner",
    ),
    pytest.param(
        f"{SIX_EAST} r1-3@6,-1:NW r3-3@6,-2:NW g3-3@6,-3:NW b3-3@6,-4:NW",
        "b3-4",
        """
        * J # # # # # # .
        . . . . . . . # .
        . . . . . . . # .
        . . . . . . . # .
        . . . . . . . # *
        . . . . . . . * .
        """,
        id="D18-the-corner-tile-counts-five-in-line-so-far",
    ),
    pytest.param(
        f"{SIX_EAST} r1-3@6,-1:NW r3-3@6,-2:NW g3-3@6,-3:NW b3-3@6,-4:NW y3-3@6,-5:NW",
        "y3-4",
        """
        * J # # # # # # .
        . . . . . . . # .
        . . . . . . . # .
        . . . . . . . # .
        . . . . . . . # .
        . . . . . . . # *
        """,
        id="D18-six-with-the-corner-tile",
    ),
    pytest.param(
        "r1-2@1,0:NW r2-2@2,0:NW g2-2@3,0:NW b2-2@4,0:NW b2-3@5,0:NW y1-3@-1,0:SE",
        "b3-4",
        """
        # J # # # # # *
        . . . . . . * .
        """,
        id="D18-neither-the-start-joker-nor-the-other-arm-counts",
    ),
]


@pytest.mark.parametrize(("laid", "tile", "expected"), ENDS)
def test_where_a_tile_may_go_at_the_ends(position, draw, laid, tile, expected):
    assert draw(position(laid, tile), tile) == dedent(expected).strip()


CORNERSTONES = [
    pytest.param(
        LONGER_BEND,
        "g2-3",
        """
        # J # #
        . . + #
        . . . #
        """,
        id="D19-numbers-agree-colours-need-not",
    ),
    pytest.param(
        BEND,
        "g2-3",
        """
        # J # #
        . . . #
        """,
        id="D22-not-beside-the-end-of-a-chain",
    ),
    pytest.param(
        LONGER_BEND,
        "g1-3",
        """
        # J # #
        . . . #
        . . . #
        """,
        id="D19-a-number-differs",
    ),
    pytest.param(
        BEND_OF_TWOS,
        "g2-4",
        """
        # J # #
        . . . #
        . . . #
        """,
        id="D20-a-half-would-touch-nothing",
    ),
    pytest.param(
        BEND_OF_TWOS,
        "g2-2",
        """
        # J # #
        . . + #
        . . . #
        """,
        id="D20-each-half-touches-a-tile",
    ),
    pytest.param(
        "r1-2@1,0:NW r2-3@1,-1:NE r3-3@1,-2:NW",
        "g3-4",
        """
        # J #
        . . #
        . . #
        """,
        id="D23-not-beside-a-joker",
    ),
    pytest.param(
        f"{LONGER_BEND} r1-4@2,-3:SE",
        "J",
        """
        . * . . . .
        * # J # # .
        . . . . # .
        . . . . # .
        . . . . # *
        . . . . * .
        """,
        id="D23-a-joker-is-no-cornerstone",
    ),
]


@pytest.mark.parametrize(("laid", "tile", "expected"), CORNERSTONES)
def test_where_a_cornerstone_may_go(position, draw, laid, tile, expected):
    play = position(f"{laid} {WEST}", tile, hoeksteen=True)
    assert draw(play, tile) == dedent(expected).strip()


def test_a_cornerstone_between_corner_contacts_lies_one_way_only(position):
    play = position(LONGER_BEND, "g2-3", hoeksteen=True)
    assert play.moves(0) & {f"g2-3@1,-1:{corner}" for corner in ("NW", "NE", "SE", "SW")} == {"g2-3@1,-1:NW"}


def test_the_cornerstone_is_an_option(position):
    assert not [text for text in position(LONGER_BEND, "g2-3").moves(0) if "@1,-1" in text]


def test_two_arms_that_block_each_other_are_dead(position, draw):
    """D8: every cell at an open half touches two tiles. So no lay is possible, and the seat must draw."""
    east = "r1-2@1,0:NW r2-3@1,-1:NW r3-4@1,-2:NE"
    west = "b1-2@-1,0:NE b2-3@-1,-1:NW b3-4@-1,-2:NW b4-4@-1,-3:NW b1-4@0,-3:NE"
    play = position(f"{east} {west}", "r2-4")
    drawn = """
        # J #
        # . #
        # . #
        # # .
        """
    assert draw(play, "r2-4") == dedent(drawn).strip()
    assert play.round.view(0).ends == {}
    assert play.moves(0) == {"draw"}


# -- random play against the book ------------------------------------------------------------------
#
# A second, slow reading of the geometry. It starts from what all seats see and from the words of the rules,
# and shares only the notation with the engine.

SIDES = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
BACK = {"N": "S", "S": "N", "E": "W", "W": "E"}
CORNERS = ("NW", "NE", "SE", "SW")
ACROSS = {"NW": "SE", "SE": "NW", "NE": "SW", "SW": "NE"}
Cell = tuple[int, int]


class Book:
    def __init__(self, laid) -> None:
        self.lies: dict[Cell, tuple[str, str]] = {}
        self.chains: dict[str, list[Cell]] = {"E": [(0, 0)], "W": [(0, 0)]}
        for tile, place, _ in laid:
            where, _, way = place.partition(":")
            x, y = where.split(",")
            self._put((int(x), int(y)), tile, way)

    def _put(self, cell: Cell, tile: str, way: str) -> None:
        beside = self.beside(cell)
        self.lies[cell] = (tile, way)
        if len(beside) != 1:
            return
        (joined,) = beside.values()
        ends = [arm for arm, chain in self.chains.items() if chain[-1] == joined]
        arm = ends[0] if len(ends) == 1 else ("E" if cell[0] > 0 else "W")
        self.chains[arm].append(cell)

    def beside(self, cell: Cell) -> dict[str, Cell]:
        around = {side: (cell[0] + dx, cell[1] + dy) for side, (dx, dy) in SIDES.items()}
        return {side: other for side, other in around.items() if other in self.lies}

    def shows(self, cell: Cell, side: str) -> str:
        """Return the half on a side: ``r3``, or ``J`` for a joker or a face-down tile."""
        tile, way = self.lies[cell]
        return "J" if tile in ("J", "?") else half(tile, way, side)

    def in_line(self, arm: str, cell: Cell) -> int:
        chain = self.chains[arm][1:]
        if not chain:
            return 1
        step = (chain[-1][0] - cell[0], chain[-1][1] - cell[1])
        count, at = 1, chain[-1]
        for expected in reversed(chain):
            if expected != at:
                break
            count, at = count + 1, (at[0] + step[0], at[1] + step[1])
        return count

    def may_end(self, arm: str, cell: Cell) -> str | None:
        """Return the side of ``cell`` by which it would continue the arm; None if the grid forbids it."""
        last = self.chains[arm][-1]
        beside = self.beside(cell)
        if cell in self.lies or list(beside.values()) != [last] or self.in_line(arm, cell) > 6:
            return None
        (entry,) = beside
        if len(self.chains[arm]) == 1:
            return entry if BACK[entry] == arm else None
        came = next(side for side, other in self.beside(last).items() if other == self.chains[arm][-2])
        if self.shows(last, "N") != "J" and owner(self.lies[last], BACK[entry]) == owner(
            self.lies[last], came
        ):
            return None
        return entry

    def fits(self, arm: str, cell: Cell, entry: str, tile: str, corner: str) -> bool:
        last = self.chains[arm][-1]
        mine, other, (end, way) = half(tile, corner, entry), self.shows(last, BACK[entry]), self.lies[last]
        if last == (0, 0):
            return True
        if other == "J":
            return way[0] == tile[0]
        if other[1] == "0":
            return mine[1] == "0"
        twins = end[1] == end[3] and tile[1] == tile[3]
        return mine[1] == other[1] and (mine[0] == other[0] or twins)

    def nook(self, cell: Cell) -> dict[str, Cell]:
        """Return the neighbours of a cell where a cornerstone might fit; empty if none can."""
        beside = self.beside(cell)
        lasts = {chain[-1] for chain in self.chains.values()}
        return {} if cell in self.lies or len(beside) < 2 or lasts & set(beside.values()) else beside

    def may_corner(self, beside: dict[str, Cell], tile: str, corner: str) -> bool:
        pairs = [
            (half(tile, corner, side)[1], self.shows(other, BACK[side])[-1]) for side, other in beside.items()
        ]
        used = {side in corner for side in beside}
        return used == {True, False} and all(mine == other for mine, other in pairs)

    def moves(self, tiles, *, corners: bool, jokers: bool) -> set[str]:
        around = {(x + dx, y + dy) for x, y in self.lies for dx, dy in SIDES.values()}
        return set().union(*(self.moves_in(cell, tiles, corners, jokers) for cell in around))

    def moves_in(self, cell: Cell, tiles, corners: bool, jokers: bool) -> set[str]:
        found, place = set(), f"{cell[0]},{cell[1]}"
        entries = {arm: entry for arm in self.chains if (entry := self.may_end(arm, cell))}
        nook = self.nook(cell) if corners else {}
        for tile in tiles if entries or nook else ():
            if tile == "J":
                if jokers and entries:
                    found |= {f"J@{place}:{colour}" for colour in ("red", "green", "yellow", "blue")}
                continue
            for corner in CORNERS[: 2 if tile[1] == tile[3] else 4]:
                at_end = any(self.fits(arm, cell, entry, tile, corner) for arm, entry in entries.items())
                if at_end or self.may_corner(nook, tile, corner):
                    found.add(f"{tile}@{place}:{corner}")
        return found


def owner(lying: tuple[str, str], side: str) -> bool:
    """Return whether the lower half of a tile has this side.

    Args:
        lying: the tile, and the corner by which it lies: the sides of its lower half.
    """
    return side in lying[1]


def half(tile: str, corner: str, side: str) -> str:
    return tile[0] + (tile[1] if side in corner else tile[3])


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("options", [{}, {"hoeksteen": True}, {"hoeksteen": True, "blufjoker": True}])
def test_the_lays_of_random_play_match_a_slow_reading_of_the_rules(options, seed):
    rng = Random(seed)
    round = DominoFour(**options).deal(2 + seed % 5, rng)
    while round.waiting():
        seat = rng.choice(round.waiting())
        if not round.pending:
            book = Book(round.view(None).laid)
            expected = book.moves(
                set(round.hands[seat]),
                corners="hoeksteen" in options,
                jokers="blufjoker" not in options,
            )
            assert {move.text for move in round.legal(seat) if move.verb == "lay"} == expected
        moves = round.legal(seat)
        calm = [move for move in moves if move.verb != "bluff"]
        round.apply(seat, rng.choice(calm if calm and rng.random() < 0.8 else moves))


def test_the_box_has_sixty_tiles():
    assert len(SET) == 60
    assert SET.count("J") == 4
    assert sorted(tile[1:] for tile in FACES if tile[0] == "r") == sorted(
        f"{low}-{high}" for low in range(5) for high in range(low, 5) if high
    )
    assert {
        letter: sum(sum(face[1:]) for face in FACES.values() if face.letter == letter) for letter in "rgyb"
    } == (dict.fromkeys("rgyb", 60))


def test_a_view_says_where_the_arms_may_go_on(position):
    """Pictures know no rules and rely on it. The openings are the same for every tile, straight on before
    corners."""
    view = position("r1-3@1,0:NW", "y1-1").round.view(None)
    assert view.openings == (("E", "2,0", "W", True), ("E", "1,-1", "N", False), ("W", "-1,0", "E", True))
    assert view.tips == {"E": "1,0", "W": "0,0"}
