"""Every achievement that a game counts has a word in every language."""

from __future__ import annotations

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from engine import GAMES, Event
from engine.games.domino_four import events as four
from engine.games.partners import events as partners
from engine.games.uno_dominos import events as uno

COUNTED: list[tuple[str, Event]] = [
    ("uno-dominos", uno.Called(1)),
    ("uno-dominos", uno.Caught(2, culprit=0)),
    ("partners", partners.WentOut(1, "capicua")),
    ("partners", partners.WentOut(1, "chuchazo")),
    ("partners", partners.PassBonus(1, "all-pass", 25)),
    ("partners", partners.ShutOut((0, 2))),
    ("domino-4", four.Called(1)),
    ("domino-4", four.KeptSilent(1)),
    ("domino-4", four.Accused(0, 1, "r1-3", truth=False)),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "event"), COUNTED)
def test_every_achievement_has_a_word(game: str, event: Event, language: str) -> None:
    names = [name for _, name in GAMES[game].achievements(event)]
    assert names
    localizer = localizer_for(language)
    assert [name for name in names if not localizer.has(f"feat-{name}")] == []
