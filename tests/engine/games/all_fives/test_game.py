"""The rule book of All Fives: dealing, parsing, options, the next lead and the winner of the match."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from engine.core import AmbiguousMove, IllegalMove, MoveNotNow, Reason, UnknownMove
from engine.games.all_fives import AllFives
from engine.games.all_fives.events import Drew, LeadFound
from engine.match import Match

RANKING = """6-6 5-5 4-4 3-3 2-2 1-1 0-0 6-5 6-4 6-3 5-4 6-2 5-3 6-1 5-2 4-3 6-0 5-1 4-2 5-0 4-1 3-2 4-0 3-1
3-0 2-1 2-0 1-0"""
RANKS = RANKING.split()


def test_a_deal_has_seven_tiles_each_and_fourteen_in_the_pot() -> None:
    """G1, G4: the set of 28 tiles is dealt to two hands, and the rest is the pot."""
    round = AllFives().deal(2, Random(1))
    tiles = [*round.hands[0], *round.hands[1], *round.stock]
    assert [len(hand) for hand in round.hands] == [7, 7]
    assert len(round.stock) == 14
    assert sorted(tiles) == sorted(RANKS)


@pytest.mark.parametrize(
    ("seats", "options", "hand", "pot"),
    [
        (3, {}, 5, 13),
        (4, {}, 5, 8),
        (2, {"hand_size": "5"}, 5, 18),
        (3, {"hand_size": "7"}, 7, 7),
        (4, {"hand_size": "6"}, 6, 4),
        (4, {"hand_size": "7", "partners": True}, 7, 0),
    ],
)
def test_more_players_or_a_chosen_hand_size_change_the_deal(
    seats: int, options: dict[str, Any], hand: int, pot: int
) -> None:
    """C18, C19: the usual hand of three and four has five tiles, and the option deals another number."""
    round = AllFives(**options).deal(seats, Random(1))
    assert [len(tiles) for tiles in round.hands] == [hand] * seats
    assert len(round.stock) == pot


@pytest.mark.parametrize(
    ("seats", "options"), [(0, {}), (1, {}), (5, {}), (2, {"partners": True}), (3, {"partners": True})]
)
def test_a_table_that_is_too_small_or_too_large_is_refused(seats: int, options: dict[str, Any]) -> None:
    """C18, C21: two to four play, and four in pairs."""
    with pytest.raises(ValueError, match=f"not {seats}"):
        AllFives(**options).deal(seats, Random(1))


def test_partners_sit_opposite_and_win_together() -> None:
    """C12, C21: the views name the teams, and both partners have the points."""
    game = AllFives(partners=True)
    view = game.deal(4, Random(1)).view(1)
    assert (view.teams, view.partners, game.side(2, 4)) == (((0, 2), (1, 3)), (3,), (0, 2))
    assert game.winners((95, 105, 95, 105), 4) == (1, 3)
    assert AllFives().deal(4, Random(1)).view(1).teams is None


@pytest.mark.parametrize(
    ("hands", "moves", "leads"),
    [
        ([["6-3"], ["6-6"], ["1-0"], ["5-5"]], ["6-3@C"], 0),  # who went out
        # blocked: 4 + 2 pips against 10 + 6, and the partner has the lighter hand
        ([["6-4", "2-2"], ["5-5"], ["1-1"], ["3-3"]], ["6-4@C"], 2),
        # equal hands of the winning team: the one that had its turn last
        ([["6-4", "2-0"], ["5-5"], ["1-1"], ["3-3"]], ["6-4@C"], 0),
    ],
)
def test_who_begins_after_a_team_has_won(hands: list[list[str]], moves: list[str], leads: int) -> None:
    """C25: the player who went out, or the lighter hand of the team that won a blocked round."""
    game = AllFives(partners=True)
    round = game.stacked(hands, [], lead=0)
    for move in moves:
        (seat,) = round.waiting()
        round.apply(seat, game.parse(move))
    assert round.outcome() is not None
    assert game.next_lead(round) == leads


@pytest.mark.parametrize(("higher", "lower"), list(pairwise(RANKS)))
def test_the_higher_tile_begins_wherever_it_is_dealt(higher: str, lower: str) -> None:
    """G3, G5: of two tiles that decide who begins, the higher one does so in either seat."""
    game = AllFives()
    assert game.stacked([[higher], [lower]], []).lead == 0
    assert game.stacked([[lower], [higher]], []).lead == 1


def test_only_its_holder_sees_the_tile_that_decided_the_lead() -> None:
    """G5: everybody else learns only who begins."""
    (found,) = AllFives().stacked([["6-6", "1-0"], ["5-5"]], []).opening
    assert found == LeadFound(0, "6-6")
    assert found.seen_by(0) == found
    assert found.seen_by(1) == found.seen_by(None) == LeadFound(0, "")


def test_only_its_drawer_sees_a_drawn_tile() -> None:
    """G7: everybody else learns only who has drawn."""
    drawn = Drew(1, "6-6")
    assert drawn.seen_by(1) == drawn
    assert drawn.seen_by(0) == drawn.seen_by(None) == Drew(1, "")


@pytest.mark.parametrize(
    ("hands", "stock", "complaint"),
    [
        ([["6-4"], ["7-1"]], [], "7-1"),
        ([["6-4"], ["b1-g9"]], [], "b1-g9"),
        ([["6-4"], ["1-0"]], ["4-6"], "twice"),
        ([["6-4"], []], ["1-0"], "empty"),
        ([["6-4"], ["1-0"], ["2-0"], ["3-0"], ["4-0"]], [], "not 5"),
    ],
)
def test_stacked_refuses_what_cannot_be_dealt(
    hands: list[list[str]], stock: list[str], complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        AllFives().stacked(hands, stock)


def test_stacked_takes_either_spelling_and_refuses_an_unknown_lead() -> None:
    assert AllFives().stacked([["4-6"], ["0-1"]], []).hands == [["6-4"], ["1-0"]]
    with pytest.raises(ValueError, match="no seat 2"):
        AllFives().stacked([["6-4"], ["1-0"]], [], lead=2)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("6-4@C", "6-4@C"),
        ("4-6@N", "6-4@N"),
        (" 6-4@w ", "6-4@W"),
        ("5-5@S", "5-5@S"),
        ("draw", "draw"),
        ("Pass", "pass"),
    ],
)
def test_moves_are_read_in_any_spelling(text: str, move: str) -> None:
    game = AllFives()
    assert str(game.parse(text)) == move
    assert game.parse(text) is game.parse(move)


@pytest.mark.parametrize(
    ("text", "kind", "says"),
    [
        ("", UnknownMove, "no-such-move text="),
        ("knock", UnknownMove, "no-such-move text=knock"),
        ("b1-g9@N", UnknownMove, "no-such-move text=b1-g9@n"),
        ("7-1@W", UnknownMove, "no-such-tile tile=7-1"),
        ("7-1", UnknownMove, "no-such-tile tile=7-1"),
        ("6-4@X", UnknownMove, "no-such-arm arm=X arms=W E N S C"),
        ("4-6", AmbiguousMove, "which-arm tile=6-4"),
    ],
)
def test_each_bad_text_is_refused_with_its_own_reason(text: str, kind: type[IllegalMove], says: str) -> None:
    with pytest.raises(kind) as refused:
        AllFives().parse(text)
    assert str(refused.value) == says


@pytest.mark.parametrize(
    "options",
    [
        {"opening_tile": "lowest"},
        {"next_start": "loser"},
        {"round_out": "none"},
        {"blocked_winner": "none"},
        {"target": 0},
        {"target": "100"},
        {"hand_size": 5},
    ],
)
def test_impossible_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(options))):
        AllFives(**options)


@pytest.mark.parametrize(
    ("totals", "target", "winners"),
    [
        ([0, 0], 100, None),
        ([99, -20], 100, None),
        ([100, 95], 100, (0,)),
        ([40, 123], 100, (1,)),
        ([49, 50], 50, (1,)),
    ],
)
def test_the_match_is_won_at_the_target(
    totals: list[int], target: int, winners: tuple[int, ...] | None
) -> None:
    """G2, C12, C13: the winner is the one who has reached it with the most points; none below it."""
    assert AllFives(target=target).winners(totals, 3) == winners


def played(game: AllFives, seed: str, rounds: int) -> Match:
    match, rng = Match(game, 2, seed), Random(seed)
    while match.winners is None and match.rounds < rounds:
        (seat,) = match.round.waiting()
        legal = match.round.legal(seat)
        match.play(seat, legal[int(rng.random() * len(legal))].text)
    return match


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
def test_the_winner_of_a_round_begins_the_next(seed: str) -> None:
    """C2: with any tile, even if the first round had to begin with the highest."""
    match = played(AllFives(opening_tile="highest"), seed, 1)
    (winner,) = match.outcomes[0].winners
    assert match.round.lead == winner
    assert match.round.opening == ()
    assert len(match.round.legal(winner)) == 7


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
def test_the_highest_tile_begins_every_round_if_so_chosen(seed: str) -> None:
    """C2, C16: the option ``next_start`` decides that. The round begins with that tile."""
    match = played(AllFives(opening_tile="highest", next_start="highest"), seed, 1)
    ranks = [min(map(RANKS.index, hand)) for hand in match.round.hands]
    assert match.round.lead == ranks.index(min(ranks))
    assert [move.tile for move in match.round.legal(match.round.lead)] == [RANKS[min(ranks)]]


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f", "g", "h"])
def test_reaching_the_target_in_mid_round_ends_the_match(seed: str) -> None:
    """G2, G18, C14: the totals are the sums of all rounds, and no more move is possible."""
    match = played(AllFives(target=30), seed, 100)
    assert match.winners is not None
    (winner,) = match.winners
    assert match.totals[winner] >= 30
    assert match.totals == [
        sum(scores) for scores in zip(*(end.scores for end in match.outcomes), strict=True)
    ]
    with pytest.raises(MoveNotNow, match="match-over"):
        match.play(winner, "draw")


def test_points_end_the_match_before_the_round_is_over() -> None:
    """G18: some round ends with the reason that the target was reached."""
    ends = [played(AllFives(target=30), f"mid/{n}", 100).outcomes[-1].reason for n in range(12)]
    assert Reason.TARGET in ends


def test_the_heuristic_prefers_points_and_fears_the_reply() -> None:
    game = AllFives()
    round = game.stacked([["6-4", "6-1", "2-1"], ["6-2", "1-0"]], ["0-0"], lead=0)
    moves = round.legal(0)
    worth = dict(zip(map(str, moves), game.heuristic(round, moves), strict=True))
    assert max(worth, key=worth.__getitem__) == "6-4@C"
    replies = {
        tile: game.heuristic(
            game.stacked([["6-4", "1-1"], [tile, "3-0"]], ["0-0"], lead=0), [game.parse("6-4@C")]
        )
        for tile in ("6-1", "6-2")
    }
    assert replies["6-1"] < replies["6-2"], "6-1 would score five"


def test_the_heuristic_likes_to_leave_the_opponent_nothing() -> None:
    game = AllFives()
    round = game.stacked([["6-3", "3-2", "2-1"], ["6-0", "5-1"]], ["4-4"], lead=0)
    worth = dict(
        zip(
            ["6-3@C", "3-2@C"], game.heuristic(round, [game.parse("6-3@C"), game.parse("3-2@C")]), strict=True
        )
    )
    assert worth["3-2@C"] > worth["6-3@C"]


def test_the_heuristic_knows_what_going_out_wins() -> None:
    game = AllFives()
    light = game.stacked([["6-4"], ["1-0"]], ["0-0"], lead=0)
    heavy = game.stacked([["6-4"], ["5-5"]], ["0-0"], lead=0)
    assert game.heuristic(heavy, heavy.legal(0)) > game.heuristic(light, light.legal(0))


@pytest.mark.parametrize("seed", range(20))
def test_the_most_that_one_lay_earns_is_that_of_the_best_lay_made(seed: int) -> None:
    rng, asked = Random(seed), 0
    round = AllFives(target=5000).deal(2, rng)
    while round.waiting():
        for mask in round.masks:
            earned = []
            for move in round.layout.lays(mask):
                after = round.layout.copy()
                after.join(move.tile, move.place)
                earned.append(after.points())
            if earned:
                assert round.layout.most_after(mask) == max(earned)
                asked += bool(max(earned))
        seat = round.waiting()[0]
        round.apply(seat, rng.choice(round.legal(seat)))
    assert asked > 3


@pytest.mark.parametrize(
    ("scorer", "partners", "costs"), [(1, False, 4.0), (2, False, 1.2), (3, False, 1.2), (2, True, -1.2)]
)
def test_the_heuristic_heeds_every_seat_and_spares_the_partner(
    scorer: int, partners: bool, costs: float
) -> None:
    """C18, C21: what the next seat could score costs most, and what a partner could score is a gain."""
    game, others = AllFives(partners=partners), ["6-0", "6-2", "6-3"]  # none of these scores on 6-4

    def worth(*tiles: str) -> float:
        round = game.stacked([["6-4", "1-1"], *([tile] for tile in tiles)], ["0-0"], lead=0)
        return game.heuristic(round, [game.parse("6-4@C")])[0]

    scoring = others.copy()
    scoring[scorer - 1] = "6-1"
    assert worth(*others) - worth(*scoring) == pytest.approx(costs)


def test_an_outcome_is_worth_what_it_brings_against_the_best_opponent() -> None:
    """C12, C21: a won match is worth one to its winners, and minus one to all others."""
    for partners, winners in ((False, {0}), (True, {0, 2})):
        game = AllFives(partners=partners)
        round = game.stacked([["6-3"], ["6-6"], ["1-0"], ["5-5"]], [], lead=0, totals=[90, 50, 90, 50])
        round.apply(0, game.parse("6-3@C"))
        outcome = round.outcome()
        assert outcome is not None
        worths = [game.gain(round, outcome, seat) for seat in range(4)]
        assert worths == [1.0 if seat in winners else -1.0 for seat in range(4)]
        assert game.estimate(round, 0) is None


def test_forced_moves_are_worth_zero() -> None:
    game = AllFives()
    round = game.stacked([["6-4", "1-0"], ["3-3", "2-2"]], ["0-0"], lead=0)
    round.apply(0, game.parse("6-4@C"))
    assert game.heuristic(round, round.legal(1)) == [0.0]


def test_a_view_has_the_totals_that_the_next_deal_needs() -> None:
    """G18: totals are public, and decide when the match ends."""
    view = AllFives().stacked([["6-4"], ["1-0"]], [], lead=1, totals=[40, -5]).view(0)
    assert (view.totals, view.lead, view.hand, view.hand_sizes) == ((40, -5), 1, ("6-4",), (1, 1))
    assert replace(view, totals=(0, 0)) != view


def test_an_outcome_names_one_winner() -> None:
    """G14, C12: the player who goes out, with the points of the round."""
    round = AllFives().stacked([["6-3"], ["6-6", "0-0"]], ["5-5"], lead=0)
    round.apply(0, round.legal(0)[0])
    assert round.outcome()[:3] == (Reason.OUT, (0,), (10, 0))
