"""Test a person's statistics in words, and which user ids their controls accept."""

from __future__ import annotations

import pytest

from bot.discord_ui.history.profiles import profile_text, user_id_of
from bot.language.localizer import localizer_for
from bot.store import GameTally, Profile


def test_the_best_round_has_the_fewest_points_if_the_fewest_win() -> None:
    about = {"matches": 2, "won": 1, "rounds": 4, "points": 40, "highest_round": 30, "lowest_round": 2}
    games = tuple(GameTally(game, **about) for game in ("all-fives", "mexican-train"))
    profile = Profile(games, streak=1, longest=3, achievements={}, ratings={}, rivals=())
    lines = profile_text(profile, "<@7>", localizer_for("en"), 7).splitlines()
    assert lines[1] == "**4 matches** · 2 wins (50%) · streak 1, best 3"
    assert lines[3:] == [
        "**All Fives:** 2 matches, 1 won (50%) · 10 a round on average · best round 30",
        "**Mexican Train:** 2 matches, 1 won (50%) · 10 a round on average · best round 2",
    ]


@pytest.mark.parametrize("text", ["0", "-1", str(1 << 63), "Ann"])
def test_a_text_that_is_no_user_id_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=text):
        user_id_of(text)
    assert user_id_of(str((1 << 63) - 1)) == (1 << 63) - 1
