"""Tables of events: which sentence tells which event, and that every event is in the table."""

from __future__ import annotations

import sys
from dataclasses import dataclass

import pytest

from bot.presentation.games import PRESENTERS
from bot.presentation.games.telling import Either, Events, Sentence, telling_for
from engine import GAMES, Event


@dataclass(frozen=True, slots=True)
class Bell(Event):
    """An event of no game."""

    tile: str
    loud: bool = False


LOUD, SOFT, HIDDEN = Sentence("loud"), Sentence("soft"), Sentence("hidden")
NESTED = Either("tile", Either("loud", LOUD, SOFT), HIDDEN)


@pytest.mark.parametrize(
    ("table", "event", "told"),
    [
        ({Bell: LOUD}, Bell(""), LOUD),
        ({Bell: NESTED}, Bell("6-4", loud=True), LOUD),
        ({Bell: NESTED}, Bell("6-4"), SOFT),
        ({Bell: NESTED}, Bell("", loud=True), HIDDEN),
        ({Bell: Either("tile", LOUD, None)}, Bell(""), None),
        ({Bell: lambda event: SOFT if event.tile == "6-4" else NESTED}, Bell("6-4", loud=True), SOFT),
        ({Bell: lambda event: SOFT if event.tile == "6-4" else NESTED}, Bell("1-0", loud=True), LOUD),
        ({Bell: None}, Bell(""), None),
        ({}, Bell(""), None),
    ],
)
def test_an_event_is_told_by_its_sentence(table: Events, event: Event, told: Sentence | None) -> None:
    assert telling_for(event, table) is told


@pytest.mark.parametrize("game", GAMES)
def test_a_presenter_has_every_event_of_its_game(game: str) -> None:
    """Events that need no words are in the table too."""
    folder, _, _ = GAMES[game].__module__.removeprefix("engine.games.").partition(".")
    package = f"engine.games.{folder}"
    named = vars(sys.modules.get(f"{package}.events", sys.modules[package])).values()
    told = {each for each in named if isinstance(each, type) and issubclass(each, Event)} - {Event}
    assert told
    assert set(PRESENTERS[game].events) == told
