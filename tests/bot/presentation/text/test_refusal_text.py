"""Refusals in words: of the table service, and of a game's rules."""

from __future__ import annotations

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.text.refusal_text import refusal_text, shouted_text
from bot.tables.state.refusals import AwayError, IllegalMoveError, RefusedError, StrangerError
from bot.tables.state.snapshot import Name
from engine import IllegalMove
from tests.bot.presentation.conftest import begun, snapshot

ENGLISH = localizer_for("en")


def test_a_refusal_of_the_service_is_told_with_the_names_in_it() -> None:
    refusal = RefusedError("host-only", host=Name("A*n"))
    assert refusal_text(refusal, ENGLISH) == r"Only the host, **A\*n**, can do that."


@pytest.mark.parametrize("refusal", [AwayError(), StrangerError()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_that_everybody_meets_have_a_sentence(refusal: RefusedError, language: str) -> None:
    localizer = localizer_for(language)
    assert refusal_text(refusal, localizer) == localizer(refusal.key)


def test_a_refusal_of_the_rules_is_told_in_the_games_own_words() -> None:
    refusal = IllegalMoveError(IllegalMove("does-not-fit", tile="6-4", end="0", arm="E"))
    said = refusal_text(refusal, ENGLISH, snapshot(begun("all-fives")))
    assert said == "6-4 does not fit the east arm: blank is open there."


def test_a_refusal_of_the_rules_names_the_seats() -> None:
    refusal = IllegalMoveError(IllegalMove("not-your-turn", turn=1))
    assert "**Bob**" in refusal_text(refusal, ENGLISH, snapshot(begun("uno-dominos")))


@pytest.mark.parametrize("game", ["uno-dominos", "domino-4"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_shouts_with_a_command_is_told_so(game: str, language: str) -> None:
    assert shouted_text(snapshot(begun(game)), localizer_for(language))
