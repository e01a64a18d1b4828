"""The puzzles that ship with the bot: every one can be asked, and each has its day."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from bot.puzzles import FILE, __main__, all_puzzles, number_of, written
from engine import GAMES, Match
from engine.players.hints import ORDER
from engine.players.levels import different


def test_every_position_can_be_asked_and_has_a_best_move_among_three() -> None:
    for puzzle in all_puzzles():
        game = GAMES[puzzle.game].of_saved(puzzle.options)
        match = Match.replay(game, puzzle.seats, puzzle.seed, puzzle.record)
        (seat,) = match.round.waiting()
        view = match.round.view(seat)
        moves = {move.text for move in view.legal}
        assert match.rounds == 0, puzzle
        assert puzzle.best in moves, puzzle
        assert len(different(game, view, view.legal)) >= 3, puzzle
        assert puzzle.shares.keys() <= moves, puzzle
        assert puzzle.facts or puzzle.shares, f"nothing explains {puzzle}"
        assert {fact.kind for fact in puzzle.facts} <= {*ORDER}, puzzle
        assert not puzzle.shares or max(puzzle.shares, key=puzzle.shares.__getitem__) == puzzle.best


def test_they_are_of_all_games_and_no_two_are_the_same() -> None:
    games = Counter(puzzle.game for puzzle in all_puzzles())
    assert games.keys() == GAMES.keys()
    assert min(games.values()) >= 0.04 * len(all_puzzles())
    assert len({puzzle.seed for puzzle in all_puzzles()}) == len(all_puzzles())


def test_the_file_is_as_it_would_be_written() -> None:
    assert written(all_puzzles()) == FILE.read_text(encoding="utf-8")


def test_each_is_asked_once_before_any_is_asked_again() -> None:
    begin = date.fromordinal(100 * (date(2026, 1, 1).toordinal() // 100))
    asked = [number_of(begin + timedelta(day), 100) for day in range(300)]
    for lap in (asked[:100], asked[100:200], asked[200:]):
        assert sorted(lap) == [*range(100)]
    assert asked[:100] != asked[100:200]


@pytest.mark.parametrize(
    ("day", "number"), [(date(2026, 11, 22), 83), (date(2026, 11, 23), 331), (date(2027, 11, 22), 139)]
)
def test_a_day_has_the_same_puzzle_everywhere(day: date, number: int) -> None:
    assert number_of(day, 400) == number


def test_more_are_found_by_the_games_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[tuple[str, int, str]] = []

    def find(game, seats, seed):
        tried.append((game.name, seats, seed))
        return all_puzzles()[0] if len(tried) % 2 else None

    monkeypatch.setattr(__main__, "find", find)
    after = max(int(puzzle.seed) for puzzle in all_puzzles()) + 1
    found = __main__.found_after(list(all_puzzles()))
    assert [next(found) for _ in range(3)] == [all_puzzles()[0]] * 3
    assert [int(seed) for _, _, seed in tried] == [*range(after, after + 5)]
    names = sorted(GAMES)
    assert [name for name, _, _ in tried] == [names[0], names[1], names[1], names[2], names[2]]
    assert {seats for _, seats, _ in tried} <= {2, 3}
