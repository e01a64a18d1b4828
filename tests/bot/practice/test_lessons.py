"""The lessons: each can be played as written, and every step has its own text."""

from __future__ import annotations

import re

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.practice.lessons import LEARNER, LESSONS
from bot.preferences import UserSettings
from bot.presentation.message import CONTENT, Button, Menu
from bot.presentation.practice.lesson_message import TaughtLesson
from bot.tables.state.seated import Player
from engine import GAMES

ANN = Player("Ann", 1)


def taught(game: str, number: int, language: str = "en", **settings: bool) -> TaughtLesson:
    return TaughtLesson(LESSONS[game], number, ANN, UserSettings(**settings), localizer_for(language))


def test_every_game_has_a_lesson() -> None:
    assert LESSONS.keys() == GAMES.keys()


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_takes_eight_to_twelve_steps_and_the_learner_wins(game: str) -> None:
    lesson = LESSONS[game]
    assert 8 <= len(lesson.steps) <= 12
    for deal in lesson.deals:
        match = deal.match(game)
        for seat, move in deal.record:
            assert move in {each.text for each in match.round.legal(seat)}, f"{seat}:{move}"
            match.play(seat, move)
    (outcome,) = match.outcomes
    assert LEARNER in outcome.winners


@pytest.mark.parametrize("game", LESSONS)
def test_the_hand_offers_one_control_for_every_step(game: str) -> None:
    for number, step in enumerate(LESSONS[game].steps):
        lesson = taught(game, number)
        legal = {move.text for move in lesson.table.views[LEARNER].legal}
        controls = [each for row in lesson.message().controls for each in row]
        offered = {each.click.argument for each in controls if isinstance(each, Button)}
        offered |= {choice.value for each in controls if isinstance(each, Menu) for choice in each.choices}
        right = {move for move in offered & legal if lesson.done_by(move)}
        first = {
            step.move.partition("@")[0],
            step.move[:1],
        }  # its tile, or *Bluff…* for a tile laid face down
        assert right or first & offered, f"step {number + 1}: {step.move}"
        assert len(right) <= 1, "two buttons for one thing"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_every_step_has_its_own_text_that_fits_a_message(game: str, language: str) -> None:
    said = set()
    for number in range(len(LESSONS[game].steps) + 1):
        message = taught(game, number, language, text=True).message()
        assert len(message.text) <= CONTENT
        assert len(message.controls) <= 5
        assert message.attachments
        said.add(message.text)
    assert len(said) == len(LESSONS[game].steps) + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_name_symbols_as_the_tiles_do(language: str) -> None:
    words = localizer_for(language)
    colour = words("uno-half", colour="r", face="1").replace("1", "").strip()
    agreeing = re.compile(rf"\b{colour[:-1]}\w\b")  # its last letter may depend on the symbol
    symbols = [agreeing.sub("", words("uno-half", colour="r", face=face)).strip() for face in "DR"]
    told = words("learn-uno-dominos-draw-two", other="Bob", move="3").lower()
    for symbol in (*symbols, words("uno-colourless", face="DE")):
        assert symbol.lower() in told


def test_a_correction_begins_with_the_number_on_the_button_of_its_tile() -> None:
    """A reader of “1 · red 1-3 → west” finds the button “1 → 2 ▸”."""
    lesson = taught("domino-4", 0)
    labels = [each.label for row in lesson.message().controls for each in row if isinstance(each, Button)]
    wanted = lesson.corrected().split("**")[1]
    assert wanted.split()[0] in {label.split()[0] for label in labels}
