"""Refusals in words: those of the table service, and illegal moves."""

from __future__ import annotations

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.text.refusal_text import refusal_text, shouted_text
from bot.tables.state.refusals import AwayError, IllegalMoveError, RefusedError, StrangerError
from bot.tables.state.snapshot import Name
from engine import IllegalMove
from tests.bot.presentation.conftest import begun, snapshot

ENGLISH = localizer_for("en")


def test_a_refusal_of_the_table_service_names_people() -> None:
    refusal = RefusedError("host-only", host=Name("A*n"))
    assert refusal_text(refusal, ENGLISH) == r"Only the host, **A\*n**, can do that."


@pytest.mark.parametrize("refusal", [AwayError(), StrangerError()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_common_refusals_have_a_sentence_in_every_language(refusal: RefusedError, language: str) -> None:
    localizer = localizer_for(language)
    assert refusal_text(refusal, localizer) == localizer(refusal.key)


def test_an_illegal_move_is_explained_in_the_games_own_words() -> None:
    refusal = IllegalMoveError(IllegalMove("does-not-fit", tile="6-4", end="0", arm="E"))
    said = refusal_text(refusal, ENGLISH, snapshot(begun("all-fives")))
    assert said == "6-4 does not fit the east arm: blank is open there."


def test_an_illegal_move_is_explained_with_the_names_of_seats() -> None:
    refusal = IllegalMoveError(IllegalMove("not-your-turn", turn=1))
    assert "**Bob**" in refusal_text(refusal, ENGLISH, snapshot(begun("uno-dominos")))


@pytest.mark.parametrize("game", ["uno-dominos", "domino-4"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shout_by_command_gets_a_reply(game: str, language: str) -> None:
    assert shouted_text(snapshot(begun(game)), localizer_for(language))
