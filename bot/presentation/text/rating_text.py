"""Ratings in words."""

from __future__ import annotations

from bot.language.localizer import Localizer
from bot.store import PROVISIONAL, shown_rating


def rating_text(skill: float, rated: int, localizer: Localizer) -> str:
    """Return a rating as a number, marked as provisional while it rests on few matches.

    Args:
        rated: the number of matches it rests on.
    """
    sure = "no" if rated < PROVISIONAL else "yes"
    return localizer("rating", value=localizer.number(shown_rating(skill)), sure=sure)
