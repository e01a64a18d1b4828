"""Positions of Domino 4 as small drawings, and rounds to play from them."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence

import pytest

from engine.core import Event
from engine.games.domino_four import DominoFour
from engine.games.domino_four.notation import parse
from engine.games.domino_four.round import FourRound
from engine.games.domino_four.tiles import KINDS

FILLER = "y0-2"
"""Keeps a rack from running empty. Of the ends drawn in these tests it fits only the start joker."""


class Play:
    """A round played in the notation of the record, such as ``0 r1-3@1,0:NW``, with all its events."""

    def __init__(self, round: FourRound) -> None:
        self.round = round
        self.told: list[Event] = []

    def __call__(self, *acts: str) -> list[Event]:
        """Play these acts, each a seat and a move. Return their events. Each must be legal."""
        told: list[Event] = []
        for act in acts:
            seat, text = act.split(" ")
            move = parse(text)
            assert move in self.round.legal(int(seat)), f"{act} is not legal"
            self.round.apply(int(seat), move, told.append)
        self.told += told
        return told

    def moves(self, seat: int) -> set[str]:
        return {move.text for move in self.round.legal(seat)}

    def verbs(self, seat: int) -> set[str]:
        return {move.verb for move in self.round.legal(seat)}

    def refused(self, seat: int, text: str) -> tuple[str, dict[str, str | int]]:
        move = parse(text)
        assert move not in self.round.legal(seat), f"{text} is legal"
        refusal = self.round.refusal(seat, move)
        return refusal.key, refusal.data


@pytest.fixture
def stacked() -> Callable[..., Play]:
    """Return a function that begins a round with these racks: ``stacked("r1-3 J", "g0-1", stock="y1-1")``."""

    def begin(*racks: str, stock: str = "", lead: int = 0, **options: int) -> Play:
        game = DominoFour(**options)
        return Play(game.stacked([rack.split() for rack in racks], stock.split(), lead=lead))

    return begin


@pytest.fixture
def position() -> Callable[..., Play]:
    """Return a function that begins a round: ``laid`` lies on the table, and seat 0 is to lay ``tile``."""

    def begin(laid: str, tile: str, **options: bool) -> Play:
        other, drawn, *_ = (kind for kind in KINDS if kind not in (tile, FILLER))
        play = Play(DominoFour(**options).stacked([[tile, FILLER], [other]], [drawn]))
        for text in laid.split():
            play.round.table.lay(1, parse(text))
        return play

    return begin


def _touching(cell: tuple[int, int], taken: Container[tuple[int, int]]) -> int:
    x, y = cell
    return sum(beside in taken for beside in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)))


def _cells(texts: Sequence[str]) -> set[tuple[int, int]]:
    found = set()
    for text in texts:
        x, y = text.split("@")[1].split(":")[0].split(",")
        found.add((int(x), int(y)))
    return found


@pytest.fixture
def draw() -> Callable[..., str]:
    """Return a function that draws the table, north up, with the cells where a tile may go.

    ``J`` is the start joker, ``#`` a tile, ``*`` a cell at the end of a chain, and ``+`` a cell for a
    cornerstone.
    """

    def picture(play: Play, tile: str) -> str:
        taken = dict.fromkeys(_cells([f"t@{laid.place}" for laid in play.round.view(None).laid]), "#")
        taken[0, 0] = "J"
        free = _cells([move.text for move in play.round.legal(0) if move.tile == tile and move.place])
        marks = {**taken, **{cell: "*" if _touching(cell, taken) == 1 else "+" for cell in free}}
        columns = range(min(x for x, _ in marks), max(x for x, _ in marks) + 1)
        rows = range(max(y for _, y in marks), min(y for _, y in marks) - 1, -1)
        return "\n".join(" ".join(marks.get((x, y), ".") for x in columns) for y in rows)

    return picture
