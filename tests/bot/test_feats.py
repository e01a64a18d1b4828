"""What is worth counting in an event, and that every such thing has a word in every language."""

from __future__ import annotations

import pytest

from bot.games import PRESENTERS
from bot.words import LANGUAGES, words_for
from engine import Event
from engine.games.domino_four import events as four
from engine.games.uno_dominos import events as uno

CASES: list[tuple[str, Event, list[tuple[int, str]]]] = [
    ("uno-dominos", uno.Called(1), [(1, "uno-called")]),
    ("uno-dominos", uno.Caught(2, culprit=0), [(2, "uno-caught"), (0, "uno-missed")]),
    ("uno-dominos", uno.Kept(1), []),
    ("domino-4", four.Called(1), [(1, "four-called")]),
    ("domino-4", four.KeptSilent(1), [(1, "four-missed")]),
    ("domino-4", four.Accused(0, 1, "r1-3", truth=False), [(0, "four-unmasked"), (1, "four-exposed")]),
    ("domino-4", four.Accused(0, 1, "J", truth=True), []),
    ("all-fives", uno.Called(1), []),
]


@pytest.mark.parametrize(("game", "event", "feats"), CASES)
def test_who_did_what(game: str, event: Event, feats: list[tuple[int, str]]) -> None:
    assert list(PRESENTERS[game].feats(event)) == feats


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feat_has_a_word(language: str) -> None:
    names = {name for _, _, feats in CASES for _, name in feats}
    words = words_for(language)
    assert [name for name in names if not words.has(f"feat-{name}")] == []
