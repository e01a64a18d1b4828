"""The rules compiled for a table: what fits where and which symbols act, as lookup tables.

Options become tables once per combination, so a round never consults the sheet. This module knows which joins
are legal. It knows nothing of hands, turns or questions.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from engine.core import Laid, Move
from engine.games.uno_dominos.notation import ARMS, CENTRE, LAY, LAYS, Lay
from engine.games.uno_dominos.options import UnoOptions, ruling
from engine.games.uno_dominos.tiles import (
    DEAD_END,
    DEAD_END_TILE,
    KINDS,
    WILD_FOUR,
    colour,
    halves,
    is_double,
    points,
    symbol,
)


class End(NamedTuple):
    """The exposed half at the end of an arm (A4)."""

    arm: int
    half: str
    double: bool
    """Whether the half belongs to a double, which bars other doubles (UN4)."""


def _all_ends() -> tuple[End, ...]:
    faces = dict.fromkeys((half, is_double(tile)) for tile in KINDS for half in halves(tile))
    return tuple(End(arm, half, double) for arm in range(len(ARMS)) for half, double in faces)


ENDS: tuple[End, ...] = _all_ends()
"""Every possible end. A round keeps indices into this."""

_END_CODE = {end: code for code, end in enumerate(ENDS)}

Joins = Mapping[str, tuple[Move, ...]]
"""The domos that fit an end, and the moves that lay them there."""


def fits(half: str, tile: str, end: End, *, double_on_double: bool) -> bool:
    """Return whether ``tile`` may be joined to ``end`` by its ``half`` (A6).

    The touching halves must agree in number, colour or symbol (UN15, UN16), or one of them must be colourless
    (A7). Nothing joins a Dead End (UN13). A double joins a double only if the table allows it (UN4, A8).
    """
    if end.half == DEAD_END:
        return False
    if end.double and is_double(tile) and not double_on_double:
        return False
    if not colour(half) or not colour(end.half):
        return True
    return colour(half) == colour(end.half) or symbol(half) == symbol(end.half)


@cache
def _joins(double_on_double: bool) -> tuple[Joins, ...]:  # noqa: FBT001 (a cache key)
    # Whether halves may touch depends on the halves and on whether each belongs to a double, not on the arm.
    # So it is decided once per such face.
    faces = {(lay.joined, is_double(lay.move.tile)): lay.move.tile for lay in LAYS}
    fitting = {
        (end.half, end.double): {
            face
            for face, tile in faces.items()
            if fits(face[0], tile, end, double_on_double=double_on_double)
        }
        for end in ENDS
        if end.arm == 0
    }
    by_arm = [
        [(lay.move, (lay.joined, is_double(lay.move.tile))) for lay in LAYS if lay.arm == arm]
        for arm in range(len(ARMS))
    ]
    # sharing equal tuples keeps the table small enough for the processor's cache
    shared: dict[tuple[Move, ...], tuple[Move, ...]] = {}
    tables = []
    for end in ENDS:
        found: dict[str, list[Move]] = {}
        for move, face in by_arm[end.arm]:
            if face in fitting[end.half, end.double]:
                found.setdefault(move.tile, []).append(move)
        tables.append({tile: shared.setdefault(key := tuple(moves), key) for tile, moves in found.items()})
    return tuple(tables)


@cache
def _by_colour(double_on_double: bool) -> tuple[frozenset[str], ...]:  # noqa: FBT001 (a cache key)
    joined = [colour(lay.joined) for lay in LAYS]
    return tuple(
        frozenset(
            tile
            for tile, moves in joins.items()
            if any(joined[move.code] == colour(end.half) != "" for move in moves)
        )
        for end, joins in zip(ENDS, _joins(double_on_double), strict=True)
    )


_ACTIONS = {
    "D": "draw_two",  # UN19
    "R": "reverse",  # UN20
    "S": "skip",  # UN21
    DEAD_END: "dead_end",  # UN22
    WILD_FOUR: "draw_four",  # UN24
}


def _effect(lay: Lay, *, joined_only: bool) -> str:
    """Return what a lay does to the next players, as an action's name; empty if nothing.

    A symbol on either half acts (A9), or only one on the joined half if ``joined_only`` (UN36). A double acts
    once (A10), and no single carries two symbols (UN5).
    """
    inner, outer = symbol(lay.joined), symbol(lay.outer)
    return _ACTIONS.get(inner) or ("" if joined_only else _ACTIONS.get(outer, ""))


@dataclass(frozen=True, slots=True)
class Consequence:
    """The effects of one lay, ready to be applied."""

    tile: str
    arm: int
    """:data:`CENTRAL` for the start double, which opens all four arms (UN7)."""
    end: int
    """The end it leaves, an index into :data:`ENDS`. For the start double, the end of the first arm."""
    effect: str
    """The effect that follows; empty for none."""


@cache
def _consequences(joined_only: bool) -> tuple[Consequence, ...]:  # noqa: FBT001 (a cache key)
    return tuple(
        Consequence(
            lay.move.tile,
            lay.arm,
            _END_CODE[End(max(lay.arm, 0), lay.outer, is_double(lay.move.tile))],
            _effect(lay, joined_only=joined_only),
        )
        for lay in LAYS
    )


_FOUR = [tuple(_END_CODE[end._replace(arm=arm)] for arm in range(len(ARMS))) for end in ENDS]


def four_ends(first: int) -> list[int]:
    """Return the start double's four ends (UN7), given the one on the first arm.

    Ends are indices into :data:`ENDS`.
    """
    return list(_FOUR[first])


_DEAD = frozenset(code for code, end in enumerate(ENDS) if end.half == DEAD_END)


def all_dead(ends: Iterable[int]) -> bool:
    """Return whether every arm is closed (A21)."""
    return _DEAD.issuperset(ends)


def _end_left_by(domo: Laid) -> int:
    return _consequences(joined_only=True)[LAY[domo.tile, domo.place].move.code].end


def ends_after(laid: Sequence[Laid]) -> list[int]:
    """Return the end of each arm after these lays, as indices into :data:`ENDS` in the order of :data:`ARMS`.

    Closed arms are included. Empty before the start double lies.
    """
    ends: list[int] = []
    for domo in laid:
        if domo.place == CENTRE:
            ends = four_ends(_end_left_by(domo))
        else:
            ends[ARMS.index(domo.place)] = _end_left_by(domo)
    return ends


def ends_before(ends: Sequence[int], laid: Sequence[Laid]) -> list[int]:
    """Return ``ends`` as they were before the last domo of ``laid``, which must not be the start double."""
    place = laid[-1].place
    under = next(domo for domo in reversed(laid[:-1]) if domo.place in {place, CENTRE})
    arm, end = ARMS.index(place), _end_left_by(under)
    before = list(ends)
    before[arm] = four_ends(end)[arm] if under.place == CENTRE else end
    return before


@dataclass(frozen=True, slots=True, eq=False)
class Rules:
    """The rules of one table, compiled for play. Tables with equal options share one object, so rules are
    compared by identity and may be the key of a cache.
    """

    options: UnoOptions
    joins: tuple[Joins, ...]
    """By end: the domos that may be laid there (A6)."""
    by_colour: tuple[frozenset[str], ...]
    """By end: the domos that fit there with a half of its colour (A13)."""
    consequences: tuple[Consequence, ...]
    """By move code."""
    points: Mapping[str, int]
    """What each domo counts in a hand (UN33, UN34, UF12)."""
    hand_size: int
    start_exchange: bool
    """UN10, A1."""
    double_on_double: bool
    """UN4, A8; already part of :attr:`joins`."""
    voluntary_draw: bool
    """UF9, A12."""
    strict_four: bool
    """A14: a Wild Draw Four is refused while anything else fits; otherwise it can be challenged (A15)."""
    reverse_skips: bool
    """A17: with two players."""
    blind_street: bool
    """UN35."""
    last_domo_draws: bool
    """UN29, UF11."""
    last_arm_stays_open: bool
    """A32: a Dead End may not close the last open arm."""
    any_turn_closes_window: bool
    """A18 as in edition 1: any turn that ends without a lay closes the window; a draw alone does not."""

    def colour_match(self, hand: Iterable[str], ends: Iterable[int]) -> bool:
        """Return whether a domo of a hand fits an end by colour: a Wild Draw Four is then a foul (A13)."""
        return any(not self.by_colour[end].isdisjoint(hand) for end in ends)

    def bars_dead_end(self, ends: Iterable[int]) -> bool:
        """Return whether a Dead End is refused because it would close the last open arm (A32)."""
        return self.last_arm_stays_open and sum([end not in _DEAD for end in ends]) == 1

    def fitting(self, ends: Sequence[int]) -> set[str]:
        """Return the domos that may be laid at some end, a Wild Draw Four even where A14 refuses it."""
        found = {tile for end in ends for tile in self.joins[end]}
        return found - {DEAD_END_TILE} if self.bars_dead_end(ends) else found


@cache
def compiled(options: UnoOptions) -> Rules:
    """Return the compiled rules for these options."""
    said = ruling(options)
    return Rules(
        options=options,
        joins=_joins(said.double_on_double),
        by_colour=_by_colour(said.double_on_double),
        consequences=_consequences(options.symbol_acts == "joined"),
        points={tile: points(tile, doubles_twice=said.doubles_twice) for tile in KINDS},
        hand_size=said.hand_size,
        start_exchange=said.start_exchange == "literal",
        double_on_double=said.double_on_double,
        voluntary_draw=said.voluntary_draw,
        strict_four=said.wild_draw_four == "strict",
        reverse_skips=options.two_player_reverse_skips,
        blind_street=options.blind_street,
        last_domo_draws=said.last_domo_draws,
        last_arm_stays_open=said.last_arm == "stays_open",
        any_turn_closes_window=options.edition == 1,
    )
