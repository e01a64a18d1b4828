"""Reviews as messages: within Discord's limits, in every language, for every game with all seats."""

from __future__ import annotations

import re
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


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_longest_review_fits(locale: str) -> None:
    """Eight players with wide names, each outplayed."""
    found = reading("mexican-train", 8, locale, names=LONG[:8])
    seats = tuple(
        replace(each, right=each.decisions, luck=-0.4, play=-0.3, error=0.01) for each in found.review.seats
    )
    check(shared_review(replace(found, review=replace(found.review, seats=seats)), 0, f"**{'W' * 32}**"))


def test_a_review_tells_luck_play_and_the_best_and_costliest_moves() -> None:
    text = check(review_message(reading("all-fives", 2, names=("Ann", "Bob")), 0)).text
    minus = "\N{MINUS SIGN}"
    assert (
        f"**Ann** shared the win: fair share 50%, luck {minus}30%, play +5% = 25% · one of 2 choices" in text
    )
    assert "the chance to win would have been 25% lower. It empties your hand and scores 5 now." in text
    assert "the chance to win would have been 12% higher." in text
    assert "Play is an estimate, good to about 4%" in text


def summary(language: str = "en", **changes: Any) -> list[str]:
    """Return the lines about the two seats of a review, both with these values."""
    found = reading("block", 2, language)
    seats = tuple(replace(each, **changes) for each in found.review.seats)
    said = replace(found, review=replace(found.review, seats=seats)).said.summary(0)
    return said.split("\n")[1:3]


@pytest.mark.parametrize(
    ("language", "right", "decisions", "said"),
    [
        ("en", 1, 1, "no slips"),
        ("en", 0, 1, "the only choice could have been better"),
        ("en", 8, 9, "one of 9 choices could have been better"),
        ("en", 7, 9, "2 of 9 choices could have been better"),
        ("en", 0, 0, "never had a choice"),
        ("nl", 8, 9, "één van de 9 keuzes kon beter"),
        ("fr", 8, 9, "1 choix sur 9 pouvait être meilleur"),
        ("fr", 7, 9, "2 choix sur 9 pouvaient être meilleurs"),
    ],
)
def test_choices_are_told_with_the_languages_plurals(
    language: str, right: int, decisions: int, said: str
) -> None:
    lines = summary(language, right=right, decisions=decisions, luck=0.5, play=0.0)
    assert [line.split(" · ")[1] for line in lines] == [said, said]


def test_who_was_right_in_all_and_still_lost_by_play_reads_why() -> None:
    (line, _) = summary(right=3, decisions=3, luck=-0.4, play=-0.1, error=0.02)
    assert line.endswith("no slips, but the others gained more")


def test_play_within_its_margin_is_told_as_luck() -> None:
    """The best move in all four choices, and play of -1% give or take 2%."""
    (line, _) = summary(right=4, decisions=4, luck=0.51, play=-0.01, error=0.02)
    assert "won: fair share 50%, luck +50%, play 0% = 100% · no slips" in line
    (line, _) = summary(right=4, decisions=4, luck=-0.49, play=-0.01, error=0.02)
    assert "play 0% = 0% · no slips" in line


@pytest.mark.parametrize(
    ("luck", "play", "ended"), [(0.5, 0.0, "won"), (-0.5, 0.0, "did not win"), (0.0, 0.0, "shared the win")]
)
def test_luck_and_play_and_the_fair_share_make_how_it_ended(luck: float, play: float, ended: str) -> None:
    (line, _) = summary(luck=luck, play=play)
    assert f"Player 0** {ended}:" in line


def percents(line: str) -> list[int]:
    return [
        int(text.replace("\N{MINUS SIGN}", "-")) for text in re.findall(r"([+\N{MINUS SIGN}]?\d+)%", line)
    ]


@pytest.mark.parametrize("play", [-0.333, -0.125, 0.004, 0.018, 0.277])
def test_the_figures_add_up_as_they_are_rounded(play: float) -> None:
    for result in (0.0, 0.5, 1.0):
        (line, _) = summary(luck=result - 0.5 - play, play=play, error=0.001)
        share, luck, played_, total = percents(line)
        assert share + luck + played_ == total == round(100 * result)


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


# -- teams -----------------------------------------------------------------------------------------

FOUR = ("Ann", "Bob", "Cas", "Dee")


def team_review(reader: int | None = 0, **changes: Any) -> str:
    """Return the summary of a review of Partner Dominoes, told to a seat, about the moves of Ann."""
    found = reading("partners", 4, names=FOUR, seat=reader)
    seats = tuple(replace(each, **changes) for each in found.review.seats)
    return replace(found, review=replace(found.review, seats=seats)).said.summary(0)


def test_a_review_tells_luck_and_play_of_each_team_and_its_choices_together() -> None:
    """An even chance is one of two, whatever the number of seats."""
    lines = team_review(luck=0.4, play=0.1, error=0.02, decisions=3, right=2).split("\n")
    ann, bob = lines[1:3]
    for line, names in ((ann, "**Ann** and 🟢 **Cas**"), (bob, "**Bob** and 🟡 **Dee**")):
        assert names in line
        assert "won as a team: fair share 50%, luck +40%, play +10% = 100% · 2 of 6 choices" in line
    assert "own choices against those of the others" in lines[3]
    assert "Play: the team" in lines[3]


@pytest.mark.parametrize(
    ("reader", "whose"), [(0, "your team"), (2, "your team"), (1, "the team"), (None, "the team")]
)
def test_a_move_changes_the_chance_of_the_team(reader: int | None, whose: str) -> None:
    (line,) = [each for each in team_review(reader).split("\n") if each.startswith("★")]
    assert f"** {whose}\N{RIGHT SINGLE QUOTATION MARK}s chance to win would have been 25% lower." in line


def test_the_chances_are_those_of_the_teams() -> None:
    found = reading("partners", 4, names=FOUR)
    course = ((0, (0.25, 0.75, 0.25, 0.75)), *found.review.course[1:])
    (line,) = replace(found, review=replace(found.review, course=course)).said.step_lines(0, drawn=False)
    assert line == "📈 Chances to win: Ann and Cas 25% · Bob and Dee 75%"
