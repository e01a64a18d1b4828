"""Several changes of a table, combined into one delivery."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord_ui.channel.batch import Batch, hands_answered
from bot.tables.state.requests import Actor
from bot.tables.state.snapshot import Change
from tests.bot.presentation.conftest import begun, snapshot

TABLE = snapshot(begun())


def change(number: int = 0, **about: Any) -> Change:
    return Change(snapshot=TABLE, cause=Actor(11, interaction_id=number), **about)


@pytest.mark.parametrize("name", ["show_again", "recovered", "doubtful"])
@pytest.mark.parametrize("at", [0, 1])
def test_a_flag_of_one_change_applies_to_the_batch(name: str, at: int) -> None:
    changes = [change(), change()]
    assert not getattr(Batch.of(changes, {}), name)
    changes[at] = change(**{name: True})
    assert getattr(Batch.of(changes, {}), name)


@pytest.mark.parametrize(
    ("changes", "answered", "shown"),
    [
        ([change(7, answered=11)], {7}, {11}),
        ([change(7, answered=11)], {8}, set()),
        ([change(7)], {7}, set()),
        ([change(7, answered=11), change(8)], {7}, set()),
        ([], {7}, set()),
    ],
    ids=["their own", "another answer", "no hand", "a later change", "no changes"],
)
def test_the_users_whose_answer_shows_the_change(
    changes: list[Change], answered: set[int], shown: set[int]
) -> None:
    assert hands_answered(changes, answered) == shown
