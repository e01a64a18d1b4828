"""The lookup tables compared with the same values computed from the table and the rule."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.core import Move
from engine.games.uno_dominos import UnoDominos
from engine.games.uno_dominos.notation import LAYS
from engine.games.uno_dominos.position import Phase
from engine.games.uno_dominos.round import UnoRound
from engine.games.uno_dominos.rules import ENDS, ends_after, fits
from engine.games.uno_dominos.tiles import RANK


def positions(game: UnoDominos, seed: int) -> Iterator[UnoRound]:
    rng = Random(seed)
    round = game.deal(2 + seed % 5, rng, number=seed)
    while round.waiting():
        yield round
        seat = round.waiting()[0]
        round.apply(seat, rng.choice(round.legal(seat)))
    yield round


def lays(round: UnoRound, *, doubles: bool, last: bool) -> list[Move]:
    """Return every lay of the seat in turn that fits, a Wild Draw Four too: by place, then in rack order.

    Args:
        doubles: whether a double may be laid on a double.
        last: whether a Dead End may close the last open arm (A32).
    """
    hand = round.hands[round.turn]
    open_arms = [arm for arm, end in enumerate(round.ends) if ENDS[end].half != "DE"]
    if len(open_arms) == 1 and not last:
        hand = [tile for tile in hand if tile != "DE-DE"]
    return [
        lay.move
        for arm, end in enumerate(round.ends)
        for lay in sorted(LAYS, key=lambda lay: RANK[lay.move.tile])
        if lay.arm == arm and lay.move.tile in hand
        if fits(lay.joined, lay.move.tile, ENDS[end], double_on_double=doubles)
    ]


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("doubles", [False, True])
def test_lays_from_tables_match_the_rule(doubles, last):  # A6, UN4, A32
    game = UnoDominos(double_on_double=doubles, last_arm="may_close" if last else "stays_open")
    seen = 0
    for seed in range(24):
        for round in positions(game, seed):
            if round.phase is Phase.PLAY:
                offered = [move for move in round.legal(round.turn) if move.verb == "lay"]
                assert offered == lays(round, doubles=doubles, last=last)
                seen += len(offered)
    assert seen > 100


@pytest.mark.parametrize("options", [{}, {"sheet": "fr"}, {"blind_street": True}])
def test_updated_ends_match_the_table(options):
    for seed in range(20):
        for round in positions(UnoDominos(**options), seed):
            assert round.ends == ends_after(round.laid)
            assert all(hand == sorted(hand, key=RANK.__getitem__) for hand in round.hands)


def test_play_goes_on_while_the_last_arm_stays_open():  # A32
    """Without A32 random play closes all four arms of some of these rounds."""
    closed = {
        last: sum(
            not end.open_ends()
            for seed in range(60)
            for end in list(positions(UnoDominos(double_on_double=True, last_arm=last), seed))[-1:]
        )
        for last in ("may_close", "stays_open")
    }
    assert closed["may_close"] > 0
    assert closed["stays_open"] == 0
