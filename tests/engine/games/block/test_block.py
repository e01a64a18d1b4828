"""Block dominoes: its rules in notation, and its play beside the PyPI package ``dominoes``."""

from __future__ import annotations

from itertools import chain
from random import Random

import dominoes
import pytest

from engine import AmbiguousMove, Fact, Match, MoveNotNow, Reason, UnknownMove
from engine.games.block import TILES, Block

THREE = "6-6 6-1 2-0 | 6-5 5-5 3-0 | 6-4 4-4 1-0"


def played(hands, moves="", *, stock="", lead=0, **options):
    """Return a round after these moves, and the moves' events. ``moves`` has a seat before each move."""
    game = Block(**options)
    round = game.stacked([hand.split() for hand in hands.split("|")], stock.split(), lead=lead)
    told, words = [], moves.split()
    for seat, text in zip(map(int, words[::2]), words[1::2], strict=True):
        move = game.parse(text)
        assert move in round.legal(seat), f"{seat} {text} is not legal"
        round.apply(seat, move, told.append)
    return round, told


@pytest.mark.parametrize(
    ("seats", "size", "stock"),
    [(2, 7, 14), (3, 5, 13), (4, 5, 8)],
)
def test_each_player_is_dealt_a_hand_of_the_right_size(seats, size, stock):
    round = Block().deal(seats, Random(1))
    assert [len(hand) for hand in round.hands] == [size] * seats
    assert len(round.stock) == stock


@pytest.mark.parametrize(("seats", "size", "without"), [(3, 9, ["0-0"]), (4, 7, [])])
def test_all_tiles_may_be_dealt(seats, size, without):
    game = Block(deal_all=True, draw=True)
    round = game.deal(seats, Random(1))
    assert [len(hand) for hand in round.hands] == [size] * seats
    assert (round.stock, sorted(set(TILES) - {*chain(*round.hands)})) == ([], without)
    assert not game.options.played("draw")


@pytest.mark.parametrize(
    ("options", "seats"),
    [({}, [2, 3, 4]), ({"deal_all": True}, [3, 4]), ({"partners": True, "deal_all": True}, [4])],
)
def test_who_may_play_with_these_options(options, seats):
    assert list(Block(**options).seats) == seats


def test_a_table_with_partners_is_for_four_and_three_play_without_the_double_blank():
    with pytest.raises(ValueError, match="block is for 4 players, not 2"):
        Block(partners=True).deal(2, Random(1))
    with pytest.raises(ValueError, match="block is for 3 or 4 players, not 2"):
        Block(deal_all=True).deal(2, Random(1))
    with pytest.raises(ValueError, match="0-0 is out of play"):
        Block(deal_all=True).stacked([["6-6"], ["5-5"], ["0-0"]], [])


def test_with_all_tiles_dealt_a_stuck_seat_passes():
    round, _ = played("6-6 6-1 | 5-5 4-4 | 3-3 2-2", "0 6-6@C", stock="6-5", deal_all=True, draw=True)
    assert [str(move) for move in round.legal(1)] == ["pass"]
    assert str(round.refusal(1, Block().parse("draw"))) == "no-drawing"


def test_three_players_know_that_the_double_blank_is_not_in_a_hand():
    game = Block(deal_all=True)
    match = Match(game, 3, "nine")
    assert "0-0" not in game.evidence(match.seen(0)).hidden
    for seed in range(20):
        world = game.determinize(match.round.view(0), Random(seed))
        assert "0-0" not in {*chain(*world.hands, world.stock)}


