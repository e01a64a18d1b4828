"""The walker's guarantees as data, over seeded games harder than any real one."""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise

import pytest

from render.layout import arms
from render.layout.cells import Rect
from render.layout.chain import Piece
from render.layout.state import CLEAR, LADDER, MARGIN, State
from render.layout.walk import cross
from render.tables.table import FELT
from tests.render.conftest import overlaps, tangle

ASPECT = FELT[0] / FELT[1]
GAMES = range(16)


def view(state: State) -> Rect:
    (x, y), (width, height) = state.centre, state.view
    return Rect(
        int(x - width / 2) - 1, int(y - height / 2) - 1, int(x + width / 2) + 1, int(y + height / 2) + 1
    )


def holds(outer: Rect, inner: Rect) -> bool:
    return outer.joined(inner) == outer


def neighbours(state: State, one: int, other: int) -> bool:
    """Return whether one tile was laid at the other, or both at the first tile."""
    return one == state.before[other] or state.before[one] == state.before[other] == 0


@cache
def laid(seed: int) -> list[tuple[State, int]]:
    """Return the layout after each tile of a game, with the rung of the ladder that worked for it."""
    pieces = tangle(seed, 81)
    return [arms.lay(pieces[:count], ASPECT) for count in range(1, 82)]


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> list[tuple[State, int]]:
    return laid(request.param)


def test_no_tiles_overlap_and_only_neighbours_are_close(game: list[tuple[State, int]]) -> None:
    state, _ = game[-1]
    assert overlaps(state) == 0
    for one, other in combinations(range(81), 2):
        if not neighbours(state, one, other):
            assert not state.spots[one].box.grown(CLEAR).hits(state.spots[other].box), (one, other)


def test_laid_tiles_never_move_within_a_rung(game: list[tuple[State, int]]) -> None:
    for (before, rung), (after, higher) in pairwise(game):
        assert higher >= rung
        if higher == rung:
            assert after.spots[:-1] == before.spots


def test_tiles_and_labels_are_in_view(game: list[tuple[State, int]]) -> None:
    for state, _ in game:
        seen = view(state)
        assert holds(seen, state.extent.grown(MARGIN))
        for end in state.ends.values():
            assert holds(seen, end.face.label())


def test_neighbours_touch(game: list[tuple[State, int]]) -> None:
    state, _ = game[-1]
    for index, before in enumerate(state.before[1:], 1):
        assert state.spots[index].box.grown(9).hits(state.spots[before].box)


def test_labels_overlap_neither_tiles_nor_each_other(game: list[tuple[State, int]]) -> None:
    state, _ = game[29]
    signs = [Rect(x, y, x, y).grown(40) for x, y in arms.label_spots(state).values()]
    assert len(signs) == 4
    assert not any(sign.hits(spot.box) for sign in signs for spot in state.spots)
    assert not any(one.hits(other) for one, other in combinations(signs, 2))


def test_a_new_tile_is_laid_without_laying_the_others_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture is drawn after every move. Tiles already laid must not be laid out again."""
    pieces, step, steps = tangle(0, 12), arms.step, []
    monkeypatch.setattr(arms, "step", lambda *about: steps.append(about) or step(*about))
    arms.MEMORY.clear()
    (_, before), (_, after) = arms.lay(pieces[:11], ASPECT), arms.lay(pieces, ASPECT)
    assert (before, after, len(steps)) == (0, 0, 11)


def test_median_tile_sizes_are_at_least_as_measured() -> None:
    """Medians in pixels at 14, 30, 60 and 81 tiles. The benchmark measures more."""
    for count, least in ((14, 50), (30, 42), (60, 32), (81, 28)):
        units = sorted(FELT[1] * 100 / laid(seed)[count - 1][0].view[1] for seed in GAMES)
        assert units[len(units) // 2] >= least


def test_the_memory_does_not_change_a_layout() -> None:
    pieces = tangle(3, 40)
    arms.MEMORY.clear()
    at_once = arms.lay(pieces, ASPECT)
    arms.MEMORY.clear()
    by_steps = [arms.lay(pieces[:count], ASPECT) for count in range(1, 41)][-1]
    assert (at_once[0].spots, at_once[0].centre, at_once[1]) == (
        by_steps[0].spots,
        by_steps[0].centre,
        by_steps[1],
    )


def test_a_full_memory_forgets_old_states(monkeypatch: pytest.MonkeyPatch) -> None:
    pieces = tangle(4, 30)
    expected = arms.lay(pieces, ASPECT)[0].spots
    monkeypatch.setattr(arms, "MEMORY", arms.Memory(3))
    assert arms.lay(pieces, ASPECT)[0].spots == expected
    assert arms.MEMORY.find(pieces, ASPECT, 0)[0] == 30
    assert arms.MEMORY.find(pieces[:20], ASPECT, 0) == (0, None)


def test_if_every_rung_fails_the_arms_are_straight(monkeypatch: pytest.MonkeyPatch) -> None:
    pieces = tangle(5, 81)

    def stuck(state: State, piece: Piece) -> State:
        raise arms.StuckError

    monkeypatch.setattr(arms, "step", stuck)
    monkeypatch.setattr(arms, "MEMORY", arms.Memory(10))
    state, rung = arms.lay(pieces, ASPECT)
    assert rung == len(LADDER)
    assert state.spots == cross(pieces, ASPECT).spots
    assert overlaps(state) == 0
    assert holds(view(state), state.extent)


def test_a_closed_arm_needs_no_way_out() -> None:
    ring = [
        Piece("C", double=True, opens="NESW"),
        Piece("N", double=False),
        Piece("N", double=True, closes=True),
    ]
    state, _ = arms.lay([*ring, *(Piece("E", double=False) for _ in range(30))], ASPECT)
    assert set(state.closed) == {"N"}
    assert set(state.ends) == {"E", "S", "W"}
    assert overlaps(state) == 0


def test_later_tiles_may_open_arms() -> None:
    """The line runs west and east. The first double on it also opens north and south."""
    line = [
        Piece("C", double=True, opens="EW"),
        Piece("E", double=False),
        Piece("E", double=True, opens="NS"),
        Piece("N", double=False),
        Piece("S", double=False),
        Piece("E", double=False),
    ]
    state, _ = arms.lay(line, ASPECT)
    spinner = state.spots[2].box
    assert state.spots[3].box.y1 < spinner.y0
    assert state.spots[4].box.y0 > spinner.y1
    assert set(state.ends) == {"N", "E", "S", "W"}
