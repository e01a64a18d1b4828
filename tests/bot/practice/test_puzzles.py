"""The puzzles that ship with the bot: each is usable, and each day has one."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from bot.practice.puzzles import FILE, DatedPuzzle, __main__, all_puzzles, number_of, written
from engine import GAMES, Match
from engine.players.hints import ORDER
from engine.players.levels import different


def test_every_puzzle_can_be_replayed_and_has_at_least_three_moves() -> None:
    for puzzle, *_ in all_puzzles():
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


def test_every_game_has_sixty_puzzles_in_use_that_need_thought() -> None:
    used = [each.puzzle for each in all_puzzles() if each.until == date.max]
    games = Counter(puzzle.game for puzzle in used)
    assert games.keys() == GAMES.keys()
    assert min(games.values()) >= 60
    assert [puzzle for puzzle in used if __main__.trivial(puzzle)] == []


def test_no_puzzle_repeats_a_deal() -> None:
    assert len({each.puzzle.seed for each in all_puzzles()}) == len(all_puzzles())


def test_the_file_has_the_format_that_is_written() -> None:
    assert written(all_puzzles()) == FILE.read_text(encoding="utf-8")


def dated(*groups: tuple[int, date]) -> list[DatedPuzzle]:
    """Return puzzles in groups: a number of them, each usable from a day on."""
    puzzles = [each.puzzle for each in all_puzzles()]
    since = [day for number, day in groups for _ in range(number)]
    return [DatedPuzzle(puzzle, day) for puzzle, day in zip(puzzles, since, strict=False)]


def test_each_puzzle_is_used_once_before_any_repeats() -> None:
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


def test_added_puzzles_do_not_change_earlier_days() -> None:
    begin, since = date(2026, 11, 1), date(2027, 3, 1)
    days = [begin + timedelta(number) for number in range(500)]
    fewer, more = dated((50, date.min)), dated((50, date.min), (20, since))
    before = [day for day in days if day < since]
    assert [number_of(day, more) for day in before] == [number_of(day, fewer) for day in before]
    after = [number_of(day, more) for day in days if day >= since]
    assert sorted(after[:70]) == sorted(after[70:140]) == [*range(70)], "the new ones among the others"


def test_retired_puzzles_do_not_change_earlier_days_and_are_not_used_later() -> None:
    begin, until = date(2026, 11, 1), date(2027, 3, 1)
    days = [begin + timedelta(number) for number in range(500)]
    all_used = dated((50, date.min))
    retired = [each._replace(until=until) if number < 20 else each for number, each in enumerate(all_used)]
    before = [day for day in days if day < until]
    assert [number_of(day, retired) for day in before] == [number_of(day, all_used) for day in before]
    after = [number_of(day, retired) for day in days if day >= until]
    assert sorted(after[:30]) == sorted(after[30:60]) == [*range(20, 50)]


def test_puzzles_in_the_file_are_in_order_of_their_days() -> None:
    days = [each.since for each in all_puzzles()]
    assert days == sorted(days)
    assert days.count(date.min) == 409, "every day until today had one of these"


def test_the_file_changes_no_day_before_the_first_change() -> None:
    """The puzzles that were asked keep their days."""
    first = min(each.until for each in all_puzzles())
    assert first == date(2026, 11, 29)
    before = [each._replace(until=date.max) for each in all_puzzles() if each.since == date.min]
    days = [first - timedelta(number) for number in range(1, 400)]
    assert [number_of(day, all_puzzles()) for day in days] == [number_of(day, before) for day in days]
    assert all(__main__.trivial(each.puzzle) for each in all_puzzles() if each.until != date.max)


@pytest.mark.parametrize(("day", "said"), [("2026-02-30", "invalid"), ("2026-12-31", "--since < 2027-01-01")])
def test_puzzles_are_not_added_for_invalid_or_earlier_days(day: str, said: str, monkeypatch, capsys) -> None:
    latest = DatedPuzzle(all_puzzles()[0].puzzle, date(2027, 1, 1))
    monkeypatch.setattr(__main__, "all_puzzles", lambda: (latest,))
    monkeypatch.setattr("sys.argv", ["puzzles", "--each", "2", "--since", day])
    with pytest.raises(SystemExit):
        __main__.main()
    assert said in capsys.readouterr().err


@pytest.fixture
def file(monkeypatch, tmp_path):
    """Let the search read two known puzzles, the first one trivial, and write a file of its own."""
    path = tmp_path / "positions.jsonl"
    known = tuple(DatedPuzzle(each.puzzle, date(2027, 1, 1)) for each in all_puzzles()[:2])
    monkeypatch.setattr(__main__, "all_puzzles", lambda: known)
    monkeypatch.setattr(__main__, "FILE", path)
    monkeypatch.setattr(__main__, "trivial", lambda puzzle: puzzle == known[0].puzzle)
    return path


def test_found_puzzles_are_added_and_trivial_ones_retired(file, monkeypatch) -> None:
    first, second = __main__.all_puzzles()
    monkeypatch.setattr(__main__, "find", lambda *_: second.puzzle)
    day, game = date(2027, 2, 1), second.puzzle.game
    monkeypatch.setattr("sys.argv", ["puzzles", "--each", "2", "--since", day.isoformat(), "--game", game])
    __main__.main()
    wanted = [first._replace(until=day), second, DatedPuzzle(second.puzzle, day)]
    assert file.read_text(encoding="utf-8") == written(wanted)


def test_the_search_gives_turns_to_the_games_that_lack_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[tuple[str, int, str]] = []
    by_game = {each.puzzle.game: each.puzzle for each in all_puzzles()}

    def find(game, seats, seed):
        tried.append((game.name, seats, seed))
        return by_game[game.name] if len(tried) % 2 else None

    monkeypatch.setattr(__main__, "find", find)
    first, second, third = sorted(GAMES)[:3]
    known = [DatedPuzzle(by_game[second])]
    search = __main__.Search(known, [first, second, third], 1)
    assert [search.next() for _ in range(3)] == [by_game[first], by_game[third], None]
    after = int(by_game[second].seed) + 1
    assert [int(seed) for _, _, seed in tried] == [*range(after, after + 3)]
    assert [name for name, _, _ in tried] == [first, third, third]
    assert {seats for _, seats, _ in tried} <= {2, 3}
