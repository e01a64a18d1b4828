"""The rule book of Mexican Train: deals, texts, who begins, who wins, and what a seat may know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.core import AmbiguousMove, UnknownMove
from engine.games.mexican_train import MexicanTrain, Task, TrainRound, task
from engine.games.mexican_train.events import Drew

GAME = MexicanTrain()
SHORT = MexicanTrain(short_game=True)


def dealt(game: MexicanTrain, seats: int, number: int = 0, **more: Any) -> TrainRound:
    return game.deal(seats, Random(f"deal/{number}"), number=number, **more)


# -- deals -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats", "each", "stock"),
    [
        (GAME, 2, 16, 58),  # M1, M3
        (GAME, 3, 16, 42),
        (GAME, 4, 15, 30),
        (GAME, 5, 14, 20),
        (GAME, 6, 12, 18),
        (GAME, 7, 10, 20),
        (GAME, 8, 9, 18),
        (SHORT, 2, 15, 24),  # M26
        (SHORT, 3, 13, 15),
        (SHORT, 4, 10, 14),
    ],
)
def test_the_size_of_hands_and_stock(game: MexicanTrain, seats: int, each: int, stock: int) -> None:
    round = dealt(game, seats)
    assert [len(hand) for hand in round.hands] == [each] * seats
    assert len(round.stock) == stock


@pytest.mark.parametrize(("game", "top", "size"), [(GAME, 12, 91), (SHORT, 9, 55)])
def test_every_tile_but_the_engine_is_dealt_once(  # M1, M2, M26, E19
    game: MexicanTrain, top: int, size: int
) -> None:
    round = dealt(game, 2)
    tiles = [tile for pile in (*round.hands, round.stock) for tile in pile]
    assert round.engine == f"{top}-{top}"
    assert len(set(tiles)) == len(tiles) == size - 1
    assert round.engine not in tiles
    assert max(int(tile.split("-")[0]) for tile in tiles) == top


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_the_short_game_is_for_two_to_four(seats: int) -> None:  # M26, E17
    with pytest.raises(ValueError, match="2 to 4"):
        SHORT.deal(seats, Random(0))


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_two_to_eight_play(seats: int) -> None:  # M1
    with pytest.raises(ValueError, match="2 to 8"):
        GAME.deal(seats, Random(0))


@pytest.mark.parametrize(
    ("options", "engines"),
    [
        ({}, "12 11 10 9 8 7 6 5 4 3 2 1 0"),  # M24
        ({"length": "thirds"}, "12 9 6 3 0"),  # E21
        ({"length": "five"}, "12 11 10 9 8"),
        ({"short_game": True}, "9 8 7 6 5 4 3 2 1 0"),  # E17
        ({"short_game": True, "length": "thirds"}, "9 6 3 0"),
        ({"short_game": True, "length": "five"}, "9 8 7 6 5"),
    ],
)
def test_the_engines_of_a_match(options: dict[str, Any], engines: str) -> None:
    game = MexicanTrain(**options)
    rounds = [dealt(game, 3, number) for number in range(len(game.engines))]
    assert [round.engine for round in rounds] == [f"{pips}-{pips}" for pips in engines.split()]
    assert all(set(round.view(None).ends.values()) == {round.engine.split("-")[0]} for round in rounds)
    assert game.max_rounds() == len(engines.split())
    assert game.winners([3, 1, 2], len(rounds) - 1) is None
    assert game.winners([3, 1, 2], len(rounds)) == (1,)
    assert (
        dealt(game, 3, len(rounds)).engine == rounds[0].engine
    )  # after the last round it starts again from the top


def test_equal_lowest_totals_share_the_match() -> None:  # E16, M25
    assert GAME.winners([30, 12, 12, 40], 13) == (1, 2)


def test_the_start_moves_clockwise() -> None:  # M8
    round = dealt(GAME, 3, lead=1)
    leads = [round.lead]
    for number in (1, 2, 3):
        round = dealt(GAME, 3, number, lead=GAME.next_lead(round))
        leads.append(round.lead)
    assert leads == [1, 2, 0, 1]
    assert [dealt(GAME, 3, lead=seat).waiting() for seat in range(3)] == [(0,), (1,), (2,)]


def test_who_begins_the_first_round() -> None:  # M8, E1
    drawn = {GAME.deal(5, Random(seed)).lead for seed in range(60)}
    host = {MexicanTrain(first_starter="host").deal(5, Random(seed)).lead for seed in range(60)}
    assert (drawn, host) == ({0, 1, 2, 3, 4}, {0})


@pytest.mark.parametrize(
    "options",
    [
        {"length": "half"},
        {"first_starter": "oldest"},
        {"short_game": 1},
        {"open_hands": "yes"},
        {"target": 100},
    ],
)
def test_impossible_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(options))):
        MexicanTrain(**options)


@pytest.mark.parametrize(
    ("hands", "stock", "more", "why"),
    [
        (["12-5", "13-1"], "", {}, "not a tile"),
        (["12-5", "12-12"], "", {}, "12-12 is given twice"),
        (["12-5", "6-1"], "5-12", {}, "12-5 is given twice"),
        (["12-5", ""], "9-9", {}, "empty hand"),
        (["12-5"], "", {}, "2 to 8"),
        (["12-5", "6-1"], "", {"lead": 2}, "no seat 2"),
    ],
)
def test_impossible_stacked_deals_are_refused(
    hands: list[str], stock: str, more: dict[str, int], why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        GAME.stacked([hand.split() for hand in hands], stock.split(), **more)


def test_the_short_game_has_no_tens() -> None:  # M26
    with pytest.raises(ValueError, match="10-1 is not in this set"):
        SHORT.stacked([["10-1"], ["9-1"]], [])
    with pytest.raises(UnknownMove, match="no-such-move text=10-1@M"):
        SHORT.parse("10-1@M")


# -- texts -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("12-5@M", "12-5@M"),
        ("5-12@M", "12-5@M"),
        ("0-0@T7", "0-0@T7"),
        ("2-10@T0", "10-2@T0"),
        ("draw", "draw"),
        ("pass", "pass"),
    ],
)
def test_texts_parse_to_moves(text: str, move: str) -> None:
    assert str(GAME.parse(text)) == move
    assert GAME.parse(text) is GAME.parse(move)


@pytest.mark.parametrize(
    "text", ["", "12-5@T8", "12-5@m", "13-1@M", "12-5@", "05-1@M", "Draw", "12@M", "12-5@T-1"]
)
def test_bad_texts_are_refused(text: str) -> None:
    with pytest.raises(UnknownMove, match=r"^no-such-move"):
        GAME.parse(text)


@pytest.mark.parametrize("text", ["12-5", "5-12"])
def test_a_tile_without_a_train_is_ambiguous(text: str) -> None:
    with pytest.raises(AmbiguousMove, match=r"^which-train tile=12-5$"):
        GAME.parse(text)


# -- what a seat may know --------------------------------------------------------------------------


def test_closed_hands_are_seen_by_their_owners_only() -> None:
    round = dealt(GAME, 3)
    assert round.view(None).hands is round.view(1).hands is None
    assert round.view(None).hand == ()
    assert sorted(round.view(1).hand) == sorted(round.hands[1])


def test_open_hands_are_seen_by_all_but_the_stock_is_hidden() -> None:  # M27
    game = MexicanTrain(open_hands=True)
    round = game.stacked([["7-3", "6-3"], ["12-1", "8-2"]], ["12-4", "9-9"])
    events: list[Any] = []
    round.apply(0, game.parse("draw"), events.append)
    assert events == [Drew(0, "12-4", shown=True)]
    assert events[0].seen_by(None) == events[0].seen_by(1) == events[0]
    assert round.view(None).hands == round.view(1).hands == (("12-4", "7-3", "6-3"), ("12-1", "8-2"))
    assert "9-9" not in repr(round.view(0))


def test_a_drawn_tile_is_seen_by_its_drawer_only() -> None:
    drew = Drew(1, "12-4", shown=False)
    assert drew.seen_by(1) == drew
    assert drew.seen_by(0) == drew.seen_by(None) == Drew(1, "", shown=False)


def test_the_task_of_the_player_in_turn() -> None:
    round = GAME.stacked(
        [["12-9", "12-3", "6-4"], ["9-9", "12-8", "7-6"], ["12-7", "7-5", "6-2"]], ["9-1", "6-6"]
    )

    def after(seat: int, text: str) -> list[Task | None]:
        round.apply(seat, GAME.parse(text))
        return [task(round.view(viewer)) for viewer in (1, 2, None)]

    free, wait_free = Task(1, "lay", "free", "", ""), Task(1, "wait", "free", "", "")
    assert after(0, "12-9@M") == [free, wait_free, wait_free]  # M9
    extra, wait_extra = Task(1, "lay", "extra", "M", "9"), Task(1, "wait", "extra", "M", "9")
    assert after(1, "9-9@M") == [extra, wait_extra, wait_extra]  # M15
    cover, wait_cover = Task(2, "draw", "cover", "M", "9"), Task(2, "wait", "cover", "M", "9")
    assert after(1, "12-8@T1") == [wait_cover, cover, wait_cover]  # M18
    assert after(2, "draw")[1] == Task(2, "lay", "cover", "M", "9")
    assert round.view(2).drawn == "9-1"


def test_there_is_no_task_when_the_round_is_over() -> None:
    round = GAME.stacked([["12-9"], ["9-9"]], [])
    round.apply(0, GAME.parse("12-9@M"))
    assert [task(round.view(viewer)) for viewer in (0, 1, None)] == [None] * 3


# -- computer players ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "best"),
    [
        ("12-9 12-3 6-4", "12-9@M"),  # most pips
        ("12-9 12-7 7-5 4-2", "12-9@M"),  # the own train is kept for tiles that can follow there
        ("12-9 9-8", "12-9@T0"),
    ],
)
def test_the_heuristic_prefers_the_expected_lay(hand: str, best: str) -> None:
    round = GAME.stacked([hand.split(), ["1-0", "2-0"]], ["3-0"])
    moves = round.legal(0)
    worths = GAME.heuristic(round, moves)
    assert worths[moves.index(GAME.parse(best))] == max(worths)


def test_timeout_sheds_most_pips_and_prefers_the_own_train() -> None:
    round = GAME.stacked([["12-3", "12-9", "6-4"], ["1-0", "2-0"]], ["3-0"])
    assert str(round.timeout_move(0)) == "12-9@T0"