@pytest.mark.parametrize(
    ("hands", "moves", "reason", "winners", "scores", "leads"),
    [
        # the team that is out wins the pips of the other; the partner's 3-1 does not count
        ("6-6 | 5-5 4-4 | 3-1 | 1-0", "0 6-6@C", Reason.OUT, (0, 2), (19, 0, 19, 0), 0),
        # 3 + 4 against 18 + 1: the lighter team scores the pips of the other, less its own
        ("6-6 2-1 | 5-5 4-4 | 3-1 | 1-0", "0 6-6@C", Reason.BLOCKED, (0, 2), (12, 0, 12, 0), 0),
        # the lightest hand does not decide, only the team's two hands; the lighter of these leads
        ("6-6 1-0 | 2-1 | 5-5 4-4 | 3-1", "0 6-6@C", Reason.BLOCKED, (1, 3), (0, 12, 0, 12), 1),
        # level: 3 + 4 against 6 + 1
        ("6-6 2-1 | 4-2 | 3-1 | 1-0", "0 6-6@C", Reason.BLOCKED, (), (0, 0, 0, 0), 1),
        # equal hands of the winning team: the first after the seat that laid last leads
        ("6-6 2-1 | 5-5 | 3-0 | 4-4", "0 6-6@C", Reason.BLOCKED, (0, 2), (12, 0, 12, 0), 2),
    ],
)
def test_partners_win_and_score_together(hands, moves, reason, winners, scores, leads):
    round, _ = played(hands, moves, partners=True)
    outcome = round.outcome()
    assert outcome[:3] == (reason, winners, scores)
    assert [sum(part.points for part in parts) for parts in outcome.parts] == list(scores)
    assert Block(partners=True).next_lead(round) == leads


@pytest.mark.parametrize(
    ("hands", "options", "reason", "winners", "scores"),
    [
        ("6-6 | 5-5 4-4", {}, Reason.OUT, (0,), (1, 0)),
        ("6-6 | 5-5 | 4-4", {}, Reason.OUT, (0,), (1, 0, 0)),
        ("6-6 | 5-5 4-4 | 3-1 | 1-0", {"partners": True}, Reason.OUT, (0, 2), (1, 0, 1, 0)),
        ("6-6 5-5 | 2-1 | 4-4", {}, Reason.BLOCKED, (1,), (0, 1, 0)),
        ("6-6 1-0 | 2-1 | 5-5 4-4 | 3-1", {"partners": True}, Reason.BLOCKED, (1, 3), (0, 1, 0, 1)),
        # a tie for the lightest hand wins nothing
        ("6-6 5-5 | 2-1 | 3-0", {}, Reason.BLOCKED, (), (0, 0, 0)),
    ],
)
def test_a_won_round_may_count_one_point(hands, options, reason, winners, scores):
    round, _ = played(hands, "0 6-6@C", counting="rounds", **options)
    outcome = round.outcome()
    assert outcome[:3] == (reason, winners, scores)
    assert [[part[:2] for part in parts] for parts in outcome.parts] == [
        [("round", 1)] if score else [] for score in scores
    ]


def test_a_match_that_counts_rounds_goes_to_so_many_rounds():
    game = Block(**Block.presets["rounds"])
    assert game.winners((4, 5), 9) == (1,)
    assert game.winners((4, 4), 8) is None
    assert Block(counting="rounds", target=100).options.target == 100
    with pytest.raises(ValueError, match="is too far"):
        Block(counting="rounds", target=101)


@pytest.mark.parametrize("seed", range(20))
def test_counting_rounds_changes_nothing_but_the_score(seed):
    """The same deal and moves: the same winners, with one point for each."""
    matches = [
        Match(Block(draw=True, **counting), 3, str(seed))
        for counting in ({}, {"counting": "rounds", "target": 9})
    ]
    rng = Random(seed)
    while not matches[0].rounds:
        seat = matches[0].round.waiting()[0]
        text = rng.choice(matches[0].round.legal(seat)).text
        for match in matches:
            match.play(seat, text)
    pips, rounds = (match.outcomes[0] for match in matches)
    assert rounds[:2] == pips[:2]
    assert rounds.scores == tuple(int(seat in pips.winners) for seat in range(3))


def test_partners_sit_opposite_and_win_the_match_together():
    game = Block(partners=True, target=10)
    round, _ = played("6-6 | 5-5 | 3-1 | 4-4", "0 6-6@C", partners=True)
    assert round.view(2).partners == (0,)
    assert game.side(3, 4) == (1, 3)
    assert game.winners((18, 0, 18, 0), 1) == (0, 2)
    assert Block().teams(4) is None


@pytest.mark.parametrize(
    ("options", "moves"),
    [
        ({"partners": True}, ["4-1@E"]),
        ({}, []),
        ({"partners": True, "draw": True}, []),
    ],
)
def test_a_lay_that_covers_what_the_partner_passed_on_is_a_reason_for_it(options, moves):
    hands = "6-4 4-1 1-0 | 6-6 5-1 | 5-5 3-1 | 6-2 2-2 5-0"
    round, _ = played(hands, "0 6-4@C 1 6-6@W 2 pass 3 6-2@W", **options)
    view = round.view(0)
    found = {move.text: [*Block(**options).facts(view, move)] for move in view.legal}
    wanted = {text: [Fact("frees-partner", seat=2)] for text in moves}
    assert {text: facts for text, facts in found.items() if facts} == wanted


