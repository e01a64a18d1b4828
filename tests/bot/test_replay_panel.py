"""The controls of a replay: where they lead, and which of many rounds can be chosen."""

from __future__ import annotations

from typing import Any

import pytest

from bot.views.items import CHOICES, Click
from bot.views.replay import replay_panel, target
from bot.words import words_for

ENGLISH = words_for("en")


@pytest.mark.parametrize(
    ("here", "way", "there"),
    [
        (0, "first", 0),
        (0, "back", 0),
        (0, "next", 1),
        (0, "last", 9),
        (5, "first", 0),
        (5, "back", 4),
        (5, "next", 6),
        (9, "next", 9),
        (9, "back", 8),
        (5, "7", 7),
        (400, "next", 9),
        (5, "400", 9),
    ],
)
def test_no_control_leads_beyond_the_ends(here: int, way: str, there: int) -> None:
    assert target(Click("step", "abcd2345", here, way), 9) == there


def items(step: int, ends: list[int]) -> list[Any]:
    return [item.item for item in replay_panel("abcd2345", step, 400, ends, ENGLISH).children]


@pytest.mark.parametrize("step", [0, 1, 200, 399, 400])
def test_no_two_controls_are_the_same(step: int) -> None:
    ids = [item.custom_id for item in items(step, [100, 200, 400])]
    assert len(set(ids)) == len(ids) == 6


@pytest.mark.parametrize(
    ("step", "first", "last"), [(0, 1, 25), (81, 1, 25), (201, 9, 33), (400, 16, 40), (395, 16, 40)]
)
def test_of_many_rounds_the_nearest_can_be_chosen(step: int, first: int, last: int) -> None:
    select = items(step, [10 * number for number in range(1, 41)])[4]
    labels = [option.label for option in select.options]
    assert labels == [f"Round {number}" for number in range(first, last + 1)]
    assert len(labels) == CHOICES
    assert [option.value for option in select.options if option.default] == [str(step)] * (step == 400)


def test_a_single_round_is_no_choice() -> None:
    assert [item.label for item in items(0, [400])][-1] == "Send as animation"
    assert len(items(0, [400])) == 5
