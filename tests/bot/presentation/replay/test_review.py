"""Reviews as messages: within Discord's limits, in every language, for every game with all seats."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import render
from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.message import Menu
from bot.presentation.replay.replay import MatchReplay
from bot.presentation.replay.review_message import FINE, Reading, review_message, reviewed_step, shared_review
from engine import GAMES, Fact, Match
from engine.players.hints import Certainty
from engine.players.judgement import Judgement, choices
from engine.players.review import Review, SeatReview
from tests.bot.presentation.conftest import LONG, begun, check, clicks, controls, play_on
from tests.bot.presentation.replay.test_replay import saved

ENGLISH = localizer_for("en")


def told(match: Match) -> Review:
    """Return an invented review of two decisions for every seat; the second one is the costliest."""
    again = Match(match.game, match.seats, match.seed)
    fair = (1 / match.seats,) * match.seats
    none = (0.0,) * match.seats
    found: dict[int, list[Judgement]] = {seat: [] for seat in range(match.seats)}
    for step, (seat, text) in enumerate(match.record):
        moves = choices(again, seat, text)
        if len(moves) > 1 and len(found[seat]) < 2:
            other = next(move.text for move in moves if move.text != text)
            lead = -0.125 if found[seat] else 0.25
            best = other if lead < 0 else text
            facts = (Fact("goes-out"), Fact("scores", 5))
            found[seat].append(
                Judgement(step, seat, text, best, other, fair, none, none, lead, Certainty.SURE, facts)
            )
        again.play(seat, text)
    seats = tuple(SeatReview(-0.3, 0.05, 0.04, 2, 1, *([*each, None, None][:2])) for each in found.values())
    all_found = {each.step: each for own in found.values() for each in own}
    won = tuple(float(seat in (match.winners or ())) for seat in range(match.seats))
    course = [(0, fair), *((step, each.chances) for step, each in sorted(all_found.items()))]
    return Review(seats, (*course, (len(match.record), won)), all_found)


OPTIONS = {"mexican-train": {"length": "five"}, "domino-4": {}}
"""Options with which a match is short. The other games use their own short match."""


@cache
def played(game: str, seats: int) -> tuple[Match, Review]:
    match = play_on(begun(game, seats, **OPTIONS.get(game, GAMES[game].short_match)), rounds=99)
    return match, told(match)


def reading(game: str, seats: int, locale: str = "en", *, names: Any = None, **keywords: Any) -> Reading:
    match, review = played(game, seats)
    localizer = localizer_for(locale)
    people = tuple(names or [f"Player {seat}" for seat in range(seats)])
    replay = MatchReplay(saved(match, people), localizer)
    return Reading(replay, review, localizer, keywords.pop("seat", 0), **keywords)


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_review_message_fits_and_has_all_its_words(game: str, locale: str) -> None:
    seats = GAMES[game]().seats[-1]
    for words in (False, True):
        found = reading(game, seats, locale, names=LONG[:seats], words=words)
        message = check(review_message(found, 0))
        shared = check(shared_review(found, 0, f"**{'W' * 32}**"))
        assert shared.controls == ()
        own = found.review.seats[0]
        assert own.best is not None
        step = check(reviewed_step(reading(game, seats, locale, words=words), own.best.step + 1))
        assert {click.split(":")[0] for click in clicks(step.controls)} >= {"reviewstep", "review"}
        for each in (message, shared, step):
            assert "review-" not in each.text
            assert not any(fact in each.text for fact in ("fact-", "hint-"))


def test_a_review_tells_luck_play_and_the_best_and_costliest_moves() -> None:
    text = check(review_message(reading("all-fives", 2, names=("Ann", "Bob")), 0)).text
    assert "**Ann**: luck \N{MINUS SIGN}30%, play +5% ± 4% · 1 of 2 choices right" in text
    assert "the chance to win would have been 25% lower. It empties your hand and scores 5 now." in text
    assert "the chance to win would have been 12% higher." in text
    assert "± says how far it may well be off" in text


@pytest.mark.parametrize(
    ("language", "right", "decisions", "said"),
    [
        ("en", 1, 1, "1 of one choice right"),
        ("en", 1, 9, "1 of 9 choices right"),
        ("nl", 1, 1, "1 van één keuze goed"),
        ("fr", 1, 9, "1 bon choix sur 9"),
        ("fr", 7, 9, "7 bons choix sur 9"),
    ],
)
def test_choices_are_counted_with_the_languages_plurals(
    language: str, right: int, decisions: int, said: str
) -> None:
    found = reading("block", 2, language)
    seats = tuple(replace(each, right=right, decisions=decisions) for each in found.review.seats)
    counted = replace(found, review=replace(found.review, seats=seats))
    assert counted.said.summary(0).count(said) == 2


def test_reasons_address_the_reader_only_for_their_own_moves() -> None:
    found = reading("all-fives", 2)
    assert "It empties your hand" in review_message(found, 0).text
    others = [review_message(found, 1), shared_review(reading("all-fives", 2, seat=None), 0, "Ann")]
    assert all("It empties the hand" in message.text for message in others)


def test_a_review_offers_only_the_moves_of_people() -> None:
    """A computer's moves are not judged, so its review would say that none stands out."""

    def offered(seats: int) -> list[str]:
        shown = controls(review_message(reading("block", seats), 0).controls)
        return [choice.label for each in shown if isinstance(each, Menu) for choice in each.choices]

    assert offered(3) == ["Player 0", "Player 1"]
    assert offered(2) == [], "one person has nobody else to choose"


def test_the_chart_marks_the_seats_moves_and_has_words() -> None:
    found = reading("mexican-train", 4, words=True)
    message = review_message(found, 2)
    (chart,) = message.attachments
    assert chart.alt.startswith("A chart of the chances to win over")
    assert "After round 1:" in chart.alt
    assert "After round 1:" in message.text
    drawn: Any = chart.draw
    course = drawn.args[1]
    own = found.review.seats[2]
    assert own.best is not None
    assert own.costliest is not None
    assert course.marks == [
        render.Mark(own.best.step, 2, good=True),
        render.Mark(own.costliest.step, 2, good=False),
    ]
    assert (course.chances[0][0], course.chances[-1][0]) == (0, len(found.replay))


def test_a_long_chart_averages_neighbouring_points() -> None:
    found = reading("block", 2)
    course = tuple((step, (step / 1000, 1 - step / 1000)) for step in range(1001))
    long = Reading(found.replay, Review(found.review.seats, course, {}), ENGLISH, 0)
    drawn: Any = review_message(long, 0).attachments[0].draw
    points = drawn.args[1].chances
    assert len(points) <= FINE + 2
    assert points[0] == course[0]
    assert points[-1] == course[-1]
    assert [step for step, _ in points] == sorted(step for step, _ in points)


def test_the_menu_of_marked_steps_marks_the_step_on_show() -> None:
    found = reading("all-fives", 2)
    own = found.review.seats[0]
    assert own.costliest is not None
    message = reviewed_step(found, own.costliest.step + 1)
    shown = [each for each in controls(message.controls) if isinstance(each, Menu)]
    menu = next(each for each in shown if each.click.argument == "mark")
    steps = [str(step + 1) for step in sorted(found.review.judgements)]
    assert [choice.value for choice in menu.choices] == steps
    assert [choice.value for choice in menu.choices if choice.default] == [str(own.costliest.step + 1)]
    assert "was not the best move" in message.text
