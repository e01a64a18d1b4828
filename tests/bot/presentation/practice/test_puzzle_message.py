"""The words of a puzzle: in a game of teams they speak of the partner and of the team."""

from __future__ import annotations

from datetime import date

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.practice.puzzles import all_puzzles
from bot.preferences import UserSettings
from bot.presentation.practice.puzzle_message import AskedPuzzle
from bot.presentation.text.table_facts import rules_of
from bot.tables.state.seated import Player
from engine import GAMES


def asked(game: str, language: str = "en") -> AskedPuzzle:
    """Return the first puzzle of a game whose odds are known, as Ann is asked it."""
    puzzle = next(each.puzzle for each in all_puzzles() if each.puzzle.game == game and each.puzzle.shares)
    return AskedPuzzle(
        date(2027, 1, 1), 0, puzzle, Player("Ann", 1), UserSettings(), localizer_for(language), counts=True
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_partner_is_named_if_there_is_one(game: str, language: str) -> None:
    puzzle = asked(game, language)
    teams = rules_of(puzzle.table).teams(len(puzzle.table.players))
    side = next((team for team in teams or () if puzzle.seat in team), (puzzle.seat,))
    names = [player.name.removesuffix(" 🤖") for player in puzzle.table.players]
    named = {seat for seat, name in enumerate(names) if f"**{name}**" in puzzle.question()}
    assert named == set(side) - {puzzle.seat}
    assert puzzle.question() in puzzle.asked().text


def test_the_answer_of_a_puzzle_with_a_partner_tells_how_often_the_team_wins() -> None:
    puzzle = asked("partners")
    best, share = next(iter(puzzle.puzzle.shares.items()))
    text = puzzle.answered(best, None).text
    assert f"your team wins {share} rounds out of 100 with **" in text
    assert "your team" not in asked("block").answered(asked("block").puzzle.best, None).text
