"""The puzzles that ship with the bot: every one can be asked, and each has its day."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from bot.practice.puzzles import FILE, DatedPuzzle, __main__, all_puzzles, number_of, written
from engine import GAMES, Match
from engine.players.hints import ORDER
from engine.players.levels import different


def test_every_position_can_be_asked_and_has_a_best_move_among_three() -> None:
    for puzzle, _ in all_puzzles():
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
    games = Counter(each.puzzle.game for each in all_puzzles())
    assert games.keys() == GAMES.keys()
    assert min(games.values()) >= 0.04 * len(all_puzzles())
    assert len({each.puzzle.seed for each in all_puzzles()}) == len(all_puzzles())


def test_the_file_is_as_it_would_be_written() -> None:
    assert written(all_puzzles()) == FILE.read_text(encoding="utf-8")


def dated(*groups: tuple[int, date]) -> list[DatedPuzzle]:
    """So many puzzles each, from these days on."""
    puzzles = [each.puzzle for each in all_puzzles()]
    since = [day for number, day in groups for _ in range(number)]
    return [DatedPuzzle(puzzle, day) for puzzle, day in zip(puzzles, since, strict=False)]


def test_each_is_asked_once_before_any_is_asked_again() -> None:
    begin = date.min + timedelta(100 * (date(2026, 1, 1).toordinal() // 100))
    asked = [number_of(begin + timedelta(day), dated((100, date.min))) for day in range(300)]
    for lap in (asked[:100], asked[100:200], asked[200:]):
        assert sorted(lap) == [*range(100)]
    assert asked[:100] != asked[100:200]


@pytest.mark.parametrize(
    ("day", "number"), [(date(2026, 11, 22), 314), (date(2026, 11, 23), 108), (date(2027, 11, 22), 180)]
)
def test_a_day_has_the_same_puzzle_everywhere(day: date, number: int) -> None:
    assert number_of(day, dated((400, date.min))) == number


def test_what_is_added_to_the_file_changes_no_day_before_it_may_be_asked() -> None:
    begin, since = date(2026, 11, 1), date(2027, 3, 1)
    days = [begin + timedelta(number) for number in range(500)]
    fewer, more = dated((50, date.min)), dated((50, date.min), (20, since))
    before = [day for day in days if day < since]
    assert [number_of(day, more) for day in before] == [number_of(day, fewer) for day in before]
    after = [number_of(day, more) for day in days if day >= since]
    assert sorted(after[:70]) == sorted(after[70:140]) == [*range(70)], "the new ones among the others"


def test_the_days_of_the_file_follow_each_other() -> None:
    days = [each.since for each in all_puzzles()]
    assert days == sorted(days)
    assert days.count(date.min) == 409, "every day until today had one of these"


@pytest.mark.parametrize(("day", "said"), [("2026-02-30", "invalid"), ("2026-12-31", "--since < 2027-01-01")])
def test_no_puzzle_is_added_for_a_day_that_has_one(day: str, said: str, monkeypatch, capsys) -> None:
    latest = DatedPuzzle(all_puzzles()[0].puzzle, date(2027, 1, 1))
    monkeypatch.setattr(__main__, "all_puzzles", lambda: (latest,))
    monkeypatch.setattr("sys.argv", ["puzzles", "--total", "2", "--since", day])
    with pytest.raises(SystemExit):
        __main__.main()
    assert said in capsys.readouterr().err


def test_they_are_added_with_their_day(monkeypatch, tmp_path) -> None:
    file = tmp_path / "positions.jsonl"
    known = tuple(DatedPuzzle(each.puzzle, date(2027, 1, 1)) for each in all_puzzles()[:2])
    monkeypatch.setattr(__main__, "all_puzzles", lambda: known)
    monkeypatch.setattr(__main__, "FILE", file)
    monkeypatch.setattr(__main__, "find", lambda *_: known[0].puzzle)
    monkeypatch.setattr("sys.argv", ["puzzles", "--total", "3", "--since", "2027-01-01", "--game", "block"])
    __main__.main()
    assert file.read_text(encoding="utf-8") == written([DatedPuzzle(known[0].puzzle, date(2027, 1, 1))])


def test_more_are_found_by_the_games_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[tuple[str, int, str]] = []

    def find(game, seats, seed):
        tried.append((game.name, seats, seed))
        return all_puzzles()[0].puzzle if len(tried) % 2 else None

    monkeypatch.setattr(__main__, "find", find)
    after = max(int(each.puzzle.seed) for each in all_puzzles()) + 1
    found = __main__.found_after(all_puzzles(), sorted(GAMES))
    assert [next(found) for _ in range(3)] == [all_puzzles()[0].puzzle] * 3
    assert [int(seed) for _, _, seed in tried] == [*range(after, after + 5)]
    names = sorted(GAMES)
    assert [name for name, _, _ in tried] == [names[0], names[1], names[1], names[2], names[2]]
    assert {seats for _, seats, _ in tried} <= {2, 3}
