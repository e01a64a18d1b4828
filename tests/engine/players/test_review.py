"""Reviews: positions with a known best move, sums that must match, and no use of hidden tiles."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from random import Random

import pytest

from engine import GAMES, Match
from engine.players.judgement import Spending, Trial, choices
from engine.players.levels import LEVELS, choose
from engine.players.prospects import Prospects
from engine.players.review import PART, Part, ReviewBudget, judge, prepare, summed
from engine.players.search import Worlds

TINY = ReviewBudget(worlds=2, nodes=100, moves=1)
LITTLE = Spending(worlds=60, nodes=6_000, moves=8)


def stacked(game, hands, *moves, stock=None, totals=None):
    """Return a match with these hands after these moves, written as seat and move. The stock has the other
    tiles."""
    match = Match(GAMES[game](), len(hands), "stacked")
    held = [hand.split() for hand in hands]
    taken = {tile for hand in held for tile in hand}
    pile = [tile for tile in match.game.tiles if tile not in taken] if stock is None else stock
    match.totals = totals or [0] * len(hands)
    match.round = match.game.stacked(held, pile, lead=0, totals=match.totals)
    match.told = list(match.round.opening)
    for text in moves:
        by, move = text.split()
        match.play(int(by), move)
    return match


def judged(match, seat, move, *, again=True):
    prospects = Prospects(match.game, match.seats, Random(1))
    return Trial(match, (seat, move), prospects, LITTLE, again=again).judgement()


def played(game, seats, level="novice", *, strong=None, seed="reviewed", until=None, **options):
    """Return a match that computer players played to its end, or until `until` rounds are over.

    Args:
        strong: the seat that plays at the strong level; None for none.
    """
    match = Match(GAMES[game](**options), seats, seed)
    while match.winners is None and match.rounds != until:
        seat = match.round.waiting()[0]
        rng = Random(f"{len(match.record)}")
        move = choose(match.game, match.seen(seat), rng, LEVELS["strong" if seat == strong else level])
        match.play(seat, move.text)
    return match


def looked(work, parts):
    """Return the judgements of all these parts of a review, in one list."""
    return [each for part in parts for each in judge(work, part)]


# -- decisions -------------------------------------------------------------------------------------


def test_a_move_that_misses_the_win_is_costly_and_has_a_reason():
    match = stacked("all-fives", ["5-0 6-1 2-1", "5-5 5-4 6-4"], "0 5-0@C", totals=[80, 90])
    found = judged(match, 1, "5-4@W")
    assert (found.move, found.best, found.next) == ("5-4@W", "5-5@W", "5-5@W")
    assert found.lead < -0.02
    assert found.told_apart
    assert not found.right
    assert found.facts[0].kind == "wins-match"


def test_the_winning_move_is_right_and_leads_the_next():
    match = stacked("all-fives", ["5-0 6-1 2-1", "5-5 5-4 6-4"], "0 5-0@C", totals=[0, 90])
    found = judged(match, 1, "5-5@W")
    assert found.best == found.move == "5-5@W"
    assert found.next != found.move
    assert found.lead > 0
    assert found.right


def test_only_the_move_that_leaves_the_other_stuck_is_right():
    """Bob had neither a six nor a five. Once the double six lies, six and five are still the only ends."""
    match = stacked("block", ["6-5 6-6 5-3 6-2 1-1", "2-1 3-2 3-3 4-2 4-4"], "0 6-5@C", "1 pass")
    found = judged(match, 0, "5-3@E")
    assert found.best != "5-3@E"
    assert found.lead < 0


def test_equivalent_moves_are_one_choice():
    """A double that lies alone has two equal ends. The two ways to lay 6-3 at it count as one."""
    match = stacked("block", ["6-6 5-3 6-2", "6-1 6-3 4-4"], "0 6-6@C")
    found = judged(match, 1, "6-3@E")
    assert {found.move, found.best, found.next} == {"6-3@W", "6-1@W"}


def test_a_judgement_does_not_depend_on_hidden_tiles():
    hands = ["5-0 6-1 4-4", "5-5 5-4 3-0"]
    stock = ["6-6", "3-3", "2-2", "1-1"]
    match = stacked("all-fives", hands, "0 5-0@C", stock=stock)
    other = stacked("all-fives", ["5-0 3-3 2-2", hands[1]], "0 5-0@C", stock=["1-1", "4-4", "6-6", "6-1"])
    one, two = judged(match, 1, "5-4@W"), judged(other, 1, "5-4@W")
    assert (one.lead, one.gain, one.best, one.facts) == (two.lead, two.gain, two.best, two.facts)


def test_shouts_and_forced_moves_are_not_decisions():
    match = stacked("all-fives", ["5-0 6-1", "4-4 3-3"], "0 5-0@C")
    assert choices(match, 1, "draw") == []
    assert choices(match, 0, "6-1@W") == []  # nobody waits for seat 0


# -- chances ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), [("all-fives", 2), ("uno-dominos", 3), ("mexican-train", 4)])
def test_equal_points_are_equal_chances_and_a_lead_is_worth_something(game, seats):
    book = GAMES[game](**GAMES[game].short_match)
    prospects = Prospects(book, seats, Random(1))
    outcomes = played(game, seats, until=1, **book.short_match).outcomes
    equal = prospects.between([20] * seats, outcomes)
    assert equal == pytest.approx([1 / seats] * seats)
    ahead = prospects.between([5 if book.lowest_wins else 60, *[20] * (seats - 1)], outcomes)
    assert ahead[0] > 1 / seats
    assert sum(ahead) == pytest.approx(1)


def test_the_winner_of_a_finished_match_has_all_chances():
    match = played("all-fives", 2)
    prospects = Prospects(match.game, 2, Random(1))
    expected = tuple(float(seat in match.winners) for seat in range(2))
    assert prospects.between(match.totals, match.outcomes) == expected


# -- a whole match ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_an_equal_share_luck_and_play_add_up_to_the_result(game):
    """For every game: play sums to zero over the seats, and with luck it adds up to the result."""
    seats, rules = GAMES[game]().seats[0], GAMES[game].short_match
    if game == "domino-4":  # the game with most options: one round of 27 moves, one of them a bluff
        match = played(game, seats, seed="reviewed 12", **rules | {"rounds_to_win": 1})
        assert {text[0] for _, text in match.record} >= {"?", "a"}
    else:
        match = played(game, seats, **rules)
    work = prepare(match.game, seats, match.seed, match.record, TINY)
    found = looked(work, work.first_looks())
    assert [each.step for each in found] == list(work.decisions)
    again = [each for seat in range(seats) for each in looked(work, work.second_looks(found, seat))]
    review = summed(work, found, again)

    side = len(match.game.side(0, seats))
    result = [seat.luck + seat.play + side / seats for seat in review.seats]
    won = [side * (seat in match.winners) / len(match.winners) for seat in range(seats)]
    assert result == pytest.approx(won)
    assert sum(seat.play for seat in review.seats) == pytest.approx(0)
    assert sum(seat.decisions for seat in review.seats) == len(found)
    assert all(0 <= seat.right <= seat.decisions for seat in review.seats)
    steps = [step for step, _ in review.course]
    assert steps == sorted(steps)
    assert (steps[0], steps[-1]) == (0, len(match.record))
    assert all(sum(chances) == pytest.approx(side) for _, chances in review.course)
    assert review.course[-1][1] == pytest.approx(won)


def test_play_is_the_plain_sum_of_all_gains():
    """Discounting doubtful gains would count as luck what the better player earned."""
    match = played("block", 2, **GAMES["block"].short_match)
    work = prepare(match.game, 2, match.seed, match.record, TINY)
    sure = looked(work, work.first_looks())
    doubtful = [replace(each, doubt=(0.25, 0.25)) for each in sure]
    plays = [[seat.play for seat in summed(work, found, ()).seats] for found in (sure, doubtful)]
    assert plays[0] == plays[1] == pytest.approx([sum(each.gain[seat] for each in sure) for seat in (0, 1)])
    assert summed(work, doubtful, ()).seats[0].error == pytest.approx(sqrt(0.25 * len(sure)))


def test_between_unequal_players_most_of_the_difference_is_play():
    """The benchmark ``tests.benchmarks.review --hero strong --against novice`` plays many more matches."""
    rules, results, plays = GAMES["all-fives"].short_match, [], []
    for number in range(24):
        hero = number % 2
        match = played("all-fives", 2, strong=hero, seed=f"unequal/{number}", **rules)
        work = prepare(match.game, 2, match.seed, match.record, replace(TINY, worlds=20, nodes=1_500))
        seat = summed(work, looked(work, work.first_looks()), ()).seats[hero]
        results.append(seat.luck + seat.play)
        plays.append(seat.play)
    assert sum(results) > 6
    assert sum(plays) > 0.6 * sum(results)


def test_the_usual_move_is_chosen_in_other_deals_than_it_is_measured_in(monkeypatch):
    """Otherwise a move would be measured where it has just looked good, and the move made would seem worse
    than it is."""
    dealt, glanced = [], []
    deal, heuristic = Worlds.deal, type(GAMES["block"]()).heuristic

    def noted(worlds):
        dealt.append(deal(worlds))
        return dealt[-1]

    def seen(game, world, moves):
        glanced.append(world)
        return heuristic(game, world, moves)

    monkeypatch.setattr(Worlds, "deal", noted)
    monkeypatch.setattr(type(GAMES["block"]()), "heuristic", seen)
    match = stacked("block", ["6-5 6-6 5-3 6-2 1-1", "2-1 3-2 3-3 4-2 4-4"], "0 6-5@C", "1 pass")
    prospects = Prospects(match.game, 2, Random(1))
    glanced.clear()
    judged = Trial(match, (0, "5-3@E"), prospects, LITTLE, again=False)
    assert [*map(id, glanced)] == [*map(id, dealt)], "the first deals are only looked at"
    looked_at = len(dealt)
    judged.judgement()
    assert len(dealt) > looked_at


def test_the_same_match_gets_the_same_review():
    match = played("block", 2, **GAMES["block"].short_match)
    works = [prepare(match.game, 2, match.seed, match.record, TINY) for _ in range(2)]
    one, two = (looked(work, work.first_looks()) for work in works)
    assert one == two
    assert judge(works[0], Part((one[-1].step,), works[0].nodes, again=False)) == one[-1:]


def test_parts_of_second_looks_are_no_longer_than_first_ones(monkeypatch):
    """A part keeps a single worker from other work. Only a single decision may take longer."""
    match = played("block", 2, **GAMES["block"].short_match)
    work = prepare(match.game, 2, match.seed, match.record, ReviewBudget(worlds=2, nodes=300_000, moves=1))
    steps = list(work.decisions[:6])
    monkeypatch.setattr("engine.players.review.outstanding", lambda judged, seat: steps)
    parts = work.second_looks([], 0)
    assert [step for part in parts for step in part.steps] == steps
    assert len(parts) > 1
    assert all(part.again and part.nodes >= work.nodes for part in parts)
    assert all(
        len(part.steps) == 1 or len(part.steps) * part.nodes <= PART / match.game.effort for part in parts
    )
    assert any(len(part.steps) > 1 for part in parts)


def test_an_unfinished_match_is_not_reviewed():
    with pytest.raises(ValueError, match="not over"):
        prepare(GAMES["block"](), 2, "going on", [])
