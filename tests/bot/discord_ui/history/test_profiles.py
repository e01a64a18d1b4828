"""Test a person's statistics in words, and which user ids their controls accept."""

from __future__ import annotations

import pytest

from bot.discord_ui.history.profiles import profile_text, user_id_of
from bot.discord_ui.wire.members import Known
from bot.language.localizer import LANGUAGES, localizer_for
from bot.store import GameTally, Partner, Profile, Rival


def test_the_best_round_has_the_fewest_points_if_the_fewest_win() -> None:
    about = {"matches": 2, "won": 1, "rounds": 4, "points": 40, "highest_round": 30, "lowest_round": 2}
    games = tuple(GameTally(game, **about) for game in ("all-fives", "mexican-train"))
    profile = Profile(games, streak=1, longest=3, achievements={}, ratings={}, rivals=(), partners=())
    lines = profile_text(profile, "<@7>", localizer_for("en"), 7).splitlines()
    assert lines[1] == "**4 matches** · 2 wins (50%) · streak 1, best 3"
    assert lines[3:] == [
        "**All Fives:** 2 matches, 1 won (50%) · 10 a round on average · best round 30",
        "**Mexican Train:** 2 matches, 1 won (50%) · 10 a round on average · best round 2",
    ]


ABOUT = {"matches": 12, "won": 9, "rounds": 40, "points": 400, "highest_round": 30, "lowest_round": 2}
TEAMED = Profile(
    (GameTally("partners", **ABOUT),),
    streak=1,
    longest=3,
    achievements={},
    ratings={},
    rivals=(Rival(8, "Bob", 4, won=1, lost=3), Rival(9, "Cas", 2, won=2, lost=0)),
    partners=(Partner(8, "Bob", 8, won=6, lost=2), Partner(10, "Dan", 1, won=1, lost=0)),
)


def test_partners_and_opponents_are_told_apart() -> None:
    lines = profile_text(TEAMED, "<@7>", localizer_for("en"), 7, {10: Known("Daniel")}).splitlines()
    assert lines[4:] == [
        "**Most often in a team with:**",
        "• **Bob**: 8 matches, 6 won (75%), 2 lost",
        "• **Daniel**: one match, 1 won (100%), 0 lost",
        "**Most often against:**",
        "• **Bob**: 4 matches, 1 won, 3 lost",
        "• **Cas**: 2 matches, 2 won, 0 lost",
    ]


def test_the_asker_reads_how_it_went_against_them_and_with_them() -> None:
    lines = profile_text(TEAMED, "<@7>", localizer_for("en"), 8).splitlines()
    assert lines[4:] == [
        "**Against you:** 4 matches, 1 won, 3 lost",
        "**In a team with you:** 8 matches, 6 won (75%), 2 lost",
        "**Most often in a team with:**",
        "• **Dan**: one match, 1 won (100%), 0 lost",
        "**Most often against:**",
        "• **Cas**: 2 matches, 2 won, 0 lost",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_a_partners_matches(language: str) -> None:
    text = profile_text(TEAMED, "<@7>", localizer_for(language), 7)
    line = next(line for line in text.splitlines() if "Bob" in line)
    assert [number for number in ("8", "6", "75", "2") if number not in line] == []


@pytest.mark.parametrize("text", ["0", "-1", str(1 << 63), "Ann"])
def test_a_text_that_is_no_user_id_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=text):
        user_id_of(text)
    assert user_id_of(str((1 << 63) - 1)) == (1 << 63) - 1
