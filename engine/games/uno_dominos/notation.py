"""The moves of UNO Dominos. Each move exists once, in these tables.

A lay names the half that joins first, then the arm: ``g9-b1@N``. Knows the spelling of moves, not when they
are legal.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.core import AmbiguousMove, Move, Seat, UnknownMove
from engine.games.uno_dominos.tiles import KINDS, START_DOUBLES, halves

ARMS = "NESW"
CENTRE = "C"
CENTRAL = -1
"""The arm number of the start double, which lies on no arm."""
MOST_SEATS = 6


class Lay(NamedTuple):
    """One way to lay a domo on one arm."""

    move: Move
    joined: str
    """The half that touches (UN16)."""
    outer: str
    """The half that is exposed afterwards (A4)."""
    arm: int
    """An index into :data:`ARMS`; :data:`CENTRAL` for the start double in the centre."""


def _ways(tile: str) -> list[tuple[str, str]]:
    first, second = halves(tile)
    return [(first, second)] if first == second else [(first, second), (second, first)]


def _all_lays() -> tuple[Lay, ...]:
    ways = [
        (tile, joined, outer, arm)
        for tile in KINDS
        for joined, outer in _ways(tile)
        for arm in range(len(ARMS))
    ]
    ways += [(tile, *halves(tile), CENTRAL) for tile in START_DOUBLES]
    return tuple(
        Lay(Move(f"{joined}-{outer}@{place}", "lay", tile, place, code), joined, outer, arm)
        for code, (tile, joined, outer, arm) in enumerate(ways)
        for place in (CENTRE if arm == CENTRAL else ARMS[arm],)
    )


LAYS: tuple[Lay, ...] = _all_lays()
"""All lays, indexed by ``move.code``. Every other move has the code -1."""

LAY: dict[tuple[str, str], Lay] = {(lay.move.text[: -len("@N")], lay.move.place): lay for lay in LAYS}
"""All lays, by the domo as it lies (joined half first) and its place, as in :class:`~engine.core.Laid`."""

START = {tile: LAY[tile, CENTRE].move for tile in START_DOUBLES}
DRAW = Move("draw", "draw")
PASS = Move("pass", "pass")
CALL = Move("call", "call")
CHALLENGE = Move("challenge", "challenge")
ACCEPT = Move("accept", "accept")
CATCH = tuple(Move(f"catch:{seat}", "catch", place=str(seat)) for seat in range(MOST_SEATS))
RETURN = {tile: Move(f"return:{tile}", "return", tile) for tile in KINDS}

TILE: dict[str, str] = {f"{joined}-{outer}": tile for tile in KINDS for joined, outer in _ways(tile)}
"""Either spelling of a domo, mapped to its spelling in a hand."""

_PLAIN = (DRAW, PASS, CALL, CHALLENGE, ACCEPT, *CATCH, *RETURN.values())
_BY_TEXT: dict[str, Move] = {
    **{move.text: move for move in _PLAIN},
    **{lay.move.text: lay.move for lay in LAYS},
    **{f"return:{spelling}": RETURN[tile] for spelling, tile in TILE.items()},
}


def parse(text: str) -> Move:
    """Return the move that ``text`` stands for. A domo to return may be spelt either way round.

    Raises:
        UnknownMove: the text is not a move of this game.
        AmbiguousMove: the text names a domo without its arm.
    """
    move = _BY_TEXT.get(text)
    if move is not None:
        return move
    if text in TILE:
        raise AmbiguousMove("which-arm", tile=TILE[text])
    raise UnknownMove("no-such-move", text=text)


def culprit(move: Move) -> Seat:
    """Return the seat that a ``catch`` names."""
    return int(move.place)
