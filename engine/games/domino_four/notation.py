"""The moves of Domino 4: their spelling, and the one object for each in this process.

A lay names the tile, the cell and the corner of its lower half: ``r1-3@1,0:NW``. A joker names the colour it
requires: ``J@1,0:blue``. A tile laid face down names both: ``?r1-3@1,0:blue``. Moves are built on first use,
because there are hundreds for every cell. Knows the spelling, not when a move is legal.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache

from engine.core import AmbiguousMove, Laid, Move, UnknownMove
from engine.games.domino_four.grid import CORNERS, REACH, START, cell_at, spell
from engine.games.domino_four.tiles import COLOURS, COVERED, FACES, JOKER, KINDS, RANK, read_tile
from engine.symmetry import Turn

DRAW = Move("draw", "draw")
PASS = Move("pass", "pass")
CALL = Move("call", "call")
ACCUSE = Move("accuse", "accuse")
ACCEPT = Move("accept", "accept")
GIVE: dict[str, Move] = {tile: Move(f"give:{tile}", "give", tile) for tile in KINDS}
START_JOKER = Move(f"J@{spell(START)}", "lay", JOKER, spell(START), START)
"""How the joker in the middle lies (D1). It cannot be played."""

REMEMBERED = 512
"""How many cells keep their lays. Nearly all lays are near the start joker."""

_move = Move._make
"""Half the cost of calling the class. Moves are built by the hundred."""


@lru_cache(REMEMBERED)
def _places(cell: int, ways: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """Return four ways to lie in ``cell``, each as place in notation and as a move's code.

    Args:
        ways: the four corners, or the four colours.
    """
    return tuple((f"{spell(cell)}:{way}", cell * 4 + number) for number, way in enumerate(ways))


def way(tile: str, corners: Iterable[int]) -> int:
    """Return a number for a coloured tile and the set of ``corners`` that its lower half may lie in."""
    return RANK[tile] << len(CORNERS) | sum(1 << corner for corner in corners)


class _OpenLays(dict[int, tuple[Move, ...]]):
    """The open lays of coloured tiles in one cell, by :func:`way`. Each is built on first use."""

    def __init__(self, cell: int) -> None:
        self._places = _places(cell, CORNERS)

    def __missing__(self, several: int) -> tuple[Move, ...]:
        tile, singles = _singles(several)
        moves: list[Move] = []
        for single, corner in singles:
            if single not in self:
                place, code = self._places[corner]
                self[single] = (_move((f"{tile}@{place}", "lay", tile, place, code)),)
            moves += self[single]
        found = self[several] = tuple(moves)
        return found


@cache
def _singles(several: int) -> tuple[str, Sequence[tuple[int, int]]]:
    """Return the tile of a :func:`way`, and its corners: each as a way of its own and as a number."""
    tile = KINDS[several >> len(CORNERS)]
    corners = [corner for corner in range(len(CORNERS)) if several >> corner & 1]
    return tile, [(way(tile, (corner,)), corner) for corner in corners]


@lru_cache(REMEMBERED)
def open_lays(cell: int) -> Mapping[int, tuple[Move, ...]]:
    """Return the open lays in ``cell``, by the number that :func:`way` gives a tile and its corners."""
    return _OpenLays(cell)


def lay(tile: str, cell: int, corner: int) -> Move:
    """Return the open lay of a coloured tile. A double lies in corner NW or NE; it has no other ways."""
    return open_lays(cell)[way(tile, (corner,))][0]


@lru_cache(REMEMBERED)
def jokers(cell: int) -> tuple[Move, ...]:
    """Return the lays of an open joker in ``cell``, one for every colour it may require (D11)."""
    return tuple(
        Move(f"{JOKER}@{place}", "lay", JOKER, place, code) for place, code in _places(cell, COLOURS)
    )


class _Covers(dict[str, tuple[Move, ...]]):
    """The face-down lays in one cell, by tile. Each is built on first use."""

    def __init__(self, cell: int) -> None:
        self._places = _places(cell, COLOURS)

    def __missing__(self, tile: str) -> tuple[Move, ...]:
        head = f"{COVERED}{tile}@"
        moves = tuple([_move((head + place, "bluff", tile, place, code)) for place, code in self._places])
        self[tile] = moves
        return moves


@lru_cache(REMEMBERED)
def covers(cell: int) -> Mapping[str, tuple[Move, ...]]:
    """Return the face-down lays in ``cell`` by tile: one for each colour it may require (D24)."""
    return _Covers(cell)


# -- what a lay says -------------------------------------------------------------------------------


def cell_of(move: Move) -> int:
    """Return the cell of a lay."""
    return move.code >> 2


def corner_of(move: Move) -> int:
    """Return the corner of the lower half of a coloured tile laid open."""
    return move.code & 3


def colour_of(move: Move) -> str:
    """Return the colour that a joker or a face-down tile requires (D11)."""
    return COLOURS[move.code & 3]


def as_joker(move: Move) -> bool:
    """Return whether the tile lies as a joker: it is one, or it lies face down (B14)."""
    return move.verb == "bluff" or move.tile == JOKER


def turned_up(move: Move) -> Move:
    """Return the open lay that a face-down joker becomes when it is turned up (B13)."""
    return jokers(cell_of(move))[move.code & 3]


def spoken(move: Move) -> str:
    """Return the move as others may read it, without a tile that is secret (D24, B13).

    The record needs the whole ``move.text``; text for other people needs this.
    """
    if move.verb == "bluff":
        return f"{COVERED}@{move.place}"
    return move.verb if move.verb == "give" else move.text


# -- turning the table -----------------------------------------------------------------------------


def lies_even(laid: Laid) -> bool:
    """Return whether a tile looks the same mirrored north to south: undivided, and in line with the start."""
    x_y = laid.place.partition(":")[0]
    return laid.tile in (JOKER, COVERED) and x_y.endswith(",0")


@cache
def mirrored(east: int, north: int) -> Turn:
    """Return a function that mirrors a place.

    ``east`` = -1 swaps east and west; ``north`` = -1 swaps north and south.
    """

    def turn(place: str) -> str:
        cell, _, way = place.partition(":")
        x, y = map(int, cell.split(","))
        if way in CORNERS:
            rows = way[0] if north > 0 else _ACROSS[way[0]]
            way = rows + (way[1] if east > 0 else _ACROSS[way[1]])
        return f"{x * east},{y * north}:{way}"

    return turn


_ACROSS = {"N": "S", "S": "N", "E": "W", "W": "E"}


# -- reading ---------------------------------------------------------------------------------------

_PLAIN = {move.text: move for move in (DRAW, PASS, CALL, ACCUSE, ACCEPT)}
_LAY = re.compile(
    r"(?P<mark>\?)?(?P<tile>J|[rgyb]\d-\d)@(?P<x>-?\d{1,2}),(?P<y>-?\d{1,2}):(?P<turn>[A-Za-z]+)"
)
_UNPLACED = re.compile(r"\??(?P<tile>J|[rgyb]\d-\d)(@-?\d{1,2},-?\d{1,2})?")


def parse(text: str) -> Move:
    """Return the move that ``text`` stands for.

    Other spellings of a lay: a tile written higher half first has *that* half in the corner named, so
    ``r3-1@1,0:SE`` is ``r1-3@1,0:NW``. A double in SE or SW lies as it does in NW or NE.

    Raises:
        UnknownMove: the text is not a move of this game.
        AmbiguousMove: the text names a tile without its place, or a place without how the tile lies.
    """
    if text in _PLAIN:
        return _PLAIN[text]
    if text.startswith("give:") and (given := read_tile(text.removeprefix("give:"))):
        return GIVE[given[0]]
    match = _LAY.fullmatch(text)
    if match is None:
        raise _unreadable(text)
    mark, tile, column, row, turn = match.groups()
    found, x, y = read_tile(tile), int(column), int(row)
    if found is None or abs(x) > REACH or abs(y) > REACH:
        raise UnknownMove("no-such-move", text=text)
    move = _as_written(*found, cell_at(x, y), turn, covered=mark is not None)
    if move is None:
        raise UnknownMove("no-such-move", text=text)
    return move


def _as_written(tile: str, flipped: bool, cell: int, turn: str, *, covered: bool) -> Move | None:  # noqa: FBT001
    if covered or tile == JOKER:
        ways = covers(cell)[tile] if covered else jokers(cell)
        return ways[COLOURS.index(turn)] if turn in COLOURS else None
    if turn not in CORNERS:
        return None
    corner = CORNERS.index(turn) ^ (2 if flipped else 0)
    double = FACES[tile].low == FACES[tile].high
    return lay(tile, cell, corner % 2 if double else corner)


def _unreadable(text: str) -> UnknownMove | AmbiguousMove:
    match = _UNPLACED.fullmatch(text)
    found = match and read_tile(match["tile"])
    if found:
        return AmbiguousMove("which-place", tile=found[0])
    return UnknownMove("no-such-move", text=text)
