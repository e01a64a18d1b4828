"""Teams: what a rule book says about partners, and what computer players make of it."""

from __future__ import annotations

from random import Random

import pytest

from engine import Match, Outcome, Reason
from engine.games.block import Block
from engine.players.prospects import Prospects


class Paired(Block):
    """Block dominoes in which opposite seats of four win together."""

    def teams(self, seats):
        return ((0, 2), (1, 3)) if seats == 4 else None


def outcome(*scores):
    best = max(scores)
    return Outcome(Reason.OUT, tuple(s for s, score in enumerate(scores) if score == best), scores)


@pytest.mark.parametrize(
    ("seats", "seat", "side"), [(4, 0, (0, 2)), (4, 3, (1, 3)), (3, 1, (1,)), (2, 0, (0,))]
)
def test_a_side_is_a_team_or_a_seat_alone(seats, seat, side):
    assert Paired().side(seat, seats) == side


@pytest.mark.parametrize(("seats", "pace"), [(4, "drawn"), (3, "free")])
def test_moves_without_a_choice_are_made_after_a_drawn_delay_only_with_teams(seats, pace):
    assert Paired().forced_pace(seats) == pace


def test_a_view_names_its_partners():
    view = Match(Block(), 4, "tea").round.view(2)
    assert (view.teams, view.partners) == (None, ())
    paired = type(view)(
        **{name: getattr(view, name) for name in view.__dataclass_fields__} | {"teams": ((0, 2), (1, 3))}
    )
    assert paired.partners == (0,)


def test_a_gain_is_the_lead_over_the_opponents_alone():
    game, won = Paired(), outcome(10, 0, 10, 0)
    gains = [game.gain(None, won, seat) for seat in range(4)]
    prize = game.round_won * (1 - 1 / 2)
    assert gains == [10 + prize, -10 - prize, 10 + prize, -10 - prize]


def test_without_teams_a_gain_is_the_lead_over_the_mean_of_the_others():
    game = Block()
    assert game.gain(None, outcome(12, 0, 0, 0), 0) == 12 + game.round_won * 3 / 4
    assert game.gain(None, outcome(12, 0, 0, 0), 1) == -4 - game.round_won / 4


def test_each_seat_carries_the_chances_of_its_team():
    prospects = Prospects(Paired(target=10), 4, Random(1))
    assert prospects.fair == 1 / 2
    assert prospects.between((10, 0, 10, 0), [outcome(10, 0, 10, 0)]) == (1.0, 0.0, 1.0, 0.0)
