"""A person's statistics as a picture: its words fit in every language, and names are those of today."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.discord_ui.history.profile_card import MOST, profile_card
from bot.discord_ui.wire.members import Known
from bot.language.localizer import LANGUAGES, localizer_for
from bot.store import GameTally, Partner, Profile, Rating, Rival
from engine import GAMES
from render import Career
from render.cards.career import _BAR_RIGHT, _COLUMN_WIDTH, _LEFT
from render.paint.pen import tallest

TALLY = {"matches": 1, "won": 1, "rounds": 4, "points": 40, "highest_round": 30, "lowest_round": 2}
EVERY = Profile(
    tuple(GameTally(game, **TALLY) for game in GAMES),
    streak=1,
    longest=7,
    achievements={"uno-called": 2, "of-a-later-version": 1},
    ratings={"": Rating(22.1, 14, 2, 9)},
    rivals=tuple(Rival(number, f"P{number}", 2, 1, 1) for number in range(1, 6)),
    partners=tuple(Partner(number, f"P{number}", 8, 6, 2) for number in range(5, 0, -1)),
)


def career(language: str = "en", **known: Known) -> Career:
    by_id = {int(number[1:]): each for number, each in known.items()}
    return profile_card(EVERY, "Ann", by_id, localizer_for(language), "").draw.args[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_headings_are_not_cut(language: str) -> None:
    tables = career(language).tables
    words = [word for table in tables for word in table.columns]
    assert [word for word in words if tallest(word, _COLUMN_WIDTH, (15,))[0] != word] == []
    headings = [table.heading for table in tables]
    assert [word for word in headings if tallest(word, _BAR_RIGHT - _LEFT, (15,))[0] != word] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_below_the_main_figures_are_large_enough_for_a_phone(language: str) -> None:
    full = replace(EVERY, streak=11, longest=117, ratings={"": Rating(22.1, 14, 12, 99)})
    figures = profile_card(full, "Ann", {}, localizer_for(language), "").draw.args[0].figures
    small = [each.label for each in figures if tallest(each.label, 232, (14,), "regular")[0] != each.label]
    assert small == []


def test_the_card_has_every_game_and_the_first_rivals_by_todays_names() -> None:
    card = career(p1=Known("Robert"), p2=Known(""))
    games, _, rivals = card.tables
    assert len(games.lines) == len(GAMES)
    assert [(line.name, line.gone) for line in rivals.lines] == [("Robert", ""), ("P2", "left"), ("P3", "")]
    assert len(rivals.lines) == MOST
    assert card.notes == ("UNO called: 2",)


def test_the_card_has_the_first_partners_with_their_share() -> None:
    partners = career(p4=Known("Quentin")).tables[1]
    assert [line.name for line in partners.lines] == ["P5", "Quentin", "P3"]
    assert dict(zip(partners.columns, partners.lines[0].values, strict=True)) == {
        "Win rate": "75%",
        "Won": "6",
        "Lost": "2",
        "Matches": "8",
    }
    assert partners.lines[0].share == 0.75


def test_the_best_round_is_the_lowest_where_the_fewest_points_win() -> None:
    best = {line.name: line.values[3] for line in career().tables[0].lines}
    assert (best["All Fives"], best["Mexican Train"]) == ("30", "2")