def test_the_heuristic_spares_the_partner():
    moves = ["6-2@C", "6-1@C"]
    hands = "6-2 6-1 | 6-5 2-0 1-1 | 2-2 4-2 | 6-4 2-1 1-0"  # only the partner cannot follow 6-1
    round, _ = played(hands, partners=True)
    worth = dict(zip(map(str, round.legal(0)), Block().heuristic(round, round.legal(0)), strict=True))
    alone, _ = played(hands)
    others = dict(zip(map(str, alone.legal(0)), Block().heuristic(alone, alone.legal(0)), strict=True))
    assert worth[moves[0]] == others[moves[0]]
    assert worth[moves[1]] == others[moves[1]] - 16


@pytest.mark.parametrize(
    ("hands", "lead", "tile"),
    [
        ("6-5 1-1 | 6-4 2-2 | 6-3 0-0", 1, "2-2"),  # the highest double
        ("5-4 1-0 | 6-3 2-0", 1, "6-3"),  # of two equally heavy tiles, the one with the higher half
        ("6-5 1-0 | 6-4 5-3", 0, "6-5"),
    ],
)
def test_who_leads_the_first_round(hands, lead, tile):
    round, _ = played(hands, lead=None)
    [found] = round.opening
    assert (round.lead, found.seat, found.tile) == (lead, lead, tile)
    assert found.seen_by(1 - lead).tile == found.seen_by(None).tile == ""


@pytest.mark.parametrize(
    ("moves", "ends", "seat", "legal"),
    [
        ("", {}, 0, "6-6@C 6-1@C 2-0@C"),
        ("0 6-6@C", {"W": "6", "E": "6"}, 1, "6-5@W 6-5@E"),
        ("0 6-1@C", {"W": "6", "E": "1"}, 1, "6-5@W"),
        ("0 6-1@C 1 6-5@W", {"W": "5", "E": "1"}, 2, "1-0@E"),
        ("0 6-1@C 1 6-5@W 2 1-0@E", {"W": "5", "E": "0"}, 0, "2-0@E"),
        ("0 6-6@C 1 6-5@E 2 6-4@W", {"W": "4", "E": "5"}, 0, "pass"),
        ("0 6-6@C 1 6-5@E 2 6-4@W 0 pass", {"W": "4", "E": "5"}, 1, "5-5@E"),
    ],
)
def test_the_legal_lays_of_a_position(moves, ends, seat, legal):
    round, _ = played(THREE, moves)
    assert round.view(seat).ends == ends
    assert round.waiting() == (seat,)
    assert " ".join(map(str, round.legal(seat))) == legal


def test_without_drawing_the_stock_is_not_touched():
    round, told = played("6-6 1-1 | 5-5 4-4", "0 6-6@C", stock="6-1 6-2")
    assert round.legal(1) == []
    assert round.outcome().reason is Reason.BLOCKED
    assert type(told[-1]).__name__ == "Blocked"


def test_with_drawing_a_seat_draws_until_a_tile_fits():
    moves = "0 6-6@C 1 draw 1 draw"
    round, told = played("6-6 1-1 | 5-5 4-4", moves, stock="3-3 6-1 6-2", draw=True)
    assert round.hands[1] == ["6-1", "5-5", "4-4", "3-3"]
    assert [str(move) for move in round.legal(1)] == ["6-1@W", "6-1@E"]
    assert [event.seen_by(0).tile for event in told[1:]] == ["", ""]
    assert [event.seen_by(1).tile for event in told[1:]] == ["3-3", "6-1"]
    assert round.view(None).voids == ("", "6")


def test_with_drawing_a_seat_passes_on_an_empty_stock():
    round, _ = played("6-6 6-1 | 5-5 4-4", "0 6-6@C 1 draw", stock="3-3", draw=True)
    assert [str(move) for move in round.legal(1)] == ["pass"]


@pytest.mark.parametrize(
    ("hands", "moves", "reason", "winners", "scores"),
    [
        ("6-6 | 5-5 4-4 | 3-1", "0 6-6@C", Reason.OUT, (0,), (22, 0, 0)),
        ("6-6 2-1 | 5-5 4-4 | 3-1", "0 6-6@C", Reason.BLOCKED, (0,), (19, 0, 0)),  # 18 + 4 - 3
        ("6-6 2-1 | 5-5 | 3-0", "0 6-6@C", Reason.BLOCKED, (), (0, 0, 0)),  # a tie for the lightest
    ],
)
def test_how_a_round_ends(hands, moves, reason, winners, scores):
    round, _ = played(hands, moves)
    assert round.outcome()[:3] == (reason, winners, scores)
    assert round.waiting() == ()


@pytest.mark.parametrize(
    ("lead", "moves", "leads"),
    [
        ("winner", "0 6-6@C", 0),
        ("next", "0 6-6@C", 1),
        ("highest", "0 6-6@C", None),
    ],
)
def test_who_leads_the_next_round(lead, moves, leads):
    round, _ = played("6-6 | 5-5 4-4 | 3-1", moves)
    assert Block(lead=lead).next_lead(round) == leads


def test_after_a_tie_the_next_seat_leads():
    round, _ = played("6-6 2-1 | 5-5 | 3-0", "0 6-6@C")
    assert Block().next_lead(round) == 1


@pytest.mark.parametrize(
    ("text", "kind", "said"),
    [
        ("5-6@W", None, "6-5@W"),
        ("6-5", AmbiguousMove, "which-end tile=6-5"),
        ("6-5@N", UnknownMove, "no-such-move text=6-5@N"),
        ("7-5@W", UnknownMove, "no-such-move text=7-5@W"),
    ],
)
def test_reading_a_move(text, kind, said):
    if kind is None:
        assert str(Block().parse(text)) == said
        return
    with pytest.raises(kind) as refused:
        Block().parse(text)
    assert str(refused.value) == said


@pytest.mark.parametrize(
    ("moves", "options", "act", "said"),
    [
        ("0 6-1@C", {}, "0 6-6@W", "not-your-turn turn=1"),
        ("0 6-1@C", {}, "1 draw", "must-lay tile=6-5"),
        ("0 6-1@C", {}, "1 6-4@W", "tile-not-in-hand tile=6-4"),
        ("0 6-1@C", {}, "1 5-5@W", "does-not-fit tile=5-5 place=W end=6"),
        ("0 6-1@C", {}, "1 5-5", "fits-nowhere tile=5-5"),
        ("0 6-1@C", {}, "1 6-5@C", "already-started tile=6-1"),
        ("", {}, "0 6-6@W", "nothing-to-join tile=6-6 place=W"),
        ("0 6-6@C 1 6-5@E 2 6-4@W", {}, "0 draw", "no-drawing"),
        ("0 6-6@C 1 6-5@E 2 6-4@W", {"draw": True}, "0 draw", "stock-empty"),
    ],
)
def test_why_a_move_is_refused(moves, options, act, said):
    round, _ = played(THREE, moves, **options)
    match = Match(Block(**options), 3, "refused")
    match.round = round
    seat, text = act.split()
    with pytest.raises(MoveNotNow) as refused:
        match.play(int(seat), text)
    assert str(refused.value) == said


def test_passing_is_refused_while_the_stock_lasts_and_any_move_after_the_end():
    round, _ = played("6-6 1-1 | 5-5 4-4", "0 6-6@C", stock="3-3", draw=True)
    assert str(round.refusal(1, Block().parse("pass"))) == "must-draw left=1"
    round, _ = played("6-6 | 5-5 4-4", "0 6-6@C")
    assert str(round.refusal(1, Block().parse("pass"))) == "round-over"


def test_an_imagined_hand_lacks_the_pips_its_seat_has_shown_to_lack():
    round, _ = played(THREE, "0 6-6@C 1 6-5@E 2 6-4@W 0 pass")
    assert round.view(None).voids == ("45", "", "")
    for seed in range(20):
        world = Block().determinize(round.view(1), Random(seed))
        assert not any(pip in tile for tile in world.hands[0] for pip in "45")


def test_timeout_lays_the_heaviest_fitting_tile():
    round, _ = played("6-1 2-0 6-5 | 6-4 4-4")
    assert str(round.timeout_move(0)) == "6-5@C"


def test_the_heuristic_goes_out_and_leaves_others_stuck():
    game = Block()
    round, _ = played("6-1 6-2 3-0 | 2-2 5-2 | 4-2 2-0", "")
    worth = dict(zip(map(str, round.legal(0)), game.heuristic(round, round.legal(0)), strict=True))
    assert worth["6-1@C"] > worth["6-2@C"]
    round, _ = played("6-1 | 2-2 5-2", "")
    assert game.heuristic(round, round.legal(0)) == [1000.0]


def of_theirs(domino):
    return f"{max(domino.first, domino.second)}-{min(domino.first, domino.second)}"


def valid(theirs, ours):
    """Return the package's legal moves by their names in our notation. Its first tile may lie the other way
    round."""
    if not ours.laid:
        sides = {True: "C", False: "C"}
    elif theirs.board.left_end() == ours.ends[0] and theirs.board.right_end() == ours.ends[1]:
        sides = {True: "W", False: "E"}
    else:
        sides = {True: "E", False: "W"}
    return {f"{of_theirs(domino)}@{sides[left]}": (domino, left) for domino, left in theirs.valid_moves}


@pytest.mark.parametrize("seed", range(150))
def test_legal_moves_match_the_package_dominoes(monkeypatch, seed):
    """Four hands of seven. The package passes by itself, and offers only one end if both ends are equal."""
    rng = Random(seed)
    monkeypatch.setattr("dominoes.game.random", rng)  # their deal would differ in every run
    theirs = dominoes.Game.new(starting_player=rng.randrange(4))
    ours = Block().stacked([[*map(of_theirs, hand)] for hand in theirs.hands], [], lead=theirs.turn)
    while theirs.result is None:
        while ours.legal(ours.turn)[0] == Block().parse("pass"):
            ours.apply(ours.turn, ours.legal(ours.turn)[0])
        assert ours.turn == theirs.turn
        legal = {str(move): move for move in ours.legal(ours.turn)}
        if len(set(ours.ends)) == 1:
            assert {of_theirs(domino) for domino, _ in theirs.valid_moves} == {text[:3] for text in legal}
        else:
            assert valid(theirs, ours).keys() == legal.keys()
        text, move = rng.choice(sorted(valid(theirs, ours).items()))
        theirs.make_move(*move)
        ours.apply(ours.turn, legal[text])
        if theirs.result is None or not theirs.result.won:
            assert sorted([theirs.board.left_end(), theirs.board.right_end()]) == sorted(ours.ends)
    assert ours.outcome().reason is (Reason.OUT if theirs.result.won else Reason.BLOCKED)


@pytest.mark.parametrize("seed", range(60))
def test_pairs_score_by_pips_and_by_rounds_as_the_package_dominoes_finds(monkeypatch, seed):
    """The sign of the package's points says which pair has won. The pips are counted in its hands."""
    rng = Random(seed)
    monkeypatch.setattr("dominoes.game.random", rng)
    theirs = dominoes.Game.new(starting_player=rng.randrange(4))
    hands = [[*map(of_theirs, hand)] for hand in theirs.hands]
    by_pips, by_rounds = (
        Block(partners=True, counting=counting, target=50).stacked(hands, [], lead=theirs.turn)
        for counting in ("pips", "rounds")
    )
    while theirs.result is None:
        for ours in (by_pips, by_rounds):
            while [move.text for move in ours.legal(ours.turn)] == ["pass"]:
                ours.apply(ours.turn, ours.legal(ours.turn)[0])
        text, move = rng.choice(sorted(valid(theirs, by_pips).items()))
        theirs.make_move(*move)
        for ours in (by_pips, by_rounds):
            ours.apply(ours.turn, Block().parse(text))
    pips = [sum(domino.first + domino.second for domino in hand) for hand in theirs.hands]
    pairs = pips[0] + pips[2], pips[1] + pips[3]
    winning = (theirs.result.points < 0) if theirs.result.points else None
    scores = [0, 0]
    if winning is not None:
        scores[winning] = pairs[not winning] - (0 if theirs.result.won else pairs[winning])
    assert by_pips.outcome().scores == (*scores, *scores)
    assert by_rounds.outcome().scores == tuple(int(seat % 2 == winning) for seat in range(4))
